import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { positionmanage as service } from '@hengcai/shared/contract/position/positions';
import { versionOn } from '@hengcai/shared/rules/position/dated';
import { checkDeletion, checkRankRange } from '@hengcai/shared/rules/position/position';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx, GivenTo, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { paged } from '../../kit/paged.ts';
import { deptVersion } from '../org/tables.ts';
import { asked } from './asked.ts';
import { deleteOrClose, describeFrom, takeForChange, versionsIn, withdrawFrom, type Described } from './dated.ts';
import { exportPositions } from './position-export.ts';
import { countPositions, orderOf, positionsByName, positionsWithPeople, whereOf } from './position-list.ts';
import { createPositions } from './public.ts';
import { staffingOf } from './staffing.ts';
import { jobFamily, jobRank, position } from './tables.ts';

/** `/positionmanage`: the jobs people hold, with their dated descriptions. */
export const positionmanageHandlers: Handlers<typeof service> = {
  async listposition({ ids, keyword, headcounts }, ctx) {
    const where = and(
      asked(position.id, ids, [position.code, position.name, position.nameEn], keyword),
      ids ? undefined : isNull(position.closedOn),
    );
    if (!headcounts) return positionsByName(ctx, where);
    return positionsWithPeople(ctx, and(eq(position.companyId, ctx.session.companyId), where)!);
  },

  pageposition: ({ filter, sort, descending, ...page }, ctx) =>
    paged(
      page,
      (window) => positionsWithPeople(ctx, whereOf(ctx, filter), orderOf(sort, descending), window),
      () => countPositions(ctx, filter),
    ),

  getposition: ({ positionId }, ctx) => historyOf(ctx, positionId),

  async addposition({ positionCode: code, ...fields }, ctx) {
    const described = { ...(await checked(ctx, fields)), gradeId: null };
    const positionId = ctx.newId();
    await createPositions(ctx, [{ positionId, code, ...described }]);
    return historyOf(ctx, positionId);
  },

  async updateposition({ positionId, version, validFrom, ...fields }, ctx) {
    const { code } = await takeForChange(ctx, 'position', positionId, version);
    // Its grade follows from its evaluation, not from the form.
    const gradeId = versionOn(await versionsIn(ctx, 'position', positionId), validFrom)?.gradeId ?? null;
    const described = { ...(await checked(ctx, fields)), gradeId };
    const before = await describeFrom(ctx, 'position', positionId, validFrom, described);
    await ctx.audit({
      action: 'position.changed',
      objectType: 'position',
      objectId: positionId,
      params: { name: described.name, code, day: validFrom },
      ...changedIn(before, described),
    });
    return historyOf(ctx, positionId);
  },

  async withdrawposition({ positionId, version, validFrom }, ctx) {
    await takeForChange(ctx, 'position', positionId, version);
    await withdrawFrom(ctx, 'position', positionId, validFrom);
    const told = await historyOf(ctx, positionId);
    await ctx.audit({
      action: 'position.changeWithdrawn',
      objectType: 'position',
      objectId: positionId,
      params: { name: told.position.positionName, day: validFrom },
    });
    return told;
  },

  async deleteposition({ positionId, version }, ctx) {
    const { code } = await takeForChange(ctx, 'position', positionId, version);
    const issues = checkDeletion(await staffingOf(ctx, 'position_id', positionId));
    if (issues.length > 0) throw refused(issues);
    const name = versionOn(await versionsIn(ctx, 'position', positionId), ctx.today)?.name ?? code;
    const closed = await deleteOrClose(ctx, 'position', positionId);
    await ctx.audit({
      action: closed ? 'position.closed' : 'position.removed',
      objectType: 'position',
      objectId: positionId,
      params: { name },
    });
    return { closed };
  },

  exportposition: ({ filter, format }, ctx) => exportPositions(ctx, filter, format),
};

type Fields = Omit<GivenTo<(typeof service)['endpoints']['addposition']>, 'clientMutationId' | 'positionCode'>;

/** What a position is to be, once everything it names is there and its ranks are a range. */
async function checked(ctx: Ctx, given: Fields): Promise<Omit<Described<'position'>, 'gradeId'>> {
  const described = {
    name: given.positionName,
    nameEn: given.positionNameEn ?? null,
    deptId: given.deptId ?? null,
    jobFamilyId: given.jobFamilyId ?? null,
    rankId: given.rankId ?? null,
    highestRankId: given.highestRankId ?? null,
    plannedHeadcount: given.plannedHeadcount ?? null,
    responsibilities: given.responsibilities || null,
    requirements: given.requirements || null,
  };
  const { companyId } = ctx.session;
  const rankIds = [described.rankId, described.highestRankId].filter((id) => id !== null);
  const ranks = await ctx.tx
    .select({ id: jobRank.id, grade: jobRank.grade })
    .from(jobRank)
    .where(and(eq(jobRank.companyId, companyId), isNull(jobRank.closedOn), inArray(jobRank.id, rankIds)));
  const gradeOf = (id: string | null) => ranks.find((rank) => rank.id === id)?.grade ?? null;
  const unknown: RuleIssue[] = [];
  const need = (field: string, found: boolean) => found || unknown.push(issue(field, 'UNKNOWN_REFERENCE'));
  for (const field of ['rankId', 'highestRankId'] as const)
    need(field, described[field] === null || gradeOf(described[field]) !== null);
  if (described.jobFamilyId !== null) {
    const families = and(
      eq(jobFamily.companyId, companyId),
      eq(jobFamily.id, described.jobFamilyId),
      isNull(jobFamily.closedOn),
    );
    need('jobFamilyId', (await ctx.tx.$count(jobFamily, families)) > 0);
  }
  if (described.deptId !== null) {
    const departments = and(
      eq(deptVersion.companyId, companyId),
      eq(deptVersion.deptId, described.deptId),
      asOf(deptVersion, ctx.today),
    );
    need('deptId', (await ctx.tx.$count(deptVersion, departments)) > 0);
  }
  const issues =
    unknown.length > 0 ? unknown : checkRankRange(gradeOf(described.rankId), gradeOf(described.highestRankId));
  if (issues.length > 0) throw refused(issues);
  return described;
}

/** What differs, on both sides. */
function changedIn(before: Described<'position'>, after: Described<'position'>) {
  const keys = (Object.keys(after) as (keyof typeof after)[]).filter((key) => before[key] !== after[key]);
  const of = (row: Described<'position'>) => Object.fromEntries(keys.map((key) => [key, row[key]]));
  return { before: of(before), after: of(after) };
}

async function historyOf(ctx: Ctx, positionId: string) {
  const [found] = await positionsWithPeople(
    ctx,
    and(eq(position.companyId, ctx.session.companyId), eq(position.id, positionId))!,
  );
  if (!found) throw notFound();
  const versions = await versionsIn(ctx, 'position', positionId);
  return {
    position: found,
    versions: versions.map(({ companyId: _company, thingId: _thing, name, nameEn, ...rest }) => ({
      ...rest,
      positionName: name,
      positionNameEn: nameEn,
    })),
  };
}
