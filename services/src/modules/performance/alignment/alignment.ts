import { and, asc, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AlignedTarget, TargetAlignment } from '@hengcai/shared/contract/performance/align';
import { dec } from '@hengcai/shared/numbers';
import { asProgress, closesCircle, rolledProgress } from '@hengcai/shared/rules/performance/alignment';
import { achievement } from '@hengcai/shared/rules/performance/scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { demandAction } from '../assessment/actions.ts';
import { auditAppraisal, openAppraisal, type Appraisal, type Person } from '../assessment/assessment.ts';
import { notedUntil, reachedByNow } from '../assessment/progress-notes.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { targetAlign, targetDeptAlign } from '../tables-align.ts';
import { deptTarget } from '../tables-department.ts';
import { targetRow } from '../tables-form.ts';
import {
  deptTargetsWhere,
  LEVELS,
  MOST_TARGETS,
  servableDepts,
  servableOf,
  targetsWhere,
  type Target,
} from './targets.ts';

type AlignedData = z.output<typeof AlignedTarget>;
type AlignmentData = z.output<typeof TargetAlignment>;
type LinkData = AlignmentData['links'][number];
/** A link, and the form of the department where it leads to one. */
type Link = LinkData & { deptTargetId: string | null };

/**
 * What a form's indicators can serve: approved ones of every superior above, of colleagues with the same superior, and of
 * the department and those above it.
 */
export async function servable(ctx: Ctx, person: Person): Promise<AlignedData[]> {
  const { info } = await openAppraisal(ctx, person, 'none');
  const { above, beside } = servableOf(ctx, info);
  const rows = [
    ...(await targetsWhere(ctx, above, { most: MOST_TARGETS })),
    ...(await deptTargetsWhere(ctx, servableDepts(ctx, info))),
    ...(await targetsWhere(ctx, beside, { most: MOST_TARGETS })),
  ];
  return withProgress(rows, []);
}

/** Says that an indicator serves another one; what it serves already is answered as it stands. */
export async function saveAlignment(
  ctx: Ctx,
  { cellCode, toCellCode, ...person }: Person & { cellCode: string; toCellCode: string },
): Promise<{ id: string; alignment: AlignmentData }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'alignTargets');
  const { info, plan } = appraisal;
  const { companyId } = ctx.session;
  // Two links that would close a circle together wait for each other.
  await ctx.tx
    .select({ id: assessmentPlan.id })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, companyId), eq(assessmentPlan.id, plan.id)))
    .for('no key update');
  const own = await rowIdsOf(ctx, isAppraisal(info));
  if (!own.includes(cellCode)) throw invalid('cellCode', 'UNKNOWN_REFERENCE');
  const target = await servableTarget(ctx, info, toCellCode);
  if (!target) throw invalid('toCellCode', 'UNKNOWN_REFERENCE');
  const links = await linksOf(ctx, [plan.id]);
  const same = links.find((one) => one.fromCellCode === cellCode && one.toCellCode === toCellCode);
  if (same) return { id: same.alignId, alignment: await alignmentOf(ctx, appraisal) };
  const edges = links.map((one) => ({ from: one.fromCellCode, to: one.toCellCode }));
  if (closesCircle(edges, { from: cellCode, to: toCellCode }))
    throw refused({ field: 'toCellCode', code: 'ALIGNMENT_CIRCLE' });
  const id = ctx.newId();
  const link = {
    companyId,
    id,
    fromRowId: cellCode,
    toRowId: toCellCode,
    byEmpId: ctx.session.empId,
    at: appraisal.at,
  };
  if (target.deptTargetId === null) await ctx.tx.insert(targetAlign).values(link);
  else await ctx.tx.insert(targetDeptAlign).values({ ...link, deptTargetId: target.deptTargetId });
  await auditAppraisal(ctx, 'targetAligned', appraisal, { after: { to: target.keyResult } });
  return { id, alignment: await alignmentOf(ctx, appraisal) };
}

/** What an indicator of a form may serve, by its code. */
async function servableTarget(ctx: Ctx, info: Appraisal['info'], cellCode: string): Promise<Target | undefined> {
  const { above, beside } = servableOf(ctx, info);
  const [ofPerson] = await targetsWhere(ctx, and(or(above, beside), eq(targetRow.id, cellCode)));
  return ofPerson ?? (await deptTargetsWhere(ctx, servableDepts(ctx, info))).find((one) => one.cellCode === cellCode);
}

/** Takes back a link of one of the form's own indicators. */
export async function deleteAlignment(
  ctx: Ctx,
  { alignId, ...person }: Person & { alignId: string },
): Promise<{ alignment: AlignmentData }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'alignTargets');
  const own = await rowIdsOf(ctx, isAppraisal(appraisal.info));
  const take = (links: typeof targetAlign | typeof targetDeptAlign) =>
    ctx.tx
      .delete(links)
      .where(and(eq(links.companyId, ctx.session.companyId), eq(links.id, alignId), isAnyOf(links.fromRowId, own)))
      .returning({ id: links.id });
  const [gone] = [...(await take(targetAlign)), ...(await take(targetDeptAlign))];
  if (!gone) throw notFound();
  await auditAppraisal(ctx, 'targetNotAligned', appraisal);
  return { alignment: await alignmentOf(ctx, appraisal) };
}

/** Everything above and below the indicators of a form; `direct` keeps the links that begin, or end, in the form itself. */
export async function alignmentGraph(ctx: Ctx, person: Person, direct?: 'fromMe' | 'toMe'): Promise<AlignmentData> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const all = await alignmentOf(ctx, appraisal);
  if (direct === undefined) return all;
  const own = new Set(await rowIdsOf(ctx, isAppraisal(appraisal.info)));
  const links = all.links.filter((one) => own.has(direct === 'fromMe' ? one.fromCellCode : one.toCellCode));
  const ends = new Set(links.flatMap((one) => [one.fromCellCode, one.toCellCode]));
  return { links, targets: all.targets.filter((one) => ends.has(one.cellCode)) };
}

/** The indicators of a form that have a link. */
export async function linkedCells(ctx: Ctx, person: Person): Promise<string[]> {
  const { info, plan } = await openAppraisal(ctx, person, 'none');
  const own = await rowIdsOf(ctx, isAppraisal(info));
  const links = await linksOf(ctx, [plan.id]);
  const ends = new Set(links.flatMap(({ fromCellCode, toCellCode }) => [fromCellCode, toCellCode]));
  return own.filter((id) => ends.has(id));
}

/** Everything above and below the indicators of a form, or below and above some of them. */
export async function alignmentOf(
  ctx: Ctx,
  { info, plan }: Pick<Appraisal, 'info' | 'plan'>,
  some?: readonly string[],
): Promise<AlignmentData> {
  const links = await linksOf(ctx, [plan.id]);
  const own = some ?? (await rowIdsOf(ctx, isAppraisal(info)));
  const near = new Set([...reached(links, own, 'up'), ...reached(links, own, 'down')]);
  return shownOf(
    ctx,
    links,
    links.filter((one) => near.has(one.alignId)),
  );
}

/**
 * What serves agreed targets of a department, level by level. A member sees the own line of it, as in the own form, and how
 * far all of it brings the department.
 */
export async function deptAlignmentOf(
  ctx: Ctx,
  { planId, rowIds }: { planId: string; rowIds: readonly string[] },
  memberEmpId: string | null,
): Promise<AlignmentData> {
  const links = await linksOf(ctx, [planId]);
  const below = reached(links, rowIds, 'down');
  const isMembers = and(eq(assessmentInfo.planId, planId), eq(assessmentInfo.empId, memberEmpId ?? ''));
  const own = memberEmpId === null ? below : reached(links, await rowIdsOf(ctx, isMembers), 'up');
  const shown = links.filter(({ alignId }) => below.has(alignId) && own.has(alignId));
  return shownOf(
    ctx,
    links,
    shown,
    rowIds.filter((id) => links.some((one) => one.toCellCode === id)),
  );
}

/** Some links with their ends, and ends besides; what serves one of these counts in its progress, also where it is not shown. */
async function shownOf(
  ctx: Ctx,
  links: readonly Link[],
  shown: readonly Link[],
  besides: readonly string[] = [],
): Promise<AlignmentData> {
  const ends = [...new Set([...shown.flatMap((one) => [one.fromCellCode, one.toCellCode]), ...besides])];
  const rows = await targetsOf(ctx, links, new Set([...ends, ...belowOf(links, ends)]), reachedByNow);
  const isShown = new Set(ends);
  return {
    links: shown.map(({ alignId, fromCellCode, toCellCode }) => ({ alignId, fromCellCode, toCellCode })),
    targets: withProgress(rows, links).filter((one) => isShown.has(one.cellCode)),
  };
}

/** Indicators by their codes: those of people, and those of departments that links lead to. */
async function targetsOf(
  ctx: Ctx,
  links: readonly Link[],
  cellCodes: ReadonlySet<string>,
  achieved: SQL<string | null>,
): Promise<Target[]> {
  if (cellCodes.size === 0) return [];
  const depts = links.flatMap((one) => (cellCodes.has(one.toCellCode) ? (one.deptTargetId ?? []) : []));
  const ofDepts = depts.length === 0 ? [] : await deptTargetsWhere(ctx, isAnyOf(deptTarget.id, [...new Set(depts)]));
  return [
    ...(await targetsWhere(ctx, isAnyOf(targetRow.id, [...cellCodes]), { achieved })),
    ...ofDepts.filter((one) => cellCodes.has(one.cellCode)),
  ];
}

/** How far what serves them brings some targets of departments: percent by target, now or by what was noted until a day. */
export async function deptProgress(
  ctx: Ctx,
  { planIds, cellCodes }: { planIds: readonly string[]; cellCodes: readonly string[] },
  day?: string,
): Promise<ReadonlyMap<string, string | null>> {
  const links = await linksOf(ctx, planIds);
  const all = new Set([...cellCodes, ...belowOf(links, cellCodes)]);
  const achieved = day === undefined ? reachedByNow : notedUntil(day);
  const rows = withProgress(await targetsOf(ctx, links, all, achieved), links);
  return new Map(rows.map((one) => [one.cellCode, one.rolledProgress]));
}

/** The links that are reached from some indicators, upwards or downwards. */
function reached(links: readonly Link[], from: readonly string[], way: 'up' | 'down'): Set<string> {
  const found = new Set<string>();
  let at = new Set(from);
  for (let level = 0; level < LEVELS && at.size > 0; level += 1) {
    const next = links.filter(
      (one) => at.has(way === 'up' ? one.fromCellCode : one.toCellCode) && !found.has(one.alignId),
    );
    for (const one of next) found.add(one.alignId);
    at = new Set(next.map((one) => (way === 'up' ? one.toCellCode : one.fromCellCode)));
  }
  return found;
}

const belowOf = (links: readonly Link[], ends: readonly string[]): string[] => {
  const below = reached(links, ends, 'down');
  return links.flatMap((one) => (below.has(one.alignId) ? [one.fromCellCode] : []));
};

/** All links of plans, in two statements: to targets of people, and to those of departments. */
async function linksOf(ctx: Ctx, planIds: readonly string[]): Promise<Link[]> {
  if (planIds.length === 0) return [];
  const inTable = (links: typeof targetAlign | typeof targetDeptAlign, deptTargetId: SQL<string | null>) =>
    ctx.tx
      .select({ alignId: links.id, fromCellCode: links.fromRowId, toCellCode: links.toRowId, deptTargetId })
      .from(links)
      .innerJoin(targetRow, and(eq(targetRow.companyId, links.companyId), eq(targetRow.id, links.fromRowId)))
      .innerJoin(
        assessmentInfo,
        and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
      )
      .where(
        and(
          eq(links.companyId, ctx.session.companyId),
          isAnyOf(assessmentInfo.planId, planIds),
          isNull(assessmentInfo.removedAt),
        ),
      )
      .orderBy(asc(links.at), asc(links.id));
  const toPeople = await inTable(targetAlign, sql<null>`null::text`);
  return [...toPeople, ...(await inTable(targetDeptAlign, sql<string>`${targetDeptAlign.deptTargetId}`))];
}

const isAppraisal = ({ id }: { id: string }) => eq(assessmentInfo.id, id);

/** The submitted indicators of an appraisal. */
async function rowIdsOf(ctx: Ctx, appraisal: SQL | undefined): Promise<string[]> {
  const rows = await ctx.tx
    .select({ id: targetRow.id })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .where(and(eq(targetRow.companyId, ctx.session.companyId), isNull(assessmentInfo.removedAt), appraisal))
    .orderBy(asc(targetRow.sort), asc(targetRow.id));
  return rows.map((row) => row.id);
}

/** Takes away what served targets of a department that are no longer among the agreed. */
export async function unlinkGone(ctx: Ctx, deptTargetId: string, kept: readonly string[]): Promise<void> {
  await ctx.tx
    .delete(targetDeptAlign)
    .where(
      and(
        eq(targetDeptAlign.companyId, ctx.session.companyId),
        eq(targetDeptAlign.deptTargetId, deptTargetId),
        not(isAnyOf(targetDeptAlign.toRowId, kept)),
      ),
    );
}

function withProgress(rows: readonly Target[], links: readonly Link[]): AlignedData[] {
  const targets = rows.map((row) => ({
    id: row.cellCode,
    weight: row.weight,
    progress: asProgress(achievement(row.startValue, row.targetValue, row.achieved)),
  }));
  const rolled = rolledProgress(
    targets,
    links.map((one) => ({ from: one.fromCellCode, to: one.toCellCode })),
  );
  return rows.map(({ achieved: _achieved, weight: _weight, deptTargetId: _deptTargetId, ...row }, i) => ({
    ...row,
    startValue: plain(row.startValue),
    targetValue: plain(row.targetValue),
    progress: targets[i]?.progress ?? null,
    rolledProgress: rounded(rolled.get(row.cellCode) ?? null),
  }));
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
const rounded = (value: string | null): string | null => (value === null ? null : dec(value).round(2).toString());
