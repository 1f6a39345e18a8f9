import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';
import { FRAGMENTS, OPERATIONS } from './documents.ts';
import { PROOFS } from './modules.ts';

/**
 * Operations that make more REST calls than one for each field they ask for, with the most they may make however many rows
 * they show. A change that needs one more is argued in review; one that grows with its rows has no number to write here.
 */
export const EXCEPTIONS: Readonly<Record<string, number>> = {
  AlignedIndicators: 2,
  AlignmentAbove: 2,
  AlignmentBelow: 2,
  AllottedTargets: 3,
  ApproveTargetsOfMany: 2,
  Assessment: 4,
  AssessmentAlignment: 2,
  AssessmentApprovers: 3,
  AssessmentCoAssessors: 2,
  AssessmentPassport: 2,
  AssessmentProgress: 2,
  AssessmentThreads: 2,
  AssessmentTimeline: 4,
  CalibrationDistribution: 2,
  CalibrationGroups: 3,
  CalibrationHistory: 3,
  CalibrationList: 4,
  CalibrationNews: 3,
  CalibrationProposal: 4,
  CalibrationScores: 3,
  CalibrationUngraded: 4,
  PerformanceMatrix: 4,
  CommitEmployeeImport: 2,
  CompleteExternalLogin: 2,
  ConfirmAssessmentsOfMany: 2,
  DeleteAvatar: 2,
  DepartmentTargets: 3,
  DepartmentTargetStates: 3,
  DepartmentTree: 2,
  DisableTemplate: 2,
  EmployeeDetails: 3,
  EmployeeImportRows: 2,
  EmployeeList: 3,
  EmployeeOptions: 2,
  EnableTemplateContent: 2,
  IndicatorDetail: 2,
  InviteByMail: 2,
  JoinDepartments: 4,
  LinkIdentity: 2,
  Login: 2,
  MapEmployeeImport: 2,
  Me: 2,
  MessageDrawer: 5,
  MendEmployeeImport: 2,
  MemberAssessment: 4,
  PartnerAssessment: 4,
  MyAccount: 2,
  MyAppraisals: 4,
  MyAssessment: 4,
  PlanOutsiders: 4,
  PlanParticipants: 4,
  PlanReadiness: 4,
  PlanSatisfaction: 2,
  // Who approves is told by a call of its own where several plans are read.
  PlanSettings: 3,
  PlanScopePeople: 4,
  PlanSinglePeople: 4,
  PlanTransfers: 3,
  RemindTeam: 2,
  RemovePlanPerson: 3,
  SavePlanPeople: 3,
  SavePlanRule: 2,
  SavePlanScope: 2,
  SaveTemplate: 2,
  SaveTemplateContent: 2,
  ResultNotes: 2,
  SuperiorTargets: 3,
  SwitchIdentity: 2,
  TargetLog: 3,
  TeamAppraisals: 4,
  TeamBoard: 4,
  UndoEmployeeImport: 2,
  UnlinkIdentity: 2,
  ...Object.assign({}, ...PROOFS.map(({ budgets }) => budgets)),
};

/** The same for the examples of the GraphQL IDE, by their files. */
export const EXAMPLE_EXCEPTIONS: Readonly<Record<string, number>> = {
  '10-session.graphql': 4,
  '40-employee.graphql': 5,
  '50-org.graphql': 3,
  '60-position.graphql': 6,
  '70-enterprise.graphql': 2,
  '85-performance-assessment.graphql': 4,
  '90-platform.graphql': 2,
  '99-analytics-structure-people.graphql': 2,
};

/** One call for each field that an operation asks for at the top, itself or by a fragment. */
export const byFields = ({ selectionSet }: OperationDefinitionNode | FragmentDefinitionNode): number =>
  selectionSet.selections.reduce((fields, one) => {
    const fragment = one.kind === Kind.FRAGMENT_SPREAD ? FRAGMENTS.get(one.name.value) : undefined;
    return fields + (fragment ? byFields(fragment) : one.kind === Kind.FIELD ? 1 : 0);
  }, 0);

/** Most REST calls of each operation of the web client. */
export const BUDGETS: Readonly<Record<string, number>> = Object.fromEntries(
  [...OPERATIONS].map(([name, operation]) => [name, EXCEPTIONS[name] ?? byFields(operation)]),
);
