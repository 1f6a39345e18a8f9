import { closesCircle, sameName } from '@hengcai/shared/rules/position/position';
import type { FileImport, FileLine, FileProblem, JudgedLine } from '../../kit/file-import.ts';
import { createJobFamilies } from './public.ts';
import { JOB_FAMILY_COLUMNS } from './sheet-columns.ts';
import { lockPositions } from './staffing.ts';
import { storedThings, undoThings, writeThings, type WrittenThings } from './thing-file.ts';
import {
  type AddedThing,
  finderOf,
  type Finder,
  namedTwice,
  type Read,
  type StoredThing,
  type Thing,
  ThingJudge,
} from './thing-judge.ts';

const SHAPE = {
  code: 'jobFamilyCode',
  required: ['jobFamilyName'],
  fieldOf: { jobFamilyName: 'name', jobFamilyNameEn: 'nameEn', parentName: 'parentId' },
  nothing: { name: '', nameEn: null, parentId: null },
} as const;

/** Judges the rows of a file of job families: those above may stand anywhere in the same file. */
class FamilyJudge extends ThingJudge<'jobFamily'> {
  private readonly known: readonly Thing[];
  private found: Finder = finderOf([]);
  private names: ReadonlyMap<string, string> = new Map();
  private ids: ReadonlyMap<string, string> = new Map();

  constructor(
    stored: readonly StoredThing<'jobFamily'>[],
    today: string,
    private readonly makeId: () => string,
  ) {
    super(SHAPE, stored, today, makeId);
    this.known = stored.flatMap(({ id, code, closedOn, today: now }) =>
      closedOn === null && now ? [{ id, code, name: now.name }] : [],
    );
  }

  override judge(lines: readonly FileLine[]): JudgedLine[] {
    const codes = new Set(this.known.map(({ code }) => code.toLowerCase()));
    const fresh = lines.flatMap(({ values }): Thing[] => {
      const [code, name] = [values.get('jobFamilyCode'), values.get('jobFamilyName')];
      if (code === undefined || codes.has(String(code).toLowerCase())) return [];
      return [{ id: this.makeId(), code: String(code), name: String(name ?? '') }];
    });
    const all = [...this.known, ...fresh];
    this.ids = new Map(fresh.map(({ code, id }) => [code.toLowerCase(), id]));
    this.found = finderOf(all);
    this.names = new Map(all.map(({ id, name }) => [id, name]));
    return super.judge(lines);
  }

  protected override idOf(code: string): string {
    return this.ids.get(code.toLowerCase()) ?? this.makeId();
  }

  protected override read(column: string, value: string | number): Read {
    return column === 'parentName' ? this.found(String(value)) : value;
  }

  protected override words(column: string, value: string | number | null): string | number | null {
    return column === 'parentName' ? (this.names.get(String(value)) ?? null) : value;
  }

  protected override among(): ReadonlyMap<number, FileProblem> {
    const standing = this.standing();
    const parentOf = new Map(standing.map(({ id, described }) => [id, described.parentId]));
    const misplaced = standing.flatMap(({ id, row, described: { parentId } }): [number, FileProblem][] => {
      if (row === null || parentId === null) return [];
      if (!parentOf.has(parentId)) return [[row, { column: 'parentName', code: 'UNKNOWN_CODE_OR_NAME' }]];
      return closesCircle(id, parentId, parentOf) ? [[row, { column: 'parentName', code: 'FAMILY_CIRCLE' }]] : [];
    });
    const place = ({ name, parentId }: { name: string; parentId: string | null }) => `${parentId} ${sameName(name)}`;
    return new Map([...namedTwice(standing, place, 'jobFamilyName'), ...misplaced]);
  }
}

/** Job families by file: those with a known code are described anew from today, all others made; what is absent stays. */
export const jobFamilyFile: FileImport = {
  columns: JOB_FAMILY_COLUMNS,
  about: { number: 'jobFamilyCode', name: 'jobFamilyName' },
  rows: 5_000,

  async judge(ctx, lines, lock) {
    if (lock) await lockPositions(ctx);
    const judge = new FamilyJudge(await storedThings(ctx, 'jobFamily', lock), ctx.today, ctx.newId);
    return {
      lines: judge.judge(lines),
      write: () =>
        writeThings(ctx, 'jobFamily', judge, (made) =>
          createJobFamilies(
            ctx,
            parentsFirst(made).map(({ id, code, described }) => ({ jobFamilyId: id, code, ...described })),
          ),
        ),
    };
  },

  undo: (ctx, written) => undoThings(ctx, 'jobFamily', written as WrittenThings),
};

/** What stands above others is written before them. */
function parentsFirst(made: readonly AddedThing<'jobFamily'>[]): AddedThing<'jobFamily'>[] {
  const ordered: AddedThing<'jobFamily'>[] = [];
  const left = new Map(made.map((one) => [one.id, one]));
  while (left.size > 0)
    for (const one of [...left.values()].filter(({ described: { parentId } }) => !left.has(parentId ?? ''))) {
      ordered.push(one);
      left.delete(one.id);
    }
  return ordered;
}
