import type { Ctx } from '../../kit/context.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { appendAudits } from '../../kit/audit.ts';
import { takenAt } from '../../kit/taken.ts';
import { removeUnreferred, type Described, type Kind } from './dated.ts';
import { jobFamily, jobFamilyVersion, jobGrade, jobRank, jobRankVersion, position, positionVersion } from './tables.ts';

export { jobFamilyFile } from './family-file.ts';
export { positionFile } from './file-import.ts';
export { rankFile } from './rank-file.ts';

export type NewPosition = { positionId: string; code: string; name: string } & Partial<Described<'position'>>;

/** Creates positions as of today; refuses a code in use. */
export async function createPositions(ctx: Ctx, made: readonly NewPosition[]): Promise<void> {
  const { companyId } = ctx.session;
  const today = made.map((one) => ({
    companyId,
    name: one.name,
    nameEn: one.nameEn ?? null,
    deptId: one.deptId ?? null,
    jobFamilyId: one.jobFamilyId ?? null,
    rankId: one.rankId ?? null,
    highestRankId: one.highestRankId ?? null,
    gradeId: one.gradeId ?? null,
    plannedHeadcount: one.plannedHeadcount ?? null,
  }));
  await insertMany(
    ctx.tx,
    position,
    made.map(({ positionId, code }, at) => ({ ...today[at]!, id: positionId, code, version: 1 })),
  ).catch(takenAt('positionCode', 'position_code'));
  await insertMany(
    ctx.tx,
    positionVersion,
    made.map(({ positionId, responsibilities = null, requirements = null }, at) => ({
      ...today[at]!,
      thingId: positionId,
      validFrom: ctx.today,
      responsibilities,
      requirements,
    })),
  );
  await audited(
    ctx,
    'position',
    made.map(({ positionId, code, name }) => ({ id: positionId, code, name })),
  );
}

/** Creates grades, the highest first; nothing but demo data makes several at once. */
export async function createGrades(
  ctx: Ctx,
  made: readonly { gradeId: string; name: string; nameEn?: string | null }[],
): Promise<void> {
  const { companyId } = ctx.session;
  await insertMany(
    ctx.tx,
    jobGrade,
    made.map(({ gradeId, name, nameEn = null }, at) => ({
      companyId,
      id: gradeId,
      name,
      nameEn,
      level: made.length - at,
      version: 1,
    })),
  );
  await appendAudits(
    ctx,
    made.map(({ gradeId, name }) => ({
      action: 'grade.created',
      objectType: 'grade',
      objectId: gradeId,
      params: { name },
      after: { name },
    })),
  );
}

/** Creates ranks as of today; a higher grade is more senior. */
export async function createRanks(
  ctx: Ctx,
  made: readonly { rankId: string; code: string; name: string; grade: number; gradeId?: string | null }[],
): Promise<void> {
  const { companyId } = ctx.session;
  const today = made.map(({ name, grade, gradeId = null }) => ({ companyId, name, grade, gradeId }));
  await insertMany(
    ctx.tx,
    jobRank,
    made.map(({ rankId, code }, at) => ({ ...today[at]!, id: rankId, code, version: 1 })),
  ).catch(takenAt('rankCode', 'job_rank_code'));
  await insertMany(
    ctx.tx,
    jobRankVersion,
    made.map(({ rankId }, at) => ({ ...today[at]!, thingId: rankId, validFrom: ctx.today })),
  );
  await audited(
    ctx,
    'rank',
    made.map(({ rankId, code, name }) => ({ id: rankId, code, name })),
  );
}

/** Creates job families as of today; parents stand before their children. */
export async function createJobFamilies(
  ctx: Ctx,
  made: readonly ({ jobFamilyId: string; code: string; name: string } & Partial<Described<'jobFamily'>>)[],
): Promise<void> {
  const { companyId } = ctx.session;
  const today = made.map(({ name, nameEn = null, parentId = null }) => ({ companyId, name, nameEn, parentId }));
  await insertMany(
    ctx.tx,
    jobFamily,
    made.map(({ jobFamilyId, code }, at) => ({ ...today[at]!, id: jobFamilyId, code, version: 1 })),
  ).catch(takenAt('jobFamilyCode', 'job_family_code'));
  await insertMany(
    ctx.tx,
    jobFamilyVersion,
    made.map(({ jobFamilyId }, at) => ({ ...today[at]!, thingId: jobFamilyId, validFrom: ctx.today })),
  );
  await audited(
    ctx,
    'jobFamily',
    made.map(({ jobFamilyId, code, name }) => ({ id: jobFamilyId, code, name })),
  );
}

/** Removes those of some positions, ranks or job families that nothing refers to; answers which are gone. */
export async function removeUnused(ctx: Ctx, kind: Kind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const removed = await removeUnreferred(ctx, kind, ids);
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

const audited = (ctx: Ctx, kind: Kind, made: readonly { id: string; code: string; name: string }[]) =>
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
