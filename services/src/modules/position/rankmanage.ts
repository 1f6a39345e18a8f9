import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { rankmanage as service } from '@hengcai/shared/contract/position/ranks';
import { checkDeletion, sameName } from '@hengcai/shared/rules/position/position';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { mapPage, paged, type Window } from '../../kit/paged.ts';
import { asked } from './asked.ts';
import { deleteOrClose, describeFrom, takeForChange, type Described, type VersionRow } from './dated.ts';
import { gradeHandlers } from './grades.ts';
import { changesOf, describedOn } from './past.ts';
import { createRanks } from './public.ts';
import { lockPositions, staffing, staffingOf } from './staffing.ts';
import { jobGrade, jobRank, position } from './tables.ts';

type Sort = 'grade' | 'rankCode' | 'rankName' | 'filled';

const columns = {
  rankId: jobRank.id,
  rankCode: jobRank.code,
  rankName: jobRank.name,
  grade: jobRank.grade,
  gradeId: jobRank.gradeId,
  closedOn: jobRank.closedOn,
  version: jobRank.version,
};
const counted = {
  filled: sql<number>`coalesce(held.filled, 0)`,
  coming: sql<number>`coalesce(held.coming, 0)`,
};
const SORT: Record<Sort, SQL> = {
  grade: sql`${jobRank.grade}`,
  rankCode: sql`${jobRank.code}`,
  rankName: sql`${jobRank.name}`,
  filled: counted.filled,
};
const ofCompany = (ctx: Ctx) => eq(jobRank.companyId, ctx.session.companyId);

/** `/rankmanage`: ranks and the grades they belong to. */
export const rankmanageHandlers: Handlers<typeof service> = {
  ...gradeHandlers,

  async listrank({ ids, keyword, headcounts }, ctx) {
    const where = and(
      asked(jobRank.id, ids, [jobRank.code, jobRank.name], keyword),
      ids ? undefined : isNull(jobRank.closedOn),
    );
    if (headcounts) return ranksWithPeople(ctx, where, 'grade', true);
    return ctx.tx
      .select({ ...columns, filled: sql<null>`null`, coming: sql<null>`null` })
      .from(jobRank)
      .where(and(ofCompany(ctx), where))
      .orderBy(desc(jobRank.grade), asc(jobRank.code), asc(jobRank.id));
  },

  async pagerank({ keyword, gradeIds, closed, sort, descending, ...page }, ctx) {
    const where = and(
      closed ? isNotNull(jobRank.closedOn) : isNull(jobRank.closedOn),
      asked(jobRank.id, undefined, [jobRank.code, jobRank.name], keyword),
      gradeIds?.length ? inArray(jobRank.gradeId, gradeIds) : undefined,
    );
    return paged(
      page,
      (window) => ranksWithPeople(ctx, where, sort, descending, window),
      () => ctx.tx.$count(jobRank, and(ofCompany(ctx), where)),
    );
  },

  historyrank: async (asked, ctx) =>
    mapPage(await describedOn(ctx, 'rank', asked), ({ id, version, held }) => ({
      rankId: id,
      version: toVersion(version),
      held,
    })),

  changesrank: async (asked, ctx) =>
    mapPage(await changesOf(ctx, 'rank', asked), ({ id, before, after, ...change }) => ({
      rankId: id,
      ...change,
      before: before && toVersion(before),
      after: after && toVersion(after),
    })),

  async addrank({ rankCode: code, rankName: name, grade, gradeId }, ctx) {
    await demandFree(ctx, name, null);
    await demandGrade(ctx, gradeId);
    const rankId = ctx.newId();
    await createRanks(ctx, [{ rankId, code, name, grade, gradeId }]);
    return oneRank(ctx, rankId);
  },

  async updaterank({ rankId, version, validFrom, rankName: name, grade, gradeId }, ctx) {
    // Ranks are compared wherever people are: what they will be is not announced.
    if (validFrom > ctx.today) throw refused({ field: 'validFrom', code: 'CHANGE_NOT_AHEAD' });
    await takeForChange(ctx, 'rank', rankId, version);
    await demandFree(ctx, name, rankId);
    await demandGrade(ctx, gradeId);
    const described: Described<'rank'> = { name, grade, gradeId };
    const before = await describeFrom(ctx, 'rank', rankId, validFrom, described);
    await ctx.audit({
      action: 'rank.changed',
      objectType: 'rank',
      objectId: rankId,
      params: { name, day: validFrom },
      before,
      after: described,
    });
    return oneRank(ctx, rankId);
  },

  async deleterank({ rankId, version }, ctx) {
    await takeForChange(ctx, 'rank', rankId, version);
    const named = and(
      eq(position.companyId, ctx.session.companyId),
      isNull(position.closedOn),
      or(eq(position.rankId, rankId), eq(position.highestRankId, rankId)),
    );
    const issues = checkDeletion({
      ...(await staffingOf(ctx, 'rank_id', rankId)),
      positions: await ctx.tx.$count(position, named),
    });
    if (issues.length > 0) throw refused(issues);
    const { rankName } = await oneRank(ctx, rankId);
    const closed = await deleteOrClose(ctx, 'rank', rankId);
    await ctx.audit({
      action: closed ? 'rank.closed' : 'rank.removed',
      objectType: 'rank',
      objectId: rankId,
      params: { name: rankName },
    });
    return { closed };
  },
};

const toVersion = ({ validFrom, validTo, name, grade, gradeId }: VersionRow<'rank'>) => ({
  validFrom,
  validTo,
  rankName: name,
  grade,
  gradeId,
});

function ranksWithPeople(ctx: Ctx, where: SQL | undefined, sort: Sort, descending: boolean, window?: Window) {
  const query = ctx.tx
    .select({ ...columns, ...counted })
    .from(jobRank)
    .leftJoin(sql`${staffing(ctx, 'rank_id')} held`, sql`held.id = ${jobRank.id}`)
    .where(and(ofCompany(ctx), where))
    .orderBy(descending ? desc(SORT[sort]) : asc(SORT[sort]), asc(jobRank.code), asc(jobRank.id))
    .$dynamic();
  return window ? query.limit(window.limit).offset(window.offset) : query;
}

async function oneRank(ctx: Ctx, rankId: string) {
  const [rank] = await ranksWithPeople(ctx, eq(jobRank.id, rankId), 'grade', true);
  if (!rank) throw notFound();
  return rank;
}

/** No two ranks that are in use have one name. */
async function demandFree(ctx: Ctx, name: string, exceptId: string | null): Promise<void> {
  await lockPositions(ctx);
  const same = and(
    ofCompany(ctx),
    isNull(jobRank.closedOn),
    sql`lower(trim(${jobRank.name})) = ${sameName(name)}`,
    exceptId === null ? undefined : ne(jobRank.id, exceptId),
  );
  if ((await ctx.tx.$count(jobRank, same)) > 0) throw refused({ field: 'rankName', code: 'ALREADY_USED' });
}

async function demandGrade(ctx: Ctx, gradeId: string): Promise<void> {
  const there = and(eq(jobGrade.companyId, ctx.session.companyId), eq(jobGrade.id, gradeId), isNull(jobGrade.closedOn));
  if ((await ctx.tx.$count(jobGrade, there)) === 0) throw refused({ field: 'gradeId', code: 'UNKNOWN_REFERENCE' });
}
