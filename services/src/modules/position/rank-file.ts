import { and, desc, eq, isNull } from 'drizzle-orm';
import { sameName } from '@hengcai/shared/rules/position/position';
import type { FileImport, FileProblem } from '../../kit/file-import.ts';
import type { Ctx } from '../../kit/context.ts';
import { createRanks } from './public.ts';
import { RANK_COLUMNS } from './sheet-columns.ts';
import { lockPositions } from './staffing.ts';
import { jobGrade } from './tables.ts';
import { storedThings, undoThings, writeThings, type WrittenThings } from './thing-file.ts';
import { namedTwice, type Read, type StoredThing, ThingJudge } from './thing-judge.ts';

interface Grade {
  id: string;
  name: string;
}

const SHAPE = {
  code: 'rankCode',
  required: ['rankName', 'seniority', 'gradeName'],
  fieldOf: { rankName: 'name', seniority: 'grade', gradeName: 'gradeId' },
  nothing: { name: '', grade: 0, gradeId: null },
} as const;

/** Judges the rows of a file of ranks by the rules of the form: a grade there is, a name no other rank has. */
class RankJudge extends ThingJudge<'rank'> {
  constructor(
    stored: readonly StoredThing<'rank'>[],
    private readonly grades: readonly Grade[],
    today: string,
    newId: () => string,
  ) {
    super(SHAPE, stored, today, newId);
  }

  protected override read(column: string, value: string | number): Read {
    if (column === 'seniority') return Number(value) > 0 ? Number(value) : { code: 'SENIORITY_TOO_LOW' };
    if (column !== 'gradeName') return value;
    const found = this.grades.find(({ name }) => sameName(name) === sameName(String(value)));
    return found?.id ?? { code: 'UNKNOWN_CODE_OR_NAME', allowed: this.grades.map(({ name }) => name) };
  }

  protected override words(column: string, value: string | number | null): string | number | null {
    return column === 'gradeName' ? (this.grades.find(({ id }) => id === value)?.name ?? null) : value;
  }

  protected override among(): ReadonlyMap<number, FileProblem> {
    return namedTwice(this.standing(), ({ name }) => sameName(name), 'rankName');
  }
}

/** Ranks by file: those with a known code are described anew from today, all others made; what is absent stays. */
export const rankFile: FileImport = {
  columns: RANK_COLUMNS,
  about: { number: 'rankCode', name: 'rankName' },
  rows: 5_000,

  async judge(ctx, lines, lock) {
    if (lock) await lockPositions(ctx);
    const judge = new RankJudge(await storedThings(ctx, 'rank', lock), await grades(ctx), ctx.today, ctx.newId);
    return {
      lines: judge.judge(lines),
      write: () =>
        writeThings(ctx, 'rank', judge, (made) =>
          createRanks(
            ctx,
            made.map(({ id, code, described }) => ({ rankId: id, code, ...described })),
          ),
        ),
    };
  },

  undo: (ctx, written) => undoThings(ctx, 'rank', written as WrittenThings),
};

const grades = (ctx: Ctx): Promise<Grade[]> =>
  ctx.tx
    .select({ id: jobGrade.id, name: jobGrade.name })
    .from(jobGrade)
    .where(and(eq(jobGrade.companyId, ctx.session.companyId), isNull(jobGrade.closedOn)))
    .orderBy(desc(jobGrade.level), jobGrade.id);
