import { and, desc, eq, ilike, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentPlan } from '@hengcai/shared/contract/performance/plan';
import { dec } from '@hengcai/shared/numbers';
import type { PlanStatusValue } from '@hengcai/shared/rules/performance/freeze';
import { wireStatus } from '@hengcai/shared/rules/performance/plan';
import { likePattern } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { groupedBy } from '../../../kit/grouped.ts';
import { asEdited } from '../../enterprise/public.ts';
import { assessmentTemplate, templateContent } from '../../enterprise/tables.ts';
import { asKept, rules, type AssessmentRuleData } from '../rule/rule.ts';
import { includesOf } from './included.ts';
import { partsIn } from './own-parts.ts';
import { countScopes } from './scope.ts';
import { stageProgress } from './stage-waits.ts';
import { assessmentInfo, assessmentPlan, isPlan, planModule, type RuleSnapshot } from '../tables.ts';
import { leadsNobody, managerLock } from '../tables-lock.ts';
import { planScopeDept, planScopePerson } from '../tables-plan.ts';
import { coAppraisals, ownAppraisals, teamAppraisals } from '../waiting.ts';
import { hasRight } from '../../../kit/pages.ts';

export type PlanData = z.output<typeof AssessmentPlan>;
type PlanColumns = typeof assessmentPlan.$inferSelect;

const NO_SCOPE: PlanData['scope'] = { wholeCompany: false, deptIds: [], empIds: [], excludedEmpIds: [] };

const NO_INCLUDES: Pick<PlanData, 'includedPlans' | 'includedIn'> = { includedPlans: [], includedIn: [] };

export interface PlanFilter {
  ids?: readonly string[];
  keyword?: string;
  planYear?: number;
  cycle?: number;
  status?: readonly number[];
  locked?: boolean;
  /** Plans this employee takes part in, scores in or approves in, from their opening on. */
  involving?: string;
}

function matching(ctx: Ctx, filter: PlanFilter): SQL | undefined {
  return and(
    eq(assessmentPlan.companyId, ctx.session.companyId),
    filter.ids ? inArray(assessmentPlan.id, [...filter.ids]) : undefined,
    filter.keyword ? ilike(assessmentPlan.name, likePattern(filter.keyword)) : undefined,
    filter.planYear === undefined ? undefined : eq(assessmentPlan.planYear, filter.planYear),
    filter.cycle === undefined ? undefined : eq(assessmentPlan.cycle, filter.cycle),
    filter.status && filter.status.length > 0 ? inArray(assessmentPlan.status, [...filter.status]) : undefined,
    filter.locked === undefined ? undefined : eq(assessmentPlan.locked, filter.locked),
    filter.involving === undefined ? undefined : involves(ctx, filter.involving),
  );
}

/** Not before the opening: what HR is still preparing is nobody else's business. */
function involves(ctx: Ctx, empId: string): SQL {
  const inIt = (whose: SQL | undefined) => sql`exists (select 1 from ${assessmentInfo} where ${isPlan} and ${whose})`;
  return sql`(${inIt(ownAppraisals(ctx, empId))} or ${inIt(teamAppraisals(ctx, empId))} or ${inIt(coAppraisals(ctx, empId))})`;
}

/** How many plans match, for the pager. */
export function countPlans(ctx: Ctx, filter: PlanFilter): Promise<number> {
  return ctx.tx.$count(assessmentPlan, matching(ctx, filter));
}

/**
 * Plans, newest first, in a fixed number of statements. Who else is in a plan and how far they are is for managers of
 * plans only: `asManager` false leaves scope and counts empty.
 */
export async function plans(
  ctx: Ctx,
  filter: PlanFilter,
  asManager: boolean,
  page?: { limit: number; offset: number },
): Promise<PlanData[]> {
  const query = ctx.tx
    .select()
    .from(assessmentPlan)
    .where(matching(ctx, filter))
    .orderBy(desc(assessmentPlan.createdAt), desc(assessmentPlan.id));
  const rows = await (page ? query.limit(page.limit).offset(page.offset) : query);
  if (rows.length === 0) return [];
  const ids = rows.map((plan) => plan.id);
  const modules = await modulesOf(ctx, ids);
  const ruleById = await rulesOf(ctx, rows);
  const combined = await combinedOf(ctx, rows);
  const detail = asManager ? await managersView(ctx, ids) : undefined;
  const includes = asManager ? await includesOf(ctx, ids) : undefined;
  return rows.map((plan) => ({
    ...wireFields(plan),
    ...ruleFields(plan, ruleById),
    deptRule: ruleIn(plan.deptRuleId, plan.deptRuleSnapshot, ruleById),
    modules: modules.get(plan.id) ?? [],
    ...(asManager && { flow: plan.flow }),
    scope: detail ? { ...(detail.scopes.get(plan.id) ?? NO_SCOPE), wholeCompany: plan.wholeCompany } : NO_SCOPE,
    scopeCount: detail?.counts.get(plan.id) ?? 0,
    ...countsOf(detail?.stages.get(plan.id) ?? []),
    lockedBossEmpIds: detail?.locks.get(plan.id) ?? [],
    ...(includes?.(plan.id) ?? NO_INCLUDES),
    combinedPlans: (combined.get(plan.combinedId ?? '') ?? []).filter((one) => one.planCode !== plan.id),
  }));
}

/** Plans the caller may read: all for managers of plans, else those the caller takes part, scores or approves in. */
export async function readablePlans(ctx: Ctx, ids: readonly string[]): Promise<PlanData[]> {
  const manages = hasRight(ctx.session, '/performance/management');
  if (manages) return plans(ctx, { ids }, true);
  return ctx.session.empId === null ? [] : plans(ctx, { ids, involving: ctx.session.empId }, false);
}

/** One plan as its managers see it; 404 for one that is not there. */
export async function planOf(ctx: Ctx, id: string): Promise<PlanData> {
  const [plan] = await plans(ctx, { ids: [id] }, true);
  if (!plan) throw notFound();
  return plan;
}

/** Who approves targets in a plan the caller may read; 404 for any other. */
export async function approvalFlow(ctx: Ctx, id: string): Promise<NonNullable<PlanData['flow']>> {
  const involving = hasRight(ctx.session, '/performance/management') ? {} : { involving: ctx.session.empId ?? '' };
  const [plan] = await ctx.tx
    .select({ flow: assessmentPlan.flow })
    .from(assessmentPlan)
    .where(matching(ctx, { ...involving, ids: [id] }));
  if (!plan) throw notFound();
  return plan.flow;
}

/** What a change of a plan answers, with the plan as it is after it. */
export const withPlan = async <T extends { id: string } | { planCode: string }>(
  ctx: Ctx,
  saved: T,
): Promise<T & { plan: PlanData }> => ({
  ...saved,
  plan: await planOf(ctx, 'id' in saved ? saved.id : saved.planCode),
});

/** Plans that are combined, by what they have in common. */
async function combinedOf(ctx: Ctx, rows: readonly PlanColumns[]) {
  const ids = [...new Set(rows.flatMap((plan) => plan.combinedId ?? []))];
  if (ids.length === 0) return new Map<string, { planCode: string; planName: string }[]>();
  const members = await ctx.tx
    .select({ combinedId: assessmentPlan.combinedId, planCode: assessmentPlan.id, planName: assessmentPlan.name })
    .from(assessmentPlan)
    .where(and(eq(assessmentPlan.companyId, ctx.session.companyId), inArray(assessmentPlan.combinedId, ids)))
    .orderBy(assessmentPlan.name, assessmentPlan.id);
  const groups = groupedBy(members, ({ combinedId }) => combinedId ?? '');
  return new Map([...groups].map(([id, group]) => [id, group.map(({ combinedId: _combinedId, ...plan }) => plan)]));
}

async function rulesOf(ctx: Ctx, rows: readonly PlanColumns[]): Promise<Map<string, AssessmentRuleData>> {
  const ids = [...new Set(rows.flatMap(({ ruleId, deptRuleId }) => [ruleId ?? [], deptRuleId ?? []].flat()))];
  return new Map((await rules(ctx, { ids })).map((rule) => [rule.ruleCode, rule]));
}

/** From the opening on a plan has its own copy, whatever became of the rule since; one that goes back may choose another. */
function ruleIn(
  ruleId: string | null,
  snapshot: RuleSnapshot | null,
  ruleById: ReadonlyMap<string, AssessmentRuleData>,
): AssessmentRuleData | null {
  const current = ruleId === null ? undefined : ruleById.get(ruleId);
  if (current === undefined) return null;
  return snapshot?.ruleCode === ruleId ? { ...current, ...asKept(snapshot) } : current;
}

function ruleFields(plan: PlanColumns, ruleById: ReadonlyMap<string, AssessmentRuleData>) {
  const rule = ruleIn(plan.ruleId, plan.ruleSnapshot, ruleById);
  return { ruleName: rule?.ruleName ?? null, rule };
}

function wireFields(plan: PlanColumns) {
  return {
    planCode: plan.id,
    planName: plan.name,
    planYear: plan.planYear,
    cycle: plan.cycle as PlanData['cycle'],
    cycleIndex: plan.cycleIndex,
    periodFrom: plan.periodFrom,
    periodTo: plan.periodTo,
    windows: {
      fill: { from: plan.fillFrom, to: plan.fillTo },
      score: { from: plan.scoreFrom, to: plan.scoreTo },
      calibrate: { from: plan.calibrateFrom, to: plan.calibrateTo },
      communicate: { from: plan.communicateFrom, to: plan.communicateTo },
    },
    reminders: plan.reminders,
    selfRatio: dec(plan.selfRatio).toString(),
    bossRatio: dec(plan.bossRatio).toString(),
    partnerRatio: dec(plan.partnerRatio).toString(),
    deptRatio: dec(plan.deptRatio).toString(),
    assessorPicksMax: plan.assessorPicksMax,
    asksPotential: plan.asksPotential,
    digits: plan.digits,
    viewScoreAt: plan.viewScoreAt as PlanData['viewScoreAt'],
    viewWhat: plan.viewWhat as PlanData['viewWhat'],
    allowExportDetails: plan.allowExportDetails,
    managersMaySetTargets: plan.managersMaySetTargets,
    planStatus: wireStatus(plan.status as PlanStatusValue, plan.locked),
    fillInClosed: plan.fillInClosed,
    bossScoringLocked: plan.bossScoringLocked,
    bossConfirmLocked: plan.bossConfirmLocked,
    lockReason: plan.lockReason,
    stopReason: plan.stopReason,
    ruleCode: plan.ruleId,
    assess360: plan.review && plan.reviewTemplateId ? { ...plan.review, templateCode: plan.reviewTemplateId } : null,
    openedAt: plan.openedAt?.toISOString() ?? null,
    archivedAt: plan.archivedAt?.toISOString() ?? null,
    updatedAt: plan.updatedAt.toISOString(),
    version: plan.version,
  };
}

async function modulesOf(ctx: Ctx, planIds: readonly string[]): Promise<Map<string, PlanData['modules']>> {
  const rows = await ctx.tx
    .select({
      planId: planModule.planId,
      companyModuleCode: planModule.templateId,
      contentModuleCode: planModule.contentId,
      companyModuleName: assessmentTemplate.name,
      weight: planModule.weight,
      takesDeptScore: planModule.takesDeptScore,
      parts: templateContent.parts,
      own: planModule.parts,
    })
    .from(planModule)
    .innerJoin(
      templateContent,
      and(eq(templateContent.companyId, planModule.companyId), eq(templateContent.id, planModule.contentId)),
    )
    .innerJoin(
      assessmentTemplate,
      and(eq(assessmentTemplate.companyId, planModule.companyId), eq(assessmentTemplate.id, planModule.templateId)),
    )
    .where(and(eq(planModule.companyId, ctx.session.companyId), inArray(planModule.planId, [...planIds])))
    .orderBy(planModule.planId, planModule.sort, planModule.templateId);
  return grouped(rows, ({ planId: _planId, weight, parts, own, ...module }) => ({
    ...module,
    weight: dec(weight).toString(),
    parts: asEdited(ctx, partsIn(parts, own)).map(({ partCode, partName, partNameEn, weight: share, scoreMethod }) => ({
      partCode,
      partName,
      partNameEn,
      weight: share,
      scoreMethod,
    })),
  }));
}

/** How many people of a plan are how far, and what that makes of its stage. */
const countsOf = (stages: readonly (PlanData['stageCounts'][number] & { done: number; people: number })[]) => ({
  stageCounts: stages.map(({ employeeStage, count }) => ({ employeeStage, count })),
  stageDone: stages.reduce((sum, { done }) => sum + done, 0),
  stagePeople: stages.reduce((sum, { people }) => sum + people, 0),
});

async function managersView(ctx: Ctx, planIds: readonly string[]) {
  const of = (table: typeof planScopeDept | typeof planScopePerson) =>
    and(eq(table.companyId, ctx.session.companyId), inArray(table.planId, [...planIds]));
  const depts = grouped(
    await ctx.tx
      .select({ planId: planScopeDept.planId, deptId: planScopeDept.deptId })
      .from(planScopeDept)
      .where(of(planScopeDept))
      .orderBy(planScopeDept.planId, planScopeDept.deptId),
    (row) => row.deptId,
  );
  const people = grouped(
    await ctx.tx
      .select({ planId: planScopePerson.planId, empId: planScopePerson.empId, excluded: planScopePerson.excluded })
      .from(planScopePerson)
      .where(of(planScopePerson))
      .orderBy(planScopePerson.planId, planScopePerson.empId),
    (row) => row,
  );
  const scopes = new Map(
    planIds.map((id) => {
      const named = people.get(id) ?? [];
      const ids = (excluded: boolean) => named.filter((row) => row.excluded === excluded).map((row) => row.empId);
      return [id, { deptIds: depts.get(id) ?? [], empIds: ids(false), excludedEmpIds: ids(true) }];
    }),
  );
  const stages = grouped(
    await ctx.tx
      .select({
        planId: assessmentInfo.planId,
        employeeStage: assessmentInfo.employeeStage,
        count: sql<number>`count(*)::int`,
        ...stageProgress(ctx),
      })
      .from(assessmentInfo)
      .innerJoin(assessmentPlan, isPlan)
      .where(
        and(
          eq(assessmentInfo.companyId, ctx.session.companyId),
          inArray(assessmentInfo.planId, [...planIds]),
          isNull(assessmentInfo.removedAt),
        ),
      )
      .groupBy(assessmentInfo.planId, assessmentInfo.employeeStage)
      .orderBy(assessmentInfo.planId, assessmentInfo.employeeStage),
    ({ employeeStage, ...counts }) => ({
      employeeStage: employeeStage as PlanData['stageCounts'][number]['employeeStage'],
      ...counts,
    }),
  );
  const locks = grouped(
    await ctx.tx
      .select({ planId: managerLock.planId, empId: managerLock.empId })
      .from(managerLock)
      .where(
        and(eq(managerLock.companyId, ctx.session.companyId), inArray(managerLock.planId, [...planIds]), leadsNobody),
      )
      .orderBy(managerLock.planId, managerLock.at, managerLock.empId),
    (row) => row.empId,
  );
  const counts = await countScopes(ctx, planIds);
  return { scopes, stages, locks, counts };
}

function grouped<R extends { planId: string }, T>(rows: readonly R[], toItem: (row: R) => T): Map<string, T[]> {
  const groups = groupedBy(rows, ({ planId }) => planId);
  return new Map([...groups].map(([planId, group]) => [planId, group.map(toItem)]));
}
