import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { checkPlan } from '@hengcai/shared/rules/performance/plan';
import { checkReminders } from '@hengcai/shared/rules/performance/plan-dates';
import type { WholePlanAction } from '@hengcai/shared/rules/performance/capacities';
import type { Handlers } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { paged } from '../../../kit/paged.ts';
import { readBy } from '../../enterprise/public.ts';
import { assessmentTemplate, templateContent } from '../../enterprise/tables.ts';
import { countsDeptScores } from '../department/dept-result.ts';
import { combinePlans, similarPlans } from './combine.ts';
import { notarizingPlans, resultNotes } from './communicating.ts';
import { includablePlans, includePlans } from './include.ts';
import { demandIncludedNowhere } from './included.ts';
import { deleteEmpType, empTypes, saveEmpType } from './emp-types.ts';
import { planToBeLike, takeOver } from './like.ts';
import { enrol } from './participants.ts';
import { atWireFields, auditPlan, demandAllowed, moved, planColumns, toPlanInput, updatePlan } from './plan.ts';
import { approvalFlow, countPlans, plans, readablePlans, withPlan, type PlanFilter } from './plan-list.ts';
import { changeParts } from './plan-parts.ts';
import { planRuleIssues, replaceModules, ruleAsked } from './plan-rule.ts';
import { reviewIssues, withCompanyDefaults } from './plan-review.ts';
import { takenAt } from '../../../kit/taken.ts';
import { replaceScope } from './scope.ts';
import { begin, takeOut } from './scope-people.ts';
import { returnTo, seenPlan } from './stage.ts';
import { scoreFileHandlers } from '../by-file/handlers.ts';
import { emptyImported } from '../by-file/past-results.ts';
import { assessmentPlan } from '../tables.ts';

/** Appraisal plans: what HR prepares, and what of it may still change once a plan is open. */
export const performanceplaneHandlers: Handlers<Contract['performanceplane']> = {
  async listAllPlan({ keyword, planYear, cycle, planStatus, ...page }, ctx) {
    const filter: PlanFilter = {
      ...(keyword && { keyword }),
      ...(planYear !== undefined && { planYear }),
      ...(cycle !== undefined && { cycle }),
      ...(planStatus && { status: planStatus }),
    };
    return paged(
      page,
      (window) => plans(ctx, filter, true, window),
      () => countPlans(ctx, filter),
    );
  },

  async getplanandrule({ planCode, planCodes = [] }, ctx) {
    const asked = planCode === undefined ? planCodes : [planCode, ...planCodes];
    if (asked.length === 0) throw invalid('planCode', 'REQUIRED');
    return readablePlans(ctx, asked);
  },

  async queryassess({ planCode }, ctx) {
    const [plan] = await plans(ctx, { ids: [planCode] }, true);
    return { plan: plan ?? null, empTypes: plan ? await empTypes(ctx, planCode) : [] };
  },

  async distinctplanname({ planName, exceptPlanCode }, ctx) {
    const taken = and(
      eq(assessmentPlan.companyId, ctx.session.companyId),
      eq(assessmentPlan.name, planName),
      exceptPlanCode ? ne(assessmentPlan.id, exceptPlanCode) : undefined,
    );
    return { exists: (await ctx.tx.$count(assessmentPlan, taken)) > 0 };
  },

  async saveassess({ clientMutationId: _once, planCode, version, likePlanCode, ...fields }, ctx) {
    const columns = planColumns({ ...fields, assess360: await withCompanyDefaults(ctx, fields.assess360) });
    const issues = checkPlan(toPlanInput(columns), { today: ctx.today });
    const wrong = [...atWireFields(issues), ...(await reviewIssues(ctx, columns, planCode))];
    if (wrong.length > 0) throw refused(wrong);
    if (planCode === undefined) {
      const like = likePlanCode === undefined ? null : await planToBeLike(ctx, likePlanCode);
      const id = ctx.newId();
      const row = {
        companyId: ctx.session.companyId,
        id,
        flow: [],
        createdAt: ctx.now,
        updatedAt: ctx.now,
        ...columns,
      };
      await ctx.tx.insert(assessmentPlan).values(row).catch(takenAt('planName'));
      if (like) await takeOver(ctx, like, id);
      const made = { id, name: columns.name };
      await (like
        ? auditPlan(ctx, 'createdLike', made, { params: { like: like.name } })
        : auditPlan(ctx, 'created', made));
      return withPlan(ctx, { id, version: 1 });
    }
    const plan = await seenPlan(ctx, { planCode, version: version ?? 0 });
    demandAllowed(plan, 'changeSettings');
    const next = await updatePlan(ctx, plan, plan.version, {
      ...columns,
      ...(!countsDeptScores(columns) && { deptRuleId: null }),
    }).catch(takenAt('planName'));
    await auditPlan(ctx, 'changed', next);
    return withPlan(ctx, { id: next.id, version: next.version });
  },

  async planescope({ planCode, version, wholeCompany, reason, ...scope }, ctx) {
    const plan = await seenPlan(ctx, { planCode, version });
    demandAllowed(plan, 'changeScope');
    const next = await updatePlan(ctx, plan, version, { wholeCompany });
    await replaceScope(ctx, plan.id, { ...scope, wholeCompany }, reason);
    if (plan.status === AssessmentPlanStatus.NOT_OPEN) await auditPlan(ctx, 'scopeSet', plan);
    else {
      const joined = await enrol(ctx, plan.id);
      const removed = await takeOut(ctx, next, reason);
      if (removed > 0 && reason === '') throw refused({ field: 'reason', code: 'REASON_REQUIRED' });
      await begin(ctx, next, joined);
      const params = { removed, added: joined.length, reason };
      await auditPlan(ctx, removed > 0 ? 'scopeNarrowed' : 'scopeChanged', plan, { params });
    }
    return withPlan(ctx, { id: next.id, version: next.version });
  },

  async saveplanrule(input, ctx) {
    const plan = await seenPlan(ctx, input);
    demandAllowed(plan, 'changeTemplate');
    const issues = await planRuleIssues(ctx, plan, input);
    if (issues.length > 0) throw refused(issues);
    const next = await updatePlan(ctx, plan, input.version, {
      ruleId: input.ruleCode,
      deptRuleId: input.deptRuleCode ?? null,
      flow: input.flow,
    });
    await replaceModules(ctx, plan, input.modules);
    await auditPlan(ctx, 'ruleSet', plan);
    return withPlan(ctx, { id: next.id, version: next.version });
  },

  queryrule: (input, ctx) => ruleAsked(ctx, input),

  async getmoduledetail({ companyModuleCode, contentModuleCode }, ctx) {
    const [content] = await ctx.tx
      .select({
        companyModuleName: assessmentTemplate.name,
        versionName: templateContent.name,
        parts: templateContent.parts,
      })
      .from(templateContent)
      .innerJoin(
        assessmentTemplate,
        and(
          eq(assessmentTemplate.companyId, templateContent.companyId),
          eq(assessmentTemplate.id, templateContent.templateId),
        ),
      )
      .where(
        and(
          eq(templateContent.companyId, ctx.session.companyId),
          eq(templateContent.templateId, companyModuleCode),
          eq(templateContent.id, contentModuleCode),
        ),
      );
    if (!content) throw notFound();
    return { companyModuleCode, contentModuleCode, ...content, parts: readBy(ctx, content.parts) };
  },

  ...scoreFileHandlers,
  getSameModulePlanList: ({ planCode, toInclude }, ctx) =>
    toInclude ? includablePlans(ctx, planCode) : similarPlans(ctx, planCode),
  savecombineplan: (input, ctx) => combinePlans(ctx, input),
  saveincludeplan: (input, ctx) => includePlans(ctx, input),
  querynotarizingplan: (_input, ctx) => notarizingPlans(ctx),
  listAssessmentNoteConfig: ({ assessmentPlanCode }, ctx) => resultNotes(ctx, assessmentPlanCode),
  listEmpType: ({ planCode }, ctx) => empTypes(ctx, planCode),
  saveEmpType: (input, ctx) => saveEmpType(ctx, input),
  deleteEmpType: (input, ctx) => deleteEmpType(ctx, input),

  listApprovalFlow: ({ planCode }, ctx) => approvalFlow(ctx, planCode),

  async updatePlanAfterStart({ planCode, version, ...changes }, ctx) {
    const plan = await seenPlan(ctx, { planCode, version });
    for (const key of ['bossNote', 'employeeNote'] as const) if (changes[key] === '') changes[key] = null;
    const named = (Object.keys(changes) as (keyof typeof SWITCHES)[]).filter((key) => changes[key] !== undefined);
    for (const key of named) demandAllowed(plan, SWITCHES[key]);
    if (changes.reminders) {
      const issues = checkReminders({ ...toPlanInput(plan), reminders: changes.reminders });
      if (issues.length > 0) throw refused(issues);
    }
    const pick = (from: object) =>
      Object.fromEntries(named.map((key) => [key, (from as Record<string, unknown>)[key]]));
    const next = await updatePlan(ctx, plan, version, pick(changes));
    await auditPlan(ctx, 'switched', plan, { before: pick(plan), after: pick(changes) });
    return withPlan(ctx, { id: next.id, version: next.version });
  },

  updatePlanModuleAfterStart: (input, ctx) => changeParts(ctx, input),

  async reversalplan({ planCode, version, to, reason, together }, ctx) {
    return withPlan(ctx, moved(await returnTo(ctx, to, { planCode, version, reason, together })));
  },

  async deleteplane({ planCode, version }, ctx) {
    const plan = await seenPlan(ctx, { planCode, version });
    demandAllowed(plan, 'deletePlan');
    await demandIncludedNowhere(ctx, plan);
    if (plan.status === AssessmentPlanStatus.IMPORTED) await emptyImported(ctx, plan.id);
    const [gone] = await ctx.tx
      .delete(assessmentPlan)
      .where(
        and(
          eq(assessmentPlan.companyId, ctx.session.companyId),
          eq(assessmentPlan.id, plan.id),
          eq(assessmentPlan.version, version),
          isNull(assessmentPlan.openedAt),
        ),
      )
      .returning({ id: assessmentPlan.id });
    // Back at "to be opened", but people have already worked in it.
    if (!gone) throw refused('PLAN_WAS_OPEN');
    await auditPlan(ctx, 'deleted', plan);
    return null;
  },
};

/** The action of the freeze matrix behind each field that may change in an open plan. */
const SWITCHES = {
  fillInClosed: 'switchFillIn',
  bossScoringLocked: 'switchBossScoring',
  bossConfirmLocked: 'switchBossConfirm',
  reminders: 'changeViewing',
  viewScoreAt: 'changeViewing',
  viewWhat: 'changeViewing',
  allowExportDetails: 'changeViewing',
  bossNote: 'changeViewing',
  employeeNote: 'changeViewing',
} as const satisfies Record<string, WholePlanAction>;
