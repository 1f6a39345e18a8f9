import type { Mends } from '@hengcai/shared/rules/employee/import-mending';
import type { Stored } from '../current.ts';
import { circlesAmong, circleText, issuesOf, nameAndNumber } from '../rules.ts';
import { LISTED, writtenAs } from '../dictionary/entries.ts';
import { differences } from '../diff.ts';
import type { PersonValues } from '../person.ts';
import type { RightName } from '../rights.ts';
import type { SealedValue, SecretKind } from '../secrets.ts';
import type { ImportOutcome, StagedChange, StagedPerson, StagedProblem } from '../tables-import.ts';
import type { OwnColumn } from '../custom/columns.ts';
import { customKey } from '../custom/values.ts';
import { Heads } from './heads.ts';
import { Leavers } from './leavers.ts';
import { namesOf, numberOf, type FileIndex, type Fingerprint } from './index-file.ts';
import { OwnFields } from './own-fields.ts';
import type { RowReading } from './reading.ts';
import { Resolver, type Resolved } from './resolve.ts';
import { rightFor } from './changes.ts';
import { stagedChanges } from './staged-changes.ts';
import type { CompanyState } from './state.ts';

export interface CheckedRow {
  row: number;
  outcome: Exclude<ImportOutcome, 'kept'>;
  empId: string | null;
  personVersion: number | null;
  person: StagedPerson | null;
  cells: RowReading['cells'];
  problems: StagedProblem[];
  changes: StagedChange[] | null;
}

export interface CheckTools {
  newId: () => string;
  fingerprint: Fingerprint;
  seal: (kind: SecretKind, plain: string) => SealedValue;
}

/** Columns that become values under their own name. */
const PLAIN = [
  'empNumber',
  'empName',
  'empNameEn',
  'email',
  'loginAccount',
  'sex',
  'employeeType',
  'fullTimeEquivalent',
  'entryDate',
  'regularDate',
  'cityName',
  'birthDate',
  'nationality',
  'maritalStatus',
  'politicalStatus',
  'idType',
  'education',
  'phone',
  'emergencyContact',
  'emergencyPhone',
  'bankName',
  'contractType',
  'contractStart',
  'contractEnd',
  'baseSalary',
  'targetBonus',
] as const satisfies readonly (keyof PersonValues)[];

/** A row with everything that is wrong with it by itself and beside the other rows, before its outcome is known. */
export interface Draft {
  reading: RowReading;
  problems: StagedProblem[];
  number: string | undefined;
  known: { empId: string } | undefined;
  stored: Stored | undefined;
  person: StagedPerson;
}

/** Columns of people the row names as superiors, and the value each becomes. */
const SUPERIORS = [
  ['bossNumber', 'bossEmpId'],
  ['virtualBossNumber', 'virtualBossEmpId'],
] as const;
const NEEDED = ['empName', 'entryDate'] as const;

/** Judges the rows of a file against the company and against each other. Pure but for ids and sealing: it reads nothing and writes nothing. */
export class FileCheck {
  readonly resolver: Resolver;
  readonly heads: Heads;
  private readonly leavers: Leavers;
  private readonly own: OwnFields;
  /** Ids of everybody a row may name as superior: people of the company, and people this file adds. */
  private readonly ids = new Map<string, string>();
  /** The circle somebody is on, as text. */
  private readonly circles: ReadonlyMap<string, string>;
  private readonly leftEmpty: ReadonlySet<string>;

  constructor(
    private readonly state: CompanyState,
    private readonly index: FileIndex,
    private readonly tools: CheckTools,
    private readonly mends: Mends,
    readings: readonly RowReading[],
    ownColumns: readonly OwnColumn[],
  ) {
    this.own = new OwnFields(ownColumns, state);
    this.resolver = new Resolver(state, tools.newId, mends.create);
    this.leftEmpty = new Set(mends.leaveEmpty.map(({ field, code }) => `${field}\n${code}`));
    for (const [number, { empId }] of state.people) this.ids.set(number, empId);
    for (const number of index.numbers.keys()) if (!this.ids.has(number)) this.ids.set(number, tools.newId());
    for (const { values } of readings)
      for (const kind of ['department', 'position'] as const) {
        const [code, name] = kind === 'department' ? ['deptCode', 'deptName'] : ['positionCode', 'positionName'];
        this.resolver.prepare(kind, textOf(values, code), textOf(values, name));
      }
    const bossOf = this.superiorsAfter(readings);
    this.leavers = new Leavers(state, readings, this.ids, bossOf);
    this.heads = new Heads(state, this.ids, this.leavers);
    this.circles = this.findCircles(readings, bossOf);
  }

  /** What is wrong with one row. */
  draft(reading: RowReading): Draft {
    const problems = [...reading.problems];
    const number = numberOf(reading);
    if (number === undefined) problems.push({ column: 'empNumber', code: 'REQUIRED' });
    const known = number === undefined ? undefined : this.state.people.get(number);
    const stored = known && this.state.stored.get(known.empId);
    // A number of somebody out of sight is simply taken: the file must not tell who has it.
    if (known && !stored) problems.push({ column: 'empNumber', code: 'ALREADY_USED' });
    const person = this.person(reading, problems);
    problems.push(...this.beyondRights(reading, stored, person));
    if (number !== undefined) problems.push(...this.duplicates(reading, number, known?.empId ?? null));
    const merged = { ...stored?.values, ...person.values };
    problems.push(
      ...issuesOf(merged, (field) => reading.values.has(field)).map(({ field, code }) => ({ column: field, code })),
    );
    problems.push(
      ...this.leavers.judge(reading, person, stored, this.ids.get(number ?? '')),
      ...this.leavers.statusProblems(reading, person, stored),
      ...this.heads.note(reading, departmentOf({ person, stored })),
    );
    const left = this.leaveEmpty(problems, person);
    // What is there but wrong has been told as such; that it is missing as well would be a second, false reason.
    const told = new Set(left.map(({ column }) => column));
    if (!known) left.push(...this.missing(person).filter(({ column }) => !told.has(column)));
    return { reading, problems: left, number, known, stored, person };
  }

  /** People who are new and stay out with their row are nobody's superior: rows that name them stay out as well, or leave it empty. */
  refuseSuperiorsLeftOut(drafts: readonly Draft[]): void {
    const led = new Map<string, { draft: Draft; column: string; value: 'bossEmpId' | 'virtualBossEmpId' }[]>();
    for (const draft of drafts)
      for (const [column, value] of SUPERIORS) {
        const superior = draft.person.values[value];
        if (superior) led.set(superior, [...(led.get(superior) ?? []), { draft, column, value }]);
      }
    const out = drafts.filter((draft) => !draft.known && draft.problems.length > 0);
    for (let draft = out.pop(); draft; draft = out.pop()) {
      const empId = this.ids.get(draft.number ?? '');
      for (const one of (empId !== undefined && led.get(empId)) || []) {
        const wasRight = one.draft.problems.length === 0;
        const problem = { column: one.column, code: 'SUPERIOR_LEFT_OUT' };
        if (this.isLeftEmpty(problem)) delete one.draft.person.values[one.value];
        else if (wasRight) {
          one.draft.problems.push(problem);
          if (!one.draft.known) out.push(one.draft);
        }
      }
    }
  }

  /** Settles the heads of departments; of people who are new, only those who come in. */
  settleHeads(drafts: readonly Draft[]): void {
    const good = drafts.filter(({ problems }) => problems.length === 0);
    const added = new Set(good.flatMap(({ known, number }) => (known ? [] : [this.ids.get(number ?? '')])));
    const known = new Set([...this.state.people.values()].map(({ empId }) => empId));
    const named = good.filter(({ reading }) => reading.values.has('deptHeadNumber'));
    this.heads.settle(
      named.map((draft) => ({ row: draft.reading.row, deptId: departmentOf(draft) })),
      (empId) => known.has(empId) || added.has(empId),
    );
  }

  /** The outcome of one row. */
  finish({ reading, problems, number, stored, person: asked }: Draft): CheckedRow {
    const person = stored ? { ...asked, values: this.inStoredWords(asked.values, stored) } : asked;
    const refused = (all: StagedProblem[]): CheckedRow => ({
      row: reading.row,
      cells: reading.cells,
      problems: all,
      outcome: 'error',
      empId: null,
      personVersion: null,
      person: null,
      changes: null,
    });
    if (problems.length > 0 || number === undefined) return refused(problems);
    const empId = this.ids.get(number) ?? this.tools.newId();
    const base = { row: reading.row, cells: reading.cells, problems, empId };
    const head = this.heads.of(reading.row);
    const beside = head ? [{ field: 'deptHeadNumber', before: head.before, after: head.after }] : [];
    if (!stored) return { ...base, outcome: 'add', personVersion: null, person, changes: beside };
    const edit = {
      empId,
      values: person.values,
      secrets: person.secrets,
      salaryFrom: person.salaryFrom ?? this.state.today,
    };
    const changes = differences(stored, edit);
    if (empId === this.state.me && ('baseSalary' in changes || 'targetBonus' in changes))
      return refused([{ column: 'baseSalary', code: 'OWN_SALARY' }]);
    const { edits } = this.state.rightsOver(empId);
    const ownChanges = this.own.changes(empId, person.own);
    const changing = [...Object.keys(changes), ...[...ownChanges, ...beside].map(({ field }) => field)];
    const beyond = changing.find((one) => !edits(rightFor(this.state, one)));
    if (beyond !== undefined) return refused([{ column: beyond, code: 'NO_RIGHT_OVER_PERSON' }]);
    const own = [...stagedChanges(changes, stored, person), ...ownChanges];
    return {
      ...base,
      outcome: own.length + beside.length === 0 ? 'same' : 'change',
      personVersion: stored.version,
      person: own.length === 0 ? null : person,
      changes: [...own, ...beside],
    };
  }

  private inStoredWords(values: StagedPerson['values'], stored: Stored): StagedPerson['values'] {
    const written: StagedPerson['values'] = {};
    for (const field of LISTED) {
      const code = values[field];
      if (code) written[field] = writtenAs(this.state.entries.get(field), stored.values[field], code);
    }
    return { ...values, ...written };
  }

  /**
   * Cells about what the actor may not say of this person. What may be read may stand there as it is; whether any other is
   * right is not told.
   */
  private beyondRights(reading: RowReading, stored: Stored | undefined, { values }: StagedPerson): StagedProblem[] {
    const says = stored
      ? this.state.rightsOver(stored.empId).reads
      : (right: RightName) => this.state.fillsIn(values.deptId ?? null, right);
    return [...reading.values.keys()].flatMap((column) =>
      column === 'empNumber' || says(rightFor(this.state, column)) ? [] : [{ column, code: 'NO_RIGHT_OVER_PERSON' }],
    );
  }

  private isLeftEmpty({ column, code }: StagedProblem): boolean {
    return column !== null && this.leftEmpty.has(`${column}\n${code}`);
  }

  /** Takes the cells that are to be left empty out of the person; answers what is still wrong. */
  private leaveEmpty(problems: readonly StagedProblem[], person: StagedPerson): StagedProblem[] {
    const values: Record<string, unknown> = person.values;
    for (const problem of problems) {
      if (!this.isLeftEmpty(problem) || problem.column === null) continue;
      delete values[problem.column];
      delete (person.secrets as Record<string, unknown>)[problem.column];
      if (person.own) person.own = person.own.filter(({ fieldId }) => customKey(fieldId) !== problem.column);
      if (problem.column === 'lastDay') delete person.exit;
    }
    return problems.filter((problem) => !this.isLeftEmpty(problem));
  }

  private person(reading: RowReading, problems: StagedProblem[]): StagedPerson {
    const { values: cells } = reading;
    const text = (key: string) => textOf(cells, key);
    const values = Object.fromEntries(
      PLAIN.flatMap((key) => (cells.has(key) ? [[key, cells.get(key)]] : [])),
    ) as StagedPerson['values'];
    const take = (
      field: 'deptId' | 'positionId' | 'rankId' | 'jobFamilyId' | 'bossEmpId' | 'virtualBossEmpId',
      resolved: Resolved,
    ) => {
      if ('problem' in resolved) problems.push(resolved.problem);
      else values[field] = resolved.id;
    };
    if (cells.has('deptCode') || cells.has('deptName'))
      take('deptId', this.resolver.department(text('deptCode'), text('deptName')));
    if (cells.has('positionCode') || cells.has('positionName'))
      take('positionId', this.resolver.position(text('positionCode'), text('positionName')));
    if (cells.has('rank')) take('rankId', this.resolver.listed('rank', text('rank') ?? ''));
    if (cells.has('jobFamily')) take('jobFamilyId', this.resolver.listed('jobFamily', text('jobFamily') ?? ''));
    if (cells.has('bossNumber')) take('bossEmpId', this.superior(reading, 'bossNumber'));
    if (cells.has('virtualBossNumber')) take('virtualBossEmpId', this.superior(reading, 'virtualBossNumber'));
    const secrets: StagedPerson['secrets'] = {};
    for (const kind of ['idNumber', 'bankCard'] as const)
      if (cells.has(kind)) secrets[kind] = this.tools.seal(kind, text(kind) ?? '');
    const { own, problems: wrong } = this.own.read(reading, this.ids.get(numberOf(reading) ?? ''));
    problems.push(...wrong);
    return { values, secrets, salaryFrom: text('salaryFrom') ?? null, ...(own.length > 0 && { own }) };
  }

  private superior(reading: RowReading, column: 'bossNumber' | 'virtualBossNumber'): Resolved {
    const number = String(reading.values.get(column)).toLowerCase();
    if (number === numberOf(reading)) return { problem: { column, code: 'OWN_SUPERIOR' } };
    const empId = this.ids.get(number);
    if (empId === undefined) return { problem: { column, code: 'UNKNOWN_SUPERIOR' } };
    const lastDay = this.state.people.get(number)?.lastDay ?? null;
    // Who has left themselves may well have reported to somebody who has.
    if (lastDay !== null && lastDay < this.state.today && !reading.values.has('lastDay'))
      return { problem: { column, code: 'SUPERIOR_HAS_LEFT' } };
    const own = this.ids.get(numberOf(reading) ?? '');
    const people = column === 'bossNumber' && own !== undefined ? this.circles.get(own) : undefined;
    if (people !== undefined) return { problem: { column, code: 'SUPERIOR_CIRCLE', params: { people } } };
    return { id: empId };
  }

  private missing({ values, own }: StagedPerson): StagedProblem[] {
    const problems = [
      ...NEEDED.flatMap((column) => (values[column] === undefined ? [{ column, code: 'REQUIRED' }] : [])),
      ...this.own.missing(values.deptId ?? null, own),
    ];
    // People without a department exist (a new company, a messy file), but only the whole company's scope reaches them.
    return this.state.scope !== null && values.deptId === undefined
      ? [...problems, { column: 'deptCode', code: 'REQUIRED' }]
      : problems;
  }

  private duplicates(reading: RowReading, number: string, empId: string | null): StagedProblem[] {
    const problems: StagedProblem[] = [];
    const rows = this.index.numbers.get(number) ?? [];
    if (rows.length > 1)
      problems.push({
        column: 'empNumber',
        code: 'TWICE_IN_FILE',
        params: { rows: rows.filter((row) => row !== reading.row).join(', ') },
      });
    for (const { column, name } of namesOf(reading)) {
      if ((this.index.names.get(name)?.size ?? 0) > 1) problems.push({ column, code: 'SHARED_IN_FILE' });
      const owner = this.state.names.get(name);
      if (owner !== undefined && owner !== empId) problems.push({ column, code: 'ALREADY_USED' });
    }
    const idNumber = reading.values.get('idNumber');
    if (idNumber !== undefined) {
      const fingerprint = this.tools.fingerprint(String(idNumber));
      if ((this.index.fingerprints.get(fingerprint)?.size ?? 0) > 1)
        problems.push({ column: 'idNumber', code: 'SHARED_IN_FILE' });
      const owner = this.state.idNumbers.get(fingerprint);
      if (owner !== undefined && owner !== empId) problems.push({ column: 'idNumber', code: 'ALREADY_USED' });
    }
    return problems.filter((one, at) => problems.findIndex((other) => other.column === one.column) === at);
  }

  /** Who reports to whom once the file is in. */
  private superiorsAfter(readings: readonly RowReading[]): Map<string, string | null> {
    const bossOf = new Map(this.state.bossOf);
    for (const reading of readings) {
      const own = this.ids.get(numberOf(reading) ?? '');
      const boss = this.ids.get(textOf(reading.values, 'bossNumber')?.toLowerCase() ?? '');
      if (own !== undefined && boss !== undefined && own !== boss) bossOf.set(own, boss);
    }
    return bossOf;
  }

  private findCircles(
    readings: readonly RowReading[],
    bossOf: ReadonlyMap<string, string | null>,
  ): Map<string, string> {
    const names = new Map<string, string>();
    for (const reading of readings) {
      const own = this.ids.get(numberOf(reading) ?? '');
      if (own !== undefined)
        names.set(
          own,
          nameAndNumber(textOf(reading.values, 'empName') ?? '', textOf(reading.values, 'empNumber') ?? ''),
        );
    }
    const circles = circlesAmong(bossOf);
    if (circles.length === 0) return new Map();
    // People the file does not name are told by their number: they may be out of sight.
    const numbers = new Map([...this.state.people].map(([number, { empId }]) => [empId, number]));
    const nameOf = (empId: string) => {
      const stored = this.state.stored.get(empId)?.values;
      return (
        (stored && nameAndNumber(stored.empName, stored.empNumber)) ?? names.get(empId) ?? numbers.get(empId) ?? '?'
      );
    };
    return new Map(
      circles.flatMap((circle) => {
        const text = circleText(circle, nameOf);
        return circle.map((empId) => [empId, text] as const);
      }),
    );
  }
}

const textOf = (values: RowReading['values'], key: string): string | undefined =>
  values.has(key) ? String(values.get(key)) : undefined;

/** The department a row's person is in after it. */
const departmentOf = ({ person, stored }: Pick<Draft, 'person' | 'stored'>): string | null =>
  person.values.deptId ?? stored?.values.deptId ?? null;
