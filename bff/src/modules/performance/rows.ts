import type * as z from 'zod';
import type {
  ApprovalNodeInput,
  Blocker,
  Participant,
  performanceflow,
  Plan,
  PlanModule,
  PlanScopeInput,
  StageCount,
} from '@hengcai/shared/contract/performance/plan';
import type { Outsider, ScopePerson } from '@hengcai/shared/contract/performance/scope';
import type { AssessmentRule } from '@hengcai/shared/contract/performance/rule';
import type {
  CalibrationEntry,
  CalibratedPerson,
  performancecheck,
  ScorePart,
  UngradedPerson,
} from '@hengcai/shared/contract/performance/calibration';
import type {
  ApprovalRun,
  ApprovalStep,
  Assessment,
  Confirmation,
  Indicator,
  performanceview,
  Score,
  ScoreSheet,
} from '@hengcai/shared/contract/performance/assessment';
import type { DataOf } from '@hengcai/shared/contract/kernel';

export type AssessmentRuleRow = z.output<typeof AssessmentRule>;
export type AssessmentPlanRow = z.output<typeof Plan>;
export type PlanModuleRow = z.output<typeof PlanModule>;
export type PlanScopeRow = z.output<typeof PlanScopeInput>;
export type StageCountRow = z.output<typeof StageCount>;
export type ApprovalNodeRow = z.output<typeof ApprovalNodeInput>;
export type PlanBlockerRow = z.output<typeof Blocker>;
export type ParticipantRow = z.output<typeof Participant>;
export type ScopePersonRow = z.output<typeof ScopePerson>;
export type OutsiderRow = z.output<typeof Outsider>;
export type CalibratedPersonRow = z.output<typeof CalibratedPerson>;
export type CalibrationEntryRow = z.output<typeof CalibrationEntry>;
export type CalibrationScoresRow = DataOf<typeof performancecheck.endpoints.listScore>;
export type ScoredPartRow = z.output<typeof ScorePart>;
export type UngradedPersonRow = z.output<typeof UngradedPerson>;
export type AssessmentRow = z.output<typeof Assessment>;
export type AssessmentPartRow = AssessmentRow['parts'][number];
export type IndicatorScoreRow = z.output<typeof Score>;
/** An indicator together with the scores the caller may see. */
export type IndicatorRow = z.output<typeof Indicator> & { scores: readonly IndicatorScoreRow[] };
export type ScoreSheetRow = z.output<typeof ScoreSheet>;
export type ApprovalRunRow = z.output<typeof ApprovalRun>;
export type ApprovalStepRow = z.output<typeof ApprovalStep>;
export type ApproverDecisionRow = ApprovalStepRow['decisions'][number];
export type ConfirmationRow = z.output<typeof Confirmation>;
export type TargetLogEntryRow = DataOf<typeof performanceview.endpoints.gettargetlog>['items'][number];
export type ApprovalFailureRow = DataOf<typeof performanceflow.endpoints.batchbosscheck>['failures'][number];
export { type PassportStepData as PassportStepRow } from '@hengcai/shared/contract/performance/assessment';
