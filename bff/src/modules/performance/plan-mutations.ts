import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { toRestNode } from '../../approval-node.ts';
import type { AdvanceAssessmentPlanInput, Assess360Input, MutationResolvers } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { payload, type FieldNames } from '../../payload.ts';
import type { Rest } from '../../rest/client.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { AssessmentPlanRow } from './rows.ts';

type ChangedPlan = ({ id: string } | { planCode: string }) & { plan?: AssessmentPlanRow | undefined };

/** Runs a change and answers the plan as it is afterwards. */
export const changePlan = (
  { loaders }: Context,
  write: () => Promise<ChangedPlan>,
  fields: FieldNames = PERFORMANCE_FIELDS,
) =>
  payload(async () => {
    const saved = await write();
    const id = 'id' in saved ? saved.id : saved.planCode;
    loaders.assessmentPlanById.clear(id);
    // Services that answer no more than the version are asked.
    if (saved.plan) loaders.assessmentPlanById.prime(id, saved.plan);
    return { assessmentPlan: () => loaders.assessmentPlanById.load(id) };
  }, fields);

/** REST has a call of its own for each stage a plan moves on to. */
function advance(
  { performanceflow }: Rest,
  { clientMutationId, id, version, to, openAnyway, together }: AdvanceAssessmentPlanInput,
) {
  const move = { clientMutationId, planCode: id, version, openAnyway };
  switch (to) {
    case AssessmentPlanStatus.CALIBRATING:
      return together ? performanceflow.mergeadjustingplan(move) : performanceflow.advanceadjusting(move);
    case AssessmentPlanStatus.COMMUNICATING:
      return performanceflow.advancenotarizing(move);
    case AssessmentPlanStatus.CLOSED:
      return performanceflow.archive(move);
    default:
      // What is neither opening nor scoring is refused there, with a sentence at the field.
      return performanceflow.advance({ ...move, to: to as typeof AssessmentPlanStatus.FILLING });
  }
}

const toRestReview = ({ templateId, lowScore, ...review }: Assess360Input) => ({
  ...review,
  lowScore: lowScore ?? undefined,
  templateCode: templateId,
});

type PlanMutations =
  | 'saveAssessmentPlan'
  | 'startPlanFromKit'
  | 'saveAssessmentPlanScope'
  | 'saveAssessmentPlanRule'
  | 'updateOpenAssessmentPlan'
  | 'advanceAssessmentPlan'
  | 'returnAssessmentPlan'
  | 'stopAssessmentPlan'
  | 'lockAssessmentPlan'
  | 'lockManager'
  | 'chooseSuperior'
  | 'remindAssessmentPlan'
  | 'deleteAssessmentPlan'
  | 'exportAssessmentResults';

/** Changes to assessment plans. */
export const planMutations: Pick<MutationResolvers, PlanMutations> = {
  saveAssessmentPlan: (
    _root,
    {
      input: {
        id,
        version,
        likePlanId,
        name,
        year,
        partnerRatio,
        departmentRatio,
        asksPotential,
        assessorPicksMax,
        assess360,
        ...plan
      },
    },
    context,
  ) =>
    changePlan(context, () =>
      context.rest.performanceplane.saveassess({
        ...plan,
        partnerRatio: partnerRatio ?? undefined,
        deptRatio: departmentRatio ?? undefined,
        asksPotential: asksPotential ?? undefined,
        assessorPicksMax: assessorPicksMax ?? undefined,
        planCode: id ?? undefined,
        version: version ?? undefined,
        likePlanCode: likePlanId ?? undefined,
        planName: name,
        planYear: year,
        assess360: assess360 ? toRestReview(assess360) : null,
      }),
    ),
  startPlanFromKit: (_root, { input }, context) =>
    changePlan(context, () => context.rest.starterkit.startplanfromkit(input)),
  lockManager: (_root, { input: { planId, employeeId, locked } }, { rest }) =>
    payload(
      () => rest.performancecheck.lockPersonStatus({ planCode: planId, empId: employeeId, locked }),
      PERFORMANCE_FIELDS,
    ),
  chooseSuperior: (_root, { input: { clientMutationId, planId, employeeIds, superiorId } }, { rest }) =>
    payload(
      () =>
        rest.performanceflow.choosesuperior({
          clientMutationId,
          planCode: planId,
          empIds: [...employeeIds],
          bossEmpId: superiorId,
        }),
      { ...PERFORMANCE_FIELDS, bossEmpId: 'superiorId' },
    ),
  saveAssessmentPlanScope: (_root, { input }, context) =>
    changePlan(context, () =>
      context.rest.performanceplane.planescope({
        planCode: input.id,
        version: input.version,
        wholeCompany: input.wholeCompany,
        deptIds: input.departmentIds,
        empIds: input.employeeIds,
        excludedEmpIds: input.excludedEmployeeIds,
        reason: input.reason ?? undefined,
      }),
    ),
  saveAssessmentPlanRule: (_root, { input: { id, version, ruleId, departmentRuleId, modules, flow } }, context) =>
    changePlan(context, () =>
      context.rest.performanceplane.saveplanrule({
        planCode: id,
        version,
        ruleCode: ruleId,
        deptRuleCode: departmentRuleId ?? null,
        modules: modules.map(({ templateId, weight, takesDepartmentScore }) => ({
          companyModuleCode: templateId,
          weight,
          takesDeptScore: takesDepartmentScore ?? false,
        })),
        flow: flow.map(toRestNode),
      }),
    ),
  updateOpenAssessmentPlan: (_root, { input }, context) =>
    changePlan(context, () =>
      context.rest.performanceplane.updatePlanAfterStart({
        planCode: input.id,
        version: input.version,
        fillInClosed: input.fillInClosed ?? undefined,
        bossScoringLocked: input.bossScoringLocked ?? undefined,
        bossConfirmLocked: input.bossConfirmLocked ?? undefined,
        reminders: input.reminders ?? undefined,
        viewScoreAt: input.viewScoreAt ?? undefined,
        viewWhat: input.viewWhat ?? undefined,
        allowExportDetails: input.allowExportDetails ?? undefined,
        bossNote: input.bossNote ?? undefined,
        employeeNote: input.employeeNote ?? undefined,
      }),
    ),
  advanceAssessmentPlan: (_root, { input }, context) => changePlan(context, () => advance(context.rest, input)),
  returnAssessmentPlan: (_root, { input: { id, together, ...move } }, context) =>
    changePlan(context, () =>
      context.rest.performanceplane.reversalplan({ ...move, planCode: id, together: together ?? undefined }),
    ),
  stopAssessmentPlan: (_root, { input: { id, ...move } }, context) =>
    changePlan(context, () => context.rest.performanceflow.stop({ ...move, planCode: id })),
  lockAssessmentPlan: (_root, { input: { id, version, locked, reason } }, context) =>
    changePlan(context, () =>
      context.rest.performanceflow.lockplan({ planCode: id, version, locked, reason: reason ?? undefined }),
    ),
  remindAssessmentPlan: (_root, { input: { clientMutationId, id, employeeIds } }, { rest }) =>
    payload(() => rest.performanceflow.remind({ clientMutationId, planCode: id, empIds: employeeIds ?? undefined })),
  deleteAssessmentPlan: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.performanceplane.deleteplane({ planCode: id, version });
      return { deletedId: id };
    }),
  exportAssessmentResults: (_root, { input: { planId } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceexport', 'exportPerformanceExcel', { planCode: planId }),
    })),
};
