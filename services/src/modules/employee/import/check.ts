import { checkPerson, peopleOnCircles } from '../rules.ts';
import { differences } from '../diff.ts';
import type { PersonValues } from '../person.ts';
import type { SealedValue, SecretKind } from '../secrets.ts';
import type { ImportOutcome, StagedPerson, StagedProblem } from '../tables-import.ts';
import { namesOf, numberOf, type FileIndex, type Fingerprint } from './index-file.ts';
import type { RowReading } from './reading.ts';
import { Resolver, type Resolved } from './resolve.ts';
import type { CompanyState } from './state.ts';

export interface CheckedRow {
  row: number;
  outcome: ImportOutcome;
  empId: string | null;
  personVersion: number | null;
  person: StagedPerson | null;
  cells: RowReading['cells'];
  problems: StagedProblem[];
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
  'contractStart',
  'contractEnd',
  'baseSalary',
  'targetBonus',
] as const satisfies readonly (keyof PersonValues)[];

/** Judges the rows of a file against the company and against each other. Pure but for ids and sealing: it reads nothing and writes nothing. */
export class FileCheck {
  readonly resolver: Resolver;
  /** Ids of everybody a row may name as superior: people of the company, and people this file adds. */
  private readonly ids = new Map<string, string>();
  private readonly circles: ReadonlySet<string>;

  constructor(
    private readonly state: CompanyState,
    private readonly index: FileIndex,
    private readonly tools: CheckTools,
    readings: readonly RowReading[],
  ) {
    this.resolver = new Resolver(state, tools.newId);
    for (const [number, { empId }] of state.people) this.ids.set(number, empId);
    for (const number of index.numbers.keys()) if (!this.ids.has(number)) this.ids.set(number, tools.newId());
    this.circles = this.findCircles(readings);
  }

  /** The outcome of one row. */
  row(reading: RowReading): CheckedRow {
    const problems = [...reading.problems];
    const number = numberOf(reading);
    if (number === undefined) problems.push({ column: 'empNumber', code: 'REQUIRED' });
    const known = number === undefined ? undefined : this.state.people.get(number);
    const stored = known && this.state.stored.get(known.empId);
    // A number of somebody out of sight is simply taken: the file must not tell who has it.
    if (known && !stored) problems.push({ column: 'empNumber', code: 'ALREADY_USED' });
    const person = this.person(reading, problems);
    // What is there but wrong has been told as such; that it is missing as well would be a second, false reason.
    const told = new Set(problems.map(({ column }) => column));
    if (!known) problems.push(...this.missing(person).filter(({ column }) => !told.has(column)));
    if (number !== undefined) problems.push(...this.duplicates(reading, number, known?.empId ?? null));
    const merged = { ...stored?.values, ...person.values };
    problems.push(
      ...checkPerson(merged)
        .filter(({ field }) => reading.values.has(field))
        .map(({ field, code }) => ({ column: field, code })),
    );
    const base = { row: reading.row, cells: reading.cells, problems };
    if (problems.length > 0 || number === undefined)
      return { ...base, outcome: 'error', empId: null, personVersion: null, person: null };
    const empId = this.ids.get(number) ?? this.tools.newId();
    if (!stored) return { ...base, outcome: 'add', empId, personVersion: null, person };
    const edit = {
      empId,
      values: person.values,
      secrets: person.secrets,
      salaryFrom: person.salaryFrom ?? this.state.today,
    };
    const changes = differences(stored, edit);
    if (empId === this.state.me && ('baseSalary' in changes || 'targetBonus' in changes)) {
      return {
        ...base,
        problems: [{ column: 'baseSalary', code: 'OWN_SALARY' }],
        outcome: 'error',
        empId: null,
        personVersion: null,
        person: null,
      };
    }
    const same = Object.keys(changes).length === 0;
    return {
      ...base,
      outcome: same ? 'same' : 'change',
      empId,
      personVersion: stored.version,
      person: same ? null : person,
    };
  }

  private person(reading: RowReading, problems: StagedProblem[]): StagedPerson {
    const { values: cells } = reading;
    const text = (key: string) => (cells.has(key) ? String(cells.get(key)) : undefined);
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
    return { values, secrets, salaryFrom: text('salaryFrom') ?? null };
  }

  private superior(reading: RowReading, column: 'bossNumber' | 'virtualBossNumber'): Resolved {
    const number = String(reading.values.get(column)).toLowerCase();
    if (number === numberOf(reading)) return { problem: { column, code: 'OWN_SUPERIOR' } };
    const empId = this.ids.get(number);
    if (empId === undefined) return { problem: { column, code: 'UNKNOWN_SUPERIOR' } };
    const lastDay = this.state.people.get(number)?.lastDay ?? null;
    if (lastDay !== null && lastDay < this.state.today) return { problem: { column, code: 'SUPERIOR_HAS_LEFT' } };
    const own = this.ids.get(numberOf(reading) ?? '');
    if (column === 'bossNumber' && own !== undefined && this.circles.has(own))
      return { problem: { column, code: 'SUPERIOR_CIRCLE' } };
    return { id: empId };
  }

  private missing({ values }: StagedPerson): StagedProblem[] {
    const problems = (['empName', 'entryDate'] as const).flatMap((column) =>
      values[column] === undefined ? [{ column, code: 'REQUIRED' }] : [],
    );
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

  private findCircles(readings: readonly RowReading[]): Set<string> {
    const bossOf = new Map(this.state.bossOf);
    for (const reading of readings) {
      const own = this.ids.get(numberOf(reading) ?? '');
      const boss = this.ids.get(String(reading.values.get('bossNumber') ?? '').toLowerCase());
      if (own !== undefined && boss !== undefined && own !== boss) bossOf.set(own, boss);
    }
    return peopleOnCircles(bossOf);
  }
}
