import { AssessmentFailure, ApprovalRun, ApprovalStep, ApproverDecision } from './ApprovalRun.ts';
import {
  Assessment,
  AssessmentPart,
  AssessmentConfirmation,
  AssessmentIndicator,
  AssessmentScore,
  AssessmentScoreSheet,
  ProposedIndicator,
  TargetChangeEntry,
  TargetLogEntry,
} from './Assessment.ts';
import {
  ApprovalNode,
  EmployeeTypeOfPlan,
  CombinedAssessmentPlan,
  AssessmentPlanModulePart,
  CommunicatingPlan,
  SimilarAssessmentPlan,
  AssessmentEmployeeTypeModule,
  AssessmentPlan,
  AssessmentPlanBlocker,
  AssessmentPlanModule,
  AssessmentPlanScope,
  AssessmentStageCount,
} from './AssessmentPlan.ts';
import { AssessmentImportedScore, AssessmentSatisfaction, SatisfactionDay } from './ByFile.ts';
import {
  AssessmentIncludedResult,
  IncludedAssessmentPlan,
  IncludingAssessmentPlan,
  PassportStep,
} from './IncludedPlan.ts';
import { AssessmentRule } from './AssessmentRule.ts';
import {
  CalibrationEntry,
  CalibrationGroup,
  CalibratedPerson,
  CalibrationScores,
  DistributionBin,
  AssessmentScoredPart,
  UngradedDepartment,
  UngradedPerson,
} from './Calibration.ts';
import { AssessmentColleague, AssessmentDepartment, IndicatorComment, IndicatorThread } from './IndicatorComment.ts';
import { CoAssessment, CoAssessor, CoAssessorCandidate } from './CoAssessor.ts';
import { IndicatorDetail } from './IndicatorDetail.ts';
import { ProgressNote } from './ProgressNote.ts';
import { ReportTarget, WorkReport } from './WorkReport.ts';
import { TeamBoardCard } from './TeamBoard.ts';
import { DepartmentTargets, DepartmentTargetState } from './DepartmentTargets.ts';
import { customTemplateMutations, customTemplateQueries } from './custom-templates.ts';
import { Assess360, CustomTemplate, CustomTemplateItem, CustomTemplateOption } from './CustomTemplate.ts';
import { Mutation } from './Mutation.ts';
import {
  AssessmentOutsider,
  AssessmentParticipant,
  AssessmentScopePerson,
  SinglePerson,
} from './AssessmentParticipant.ts';
import { AssessmentAttachment } from './AssessmentAttachment.ts';
import { AllottedTarget } from './AllottedTarget.ts';
import { AssessmentTransfer } from './AssessmentTransfer.ts';
import { PersonAppraisal } from './PersonAppraisal.ts';
import { AlignedTarget, AlignmentLink } from './TargetAlignment.ts';
import { Query } from './Query.ts';
import { SuperiorTargets } from './SuperiorTargets.ts';

export const performance = {
  Query: { ...Query, ...customTemplateQueries },
  Mutation: { ...Mutation, ...customTemplateMutations },
  Assess360,
  CustomTemplate,
  CustomTemplateItem,
  CustomTemplateOption,
  AssessmentRule,
  EmployeeTypeOfPlan,
  CombinedAssessmentPlan,
  IncludedAssessmentPlan,
  IncludingAssessmentPlan,
  AssessmentPlanModulePart,
  CommunicatingPlan,
  SimilarAssessmentPlan,
  AssessmentEmployeeTypeModule,
  AssessmentPlan,
  AssessmentPlanModule,
  AssessmentPlanScope,
  AssessmentPlanBlocker,
  AssessmentStageCount,
  ApprovalNode,
  AssessmentParticipant,
  AssessmentScopePerson,
  SinglePerson,
  AssessmentOutsider,
  AssessmentTransfer,
  AllottedTarget,
  CalibratedPerson,
  CalibrationEntry,
  CalibrationGroup,
  CalibrationScores,
  DistributionBin,
  AssessmentScoredPart,
  UngradedDepartment,
  UngradedPerson,
  Assessment,
  AssessmentPart,
  AssessmentAttachment,
  AssessmentIndicator,
  AssessmentScore,
  AssessmentScoreSheet,
  ProposedIndicator,
  TargetChangeEntry,
  TargetLogEntry,
  AlignedTarget,
  AlignmentLink,
  SuperiorTargets,
  IndicatorDetail,
  DepartmentTargets,
  DepartmentTargetState,
  CoAssessor,
  CoAssessorCandidate,
  CoAssessment,
  AssessmentColleague,
  AssessmentDepartment,
  IndicatorComment,
  ProgressNote,
  ReportTarget,
  WorkReport,
  TeamBoardCard,
  IndicatorThread,
  AssessmentConfirmation,
  PassportStep,
  AssessmentImportedScore,
  AssessmentIncludedResult,
  AssessmentSatisfaction,
  SatisfactionDay,
  PersonAppraisal,
  ApprovalRun,
  ApprovalStep,
  ApproverDecision,
  AssessmentFailure,
};
