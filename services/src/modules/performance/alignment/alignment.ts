import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AlignedTarget, TargetAlignment } from '@hengcai/shared/contract/performance/align';
import { TargetStatus } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import { asProgress, closesCircle, rolledProgress } from '@hengcai/shared/rules/performance/alignment';
import { achievement } from '@hengcai/shared/rules/performance/scoring';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { employee } from '../../employee/tables.ts';
import { demandAction } from '../assessment/actions.ts';
import { auditAppraisal, openAppraisal, type Appraisal, type Person } from '../assessment/assessment.ts';
import { reachedByNow } from '../assessment/progress-notes.ts';
import { isPerson } from '../plan/participants.ts';
import { assessmentInfo, assessmentPlan } from '../tables.ts';
import { targetAlign } from '../tables-align.ts';
import { targetRow } from '../tables-form.ts';
import { COLLEAGUE } from '../together/colleagues.ts';

type AlignedData = z.output<typeof AlignedTarget>;
type AlignmentData = z.output<typeof TargetAlignment>;
type Link = { alignId: string; fromCellCode: string; toCellCode: string };

/** Levels of superiors above whose targets can be served, and levels that a graph shows. */
const LEVELS = 10;

/** What a form's indicators can serve: approved ones of every superior above, and of colleagues with the same superior. */
export async function servable(ctx: Ctx, person: Person): Promise<AlignedData[]> {
  const { info } = await openAppraisal(ctx, person, 'none');
  const rows = await targetsWhere(ctx, servableOf(ctx, info));
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
  const own = await rowIdsOf(ctx, info.id);
  if (!own.includes(cellCode)) throw invalid('cellCode', 'UNKNOWN_REFERENCE');
  const [target] = await targetsWhere(ctx, and(servableOf(ctx, info), eq(targetRow.id, toCellCode)));
  if (!target) throw invalid('toCellCode', 'UNKNOWN_REFERENCE');
  const links = await linksOfPlan(ctx, plan.id);
  const same = links.find((one) => one.fromCellCode === cellCode && one.toCellCode === toCellCode);
  if (same) return { id: same.alignId, alignment: await alignmentOf(ctx, appraisal) };
  const edges = links.map((one) => ({ from: one.fromCellCode, to: one.toCellCode }));
  if (closesCircle(edges, { from: cellCode, to: toCellCode }))
    throw refused({ field: 'toCellCode', code: 'ALIGNMENT_CIRCLE' });
  const id = ctx.newId();
  await ctx.tx
    .insert(targetAlign)
    .values({ companyId, id, fromRowId: cellCode, toRowId: toCellCode, byEmpId: ctx.session.empId, at: appraisal.at });
  await auditAppraisal(ctx, 'targetAligned', appraisal, { after: { to: target.keyResult } });
  return { id, alignment: await alignmentOf(ctx, appraisal) };
}

/** Takes back a link of one of the form's own indicators. */
export async function deleteAlignment(
  ctx: Ctx,
  { alignId, ...person }: Person & { alignId: string },
): Promise<{ alignment: AlignmentData }> {
  const appraisal = await openAppraisal(ctx, person, 'transition');
  demandAction(appraisal, 'alignTargets');
  const own = await rowIdsOf(ctx, appraisal.info.id);
  const [gone] = await ctx.tx
    .delete(targetAlign)
    .where(
      and(
        eq(targetAlign.companyId, ctx.session.companyId),
        eq(targetAlign.id, alignId),
        isAnyOf(targetAlign.fromRowId, own),
      ),
    )
    .returning({ id: targetAlign.id });
  if (!gone) throw notFound();
  await auditAppraisal(ctx, 'targetNotAligned', appraisal);
  return { alignment: await alignmentOf(ctx, appraisal) };
}

/** Everything above and below the indicators of a form; `direct` keeps the links that begin, or end, in the form itself. */
export async function alignmentGraph(ctx: Ctx, person: Person, direct?: 'fromMe' | 'toMe'): Promise<AlignmentData> {
  const appraisal = await openAppraisal(ctx, person, 'none');
  const all = await alignmentOf(ctx, appraisal);
  if (direct === undefined) return all;
  const own = new Set(await rowIdsOf(ctx, appraisal.info.id));
  const links = all.links.filter((one) => own.has(direct === 'fromMe' ? one.fromCellCode : one.toCellCode));
  const ends = new Set(links.flatMap((one) => [one.fromCellCode, one.toCellCode]));
  return { links, targets: all.targets.filter((one) => ends.has(one.cellCode)) };
}

/** The indicators of a form that have a link. */
export async function linkedCells(ctx: Ctx, person: Person): Promise<string[]> {
  const { info } = await openAppraisal(ctx, person, 'none');
  const own = await rowIdsOf(ctx, info.id);
  const links = await ctx.tx
    .select({ from: targetAlign.fromRowId, to: targetAlign.toRowId })
    .from(targetAlign)
    .where(
      and(
        eq(targetAlign.companyId, ctx.session.companyId),
        or(isAnyOf(targetAlign.fromRowId, own), isAnyOf(targetAlign.toRowId, own)),
      ),
    );
  const ends = new Set(links.flatMap(({ from, to }) => [from, to]));
  return own.filter((id) => ends.has(id));
}

/** Everything above and below the indicators of a form, or below and above some of them. */
export async function alignmentOf(
  ctx: Ctx,
  { info, plan }: Pick<Appraisal, 'info' | 'plan'>,
  some?: readonly string[],
): Promise<AlignmentData> {
  const links = await linksOfPlan(ctx, plan.id);
  const own = some ?? (await rowIdsOf(ctx, info.id));
  const near = new Set([...reached(links, own, 'up'), ...reached(links, own, 'down')]);
  const shown = links.filter((one) => near.has(one.alignId));
  const ends = [...new Set(shown.flatMap((one) => [one.fromCellCode, one.toCellCode]))];
  // What serves an upper target counts in its progress, also where it is not shown.
  const counted = new Set([...ends, ...belowOf(links, ends)]);
  const rows = counted.size === 0 ? [] : await targetsWhere(ctx, isAnyOf(targetRow.id, [...counted]));
  const isShown = new Set(ends);
  return { links: shown, targets: withProgress(rows, links).filter((one) => isShown.has(one.cellCode)) };
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

function linksOfPlan(ctx: Ctx, planId: string): Promise<Link[]> {
  return ctx.tx
    .select({ alignId: targetAlign.id, fromCellCode: targetAlign.fromRowId, toCellCode: targetAlign.toRowId })
    .from(targetAlign)
    .innerJoin(targetRow, and(eq(targetRow.companyId, targetAlign.companyId), eq(targetRow.id, targetAlign.fromRowId)))
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .where(
      and(
        eq(targetAlign.companyId, ctx.session.companyId),
        eq(assessmentInfo.planId, planId),
        isNull(assessmentInfo.removedAt),
      ),
    )
    .orderBy(asc(targetAlign.at), asc(targetAlign.id));
}

async function rowIdsOf(ctx: Ctx, assessmentId: string): Promise<string[]> {
  const rows = await ctx.tx
    .select({ id: targetRow.id })
    .from(targetRow)
    .where(and(eq(targetRow.companyId, ctx.session.companyId), eq(targetRow.assessmentId, assessmentId)))
    .orderBy(asc(targetRow.sort), asc(targetRow.id));
  return rows.map((row) => row.id);
}

/** Approved indicators of the superiors of a person in the plan, at every distance, and of those who share the first one. */
function servableOf(ctx: Ctx, info: Appraisal['info']): SQL | undefined {
  const { companyId } = ctx.session;
  const above = sql`(with recursive above as (
      select ${info.bossEmpId}::text as emp_id, 1 as level
      union
      select i.boss_emp_id, above.level + 1 from above join assessment_info i on i.company_id = ${companyId}
        and i.plan_id = ${info.planId} and i.emp_id = above.emp_id where above.level < ${LEVELS}::int
    ) select emp_id from above where emp_id is not null)`;
  return and(
    eq(assessmentInfo.planId, info.planId),
    eq(assessmentInfo.targetStatus, TargetStatus.APPROVED),
    sql`${assessmentInfo.empId} <> ${info.empId}`,
    or(
      sql`${assessmentInfo.empId} in ${above}`,
      info.bossEmpId === null ? undefined : eq(assessmentInfo.bossEmpId, info.bossEmpId),
    ),
  );
}

/** Submitted indicators with their owners and what they have come to. */
async function targetsWhere(ctx: Ctx, where: SQL | undefined) {
  return ctx.tx
    .select({
      cellCode: targetRow.id,
      owner: COLLEAGUE,
      keyResult: targetRow.keyResult,
      measureUnit: targetRow.measureUnit,
      startValue: targetRow.startValue,
      targetValue: targetRow.targetValue,
      achieved: reachedByNow,
      weight: targetRow.weight,
    })
    .from(targetRow)
    .innerJoin(
      assessmentInfo,
      and(eq(assessmentInfo.companyId, targetRow.companyId), eq(assessmentInfo.id, targetRow.assessmentId)),
    )
    .innerJoin(employee, isPerson)
    .where(and(eq(targetRow.companyId, ctx.session.companyId), isNull(assessmentInfo.removedAt), where))
    .orderBy(asc(employee.sortKey), asc(targetRow.sort), asc(targetRow.id))
    .limit(MOST_TARGETS);
}

/** More than anybody reads; what is beyond is not offered. */
const MOST_TARGETS = 500;

function withProgress(rows: Awaited<ReturnType<typeof targetsWhere>>, links: readonly Link[]): AlignedData[] {
  const targets = rows.map((row) => ({
    id: row.cellCode,
    weight: row.weight,
    progress: asProgress(achievement(row.startValue, row.targetValue, row.achieved)),
  }));
  const rolled = rolledProgress(
    targets,
    links.map((one) => ({ from: one.fromCellCode, to: one.toCellCode })),
  );
  return rows.map(({ achieved: _achieved, weight: _weight, ...row }, i) => ({
    ...row,
    startValue: plain(row.startValue),
    targetValue: plain(row.targetValue),
    progress: targets[i]?.progress ?? null,
    rolledProgress: rounded(rolled.get(row.cellCode) ?? null),
  }));
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());
const rounded = (value: string | null): string | null => (value === null ? null : dec(value).round(2).toString());
