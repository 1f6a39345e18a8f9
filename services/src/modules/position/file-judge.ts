import { checkRankRange } from '@hengcai/shared/rules/position/position';
import { twiceIn, type FileChange, type FileLine, type FileProblem, type JudgedLine } from '../../kit/file-import.ts';
import type { Described, VersionRow } from './dated.ts';

type Description = Described<'position'>;
export interface StoredPosition {
  id: string;
  code: string;
  closedOn: string | null;
  /** How it is described today; null: it begins later or is closed. */
  today: VersionRow<'position'> | null;
}
interface Thing {
  id: string;
  code: string;
  name: string;
}
/** What rows may name. */
export interface Named {
  departments: readonly (Thing & { path: string })[];
  families: readonly Thing[];
  ranks: readonly (Thing & { grade: number })[];
}
interface Added {
  row: number;
  id: string;
  code: string;
  described: Description;
}
interface Changed {
  row: number;
  stored: StoredPosition;
  described: Description;
  before: Partial<Description>;
  after: Partial<Description>;
}

/** The field that each column fills. */
const FIELD_OF = {
  positionName: 'name',
  positionNameEn: 'nameEn',
  deptName: 'deptId',
  jobFamilyName: 'jobFamilyId',
  rankName: 'rankId',
  highestRankName: 'highestRankId',
  plannedHeadcount: 'plannedHeadcount',
  responsibilities: 'responsibilities',
  requirements: 'requirements',
} as const satisfies Record<string, keyof Description>;
type Column = keyof typeof FIELD_OF;
const COLUMNS = Object.keys(FIELD_OF) as Column[];
const COLUMN_OF: Readonly<Record<string, Column>> = { rankId: 'rankName', highestRankId: 'highestRankName' };

/** Of new positions, what no row says. */
const NOTHING: Description = {
  name: '',
  nameEn: null,
  deptId: null,
  jobFamilyId: null,
  rankId: null,
  highestRankId: null,
  gradeId: null,
  plannedHeadcount: null,
  responsibilities: null,
  requirements: null,
};

/** Judges the rows of a file of positions by the rules of the form. */
export class PositionJudge {
  readonly added: Added[] = [];
  readonly changed: Changed[] = [];
  private readonly byCode: Map<string, StoredPosition>;
  private readonly found: Readonly<Record<'deptName' | 'jobFamilyName' | 'rankName' | 'highestRankName', Finder>>;
  private readonly names: ReadonlyMap<string, string>;
  private readonly grades: ReadonlyMap<string, number>;

  constructor(
    stored: readonly StoredPosition[],
    { departments, families, ranks }: Named,
    private readonly today: string,
    private readonly newId: () => string,
  ) {
    this.byCode = new Map(stored.map((one) => [one.code.toLowerCase(), one]));
    const rank = finderOf(ranks);
    this.found = {
      deptName: finderOf(departments),
      jobFamilyName: finderOf(families),
      rankName: rank,
      highestRankName: rank,
    };
    this.names = new Map([...departments, ...families, ...ranks].map(({ id, name }) => [id, name]));
    this.grades = new Map(ranks.map(({ id, grade }) => [id, grade]));
  }

  judge(lines: readonly FileLine[]): JudgedLine[] {
    const twice = twiceIn(lines, 'positionCode');
    return lines.map((line) => this.line(line, twice));
  }

  private line({ row, values, problems }: FileLine, twice: ReadonlyMap<string, number[]>): JudgedLine {
    const code = String(values.get('positionCode') ?? '');
    const stored = this.byCode.get(code.toLowerCase());
    const wrong: FileProblem[] = [...problems, ...this.codeProblems(row, code, stored, twice)];
    const given = this.given(values, wrong);
    const isToldOf = (column: string) => wrong.some((one) => one.column === column);
    if (!stored && given.name === undefined && !isToldOf('positionName'))
      wrong.push({ column: 'positionName', code: 'REQUIRED' });
    const before = stored?.today ? descriptionOf(stored.today) : NOTHING;
    const described: Description = { ...before, ...given };
    const gradeOf = (id: string | null) => (id === null ? null : (this.grades.get(id) ?? null));
    const ranged = 'rankId' in given || 'highestRankId' in given;
    if (ranged && wrong.length === 0)
      for (const { field, ...one } of checkRankRange(gradeOf(described.rankId), gradeOf(described.highestRankId)))
        wrong.push({ column: COLUMN_OF[field] ?? field, ...one });
    if (wrong.length > 0) return { row, outcome: 'error', problems: wrong, changes: [] };
    if (!stored) {
      this.added.push({ row, id: this.newId(), code, described });
      return { row, outcome: 'add', problems: [], changes: [] };
    }
    const columns = COLUMNS.filter((column) => before[FIELD_OF[column]] !== described[FIELD_OF[column]]);
    if (columns.length === 0) return { row, outcome: 'same', problems: [], changes: [] };
    const part = (of: Description) =>
      Object.fromEntries(columns.map((column) => [FIELD_OF[column], of[FIELD_OF[column]]])) as Partial<Description>;
    this.changed.push({ row, stored, described, before: part(before), after: part(described) });
    const changes = columns.map((column): FileChange => ({
      field: column,
      before: this.words(column, before),
      after: this.words(column, described),
    }));
    return { row, outcome: 'change', problems: [], changes };
  }

  private codeProblems(
    row: number,
    code: string,
    stored: StoredPosition | undefined,
    twice: ReadonlyMap<string, number[]>,
  ): FileProblem[] {
    const column = 'positionCode';
    if (code === '') return [{ column, code: 'REQUIRED' }];
    const rows = twice.get(code.toLowerCase());
    if (rows)
      return [{ column, code: 'CODE_TWICE_IN_FILE', params: { rows: rows.filter((one) => one !== row).join(', ') } }];
    if (!stored) return [];
    if (stored.closedOn !== null || stored.today === null) return [{ column, code: 'ALREADY_USED' }];
    const { validTo } = stored.today;
    return validTo !== null && validTo > this.today
      ? [{ column, code: 'CHANGE_UNDER_A_LATER_ONE', params: { day: validTo } }]
      : [];
  }

  /** What a row says, with everything it names found. */
  private given(values: FileLine['values'], wrong: FileProblem[]): Partial<Description> {
    const entries = COLUMNS.flatMap((column): [string, string | number][] => {
      const value = values.get(column);
      if (value === undefined) return [];
      if (!(column in this.found)) return [[FIELD_OF[column], column === 'plannedHeadcount' ? Number(value) : value]];
      const answer = this.found[column as keyof typeof this.found](String(value));
      if (typeof answer === 'string') return [[FIELD_OF[column], answer]];
      wrong.push({ column, ...answer });
      return [];
    });
    return Object.fromEntries(entries);
  }

  private words(column: Column, of: Description): string | number | null {
    const value = of[FIELD_OF[column]];
    return column in this.found && value !== null ? (this.names.get(String(value)) ?? null) : value;
  }
}

const descriptionOf = ({
  companyId: _company,
  thingId: _thing,
  validFrom: _from,
  validTo: _to,
  ...described
}: VersionRow<'position'>): Description => described;

type Finder = (named: string) => string | { code: string };

/** Finds things by code, by the full path of a department, or by a name that only one of them has. */
function finderOf(things: readonly (Thing & { path?: string })[]): Finder {
  const byCode = new Map(things.map(({ code, id }) => [code.toLowerCase(), id]));
  const byPath = new Map(things.flatMap(({ path, id }) => (path ? [[path.toLowerCase(), id] as const] : [])));
  const byName = new Map<string, string[]>();
  for (const { name, id } of things) byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), id]);
  return (named) => {
    const key = named.toLowerCase();
    const id = byCode.get(key) ?? byPath.get(key.replace(/\s*[/／\\>]\s*/g, '/'));
    if (id !== undefined) return id;
    const [only, ...others] = byName.get(key) ?? [];
    if (only === undefined) return { code: 'UNKNOWN_REFERENCE' };
    return others.length > 0 ? { code: 'NAME_OF_SEVERAL' } : only;
  };
}
