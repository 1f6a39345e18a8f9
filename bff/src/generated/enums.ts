// Written by `npm run codegen` from the files of the modules; changes are lost.
import * as shared from '@hengcai/shared/enums';
import * as common from '../enums.ts';
import * as platform from '../modules/platform/enums.ts';
import * as org from '../modules/org/enums.ts';
import * as employee from '../modules/employee/enums.ts';
import * as position from '../modules/position/enums.ts';
import * as performance from '../modules/performance/enums.ts';
import * as probation from '../modules/probation/enums.ts';
import * as analytics from '../modules/analytics/enums.ts';
import * as settings from '../modules/settings/enums.ts';

export type EnumTable = Readonly<Record<string, string | number>>;

/** Name in the schema and value on the wire, for every enum. */
export const ENUM_TABLES: Readonly<Record<string, EnumTable>> = {
  EmployeeStatus: shared.EmployeeStatus,
  EmploymentStatus: shared.EmploymentStatus,
  RoleType: shared.RoleType,
  LoginWay: shared.LoginWay,
  SignInStatus: shared.SignInStatus,
  SyncSystemType: shared.SyncSystemType,
  SearchKind: shared.SearchKind,
  AuthorityScope: shared.AuthorityScope,
  FieldGroup: shared.FieldGroup,
  FieldRight: shared.FieldRight,
  CustomFieldType: shared.CustomFieldType,
  DictionaryKind: shared.DictionaryKind,
  Sex: shared.Sex,
  EmployeeType: shared.EmployeeType,
  ContractNotice: shared.ContractNotice,
  OpenEndedReason: shared.OpenEndedReason,
  Education: shared.Education,
  IdType: shared.IdType,
  MaritalStatus: shared.MaritalStatus,
  PersonnelChangeType: shared.PersonnelChangeType,
  PersonnelChangeStatus: shared.PersonnelChangeStatus,
  ChangeProposalStatus: shared.ChangeProposalStatus,
  PersonnelChangeTask: shared.PersonnelChangeTask,
  EvaluationState: shared.EvaluationState,
  ConditionResult: shared.ConditionResult,
  DescriptionChange: shared.DescriptionChange,
  ExitKind: shared.ExitKind,
  ExitGround: shared.ExitGround,
  NoticeStatus: shared.NoticeStatus,
  TodoType: shared.TodoType,
  FirstStep: shared.FirstStep,
  MailPreference: shared.MailPreference,
  AssessmentPlanStatus: shared.AssessmentPlanStatus,
  AssessmentPlanCycle: shared.AssessmentPlanCycle,
  StarterKit: shared.StarterKit,
  EmployeeStage: shared.EmployeeStage,
  BossStage: shared.BossStage,
  TargetStatus: shared.TargetStatus,
  ReportPeriod: shared.ReportPeriod,
  ViewerType: shared.ViewerType,
  Priority: shared.Priority,
  AssessmentColumnType: shared.AssessmentColumnType,
  SheetCell: shared.SheetCell,
  AssessmentOutsiderCode: shared.AssessmentOutsiderCode,
  AssessmentPlanRuleType: shared.AssessmentPlanRuleType,
  AssessmentRuleType: shared.AssessmentRuleType,
  ScoreInput: shared.ScoreInput,
  ForceScope: shared.ForceScope,
  ForceCheck: shared.ForceCheck,
  FitStatus: shared.FitStatus,
  ScoreMethod: shared.ScoreMethod,
  ViewScoreAt: shared.ViewScoreAt,
  ViewWhat: shared.ViewWhat,
  ScorerRole: shared.ScorerRole,
  Potential: shared.Potential,
  CalibrationSource: shared.CalibrationSource,
  AssessmentPlanStage: shared.AssessmentPlanStage,
  EvaluateProcess: shared.EvaluateProcess,
  EvaluationStatus: shared.EvaluationStatus,
  EvaluationResult: shared.EvaluationResult,
  ProbationPlanStatus: shared.ProbationPlanStatus,
  ProbationTargetSetter: shared.ProbationTargetSetter,
  ProbationOutcome: shared.ProbationOutcome,
  ProbationAction: shared.ProbationAction,
  ProbationEvent: shared.ProbationEvent,
  ApproverKind: shared.ApproverKind,
  ApprovalMode: shared.ApprovalMode,
  ApprovalStatus: shared.ApprovalStatus,
  ApprovalDecision: shared.ApprovalDecision,
  JobStatus: shared.JobStatus,
  ApiTokenStatus: shared.ApiTokenStatus,
  LetterKind: shared.LetterKind,
  CustomInputMode: shared.CustomInputMode,
  CustomItemType: shared.CustomItemType,
  ReviewRelation: shared.ReviewRelation,
  ReviewState: shared.ReviewState,
  ReviewApproval: shared.ReviewApproval,
  ReviewInviter: shared.ReviewInviter,
  ReviewFlag: shared.ReviewFlag,
  StrategyPerspective: shared.StrategyPerspective,
  StrategyState: shared.StrategyState,
  PointEntryKind: shared.PointEntryKind,
  PointRuleEvent: shared.PointRuleEvent,
  CommodityOrderState: shared.CommodityOrderState,
  ProjectAllocation: shared.ProjectAllocation,
  ProjectBudgetState: shared.ProjectBudgetState,
  ProjectBudgetView: shared.ProjectBudgetView,
  ThankYouLetterBox: shared.ThankYouLetterBox,
  Language: common.Language,
  SheetFormat: common.SheetFormat,
  DocumentFormat: common.DocumentFormat,
  ListDensity: platform.ListDensity,
  DepartmentChangeKind: org.DepartmentChangeKind,
  DepartmentChangeFieldName: org.DepartmentChangeFieldName,
  OrganisationDifferenceKind: org.OrganisationDifferenceKind,
  EmployeeSortKey: employee.EmployeeSortKey,
  EmployeeImportStatus: employee.EmployeeImportStatus,
  EmployeeImportAmountPeriod: employee.EmployeeImportAmountPeriod,
  DayOrder: employee.DayOrder,
  EmployeeImportFill: employee.EmployeeImportFill,
  EmployeeImportThingKind: employee.EmployeeImportThingKind,
  FileImportKind: employee.FileImportKind,
  EmployeeImportOutcome: employee.EmployeeImportOutcome,
  PersonnelChangeSortKey: employee.PersonnelChangeSortKey,
  ConditionJoin: employee.ConditionJoin,
  ConditionOperator: employee.ConditionOperator,
  ReportLineKind: employee.ReportLineKind,
  DirectoryIdentity: employee.DirectoryIdentity,
  DirectorySyncRunKind: employee.DirectorySyncRunKind,
  DirectorySyncRunStatus: employee.DirectorySyncRunStatus,
  DirectoryDepartureReason: employee.DirectoryDepartureReason,
  PositionSortKey: position.PositionSortKey,
  RankSortKey: position.RankSortKey,
  JobFamilySortKey: position.JobFamilySortKey,
  AllotChange: performance.AllotChange,
  AssessmentConfirmationOutcome: performance.AssessmentConfirmationOutcome,
  AssessmentConfirmationParty: performance.AssessmentConfirmationParty,
  PerformanceMatrixRows: performance.PerformanceMatrixRows,
  CalibrationGrouping: performance.CalibrationGrouping,
  ProbationPlanView: probation.ProbationPlanView,
  ExitDimension: analytics.ExitDimension,
  ExitBasis: analytics.ExitBasis,
  StructureDimension: analytics.StructureDimension,
  StructurePage: analytics.StructurePage,
  ReportFilterChoice: analytics.ReportFilterChoice,
  PageElementKind: settings.PageElementKind,
  SignInName: settings.SignInName,
  SignInProviderMatch: settings.SignInProviderMatch,
  UserAccountLock: settings.UserAccountLock,
};

type Value<T> = T[keyof T];
export type SheetFormat = Value<typeof common.SheetFormat>;
export type DocumentFormat = Value<typeof common.DocumentFormat>;
export type EvaluationResult = Value<typeof shared.EvaluationResult>;
export type Language = Value<typeof common.Language>;
export type ApiTokenStatus = Value<typeof shared.ApiTokenStatus>;
export type ListDensity = Value<typeof platform.ListDensity>;
export type JobStatus = Value<typeof shared.JobStatus>;
export type SearchKind = Value<typeof shared.SearchKind>;
export type RoleType = Value<typeof shared.RoleType>;
export type EmploymentStatus = Value<typeof shared.EmploymentStatus>;
export type LoginWay = Value<typeof shared.LoginWay>;
export type SyncSystemType = Value<typeof shared.SyncSystemType>;
export type TodoType = Value<typeof shared.TodoType>;
export type MailPreference = Value<typeof shared.MailPreference>;
export type NoticeStatus = Value<typeof shared.NoticeStatus>;
export type FirstStep = Value<typeof shared.FirstStep>;
export type DepartmentChangeKind = Value<typeof org.DepartmentChangeKind>;
export type DepartmentChangeFieldName = Value<typeof org.DepartmentChangeFieldName>;
export type OrganisationDifferenceKind = Value<typeof org.OrganisationDifferenceKind>;
export type ChangeProposalStatus = Value<typeof shared.ChangeProposalStatus>;
export type ConditionJoin = Value<typeof employee.ConditionJoin>;
export type ConditionOperator = Value<typeof employee.ConditionOperator>;
export type CustomFieldType = Value<typeof shared.CustomFieldType>;
export type ReportLineKind = Value<typeof employee.ReportLineKind>;
export type DictionaryKind = Value<typeof shared.DictionaryKind>;
export type EmployeeStatus = Value<typeof shared.EmployeeStatus>;
export type EmployeeType = Value<typeof shared.EmployeeType>;
export type Sex = Value<typeof shared.Sex>;
export type Education = Value<typeof shared.Education>;
export type IdType = Value<typeof shared.IdType>;
export type MaritalStatus = Value<typeof shared.MaritalStatus>;
export type FieldGroup = Value<typeof shared.FieldGroup>;
export type EmployeeSortKey = Value<typeof employee.EmployeeSortKey>;
export type FileImportKind = Value<typeof employee.FileImportKind>;
export type EmployeeImportStatus = Value<typeof employee.EmployeeImportStatus>;
export type EmployeeImportOutcome = Value<typeof employee.EmployeeImportOutcome>;
export type EmployeeImportAmountPeriod = Value<typeof employee.EmployeeImportAmountPeriod>;
export type EmployeeImportThingKind = Value<typeof employee.EmployeeImportThingKind>;
export type EmployeeImportFill = Value<typeof employee.EmployeeImportFill>;
export type DayOrder = Value<typeof employee.DayOrder>;
export type SignInStatus = Value<typeof shared.SignInStatus>;
export type PersonnelChangeType = Value<typeof shared.PersonnelChangeType>;
export type PersonnelChangeStatus = Value<typeof shared.PersonnelChangeStatus>;
export type PersonnelChangeTask = Value<typeof shared.PersonnelChangeTask>;
export type ExitKind = Value<typeof shared.ExitKind>;
export type ExitGround = Value<typeof shared.ExitGround>;
export type PersonnelChangeSortKey = Value<typeof employee.PersonnelChangeSortKey>;
export type ContractNotice = Value<typeof shared.ContractNotice>;
export type OpenEndedReason = Value<typeof shared.OpenEndedReason>;
export type DirectoryIdentity = Value<typeof employee.DirectoryIdentity>;
export type DirectorySyncRunKind = Value<typeof employee.DirectorySyncRunKind>;
export type DirectorySyncRunStatus = Value<typeof employee.DirectorySyncRunStatus>;
export type DirectoryDepartureReason = Value<typeof employee.DirectoryDepartureReason>;
export type EvaluationState = Value<typeof shared.EvaluationState>;
export type DescriptionChange = Value<typeof shared.DescriptionChange>;
export type PositionSortKey = Value<typeof position.PositionSortKey>;
export type RankSortKey = Value<typeof position.RankSortKey>;
export type JobFamilySortKey = Value<typeof position.JobFamilySortKey>;
export type ConditionResult = Value<typeof shared.ConditionResult>;
export type AllotChange = Value<typeof performance.AllotChange>;
export type ViewerType = Value<typeof shared.ViewerType>;
export type ScorerRole = Value<typeof shared.ScorerRole>;
export type Priority = Value<typeof shared.Priority>;
export type ApprovalStatus = Value<typeof shared.ApprovalStatus>;
export type ApprovalDecision = Value<typeof shared.ApprovalDecision>;
export type FitStatus = Value<typeof shared.FitStatus>;
export type CalibrationSource = Value<typeof shared.CalibrationSource>;
export type AssessmentConfirmationOutcome = Value<typeof performance.AssessmentConfirmationOutcome>;
export type AssessmentConfirmationParty = Value<typeof performance.AssessmentConfirmationParty>;
export type SheetCell = Value<typeof shared.SheetCell>;
export type CalibrationGrouping = Value<typeof performance.CalibrationGrouping>;
export type Potential = Value<typeof shared.Potential>;
export type PerformanceMatrixRows = Value<typeof performance.PerformanceMatrixRows>;
export type CustomInputMode = Value<typeof shared.CustomInputMode>;
export type CustomItemType = Value<typeof shared.CustomItemType>;
export type AssessmentPlanStatus = Value<typeof shared.AssessmentPlanStatus>;
export type StarterKit = Value<typeof shared.StarterKit>;
export type AssessmentPlanCycle = Value<typeof shared.AssessmentPlanCycle>;
export type AssessmentPlanStage = Value<typeof shared.AssessmentPlanStage>;
export type ViewScoreAt = Value<typeof shared.ViewScoreAt>;
export type ViewWhat = Value<typeof shared.ViewWhat>;
export type ApproverKind = Value<typeof shared.ApproverKind>;
export type ApprovalMode = Value<typeof shared.ApprovalMode>;
export type EmployeeStage = Value<typeof shared.EmployeeStage>;
export type BossStage = Value<typeof shared.BossStage>;
export type TargetStatus = Value<typeof shared.TargetStatus>;
export type ReviewApproval = Value<typeof shared.ReviewApproval>;
export type ScoreInput = Value<typeof shared.ScoreInput>;
export type AssessmentPlanRuleType = Value<typeof shared.AssessmentPlanRuleType>;
export type AssessmentRuleType = Value<typeof shared.AssessmentRuleType>;
export type ForceCheck = Value<typeof shared.ForceCheck>;
export type ForceScope = Value<typeof shared.ForceScope>;
export type AssessmentOutsiderCode = Value<typeof shared.AssessmentOutsiderCode>;
export type ReportPeriod = Value<typeof shared.ReportPeriod>;
export type ReviewRelation = Value<typeof shared.ReviewRelation>;
export type ReviewState = Value<typeof shared.ReviewState>;
export type ReviewInviter = Value<typeof shared.ReviewInviter>;
export type ReviewFlag = Value<typeof shared.ReviewFlag>;
export type ProbationPlanView = Value<typeof probation.ProbationPlanView>;
export type ProbationTargetSetter = Value<typeof shared.ProbationTargetSetter>;
export type ProbationPlanStatus = Value<typeof shared.ProbationPlanStatus>;
export type EvaluateProcess = Value<typeof shared.EvaluateProcess>;
export type EvaluationStatus = Value<typeof shared.EvaluationStatus>;
export type ProbationOutcome = Value<typeof shared.ProbationOutcome>;
export type ProbationAction = Value<typeof shared.ProbationAction>;
export type ProbationEvent = Value<typeof shared.ProbationEvent>;
export type LetterKind = Value<typeof shared.LetterKind>;
export type ExitDimension = Value<typeof analytics.ExitDimension>;
export type ExitBasis = Value<typeof analytics.ExitBasis>;
export type ReportFilterChoice = Value<typeof analytics.ReportFilterChoice>;
export type StructureDimension = Value<typeof analytics.StructureDimension>;
export type StructurePage = Value<typeof analytics.StructurePage>;
export type ThankYouLetterBox = Value<typeof shared.ThankYouLetterBox>;
export type CommodityOrderState = Value<typeof shared.CommodityOrderState>;
export type PointRuleEvent = Value<typeof shared.PointRuleEvent>;
export type PointEntryKind = Value<typeof shared.PointEntryKind>;
export type ProjectAllocation = Value<typeof shared.ProjectAllocation>;
export type ProjectBudgetState = Value<typeof shared.ProjectBudgetState>;
export type ProjectBudgetView = Value<typeof shared.ProjectBudgetView>;
export type StrategyPerspective = Value<typeof shared.StrategyPerspective>;
export type StrategyState = Value<typeof shared.StrategyState>;
export type AssessmentColumnType = Value<typeof shared.AssessmentColumnType>;
export type ScoreMethod = Value<typeof shared.ScoreMethod>;
export type UserAccountLock = Value<typeof settings.UserAccountLock>;
export type FieldRight = Value<typeof shared.FieldRight>;
export type AuthorityScope = Value<typeof shared.AuthorityScope>;
export type PageElementKind = Value<typeof settings.PageElementKind>;
export type SignInName = Value<typeof settings.SignInName>;
export type SignInProviderMatch = Value<typeof settings.SignInProviderMatch>;
