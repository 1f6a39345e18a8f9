import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import {
  applyChange,
  childrenOf,
  idsByPath,
  inTreeOrder,
  type OrgChange,
  type OrgTree,
  type OrgUnit,
  type UnitValues,
} from '@hengcai/shared/rules/org/structure';
import { twiceIn, type FileChange, type FileLine, type FileProblem, type JudgedLine } from '../../kit/file-import.ts';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import type { KnownPerson } from '../../kit/people.ts';
import { brokenBy, subjectOf } from './change.ts';
import type { PendingChange } from './structure.ts';

/** The column in which a field of a change is written. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  deptId: 'deptCode',
  parentDeptId: 'parent',
  deptName: 'deptName',
  headEmpId: 'headNumber',
};
/** Rows judged between two turns of the event loop. */
const CHUNK = 100;

interface Asked {
  row: number;
  deptId: string;
  isNew: boolean;
  code: string;
  values: FileLine['values'];
}

/** The departments that no row is about are closed. */
export interface Closing {
  /** What is against it, by department, beside what stands below it. */
  reasons: ReadonlyMap<string, readonly RuleIssue[]>;
  /** What is coming. */
  pending: readonly PendingChange[];
}

/** Departments that no row is about; the company itself is none of them. */
export function missingFrom(tree: OrgTree, lines: readonly FileLine[]): string[] {
  const named = new Set(lines.map(({ values }) => String(values.get('deptCode') ?? '').toLowerCase()));
  return [...tree.values()]
    .filter(({ code, parentId }) => parentId !== null && !named.has(code.toLowerCase()))
    .map(({ deptId }) => deptId);
}

/** Judges the rows of a file of departments one after the other in the tree as the rows before have made it. */
export class FileJudge {
  /** What the good rows do, in the order in which it can be done. */
  readonly changes: OrgChange[] = [];
  private tree: OrgTree;
  private readonly known: Map<string, string>;
  private readonly taken: Set<string>;
  private readonly judged = new Map<number, JudgedLine>();
  private readonly rowOf = new Map<string, number>();
  /** The places that rows give, by department. */
  private readonly orders = new Map<string, number>();
  private readonly byId: ReadonlyMap<string, KnownPerson>;

  constructor(
    private readonly before: OrgTree,
    taken: readonly { code: string }[],
    /** People the file names, by number in lower case. */
    private readonly named: ReadonlyMap<string, KnownPerson>,
    /** Heads of today, by id. */
    private readonly heads: ReadonlyMap<string, KnownPerson>,
    private readonly ctx: Pick<Ctx, 'language' | 'newId'>,
  ) {
    this.tree = before;
    this.byId = new Map([...named.values()].map((person) => [person.empId, person]));
    this.known = new Map([...before.values()].map(({ code, deptId }) => [code.toLowerCase(), deptId]));
    this.taken = new Set(taken.map(({ code }) => code.toLowerCase()));
  }

  /** Judges all rows: a parent may stand below its children in the file. */
  async judge(lines: readonly FileLine[], closing: Closing | null): Promise<void> {
    const twice = twiceIn(lines, 'deptCode');
    let waiting: Asked[] = [];
    for (const line of lines) {
      const asked = this.asked(line, twice);
      if (asked) waiting.push(asked);
    }
    for (let before = -1; waiting.length > 0 && waiting.length !== before;) {
      before = waiting.length;
      waiting = await this.pass(waiting);
    }
    for (const { row } of waiting) this.refuse(row, [{ column: 'parent', code: 'UNKNOWN_PARENT' }]);
    if (closing) await this.close(closing);
    this.judgeOrders();
  }

  /** Closes departments, each as if by itself, those below others first: what cannot be closed stays open with the reasons. */
  private async close({ reasons, pending }: Closing): Promise<void> {
    const deptIds = inTreeOrder(this.tree).flatMap(({ deptId }) => (reasons.has(deptId) ? [deptId] : []));
    for (const [at, deptId] of deptIds.toReversed().entries()) {
      if (at % CHUNK === CHUNK - 1) await nextTurn();
      const row = -at;
      const unit = this.tree.get(deptId);
      const cells = [
        { field: 'deptCode', value: unit?.code ?? '' },
        { field: 'deptName', value: unit?.name ?? '' },
      ];
      const change: OrgChange = { kind: 'close', deptId };
      const { tree, issues } = applyChange(this.tree, change);
      const against = issues.length > 0 ? issues : (reasons.get(deptId) ?? []);
      const broken = against.length > 0 ? null : brokenBy(tree, pending, this.tree);
      const problems = (broken ? [broken] : against).map(({ code, params }) => ({
        column: null,
        code,
        ...(params && { params }),
      }));
      if (problems.length === 0) {
        this.tree = tree;
        this.changes.push(change);
        this.rowOf.set(deptId, row);
      }
      this.judged.set(row, { row, outcome: problems.length > 0 ? 'open' : 'close', problems, changes: [], cells });
    }
  }

  /** A row that can be judged in the tree; all others are refused here. */
  private asked({ row, values, problems }: FileLine, twice: ReadonlyMap<string, number[]>): Asked | null {
    const code = String(values.get('deptCode') ?? '');
    const key = code.toLowerCase();
    const deptId = this.known.get(key);
    const told = new Set(problems.map(({ column }) => column));
    const wrong: FileProblem[] = [...problems];
    if (code === '' && !told.has('deptCode')) wrong.push({ column: 'deptCode', code: 'REQUIRED' });
    const rows = twice.get(key);
    if (rows)
      wrong.push({
        column: 'deptCode',
        code: 'CODE_TWICE_IN_FILE',
        params: { rows: rows.filter((r) => r !== row).join(', ') },
      });
    if (deptId === undefined && this.taken.has(key)) wrong.push({ column: 'deptCode', code: 'ALREADY_USED' });
    if (deptId === undefined && !values.has('deptName') && !told.has('deptName'))
      wrong.push({ column: 'deptName', code: 'REQUIRED' });
    const head = values.get('headNumber');
    if (head !== undefined && !this.isHead(String(head), deptId))
      wrong.push({ column: 'headNumber', code: 'HEAD_NUMBER_UNKNOWN' });
    if (wrong.length > 0) {
      this.refuse(row, wrong);
      return null;
    }
    return { row, deptId: deptId ?? this.ctx.newId(), isNew: deptId === undefined, code, values };
  }

  /** A head is somebody who works here and whom the caller may see; the one of today may stay. */
  private isHead(number: string, deptId: string | undefined): boolean {
    const person = this.named.get(number.toLowerCase());
    if (!person) return false;
    return person.inService || (deptId !== undefined && this.before.get(deptId)?.headEmpId === person.empId);
  }

  /** Judges the rows whose parent is there; answers those that wait for another row. */
  private async pass(waiting: readonly Asked[]): Promise<Asked[]> {
    const later: Asked[] = [];
    const paths = idsByPath(this.tree);
    for (const [at, asked] of waiting.entries()) {
      if (at % CHUNK === CHUNK - 1) await nextTurn();
      const parent = this.parentOf(asked, paths);
      if (parent === undefined) later.push(asked);
      else this.apply(asked, parent);
    }
    return later;
  }

  /** The parent a row names, by code or by its full path; null: none is named; undefined: there is none of that name yet. */
  private parentOf({ values }: Asked, paths: ReadonlyMap<string, string | null>): string | null | undefined {
    const named = values.get('parent');
    if (named === undefined) return null;
    const key = String(named).toLowerCase();
    const byCode = this.known.get(key);
    if (byCode !== undefined) return byCode;
    return paths.get(key.replace(/\s*[/／\\>]\s*/g, '/').replace(/^\/|\/$/g, '')) ?? undefined;
  }

  private apply(asked: Asked, parentId: string | null): void {
    const { row, deptId, isNew, code, values } = asked;
    const unit = this.tree.get(deptId);
    const given: UnitValues = {
      ...(values.has('deptName') && { name: String(values.get('deptName')) }),
      ...(values.has('deptNameEn') && { nameEn: String(values.get('deptNameEn')) }),
      ...(parentId !== null && { parentId }),
      ...(values.has('headNumber') && {
        headEmpId: this.named.get(String(values.get('headNumber')).toLowerCase())?.empId ?? null,
      }),
    };
    const change = unit ? changeOf(unit, given) : this.creation(deptId, code, given, parentId);
    if (change) {
      const { tree, issues } = applyChange(this.tree, change);
      if (issues.length > 0) {
        this.refuse(
          row,
          issues.map(({ field, ...one }) => ({ column: COLUMN_OF[field] ?? field, ...one })),
        );
        return;
      }
      this.tree = tree;
      this.changes.push(change);
    }
    this.rowOf.set(deptId, row);
    if (isNew) this.known.set(code.toLowerCase(), deptId);
    const order = values.get('order');
    if (order !== undefined) this.orders.set(deptId, Number(order));
    const outcome = isNew ? 'add' : change ? 'change' : 'same';
    this.judged.set(row, { row, outcome, problems: [], changes: unit && change ? this.told(unit, given) : [] });
  }

  private creation(deptId: string, code: string, given: UnitValues, parentId: string | null): OrgChange {
    const root = [...this.tree.values()].find((unit) => unit.parentId === null)?.deptId ?? null;
    const parent = parentId ?? root;
    const siblings = [...this.tree.values()].filter((unit) => unit.parentId === parent);
    const unit: OrgUnit = {
      deptId,
      code,
      name: given.name ?? '',
      nameEn: given.nameEn ?? null,
      parentId: parent,
      headEmpId: given.headEmpId ?? null,
      sort: Math.max(-1, ...siblings.map(({ sort }) => sort)) + 1,
    };
    return { kind: 'create', unit };
  }

  private called(one: Pick<OrgUnit, 'name' | 'nameEn'> | undefined): string | null {
    return one ? localName(this.ctx, one.name, one.nameEn) : null;
  }

  /** What a row changes, in words. */
  private told(unit: OrgUnit, given: UnitValues): FileChange[] {
    const nameOf = (id: string | null | undefined) => this.called(id ? this.tree.get(id) : undefined);
    const personOf = (id: string | null | undefined) => {
      const person = id ? (this.heads.get(id) ?? this.byId.get(id)) : undefined;
      return person ? `${this.called(person)} ${person.number}` : null;
    };
    const lines: (FileChange & { differs: boolean })[] = [
      { field: 'deptName', before: unit.name, after: given.name ?? null, differs: isOther(given.name, unit.name) },
      {
        field: 'deptNameEn',
        before: unit.nameEn,
        after: given.nameEn ?? null,
        differs: isOther(given.nameEn, unit.nameEn),
      },
      {
        field: 'parent',
        before: nameOf(unit.parentId),
        after: nameOf(given.parentId),
        differs: isOther(given.parentId, unit.parentId),
      },
      {
        field: 'headNumber',
        before: personOf(unit.headEmpId),
        after: personOf(given.headEmpId),
        differs: isOther(given.headEmpId, unit.headEmpId),
      },
    ];
    return lines.flatMap(({ differs, ...line }) => (differs ? [line] : []));
  }

  private refuse(row: number, problems: readonly FileProblem[]): void {
    this.judged.set(row, { row, outcome: 'error', problems, changes: [] });
  }

  /** A row whose department stands elsewhere among its siblings than the row says changes that as well. */
  private judgeOrders(): void {
    const children = childrenOf(this.tree);
    const places = new Map([...children.values()].flatMap((list) => list.map(({ deptId }, at) => [deptId, at + 1])));
    for (const [deptId, order] of this.orders) {
      const place = places.get(deptId);
      const line = this.judged.get(this.rowOf.get(deptId) ?? 0);
      if (!line || place === undefined || place === order) {
        this.orders.delete(deptId);
        continue;
      }
      if (line.outcome === 'add') continue;
      this.judged.set(line.row, {
        ...line,
        outcome: 'change',
        changes: [...line.changes, { field: 'order', before: place, after: order }],
      });
    }
  }

  /** The tree the rows come to, and the places of all siblings where rows give one of them another. */
  order(): { placed: OrgTree; sorts: Map<string, number> } {
    const children = childrenOf(this.tree);
    const sorts = new Map<string, number>();
    for (const parentId of new Set([...this.orders.keys()].map((id) => this.tree.get(id)?.parentId ?? null))) {
      const rest = (children.get(parentId) ?? []).filter(({ deptId }) => !this.orders.has(deptId));
      const moved = (children.get(parentId) ?? [])
        .flatMap((unit) => (this.orders.has(unit.deptId) ? [{ unit, order: this.orders.get(unit.deptId) ?? 0 }] : []))
        .toSorted((a, b) => a.order - b.order);
      for (const { unit, order } of moved) rest.splice(Math.max(0, order - 1), 0, unit);
      for (const [at, { deptId, sort }] of rest.entries()) if (sort !== at) sorts.set(deptId, at);
    }
    return { placed: new Map(inTreeOrder(this.tree).map((unit) => [unit.deptId, unit])), sorts };
  }

  lines(): JudgedLine[] {
    return [...this.judged.values()].toSorted((a, b) => a.row - b.row);
  }

  private subjects(kind: OrgChange['kind']): { row: number; deptId: string }[] {
    return this.changes
      .filter((change) => change.kind === kind)
      .map((change) => ({ row: this.rowOf.get(subjectOf(change)) ?? 0, deptId: subjectOf(change) }));
  }

  made = () => this.subjects('create');
  closed = () => this.subjects('close');

  /** Departments that were there and that rows change, in whatever way. */
  changed(): { row: number; deptId: string }[] {
    const ordered = [...this.orders.keys()]
      .filter((id) => this.before.has(id))
      .map((deptId) => ({ row: this.rowOf.get(deptId) ?? 0, deptId }));
    const all = [...this.subjects('change'), ...ordered];
    return [...new Map(all.map((one) => [one.deptId, one])).values()];
  }
}

const isOther = <T>(given: T | undefined, stored: T): boolean => given !== undefined && given !== stored;

/** What differs from how a department stands; null where nothing does. */
function changeOf(unit: OrgUnit, given: UnitValues): OrgChange | null {
  const values = Object.fromEntries(
    Object.entries(given).filter(([field, value]) => unit[field as keyof UnitValues] !== value),
  ) as UnitValues;
  return Object.keys(values).length === 0 ? null : { kind: 'change', deptId: unit.deptId, values };
}
