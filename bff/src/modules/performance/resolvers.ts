import { ApprovalFailure, ApprovalRun, ApprovalStep, ApproverDecision } from './ApprovalRun.ts';
import { Assessment, AssessmentPart, Confirmation, Indicator, ScoreSheet, TargetLogEntry } from './Assessment.ts';
import { ApprovalNode, AssessmentPlan, PlanBlocker, PlanModule, PlanScope, StageCount } from './AssessmentPlan.ts';
import { AssessmentRule } from './AssessmentRule.ts';
import { CalibrationEntry, CalibratedPerson, CalibrationScores, ScoredPart, UngradedPerson } from './Calibration.ts';
import { Mutation } from './Mutation.ts';
import { Outsider, Participant, ScopePerson } from './Participant.ts';
import { Query } from './Query.ts';

export const performance = {
  Query,
  Mutation,
  AssessmentRule,
  AssessmentPlan,
  PlanModule,
  PlanScope,
  PlanBlocker,
  StageCount,
  ApprovalNode,
  Participant,
  ScopePerson,
  Outsider,
  CalibratedPerson,
  CalibrationEntry,
  CalibrationScores,
  ScoredPart,
  UngradedPerson,
  Assessment,
  AssessmentPart,
  Indicator,
  ScoreSheet,
  TargetLogEntry,
  Confirmation,
  ApprovalRun,
  ApprovalStep,
  ApproverDecision,
  ApprovalFailure,
};
