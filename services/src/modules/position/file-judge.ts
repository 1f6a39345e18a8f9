import { checkRankRange } from '@hengcai/shared/rules/position/position';
import type { FileProblem } from '../../kit/file-import.ts';
import type { Described } from './dated.ts';
import { finderOf, type Finder, type Read, type StoredThing, type Thing, ThingJudge } from './thing-judge.ts';

type Description = Described<'position'>;
/** What rows may name. */
export interface Named {
  departments: readonly (Thing & { path: string })[];
  families: readonly Thing[];
  ranks: readonly (Thing & { grade: number })[];
}

const COLUMN_OF: Readonly<Record<string, string>> = { rankId: 'rankName', highestRankId: 'highestRankName' };
const SHAPE = {
  code: 'positionCode',
  required: ['positionName'],
  fieldOf: {
    positionName: 'name',
    positionNameEn: 'nameEn',
    deptName: 'deptId',
    jobFamilyName: 'jobFamilyId',
    rankName: 'rankId',
    highestRankName: 'highestRankId',
    plannedHeadcount: 'plannedHeadcount',
    responsibilities: 'responsibilities',
    requirements: 'requirements',
  },
  nothing: {
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
  },
} as const;

/** Judges the rows of a file of positions by the rules of the form. */
export class PositionJudge extends ThingJudge<'position'> {
  private readonly found: Readonly<Record<string, Finder>>;
  private readonly names: ReadonlyMap<string, string>;
  private readonly grades: ReadonlyMap<string, number>;

  constructor(
    stored: readonly StoredThing<'position'>[],
    { departments, families, ranks }: Named,
    today: string,
    newId: () => string,
  ) {
    super(SHAPE, stored, today, newId);
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

  protected override read(column: string, value: string | number): Read {
    const find = this.found[column];
    if (find) return find(String(value));
    return column === 'plannedHeadcount' ? Number(value) : value;
  }

  protected override check(described: Description, given: Partial<Description>): FileProblem[] {
    if (!('rankId' in given || 'highestRankId' in given)) return [];
    const gradeOf = (id: string | null) => (id === null ? null : (this.grades.get(id) ?? null));
    return checkRankRange(gradeOf(described.rankId), gradeOf(described.highestRankId)).map(({ field, ...one }) => ({
      column: COLUMN_OF[field] ?? field,
      ...one,
    }));
  }

  protected override words(column: string, value: string | number | null): string | number | null {
    return column in this.found && value !== null ? (this.names.get(String(value)) ?? null) : value;
  }
}
