import type * as z from 'zod';
import type { ApprovalNodeInput, ApprovalRun, ApprovalStep } from '@hengcai/shared/contract/approval';
import type { performanceflow } from '@hengcai/shared/contract/performance/flow';
import type { CustomTemplate } from '@hengcai/shared/contract/performance/custom-template';
import type { Assess360 } from '@hengcai/shared/contract/performance/assess360';
import type { AssessmentParticipant } from '@hengcai/shared/contract/performance/participant';
import type {
  AssessmentPlanBlocker,
  AssessmentPlan,
  AssessmentPlanModule,
  AssessmentPlanScopeInput,
  AssessmentStageCount,
} from '@hengcai/shared/contract/performance/plan';
import type {
  AssessmentImportedScore,
  AssessmentSatisfaction,
  SatisfactionDay,
} from '@hengcai/shared/contract/performance/by-file';
import type { NotarizingPlan, ResultNote } from '@hengcai/shared/contract/performance/communicating';
import type { PlanModulePart } from '@hengcai/shared/contract/performance/plan-module';
import type { SimilarPlan } from '@hengcai/shared/contract/performance/combine';
import type { AssessmentEmpType } from '@hengcai/shared/contract/performance/emp-type';
import type { AssessmentOutsider, AssessmentScopePerson, UnoPerson } from '@hengcai/shared/contract/performance/scope';
import type { PersonAppraisal } from '@hengcai/shared/contract/performance/person';
import type { TransferRecord } from '@hengcai/shared/contract/performance/transfer';
import type { AssessmentRule } from '@hengcai/shared/contract/performance/rule';
import type {
  CalibrationEntry,
  CalibrationGroup,
  CalibratedPerson,
  DistributionBin,
  performancecheck,
  AssessmentScoredPart,
  UngradedDepartment,
  UngradedPerson,
} from '@hengcai/shared/contract/performance/calibration';
import type {
  Assessment,
  AssessmentConfirmation,
  performanceview,
} from '@hengcai/shared/contract/performance/assessment';
import type { AllottedTarget } from '@hengcai/shared/contract/performance/allot';
import type {
  AssessmentIndicator,
  AssessmentScore,
  AssessmentScoreSheet,
} from '@hengcai/shared/contract/performance/form';
import type { AlignedTarget, AlignLink } from '@hengcai/shared/contract/performance/align';
import type {
  AssessmentColleague,
  AssessmentDepartment,
  TargetComment,
  TargetThread,
} from '@hengcai/shared/contract/performance/comment';
import type { TargetChange, TargetChangeEntry } from '@hengcai/shared/contract/performance/change';
import type { BossAssessment } from '@hengcai/shared/contract/performance/boss';
import type { IndicatorDetail } from '@hengcai/shared/contract/performance/indicator';
import type { BoardCard, BoardColumn } from '@hengcai/shared/contract/performance/board';
import type { ReportTarget, WorkReport, WorkReportLine } from '@hengcai/shared/contract/performance/work-report';
import type { IncludedResult } from '@hengcai/shared/contract/performance/include';
import type { ProgressNote } from '@hengcai/shared/contract/performance/progress';
import type { DeptAssessment, DeptTargetState } from '@hengcai/shared/contract/performance/department';
import type { CoAssessment, CoAssessor, CoAssessorCandidate } from '@hengcai/shared/contract/performance/together';
import type { DataOf } from '@hengcai/shared/contract/kernel';

export type CustomTemplateRow = z.output<typeof CustomTemplate>;
export type CustomTemplateItemRow = CustomTemplateRow['items'][number];
export type CustomTemplateOptionRow = CustomTemplateItemRow['options'][number];
export type Assess360Row = z.output<typeof Assess360>;
export type AssessmentRuleRow = z.output<typeof AssessmentRule>;
export type AssessmentPlanRow = z.output<typeof AssessmentPlan> & {
  /** Of the whole plan, where a write has told it. */
  distribution?: DataOf<typeof performancecheck.endpoints.getdistribution>;
  /** Where a write has told them. */
  types?: EmployeeTypeOfPlanRow[];
};
export type CombinedAssessmentPlanRow = AssessmentPlanRow['combinedPlans'][number];
export type IncludedAssessmentPlanRow = AssessmentPlanRow['includedPlans'][number];
export type IncludingAssessmentPlanRow = AssessmentPlanRow['includedIn'][number];
export type AssessmentPlanModulePartRow = z.output<typeof PlanModulePart>;
export type CommunicatingPlanRow = z.output<typeof NotarizingPlan>;
export type AssessmentResultNoteRow = z.output<typeof ResultNote>;
export type SimilarAssessmentPlanRow = z.output<typeof SimilarPlan>;
export type EmployeeTypeOfPlanRow = z.output<typeof AssessmentEmpType>;
export type AssessmentEmployeeTypeModuleRow = EmployeeTypeOfPlanRow['modules'][number];
export type AssessmentPlanModuleRow = z.output<typeof AssessmentPlanModule>;
export type AssessmentPlanScopeRow = z.output<typeof AssessmentPlanScopeInput>;
export type AssessmentStageCountRow = z.output<typeof AssessmentStageCount>;
export type ApprovalNodeRow = z.output<typeof ApprovalNodeInput>;
export type AssessmentPlanBlockerRow = z.output<typeof AssessmentPlanBlocker>;
export type AssessmentParticipantRow = z.output<typeof AssessmentParticipant>;
export type AssessmentScopePersonRow = z.output<typeof AssessmentScopePerson>;
export type SinglePersonRow = z.output<typeof UnoPerson>;
export type AssessmentOutsiderRow = z.output<typeof AssessmentOutsider>;
export type AllottedTargetRow = z.output<typeof AllottedTarget>;
export type AssessmentTransferRow = z.output<typeof TransferRecord>;
export type CalibratedPersonRow = z.output<typeof CalibratedPerson>;
export type CalibrationEntryRow = z.output<typeof CalibrationEntry>;
export type CalibrationGroupRow = z.output<typeof CalibrationGroup>;
export type DistributionBinRow = z.output<typeof DistributionBin>;
export type CalibrationScoresRow = DataOf<typeof performancecheck.endpoints.listScore>;
export type AssessmentScoredPartRow = z.output<typeof AssessmentScoredPart>;
export type UngradedDepartmentRow = z.output<typeof UngradedDepartment>;
export type UngradedPersonRow = z.output<typeof UngradedPerson>;
export type PersonAppraisalRow = z.output<typeof PersonAppraisal>;
export type AssessmentRow = z.output<typeof Assessment>;
export type AssessmentPartRow = AssessmentRow['parts'][number];
/** A score that came by file together with its part. */
export type AssessmentImportedScoreRow = z.output<typeof AssessmentImportedScore> & { part: AssessmentPartRow | null };
export type AssessmentIncludedResultRow = z.output<typeof IncludedResult>;
export type AssessmentSatisfactionRow = z.output<typeof AssessmentSatisfaction>;
export type SatisfactionDayRow = z.output<typeof SatisfactionDay>;
export type AssessmentScoreRow = z.output<typeof AssessmentScore>;
/** A file beside an indicator, with whose form it stands in. */
export type AssessmentAttachmentRow = AssessmentRow['attachments'][number] & {
  person: Pick<AssessmentRow, 'planCode' | 'empId'>;
};
/** An indicator together with its part and the scores the caller may see. */
export type AssessmentIndicatorRow = z.output<typeof AssessmentIndicator> & {
  part: AssessmentPartRow | null;
  scores: readonly AssessmentScoreRow[];
  attachments: readonly AssessmentAttachmentRow[];
  /** Of an appraisal, where its template has columns for them. */
  beside?: AssessmentRow['beside'][number] | undefined;
};
/** An indicator as it would be. */
export type ProposedIndicatorRow = AssessmentIndicatorRow;
export type AssessmentScoreSheetRow = z.output<typeof AssessmentScoreSheet>;
export type ApprovalRunRow = z.output<typeof ApprovalRun>;
export type ApprovalStepRow = z.output<typeof ApprovalStep>;
export type ApproverDecisionRow = ApprovalStepRow['decisions'][number];
export type AssessmentConfirmationRow = z.output<typeof AssessmentConfirmation>;
export type TargetLogEntryRow = DataOf<typeof performanceview.endpoints.gettargetlog>['items'][number];
export type AssessmentFailureRow = DataOf<typeof performanceflow.endpoints.batchbosscheck>['failures'][number];
export type AssessmentColleagueRow = z.output<typeof AssessmentColleague>;
export type AssessmentDepartmentRow = z.output<typeof AssessmentDepartment>;
export type AlignedTargetRow = z.output<typeof AlignedTarget>;
export type AlignmentLinkRow = z.output<typeof AlignLink>;
export type IndicatorDetailRow = z.output<typeof IndicatorDetail>;
export type TargetChangeRow = Omit<z.output<typeof TargetChange>, 'indicators'> & {
  indicators: AssessmentIndicatorRow[];
};
export type TargetChangeEntryRow = z.output<typeof TargetChangeEntry>;
export type SuperiorTargetsRow = z.output<typeof BossAssessment>;
export type DepartmentTargetsRow = z.output<typeof DeptAssessment>;
export type DepartmentTargetStateRow = z.output<typeof DeptTargetState>;
export type CoAssessorRow = z.output<typeof CoAssessor>;
export type CoAssessorCandidateRow = z.output<typeof CoAssessorCandidate>;
export type CoAssessmentRow = z.output<typeof CoAssessment>;
export type IndicatorCommentRow = z.output<typeof TargetComment>;
export type IndicatorThreadRow = z.output<typeof TargetThread>;
export type TeamBoardCardRow = z.output<typeof BoardCard>;
export type TeamBoardColumnRow = z.output<typeof BoardColumn>;
export type ReportTargetRow = z.output<typeof ReportTarget>;
export type WorkReportRow = z.output<typeof WorkReport>;
export type WorkReportLineRow = z.output<typeof WorkReportLine>;
export type ProgressNoteRow = z.output<typeof ProgressNote>;
export { type PassportStepData as PassportStepRow } from '@hengcai/shared/contract/performance/assessment';
