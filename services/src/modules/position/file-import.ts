import { and, eq, isNull } from 'drizzle-orm';
import { pathOf } from '@hengcai/shared/rules/org/structure';
import type { Ctx } from '../../kit/context.ts';
import type { FileImport } from '../../kit/file-import.ts';
import { departmentTree } from '../org/public.ts';
import { PositionJudge, type Named } from './file-judge.ts';
import { createPositions } from './public.ts';
import { POSITION_COLUMNS } from './sheet-columns.ts';
import { jobFamily, jobRank } from './tables.ts';
import { storedThings, undoThings, writeThings, type WrittenThings } from './thing-file.ts';

/** Positions by file: those with a known code are described anew from today, all others made; what is absent stays. */
export const positionFile: FileImport = {
  columns: POSITION_COLUMNS,
  about: { number: 'positionCode', name: 'positionName' },
  rows: 5_000,

  async judge(ctx, lines, lock) {
    const stored = await storedThings(ctx, 'position', lock);
    const judge = new PositionJudge(stored, await references(ctx), ctx.today, ctx.newId);
    return {
      lines: judge.judge(lines),
      write: () =>
        writeThings(ctx, 'position', judge, (made) =>
          createPositions(
            ctx,
            made.map(({ id, code, described }) => ({ positionId: id, code, ...described })),
          ),
        ),
    };
  },

  undo: (ctx, written) => undoThings(ctx, 'position', written as WrittenThings),
};

/** What rows may name, by code and by name. */
async function references(ctx: Ctx): Promise<Named> {
  const { companyId } = ctx.session;
  const tree = await departmentTree(ctx);
  const families = await ctx.tx
    .select({ id: jobFamily.id, code: jobFamily.code, name: jobFamily.name, nameEn: jobFamily.nameEn })
    .from(jobFamily)
    .where(and(eq(jobFamily.companyId, companyId), isNull(jobFamily.closedOn)));
  const ranks = await ctx.tx
    .select({ id: jobRank.id, code: jobRank.code, name: jobRank.name, grade: jobRank.grade })
    .from(jobRank)
    .where(and(eq(jobRank.companyId, companyId), isNull(jobRank.closedOn)));
  return {
    departments: [...tree.values()].map(({ deptId, code, name, nameEn }) => ({
      id: deptId,
      code,
      name,
      nameEn,
      path: pathOf(tree, deptId),
    })),
    families,
    ranks,
  };
}
