import type {
  AssessmentPartResolvers,
  AssessmentResolvers,
  AssessmentConfirmationResolvers,
  AssessmentIndicatorResolvers,
  AssessmentScoreResolvers,
  AssessmentScoreSheetResolvers,
  ProposedIndicatorResolvers,
  TargetChangeEntryResolvers,
  TargetLogEntryResolvers,
} from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { reference } from '../../rest/batch-loader.ts';
import { templateOf } from '../enterprise/references.ts';
import { employeeOf } from '../message/references.ts';
import { importedScoresOf } from './ByFile.ts';
import type {
  AssessmentAttachmentRow,
  AssessmentPartRow,
  AssessmentRow,
  AssessmentConfirmationRow,
  AssessmentIndicatorRow,
  AssessmentScoreRow,
  AssessmentScoreSheetRow,
  ProposedIndicatorRow,
  TargetChangeEntryRow,
  TargetLogEntryRow,
} from './rows.ts';

/** Joins each indicator with its part, its scores and its files: REST answers all of them flat. */
export function joined({
  indicators,
  parts,
  scores,
  beside = [],
  attachments = [],
}: Pick<AssessmentRow, 'indicators' | 'parts' | 'scores'> &
  Partial<
    Pick<AssessmentRow, 'beside'> & { attachments: readonly AssessmentAttachmentRow[] }
  >): AssessmentIndicatorRow[] {
  const byIndicator = new Map<string, AssessmentScoreRow[]>(indicators.map(({ rowId }) => [rowId, []]));
  const besideOf = new Map(beside.map((one) => [one.rowId, one]));
  for (const score of scores) byIndicator.get(score.rowId)?.push(score);
  return indicators.map((indicator) => ({
    ...indicator,
    part:
      parts.find(
        (part) => part.partCode === indicator.partCode && part.companyModuleCode === indicator.companyModuleCode,
      ) ?? null,
    scores: byIndicator.get(indicator.rowId) ?? [],
    beside: besideOf.get(indicator.rowId),
    attachments: attachments.filter((one) => one.rowId === indicator.rowId),
  }));
}

const whose = ({ planCode, empId }: Pick<AssessmentRow, 'planCode' | 'empId'>) => ({ planCode, empId });

export const Assessment: ResolversOf<AssessmentResolvers, Omit<AssessmentRow, 'indicators' | 'importedScores'>> = {
  id: (assessment) => assessment.assessmentInfoId,
  plan: (assessment, _args, { loaders }) => loaders.assessmentPlanById.load(assessment.planCode),
  employee: (assessment, _args, { loaders }) => loaders.employeeById.load(assessment.empId),
  department: (assessment, _args, { loaders }) => reference(loaders.departmentById, assessment.deptId),
  boss: (assessment, _args, { loaders }) => reference(loaders.employeeById, assessment.bossEmpId),
  indicators: ({ attachments, ...assessment }) =>
    joined({ ...assessment, attachments: attachments.map((one) => ({ ...one, person: whose(assessment) })) }),
  targetChange: ({ targetChange, parts }) =>
    targetChange && {
      ...targetChange,
      indicators: joined({ indicators: targetChange.indicators, parts, scores: [] }),
    },
  importedScores: importedScoresOf,
  // Whoever may not see the score gets no arithmetic either; asking would only be refused.
  passport: (assessment, _args, { rest }) =>
    assessment.composedScore === null && assessment.levelName === null
      ? null
      : rest.performanceview.getscorepassport(whose(assessment)),
  approvals: (assessment, _args, { rest }) => rest.performanceview.listApprovalNode(whose(assessment)),
  targetLog: (assessment, { page }, { rest }) => rest.performanceview.gettargetlog({ ...page, ...whose(assessment) }),
  person: (assessment) => assessment.person ?? null,
  coAssessors: (assessment, _args, { rest }) => rest.performanceview.listTogetherAssessDetail(whose(assessment)),
  alignment: (assessment, _args, { rest }) => rest.performanceview.getdetailbyalignview(whose(assessment)),
  alignmentAbove: (assessment, _args, { rest }) => rest.performanceview.getMyAlignInfo(whose(assessment)),
  alignmentBelow: (assessment, _args, { rest }) => rest.performanceview.getToMeAlignInfo(whose(assessment)),
  alignedIndicatorIds: (assessment, _args, { rest }) => rest.performanceview.getExistCellCodeList(whose(assessment)),
  threads: (assessment, _args, { rest }) => rest.performanceview.getUnReadPerformance(whose(assessment)),
  progressNotes: (assessment, _args, { rest }) => rest.performanceview.listprogressnote(whose(assessment)),
  confirmations: (assessment, _args, { rest }) => rest.performanceview.listNoteConfirm(whose(assessment)),
};

export const AssessmentPart: ResolversOf<AssessmentPartResolvers, AssessmentPartRow> = {
  id: (part) => part.partCode,
  name: (part) => part.partName,
  takesDepartmentScore: (part) => part.takesDeptScore,
  template: (part, _args, context, asked) => templateOf(part, context, asked),
};

export const AssessmentIndicator: ResolversOf<AssessmentIndicatorResolvers, AssessmentIndicatorRow> = {
  id: (indicator) => indicator.rowId,
  alignedTo: ({ beside }) => beside?.alignedTo ?? [],
  lastValue: ({ beside }) => beside?.lastValue ?? null,
};

export const ProposedIndicator: ResolversOf<ProposedIndicatorResolvers, ProposedIndicatorRow> = {
  id: (indicator) => indicator.rowId,
};

export const TargetChangeEntry: ResolversOf<TargetChangeEntryResolvers, TargetChangeEntryRow> = {
  indicatorId: (entry) => entry.rowId,
};

export const AssessmentScore: ResolversOf<AssessmentScoreResolvers, AssessmentScoreRow> = {
  scorerId: (score) => score.scorerEmpId,
};

export const AssessmentScoreSheet: ResolversOf<AssessmentScoreSheetResolvers, AssessmentScoreSheetRow> = {
  scorer: ({ scorerEmpId: empId, scorer }, _args, context, asked) => employeeOf({ ...scorer, empId }, context, asked),
};

export const TargetLogEntry: ResolversOf<TargetLogEntryResolvers, TargetLogEntryRow> = {
  id: (entry) => entry.logId,
  by: (entry, _args, { loaders }) => reference(loaders.employeeById, entry.byEmpId),
};

export const AssessmentConfirmation: ResolversOf<AssessmentConfirmationResolvers, AssessmentConfirmationRow> = {
  id: (confirmation) => confirmation.confirmationId,
  person: (confirmation, _args, { loaders }) => reference(loaders.employeeById, confirmation.byEmpId),
};
