import { and, asc, desc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { jobfamilymanage as service } from '@hengcai/shared/contract/position/job-families';
import { checkDeletion, closesCircle, sameName } from '@hengcai/shared/rules/position/position';
import type { Ctx, GivenTo, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { mapPage, paged, type Window } from '../../kit/paged.ts';
import { asked } from './asked.ts';
import { deleteOrClose, describeFrom, takeForChange, type Described, type VersionRow } from './dated.ts';
import { changesOf, describedOn } from './past.ts';
import { createJobFamilies } from './public.ts';
import { lockPositions, staffing, staffingOf } from './staffing.ts';
import { jobFamily, position } from './tables.ts';

type Sort = 'jobFamilyCode' | 'jobFamilyName' | 'filled';

const columns = {
  jobFamilyId: jobFamily.id,
  jobFamilyCode: jobFamily.code,
  jobFamilyName: jobFamily.name,
  jobFamilyNameEn: jobFamily.nameEn,
  parentJobFamilyId: jobFamily.parentId,
  closedOn: jobFamily.closedOn,
  version: jobFamily.version,
};
const counted = {
  filled: sql<number>`coalesce(held.filled, 0)`,
  coming: sql<number>`coalesce(held.coming, 0)`,
};
const SORT: Record<Sort, SQL> = {
  jobFamilyCode: sql`${jobFamily.code}`,
  jobFamilyName: sql`${jobFamily.name}`,
  filled: counted.filled,
};
const ofCompany = (ctx: Ctx) => eq(jobFamily.companyId, ctx.session.companyId);

/** `/jobfamilymanage`: groups of related jobs. */
export const jobfamilymanageHandlers: Handlers<typeof service> = {
  async listjobfamily({ ids, keyword, headcounts }, ctx) {
    const where = and(
      asked(jobFamily.id, ids, [jobFamily.code, jobFamily.name, jobFamily.nameEn], keyword),
      ids ? undefined : isNull(jobFamily.closedOn),
    );
    if (headcounts) return familiesWithPeople(ctx, where, 'jobFamilyCode', false);
    return ctx.tx
      .select({ ...columns, filled: sql<null>`null`, coming: sql<null>`null` })
      .from(jobFamily)
      .where(and(ofCompany(ctx), where))
      .orderBy(asc(jobFamily.code), asc(jobFamily.id));
  },

  async pagejobfamily({ keyword, closed, sort, descending, ...page }, ctx) {
    const where = and(
      closed ? isNotNull(jobFamily.closedOn) : isNull(jobFamily.closedOn),
      asked(jobFamily.id, undefined, [jobFamily.code, jobFamily.name, jobFamily.nameEn], keyword),
    );
    return paged(
      page,
      (window) => familiesWithPeople(ctx, where, sort, descending, window),
      () => ctx.tx.$count(jobFamily, and(ofCompany(ctx), where)),
    );
  },

  historyjobfamily: async (asked, ctx) =>
    mapPage(await describedOn(ctx, 'jobFamily', asked), ({ id, version, held }) => ({
      jobFamilyId: id,
      version: toVersion(version),
      held,
    })),

  changesjobfamily: async (asked, ctx) =>
    mapPage(await changesOf(ctx, 'jobFamily', asked), ({ id, before, after, ...change }) => ({
      jobFamilyId: id,
      ...change,
      before: before && toVersion(before),
      after: after && toVersion(after),
    })),

  async addjobfamily({ jobFamilyCode: code, ...fields }, ctx) {
    const described = describedBy(fields);
    await demandPlace(ctx, described, null);
    const jobFamilyId = ctx.newId();
    await createJobFamilies(ctx, [{ jobFamilyId, code, ...described }]);
    return oneFamily(ctx, jobFamilyId);
  },

  async updatejobfamily({ jobFamilyId, version, validFrom, ...fields }, ctx) {
    if (validFrom > ctx.today) throw refused({ field: 'validFrom', code: 'CHANGE_NOT_AHEAD' });
    await takeForChange(ctx, 'jobFamily', jobFamilyId, version);
    const described = describedBy(fields);
    await demandPlace(ctx, described, jobFamilyId);
    const before = await describeFrom(ctx, 'jobFamily', jobFamilyId, validFrom, described);
    await ctx.audit({
      action: 'jobFamily.changed',
      objectType: 'jobFamily',
      objectId: jobFamilyId,
      params: { name: described.name, day: validFrom },
      before,
      after: described,
    });
    return oneFamily(ctx, jobFamilyId);
  },

  async deletejobfamily({ jobFamilyId, version }, ctx) {
    await takeForChange(ctx, 'jobFamily', jobFamilyId, version);
    const { companyId } = ctx.session;
    const inIt = and(
      eq(position.companyId, companyId),
      isNull(position.closedOn),
      eq(position.jobFamilyId, jobFamilyId),
    );
    const below = and(ofCompany(ctx), isNull(jobFamily.closedOn), eq(jobFamily.parentId, jobFamilyId));
    const issues = checkDeletion({
      ...(await staffingOf(ctx, 'job_family_id', jobFamilyId)),
      positions: await ctx.tx.$count(position, inIt),
      families: await ctx.tx.$count(jobFamily, below),
    });
    if (issues.length > 0) throw refused(issues);
    const { jobFamilyName: name } = await oneFamily(ctx, jobFamilyId);
    const closed = await deleteOrClose(ctx, 'jobFamily', jobFamilyId);
    await ctx.audit({
      action: closed ? 'jobFamily.closed' : 'jobFamily.removed',
      objectType: 'jobFamily',
      objectId: jobFamilyId,
      params: { name },
    });
    return { closed };
  },
};

type Fields = Omit<GivenTo<(typeof service)['endpoints']['addjobfamily']>, 'clientMutationId' | 'jobFamilyCode'>;

const describedBy = (given: Fields): Described<'jobFamily'> => ({
  name: given.jobFamilyName,
  nameEn: given.jobFamilyNameEn ?? null,
  parentId: given.parentJobFamilyId ?? null,
});

const toVersion = ({ validFrom, validTo, name, nameEn, parentId }: VersionRow<'jobFamily'>) => ({
  validFrom,
  validTo,
  jobFamilyName: name,
  jobFamilyNameEn: nameEn,
  parentJobFamilyId: parentId,
});

function familiesWithPeople(ctx: Ctx, where: SQL | undefined, sort: Sort, descending: boolean, window?: Window) {
  const query = ctx.tx
    .select({ ...columns, ...counted })
    .from(jobFamily)
    .leftJoin(sql`${staffing(ctx, 'job_family_id')} held`, sql`held.id = ${jobFamily.id}`)
    .where(and(ofCompany(ctx), where))
    .orderBy(descending ? desc(SORT[sort]) : asc(SORT[sort]), asc(jobFamily.code), asc(jobFamily.id))
    .$dynamic();
  return window ? query.limit(window.limit).offset(window.offset) : query;
}

async function oneFamily(ctx: Ctx, jobFamilyId: string) {
  const [family] = await familiesWithPeople(ctx, eq(jobFamily.id, jobFamilyId), 'jobFamilyCode', false);
  if (!family) throw notFound();
  return family;
}

/** A family hangs under one there is, closes no circle, and no other one beside it has its name. */
async function demandPlace(ctx: Ctx, { name, parentId }: Described<'jobFamily'>, id: string | null): Promise<void> {
  await lockPositions(ctx);
  const all = await ctx.tx
    .select({ id: jobFamily.id, name: jobFamily.name, parentId: jobFamily.parentId })
    .from(jobFamily)
    .where(and(ofCompany(ctx), isNull(jobFamily.closedOn), id === null ? undefined : ne(jobFamily.id, id)));
  if (parentId !== null && parentId !== id && !all.some((one) => one.id === parentId))
    throw refused({ field: 'parentJobFamilyId', code: 'UNKNOWN_REFERENCE' });
  if (id !== null && closesCircle(id, parentId, new Map(all.map((one) => [one.id, one.parentId]))))
    throw refused({ field: 'parentJobFamilyId', code: 'FAMILY_CIRCLE' });
  if (all.some((one) => one.parentId === parentId && sameName(one.name) === sameName(name)))
    throw refused({ field: 'jobFamilyName', code: 'ALREADY_USED' });
}
