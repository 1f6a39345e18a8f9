import type { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { ScorerRole } from '@hengcai/shared/enums';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { AssessmentIndicatorInput, MutationResolvers, AssessmentScoreInput } from '../../generated/schema.ts';
import type { Context } from '../../context.ts';
import { type Asked, knownReference } from '../../known-reference.ts';
import { payload } from '../../payload.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';
import type { AssessmentPlanRow, AssessmentRow } from './rows.ts';

interface Whose {
  planId: string;
  employeeId: string;
}

/** What every decision about an appraisal carries. */
export interface Decision extends Whose {
  clientMutationId: string;
  version: number;
}

export const whose = ({ planId, employeeId }: Whose) => ({ planCode: planId, empId: employeeId });

/** Runs a change and answers the appraisal as it is afterwards: as the write told it, or as it is read then. */
export const change = (
  { rest }: Context,
  input: Whose,
  write: () => Promise<{ id: string; assessment?: AssessmentRow | undefined }>,
  names = PERFORMANCE_FIELDS,
) =>
  payload(async () => {
    const { assessment } = await write();
    return {
      assessment: async () => assessment ?? rest.performanceview.getAssessmentBaseDetail(whose(input)),
    };
  }, names);

/** The appraisal and its plan as they are after a change of a result. */
export const calibratedAfter = (
  input: Whose,
  { rest, loaders }: Pick<Context, 'rest' | 'loaders'>,
  { person, distribution }: DataOf<typeof performancecheck.endpoints.rejectandverify>,
) => ({
  assessment: () => rest.performanceview.getAssessmentBaseDetail(whose(input)),
  person: person ?? null,
  plan: async (_args?: unknown, _context?: unknown, asked?: Asked) =>
    distribution && asked
      ? knownReference<AssessmentPlanRow>(
          loaders.assessmentPlanById,
          input.planId,
          { id: { planCode: input.planId }, distribution: { distribution } },
          asked,
        )
      : loaders.assessmentPlanById.load(input.planId),
});

/** REST calls what a person wrote as the reason a comment or a text. */
const WITH_REASON = { ...PERFORMANCE_FIELDS, comment: 'reason', text: 'reason' };

export const toRestIndicator = ({ id, templateId, partId, priority, typed, ...row }: AssessmentIndicatorInput) => ({
  ...row,
  rowId: id ?? undefined,
  companyModuleCode: templateId,
  partCode: partId,
  priority: priority ?? undefined,
  typed: typed ?? undefined,
});

export const toRestScore = ({ indicatorId, typed, ...row }: AssessmentScoreInput) => ({
  ...row,
  rowId: indicatorId,
  typed: typed ?? undefined,
});

export const decision = ({ clientMutationId, version, ...input }: Decision) => ({
  ...whose(input),
  clientMutationId,
  version,
});

interface Several {
  clientMutationId: string;
  planId: string;
  employeeIds: readonly string[];
}
const several = ({ clientMutationId, planId, employeeIds }: Several) => ({
  clientMutationId,
  planCode: planId,
  empIds: [...employeeIds],
});

type AssessmentMutations =
  | 'saveTargets'
  | 'submitTargets'
  | 'withdrawTargets'
  | 'approveTargets'
  | 'rejectTargets'
  | 'approveTargetsOfMany'
  | 'assignTargets'
  | 'removeIndicator'
  | 'lockAssessment'
  | 'markAbsentFromSelfScore'
  | 'saveScores'
  | 'submitScores'
  | 'sendBackScores'
  | 'calibrateAssessment'
  | 'confirmAssessment'
  | 'confirmAssessmentsOfMany'
  | 'remindTeam'
  | 'objectToAssessment'
  | 'exportAssessment'
  | 'exportAssessments'
  | 'keepSession';

/** Changes to one person's appraisal. */
export const assessmentMutations: Pick<MutationResolvers, AssessmentMutations> = {
  saveTargets: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.saveperformance({
        ...whose(input),
        version: input.version,
        clientId: input.clientId,
        seq: input.seq,
        rows: input.rows.map(toRestIndicator),
      }),
    ),
  removeIndicator: (_root, { input }, context) =>
    change(
      context,
      input,
      () => context.rest.performanceview.deletestrategy({ ...decision(input), rowId: input.indicatorId }),
      { ...PERFORMANCE_FIELDS, rowId: 'indicatorId' },
    ),
  submitTargets: (_root, { input }, context) =>
    change(context, input, () => context.rest.performancecheck.updatestatus({ ...decision(input), action: 'submit' })),
  withdrawTargets: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performancecheck.updatestatus({ ...decision(input), action: 'withdraw' }),
    ),
  approveTargets: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performancecheck.updatestatus({
        ...decision(input),
        action: 'approve',
        opinion: input.opinion ?? undefined,
      }),
    ),
  rejectTargets: (_root, { input }, context) =>
    change(context, input, () => context.rest.performancecheck.reject({ ...decision(input), opinion: input.opinion })),
  approveTargetsOfMany: (_root, { input }, { rest }) =>
    payload(() => rest.performanceflow.batchbosscheck(several(input)), PERFORMANCE_FIELDS),
  assignTargets: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.allotperformance({
        ...whose(input),
        clientMutationId: input.clientMutationId,
        version: input.version,
        rows: input.rows.map(toRestIndicator),
      }),
    ),
  lockAssessment: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceview.locktargetedit({ ...whose(input), locked: input.locked }),
    ),
  markAbsentFromSelfScore: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performanceflow.markabsent({
        ...whose(input),
        absent: input.absent,
        reason: input.reason ?? undefined,
      }),
    ),
  saveScores: (_root, { input }, context) =>
    change(context, input, () => {
      const sheet = {
        ...whose(input),
        version: input.version,
        clientId: input.clientId,
        seq: input.seq,
        overallComment: input.overallComment,
        rows: input.rows.map(toRestScore),
      };
      const { scorerRole } = input;
      return scorerRole === ScorerRole.PARTNER
        ? context.rest.performancecheck.saveTogetherAssessorScore(sheet)
        : context.rest.performancecheck.scoreresult({ ...sheet, scorerRole, potential: input.potential });
    }),
  submitScores: (_root, { input }, context) =>
    change(context, input, () =>
      context.rest.performancecheck.updateCheckStatus({
        ...whose(input),
        clientMutationId: input.clientMutationId,
        scorerRole: input.scorerRole,
        version: input.version,
        overallComment: input.overallComment,
        potential: input.potential,
        rows: input.rows.map(toRestScore),
      }),
    ),
  sendBackScores: (_root, { input: { clientMutationId, scorerRole, scorerId, reason, ...input } }, context) =>
    change(context, input, () =>
      context.rest.performancecheck.sendbackmark({
        ...whose(input),
        clientMutationId,
        scorerRole,
        scorerEmpId: scorerId ?? undefined,
        reason,
      }),
    ),
  calibrateAssessment: (_root, { input }, { rest, loaders }) =>
    payload(async () => {
      const saved = await rest.performancecheck.assessmentEvaluation({
        ...whose(input),
        clientMutationId: input.clientMutationId,
        version: input.version,
        score: input.score,
        levelName: input.levelName,
        comment: input.reason,
      });
      return calibratedAfter(input, { rest, loaders }, saved);
    }, WITH_REASON),
  confirmAssessment: (_root, { input: { clientMutationId, text, ...input } }, context) =>
    change(context, input, () =>
      context.rest.performanceview.confirmAssessmentNote({
        ...whose(input),
        clientMutationId,
        action: 'confirm',
        text: text ?? undefined,
      }),
    ),
  confirmAssessmentsOfMany: (_root, { input }, { rest }) =>
    payload(() => rest.performanceview.batchconfirm(several(input)), PERFORMANCE_FIELDS),
  remindTeam: (_root, { input }, { rest }) =>
    payload(() => rest.performanceflow.remindteam(several(input)), PERFORMANCE_FIELDS),
  objectToAssessment: (_root, { input: { clientMutationId, reason, ...input } }, context) =>
    change(
      context,
      input,
      () =>
        context.rest.performanceview.confirmAssessmentNote({
          ...whose(input),
          clientMutationId,
          action: 'object',
          text: reason,
        }),
      WITH_REASON,
    ),
  exportAssessment: (_root, { input }, { tickets }) =>
    payload(async () => ({
      // Services that know no other format know no parameter for it either.
      file: await tickets.export('performanceview', 'exportAssessmentInfo', {
        ...whose(input),
        format: input.format === 'xlsx' ? undefined : input.format,
      }),
    })),
  exportAssessments: (_root, { input: { appraisals, planId, filter } }, { tickets }) =>
    payload(async () => ({
      file: await tickets.export('performanceview', 'exportMultiAssessmentInfo', {
        appraisals: appraisals?.map(whose),
        planCode: planId ?? undefined,
        keyword: filter?.keyword ?? undefined,
        deptId: filter?.departmentId ?? undefined,
        employeeStage: filter?.employeeStages ?? undefined,
      }),
    })),
  keepSession: (_root, { input: { edited } }, { rest }) =>
    payload(async () => {
      await rest.performanceview.notimeout({ edited });
      return { kept: true };
    }),
};
