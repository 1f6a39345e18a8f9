import { and, eq } from 'drizzle-orm';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { referredTo } from '../../kit/referred-to.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { appendAudits } from '../../kit/audit.ts';
import { takenAt } from '../../kit/taken.ts';
import { jobFamily, jobRank, position } from './tables.ts';

export interface NewPosition {
  positionId: string;
  code: string;
  name: string;
  nameEn?: string | null;
  deptId?: string | null;
  jobFamilyId?: string | null;
  rankId?: string | null;
}

/** Creates positions; refuses a code in use. */
export async function createPositions(ctx: Ctx, made: readonly NewPosition[]): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    position,
    made.map((one) => ({
      companyId,
      id: one.positionId,
      code: one.code,
      name: one.name,
      nameEn: one.nameEn ?? null,
      deptId: one.deptId ?? null,
      jobFamilyId: one.jobFamilyId ?? null,
      rankId: one.rankId ?? null,
      version: 1,
    })),
  ).catch(takenAt('positionCode', 'position_code'));
  await audited(
    ctx,
    'position',
    made.map(({ positionId, code, name }) => ({ id: positionId, code, name })),
  );
}

/** Creates ranks; a higher grade is more senior. */
export async function createRanks(
  ctx: Ctx,
  made: readonly { rankId: string; code: string; name: string; grade: number }[],
): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    jobRank,
    made.map(({ rankId, ...rank }) => ({ companyId, id: rankId, ...rank, version: 1 })),
  ).catch(takenAt('rankCode', 'job_rank_code'));
  await audited(
    ctx,
    'rank',
    made.map(({ rankId, code, name }) => ({ id: rankId, code, name })),
  );
}

/** Creates job families; parents stand before their children. */
export async function createJobFamilies(
  ctx: Ctx,
  made: readonly { jobFamilyId: string; code: string; name: string; parentId?: string | null }[],
): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    jobFamily,
    made.map(({ jobFamilyId, code, name, parentId }) => ({
      companyId,
      id: jobFamilyId,
      code,
      name,
      parentId: parentId ?? null,
      version: 1,
    })),
  ).catch(takenAt('jobFamilyCode', 'job_family_code'));
  await audited(
    ctx,
    'jobFamily',
    made.map(({ jobFamilyId, code, name }) => ({ id: jobFamilyId, code, name })),
  );
}

const THINGS = {
  position: { table: position, named: ['position_id'] },
  rank: { table: jobRank, named: ['rank_id'] },
  jobFamily: { table: jobFamily, named: ['job_family_id'] },
} as const;

/** Removes those of some positions, ranks or job families that nothing refers to; answers which are gone. */
export async function removeUnused(ctx: Ctx, kind: keyof typeof THINGS, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { named } = THINGS[kind];
  const table = THINGS[kind].table as typeof position;
  const used = await referredTo(ctx, { table, named, except: [] }, ids);
  const removed = await ctx.tx
    .delete(table)
    .where(
      and(
        eq(table.companyId, ctx.session.companyId),
        isAnyOf(
          table.id,
          ids.filter((id) => !used.has(id)),
        ),
      ),
    )
    .returning({ id: table.id, name: table.name });
  await appendAudits(
    ctx,
    removed.map(({ id, name }) => ({
      action: `${kind}.removed`,
      objectType: kind,
      objectId: id,
      params: { name },
    })),
  );
  return removed.map(({ id }) => id);
}

const audited = (
  ctx: Ctx,
  kind: 'position' | 'rank' | 'jobFamily',
  made: readonly { id: string; code: string; name: string }[],
) =>
  appendAudits(
    ctx,
    made.map(({ id, code, name }) => ({
      action: `${kind}.created`,
      objectType: kind,
      objectId: id,
      params: { name },
      after: { code, name },
    })),
  );
