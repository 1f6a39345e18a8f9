import { termOf } from '@hengcai/shared/rules/employee/contract';
import type { Ctx } from '../../../kit/context.ts';
import { type FileChange, type FileLine, type FileProblem, type JudgedLine } from '../../../kit/file-import.ts';
import { isNameOf } from '../../../kit/local-name.ts';
import type { KnownPerson } from '../../../kit/people.ts';
import type { ContractPerson } from '../contract/person.ts';
import type { PersonRights } from '../rights.ts';
import { RECORD_GROUP, type RecordKind, type RecordRow } from './kinds.ts';
import { planRecords, recordIssues, type RecordPlan, type RecordsInput } from './save.ts';
import { COLUMNS_OF } from './sheet-columns.ts';

type Values = RecordsInput['rows'][number];
/** The records of one kind of one person, and what is to become of them. */
interface Group {
  person: KnownPerson;
  kind: RecordKind;
  stood: RecordRow[];
  /** Those that stand and those rows add, with the row that says so. */
  rows: { row: number | null; values: Values }[];
}
export interface PlannedRecords {
  empId: string;
  name: string;
  kind: RecordKind;
  rows: number[];
  plan: RecordPlan;
}
interface Known {
  people: ReadonlyMap<string, KnownPerson>;
  stored: readonly ContractPerson[];
  records: readonly RecordRow[];
  rightsOver: (empId: string) => PersonRights;
}

/** What a record of each kind is known by, where the file gives it no number of a paper. */
const KEYS: Readonly<Record<RecordKind, readonly ('name' | 'validFrom')[]>> = {
  titles: ['name'],
  certificates: ['name'],
  shareOptions: ['name', 'validFrom'],
  contracts: ['validFrom'],
};

/** Judges the rows of a file of records by the rules of the form, all records of a person of one kind together. */
export class RecordJudge {
  private readonly groups = new Map<string, Group>();
  private readonly judged = new Map<number, JudgedLine>();
  private readonly stored: ReadonlyMap<string, ContractPerson>;
  private readonly standing = new Map<string, RecordRow[]>();

  constructor(private readonly known: Known) {
    this.stored = new Map(known.stored.map((person) => [person.empId, person]));
    for (const record of known.records) {
      const key = `${record.empId} ${record.kind}`;
      this.standing.set(key, [...(this.standing.get(key) ?? []), record]);
    }
  }

  judge(lines: readonly FileLine[]): JudgedLine[] {
    for (const line of lines) this.judged.set(line.row, this.line(line));
    for (const group of this.groups.values()) this.judgeTogether(group);
    return [...this.judged.values()].toSorted((a, b) => a.row - b.row);
  }

  private line({ row, values, problems }: FileLine): JudgedLine {
    const wrong: FileProblem[] = [...problems];
    const isToldOf = (column: string) => problems.some((one) => one.column === column);
    const kind = values.get('recordKind') as RecordKind | undefined;
    const number = values.get('empNumber');
    const person = number === undefined ? undefined : this.known.people.get(String(number).toLowerCase());
    if (number === undefined) wrong.push({ column: 'empNumber', code: 'REQUIRED' });
    else if (!person) wrong.push({ column: 'empNumber', code: 'NO_EMPLOYEE_OF_NUMBER' });
    const name = values.get('empName');
    if (person && name !== undefined && !isNameOf(String(name), person.name, person.nameEn))
      wrong.push({ column: 'empName', code: 'NAME_OF_ANOTHER', params: { name: person.name, nameEn: person.nameEn } });
    if (kind === undefined && !isToldOf('recordKind')) wrong.push({ column: 'recordKind', code: 'REQUIRED' });
    if (!person || !kind) return refused(row, wrong);
    if (!this.known.rightsOver(person.empId).edits(RECORD_GROUP[kind]))
      return refused(row, [{ column: 'recordKind', code: 'NO_RIGHT_OVER_PERSON' }]);
    const { has } = COLUMNS_OF[kind];
    for (const column of values.keys())
      if (!has.includes(column) && !['empNumber', 'empName', 'recordKind'].includes(column))
        wrong.push({ column, code: 'NOT_OF_THIS_KIND' });
    if (wrong.length > 0) return refused(row, wrong);
    return this.place(row, this.groupOf(person, kind), values);
  }

  private groupOf(person: KnownPerson, kind: RecordKind): Group {
    const key = `${person.empId} ${kind}`;
    const stood = this.standing.get(key) ?? [];
    const group = this.groups.get(key) ?? {
      person,
      kind,
      stood,
      rows: stood.map((record) => ({ row: null, values: { ...record, recordId: record.id } })),
    };
    this.groups.set(key, group);
    return group;
  }

  /** Puts a row in the place of the record it is about, or behind those that stand. */
  private place(row: number, { kind, rows }: Group, values: FileLine['values']): JudgedLine {
    const { has, needs } = COLUMNS_OF[kind];
    const given = Object.fromEntries(has.flatMap((key) => (values.has(key) ? [[key, String(values.get(key))]] : [])));
    const at = rows.findIndex(({ values: record }) => isSame(kind, record, given));
    const found = rows[at];
    if (found && found.row !== null)
      return refused(row, [{ column: null, code: 'RECORD_TWICE_IN_FILE', params: { row: found.row } }]);
    const before: Values = found?.values ?? {};
    const merged: Values = { ...before, ...given };
    const missing = needs.filter((column) => !merged[column as keyof Values]);
    if (missing.length > 0)
      return refused(
        row,
        missing.map((column) => ({ column, code: 'REQUIRED' })),
      );
    const changes = has.flatMap((field): FileChange[] => {
      const [was, is] = [before[field as keyof Values] ?? null, merged[field as keyof Values] ?? null];
      return was === is ? [] : [{ field, before: was, after: is }];
    });
    if (!found) {
      rows.push({ row, values: merged });
      return { row, outcome: 'add', problems: [], changes: [] };
    }
    rows[at] = { row, values: merged };
    return { row, outcome: changes.length > 0 ? 'change' : 'same', problems: [], changes };
  }

  /** Refuses the rows that do not go with the others, until the rest goes together. */
  private judgeTogether(group: Group): void {
    const person = this.stored.get(group.person.empId);
    const current = person ? termOf(person.contractStart, person.contractEnd, person.entryDate) : null;
    for (;;) {
      const [first] = recordIssues(inputOf(group), current);
      if (!first) return;
      const [, index = '0', column = null] = first.field.split('.');
      const at = group.rows[Number(index)]?.row === null ? lastRowOf(group) : Number(index);
      const row = group.rows[at]?.row ?? null;
      // What stands there is against the rules by itself: no row of the file is to blame.
      if (row === null) return;
      this.judged.set(row, refused(row, [{ column, code: first.code, ...(first.params && { params: first.params }) }]));
      const record = group.stood.find(({ id }) => id === group.rows[at]?.values.recordId);
      if (record) group.rows[at] = { row: null, values: { ...record, recordId: record.id } };
      else group.rows.splice(at, 1);
    }
  }

  /** What is to be written, person by person and kind by kind. */
  plans(ctx: Pick<Ctx, 'newId' | 'session'>): PlannedRecords[] {
    return [...this.groups.values()].flatMap((group) => {
      const { person, kind, stood } = group;
      const plan = planRecords(ctx, person.empId, inputOf(group), stood);
      const rows = group.rows.flatMap(({ row }) => row ?? []);
      return plan.change === null ? [] : [{ empId: person.empId, name: person.name, kind, rows, plan }];
    });
  }
}

const refused = (row: number, problems: FileProblem[]): JudgedLine => ({
  row,
  outcome: 'error',
  problems,
  changes: [],
});

const inputOf = ({ kind, rows }: Group): RecordsInput => ({ kind, rows: rows.map(({ values }) => values) });

const lastRowOf = ({ rows }: Group): number => rows.findLastIndex(({ row }) => row !== null);

/** Whether a row is about a record: by the number of the paper where both have one, else by what its kind is known by. */
function isSame(kind: RecordKind, record: Values, given: Partial<Record<string, string>>): boolean {
  if (record.number && given.number) return record.number === given.number;
  return KEYS[kind].every((key) => (record[key] ?? '') === (given[key] ?? ''));
}
