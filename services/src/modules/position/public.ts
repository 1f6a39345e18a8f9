import type { Ctx } from '../../kit/context.ts';
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
