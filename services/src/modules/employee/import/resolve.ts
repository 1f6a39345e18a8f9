import { sameText, type NewThing, type ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import type { StagedProblem } from '../tables-import.ts';
import type { CompanyState, Named } from './state.ts';
import { Unknowns, type Parent } from './unknown.ts';

/** So many names are listed as a whole; of more only those near to what was written. */
const LISTED = 20;

export type Resolved = { id: string } | { problem: StagedProblem };
/** What a row says and, where it is unknown, of which thing. */
type Found = Resolved & { thing?: { kind: ThingKind; key: string } };

interface Columns {
  code: string;
  name: string;
}
const COLUMNS: Record<ThingKind, Columns> = {
  department: { code: 'deptCode', name: 'deptName' },
  position: { code: 'positionCode', name: 'positionName' },
  rank: { code: 'rank', name: 'rank' },
  jobFamily: { code: 'jobFamily', name: 'jobFamily' },
};

/** Spaces around the steps of a path mean nothing. */
const pathText = (written: string): string => sameText(written).replaceAll(/\s*\/\s*/g, '/');

/**
 * Resolves departments, positions, ranks and families of a file: by code, a department then by path, then by a name only
 * one has. What is unknown may be a typing error, so it is an error with the names near to it until somebody confirms
 * that it is made; a file that gives code and name proposes both.
 */
export class Resolver {
  readonly unknowns: Unknowns;
  /** Departments found by their name although the file gives another code, for the summary. */
  readonly byName = new Map<string, string>();
  private readonly known: Readonly<Record<ThingKind, readonly Named[]>>;
  private readonly codes: Readonly<Record<ThingKind, ReadonlyMap<string, Named>>>;
  private readonly names: Readonly<Record<ThingKind, ReadonlyMap<string, Named[]>>>;
  private readonly paths: ReadonlyMap<string, string>;
  /** The key of what the file itself names, by name: a row without the code means the same. */
  private readonly coded = new Map<string, string>();
  private readonly nameOfCode = new Map<string, string>();
  private readonly found = new Map<string, Found>();

  constructor(
    private readonly state: CompanyState,
    newId: () => string,
    confirmed: readonly NewThing[],
  ) {
    this.known = {
      department: state.departments.map((one) => ({
        id: one.deptId,
        code: one.deptCode,
        name: one.deptName,
        nameEn: one.deptNameEn,
      })),
      position: state.positions,
      rank: state.ranks,
      jobFamily: state.families,
    };
    const each = <T>(make: (kind: ThingKind) => T) => ({
      department: make('department'),
      position: make('position'),
      rank: make('rank'),
      jobFamily: make('jobFamily'),
    });
    this.codes = each((kind) => new Map(this.known[kind].map((one) => [sameText(one.code), one])));
    this.names = each((kind) => byNameOf(this.known[kind]));
    this.paths = pathsOf(state);
    this.unknowns = new Unknowns(this.known, confirmed, newId);
  }

  /** Tells which codes the file gives to which names, before its rows are judged. */
  prepare(kind: 'department' | 'position', code: string | undefined, name: string | undefined): void {
    if (code === undefined || name === undefined || this.codes[kind].has(sameText(code))) return;
    const at = `${kind}\n${sameText(code)}`;
    if (!this.nameOfCode.has(at)) this.nameOfCode.set(at, name);
    if (!this.coded.has(`${kind}\n${sameText(name)}`)) this.coded.set(`${kind}\n${sameText(name)}`, code);
  }

  /** The department of a row, by code or by name or path ("Sales/East"). */
  department(code: string | undefined, name: string | undefined): Resolved {
    return this.once('department', code, name, (found) => {
      if (!('id' in found) || this.state.scope === null || this.state.scope.has(found.id)) return found;
      return { problem: { column: code === undefined ? 'deptName' : 'deptCode', code: 'OUT_OF_SCOPE' } };
    });
  }

  /** The position of a row. */
  position(code: string | undefined, name: string | undefined): Resolved {
    return this.once('position', code, name);
  }

  /** A rank or job family, by code or name. */
  listed(kind: 'rank' | 'jobFamily', written: string): Resolved {
    return this.once(kind, undefined, written);
  }

  /** Thousands of rows name the same few things; each is looked for once. */
  private once(
    kind: ThingKind,
    code: string | undefined,
    name: string | undefined,
    judge: (found: Found) => Found = (found) => found,
  ): Resolved {
    const key = `${kind}\n${code ?? ''}\n${name ?? ''}`;
    const found = this.found.get(key) ?? judge(this.find(kind, code, name));
    this.found.set(key, found);
    if (found.thing) this.unknowns.count(found.thing.kind, found.thing.key);
    return found;
  }

  private find(kind: ThingKind, code: string | undefined, name: string | undefined): Found {
    const byCode = code === undefined ? undefined : this.codes[kind].get(sameText(code));
    if (byCode) return { id: byCode.id };
    // Positions are told apart by their codes: two may well have one name.
    if (name !== undefined && (code === undefined || kind === 'department')) {
      const found = this.byWrittenName(kind, name, code === undefined);
      if (found === 'several' && code === undefined)
        return {
          problem: { column: COLUMNS[kind].name, code: 'SEVERAL_OF_THIS_NAME', allowed: this.listNear(kind, name) },
        };
      if (typeof found === 'object') {
        if (code !== undefined) this.byName.set(found.name, code);
        return { id: found.id };
      }
    }
    const ownCode = code ?? this.coded.get(`${kind}\n${sameText(name ?? '')}`);
    return ownCode === undefined ? this.unknownName(kind, name ?? '') : this.unknownCode(kind, ownCode, code, name);
  }

  /** `orCode`: what stands under the name may be a code as well, where the row gives none. */
  private byWrittenName(kind: ThingKind, written: string, orCode = true): Named | 'none' | 'several' {
    const path = kind === 'department' ? this.paths.get(pathText(written)) : undefined;
    if (path !== undefined) return { id: path, code: '', name: written };
    const byCode = orCode ? this.codes[kind].get(sameText(written)) : undefined;
    if (byCode) return byCode;
    const byName = this.names[kind].get(sameText(written)) ?? [];
    return new Set(byName.map(({ id }) => id)).size > 1 ? 'several' : (byName[0] ?? 'none');
  }

  private unknownCode(kind: ThingKind, code: string, written: string | undefined, name: string | undefined): Found {
    const key = sameText(code);
    const first = this.nameOfCode.get(`${kind}\n${key}`);
    const column = written === undefined ? COLUMNS[kind].name : COLUMNS[kind].code;
    if (first !== undefined && name !== undefined && sameText(first) !== sameText(name))
      return { problem: { column: COLUMNS[kind].name, code: 'TWO_NAMES_FOR_CODE', params: { code, name: first } } };
    const told = first ?? name ?? code;
    const id = this.unknowns.note({
      kind,
      key,
      code,
      name: told,
      field: COLUMNS[kind].code,
      value: code,
    });
    return this.answer(kind, key, id, { column, code: 'UNKNOWN_CODE' }, told);
  }

  private unknownName(kind: ThingKind, written: string): Found {
    const key = kind === 'department' ? pathText(written) : sameText(written);
    const id =
      kind === 'department'
        ? this.notePath(written)
        : this.unknowns.note({ kind, key, code: undefined, name: written, field: COLUMNS[kind].name, value: written });
    return this.answer(kind, key, id, { column: COLUMNS[kind].name, code: 'UNKNOWN_NAME' }, written);
  }

  /** Each step of a path that is unknown is a department of its own, below the one before it. */
  private notePath(written: string): string | null {
    const steps = written.split('/').map((step) => step.trim());
    let under: Parent | undefined;
    let id: string | null = null;
    for (const [at, name] of steps.entries()) {
      const path = steps.slice(0, at + 1).join('/');
      const known = at < steps.length - 1 ? this.byWrittenName('department', path) : 'none';
      if (typeof known === 'object') {
        under = { deptId: known.id, name: path };
        continue;
      }
      const key = pathText(path);
      id = this.unknowns.note({
        kind: 'department',
        key,
        code: undefined,
        name,
        field: 'deptName',
        value: path,
        under,
      });
      under = { key, name: path };
    }
    return id;
  }

  private answer(kind: ThingKind, key: string, id: string | null, problem: StagedProblem, written: string): Found {
    const thing = { kind, key };
    if (id !== null) return { id, thing };
    const near = this.listNear(kind, written);
    return { problem: { ...problem, kind, ...(near.length > 0 && { allowed: near }) }, thing };
  }

  private listNear(kind: ThingKind, written: string): string[] {
    const all = this.known[kind];
    const near = this.unknowns.nearest(kind, written);
    return [...new Set([...near, ...(all.length <= LISTED ? all : [])].map((one) => one.name))];
  }
}

function byNameOf(known: readonly Named[]): Map<string, Named[]> {
  const names = new Map<string, Named[]>();
  for (const one of known)
    for (const name of new Set([one.name, one.nameEn ?? one.name].map(sameText)))
      names.set(name, [...(names.get(name) ?? []), one]);
  return names;
}

/** Departments by their path from any ancestor down, e.g. "sales/east" and "company/sales/east"; ambiguous ones are left out. */
function pathsOf({ departments }: CompanyState): Map<string, string> {
  const byId = new Map(departments.map((one) => [one.deptId, one]));
  const ids = new Map<string, Set<string>>();
  for (const one of departments) {
    let path = sameText(one.deptName);
    for (let parent = byId.get(one.parentDeptId ?? ''); parent; parent = byId.get(parent.parentDeptId ?? '')) {
      path = `${sameText(parent.deptName)}/${path}`;
      ids.set(path, (ids.get(path) ?? new Set()).add(one.deptId));
    }
  }
  return new Map([...ids].flatMap(([path, found]) => (found.size === 1 ? [[path, [...found][0] ?? ''] as const] : [])));
}
