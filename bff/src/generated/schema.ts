import type { ApiTokenStatus } from './enums.ts';
import type { ApprovalDecision } from './enums.ts';
import type { ApprovalMode } from './enums.ts';
import type { ApprovalStatus } from './enums.ts';
import type { ApproverKind } from './enums.ts';
import type { AssessmentColumnType } from './enums.ts';
import type { AssessmentConfirmationOutcome } from './enums.ts';
import type { AssessmentConfirmationParty } from './enums.ts';
import type { AssessmentOutsiderCode } from './enums.ts';
import type { AssessmentPlanCycle } from './enums.ts';
import type { AssessmentPlanStage } from './enums.ts';
import type { AssessmentPlanStatus } from './enums.ts';
import type { AssessmentRuleType } from './enums.ts';
import type { AuthorityScope } from './enums.ts';
import type { BossStage } from './enums.ts';
import type { CalibrationSource } from './enums.ts';
import type { ConditionJoin } from './enums.ts';
import type { ConditionOperator } from './enums.ts';
import type { ConditionResult } from './enums.ts';
import type { ContractNotice } from './enums.ts';
import type { CustomFieldType } from './enums.ts';
import type { DepartmentChangeFieldName } from './enums.ts';
import type { DepartmentChangeKind } from './enums.ts';
import type { DescriptionChange } from './enums.ts';
import type { DictionaryKind } from './enums.ts';
import type { DirectoryDepartureReason } from './enums.ts';
import type { DirectoryIdentity } from './enums.ts';
import type { DirectorySyncRunKind } from './enums.ts';
import type { DirectorySyncRunStatus } from './enums.ts';
import type { DocumentFormat } from './enums.ts';
import type { Education } from './enums.ts';
import type { EmployeeImportAmountPeriod } from './enums.ts';
import type { EmployeeImportFill } from './enums.ts';
import type { EmployeeImportOutcome } from './enums.ts';
import type { EmployeeImportStatus } from './enums.ts';
import type { EmployeeImportThingKind } from './enums.ts';
import type { EmployeeSortKey } from './enums.ts';
import type { EmployeeStage } from './enums.ts';
import type { EmployeeStatus } from './enums.ts';
import type { EmployeeType } from './enums.ts';
import type { EmploymentStatus } from './enums.ts';
import type { EvaluationState } from './enums.ts';
import type { ExitGround } from './enums.ts';
import type { ExitKind } from './enums.ts';
import type { FieldGroup } from './enums.ts';
import type { FieldRight } from './enums.ts';
import type { FirstStep } from './enums.ts';
import type { FitStatus } from './enums.ts';
import type { ForceCheck } from './enums.ts';
import type { ForceScope } from './enums.ts';
import type { IdType } from './enums.ts';
import type { JobFamilySortKey } from './enums.ts';
import type { JobStatus } from './enums.ts';
import type { Language } from './enums.ts';
import type { LetterKind } from './enums.ts';
import type { ListDensity } from './enums.ts';
import type { LoginWay } from './enums.ts';
import type { MailPreference } from './enums.ts';
import type { MaritalStatus } from './enums.ts';
import type { NoticeStatus } from './enums.ts';
import type { OpenEndedReason } from './enums.ts';
import type { OrganisationDifferenceKind } from './enums.ts';
import type { PageElementKind } from './enums.ts';
import type { PersonnelChangeSortKey } from './enums.ts';
import type { PersonnelChangeStatus } from './enums.ts';
import type { PersonnelChangeTask } from './enums.ts';
import type { PersonnelChangeType } from './enums.ts';
import type { PositionSortKey } from './enums.ts';
import type { Priority } from './enums.ts';
import type { RankSortKey } from './enums.ts';
import type { ReportLineKind } from './enums.ts';
import type { RoleType } from './enums.ts';
import type { ScoreMethod } from './enums.ts';
import type { ScorerRole } from './enums.ts';
import type { SearchKind } from './enums.ts';
import type { Sex } from './enums.ts';
import type { SheetCell } from './enums.ts';
import type { SheetFormat } from './enums.ts';
import type { SignInName } from './enums.ts';
import type { SignInProviderMatch } from './enums.ts';
import type { SignInStatus } from './enums.ts';
import type { StarterKit } from './enums.ts';
import type { SyncSystemType } from './enums.ts';
import type { TargetStatus } from './enums.ts';
import type { TodoType } from './enums.ts';
import type { UserAccountLock } from './enums.ts';
import type { ViewScoreAt } from './enums.ts';
import type { ViewWhat } from './enums.ts';
import type { ViewerType } from './enums.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { LetterTemplateRow, LetterKindInfoRow, LetterPlaceholderRow, LetterWordingRow, LetterPreviewRow } from '../modules/compensation/rows.ts';
import type { ReportLinePersonRow, EmployeeRow, EmployeeOptionRow, EmployeeImportRow, EmployeeImportLineRow, PersonnelChangeFlowRow, PersonnelChangeRow, PersonnelChangeLineRow, PersonnelChangeFormRow, RegularisationFormRow, ExitFormRow, ChangeLetterRow, ChangeLetterFormRow, ReportingPersonRow, HeadedDepartmentRow, EmployeeFieldLayoutRow, EmployeeFieldGroupRow, EmployeeFieldRow, EmployeeFieldRoleRow, DictionaryRow, DictionaryEntryRow, MinimumWageRow, CustomFieldRow, CustomValueRow, EmployeeRecordsRow, EmployeeQualificationRow, EmployeeEarlierContractRow, EmployeeContractNoteRow, EmployeeShareOptionRow, EmployeeTypeCountRow, ContractNoticeCountRow, EmployeeProposalRow, DirectorySyncRow, DirectoryKindRow, DirectorySyncRunRow, DirectoryDepartureRow, DirectoryConflictRow } from '../modules/employee/rows.ts';
import type { AssessmentTemplateContentRow, AssessmentTemplateRow, AssessmentTemplatePartRow, AssessmentTemplateColumnRow, AssessmentTemplateIndicatorRow, ManagedCompanyRow, BaseTemplateVersionRow, BaseTemplateRow, TemplateOriginRow } from '../modules/enterprise/rows.ts';
import type { HomeOverviewRow, RunningPlanRow, MissingInDepartmentRow, EndingProbationsRow, EndingProbationRow, NoticeRow, ScheduleItemRow, ShortcutRow } from '../modules/home/rows.ts';
import type { BacklogCountRow, MessageRow, MessageMatterRow, TodoRow, MessageCentreRow, EvaluationInvitationRow, UnreadCommentRow, WaitingTalkRow, SurveyMessageRow } from '../modules/message/rows.ts';
import type { DepartmentRow, DepartmentChangeRow, OrganisationUnitRow, OrganisationVersionRow, OrganisationDifferenceRow } from '../modules/org/rows.ts';
import type { AssessmentRuleRow, AssessmentPlanRow, AssessmentPlanModuleRow, AssessmentPlanScopeRow, AssessmentStageCountRow, ApprovalNodeRow, AssessmentPlanBlockerRow, AssessmentParticipantRow, AssessmentScopePersonRow, AssessmentOutsiderRow, CalibratedPersonRow, CalibrationEntryRow, DistributionBinRow, CalibrationScoresRow, AssessmentScoredPartRow, UngradedPersonRow, PersonAppraisalRow, AssessmentRow, AssessmentPartRow, AssessmentScoreRow, AssessmentIndicatorRow, AssessmentScoreSheetRow, ApprovalRunRow, ApprovalStepRow, ApproverDecisionRow, AssessmentConfirmationRow, TargetLogEntryRow, AssessmentFailureRow, PassportStepRow } from '../modules/performance/rows.ts';
import type { JobRow, AuditChangeRow, AuditEntryRow, ApiTokenRow } from '../modules/platform/rows.ts';
import type { PositionRow, PositionHistoryRow, PositionVersionRow, RankRow, GradeRow, JobFamilyRow, RankVersionRow, RankOnDayRow, RankChangeRow, JobFamilyVersionRow, JobFamilyOnDayRow, JobFamilyChangeRow, EvaluationOptionsRow, EvaluationFactorRow, EvaluationDimensionRow, EvaluationBandRow, PositionEvaluationRow, PositionEvaluationDetailRow, PositionEvaluatorRow, MatchItemRow, PositionConditionRow, PositionRequirementRow, PositionMatchRow, PersonFitRow, ConditionMatchRow, PersonMatchRow, PersonLevelRow } from '../modules/position/rows.ts';
import type { CurrentUserRow, LinkedIdentityRow, MenuEntryRow } from '../modules/session/rows.ts';
import type { IdentityLinkRow, RoleRow, RoleScopeRow, RoleMemberRow, RoleMemberScopeRow, RolePageRow, RolePageElementRow, RoleFieldRightRow, RoleMenuRow, UserAccountRow, UserAccountRoleRow, SeenAsRow, SeenAsRoleRow, SeenAsPageRow, SeenAsGroupRow, SightReasonRow, SightRoleRow } from '../modules/settings/rows.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | Promise<T | null> | (() => Promise<T | null>) | null;
export type InputMaybe<T> = T | null;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /**
   * A calendar day without a time, written `YYYY-MM-DD`, e.g. `2026-11-01`. It is meant in the company's time zone:
   * "today" is the company's today.
   */
  Date: { input: string; output: string; }
  /** A moment, written in ISO 8601 with its offset, e.g. `2026-11-01T08:00:00Z`. Show it in the company's time zone. */
  DateTime: { input: string; output: string; }
  /**
   * An exact decimal number as a string without exponent, e.g. `"12.50"`. Money, scores and weights are never floats;
   * parse them with a decimal library, not with `Number`.
   */
  Decimal: { input: string; output: string; }
};

/** A first password and the token that allows it. Whose password it is follows from the token alone. */
export type AcceptInvitationInput = {
  /** The first password: 8-16 characters with a digit, a lower-case and an upper-case letter. */
  password: Scalars['String']['input'];
  /** The token in the address of the link. */
  token: Scalars['String']['input'];
};

/** What became of accepting an invitation. */
export type AcceptInvitationPayload = {
  __typename?: 'AcceptInvitationPayload';
  /** Code of the company to sign in to; null when it was refused. */
  companyCode?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
  /** What the person signs in with; null when it was refused. */
  userName?: Maybe<Scalars['String']['output']>;
};

/** A proposal. */
export type AcceptRecordProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** A new field of employee data. */
export type AddCustomFieldInput = {
  /** Made by the client, so that this happens once however often it is sent: 8 to 64 characters. */
  clientMutationId: Scalars['String']['input'];
  /** The dictionary of a field of choices, by `Dictionary.id`. */
  dictionaryId?: InputMaybe<Scalars['ID']['input']>;
  /** The group it is to stand in. */
  group: FieldGroup;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether forms insist on a value. */
  required?: Scalars['Boolean']['input'];
  /** What it is to hold, which cannot be changed afterwards. */
  type: CustomFieldType;
};

/** A new entry. */
export type AddDictionaryEntryInput = {
  /** Which dictionary; left out, a new one of this name is made. */
  dictionaryId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
};

/** A new employee. What is left out is empty, where the field says nothing else. */
export type AddEmployeeInput = {
  /** Number of the bank account in full. It is never shown in full again. */
  bankCard?: InputMaybe<Scalars['String']['input']>;
  /** The bank that salaries are paid to. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** Fixed salary before tax in yuan (RMB) a month, at most two places. */
  baseSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** Birth date. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** City the person works in. */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Last day of the labour contract; left out, it has no end. */
  contractEnd?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the labour contract. */
  contractStart?: InputMaybe<Scalars['Date']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the department the person belongs to. */
  departmentId: Scalars['ID']['input'];
  /** Highest education the person has finished; UNFILLED when left out. */
  education?: InputMaybe<Education>;
  /** Work email, unique in the company. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of that person. */
  emergencyPhone?: InputMaybe<Scalars['String']['input']>;
  /** First day at work. */
  entryDate: Scalars['Date']['input'];
  /** Number of the identity document in full. It is never shown in full again. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the identity document. */
  idType?: InputMaybe<IdType>;
  /** Id of the job family, i.e. the group of related jobs. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** What the person may sign in with beside number and email; unique in the company. */
  loginAccount?: InputMaybe<Scalars['String']['input']>;
  /** Id of the line manager, i.e. the employee this one reports to. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the person is married; UNFILLED when left out. */
  maritalStatus?: InputMaybe<MaritalStatus>;
  /** Name, at most 50 characters. */
  name: Scalars['String']['input'];
  /** English name, at most 50 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nationality. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Employee number, unique in the company, at most 20 characters. */
  number: Scalars['String']['input'];
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Political affiliation as kept in Chinese personnel files. */
  politicalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Id of the position, i.e. the job. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the rank, i.e. the step of seniority. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** Day on which probation ends and the person becomes regular. */
  regularDate?: InputMaybe<Scalars['Date']['input']>;
  /** Sex; UNFILLED when left out. */
  sex?: InputMaybe<Sex>;
  /** Bonus for a year in which everything goes as planned, in yuan (RMB) a year, at most two places. */
  targetBonus?: InputMaybe<Scalars['Decimal']['input']>;
  /** Kind of employment; FULL_TIME when left out. */
  type?: InputMaybe<EmployeeType>;
  /** Id of the virtual boss, i.e. an employee who leads this one in a project or function beside the line manager. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of adding an employee. */
export type AddEmployeePayload = {
  __typename?: 'AddEmployeePayload';
  /** The new employee; null when it was refused. */
  employee?: Maybe<Employee>;
  /**
   * First password of the new account, to be handed to the person: it is shown this once and works once. Null when it
   * was refused, or when the company's people sign in elsewhere.
   */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A grade to be added. */
export type AddGradeInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: Scalars['String']['input'];
  /** Name, at most 10 characters, which no other grade in use has. */
  name: Scalars['String']['input'];
};

/** What became of a new grade. */
export type AddGradePayload = {
  __typename?: 'AddGradePayload';
  /** The grade as it is now; null when the input was refused. */
  grade?: Maybe<Grade>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Who may act as whom. Exactly one of `actsAsEmployeeId` and `departmentId` is given. */
export type AddIdentityLinkInput = {
  /** As whom; null when it is the head of a department. */
  actsAsEmployeeId?: InputMaybe<Scalars['ID']['input']>;
  /** As the head of which department, now and whoever it will be; null when it is a person. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Who may act as somebody else. */
  employeeId: Scalars['ID']['input'];
  /** Last day on which it may be used; null for no end. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** What came of letting somebody act as somebody else. */
export type AddIdentityLinkPayload = {
  __typename?: 'AddIdentityLinkPayload';
  /** Id of the new link; null when it was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A job family to be set up. */
export type AddJobFamilyInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: Scalars['String']['input'];
  /** Code, at most 40 characters, unique in the company. */
  code: Scalars['String']['input'];
  /** Name, at most 10 characters, which no other family beside it has. */
  name: Scalars['String']['input'];
  /** The family it is part of; null at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of a new job family. */
export type AddJobFamilyPayload = {
  __typename?: 'AddJobFamilyPayload';
  /** The job family as it is now; null when the input was refused. */
  jobFamily?: Maybe<JobFamily>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A wording to be added. */
export type AddLetterTemplateInput = {
  /** Plain text, at most 5000 characters. */
  body: Scalars['String']['input'];
  /** What is written from it. */
  kind: LetterKind;
  /** Language of the letter. */
  language: Language;
  /** Name, at most 50 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** Subject or title, at most 100 characters. */
  subject: Scalars['String']['input'];
};

/** An evaluation to be set up. */
export type AddPositionEvaluationInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: Scalars['String']['input'];
  /** Ids of the people who evaluate, in order, at most 20. */
  evaluatorIds: Array<Scalars['ID']['input']>;
  /** Id of the position; it has no evaluation that is not applied. */
  positionId: Scalars['ID']['input'];
};

/** What became of a new evaluation. */
export type AddPositionEvaluationPayload = {
  __typename?: 'AddPositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A position to be set up. */
export type AddPositionInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: Scalars['String']['input'];
  /** Code, at most 40 characters, unique in the company. */
  code: Scalars['String']['input'];
  /** The department the job belongs to; null when it exists in all of them. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The highest rank people in it can have, above the lowest one; null when there is no range. */
  highestRankId?: InputMaybe<Scalars['ID']['input']>;
  /** The job family it belongs to; null for none. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Job title, at most 50 characters. */
  name: Scalars['String']['input'];
  /** English job title, at most 50 characters; null for none. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** How many people the company wants to have in it; null when that is not planned. */
  plannedHeadcount?: InputMaybe<Scalars['Int']['input']>;
  /** The lowest rank people in it can have, or the only one; null for none. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** What people in it must know and be able to do, at most 4,000 characters; null for none. */
  requirements?: InputMaybe<Scalars['String']['input']>;
  /** What people in it do, at most 4,000 characters; null for none. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a new position. */
export type AddPositionPayload = {
  __typename?: 'AddPositionPayload';
  /** The position as it is now, with its descriptions of all times; null when the input was refused. */
  history?: Maybe<PositionHistory>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A rank to be set up. */
export type AddRankInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: Scalars['String']['input'];
  /** Code, at most 40 characters, unique in the company. */
  code: Scalars['String']['input'];
  /** Seniority as a number from 1 to 999; a higher number is more senior. */
  grade: Scalars['Int']['input'];
  /** The grade it belongs to. */
  jobGradeId: Scalars['ID']['input'];
  /** Name, at most 10 characters, which no other rank in use has. */
  name: Scalars['String']['input'];
};

/** What became of a new rank. */
export type AddRankPayload = {
  __typename?: 'AddRankPayload';
  /** The rank as it was set up; null when it was refused. */
  rank?: Maybe<Rank>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whom to put into a role. */
export type AddRoleMembersInput = {
  /** The people, at most 500; each has an account. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Which role. */
  id: Scalars['ID']['input'];
};

/** What came of putting people into a role. */
export type AddRoleMembersPayload = {
  __typename?: 'AddRoleMembersPayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** An entry for the schedule. */
export type AddScheduleItemInput = {
  /** What is planned, at most 200 characters. */
  content: Scalars['String']['input'];
  /** Its day. */
  date: Scalars['Date']['input'];
  /** Its time of day as `HH:mm`, in the company's time zone. */
  time: Scalars['String']['input'];
};

/** What became of a new entry of the schedule. */
export type AddScheduleItemPayload = {
  __typename?: 'AddScheduleItemPayload';
  /** The entry; null when it was refused. */
  item?: Maybe<ScheduleItem>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which plan to move on. */
export type AdvanceAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** Whether to go on although some people are not ready (`PlanReadiness.pending`). */
  openAnyway: Scalars['Boolean']['input'];
  /** The stage after the present one. */
  to: AssessmentPlanStatus;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Something that might be done with an appraisal, and whether the caller may do it now. */
export type AllowedAction = {
  __typename?: 'AllowedAction';
  /** Name of the action, e.g. `submitTargets`; for programs. */
  action: Scalars['String']['output'];
  /** Whether the caller may do it now. */
  allowed: Scalars['Boolean']['output'];
  /** Why not, as a code that never changes; null when it is allowed. */
  code?: Maybe<Scalars['String']['output']>;
  /** Why not, as a sentence in the language of the request; null when it is allowed. */
  message?: Maybe<Scalars['String']['output']>;
};

/**
 * What is known of an API token, the credential of a script. At each call it has the rights its owner has then, and of
 * those only what it was made for.
 */
export type ApiToken = {
  __typename?: 'ApiToken';
  /** Whether it may fetch files, as far as its owner may. */
  allowExport: Scalars['Boolean']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stopped working; null while it works. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The last four characters of the token, to tell tokens apart. */
  ending: Scalars['String']['output'];
  /** When it stops working by itself. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of this entry. It is not the token and opens nothing. */
  id: Scalars['ID']['output'];
  /** When a script last used it, to the minute; null when none ever did. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Whether every mutation is refused to it. */
  readOnly: Scalars['Boolean']['output'];
  /** Whether it works; null when the services report a status this release does not know. */
  status?: Maybe<ApiTokenStatus>;
};

/** A page of the caller's API tokens. */
export type ApiTokenPage = {
  __typename?: 'ApiTokenPage';
  /** The tokens on this page. */
  items: Array<ApiToken>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

export type { ApiTokenStatus };

/** From when on a position has its grade. */
export type ApplyPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** First day: at most 31 days back, or any day ahead. */
  validFrom: Scalars['Date']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of the grade. */
export type ApplyPositionEvaluationPayload = {
  __typename?: 'ApplyPositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Numbers for the tabs of the appraisal page. */
export type AppraisalTabs = {
  __typename?: 'AppraisalTabs';
  /** How many appraisals of the caller there are. */
  mine: Scalars['Int']['output'];
  /** In how many of the own ones it is the caller's turn. */
  mineWaiting: Scalars['Int']['output'];
  /** How many appraisals of the caller's people there are. */
  team: Scalars['Int']['output'];
  /** In how many of those of the caller's people it is the caller's turn. */
  teamWaiting: Scalars['Int']['output'];
};

export type { ApprovalDecision };

export type { ApprovalMode };

/** A step of an approval flow: some people, of whom one or all have to agree before the next step. */
export type ApprovalNode = {
  __typename?: 'ApprovalNode';
  /** For NAMED: who. Null for other kinds; an entry is null when the caller may not see the person. */
  employees?: Maybe<Array<Maybe<Employee>>>;
  /** Who decides; null when the services report a kind this release does not know. */
  kind?: Maybe<ApproverKind>;
  /** For LINE_MANAGER: how many levels up, where 1 is the person's own manager. Null for other kinds. */
  level?: Maybe<Scalars['Int']['output']>;
  /** How many of them have to agree; null when the services report a mode this release does not know. */
  mode?: Maybe<ApprovalMode>;
  /** Name of the step. */
  name: Scalars['String']['output'];
  /** For ROLE: code of the role. Null for other kinds. */
  roleCode?: Maybe<Scalars['String']['output']>;
};

/** A step of an approval flow, as it shall be. */
export type ApprovalNodeInput = {
  /** For NAMED: ids of the people, at most 20. */
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who decides. */
  kind: ApproverKind;
  /** For LINE_MANAGER: how many levels up, from 1 (the person's own manager) to 10. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** How many of them have to agree. */
  mode: ApprovalMode;
  /** Name of the step, at most 20 characters. */
  name: Scalars['String']['input'];
  /** For ROLE: code of the role. */
  roleCode?: InputMaybe<Scalars['String']['input']>;
};

/** One way of a target form or a personnel change through its approval flow, from its submission to a decision. */
export type ApprovalRun = {
  __typename?: 'ApprovalRun';
  /** Id of the run. */
  id: Scalars['ID']['output'];
  /** Where it stands; null when the services report a status this release does not know. */
  status?: Maybe<ApprovalStatus>;
  /** The steps of the flow, in order. */
  steps: Array<ApprovalStep>;
  /** When it was submitted. */
  submittedAt: Scalars['DateTime']['output'];
  /** Who submitted; null when the caller may not see the person. */
  submittedBy?: Maybe<Employee>;
};

export type { ApprovalStatus };

/** One step of an approval. */
export type ApprovalStep = {
  __typename?: 'ApprovalStep';
  /** Who may decide; null when they cannot be read, and so is an entry the caller may not see. */
  approvers?: Maybe<Array<Maybe<Employee>>>;
  /** What each of them decided. */
  decisions: Array<ApproverDecision>;
  /** Why the step was passed over, e.g. because one may not approve one's own targets; null when it was not. */
  message?: Maybe<Scalars['String']['output']>;
  /** Name of the step. */
  name: Scalars['String']['output'];
  /** Where the step stands; null when the services report a status this release does not know. */
  status?: Maybe<ApprovalStatus>;
};

/** A personnel change that the caller approves. */
export type ApprovePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the change. */
  id: Scalars['ID']['input'];
  /** What there is to say about it, at most 500 characters; left out, nothing. */
  opinion?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of approving a change. */
export type ApprovePersonnelChangePayload = {
  __typename?: 'ApprovePersonnelChangePayload';
  /** The change as it is now; null when the approval was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which targets to approve. */
export type ApproveTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** What the approver has to say about them, at most 500 characters. */
  opinion?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Whose targets to approve at once. */
export type ApproveTargetsOfManyInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** What became of approving the targets of several people. */
export type ApproveTargetsOfManyPayload = {
  __typename?: 'ApproveTargetsOfManyPayload';
  /** For how many it was done; null when it was refused as a whole. */
  approved?: Maybe<Scalars['Int']['output']>;
  /** Those for whom it could not be done, each with the reason; null when it was refused as a whole. */
  failures?: Maybe<Array<AssessmentFailure>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What one approver decided. */
export type ApproverDecision = {
  __typename?: 'ApproverDecision';
  /** The approver; null when the caller may not see the person. */
  approver?: Maybe<Employee>;
  /** When it was decided; null while it is not. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** The decision; null when the services report one this release does not know. */
  decision?: Maybe<ApprovalDecision>;
  /** What the approver wrote about it; null when nothing. */
  opinion?: Maybe<Scalars['String']['output']>;
};

export type { ApproverKind };

/** Another order of the groups of employee data. */
export type ArrangeEmployeeFieldsInput = {
  /** Every group once, in the new order. */
  groups: Array<FieldGroup>;
  /** Names of the fields to do without, as in `Employee`; left out, they stay as they are. */
  hiddenFields?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version of what was changed. */
  version: Scalars['Int']['input'];
};

/** What came of arranging the groups. */
export type ArrangeEmployeeFieldsPayload = {
  __typename?: 'ArrangeEmployeeFieldsPayload';
  /** The groups as they are now; null when the change was refused. */
  layout?: Maybe<EmployeeFieldLayout>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/**
 * One person's appraisal in one plan, as far as the caller may see it: what was to be reached, the scores, the result,
 * and what can be done next.
 */
export type Assessment = {
  __typename?: 'Assessment';
  /** Why HR says that the person cannot score themselves; null while the self score is waited for. */
  absentReason?: Maybe<Scalars['String']['output']>;
  /**
   * Everything that might be done with an appraisal, each with whether the caller may do it now, and why not. Buttons
   * are shown by it.
   */
  actions: Array<AllowedAction>;
  /** The ways of the targets through the approval flow, newest first; null when they cannot be read. */
  approvals?: Maybe<Array<ApprovalRun>>;
  /** The superior who scores; null when there is none, or when the caller may not see the superior. */
  boss?: Maybe<Employee>;
  /** How far the superior is; null when the services report a stage this release does not know. */
  bossStage?: Maybe<BossStage>;
  /** Whether the result was adjusted in calibration. */
  calibrated: Scalars['Boolean']['output'];
  /**
   * The result, rounded: the scores of all who score, put together by their ratios, adjusted if it was. Null while
   * scores are missing, or while it is hidden from the caller, and where the rule is scored by levels: the result is then
   * the level alone.
   */
  composedScore?: Maybe<Scalars['Decimal']['output']>;
  /** Confirmations of the result and objections to it, newest first; null when they cannot be read. */
  confirmations?: Maybe<Array<AssessmentConfirmation>>;
  /** The department the person belonged to when the plan opened; null when there was none. */
  department?: Maybe<Department>;
  /** When the target form was last saved; null before. */
  draftSavedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The evaluated person; null when the caller may not see the person's data. */
  employee?: Maybe<Employee>;
  /** How far the person is; null when the services report a stage this release does not know. */
  employeeStage?: Maybe<EmployeeStage>;
  /** Last day of filling in that holds for this person alone; null where the plan's day holds. */
  fillTo?: Maybe<Scalars['Date']['output']>;
  /** Whether the superior's sheet is submitted with a comment on the whole, as the company asked when the plan opened. */
  finalCommentRequired: Scalars['Boolean']['output'];
  /** Id of the appraisal. It is asked for by plan and employee. */
  id: Scalars['ID']['output'];
  /** The indicators of all parts, in order: what the person is to reach. */
  indicators: Array<AssessmentIndicator>;
  /** The level that follows from the result, e.g. `A`; null while there is none, or while it is hidden from the caller. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** Whether the superior has locked the form, so that the person cannot change it. */
  locked: Scalars['Boolean']['output'];
  /**
   * Whether scoring opened without approved targets of this person: nobody scores, and there is no result. Targets come
   * only when the plan returns to filling in.
   */
  noTargets: Scalars['Boolean']['output'];
  /** The parts of the form, in order. Which indicator stands in which part, its `part` says. */
  parts: Array<AssessmentPart>;
  /**
   * How the result came about: the arithmetic from each indicator to the level, as a tree. Null for those who may not
   * see the score, and while there is none.
   */
  passport?: Maybe<PassportStep>;
  /** The plan it belongs to; null when the caller may not see the plan. */
  plan?: Maybe<AssessmentPlan>;
  /** The rule the scores follow: the best score, the step between scores, the levels. */
  rule: AssessmentRule;
  /** Last day of scoring that holds for this person alone; null where the plan's day holds. */
  scoreTo?: Maybe<Scalars['Date']['output']>;
  /** The sheets of scores the caller may see, one for each scorer. */
  sheets: Array<AssessmentScoreSheet>;
  /** Who changed which target and when, newest first; null when it cannot be read. */
  targetLog?: Maybe<TargetLogPage>;
  /** State of the target form; null when the services report a status this release does not know. */
  targetStatus?: Maybe<TargetStatus>;
  /** Number of the last change of the target form, to be sent back with the next one. */
  version: Scalars['Int']['output'];
  /** In which role the caller looks at it; null when the services report a role this release does not know. */
  viewer?: Maybe<ViewerType>;
  /** Whether the superior scores, or has scored, without a self score; its share then goes to the other scores. */
  withoutSelfScore: Scalars['Boolean']['output'];
};


/**
 * One person's appraisal in one plan, as far as the caller may see it: what was to be reached, the scores, the result,
 * and what can be done next.
 */
export type AssessmentTargetLogArgs = {
  page?: InputMaybe<PageInput>;
};

export type { AssessmentColumnType };

/** A confirmation of a result, or an objection to it. It keeps which result it was about. */
export type AssessmentConfirmation = {
  __typename?: 'AssessmentConfirmation';
  /** When it was said. */
  at: Scalars['DateTime']['output'];
  /** As whom it was said, the superior or the person; null when the services report a party this release does not know. */
  by?: Maybe<AssessmentConfirmationParty>;
  /** Id of the confirmation. */
  id: Scalars['ID']['output'];
  /** The level it is about; null when there was none, or while it is hidden from the caller. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** What it says; null when the services report an outcome this release does not know. */
  outcome?: Maybe<AssessmentConfirmationOutcome>;
  /** Who said it; null when the caller may not see the person. */
  person?: Maybe<Employee>;
  /** The score it is about; null when there was none, or while it is hidden from the caller. */
  score?: Maybe<Scalars['Decimal']['output']>;
  /** What was written with it; null when nothing. */
  text?: Maybe<Scalars['String']['output']>;
};

export type { AssessmentConfirmationOutcome };

export type { AssessmentConfirmationParty };

/** One of several people for whom something could not be done. */
export type AssessmentFailure = {
  __typename?: 'AssessmentFailure';
  /** Why, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** The person; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Why, as a sentence in the language of the request. */
  message: Scalars['String']['output'];
};

/** Something a person is to reach, also called a target, and how far it was reached. */
export type AssessmentIndicator = {
  __typename?: 'AssessmentIndicator';
  /** The value that was reached; null when not filled in. */
  achievedValue?: Maybe<Scalars['Decimal']['output']>;
  /** How sure the person is to reach it, from 0 to 100 percent; null when not filled in. */
  confidence?: Maybe<Scalars['Int']['output']>;
  /** What else there is to explain; null when nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether it comes from the template, so that its text and weight cannot be changed. */
  fixed: Scalars['Boolean']['output'];
  /** Id of the indicator. */
  id: Scalars['ID']['output'];
  /** What shall be reached, in words. */
  keyResult: Scalars['String']['output'];
  /** Unit of the values, e.g. "million yuan"; null when not filled in. */
  measureUnit?: Maybe<Scalars['String']['output']>;
  /** The part of the form it stands in; null when the form has no such part. */
  part?: Maybe<AssessmentPart>;
  /** How urgent it is; null when the services report a priority this release does not know. */
  priority?: Maybe<Priority>;
  /** Its scores, as far as the caller may see them: one for each scorer. */
  scores: Array<AssessmentScore>;
  /** Day on which work on it begins; null when not filled in. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** The value at the beginning of the period; null when not filled in. */
  startValue?: Maybe<Scalars['Decimal']['output']>;
  /** Day by which it is due; null when not filled in. */
  targetDate?: Maybe<Scalars['Date']['output']>;
  /** The value to reach by its end; null when not filled in. */
  targetValue?: Maybe<Scalars['Decimal']['output']>;
  /**
   * What stands in cells of the own draft and is no value of their field, such as a date nobody can read. The field itself
   * is null.
   */
  typed: Array<CellText>;
  /** How much it counts in its part, in percent; null when not filled in. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};

/** An indicator as typed in: something to reach. What a draft lacks is null. */
export type AssessmentIndicatorInput = {
  /** How sure the person is to reach it, from 0 to 100 percent. */
  confidence?: InputMaybe<Scalars['Int']['input']>;
  /** What else there is to explain, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the indicator; null or left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What shall be reached, in words, at most 200 characters. */
  keyResult: Scalars['String']['input'];
  /** Unit of the values, at most 20 characters. */
  measureUnit?: InputMaybe<Scalars['String']['input']>;
  /** Id of the part of the form it stands in. */
  partId: Scalars['ID']['input'];
  /** How urgent it is; ORDINARY when null or left out. */
  priority?: InputMaybe<Priority>;
  /** Day on which work on it begins. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** The value at the beginning of the period. It must differ from the value to reach. */
  startValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day by which it is due. */
  targetDate?: InputMaybe<Scalars['Date']['input']>;
  /** The value to reach by its end. */
  targetValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** Id of the template of its part. */
  templateId: Scalars['ID']['input'];
  /**
   * What was typed into cells and is no value of their field, which is then left out. A draft keeps it; a form with one
   * cannot be submitted.
   */
  typed?: InputMaybe<Array<CellTextInput>>;
  /** How much it counts in its part, in percent. To be submitted, the indicators of a part sum to 100. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Somebody who is not in an appraisal plan. */
export type AssessmentOutsider = {
  __typename?: 'AssessmentOutsider';
  /** Whether the person could join now. */
  canJoin: Scalars['Boolean']['output'];
  /** Why the person is not in the plan; null when the services report a reason this release does not know. */
  code?: Maybe<AssessmentOutsiderCode>;
  /** The present department; null when there is none. */
  department?: Maybe<Department>;
  /** The person; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Id of the person; the same person has the same id in every plan. */
  id: Scalars['ID']['output'];
  /** What was written when the person was taken out; null otherwise. */
  reason?: Maybe<Scalars['String']['output']>;
};

export type { AssessmentOutsiderCode };

/** Which people outside a plan are meant; all conditions given must hold. */
export type AssessmentOutsiderFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name or employee number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of people who are not in a plan. */
export type AssessmentOutsiderPage = {
  __typename?: 'AssessmentOutsiderPage';
  /** The people on this page. */
  items: Array<AssessmentOutsider>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A part of an appraisal form, with its columns and how much it counts. Its template was copied when the plan opened. */
export type AssessmentPart = {
  __typename?: 'AssessmentPart';
  /** The greatest achievement a formula counts, where 1 is 100 %; null for no limit. */
  cap?: Maybe<Scalars['Decimal']['output']>;
  /** Its columns, in the order of the form. */
  columns: Array<AssessmentTemplateColumn>;
  /** The least achievement a formula counts, where 1 is 100 %; null for no limit. */
  floor?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** The most indicators it may have. */
  maxRows: Scalars['Int']['output'];
  /** The fewest indicators it may have. */
  minRows: Scalars['Int']['output'];
  /** How much the template counts in the result, in percent. */
  moduleWeight: Scalars['Decimal']['output'];
  /** Name of the part. */
  name: Scalars['String']['output'];
  /** Whether people write indicators of their own into it. */
  rowsByEmployee: Scalars['Boolean']['output'];
  /** How its indicators are scored; null when the services report a method this release does not know. */
  scoreMethod?: Maybe<ScoreMethod>;
  /** The template it comes from; null when it is not there any more. */
  template?: Maybe<AssessmentTemplate>;
  /** How much the part counts in the template, in percent. */
  weight: Scalars['Decimal']['output'];
};

/** A person in a plan, with how far the person's appraisal is. */
export type AssessmentParticipant = {
  __typename?: 'AssessmentParticipant';
  /** Whether HR says that the person cannot score themselves, so that the superior need not wait. */
  absent: Scalars['Boolean']['output'];
  /** The superior who scores; null when there is none, or when the caller may not see the superior. */
  boss?: Maybe<Employee>;
  /** How far the superior is; null when the services report a stage this release does not know. */
  bossStage?: Maybe<BossStage>;
  /**
   * The result so far, rounded: the scores of all who score, put together by their ratios. Null while scores are
   * missing, or while the result is hidden from the caller, and where the rule is scored by levels.
   */
  composedScore?: Maybe<Scalars['Decimal']['output']>;
  /** The department the person belonged to when the plan opened; null when there was none. */
  department?: Maybe<Department>;
  /** The person; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** How far the person is; null when the services report a stage this release does not know. */
  employeeStage?: Maybe<EmployeeStage>;
  /** The level before the result was adjusted; null when it was not adjusted. */
  fromLevelName?: Maybe<Scalars['String']['output']>;
  /** Id of the person's appraisal in this plan. */
  id: Scalars['ID']['output'];
  /** The level that follows from the result, e.g. `A`; null while there is none, or while it is hidden from the caller. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** Whether the superior has locked the form, so that the person cannot change it. */
  locked: Scalars['Boolean']['output'];
  /** Whether scoring opened without approved targets of this person: no task, no score, outside the quotas. */
  noTargets: Scalars['Boolean']['output'];
  /** The plan; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
  /** State of the person's target form; null when the services report a status this release does not know. */
  targetStatus?: Maybe<TargetStatus>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
  /** Whether the superior scores without waiting for the self score: its last day has passed, or the person is absent. */
  withoutSelfScore: Scalars['Boolean']['output'];
};

/** Which people of a plan are meant; all conditions given must hold. */
export type AssessmentParticipantFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Any of these stages. */
  employeeStages?: InputMaybe<Array<EmployeeStage>>;
  /** Part of the name or employee number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of people in a plan. */
export type AssessmentParticipantPage = {
  __typename?: 'AssessmentParticipantPage';
  /** The people on this page. */
  items: Array<AssessmentParticipant>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** What became of a change to an appraisal. */
export type AssessmentPayload = {
  __typename?: 'AssessmentPayload';
  /** The appraisal as it is now; null when the change was refused. */
  assessment?: Maybe<Assessment>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlan = {
  __typename?: 'AssessmentPlan';
  /** Whether the evaluated people may export their own appraisal. */
  allowExportDetails: Scalars['Boolean']['output'];
  /** When it was archived; null before. */
  archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether confirming results by superiors is locked for now. */
  bossConfirmLocked: Scalars['Boolean']['output'];
  /** How much the score of the superior counts in the result, in percent. Both ratios sum to 100. */
  bossRatio: Scalars['Decimal']['output'];
  /** Whether scoring by superiors is locked for now. */
  bossScoringLocked: Scalars['Boolean']['output'];
  /**
   * The people whose results are compared and adjusted, the best result first; null for those who may not do that.
   * Superiors see their own people.
   */
  calibration?: Maybe<CalibrationPage>;
  /** Every adjustment of a result, newest first; null for those who may not calibrate. */
  calibrationHistory?: Maybe<CalibrationEntryPage>;
  /**
   * How one person came to the result: the scores of each part of the form, and what was adjusted since. Null for those who
   * do not calibrate this person.
   */
  calibrationScores?: Maybe<CalibrationScores>;
  /** How long the assessed period is; null when the services report a cycle this release does not know. */
  cycle?: Maybe<AssessmentPlanCycle>;
  /** Which of the half-years, quarters or months of the year it is about, from 1; always 1 for a year. */
  cycleIndex: Scalars['Int']['output'];
  /** To how many decimal places scores are rounded when they are shown, half up. */
  digits: Scalars['Int']['output'];
  /** How many people stand on each level against how many should; null for those who may not calibrate. */
  distribution?: Maybe<LevelDistribution>;
  /** Whether writing down targets is closed for now. */
  fillInClosed: Scalars['Boolean']['output'];
  /** The steps by which targets are approved, in order. Empty means that the line manager approves alone. */
  flow: Array<ApprovalNode>;
  /** Id of the plan. */
  id: Scalars['ID']['output'];
  /** Why it is locked; null when it is not. */
  lockReason?: Maybe<Scalars['String']['output']>;
  /** Whether an administrator has locked it, so that nothing can be done in it for now. */
  locked: Scalars['Boolean']['output'];
  /** Whether superiors may write the targets of their people themselves. */
  managersMaySetTargets: Scalars['Boolean']['output'];
  /** The templates people fill in, with how much each counts. */
  modules: Array<AssessmentPlanModule>;
  /** Name, unique in the company. */
  name: Scalars['String']['output'];
  /** When it opened; null before. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who is not in the plan, each with the reason and whether they could join. Null for those who do not manage the plan. */
  outsiders?: Maybe<AssessmentOutsiderPage>;
  /** The people in the plan, each with how far they are; null for those who do not manage the plan. */
  participants?: Maybe<AssessmentParticipantPage>;
  /**
   * How many of its people, or of its scope before it opens, have nothing to sign in with; null when the services cannot
   * tell, and for those who do not manage it.
   */
  peopleWithoutSignIn?: Maybe<Scalars['Int']['output']>;
  /** First day of the assessed period. */
  periodFrom: Scalars['Date']['output'];
  /** Last day of the assessed period. */
  periodTo: Scalars['Date']['output'];
  /** What stands in the way of moving the plan on; null for those who do not manage it. */
  readiness?: Maybe<AssessmentPlanReadiness>;
  /** On which days people are reminded of a stage. */
  reminders: Array<AssessmentStageReminderDates>;
  /**
   * The rule by which scores become levels; once the plan has opened, the copy it was opened with. Null while none is
   * chosen.
   */
  rule?: Maybe<AssessmentRule>;
  /** Name of that rule; null while none is chosen. */
  ruleName?: Maybe<Scalars['String']['output']>;
  /** Who takes part, as it was set: departments and single people. */
  scope: AssessmentPlanScope;
  /** How many people take part; before the plan opens, how many would if it opened now. */
  scopeCount: Scalars['Int']['output'];
  /** Who is in the plan, by name; before it opens, whom its scope would take. Null for those who do not manage the plan. */
  scopePeople?: Maybe<AssessmentScopePersonPage>;
  /** How much the score people give themselves counts in their result, in percent. */
  selfRatio: Scalars['Decimal']['output'];
  /** How many of its people are at which stage. */
  stageCounts: Array<AssessmentStageCount>;
  /** Where it stands; null when the services report a status this release does not know. */
  status?: Maybe<AssessmentPlanStatus>;
  /** Why it was stopped; null when it was not. */
  stopReason?: Maybe<Scalars['String']['output']>;
  /**
   * Who has no result yet, by name, and who has to score them. Null for those who may not calibrate; superiors see their own
   * people.
   */
  ungraded?: Maybe<UngradedPage>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
  /**
   * From when on the evaluated people see their result; null when the services report a value this release does not
   * know.
   */
  viewScoreAt?: Maybe<ViewScoreAt>;
  /** How much of their result the evaluated people see; null when the services report a value this release does not know. */
  viewWhat?: Maybe<ViewWhat>;
  /** When each of its stages is meant to run. */
  windows: AssessmentStageWindows;
  /** The year it belongs to, e.g. 2026. */
  year: Scalars['Int']['output'];
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanCalibrationArgs = {
  filter?: InputMaybe<CalibrationFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanCalibrationHistoryArgs = {
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanCalibrationScoresArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanDistributionArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  managerId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanOutsidersArgs = {
  filter?: InputMaybe<AssessmentOutsiderFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanParticipantsArgs = {
  filter?: InputMaybe<AssessmentParticipantFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanReadinessArgs = {
  to: AssessmentPlanStatus;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanScopePeopleArgs = {
  filter?: InputMaybe<AssessmentScopePeopleFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * An appraisal plan: many people are assessed over one period. People agree on targets, work towards them, are scored,
 * and the results are compared, told and archived.
 */
export type AssessmentPlanUngradedArgs = {
  assessmentId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<PageInput>;
};

/** One thing that stands in the way of moving a plan on. */
export type AssessmentPlanBlocker = {
  __typename?: 'AssessmentPlanBlocker';
  /** What it is, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** The person it is about; null when it is not about one person, or when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Which part of the plan it is about, e.g. `targets`; for programs that lead there. */
  field: Scalars['String']['output'];
  /** What it is, as a sentence in the language of the request. */
  message: Scalars['String']['output'];
};

export type { AssessmentPlanCycle };

/** Which appraisal plans are meant; all conditions given must hold. */
export type AssessmentPlanFilterInput = {
  /** How long the assessed period is. */
  cycle?: InputMaybe<AssessmentPlanCycle>;
  /** Part of the name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Any of these statuses. */
  statuses?: InputMaybe<Array<AssessmentPlanStatus>>;
  /** The year they belong to. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A template that people in a plan fill in, and how much it counts. */
export type AssessmentPlanModule = {
  __typename?: 'AssessmentPlanModule';
  /** The version of its content that the plan uses; null when it is not there any more. */
  content?: Maybe<AssessmentTemplateContent>;
  /** The template; null when it is not there any more. */
  template?: Maybe<AssessmentTemplate>;
  /** How much it counts in the result, in percent. All templates of a plan sum to 100. */
  weight: Scalars['Decimal']['output'];
};

/** A template that people in a plan fill in, and how much it counts. */
export type AssessmentPlanModuleInput = {
  /** Id of the template, whose enabled version is taken. */
  templateId: Scalars['ID']['input'];
  /** How much it counts in the result, in percent. */
  weight: Scalars['Decimal']['input'];
};

/** A page of appraisal plans. */
export type AssessmentPlanPage = {
  __typename?: 'AssessmentPlanPage';
  /** The plans on this page. */
  items: Array<AssessmentPlan>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** What became of a change to a plan. */
export type AssessmentPlanPayload = {
  __typename?: 'AssessmentPlanPayload';
  /** The plan as it is now; null when the change was refused. */
  assessmentPlan?: Maybe<AssessmentPlan>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whether a plan can move to a stage. */
export type AssessmentPlanReadiness = {
  __typename?: 'AssessmentPlanReadiness';
  /** What has to be mended before; empty when nothing stands in the way. */
  blockers: Array<AssessmentPlanBlocker>;
  /** People who are not ready. They may be passed over by `openAnyway`. */
  pending: Array<AssessmentPlanBlocker>;
};

/** Who takes part in a plan, as it was set. */
export type AssessmentPlanScope = {
  __typename?: 'AssessmentPlanScope';
  /** Departments whose people take part, with everything below them; null when they cannot be read. */
  departments?: Maybe<Array<Maybe<Department>>>;
  /** Further people who take part; null when they cannot be read, and so is an entry the caller may not see. */
  employees?: Maybe<Array<Maybe<Employee>>>;
  /** People who are left out; null when they cannot be read, and so is an entry the caller may not see. */
  excludedEmployees?: Maybe<Array<Maybe<Employee>>>;
  /** Whether everybody in service takes part. */
  wholeCompany: Scalars['Boolean']['output'];
};

export type { AssessmentPlanStage };

export type { AssessmentPlanStatus };

/**
 * A rule: how scores become levels such as A or B, and how many people should stand on each level (a "forced
 * distribution").
 */
export type AssessmentRule = {
  __typename?: 'AssessmentRule';
  /** Whether new plans may use it. */
  enabled: Scalars['Boolean']['output'];
  /**
   * What happens when the levels do not fit their quotas; null when the services report a value this release does not
   * know.
   */
  forceCheck?: Maybe<ForceCheck>;
  /** Within which group of people the quotas hold; null when the services report a value this release does not know. */
  forceScope?: Maybe<ForceScope>;
  /** The best score, e.g. `"100"`. Formulas may go above it, up to their cap. */
  fullScore: Scalars['Decimal']['output'];
  /** The step between scores: each is a multiple of it, e.g. of `"0.5"`. */
  granularity: Scalars['Decimal']['output'];
  /** Id of the rule. */
  id: Scalars['ID']['output'];
  /** Its levels, the best first. */
  levels: Array<AssessmentRuleLevel>;
  /** Groups of fewer people than this are not held to the quotas. */
  minGroupSize: Scalars['Int']['output'];
  /** Name, unique in the company. */
  name: Scalars['String']['output'];
  /** How many plans use it. */
  planCount: Scalars['Int']['output'];
  /** What people give: a score, a level or both; null when the services report a type this release does not know. */
  type?: Maybe<AssessmentRuleType>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** Which rules are meant; all conditions given must hold. */
export type AssessmentRuleFilterInput = {
  /** True for the rules that new plans may use, false for the others. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the name. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A level of a rule, such as A: a band of scores and a share of the people. */
export type AssessmentRuleLevel = {
  __typename?: 'AssessmentRuleLevel';
  /** The score at which the next better level begins. It does not belong to this level, except on the best one. */
  high: Scalars['Decimal']['output'];
  /** The lowest score that belongs to the level. */
  low: Scalars['Decimal']['output'];
  /** Name, e.g. `A`. */
  name: Scalars['String']['output'];
  /** What the level counts as a number when averages of levels are taken; null when none is set. */
  points?: Maybe<Scalars['Decimal']['output']>;
  /** How many of the people should stand on the level, in percent. All levels sum to 100. */
  proportion: Scalars['Decimal']['output'];
};

/** A level of a rule, as it shall be. */
export type AssessmentRuleLevelInput = {
  /** The score at which the next better level begins, or the full score on the best level. */
  high: Scalars['Decimal']['input'];
  /** The lowest score that belongs to the level; 0 on the worst level. */
  low: Scalars['Decimal']['input'];
  /** Name, at most 10 characters, unique in the rule. */
  name: Scalars['String']['input'];
  /** What the level counts as a number when averages of levels are taken; it has to be given. */
  points?: InputMaybe<Scalars['Decimal']['input']>;
  /** How many of the people should stand on the level, in percent. All levels sum to 100. */
  proportion: Scalars['Decimal']['input'];
};

/** A page of rules. */
export type AssessmentRulePage = {
  __typename?: 'AssessmentRulePage';
  /** The rules on this page. */
  items: Array<AssessmentRule>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

export type { AssessmentRuleType };

/** Which people of a plan are meant; all conditions given must hold. */
export type AssessmentScopePeopleFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the name or employee number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** True: only people who are named by themselves; false: only the others. */
  single?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Somebody who is in an appraisal plan, or would be once it opens. */
export type AssessmentScopePerson = {
  __typename?: 'AssessmentScopePerson';
  /** The superior who scores; null when there is none, or when the caller may not see the superior. */
  boss?: Maybe<Employee>;
  /** The department the person joined with, before the opening the present one; null when there is none. */
  department?: Maybe<Department>;
  /** The person; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** How far the person is; null before the plan opens. */
  employeeStage?: Maybe<EmployeeStage>;
  /** Last day of filling in that holds for this person alone; null where the plan's day holds. */
  fillTo?: Maybe<Scalars['Date']['output']>;
  /** Id of the person; the same person has the same id in every plan. */
  id: Scalars['ID']['output'];
  /** When the person joined; null before the plan opens. */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the person is handled by itself; null where nothing was written. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Last day of scoring that holds for this person alone; null where the plan's day holds. */
  scoreTo?: Maybe<Scalars['Date']['output']>;
  /** Whether the person is named by itself, not only through a department or the whole company. */
  single: Scalars['Boolean']['output'];
};

/** A page of people who are in a plan. */
export type AssessmentScopePersonPage = {
  __typename?: 'AssessmentScopePersonPage';
  /** The people on this page. */
  items: Array<AssessmentScopePerson>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** The score that one scorer gave one indicator. */
export type AssessmentScore = {
  __typename?: 'AssessmentScore';
  /** The scorer's comment; null when there is none. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The level, where the rule is scored by levels; null elsewhere, and while it is not given or hidden from the caller. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** The score; null while it is not given or hidden from the caller, and where the rule is scored by levels. */
  score?: Maybe<Scalars['Decimal']['output']>;
  /** Who scored; null when the services report a role this release does not know. */
  scorerRole?: Maybe<ScorerRole>;
  /** What stands in cells of the own draft and is no value of their field. The field itself is null. */
  typed: Array<CellText>;
};

/** The score of one indicator. A field left out stays as it is; null clears it. */
export type AssessmentScoreInput = {
  /** The value that was reached; it is taken from the sheet of the evaluated person alone. */
  achievedValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** The scorer's comment, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the indicator. */
  indicatorId: Scalars['ID']['input'];
  /** A level of the rule, where it is scored by levels. */
  levelName?: InputMaybe<Scalars['String']['input']>;
  /** The score, from 0 to the rule's full score, in multiples of its granularity; not where the rule is scored by levels. */
  score?: InputMaybe<Scalars['Decimal']['input']>;
  /** What was typed into cells and is no value of their field, which is then left out. A draft keeps it. */
  typed?: InputMaybe<Array<CellTextInput>>;
};

/** The sheet on which one scorer judges all indicators of an appraisal. The scores themselves stand with the indicators. */
export type AssessmentScoreSheet = {
  __typename?: 'AssessmentScoreSheet';
  /** The comment on everything together; null when there is none. */
  overallComment?: Maybe<Scalars['String']['output']>;
  /** The person who fills it in; null when it is no person, or when the caller may not see who it is. */
  scorer?: Maybe<Employee>;
  /** Whose sheet it is; null when the services report a role this release does not know. */
  scorerRole?: Maybe<ScorerRole>;
  /** Why it was sent back to the scorer; null when it was not. */
  sentBackReason?: Maybe<Scalars['String']['output']>;
  /** When it was submitted; null while it is a draft. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** What was scored in one part of a form. */
export type AssessmentScoredPart = {
  __typename?: 'AssessmentScoredPart';
  /** What the superior's scores come to; null while they are missing. */
  bossScore?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** Name of the part. */
  name: Scalars['String']['output'];
  /** What the part counts; null before there is a result. */
  score?: Maybe<Scalars['Decimal']['output']>;
  /** What the person's own scores come to; null while they are missing. */
  selfScore?: Maybe<Scalars['Decimal']['output']>;
  /** The template it comes from; null when it is not there any more. */
  template?: Maybe<AssessmentTemplate>;
  /** Percent of the whole form. */
  weight: Scalars['Decimal']['output'];
};

/** How many people of a plan are at one stage. */
export type AssessmentStageCount = {
  __typename?: 'AssessmentStageCount';
  /** How many people. */
  count: Scalars['Int']['output'];
  /** The stage; null when the services report a stage this release does not know. */
  stage?: Maybe<EmployeeStage>;
};

/** The days on which people are reminded of one stage. */
export type AssessmentStageReminderDates = {
  __typename?: 'AssessmentStageReminderDates';
  /** The days; empty when nobody is reminded. */
  dates: Array<Scalars['Date']['output']>;
  /** The stage; null when the services report a stage this release does not know. */
  stage?: Maybe<AssessmentPlanStage>;
};

/** The days on which people are reminded of one stage. */
export type AssessmentStageReminderDatesInput = {
  /** The days, at most 8. */
  dates: Array<Scalars['Date']['input']>;
  /** The stage. */
  stage: AssessmentPlanStage;
};

/** When each stage of a plan is meant to run. The dates remind people; a stage begins when somebody opens it. */
export type AssessmentStageWindows = {
  __typename?: 'AssessmentStageWindows';
  /** Comparing and adjusting results. */
  calibrate: DateWindow;
  /** Telling and confirming results. */
  communicate: DateWindow;
  /** Writing down and approving targets. */
  fill: DateWindow;
  /** Scoring. */
  score: DateWindow;
};

/** When each stage of a plan is meant to run, one after the other. */
export type AssessmentStageWindowsInput = {
  /** Comparing and adjusting results. */
  calibrate: DateWindowInput;
  /** Telling and confirming results. */
  communicate: DateWindowInput;
  /** Writing down and approving targets. */
  fill: DateWindowInput;
  /** Scoring. It begins after today and is shorter than the assessed period. */
  score: DateWindowInput;
};

/**
 * A template: the form that appraisals are filled in and scored on. It says which parts there are, what is written in
 * them and how much each counts.
 */
export type AssessmentTemplate = {
  __typename?: 'AssessmentTemplate';
  /** How many versions of its content there are. */
  contentCount: Scalars['Int']['output'];
  /** All versions of its content, newest first. */
  contents?: Maybe<Array<AssessmentTemplateContent>>;
  /** What it is for; null when nobody said. */
  description?: Maybe<Scalars['String']['output']>;
  /** The version that new plans take; null when the template is switched off. */
  enabledContent?: Maybe<AssessmentTemplateContent>;
  /** Name of that version; null when the template is switched off. */
  enabledVersionName?: Maybe<Scalars['String']['output']>;
  /** Id of the template. */
  id: Scalars['ID']['output'];
  /** Name, unique in the company. */
  name: Scalars['String']['output'];
  /** Where it came from; null when the company made it itself. */
  origin?: Maybe<TemplateOrigin>;
  /** How many appraisal plans use it. */
  planCount: Scalars['Int']['output'];
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A column of a part of a form. */
export type AssessmentTemplateColumn = {
  __typename?: 'AssessmentTemplateColumn';
  /** Id of the column. */
  id: Scalars['ID']['output'];
  /** Its heading; in an appraisal in the language of the request, where the template has it in both. */
  name: Scalars['String']['output'];
  /** Its heading in English; null where it has only one. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['output'];
  /** What it holds; null when the services report a kind this release does not know. */
  type?: Maybe<AssessmentColumnType>;
};

/** A column of a part, as it shall be. */
export type AssessmentTemplateColumnInput = {
  /** Id of a column that exists; null or left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its heading, at most 20 characters. */
  name: Scalars['String']['input'];
  /** Its heading in English, at most 40 characters. Without it everybody reads the other one. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether it has to be filled in. */
  required: Scalars['Boolean']['input'];
  /** What it holds. */
  type: AssessmentColumnType;
};

/** One version of what is in a template. */
export type AssessmentTemplateContent = {
  __typename?: 'AssessmentTemplateContent';
  /** Whether new plans take this version. */
  enabled: Scalars['Boolean']['output'];
  /** Whether it was enabled once. Then it can no longer be changed or deleted, because appraisals stand on it. */
  frozen: Scalars['Boolean']['output'];
  /** Id of the version. */
  id: Scalars['ID']['output'];
  /** Name of the version, e.g. `V1.0`. */
  name: Scalars['String']['output'];
  /** Its parts, in the order of the form. */
  parts: Array<AssessmentTemplatePart>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** An indicator that a template brings along: something everybody with this form is to reach. */
export type AssessmentTemplateIndicator = {
  __typename?: 'AssessmentTemplateIndicator';
  /** What else there is to explain; null when nothing. */
  description?: Maybe<Scalars['String']['output']>;
  /** Id of the row. */
  id: Scalars['ID']['output'];
  /** What shall be reached, in words. */
  keyResult: Scalars['String']['output'];
  /** Unit of the values; null when it is left open. */
  measureUnit?: Maybe<Scalars['String']['output']>;
  /** The value at the beginning; null when it is left open. */
  startValue?: Maybe<Scalars['Decimal']['output']>;
  /** The value to reach; null when it is left open. */
  targetValue?: Maybe<Scalars['Decimal']['output']>;
  /** How much it counts in its part, in percent; null when it is left open. */
  weight?: Maybe<Scalars['Decimal']['output']>;
};

/** An indicator that a template brings along, as it shall be. */
export type AssessmentTemplateIndicatorInput = {
  /** What else there is to explain, at most 500 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of a row that exists; null or left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** What shall be reached, in words, at most 200 characters. */
  keyResult: Scalars['String']['input'];
  /** Unit of the values, at most 20 characters. */
  measureUnit?: InputMaybe<Scalars['String']['input']>;
  /** The value at the beginning. It must differ from the value to reach. */
  startValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** The value to reach. */
  targetValue?: InputMaybe<Scalars['Decimal']['input']>;
  /** How much it counts in its part, in percent. */
  weight?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A page of templates. */
export type AssessmentTemplatePage = {
  __typename?: 'AssessmentTemplatePage';
  /** The templates on this page. */
  items: Array<AssessmentTemplate>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/**
 * A part of a form, such as "Targets" or "Behaviour", with columns and a weight of its own. Its rows are the indicators,
 * i.e. the things to reach.
 */
export type AssessmentTemplatePart = {
  __typename?: 'AssessmentTemplatePart';
  /**
   * The greatest achievement a formula counts, where 1 is 100 %: with 1.2, nobody gets more than 120 % of the full
   * score. Null for no limit.
   */
  cap?: Maybe<Scalars['Decimal']['output']>;
  /** Its columns, in the order of the form. */
  columns: Array<AssessmentTemplateColumn>;
  /**
   * The least achievement a formula counts, where 1 is 100 %: with 0.5, nobody falls below half the full score. Null for
   * no limit.
   */
  floor?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the part. */
  id: Scalars['ID']['output'];
  /** The most indicators it may have. */
  maxRows: Scalars['Int']['output'];
  /** The fewest indicators it may have. */
  minRows: Scalars['Int']['output'];
  /** Name of the part; in an appraisal in the language of the request, where the template has it in both. */
  name: Scalars['String']['output'];
  /** Its name in English; null where it has only one. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** The indicators the template itself brings; empty when people write all of them. */
  rows: Array<AssessmentTemplateIndicator>;
  /** Whether people write indicators of their own into it; otherwise its rows are those of the template and fixed. */
  rowsByEmployee: Scalars['Boolean']['output'];
  /** How its indicators are scored; null when the services report a method this release does not know. */
  scoreMethod?: Maybe<ScoreMethod>;
  /** How much the part counts in the template, in percent. All parts of a template sum to 100. */
  weight: Scalars['Decimal']['output'];
};

/** A part of a form, as it shall be. */
export type AssessmentTemplatePartInput = {
  /** The greatest achievement a formula counts, where 1 is 100 %; null for no limit. */
  cap?: InputMaybe<Scalars['Decimal']['input']>;
  /** Its columns, in the order of the form. */
  columns: Array<AssessmentTemplateColumnInput>;
  /** The least achievement a formula counts, where 1 is 100 %; null for no limit. */
  floor?: InputMaybe<Scalars['Decimal']['input']>;
  /** Id of a part that exists; null or left out for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The most indicators it may have, at most 50. */
  maxRows: Scalars['Int']['input'];
  /** The fewest indicators it may have. */
  minRows: Scalars['Int']['input'];
  /** Name, at most 50 characters. */
  name: Scalars['String']['input'];
  /**
   * Name in English, for people who use the product in English, at most 50 characters. Without it everybody reads the
   * other one.
   */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** The indicators the template itself brings; empty when people write all of them. */
  rows: Array<AssessmentTemplateIndicatorInput>;
  /** Whether people write indicators of their own into it. */
  rowsByEmployee: Scalars['Boolean']['input'];
  /** How its indicators are scored. */
  scoreMethod: ScoreMethod;
  /** How much the part counts in the template, in percent. */
  weight: Scalars['Decimal']['input'];
};

/** Targets that a superior writes for one of their people. */
export type AssignTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** All indicators of the form, in order. One that is missing is removed. */
  rows: Array<AssessmentIndicatorInput>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What a line of the audit trail changed in one field. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** What it holds since; null when it was emptied, or when `hidden`. */
  after?: Maybe<Scalars['String']['output']>;
  /** What it held before, in words; null when it was empty, or when `hidden`. */
  before?: Maybe<Scalars['String']['output']>;
  /** The field, as a code; for programs. */
  field: Scalars['String']['output'];
  /** Whether the values are not told: the caller may not read them, or they are sealed. */
  hidden: Scalars['Boolean']['output'];
  /** What the field is called, in the language of the request. */
  label: Scalars['String']['output'];
};

/** One line of the audit trail, the record of who changed what. It is written with the change and cannot be altered. */
export type AuditEntry = {
  __typename?: 'AuditEntry';
  /** What was done, as a code, e.g. `employee.update`; for programs. */
  action: Scalars['String']['output'];
  /** Name of the person who did it. */
  actorName: Scalars['String']['output'];
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** What it changed, field by field; empty for things whose changes are told by the sentence alone. */
  changes: Array<AuditChange>;
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Why it was done; null when that is not known. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Name of the person as whom it was done, when the actor worked under a linked identity; null otherwise. */
  subjectName?: Maybe<Scalars['String']['output']>;
  /** What was done, as a sentence in the language of the request. */
  text: Scalars['String']['output'];
};

/** A page of the audit trail. */
export type AuditEntryPage = {
  __typename?: 'AuditEntryPage';
  /** The lines on this page. */
  items: Array<AuditEntry>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

export type { AuthorityScope };

/** How many things of one kind wait for the caller. */
export type BacklogCount = {
  __typename?: 'BacklogCount';
  /** How many. */
  count: Scalars['Int']['output'];
  /** The kind; null when the services report one this release does not know. */
  type?: Maybe<TodoType>;
};

/** A form of the platform that companies may take over as a template of their own. */
export type BaseTemplate = {
  __typename?: 'BaseTemplate';
  /** What it is for; null when nobody said. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered; a withdrawn one is taken over by nobody any more. */
  enabled: Scalars['Boolean']['output'];
  /** Id of the base template. */
  id: Scalars['ID']['output'];
  /** Its name, unique on the platform. */
  name: Scalars['String']['output'];
  /** Name of the version that was published last. */
  newestVersionName: Scalars['String']['output'];
  /** The own company's template that came from it; null when it was not taken over. */
  takenOver?: Maybe<TemplateOrigin>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
  /** How many versions were published. */
  versionCount: Scalars['Int']['output'];
  /** Its versions, newest first. None ever changes. */
  versions?: Maybe<Array<BaseTemplateVersion>>;
};

/** A page of base templates. */
export type BaseTemplatePage = {
  __typename?: 'BaseTemplatePage';
  /** The base templates on this page. */
  items: Array<BaseTemplate>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A published version of a base template. */
export type BaseTemplateVersion = {
  __typename?: 'BaseTemplateVersion';
  /** Id of the version. */
  id: Scalars['ID']['output'];
  /** Name of the version, e.g. `V1`. */
  name: Scalars['String']['output'];
  /** Its parts, in the order of the form. */
  parts: Array<AssessmentTemplatePart>;
  /** When it was published. */
  publishedAt: Scalars['DateTime']['output'];
};

export type { BossStage };

/** An adjustment of one result. */
export type CalibrateAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the person whose result it is. */
  employeeId: Scalars['ID']['input'];
  /** The new level, which has to be the one of the score where one is given; null or left out, it follows from the score. */
  levelName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why it is adjusted; it has to be given. */
  reason: Scalars['String']['input'];
  /** The new score, which brings its level; null or left out, it is the one of the new level nearest to the present score. */
  score?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of an adjustment. */
export type CalibrateAssessmentPayload = {
  __typename?: 'CalibrateAssessmentPayload';
  /** The appraisal as it is now; null when the adjustment was refused. */
  assessment?: Maybe<Assessment>;
  /**
   * The person in the calibration list, with the result as it is after the change. Null for services that do not tell it, and
   * for somebody whom the caller no longer calibrates.
   */
  person?: Maybe<CalibratedPerson>;
  /** The plan, whose `distribution` may have changed with it; null when the adjustment was refused. */
  plan?: Maybe<AssessmentPlan>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A person in the list in which results are compared and adjusted. */
export type CalibratedPerson = {
  __typename?: 'CalibratedPerson';
  /** The superior who scored; null when there is none, or when the caller may not see the superior. */
  boss?: Maybe<Employee>;
  /** The level the superior gave, where the rule is scored by levels; null elsewhere, and while it is missing. */
  bossLevelName?: Maybe<Scalars['String']['output']>;
  /** The score the superior gave; null while it is missing, and where the rule is scored by levels. */
  bossScore?: Maybe<Scalars['Decimal']['output']>;
  /** Whether the caller may send the result back to the superior now. */
  canReject: Scalars['Boolean']['output'];
  /** Whether the result was scored again after it was sent back, and the caller may verify it now. */
  canVerify: Scalars['Boolean']['output'];
  /** The result as it is now; null while it is missing, and where the rule is scored by levels. */
  composedScore?: Maybe<Scalars['Decimal']['output']>;
  /** The department the person belonged to when the plan opened; null when there was none. */
  department?: Maybe<Department>;
  /** The person; null when the caller may not see the person's data. */
  employee?: Maybe<Employee>;
  /** Id of the person's appraisal. */
  id: Scalars['ID']['output'];
  /** The level as it is now; null while it is missing. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** Whether scoring opened without approved targets of this person: there is nothing to calibrate. */
  noTargets: Scalars['Boolean']['output'];
  /** The level before any adjustment; null while it is missing. */
  rawLevelName?: Maybe<Scalars['String']['output']>;
  /** The result before any adjustment; null while it is missing, and where the rule is scored by levels. */
  rawScore?: Maybe<Scalars['Decimal']['output']>;
  /** The level the person gave, where the rule is scored by levels; null elsewhere, and while it is missing. */
  selfLevelName?: Maybe<Scalars['String']['output']>;
  /** The score the person gave; null while it is missing, and where the rule is scored by levels. */
  selfScore?: Maybe<Scalars['Decimal']['output']>;
  /** Whether the result was sent back to the superior, who has not scored again yet. */
  sentBack: Scalars['Boolean']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** One adjustment of a result, with what it was before and why. */
export type CalibrationEntry = {
  __typename?: 'CalibrationEntry';
  /** When it was adjusted. */
  at: Scalars['DateTime']['output'];
  /** Who adjusted it; null when the caller may not see the person. */
  by?: Maybe<Employee>;
  /** Whose result; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Id of the adjustment. */
  id: Scalars['ID']['output'];
  /** The level after; null when there is none. */
  levelAfter?: Maybe<Scalars['String']['output']>;
  /** The level before; null when there was none. */
  levelBefore?: Maybe<Scalars['String']['output']>;
  /** Why it was adjusted. */
  reason: Scalars['String']['output'];
  /** The score after; null when there is none. */
  scoreAfter?: Maybe<Scalars['Decimal']['output']>;
  /** The score before; null when there was none. */
  scoreBefore?: Maybe<Scalars['Decimal']['output']>;
  /** How it was made; null when the services report a way this release does not know. */
  source?: Maybe<CalibrationSource>;
};

/** A page of adjustments of results. */
export type CalibrationEntryPage = {
  __typename?: 'CalibrationEntryPage';
  /** The adjustments on this page, newest first. */
  items: Array<CalibrationEntry>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Which people of the calibration list are meant; all conditions given must hold. */
export type CalibrationFilterInput = {
  /** Id of a department; people of it and of everything below it. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Part of the person's name or employee number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** The level they stand on now. */
  levelName?: InputMaybe<Scalars['String']['input']>;
  /** Id of the superior who scores them. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of the list in which results are compared and adjusted. */
export type CalibrationPage = {
  __typename?: 'CalibrationPage';
  /** The people on this page. */
  items: Array<CalibratedPerson>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** How somebody came to the result. */
export type CalibrationScores = {
  __typename?: 'CalibrationScores';
  /** The last hundred adjustments, newest first. */
  history: Array<CalibrationEntry>;
  /** What was scored in each part of the form, in its order; empty for somebody without targets. */
  parts: Array<AssessmentScoredPart>;
  /** The person in the calibration list, with the scores and the result as they are now. */
  row: CalibratedPerson;
};

export type { CalibrationSource };

/** A change to cancel. */
export type CancelPersonnelChangeInput = {
  /** Id of the change. */
  id: Scalars['ID']['input'];
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of cancelling a change. */
export type CancelPersonnelChangePayload = {
  __typename?: 'CancelPersonnelChangePayload';
  /** The change as it stands now; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What the connected services can do beyond what every such service must. */
export type Capabilities = {
  __typename?: 'Capabilities';
  /** Whether accounts of employees can be enabled and disabled here (`enableAccounts`). */
  accounts: Scalars['Boolean']['output'];
  /** Whether scripts can sign in with tokens of their own (`createApiToken`). */
  apiTokens: Scalars['Boolean']['output'];
  /** Whether it can be read who changed what (`auditEntries`). */
  audit: Scalars['Boolean']['output'];
  /** Whether a mutation sent twice with the same `clientMutationId` has its effect only once. */
  clientMutationId: Scalars['Boolean']['output'];
  /** Whether people can be taken over from a directory (`directorySync`). */
  directorySync: Scalars['Boolean']['output'];
  /** Whether documents, e.g. an appraisal, can be fetched as PDF. */
  documents: Scalars['Boolean']['output'];
  /**
   * Whether employees are found by conditions over any field (`EmployeeFilterInput.conditions`), with figures over them
   * (`employeeSummary`).
   */
  employeeConditions: Scalars['Boolean']['output'];
  /** Whether people who have never signed in can be invited here (`inviteByMail`). */
  invitations: Scalars['Boolean']['output'];
  /** Whether long work runs as jobs whose progress can be followed. */
  jobs: Scalars['Boolean']['output'];
  /** Whether lists remember how they were set up, and filters can be saved (`listMemory`). */
  listMemory: Scalars['Boolean']['output'];
  /** Whether people can choose when work is mailed to them (`saveMailPreference`). */
  mailPreference: Scalars['Boolean']['output'];
  /** Whether the figures of the home page are summed up here (`homeOverview`). */
  overview: Scalars['Boolean']['output'];
  /** Whether the appraisals of one person are listed in short (`personAppraisals`). */
  personAppraisals: Scalars['Boolean']['output'];
  /** Whether people can propose changes of their own record (`proposeRecordChange`). */
  recordProposals: Scalars['Boolean']['output'];
  /** Whether people and plans can be searched for from anywhere (`search`). */
  search: Scalars['Boolean']['output'];
  /** Whether rule, template and plan can be made in one (`startPlanFromKit`). */
  starterKits: Scalars['Boolean']['output'];
  /** Whether the platform's administrator can announce maintenance here (`saveSystemNotice`). */
  systemNotice: Scalars['Boolean']['output'];
  /** Whether what waits for the caller is listed one by one (`todos`). */
  todos: Scalars['Boolean']['output'];
};

/**
 * A cell of a form and the text in it, which is no value the cell could store. A draft keeps it; a form with one cannot be
 * submitted.
 */
export type CellText = {
  __typename?: 'CellText';
  /** Which cell; null when the services report one this release does not know. */
  cell?: Maybe<SheetCell>;
  /** What was typed. */
  text: Scalars['String']['output'];
};

/** A cell of a form and the text in it, which is no value the cell could store. */
export type CellTextInput = {
  /** Which cell. */
  cell: SheetCell;
  /** What was typed, at most 100 characters. */
  text: Scalars['String']['input'];
};

/** A general change. */
export type ChangeEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Last day of the contract; null: it has no end, left out, it stays. */
  contractEnd?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the contract; null empties it, left out, it stays. */
  contractStart?: InputMaybe<Scalars['Date']['input']>;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: Scalars['Date']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Kind of employment from then on; left out, it stays. */
  type?: InputMaybe<EmployeeType>;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of filing a general change. */
export type ChangeEmployeePayload = {
  __typename?: 'ChangeEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Until when a link may be used. */
export type ChangeIdentityLinkInput = {
  /** Which link. */
  id: Scalars['ID']['input'];
  /** Last day on which it may be used; null for no end. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of changing until when a link may be used. */
export type ChangeIdentityLinkPayload = {
  __typename?: 'ChangeIdentityLinkPayload';
  /** Id of the link; null when it was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** The version of the link from now on; null when it was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A letter about a personnel change, as it was written. */
export type ChangeLetter = {
  __typename?: 'ChangeLetter';
  /** Its text. */
  body: Scalars['String']['output'];
  /** Id of the letter. */
  id: Scalars['ID']['output'];
  /** Which letter it is; null when the services report a kind this release does not know. */
  kind?: Maybe<LetterKind>;
  /** Language of the letter; null when the services report one this release does not know. */
  language?: Maybe<Language>;
  /** Its title. */
  subject: Scalars['String']['output'];
  /** When it was written. */
  writtenAt: Scalars['DateTime']['output'];
  /** Name of the account that wrote it; null when the account is gone. */
  writtenBy?: Maybe<Scalars['String']['output']>;
};

/** What is needed to write a letter about a personnel change. */
export type ChangeLetterForm = {
  __typename?: 'ChangeLetterForm';
  /** What is left to be filled in by hand, because it is not known or the caller may not read it. */
  blanks: Array<Scalars['String']['output']>;
  /** Text as it would stand. */
  body: Scalars['String']['output'];
  /** Which letter it is; null when the services report a kind this release does not know. */
  kind?: Maybe<LetterKind>;
  /** Letters that were written, the last first; those with facts that the caller may not read are left out. */
  letters: Array<ChangeLetter>;
  /** Title as it would stand. */
  subject: Scalars['String']['output'];
};

/** The old password and the new one. */
export type ChangePasswordInput = {
  /** The new password: 8-16 characters with a digit, a lower-case and an upper-case letter, different from the old one. */
  newPassword: Scalars['String']['input'];
  /** The password that works now. */
  oldPassword: Scalars['String']['input'];
};

/** What became of a change of password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A department to close. */
export type CloseDepartmentInput = {
  /** First day it holds. Left out: today. */
  effectiveDate?: InputMaybe<Scalars['Date']['input']>;
  /** The department. */
  id: Scalars['ID']['input'];
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** Which announcement to close. */
export type CloseNoticeInput = {
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
};

/** Which import to take over. */
export type CommitEmployeeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** Leaves rows with errors out instead of refusing; `EmployeeImport.errorFile` has them afterwards. */
  leaveErrors?: Scalars['Boolean']['input'];
};

/** What became of taking an import over. */
export type CommitEmployeeImportPayload = {
  __typename?: 'CommitEmployeeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The job that takes the rows over, whose progress can be followed; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which file to file. */
export type CommitPersonnelChangeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** True: rows with errors are left out and can be downloaded with the reasons. */
  leaveErrors?: Scalars['Boolean']['input'];
};

/** What became of filing a checked file. */
export type CommitPersonnelChangeImportPayload = {
  __typename?: 'CommitPersonnelChangeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The work it started, whose progress can be asked; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A company that uses the product. Companies never see each other's data. */
export type Company = {
  __typename?: 'Company';
  /** The code people type when they sign in, e.g. `hengcai`. */
  code: Scalars['String']['output'];
  /** Id of the company. */
  id: Scalars['ID']['output'];
  /** Name to show. */
  name: Scalars['String']['output'];
  /**
   * The time zone the company keeps its days in, by its IANA name, e.g. `Asia/Shanghai`: a deadline of a day ends at 23:59
   * of this zone. Null where the services do not say.
   */
  timeZone?: Maybe<Scalars['String']['output']>;
};

/** What the identity provider sent back: the parameters of the address at which the browser came back. */
export type CompleteExternalLoginInput = {
  /** The parameter `code`. */
  code: Scalars['String']['input'];
  /** Whether to end another session of the person that still lives. */
  force?: Scalars['Boolean']['input'];
  /** The parameter `iss`; left out where the provider sends none. */
  issuer?: InputMaybe<Scalars['String']['input']>;
  /** The parameter `state`. */
  state: Scalars['String']['input'];
};

/** What became of a sign-in at an identity provider. */
export type CompleteExternalLoginPayload = {
  __typename?: 'CompleteExternalLoginPayload';
  /** Who is signed in now; null when sign-in was refused. */
  user?: Maybe<CurrentUser>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { ConditionJoin };

/** What a person’s level comes to against a condition. */
export type ConditionMatch = {
  __typename?: 'ConditionMatch';
  /** The level that counts; null when nobody has assessed it. */
  assessed?: Maybe<LevelNow>;
  /** Levels missing to the ideal, 0 from there on; null when it is not assessed. */
  gap?: Maybe<Scalars['Decimal']['output']>;
  /** Level from which it is met in full. */
  ideal: Scalars['Decimal']['output'];
  /** What is asked for. */
  item: MatchItem;
  /** How far the condition is met, 0 to 100; null when it is not assessed. */
  match?: Maybe<Scalars['Decimal']['output']>;
  /** Level below which the condition fails. */
  minimum: Scalars['Decimal']['output'];
  /** How the person sees it, which counts nothing; null when the person has not said. */
  ownView?: Maybe<LevelNow>;
  /** What the level comes to. */
  result?: Maybe<ConditionResult>;
  /** What it counts beside the others. */
  weight: Scalars['Decimal']['output'];
};

export type { ConditionOperator };

export type { ConditionResult };

/** Which result to confirm. */
export type ConfirmAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** A remark to keep with it. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Whose results to confirm. */
export type ConfirmAssessmentsOfManyInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** What became of confirming the results of several people. */
export type ConfirmAssessmentsOfManyPayload = {
  __typename?: 'ConfirmAssessmentsOfManyPayload';
  /** For how many it was done; null when it was refused as a whole. */
  confirmed?: Maybe<Scalars['Int']['output']>;
  /** Those for whom it could not be done, each with the reason; null when it was refused as a whole. */
  failures?: Maybe<Array<AssessmentFailure>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { ContractNotice };

/** Of how many people something is to be seen to. */
export type ContractNoticeCount = {
  __typename?: 'ContractNoticeCount';
  /** How many people. */
  count: Scalars['Int']['output'];
  /** What it is; null when the services report one this release does not know. */
  notice?: Maybe<ContractNotice>;
};

/** What an API token is for, how long it works and what it may do. */
export type CreateApiTokenInput = {
  /** Whether it may fetch files; only somebody with an export right on some page may allow that. */
  allowExport?: Scalars['Boolean']['input'];
  /** What to call it, at most 50 characters; no other working token of the caller may have this name. */
  name: Scalars['String']['input'];
  /** Whether to refuse every mutation to it. */
  readOnly?: Scalars['Boolean']['input'];
  /** How many days it works, from 1 to 90. */
  validDays: Scalars['Int']['input'];
};

/** What became of making an API token. */
export type CreateApiTokenPayload = {
  __typename?: 'CreateApiTokenPayload';
  /** What is kept about it; null when it was refused. */
  apiToken?: Maybe<ApiToken>;
  /**
   * The token, to be put into the script's `Authorization` header. Keep it now: nothing shows it again. Null when it was
   * refused.
   */
  token?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A new company and its first administrator. */
export type CreateCompanyInput = {
  /** What the administrator signs in with. */
  adminAccount: Scalars['String']['input'];
  /** Name of the administrator. */
  adminName: Scalars['String']['input'];
  /** What people will type at sign-in: at most 40 letters, digits, `-` and `_`, unique, and never changed again. */
  code: Scalars['String']['input'];
  /** The language its administrator reads first. */
  language: Language;
  /** Name of the company, at most 50 characters. */
  name: Scalars['String']['input'];
  /** The zone it keeps its days in, by its IANA name, e.g. `Asia/Shanghai`. */
  timeZone: Scalars['String']['input'];
};

/** What became of creating a company. */
export type CreateCompanyPayload = {
  __typename?: 'CreateCompanyPayload';
  /** The new company; null when it was refused. */
  company?: Maybe<ManagedCompany>;
  /**
   * The password of its administrator for one use, answered this once; null when it was refused. It has to be changed at
   * the first sign-in.
   */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A new department. */
export type CreateDepartmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Code, unique in the company, at most 40 characters. */
  code: Scalars['String']['input'];
  /** First day it holds. Left out: today. */
  effectiveDate?: InputMaybe<Scalars['Date']['input']>;
  /** The employee who heads it; nobody when left out. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 50 characters; no other department at the same place has it. */
  name: Scalars['String']['input'];
  /** English name, at most 50 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** The department above it. */
  parentId: Scalars['ID']['input'];
};

/** What a new role is called, and what it begins with. */
export type CreateRoleInput = {
  /** Made by the client, so that the role is made once however often this is sent: 8 to 64 characters. */
  clientMutationId: Scalars['String']['input'];
  /** The role whose pages, scope and field groups it begins with; without one it begins with nothing. */
  copyOfId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name, at most 20 characters; no other role has it. */
  name: Scalars['String']['input'];
  /** Whether it only sees pages; left out: as the role it is a copy of, or not. */
  readOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What came of making a role. */
export type CreateRolePayload = {
  __typename?: 'CreateRolePayload';
  /** The new role; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A new token for a directory that pushes. */
export type CreateScimTokenPayload = {
  __typename?: 'CreateScimTokenPayload';
  /** The settings with it; null when it was refused. */
  directorySync?: Maybe<DirectorySync>;
  /** The token, shown this once; null when it was refused. */
  token?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was made. */
  userErrors: Array<UserError>;
};

/** An account without a person, to be made. */
export type CreateUserAccountInput = {
  /** Account name it signs in with, at most 50 characters; nobody else may sign in with it. */
  account: Scalars['String']['input'];
  /** Made by the client, so that a repeated request makes one account. */
  clientMutationId: Scalars['ID']['input'];
  /** What it is shown as, at most 50 characters. */
  name: Scalars['String']['input'];
};

/** What came of making an account. */
export type CreateUserAccountPayload = {
  __typename?: 'CreateUserAccountPayload';
  /** The password it signs in with first, told this once; null when it was refused. */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** The new account; null when it was refused. */
  userAccount?: Maybe<UserAccount>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** The account that is signed in, and the person it belongs to. */
export type CurrentUser = {
  __typename?: 'CurrentUser';
  /**
   * Address of the caller's picture below this API, valid as long as the session; null when the caller chose none and
   * the default picture is to be shown.
   */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the factors by which bonuses are multiplied are shown to the people concerned. */
  bonusCoefficientOpen: Scalars['Boolean']['output'];
  /** The company the caller signed in to. All data of a session are this company's. */
  company: Company;
  /** Name of the caller's department; null when there is none. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Work email; null when there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The employee the account belongs to; null for an account without one, such as an administrator's. */
  employee?: Maybe<Employee>;
  /**
   * Whether the person still works for the company; null for an account without employee, or when the services report a
   * status this release does not know.
   */
  employmentStatus?: Maybe<EmploymentStatus>;
  /** Kind of the strongest role the caller has; null when the services report a kind this release does not know. */
  highestRole?: Maybe<RoleType>;
  /** Id of the account. It is not the id of the employee, which is `employee.id`. */
  id: Scalars['ID']['output'];
  /**
   * The language in which mails and messages are written to the caller; null when the services report one this release
   * does not know.
   */
  language?: Maybe<Language>;
  /** How the company's users sign in; null when the services report a way this release does not know. */
  loginWay?: Maybe<LoginWay>;
  /** The line manager, i.e. the person the caller reports to. Null when there is none. */
  manager?: Maybe<Employee>;
  /** Address of the company's mobile mini-program, to be shown as a QR code; null when the company has none. */
  miniProgramUrl?: Maybe<Scalars['String']['output']>;
  /** Whether the caller acts as another, linked identity instead of as themselves. */
  mirrored: Scalars['Boolean']['output'];
  /**
   * The department within which the caller, as its HR, acts as its head; null while acting as oneself or as another
   * account of one's own.
   */
  mirroredDepartmentName?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the password is a first one that has to be changed. Until that is done, every other call is refused with
   * PASSWORD_CHANGE_REQUIRED.
   */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Name to show. */
  name: Scalars['String']['output'];
  /**
   * Employee number, the human-readable key of a person in a company, e.g. `H00042`. Null for an account that belongs to
   * no employee.
   */
  number?: Maybe<Scalars['String']['output']>;
  /** Name of the person who really acts, while acting as another account; null while acting as oneself. */
  originalName?: Maybe<Scalars['String']['output']>;
  /** Whether the company sets goals for itself as a whole, above those of departments and persons. */
  overallGoal: Scalars['Boolean']['output'];
  /** What the caller may do: one entry for each page with any right. A page that is missing may not be visited. */
  pagePermissions: Array<PagePermission>;
  /** When the password was last changed; null when it never was. */
  passwordChangedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the password that has to be changed is not a first one: the person had one of their own, and HR gave another. */
  passwordWasReset: Scalars['Boolean']['output'];
  /**
   * Whether the caller is the platform's administrator, who runs the product for all companies and may announce
   * maintenance (`saveSystemNotice`).
   */
  platformAdmin: Scalars['Boolean']['output'];
  /** Name of the caller's position, i.e. the job; null when there is none. */
  positionName?: Maybe<Scalars['String']['output']>;
  /** The caller's rank, i.e. the step of seniority, as shown; null when there is none. */
  rankName?: Maybe<Scalars['String']['output']>;
  /**
   * Whether superiors see people's own scores while they score them. Either way a superior scores only after the person
   * has.
   */
  selfScoreFirst: Scalars['Boolean']['output'];
  /** Whether the company's data are taken over from another system automatically. */
  syncOpen: Scalars['Boolean']['output'];
  /** Which system that is; NONE without one, null when the services report one this release does not know. */
  syncSystem?: Maybe<SyncSystemType>;
};

/** A field of employee data that the company has added. */
export type CustomField = {
  __typename?: 'CustomField';
  /** The dictionary its values are chosen from, by `Dictionary.id`; null when it holds no choices. */
  dictionaryId?: Maybe<Scalars['ID']['output']>;
  /** Whether it is in use; nobody sees the others, and their values stay. */
  enabled: Scalars['Boolean']['output'];
  /** The group it stands in, whose rights are its rights; null when the services report one this release does not know. */
  group?: Maybe<FieldGroup>;
  /** Identifies the field. */
  id: Scalars['ID']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** In English; null when there is none. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Whether forms insist on a value. */
  required: Scalars['Boolean']['output'];
  /** What it holds; null when the services report a type this release does not know. */
  type?: Maybe<CustomFieldType>;
  /** Number of the last change. Send it back with the next one. */
  version: Scalars['Int']['output'];
};

/** What came of changing a field. */
export type CustomFieldPayload = {
  __typename?: 'CustomFieldPayload';
  /** The field as it is now; null when the change was refused. */
  customField?: Maybe<CustomField>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

export type { CustomFieldType };

/** What somebody has in an own field of the company. */
export type CustomValue = {
  __typename?: 'CustomValue';
  /** Which field, by `CustomField.id`. */
  fieldId: Scalars['ID']['output'];
  /** The text, the number, the day as YYYY-MM-DD, or the codes of the entries that were chosen. */
  values: Array<Scalars['String']['output']>;
};

/** What somebody is to have in an own field of the company. */
export type CustomValueInput = {
  /** Which field, by `CustomField.id`. */
  fieldId: Scalars['ID']['input'];
  /** As in `CustomValue`; an empty list empties the field. */
  values: Array<Scalars['String']['input']>;
};

/** A range of days; both ends belong to it. */
export type DateWindow = {
  __typename?: 'DateWindow';
  /** First day. */
  from: Scalars['Date']['output'];
  /** Last day. */
  to: Scalars['Date']['output'];
};

/** A range of days; both ends belong to it. */
export type DateWindowInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** Last day. */
  to: Scalars['Date']['input'];
};

/** What becomes of people who are no longer in the directory. */
export type DecideDirectoryDeparturesInput = {
  /** True: their accounts are closed; false: they stay open. */
  close: Scalars['Boolean']['input'];
  /** Ids of the people, at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
};

/** What came of deciding about people who are no longer in the directory. */
export type DecideDirectoryDeparturesPayload = {
  __typename?: 'DecideDirectoryDeparturesPayload';
  /** Ids of those it was decided about; null when it was refused. */
  changedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Those who still wait, each with the reason; null when it was refused. */
  refused?: Maybe<Array<RefusedAccount>>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which plan to delete. */
export type DeleteAssessmentPlanInput = {
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Which rule to delete. */
export type DeleteAssessmentRuleInput = {
  /** Id of the rule. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Which template to delete. */
export type DeleteAssessmentTemplateInput = {
  /** Id of the template. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of removing the picture. */
export type DeleteAvatarPayload = {
  __typename?: 'DeleteAvatarPayload';
  /** The caller, now with the default picture; null when it was refused. */
  user?: Maybe<CurrentUser>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A grade to be deleted. */
export type DeleteGradeInput = {
  /** Id of the grade. */
  id: Scalars['ID']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the grade. */
export type DeleteGradePayload = {
  __typename?: 'DeleteGradePayload';
  /** True: it was used before and stays for the past, closed. False: nothing is left of it. Null when it was refused. */
  closed?: Maybe<Scalars['Boolean']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A job family to be deleted. */
export type DeleteJobFamilyInput = {
  /** Id of the job family. */
  id: Scalars['ID']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the job family. */
export type DeleteJobFamilyPayload = {
  __typename?: 'DeleteJobFamilyPayload';
  /** True: it was used before and stays for the past, closed. False: nothing is left of it. Null when it was refused. */
  closed?: Maybe<Scalars['Boolean']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A wording to be deleted. */
export type DeleteLetterTemplateInput = {
  /** Id of the template. */
  id: Scalars['ID']['input'];
  /** The `version` that was seen. */
  version: Scalars['Int']['input'];
};

/** Which filter to delete. */
export type DeleteListFilterInput = {
  /** Id of the filter. */
  id: Scalars['ID']['input'];
};

/** What came of deleting a filter. */
export type DeleteListFilterPayload = {
  __typename?: 'DeleteListFilterPayload';
  /** What is remembered of its list now; null when it was refused. */
  listMemory?: Maybe<ListMemory>;
  /** What a person can mend; empty when all went well. */
  userErrors: Array<UserError>;
};

/** Which reminders to delete. */
export type DeleteMessagesInput = {
  /** Ids of the reminders, at most 200. Unread ones and those of other people are passed over. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of deleting reminders. */
export type DeleteMessagesPayload = {
  __typename?: 'DeleteMessagesPayload';
  /** The ids that were sent, of which those that were read are gone; null when it was refused. */
  deletedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which minimum wage to take away. */
export type DeleteMinimumWageInput = {
  /** Id of the minimum wage. */
  id: Scalars['ID']['input'];
  /** Its `version` as you read it. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of taking a minimum wage away. */
export type DeleteMinimumWagePayload = {
  __typename?: 'DeleteMinimumWagePayload';
  /** Id of what was taken away; null when it was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which announcement to delete. */
export type DeleteNoticeInput = {
  /** Id of the announcement. */
  id: Scalars['ID']['input'];
};

/** What became of deleting an announcement. */
export type DeleteNoticePayload = {
  __typename?: 'DeleteNoticePayload';
  /** Id of what was deleted; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A name to take away. */
export type DeleteOrganisationVersionInput = {
  /** Which version. */
  id: Scalars['ID']['input'];
  /** Its number of changes as it was read. */
  version: Scalars['Int']['input'];
};

/** What became of taking a name away. */
export type DeleteOrganisationVersionPayload = {
  __typename?: 'DeleteOrganisationVersionPayload';
  /** Which version is gone; null when it was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What became of a deletion. */
export type DeletePayload = {
  __typename?: 'DeletePayload';
  /** Id of what was deleted; null when the deletion was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which evaluation goes. */
export type DeletePositionEvaluationInput = {
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of an evaluation that was to go. */
export type DeletePositionEvaluationPayload = {
  __typename?: 'DeletePositionEvaluationPayload';
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A position to be deleted. */
export type DeletePositionInput = {
  /** Id of the position. */
  id: Scalars['ID']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the position. */
export type DeletePositionPayload = {
  __typename?: 'DeletePositionPayload';
  /** True: it was used before and stays for the past, closed. False: nothing is left of it. Null when it was refused. */
  closed?: Maybe<Scalars['Boolean']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A rank to be deleted. */
export type DeleteRankInput = {
  /** Id of the rank. */
  id: Scalars['ID']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the rank. */
export type DeleteRankPayload = {
  __typename?: 'DeleteRankPayload';
  /** True: it was used before and stays for the past, closed. False: nothing is left of it. Null when it was refused. */
  closed?: Maybe<Scalars['Boolean']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which role to delete. */
export type DeleteRoleInput = {
  /** Which role. */
  id: Scalars['ID']['input'];
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** What came of deleting a role. */
export type DeleteRolePayload = {
  __typename?: 'DeleteRolePayload';
  /** The role that is gone; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which entry of the schedule to delete. */
export type DeleteScheduleItemInput = {
  /** Id of the entry. */
  id: Scalars['ID']['input'];
};

/** What became of deleting an entry of the schedule. */
export type DeleteScheduleItemPayload = {
  __typename?: 'DeleteScheduleItemPayload';
  /** Id of what was deleted; null when it was refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which version of a template's content to delete. */
export type DeleteTemplateContentInput = {
  /** Id of the version. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A part of the company with people of its own, as it is today. Departments form a tree. */
export type Department = {
  __typename?: 'Department';
  /** Code, unique in the company; people know it from lists and files. */
  code: Scalars['String']['output'];
  /** Whether somebody leads it, also somebody the caller may not see. */
  hasHead: Scalars['Boolean']['output'];
  /** The person who leads it; null while nobody does, or when the caller may not see the person. */
  head?: Maybe<Employee>;
  /** People who work directly in the department today; null when they could not be counted. */
  headcount?: Maybe<Scalars['Int']['output']>;
  /** Id of the department. */
  id: Scalars['ID']['output'];
  /** Depth in the tree: 1 for the company itself, 2 for the departments right below it. */
  level: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** English name; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** The superior department, directly above it in the tree; null for the company itself. */
  parent?: Maybe<Department>;
  /** Place among the departments with the same parent; the lowest comes first. */
  sort: Scalars['Int']['output'];
  /** People who work in the department and everything below it today; null when they could not be counted. */
  totalHeadcount?: Maybe<Scalars['Int']['output']>;
  /** First day on which the department has been as it is now, e.g. under this name and parent. */
  validFrom: Scalars['Date']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A change of a department that is planned for a day ahead. */
export type DepartmentChange = {
  __typename?: 'DepartmentChange';
  /** When it was planned. */
  createdAt: Scalars['DateTime']['output'];
  /** The department; null while it is still to come. */
  department?: Maybe<Department>;
  /** First day it holds. */
  effectiveDate: Scalars['Date']['output'];
  /** What changes; empty for a department that is closed or merged. */
  fields: Array<DepartmentChangeField>;
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** What happens; null when the services report a kind this release does not know. */
  kind?: Maybe<DepartmentChangeKind>;
  /** What the department is called before the change. */
  name: Scalars['String']['output'];
  /** Why it could not be made on its day, a sentence each; empty while that day has not come. */
  problems: Array<Scalars['String']['output']>;
  /** The department it is merged into; null for everything but a merge. */
  target?: Maybe<Department>;
  /** What the department it is merged into is called; null for everything but a merge. */
  targetName?: Maybe<Scalars['String']['output']>;
};

/** A field of a department before and after a change, in words. */
export type DepartmentChangeField = {
  __typename?: 'DepartmentChangeField';
  /** What stands there afterwards; null when nothing does, or somebody the caller may not see. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stands there before; null when nothing does, or somebody the caller may not see. */
  before?: Maybe<Scalars['String']['output']>;
  /** Which field; null when the services report one this release does not know. */
  field?: Maybe<DepartmentChangeFieldName>;
};

export type { DepartmentChangeFieldName };

export type { DepartmentChangeKind };

export type { DescriptionChange };

/** Which changes a list holds; what is left out does not limit it. */
export type DescriptionChangeFilterInput = {
  /** Only changes of this day and later ones. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Part of a code, or of a name before or after. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only changes of these kinds. */
  kinds?: InputMaybe<Array<DescriptionChange>>;
  /** Only changes up to this day. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What may be chosen for a field, in the order of the company. */
export type Dictionary = {
  __typename?: 'Dictionary';
  /** What may be chosen, with what no longer may. */
  entries: Array<DictionaryEntry>;
  /** Name of the field, as in `Employee`, of a shipped one; 32 digits of one of the company. */
  id: Scalars['ID']['output'];
  /** Where it comes from; null when the services report a kind this release does not know. */
  kind?: Maybe<DictionaryKind>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** In English; null when there is none. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Number of the last change. Send it back with the next one. */
  version: Scalars['Int']['output'];
};

/** One thing that may be chosen. */
export type DictionaryEntry = {
  __typename?: 'DictionaryEntry';
  /** What is stored of a person; it stays as it is, whatever the entry is called. */
  code: Scalars['String']['output'];
  /** Whether it is offered; who has one that is not keeps it. */
  enabled: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** In English; null when there is none. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Whether it came with the product; reports rely on its code. */
  shipped: Scalars['Boolean']['output'];
};

export type { DictionaryKind };

/** What came of changing a dictionary. */
export type DictionaryPayload = {
  __typename?: 'DictionaryPayload';
  /** The dictionary as it is now; null when the change was refused. */
  dictionary?: Maybe<Dictionary>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A part of a person that a directory has pushed and that could not be taken over. */
export type DirectoryConflict = {
  __typename?: 'DirectoryConflict';
  /** Why it was not taken over, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** Whom it is about; null when the caller may not see the person any more. */
  employee?: Maybe<Employee>;
  /** The field it is about, in the language of the request. */
  field: Scalars['String']['output'];
  /** The same as a sentence, in the language of the request. */
  message: Scalars['String']['output'];
  /** What the directory says; null where that would tell people nothing. */
  value?: Maybe<Scalars['String']['output']>;
};

/** One page of conflicts. */
export type DirectoryConflictPage = {
  __typename?: 'DirectoryConflictPage';
  /** The conflicts of this page. */
  items: Array<DirectoryConflict>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** How many a page has. */
  pageSize: Scalars['Int']['output'];
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Somebody who is no longer in the directory. */
export type DirectoryDeparture = {
  __typename?: 'DirectoryDeparture';
  /** Whether the person can still sign in. */
  accountOpen: Scalars['Boolean']['output'];
  /** Who it is; null when the caller may not see the person any more. */
  employee?: Maybe<Employee>;
  /** When that was noticed. */
  goneSince: Scalars['DateTime']['output'];
  /** Why the person counts as gone; null when the services report a reason this release does not know. */
  reason?: Maybe<DirectoryDepartureReason>;
};

/** One page of people who are no longer in the directory. */
export type DirectoryDeparturePage = {
  __typename?: 'DirectoryDeparturePage';
  /** The people of this page. */
  items: Array<DirectoryDeparture>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** How many a page has. */
  pageSize: Scalars['Int']['output'];
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

export type { DirectoryDepartureReason };

export type { DirectoryIdentity };

/** A kind of directory. */
export type DirectoryKind = {
  __typename?: 'DirectoryKind';
  /** Where it is asked unless it runs elsewhere; null when it asks us. */
  address?: Maybe<Scalars['String']['output']>;
  /** Whether it can be chosen here. */
  available: Scalars['Boolean']['output'];
  /** What fills what until somebody says otherwise. */
  defaults: Array<DirectoryMapping>;
  /** Its fields, as its own documents call them. */
  sources: Array<Scalars['String']['output']>;
  /** Which one; null when the services report one this release does not know. */
  type?: Maybe<SyncSystemType>;
};

/** Which field of a directory fills one of an employee. */
export type DirectoryMapping = {
  __typename?: 'DirectoryMapping';
  /** Key of the employee's field, e.g. `empNumber`. */
  field: Scalars['String']['output'];
  /** The directory's field; null when nothing fills it. */
  source?: Maybe<Scalars['String']['output']>;
};

/** Which field of a directory is to fill one of an employee. */
export type DirectoryMappingInput = {
  /** Key of the employee's field, as in `mapping`. */
  field: Scalars['String']['input'];
  /** One of the directory's `sources`; null when nothing is to fill it. */
  source?: InputMaybe<Scalars['String']['input']>;
};

/** How a company takes people over from a directory of another system, which knows who works there. */
export type DirectorySync = {
  __typename?: 'DirectorySync';
  /** Where the directory is asked; null when it is not asked. */
  address?: Maybe<Scalars['String']['output']>;
  /** As whom it is asked: the App ID of Feishu, the CorpID of WeCom. Null when it is not asked. */
  appId?: Maybe<Scalars['String']['output']>;
  /** Whether departments that are missing here are made; else their people stay where they are, or out. */
  createDepartments: Scalars['Boolean']['output'];
  /** With SCIM: whether people who are put into a group move to the department of its name. */
  groupsAreDepartments: Scalars['Boolean']['output'];
  /** Whether the secret is kept that proves it. It is written and never read. */
  hasSecret: Scalars['Boolean']['output'];
  /**
   * By what somebody is found the first time; from then on by the directory's own id. Null when the services report one
   * this release does not know.
   */
  identifyBy?: Maybe<DirectoryIdentity>;
  /** Every kind there is, also those that cannot be chosen. */
  kinds: Array<DirectoryKind>;
  /** Which field of the directory fills which of ours. */
  mapping: Array<DirectoryMapping>;
  /** Whether it is asked every night, with the rights of whoever saved that. */
  nightly: Scalars['Boolean']['output'];
  /** The run under way; null when there is none. */
  runningJob?: Maybe<Job>;
  /** Address to be entered in a directory that pushes people (SCIM 2.0). */
  scimAddress: Scalars['String']['output'];
  /** The token such a directory shows; null when none was made, or it was revoked. */
  scimToken?: Maybe<ScimToken>;
  /**
   * The kind of directory; NONE when people are taken over from none. Null when the services report one this release does
   * not know.
   */
  type?: Maybe<SyncSystemType>;
  /** Goes up with each change; what is sent back with a change to notice somebody else's. 0 when nothing was saved yet. */
  version: Scalars['Int']['output'];
};

/** One time the directory was asked for all it has. */
export type DirectorySyncRun = {
  __typename?: 'DirectorySyncRun';
  /** People who are new; null when it has not come so far. */
  add?: Maybe<Scalars['Int']['output']>;
  /** People who change; null when it has not come so far. */
  change?: Maybe<Scalars['Int']['output']>;
  /** Names of the departments it makes. */
  createdDepartments: Array<Scalars['String']['output']>;
  /** Departments the directory has; null when it has not come so far. */
  departments?: Maybe<Scalars['Int']['output']>;
  /** When it ended; null while it is under way. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** People who are here and no longer there; null when it has not come so far. */
  gone?: Maybe<Scalars['Int']['output']>;
  /** Whether its lines can still be looked at. */
  hasLines: Scalars['Boolean']['output'];
  /** Id of the run. */
  id: Scalars['ID']['output'];
  /** What it was for; null when the services report one this release does not know. */
  kind?: Maybe<DirectorySyncRunKind>;
  /** People who were left out; their lines say why. Null when it has not come so far. */
  left?: Maybe<Scalars['Int']['output']>;
  /** Sentences about what is remarkable, in the language of the request. */
  notes: Array<Scalars['String']['output']>;
  /** Why it broke off, in the language of the request; null when it did not. */
  problem?: Maybe<Scalars['String']['output']>;
  /** People who are as they were; null when it has not come so far. */
  same?: Maybe<Scalars['Int']['output']>;
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** How far it is; null when the services report one this release does not know. */
  status?: Maybe<DirectorySyncRunStatus>;
  /** The kind of directory; null when the services report one this release does not know. */
  type?: Maybe<SyncSystemType>;
};

export type { DirectorySyncRunKind };

/** One page of runs. */
export type DirectorySyncRunPage = {
  __typename?: 'DirectorySyncRunPage';
  /** The runs of this page. */
  items: Array<DirectorySyncRun>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** How many a page has. */
  pageSize: Scalars['Int']['output'];
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

export type { DirectorySyncRunStatus };

/** Which template to take away from new plans. */
export type DisableAssessmentTemplateInput = {
  /** Id of the template. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** An entry that is to be offered no more. */
export type DisableDictionaryEntryInput = {
  /** Which entry. */
  code: Scalars['String']['input'];
  /** Which dictionary. */
  dictionaryId: Scalars['ID']['input'];
  /** Version of the dictionary that was changed. */
  version: Scalars['Int']['input'];
};

/** An account to be disabled. */
export type DisableUserAccountInput = {
  /** Which account. */
  id: Scalars['ID']['input'];
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of disabling an account. */
export type DisableUserAccountPayload = {
  __typename?: 'DisableUserAccountPayload';
  /** The account as it is now; null when it was refused. */
  userAccount?: Maybe<UserAccount>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** How many people stand on one level, against how many should. */
export type DistributionBin = {
  __typename?: 'DistributionBin';
  /** The number of people it holds. */
  count: Scalars['Int']['output'];
  /** How many people are too many (positive) or missing (negative). */
  delta: Scalars['Int']['output'];
  /** The level, e.g. `A`. */
  levelName: Scalars['String']['output'];
  /** The share of the group it should hold, in percent. */
  proportion: Scalars['Decimal']['output'];
  /** The number of people it should hold. */
  quota: Scalars['Int']['output'];
  /** Whether it fits; null when the services report a status this release does not know. */
  status?: Maybe<FitStatus>;
};

export type { DocumentFormat };

export type { Education };

/**
 * A person who works or worked for the company, as far as the caller may see the person. A null field that is named in
 * `maskedFields` is hidden from the caller; one that is not named there is empty.
 */
export type Employee = {
  __typename?: 'Employee';
  /**
   * Address of the person's picture below this API, valid as long as the session; null when the person chose none and
   * the default picture is to be shown.
   */
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /**
   * The account that salaries are paid to, of which only the last four digits are shown, e.g. `****1234`. Null when
   * empty, or without the right on BANK.
   */
  bankCard?: Maybe<Scalars['String']['output']>;
  /** The bank that salaries are paid to; null when empty, or without the right on BANK. */
  bankName?: Maybe<Scalars['String']['output']>;
  /** Fixed salary before tax in yuan (RMB) a month, with two places. Null when empty, or without the right on SALARY. */
  baseSalary?: Maybe<Scalars['Decimal']['output']>;
  /** Birth date; null when empty, or without the right on PERSONAL. */
  birthDate?: Maybe<Scalars['Date']['output']>;
  /** City the person works in; null when none is given, or without the right on WORK. */
  city?: Maybe<Scalars['String']['output']>;
  /** Last day of the labour contract; null when the contract has no end, or without the right on CONTRACT. */
  contractEnd?: Maybe<Scalars['Date']['output']>;
  /** First day of the labour contract; null when empty, or without the right on CONTRACT. */
  contractStart?: Maybe<Scalars['Date']['output']>;
  /** What stands in the company's own fields; one without a value, or of a group the caller may not read, is not there. */
  customValues: Array<CustomValue>;
  /** The department the person belongs to today; null when the person belongs to none, or without the right on WORK. */
  department?: Maybe<Department>;
  /** The groups of data the caller may edit of this person; empty when none. */
  editableGroups: Array<FieldGroup>;
  /** Highest education the person has finished; null without the right on EDUCATION. */
  education?: Maybe<Education>;
  /** Work email; null when none is given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Name of the person to call in an emergency; null when empty, or without the right on CONTACT. */
  emergencyContact?: Maybe<Scalars['String']['output']>;
  /** Phone number of that person; null when empty, or without the right on CONTACT. */
  emergencyPhone?: Maybe<Scalars['String']['output']>;
  /** First day at work; null without the right on WORK. */
  entryDate?: Maybe<Scalars['Date']['output']>;
  /** Id of the employee, for programs. People use the `number`. */
  id: Scalars['ID']['output'];
  /**
   * Number of the identity document, of which only the last four characters are shown, e.g. `****1234`. Null when empty,
   * or without the right on ID_DOCUMENT.
   */
  idNumber?: Maybe<Scalars['String']['output']>;
  /** Kind of the identity document; null when empty, or without the right on ID_DOCUMENT. */
  idType?: Maybe<IdType>;
  /** The group of related jobs the person's job belongs to today; null when there is none, or without the right on WORK. */
  jobFamily?: Maybe<JobFamily>;
  /** Last day at work; null while no last day is set, or without the right on WORK. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** What the person may sign in with beside number and email; null when the person has none. */
  loginAccount?: Maybe<Scalars['String']['output']>;
  /**
   * The line manager: the person this one reports to, who approves and scores. Null when there is none, without the
   * right on WORK, or when the caller may not see the manager.
   */
  manager?: Maybe<Employee>;
  /** Whether the person is married; null without the right on PERSONAL. */
  maritalStatus?: Maybe<MaritalStatus>;
  /**
   * Names of the fields of this object that are null because the caller has no right on them; empty when the caller may
   * see all.
   */
  maskedFields: Array<Scalars['String']['output']>;
  /** Name; family name first where it is Chinese. */
  name: Scalars['String']['output'];
  /** English name; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Nationality; null when empty, or without the right on PERSONAL. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Employee number, unique in the company, e.g. `H00042`; people know it from lists and files. */
  number: Scalars['String']['output'];
  /** Phone number; null when empty, or without the right on CONTACT. */
  phone?: Maybe<Scalars['String']['output']>;
  /**
   * Political affiliation as kept in Chinese personnel files, e.g. "party member"; null when empty, or without the right
   * on PERSONAL.
   */
  politicalStatus?: Maybe<Scalars['String']['output']>;
  /** The job the person holds today; null when the person holds none, or without the right on WORK. */
  position?: Maybe<Position>;
  /** The person's step of seniority today; null when the person has none, or without the right on WORK. */
  rank?: Maybe<Rank>;
  /**
   * Day on which probation ends and the person becomes regular; null when it is not decided, or without the right on
   * WORK.
   */
  regularDate?: Maybe<Scalars['Date']['output']>;
  /** Sex; null when the services report a value this release does not know. */
  sex?: Maybe<Sex>;
  /** Whether the person has signed in or is invited to; null when the services cannot tell or the caller may not invite. */
  signInStatus?: Maybe<SignInStatus>;
  /**
   * Whether the person is on probation, regular, leaving or gone; null without the right on WORK, or when the services
   * report a status this release does not know.
   */
  status?: Maybe<EmployeeStatus>;
  /**
   * Bonus for a year in which everything goes as planned, in yuan (RMB) a year with two places. Null when empty, or
   * without the right on SALARY.
   */
  targetBonus?: Maybe<Scalars['Decimal']['output']>;
  /**
   * Full time, part time, intern or outsourced; null without the right on WORK, or when the services report a kind this
   * release does not know.
   */
  type?: Maybe<EmployeeType>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
  /**
   * The virtual boss: somebody who leads the person in a project or function beside the line manager. Null when there is
   * none, without the right on WORK, or when the caller may not see the boss.
   */
  virtualManager?: Maybe<Employee>;
};

/** Conditions in brackets, which count as one. */
export type EmployeeConditionGroupInput = {
  /** The conditions, at most ten. */
  conditions: Array<EmployeeConditionInput>;
  /** Whether all of them have to hold, or any. */
  join: ConditionJoin;
};

/** A condition on one field. For a person of whom the caller may not read the field it does not hold, whatever the operator. */
export type EmployeeConditionInput = {
  /** Name of the field of `Employee`, e.g. `entryDate`, or the id of an own field of the company. */
  field: Scalars['String']['input'];
  /** How it is compared; of bank card and ID number only whether there is one. */
  operator: ConditionOperator;
  /**
   * What it is compared with, at most 50: texts, days, numbers, ids, or members of the field's enum; left out for FILLED and
   * EMPTY.
   */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Conditions over any field that the caller may see, joined by and or or, with groups of such one level deep. */
export type EmployeeConditionsInput = {
  /** Single conditions, at most ten. */
  conditions: Array<EmployeeConditionInput>;
  /** Groups of conditions, at most ten. */
  groups?: InputMaybe<Array<EmployeeConditionGroupInput>>;
  /** Whether all conditions and groups have to hold, or any. */
  join: ConditionJoin;
};

/** Something to see to about somebody's labour contract, as the Chinese Labour Contract Law asks for it. */
export type EmployeeContractNote = {
  __typename?: 'EmployeeContractNote';
  /** What has to be paid at least, in yuan (RMB) a month; null for everything but pay. */
  amount?: Maybe<Scalars['Decimal']['output']>;
  /** The day it is about: the end of the contract, or the day by which a written one was due; null for notes about pay. */
  day?: Maybe<Scalars['Date']['output']>;
  /** How many days are left until then, 0 on the day itself; null unless the contract ends soon. */
  days?: Maybe<Scalars['Int']['output']>;
  /** What it is; null when the services report one this release does not know. */
  notice?: Maybe<ContractNotice>;
  /** Why the next contract has no end; null for everything else. */
  reason?: Maybe<OpenEndedReason>;
};

/**
 * A labour contract that came before the one of today. When another one begins after the end of the last, the last is kept by
 * itself.
 */
export type EmployeeEarlierContract = {
  __typename?: 'EmployeeEarlierContract';
  /** Id of the record; it changes with the record. */
  id: Scalars['ID']['output'];
  /** Its number or what it is called; null when it has neither. */
  name?: Maybe<Scalars['String']['output']>;
  /** First day. */
  validFrom: Scalars['Date']['output'];
  /** Last day. */
  validTo: Scalars['Date']['output'];
};

/** An earlier labour contract as it shall be. It may not overlap another one, nor the one of today. */
export type EmployeeEarlierContractInput = {
  /** Id of the record that is kept or changed; left out, it is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its number or what it is called, at most 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** First day. */
  validFrom: Scalars['Date']['input'];
  /** Last day, not before the first. */
  validTo: Scalars['Date']['input'];
};

/** A field of employee data. */
export type EmployeeField = {
  __typename?: 'EmployeeField';
  /** Whether it is always shown, because nobody can be kept without it. */
  fixed: Scalars['Boolean']['output'];
  /** What people call it, in the language of the caller. */
  label: Scalars['String']['output'];
  /** Its name in `Employee`, e.g. `phone`. */
  name: Scalars['String']['output'];
  /** Whether the company uses it; pages, forms and files leave out the others. */
  shown: Scalars['Boolean']['output'];
};

/** A group of employee data with its fields. */
export type EmployeeFieldGroup = {
  __typename?: 'EmployeeFieldGroup';
  /** Its fields, in their order. */
  fields: Array<EmployeeField>;
  /** Which group; null when the services report one this release does not know. */
  group?: Maybe<FieldGroup>;
};

/** How a company shows its people: groups of data in an order, and the fields it does without. */
export type EmployeeFieldLayout = {
  __typename?: 'EmployeeFieldLayout';
  /** Every group once, in the order in which they stand on the page of a person. */
  groups: Array<EmployeeFieldGroup>;
  /** Number of the last change. Send it back with the next one. */
  version: Scalars['Int']['output'];
};

/** What one role may do with the groups of employee data. */
export type EmployeeFieldRole = {
  __typename?: 'EmployeeFieldRole';
  /** Every group once, with the right. */
  fieldRights: Array<RoleFieldRight>;
  /** Identifies the role, as in `Role`. */
  id: Scalars['ID']['output'];
  /** Name of the role, in the language of the caller where it is a shipped one. */
  name: Scalars['String']['output'];
  /**
   * Kind of role; an administrator may edit every group, which nobody changes. Null when the services report one this
   * release does not know.
   */
  type?: Maybe<RoleType>;
  /** Number of the last change. Send it back with the next one. */
  version: Scalars['Int']['output'];
};

/** Which of the values asked about nobody has yet. A value that was not asked about counts as free. */
export type EmployeeFieldsFree = {
  __typename?: 'EmployeeFieldsFree';
  /** Whether the work email is free. */
  email: Scalars['Boolean']['output'];
  /** Whether the login account is free. */
  loginAccount: Scalars['Boolean']['output'];
  /** Whether the employee number is free. */
  number: Scalars['Boolean']['output'];
};

/** Which employees are meant. All conditions given must hold; of several values in one condition, any may. */
export type EmployeeFilterInput = {
  /** City people work in, written exactly. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Conditions over any field, which have to hold beside the others. */
  conditions?: InputMaybe<EmployeeConditionsInput>;
  /**
   * What is to be seen to about the labour contracts of people, e.g. NONE. Refused to those who may not read the groups
   * CONTRACT and WORK, what is about pay to those who may not read SALARY.
   */
  contractNotices?: InputMaybe<Array<ContractNotice>>;
  /** Ids of the departments people belong to. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** People whose first day at work is this day or later. */
  entryFrom?: InputMaybe<Scalars['Date']['input']>;
  /** People whose first day at work is this day or earlier. */
  entryTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * Whether only people are meant who have proposed a change of their record that the caller may decide; left out or false,
   * everybody is.
   */
  hasProposals?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the employees meant, at most 1,000; everybody when left out. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether people of the departments below those are meant, too. */
  includeSubDepartments?: Scalars['Boolean']['input'];
  /** Part of the name, English name, number or work email. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Id of the line manager people report to. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of the positions people hold. */
  positionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Ids of the ranks people have. */
  rankIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether people have signed in, e.g. NEVER. Refused to those who may not invite. */
  signInStatuses?: InputMaybe<Array<SignInStatus>>;
  /** Statuses, e.g. PROBATION. */
  statuses?: InputMaybe<Array<EmployeeStatus>>;
  /** Kinds of employment, e.g. FULL_TIME. */
  types?: InputMaybe<Array<EmployeeType>>;
};

/** A spreadsheet of employees on its way into the company, from the upload to the takeover. */
export type EmployeeImport = {
  __typename?: 'EmployeeImport';
  /** Whether the caller may have unknown things made with the import: only people who see the whole company may. */
  canCreate: Scalars['Boolean']['output'];
  /** What is wrong with its rows, by cause, that of most rows first; empty before the dry run. */
  causes: Array<EmployeeImportCause>;
  /** In how many rows which field changes, the most frequent first; empty before the dry run. */
  changedFields: Array<EmployeeImportChangedField>;
  /** The columns of the file, with the field each one is understood to fill. */
  columns: Array<EmployeeImportColumn>;
  /** When it was taken over; null before. */
  committedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many rows would add, change or fail; null before the dry run. */
  counts?: Maybe<EmployeeImportCounts>;
  /**
   * The rows with errors as a workbook whose last column says what is wrong, to be mended and uploaded again. Null when
   * no row has errors.
   */
  errorFile?: Maybe<FileLink>;
  /** The fields that columns can fill. */
  fields: Array<EmployeeImportField>;
  /** Name of the uploaded file. */
  fileName: Scalars['String']['output'];
  /** Id of the import. */
  id: Scalars['ID']['output'];
  /** The job that works on it or last did; null before the dry run. */
  job?: Maybe<Job>;
  /** What it made, kind by kind; empty before it was taken over. */
  made: Array<EmployeeImportMade>;
  /** What has been decided about its errors. */
  mends: EmployeeImportMends;
  /** What taking the rows over does beside them, e.g. departments it creates, and what it leaves as it is. */
  notes: Array<EmployeeImportNote>;
  /** Rows in the file, without the line of headings. */
  rowCount: Scalars['Int']['output'];
  /** Rows of the import with what is wrong with them; empty before the dry run. */
  rows?: Maybe<EmployeeImportLinePage>;
  /** How far it is; null when the services report a status this release does not know. */
  status?: Maybe<EmployeeImportStatus>;
  /** Until when it can be undone; null when it cannot. */
  undoUntil?: Maybe<Scalars['DateTime']['output']>;
  /** What its undo came to; null when it was not undone. */
  undone?: Maybe<EmployeeImportUndone>;
  /** What its rows name and the company does not have, with the code and name it would be made with. */
  unknowns: Array<EmployeeImportUnknown>;
};


/** A spreadsheet of employees on its way into the company, from the upload to the takeover. */
export type EmployeeImportRowsArgs = {
  outcome?: InputMaybe<EmployeeImportOutcome>;
  page?: InputMaybe<PageInput>;
};

export type { EmployeeImportAmountPeriod };

/** Rows with the same error in the same column. Each circle of managers is a cause of its own, which names its people. */
export type EmployeeImportCause = {
  __typename?: 'EmployeeImportCause';
  /** The values that would be right; null when there is no closed list of them. */
  allowed?: Maybe<Array<Scalars['String']['output']>>;
  /** Whether these cells can be left empty in all the rows. */
  canBeEmpty: Scalars['Boolean']['output'];
  /** What is wrong, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** Heading of the column; null when the rows as a whole are wrong. */
  column?: Maybe<Scalars['String']['output']>;
  /** How many rows have it. */
  count: Scalars['Int']['output'];
  /** Key of the field; null when the rows as a whole are wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** What one value for all these rows, which lack one, would be; null when each of them needs its own. */
  fill?: Maybe<EmployeeImportFill>;
  /** What the cells name and the company does not have; null when that is not what is wrong. */
  kind?: Maybe<EmployeeImportThingKind>;
  /** What is wrong, as a sentence in the language of the request. */
  message: Scalars['String']['output'];
  /** Numbers of the first of these rows, where the line of headings is 1. */
  rows: Array<Scalars['Int']['output']>;
  /** What their cells hold, the most frequent first. */
  values: Array<EmployeeImportCauseValue>;
};

/** A value that is wrong in some rows. */
export type EmployeeImportCauseValue = {
  __typename?: 'EmployeeImportCauseValue';
  /** How many rows have it. */
  count: Scalars['Int']['output'];
  /** The value. */
  value: Scalars['String']['output'];
};

/** A value of a row. */
export type EmployeeImportCell = {
  __typename?: 'EmployeeImportCell';
  /** Key of the field it fills. */
  field: Scalars['String']['output'];
  /** The value as it stands in the file. */
  value: Scalars['String']['output'];
};

/** Something that is wrong with a row. */
export type EmployeeImportCellError = {
  __typename?: 'EmployeeImportCellError';
  /** The values that would be right; null when there is no closed list of them. */
  allowed?: Maybe<Array<Scalars['String']['output']>>;
  /** What is wrong, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** Heading of the column; null when the row as a whole is wrong. */
  column?: Maybe<Scalars['String']['output']>;
  /** Key of the field; null when the row as a whole is wrong. */
  field?: Maybe<Scalars['String']['output']>;
  /** What is wrong, as a sentence in the language of the request. */
  message: Scalars['String']['output'];
};

/** A field that a row changes. */
export type EmployeeImportChange = {
  __typename?: 'EmployeeImportChange';
  /** What will stand there, in words; null when nothing will, or the caller may not see it. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stands there, in words; null when nothing does, or the caller may not see it. */
  before?: Maybe<Scalars['String']['output']>;
  /** Key of the field. */
  field: Scalars['String']['output'];
  /** Its name, in the language of the request. */
  label: Scalars['String']['output'];
  /** Whether the caller may not see the field. */
  masked: Scalars['Boolean']['output'];
};

/** A field that an import changes. */
export type EmployeeImportChangedField = {
  __typename?: 'EmployeeImportChangedField';
  /** In how many rows it changes. */
  count: Scalars['Int']['output'];
  /** Key of the field. */
  field: Scalars['String']['output'];
  /** Its name, in the language of the request. */
  label: Scalars['String']['output'];
};

/** A column of the uploaded file. */
export type EmployeeImportColumn = {
  __typename?: 'EmployeeImportColumn';
  /** Key of the field it fills; null when it is ignored. */
  field?: Maybe<Scalars['String']['output']>;
  /** Its heading. */
  header: Scalars['String']['output'];
  /**
   * The middle one of its amounts, from which pay of a year is told from pay of a month; null when most of its values are
   * no amounts.
   */
  median?: Maybe<Scalars['Decimal']['output']>;
  /** Why no field is suggested, in the language of the request; null where one is. */
  message?: Maybe<Scalars['String']['output']>;
  /** Up to three of its values, to see what it holds. */
  samples: Array<Scalars['String']['output']>;
};

/** How many rows have which outcome. */
export type EmployeeImportCounts = {
  __typename?: 'EmployeeImportCounts';
  /** Rows that add an employee. */
  add: Scalars['Int']['output'];
  /** Rows that change an employee. */
  change: Scalars['Int']['output'];
  /** Rows that cannot be taken over. */
  error: Scalars['Int']['output'];
  /** Rows that change nothing. */
  same: Scalars['Int']['output'];
};

/** An unknown thing that is made with the import. */
export type EmployeeImportCreation = {
  __typename?: 'EmployeeImportCreation';
  /** Its code. */
  code: Scalars['String']['output'];
  /** Seniority of a rank, higher is more senior; null for all else. */
  grade?: Maybe<Scalars['Int']['output']>;
  /** What the file names, without case. */
  key: Scalars['String']['output'];
  /** What it is; null when the services report a kind this release does not know. */
  kind?: Maybe<EmployeeImportThingKind>;
  /** Its name. */
  name: Scalars['String']['output'];
};

/** An unknown thing to be made with the import. */
export type EmployeeImportCreationInput = {
  /** Its code, which nothing of its kind has. */
  code: Scalars['String']['input'];
  /** Seniority of a rank, 1-999, higher is more senior; null for all else. */
  grade?: InputMaybe<Scalars['Int']['input']>;
  /** Its key, from `EmployeeImport.unknowns`. */
  key: Scalars['String']['input'];
  /** What it is. */
  kind: EmployeeImportThingKind;
  /** Its name. */
  name: Scalars['String']['input'];
};

/** Cells with an error that are left empty in all rows. */
export type EmployeeImportEmptyCells = {
  __typename?: 'EmployeeImportEmptyCells';
  /** Code of the error. */
  code: Scalars['String']['output'];
  /** Key of the field. */
  field: Scalars['String']['output'];
};

/** Cells with an error that are to be left empty. */
export type EmployeeImportEmptyCellsInput = {
  /** Code of the error. */
  code: Scalars['String']['input'];
  /** Key of the field. */
  field: Scalars['String']['input'];
};

/** A field of an employee that a column can fill. */
export type EmployeeImportField = {
  __typename?: 'EmployeeImportField';
  /** The values it can have, in the language of the request; null when it takes any. */
  allowed?: Maybe<Array<Scalars['String']['output']>>;
  /** The time an amount is for; null when it is no amount. Columns in other currencies or for another time cannot fill it. */
  amountPer?: Maybe<EmployeeImportAmountPeriod>;
  /** Key of the field, as used in `mapping`. */
  field: Scalars['String']['output'];
  /** Whether rows are found by it, so that some column must fill it. */
  identifies: Scalars['Boolean']['output'];
  /** Its name, in the language of the request. */
  label: Scalars['String']['output'];
  /**
   * Keys of the fields that together make it where no column fills it, e.g. first and last name; empty when there are
   * none.
   */
  madeFrom: Array<Scalars['String']['output']>;
  /** Whether a new employee cannot do without it. */
  required: Scalars['Boolean']['output'];
};

export type { EmployeeImportFill };

/** A row of the uploaded file. */
export type EmployeeImportLine = {
  __typename?: 'EmployeeImportLine';
  /** Its values, one for each field that a column fills. */
  cells: Array<EmployeeImportCell>;
  /** What it changes, as it stands and as it will be; empty once the import was taken over. */
  changes: Array<EmployeeImportChange>;
  /** What is wrong with it; empty when nothing is. */
  errors: Array<EmployeeImportCellError>;
  /** Name of the employee it is about; null when nobody knows it, or the caller may not see the employee. */
  name?: Maybe<Scalars['String']['output']>;
  /** Number of the employee it is about; null when it names nobody. */
  number?: Maybe<Scalars['String']['output']>;
  /** What taking it over would do; null when the services report an outcome this release does not know. */
  outcome?: Maybe<EmployeeImportOutcome>;
  /** Its number in the file, where the line of headings is 1. */
  row: Scalars['Int']['output'];
};

/** A page of rows of an import. */
export type EmployeeImportLinePage = {
  __typename?: 'EmployeeImportLinePage';
  /** The rows on this page. */
  items: Array<EmployeeImportLine>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** What an import made, of one kind. */
export type EmployeeImportMade = {
  __typename?: 'EmployeeImportMade';
  /** What it is, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** How many of them. */
  count: Scalars['Int']['output'];
  /** What it is, in the language of the request. */
  label: Scalars['String']['output'];
  /** Names of the first twenty; empty for people. */
  names: Array<Scalars['String']['output']>;
};

/** Which field one column fills. */
export type EmployeeImportMappingInput = {
  /** Key of the field, from `EmployeeImport.fields`; null to ignore the column. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** Heading of the column. */
  header: Scalars['String']['input'];
};

/** What has been decided about the errors of an import. */
export type EmployeeImportMends = {
  __typename?: 'EmployeeImportMends';
  /** Unknown things that are made with the import. */
  create: Array<EmployeeImportCreation>;
  /** Errors whose cells are left empty. */
  leaveEmpty: Array<EmployeeImportEmptyCells>;
  /** Values that are read as others. */
  replace: Array<EmployeeImportReplacement>;
};

/** Something the company has whose name is similar. */
export type EmployeeImportNearest = {
  __typename?: 'EmployeeImportNearest';
  /** Its code. */
  code: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** Something to know before the rows are taken over. */
export type EmployeeImportNote = {
  __typename?: 'EmployeeImportNote';
  /** What it is, as a code that never changes; for programs. */
  code: Scalars['String']['output'];
  /** The sentence to show, in the language of the request. */
  message: Scalars['String']['output'];
  /** Whether something is probably wrong with the file. A warning never refuses anything. */
  warning: Scalars['Boolean']['output'];
};

export type { EmployeeImportOutcome };

/** A page of imports. */
export type EmployeeImportPage = {
  __typename?: 'EmployeeImportPage';
  /** The imports on this page. */
  items: Array<EmployeeImport>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most imports on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Imports of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A value that is read as another one in all its rows. */
export type EmployeeImportReplacement = {
  __typename?: 'EmployeeImportReplacement';
  /** What is read instead. */
  by: Scalars['String']['output'];
  /** Key of the field. */
  field: Scalars['String']['output'];
  /** What stands in the file; empty for what people who are new lack, see `EmployeeImportCause.fill`. */
  value: Scalars['String']['output'];
};

/** A value that is to be read as another one. */
export type EmployeeImportReplacementInput = {
  /** What is read instead; empty to leave a cell empty in which something stands. */
  by: Scalars['String']['input'];
  /** Key of the field. */
  field: Scalars['String']['input'];
  /** What stands in the file; empty for what people who are new lack, see `EmployeeImportCause.fill`. */
  value: Scalars['String']['input'];
};

export type { EmployeeImportStatus };

export type { EmployeeImportThingKind };

/** What the undo of an import came to. */
export type EmployeeImportUndone = {
  __typename?: 'EmployeeImportUndone';
  /** Rows that stay as the import made them; they have the outcome KEPT and say why. */
  kept: Scalars['Int']['output'];
  /** People it had added who are gone again. */
  removed: Scalars['Int']['output'];
  /** People it had changed who are as they were before. */
  restored: Scalars['Int']['output'];
  /** Departments, positions, ranks and job families it had made that are gone again. */
  things: Scalars['Int']['output'];
  /** Departments, positions, ranks and job families it had made that others use by now. */
  thingsKept: Scalars['Int']['output'];
};

/** Something that rows of an import name and the company does not have. */
export type EmployeeImportUnknown = {
  __typename?: 'EmployeeImportUnknown';
  /** The code it would be made with: that of the file, or one nobody has. */
  code: Scalars['String']['output'];
  /** Whether it is made with the import. */
  confirmed: Scalars['Boolean']['output'];
  /** Key of the field that names it. */
  field: Scalars['String']['output'];
  /** Seniority of a rank, higher is more senior; null for all else. */
  grade?: Maybe<Scalars['Int']['output']>;
  /** What the file names, without case; tells it from others of its kind. */
  key: Scalars['String']['output'];
  /** What it is; null when the services report a kind this release does not know. */
  kind?: Maybe<EmployeeImportThingKind>;
  /** The name it would be made with. */
  name: Scalars['String']['output'];
  /** What the company has of a similar name: it may be a typing error. */
  nearest: Array<EmployeeImportNearest>;
  /** How many rows name it. */
  rows: Scalars['Int']['output'];
  /** The department it would stand below; null for one below the company, and for all else. */
  under?: Maybe<Scalars['String']['output']>;
  /** What stands in the column. */
  value: Scalars['String']['output'];
};

/** What somebody is paid from one day to another. */
export type EmployeeIncome = {
  __typename?: 'EmployeeIncome';
  /** Fixed salary before tax in yuan (RMB) a month; null when none is set. */
  baseSalary?: Maybe<Scalars['Decimal']['output']>;
  /** Bonus for a year in which everything goes as planned, in yuan (RMB); null when none is set. */
  targetBonus?: Maybe<Scalars['Decimal']['output']>;
  /** First day it holds. */
  validFrom: Scalars['Date']['output'];
  /** First day it does not hold any more; null when it holds until further notice. */
  validTo?: Maybe<Scalars['Date']['output']>;
};

/** A person to choose, with no more than it takes to tell people apart. */
export type EmployeeOption = {
  __typename?: 'EmployeeOption';
  /** The department the person belongs to today; null when the person belongs to none. */
  department?: Maybe<Department>;
  /** Id of the employee. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** English name; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Employee number. */
  number: Scalars['String']['output'];
};

/** A page of employees. */
export type EmployeePage = {
  __typename?: 'EmployeePage';
  /** The employees on this page. */
  items: Array<Employee>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A change of the own record that somebody has proposed. */
export type EmployeeProposal = {
  __typename?: 'EmployeeProposal';
  /** What it changes of what stands there now. */
  changes: Array<EmployeeProposedChange>;
  /** The group of fields it is about. */
  group?: Maybe<FieldGroup>;
  /** Id of the proposal. */
  id: Scalars['ID']['output'];
  /** Whether you may accept or refuse it. */
  mayDecide: Scalars['Boolean']['output'];
  /** What the person says to it; null when nothing. */
  note?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  proposedAt: Scalars['DateTime']['output'];
  /** Number of times it was changed. */
  version: Scalars['Int']['output'];
};

/** What became of proposing a change. */
export type EmployeeProposalPayload = {
  __typename?: 'EmployeeProposalPayload';
  /** The proposal; null when the input was refused. */
  proposal?: Maybe<EmployeeProposal>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** One field that a proposal changes. */
export type EmployeeProposedChange = {
  __typename?: 'EmployeeProposedChange';
  /** What is to stand there, of sealed values the last characters; null for nothing. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stands there now, of sealed values the last characters; null for nothing. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, or `custom.` and the id of an own field of the company. */
  field: Scalars['String']['output'];
  /** What it is called, in the language of the request. */
  label: Scalars['String']['output'];
};

/** A professional title or a certificate that somebody holds. */
export type EmployeeQualification = {
  __typename?: 'EmployeeQualification';
  /** Who awarded it; null when nobody said. */
  authority?: Maybe<Scalars['String']['output']>;
  /** Id of the record; it changes with the record. */
  id: Scalars['ID']['output'];
  /** Grade or level; null when it has none. */
  level?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Number on the paper; null when it has none. */
  number?: Maybe<Scalars['String']['output']>;
  /** Day it was awarded; null when nobody said. */
  validFrom?: Maybe<Scalars['Date']['output']>;
  /** Last day it holds; null when it does not end. */
  validTo?: Maybe<Scalars['Date']['output']>;
};

/** A title or certificate as it shall be. */
export type EmployeeQualificationInput = {
  /** Who awarded it, at most 50 characters. */
  authority?: InputMaybe<Scalars['String']['input']>;
  /** Id of the record that is kept or changed; left out, it is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Grade or level, at most 50 characters. */
  level?: InputMaybe<Scalars['String']['input']>;
  /** What it is called, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Number on the paper, at most 50 characters. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Day it was awarded. */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Last day it holds, not before the day it was awarded. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
};

/** What an employee has several of. */
export type EmployeeRecords = {
  __typename?: 'EmployeeRecords';
  /** Certificates, in their order; null without the right on EDUCATION. */
  certificates?: Maybe<Array<EmployeeQualification>>;
  /**
   * What is to be seen to about the labour contract and the pay of the probation; null without the rights on CONTRACT and
   * WORK. Notes about pay come with the right on SALARY.
   */
  contractNotes?: Maybe<Array<EmployeeContractNote>>;
  /** Labour contracts before the one of today, the latest first; null without the right on CONTRACT. */
  contracts?: Maybe<Array<EmployeeEarlierContract>>;
  /** Id of the employee. */
  id: Scalars['ID']['output'];
  /** What the person is and was paid, the latest first, with what is set for days ahead; null without the right on SALARY. */
  incomes?: Maybe<Array<EmployeeIncome>>;
  /** Grants of share options, in their order; null without the right on SALARY. */
  shareOptions?: Maybe<Array<EmployeeShareOption>>;
  /** Professional titles, in their order; null without the right on EDUCATION. */
  titles?: Maybe<Array<EmployeeQualification>>;
};

/** A grant of share options. */
export type EmployeeShareOption = {
  __typename?: 'EmployeeShareOption';
  /** Options granted, with at most four places. */
  granted: Scalars['Decimal']['output'];
  /** Id of the record; it changes with the record. */
  id: Scalars['ID']['output'];
  /** The plan, or what the grant is called. */
  name: Scalars['String']['output'];
  /** Exercise price of one in yuan (RMB), with at most four places; null when it is not set. */
  price?: Maybe<Scalars['Decimal']['output']>;
  /** Day of the grant. */
  validFrom: Scalars['Date']['output'];
  /** Last day to exercise; null when there is none. */
  validTo?: Maybe<Scalars['Date']['output']>;
  /** How many of them have vested, with at most four places. */
  vested: Scalars['Decimal']['output'];
};

/** A grant of share options as it shall be. */
export type EmployeeShareOptionInput = {
  /** Options granted, with at most four places. */
  granted: Scalars['Decimal']['input'];
  /** Id of the record that is kept or changed; left out, it is a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The plan, or what the grant is called, at most 50 characters. */
  name: Scalars['String']['input'];
  /** Exercise price of one in yuan (RMB), with at most four places. */
  price?: InputMaybe<Scalars['Decimal']['input']>;
  /** Day of the grant. */
  validFrom: Scalars['Date']['input'];
  /** Last day to exercise, not before the day of the grant. */
  validTo?: InputMaybe<Scalars['Date']['input']>;
  /** How many of them have vested, not more than granted. */
  vested: Scalars['Decimal']['input'];
};

/** Order of a list of employees. Equal ones keep the same order from page to page. */
export type EmployeeSortInput = {
  /** What to sort by. */
  by?: EmployeeSortKey;
  /**
   * Id of the own field to sort by in place of `by`: what is chosen from a dictionary in the order of its entries, people without
   * a value last. Refused to those who may not read its group; a field that is not there any more is as if left out.
   */
  customFieldId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the largest or latest comes first. */
  descending?: Scalars['Boolean']['input'];
};

export type { EmployeeSortKey };

export type { EmployeeStage };

export type { EmployeeStatus };

/** How many people have a status. */
export type EmployeeStatusCount = {
  __typename?: 'EmployeeStatusCount';
  /** How many people. */
  count: Scalars['Int']['output'];
  /** The status; null when the services report one this release does not know. */
  status?: Maybe<EmployeeStatus>;
};

/** Figures over the people of a list. Whoever may not read the work data of others gets the number of people alone. */
export type EmployeeSummary = {
  __typename?: 'EmployeeSummary';
  /**
   * Completed months since entry of those in service, on average, with one place; null when nobody is, or without the right
   * on WORK.
   */
  averageServiceMonths?: Maybe<Scalars['Decimal']['output']>;
  /**
   * What is to be seen to about labour contracts, everything the caller may filter by, also what is so of nobody; null
   * without the rights on CONTRACT and WORK. Pay is among it with the right on SALARY.
   */
  contractNotices?: Maybe<Array<ContractNoticeCount>>;
  /** How many have entered this month; null without the right on WORK. */
  joinedThisMonth?: Maybe<Scalars['Int']['output']>;
  /** How many have a last day that is not past; null without the right on WORK. */
  leaving?: Maybe<Scalars['Int']['output']>;
  /** How many of them are left out of all other figures, because the caller may not read their work data. */
  leftOut: Scalars['Int']['output'];
  /** How many of each status, without those nobody has; null without the right on WORK. */
  statuses?: Maybe<Array<EmployeeStatusCount>>;
  /** How many people. */
  total: Scalars['Int']['output'];
  /** How many of each kind of employment, without those nobody has; null without the right on WORK. */
  types?: Maybe<Array<EmployeeTypeCount>>;
};

export type { EmployeeType };

/** How many people have a kind of employment. */
export type EmployeeTypeCount = {
  __typename?: 'EmployeeTypeCount';
  /** How many people. */
  count: Scalars['Int']['output'];
  /** The kind of employment; null when the services report one this release does not know. */
  type?: Maybe<EmployeeType>;
};

export type { EmploymentStatus };

/** Whose accounts to enable or disable. */
export type EnableAccountsInput = {
  /** Ids of the employees, at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** True enables the accounts, false disables them. */
  enabled: Scalars['Boolean']['input'];
};

/** What came of enabling or disabling accounts. */
export type EnableAccountsPayload = {
  __typename?: 'EnableAccountsPayload';
  /** Ids of the employees whose account changed. */
  changedIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Employees whose account could not be changed. */
  refused?: Maybe<Array<RefusedAccount>>;
  /** What a person can mend; empty when all went well. */
  userErrors: Array<UserError>;
};

/** Which rule to switch on or off. */
export type EnableAssessmentRuleInput = {
  /** Whether new plans may use it. */
  enabled: Scalars['Boolean']['input'];
  /** Id of the rule. */
  id: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** An entry that is to be offered again. */
export type EnableDictionaryEntryInput = {
  /** Which entry. */
  code: Scalars['String']['input'];
  /** Which dictionary. */
  dictionaryId: Scalars['ID']['input'];
  /** Version of the dictionary that was changed. */
  version: Scalars['Int']['input'];
};

/** Which version of a template new plans shall take. */
export type EnableTemplateContentInput = {
  /** Id of the version of its content. */
  contentId: Scalars['ID']['input'];
  /** Id of the template. */
  templateId: Scalars['ID']['input'];
  /** The `version` of the template as you read it; an older one is refused with CONFLICT. */
  version: Scalars['Int']['input'];
};

/** An account to be enabled. */
export type EnableUserAccountInput = {
  /** Which account. */
  id: Scalars['ID']['input'];
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of enabling an account. */
export type EnableUserAccountPayload = {
  __typename?: 'EnableUserAccountPayload';
  /** The account as it is now; null when it was refused. */
  userAccount?: Maybe<UserAccount>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What became of ending the maintenance notice. */
export type EndSystemNoticePayload = {
  __typename?: 'EndSystemNoticePayload';
  /** Why it was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Somebody whose probation ends. */
export type EndingProbation = {
  __typename?: 'EndingProbation';
  /** The employee; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** First day after probation. */
  regularDate: Scalars['Date']['output'];
};

/** Probations that end soon. */
export type EndingProbations = {
  __typename?: 'EndingProbations';
  /** The next of them, at most five. */
  items: Array<EndingProbation>;
  /** How many end within 30 days. */
  total: Scalars['Int']['output'];
};

/** Totals that mean one grade. */
export type EvaluationBand = {
  __typename?: 'EvaluationBand';
  /** Lowest total of the band, which goes up to the next one. */
  from: Scalars['Decimal']['output'];
  /** The grade of such totals. */
  jobGrade?: Maybe<Grade>;
};

/** Totals that mean one grade. */
export type EvaluationBandInput = {
  /** Lowest total of the band; the first begins at 0. */
  from: Scalars['Decimal']['input'];
  /** Id of the grade. */
  jobGradeId: Scalars['ID']['input'];
};

/** A question about a position. */
export type EvaluationDimension = {
  __typename?: 'EvaluationDimension';
  /** Its answers, as they are shown. */
  levels: Array<EvaluationLevel>;
  /** The question. */
  name: Scalars['String']['output'];
};

/** A question about a position. */
export type EvaluationDimensionInput = {
  /** Its answers, at least two. */
  levels: Array<EvaluationLevelInput>;
  /** The question, at most 50 characters, unique in its factor. */
  name: Scalars['String']['input'];
};

/** Something positions are looked at for, such as the impact they have. */
export type EvaluationFactor = {
  __typename?: 'EvaluationFactor';
  /** Its questions; their points are added. */
  dimensions: Array<EvaluationDimension>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it counts, of 100. */
  weight: Scalars['Decimal']['output'];
};

/** Something positions are looked at for. */
export type EvaluationFactorInput = {
  /** Its questions, at least one. */
  dimensions: Array<EvaluationDimensionInput>;
  /** Its name, at most 50 characters, unique among the factors. */
  name: Scalars['String']['input'];
  /** What it counts, of 100. */
  weight: Scalars['Decimal']['input'];
};

/**
 * Somebody's wish that the caller evaluate them. In a 360 assessment people are evaluated by colleagues around them, not
 * by their superior alone.
 */
export type EvaluationInvitation = {
  __typename?: 'EvaluationInvitation';
  /** The employee who is to be evaluated; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** The appraisal plan it belongs to; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
  /** The form to be filled in; null when it is not there any more. */
  template?: Maybe<AssessmentTemplate>;
};

/** An answer to a question about a position. */
export type EvaluationLevel = {
  __typename?: 'EvaluationLevel';
  /** The answer in words. */
  label: Scalars['String']['output'];
  /** What it is worth. */
  points: Scalars['Decimal']['output'];
};

/** An answer to a question about a position. */
export type EvaluationLevelInput = {
  /** The answer in words, at most 200 characters. */
  label: Scalars['String']['input'];
  /** What it is worth, 0 or more. */
  points: Scalars['Decimal']['input'];
};

/** What positions are evaluated by: factors with weights, and which total means which grade. */
export type EvaluationOptions = {
  __typename?: 'EvaluationOptions';
  /** Which grade a total means, upwards. */
  bands: Array<EvaluationBand>;
  /** What positions are looked at for, in order; empty until it was said. */
  factors: Array<EvaluationFactor>;
  /**
   * Number of the last change, 0 before the first. Send it back with the next one, so that nobody's work is overwritten
   * unseen. It is 0 for those an evaluation began with.
   */
  version: Scalars['Int']['output'];
};

export type { EvaluationState };

/** An exit. */
export type ExitEmployeeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** Who wants it. */
  exitKind: ExitKind;
  /** By which article of the law; required when the company wants it. */
  ground?: InputMaybe<ExitGround>;
  /** Id of the employee who leads the direct reports from the day after the last; left out, nobody is handed over. */
  handOverToId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day in the company. */
  lastDay: Scalars['Date']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of filing an exit. */
export type ExitEmployeePayload = {
  __typename?: 'ExitEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What is needed to file an exit. */
export type ExitForm = {
  __typename?: 'ExitForm';
  /** Changes of the person that lie ahead, the next first. */
  ahead: Array<PersonnelChange>;
  /** Last day of the labour contract; null when it has no end, or when the caller may not read it. */
  contractEnd?: Maybe<Scalars['Date']['output']>;
  /** The person with what is on record today; null when the services do not tell. */
  employee?: Maybe<Employee>;
  /** First day in the company; no change is dated before it. */
  entryDate: Scalars['Date']['output'];
  /** Departments the person leads; they have no head afterwards. */
  heads: Array<HeadedDepartment>;
  /** Last day in the company; null when no exit is filed. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /**
   * Whether the law may protect the person as near retirement (Labour Contract Law art. 42); null when the birth date is
   * not known to the caller.
   */
  nearRetirement?: Maybe<Scalars['Boolean']['output']>;
  /** Day on which the probation ends or ended; null when there is none. */
  regularDate?: Maybe<Scalars['Date']['output']>;
  /** People who report to the person; somebody has to take them over. */
  subordinates: Array<ReportingPerson>;
  /** Version of the person, to be sent with the change. */
  version: Scalars['Int']['output'];
  /** People whose virtual boss the person is; they have none afterwards. */
  virtualSubordinates: Array<ReportingPerson>;
};

export type { ExitGround };

export type { ExitKind };

/** As whom, on which page, whose field. */
export type ExplainSightInput = {
  /** The account of a person the caller sees. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Which field of employee data, by its name in `Employee`, e.g. `baseSalary`. */
  field: Scalars['String']['input'];
  /** Whose field: somebody the caller sees. */
  ofEmployeeId: Scalars['ID']['input'];
  /** The path of the page; `/employee/list` when absent. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** A role by itself, as a member without a person of their own. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** An account. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of asking why a field is seen. */
export type ExplainSightPayload = {
  __typename?: 'ExplainSightPayload';
  /** The reason; null when it was refused. */
  reason?: Maybe<SightReason>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which appraisal to export, and as what. */
export type ExportAssessmentInput = {
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** What the file is: a workbook when left out. */
  format?: DocumentFormat;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** Which results to export. */
export type ExportAssessmentResultsInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** Which plan's calibration list is exported. */
export type ExportCalibrationInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** A letter to be downloaded. */
export type ExportChangeLetterInput = {
  /** Id of the letter. */
  id: Scalars['ID']['input'];
};

/** A file of departments. */
export type ExportDepartmentsInput = {
  /** What kind of file. */
  format?: SheetFormat;
};

/** What became of the export. */
export type ExportDepartmentsPayload = {
  __typename?: 'ExportDepartmentsPayload';
  /** The file; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which employees to export, and how. */
export type ExportEmployeesInput = {
  /** Which employees; everybody the caller may see when left out. */
  filter?: InputMaybe<EmployeeFilterInput>;
  /** Format of the file. */
  format?: SheetFormat;
};

/** What became of an export of employees. */
export type ExportEmployeesPayload = {
  __typename?: 'ExportEmployeesPayload';
  /** The file to download; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What became of exporting the own record. */
export type ExportMyRecordPayload = {
  __typename?: 'ExportMyRecordPayload';
  /** The workbook; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why it was refused, one entry for each reason; empty when it was not. */
  userErrors: Array<UserError>;
};

/** A file of what is different between two days. */
export type ExportOrganisationComparisonInput = {
  /** What kind of file. */
  format?: SheetFormat;
  /** The earlier day. */
  from: Scalars['Date']['input'];
  /** Only these kinds; all when left out. */
  kinds?: InputMaybe<Array<OrganisationDifferenceKind>>;
  /** The later day. */
  to: Scalars['Date']['input'];
};

/** What became of the export. */
export type ExportOrganisationComparisonPayload = {
  __typename?: 'ExportOrganisationComparisonPayload';
  /** The file; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which personnel changes to export, and how. */
export type ExportPersonnelChangesInput = {
  /** Which changes; all the caller may see when left out. */
  filter?: InputMaybe<PersonnelChangeFilterInput>;
  /** Format of the file. */
  format?: SheetFormat;
};

/** What became of an export of personnel changes. */
export type ExportPersonnelChangesPayload = {
  __typename?: 'ExportPersonnelChangesPayload';
  /** The file to download; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which plan's people are exported. */
export type ExportPlanScopeInput = {
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** Which positions a file holds. */
export type ExportPositionsInput = {
  /** Which positions; all that are not closed when left out. */
  filter?: InputMaybe<PositionFilterInput>;
  /** Kind of file. */
  format?: SheetFormat;
};

/** The file of positions. */
export type ExportPositionsPayload = {
  __typename?: 'ExportPositionsPayload';
  /** The file, to be fetched within five minutes; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { FieldGroup };

export type { FieldRight };

/** A file to download. Open its address in the same browser session, or with the same API token, that asked for it. */
export type FileLink = {
  __typename?: 'FileLink';
  /** File name to offer when saving; null when the download itself brings its name along. */
  name?: Maybe<Scalars['String']['output']>;
  /**
   * Path below the address of this API, e.g. `/files/…`. It is signed for the caller: links to an export work for five
   * minutes, links to a picture as long as the session.
   */
  url: Scalars['String']['output'];
};

/** What became of a request for a file. */
export type FilePayload = {
  __typename?: 'FilePayload';
  /** The file to download; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which evaluation ends. */
export type FinishPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of an evaluation that was to end. */
export type FinishPositionEvaluationPayload = {
  __typename?: 'FinishPositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { FirstStep };

/** A step of a new company, and whether it is done. */
export type FirstStepState = {
  __typename?: 'FirstStepState';
  /** Whether it is done, as the data of the company show. */
  done: Scalars['Boolean']['output'];
  /** The step; null when the services report one this release does not know. */
  step?: Maybe<FirstStep>;
};

export type { FitStatus };

export type { ForceCheck };

export type { ForceScope };

/** A level above ranks, such as "Expert", to which some of them belong. */
export type Grade = {
  __typename?: 'Grade';
  /** People in service whose rank belongs to it, whoever asks. */
  filled: Scalars['Int']['output'];
  /** Id of the grade. */
  id: Scalars['ID']['output'];
  /** Name, unique among the grades in use. */
  name: Scalars['String']['output'];
  /** How many ranks in use belong to it. */
  rankCount: Scalars['Int']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A department somebody leads. */
export type HeadedDepartment = {
  __typename?: 'HeadedDepartment';
  /** Id of the department. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Its English name; null when it has none. */
  nameEn?: Maybe<Scalars['String']['output']>;
};

/** What is going on, as far as it is the caller's business. */
export type HomeOverview = {
  __typename?: 'HomeOverview';
  /** What a new company does before its first appraisal; null when all of it is done, and for those who may do none of it. */
  firstSteps?: Maybe<Array<FirstStepState>>;
  /** How many people have not left and never signed in; null for those who may not ask them in. */
  neverSignedIn?: Maybe<Scalars['Int']['output']>;
  /** Appraisal plans that run, the one whose stage ends first comes first, at most ten; null for those who manage no plans. */
  plans?: Maybe<Array<RunningPlan>>;
  /** Whose probation ends within 30 days; null for those who may not read it. */
  probation?: Maybe<EndingProbations>;
  /**
   * What people have to do in appraisals in which the caller is their superior; null for those who are nobody's superior in
   * a plan that runs.
   */
  team?: Maybe<TeamSteps>;
};

export type { IdType };

/** That an account may act as another one, or as the head of a department it supports as HR. */
export type IdentityLink = {
  __typename?: 'IdentityLink';
  /** Name of whom the account may act as; null when it is the head of a department. */
  actsAsName?: Maybe<Scalars['String']['output']>;
  /** Employee number of whom the account may act as; null when it is the head of a department, or no employee. */
  actsAsNumber?: Maybe<Scalars['String']['output']>;
  /** Name of the department as whose head HR may act; null when it is a person. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Identifies the link. */
  id: Scalars['ID']['output'];
  /** Name of who may act as somebody else. */
  userName: Scalars['String']['output'];
  /** Employee number of who may act; null when the account belongs to no employee. */
  userNumber?: Maybe<Scalars['String']['output']>;
  /** Last day on which the link may be used; null when it has no end. */
  validTo?: Maybe<Scalars['Date']['output']>;
  /** Goes up with each change; what is sent back with a change to notice somebody else's. */
  version: Scalars['Int']['output'];
};

/** One page of links between accounts. */
export type IdentityLinkPage = {
  __typename?: 'IdentityLinkPage';
  /** The links. */
  items: Array<IdentityLink>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** Most links on a page. */
  pageSize: Scalars['Int']['output'];
  /** Links on all pages together. */
  total: Scalars['Int']['output'];
};

/** What somebody is told who opens an invitation. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Code of the company, which the person types when signing in. */
  companyCode: Scalars['String']['output'];
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Until when the link works. */
  expiresAt: Scalars['DateTime']['output'];
  /** Name of the person. */
  personName: Scalars['String']['output'];
  /** What the person signs in with. */
  userName: Scalars['String']['output'];
};

/** The invitation of one person. */
export type InvitationCard = {
  __typename?: 'InvitationCard';
  /** Name of the department; null when there is none or the caller may not read it. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Id of the employee. */
  id: Scalars['ID']['output'];
  /** The link that the QR code says; it opens the account once. */
  link: Scalars['String']['output'];
  /** Name of the person. */
  name: Scalars['String']['output'];
  /** Employee number. */
  number: Scalars['String']['output'];
};

/** How many people an invitation would reach by each way, and who is left out. */
export type InvitationCounts = {
  __typename?: 'InvitationCounts';
  /** People cards or passwords would reach. */
  byHand: InvitationReach;
  /** People a mail would reach. */
  byMail: InvitationReach;
  /** People who have left, have no account, or whose account is closed. */
  closed: Scalars['Int']['output'];
  /**
   * How the company signs in. Other than DEFAULT: people are told so by mail, and there is nothing to hand over. Null when the
   * services report a way this release does not know.
   */
  loginWay?: Maybe<LoginWay>;
  /** People who have signed in already. */
  signedIn: Scalars['Int']['output'];
  /** People with a role of their own, for whom only an administrator takes out cards or passwords. */
  withRole: Scalars['Int']['output'];
  /** People without a work email. */
  withoutEmail: Scalars['Int']['output'];
};

/** Invitations to print, told this once. */
export type InvitationPrint = {
  __typename?: 'InvitationPrint';
  /** Where people sign in, e.g. `hr.example.com`. */
  address: Scalars['String']['output'];
  /** One card for each person. */
  cards: Array<InvitationCard>;
  /** Code of the company, which people type when they sign in. */
  companyCode: Scalars['String']['output'];
  /** Name of the company. */
  companyName: Scalars['String']['output'];
  /** Until when the links work. */
  expiresAt: Scalars['DateTime']['output'];
};

/** How many people a way would reach. */
export type InvitationReach = {
  __typename?: 'InvitationReach';
  /** People whose invitation still holds. */
  again: Scalars['Int']['output'];
  /** People without an invitation that holds. */
  fresh: Scalars['Int']['output'];
};

/** Who is asked in. People who have signed in, have left or whose account is closed are left out in any case. */
export type InvitationSelectionInput = {
  /** Whether those are asked in as well whose invitation still holds; it ends with the new one. */
  again?: Scalars['Boolean']['input'];
  /** Ids of the employees chosen; everybody the caller may see who has never signed in when left out. */
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Whom to print cards for. */
export type InviteByCardsInput = {
  /** Who is asked in. */
  selection: InvitationSelectionInput;
};

/** What became of inviting by cards. */
export type InviteByCardsPayload = {
  __typename?: 'InviteByCardsPayload';
  /** What to print; null when it was refused. */
  print?: Maybe<InvitationPrint>;
  /** Why it was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whom to invite by mail. */
export type InviteByMailInput = {
  /** A key made by the client; sending it again does not invite twice. */
  clientMutationId: Scalars['ID']['input'];
  /** Who is asked in. */
  selection: InvitationSelectionInput;
};

/** What became of inviting by mail. */
export type InviteByMailPayload = {
  __typename?: 'InviteByMailPayload';
  /** The job that sends the mails; null when it was refused. */
  job?: Maybe<Job>;
  /** Why it was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whom a workbook of first passwords is for. */
export type InviteByPasswordsInput = {
  /** A key made by the client; sending it again prepares no second workbook. */
  clientMutationId: Scalars['ID']['input'];
  /** Who is asked in. */
  selection: InvitationSelectionInput;
};

/** What became of preparing a workbook of first passwords. */
export type InviteByPasswordsPayload = {
  __typename?: 'InviteByPasswordsPayload';
  /** Where to fetch the workbook, once; null when it was refused. */
  file?: Maybe<FileLink>;
  /** Why it was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/**
 * A piece of work that takes longer than a request, such as an import. It goes on when the page that started it is
 * closed.
 */
export type Job = {
  __typename?: 'Job';
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** How many of its items are finished, e.g. rows of a file. */
  done: Scalars['Int']['output'];
  /** The items that failed, each with its reason; empty when none did. */
  errors: Array<JobItemError>;
  /** The file the job made; null until it is done, and for jobs that make none. */
  file?: Maybe<FileLink>;
  /** When it ended, well or not; null before. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the job. */
  id: Scalars['ID']['output'];
  /** What it does, e.g. `employee.import`; for programs. */
  kind: Scalars['String']['output'];
  /** What there is to say about it, in the language of the request; null when nothing. */
  message?: Maybe<Scalars['String']['output']>;
  /** How far it is; null when the services report a status this release does not know. */
  status?: Maybe<JobStatus>;
  /** How many items there are in all; null while that is not known yet. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** A group of related jobs, such as "Product" or "Finance". Families may be nested. */
export type JobFamily = {
  __typename?: 'JobFamily';
  /** The first day on which it no longer exists; null when it is not closed. */
  closedOn?: Maybe<Scalars['Date']['output']>;
  /** Code, unique in the company. */
  code: Scalars['String']['output'];
  /** People whose work will belong to it from a day ahead. */
  coming?: Maybe<Scalars['Int']['output']>;
  /** People in service whose work belongs to it, whoever asks; those of families below are not among them. */
  filled?: Maybe<Scalars['Int']['output']>;
  /** Id of the job family. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The family it is part of; null at the top. */
  parent?: Maybe<JobFamily>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A change of a job family on a day. */
export type JobFamilyChange = {
  __typename?: 'JobFamilyChange';
  /** What it is from then on; null when it was closed. */
  after?: Maybe<JobFamilyVersion>;
  /** What it was until then; null when it was set up. */
  before?: Maybe<JobFamilyVersion>;
  /** First day of what it was changed to. */
  changedOn: Scalars['Date']['output'];
  /** The job family as it is today. */
  jobFamily?: Maybe<JobFamily>;
  /** What changed, one kind or several; null stands for a kind this release does not know. */
  kinds: Array<Maybe<DescriptionChange>>;
};

/** A page of changes of job families. */
export type JobFamilyChangePage = {
  __typename?: 'JobFamilyChangePage';
  /** The rows of this page. */
  items: Array<JobFamilyChange>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Which job families a list holds; what is left out does not limit it. */
export type JobFamilyFilterInput = {
  /** True: only those that are closed. False: only those that are not. */
  closed?: Scalars['Boolean']['input'];
  /** Part of a name or code; all when left out. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A job family as it was on a day. */
export type JobFamilyOnDay = {
  __typename?: 'JobFamilyOnDay';
  /** People in service who had it on that day, whoever asks. */
  held: Scalars['Int']['output'];
  /** The job family as it is today. */
  jobFamily?: Maybe<JobFamily>;
  /** What it was on that day. */
  version: JobFamilyVersion;
};

/** A page of job families as they were on a day. */
export type JobFamilyOnDayPage = {
  __typename?: 'JobFamilyOnDayPage';
  /** The rows of this page. */
  items: Array<JobFamilyOnDay>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A page of job families. */
export type JobFamilyPage = {
  __typename?: 'JobFamilyPage';
  /** The job families on this page. */
  items: Array<JobFamily>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** The order of a list of job families. */
export type JobFamilySortInput = {
  /** What to sort by. */
  by: JobFamilySortKey;
  /** Whether the largest comes first. */
  descending?: Scalars['Boolean']['input'];
};

export type { JobFamilySortKey };

/** What a job family was from one day to another. */
export type JobFamilyVersion = {
  __typename?: 'JobFamilyVersion';
  /** What it was called. */
  name: Scalars['String']['output'];
  /** The family it was part of; null when it stood at the top. */
  parent?: Maybe<JobFamily>;
  /** First day it was like this. */
  validFrom: Scalars['Date']['output'];
  /** First day it no longer was; null when it still is. */
  validTo?: Maybe<Scalars['Date']['output']>;
};

/** An item a job could not process. */
export type JobItemError = {
  __typename?: 'JobItemError';
  /** Which item, named as the user knows it, e.g. by an employee number. */
  item: Scalars['String']['output'];
  /** Why, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A page of the caller's jobs. */
export type JobPage = {
  __typename?: 'JobPage';
  /** The jobs on this page. */
  items: Array<Job>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

export type { JobStatus };

/** Departments whose people join a plan. */
export type JoinDepartmentsToPlanInput = {
  /** Ids of the departments, each meant with everything below it. */
  departmentIds: Array<Scalars['ID']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
   */
  version: Scalars['Int']['input'];
};

/** Whether the session is to be kept. */
export type KeepSessionInput = {
  /** Whether a form with unsaved changes is open; otherwise nothing is kept. */
  edited: Scalars['Boolean']['input'];
};

/** What became of keeping the session. */
export type KeepSessionPayload = {
  __typename?: 'KeepSessionPayload';
  /** Whether the session was kept; null when it was refused. */
  kept?: Maybe<Scalars['Boolean']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { Language };

export type { LetterKind };

/** A kind of mail or letter. */
export type LetterKindInfo = {
  __typename?: 'LetterKindInfo';
  /** Which kind; null when the services report one this release does not know. */
  kind?: Maybe<LetterKind>;
  /** What may be written into it. */
  placeholders: Array<LetterPlaceholder>;
  /** How it is worded as shipped, in each language. */
  wordings: Array<LetterWording>;
};

/** Something that differs from letter to letter, e.g. the name of whom it is written to. */
export type LetterPlaceholder = {
  __typename?: 'LetterPlaceholder';
  /** It cannot stand in the subject. */
  bodyOnly: Scalars['Boolean']['output'];
  /** What stands there in a letter, in the language of the request. */
  meaning: Scalars['String']['output'];
  /** Its name; in a text it is written in double braces. */
  name: Scalars['String']['output'];
  /** The body cannot do without it. */
  required: Scalars['Boolean']['output'];
};

/** A letter as it would be written. */
export type LetterPreview = {
  __typename?: 'LetterPreview';
  /** What is left to be filled in by hand, because it is not known or the caller may not read it. */
  blanks: Array<Scalars['String']['output']>;
  /** Plain text. */
  body: Scalars['String']['output'];
  /** Subject or title. */
  subject: Scalars['String']['output'];
};

/** Words of a letter, and whom it is written to. */
export type LetterPreviewInput = {
  /** Plain text, at most 5000 characters. */
  body: Scalars['String']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** What is written. */
  kind: LetterKind;
  /** Language of the letter. */
  language: Language;
  /** Subject or title, at most 100 characters. */
  subject: Scalars['String']['input'];
};

/** A wording of a kind of letter in one language: shipped, or the company's own. */
export type LetterTemplate = {
  __typename?: 'LetterTemplate';
  /** Plain text with placeholders. */
  body: Scalars['String']['output'];
  /** Id of the template; of a shipped wording its kind and language. */
  id: Scalars['ID']['output'];
  /** Whether letters of its kind and language are written from it. */
  inUse: Scalars['Boolean']['output'];
  /** What is written from it; null when the services report a kind this release does not know. */
  kind?: Maybe<LetterKind>;
  /** Language of the letter; null when the services report one this release does not know. */
  language?: Maybe<Language>;
  /** Name, unique in the company; null when it is the shipped wording. */
  name?: Maybe<Scalars['String']['output']>;
  /** Whether it came with the product; those cannot be changed. */
  shipped: Scalars['Boolean']['output'];
  /** Subject of the mail or title of the document, with placeholders. */
  subject: Scalars['String']['output'];
  /** When it was changed last; null when it is the shipped wording. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen; null when it is the shipped wording. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A page of letter templates. */
export type LetterTemplatePage = {
  __typename?: 'LetterTemplatePage';
  /** The wordings on this page. */
  items: Array<LetterTemplate>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** What became of a wording. */
export type LetterTemplatePayload = {
  __typename?: 'LetterTemplatePayload';
  /** The wording as it is now; null when it was refused. */
  letterTemplate?: Maybe<LetterTemplate>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** The words of a letter in one language. */
export type LetterWording = {
  __typename?: 'LetterWording';
  /** Plain text with placeholders. */
  body: Scalars['String']['output'];
  /** Language of the words; null when the services report one this release does not know. */
  language?: Maybe<Language>;
  /** Subject of the mail or title of the document, with placeholders. */
  subject: Scalars['String']['output'];
};

/** How many people of a group stand on each level, against how many should. */
export type LevelDistribution = {
  __typename?: 'LevelDistribution';
  /** Whether it is judged at all: false when the group is smaller than the rule's `minGroupSize`. */
  assessed: Scalars['Boolean']['output'];
  /** The levels, the best first. */
  bins: Array<DistributionBin>;
  /** Whether every level holds as many as its quota. */
  fit: Scalars['Boolean']['output'];
  /** What follows for the plan: `ok` nothing, `warn` a warning, `block` that it cannot go on. */
  outcome: Scalars['String']['output'];
  /** People in the group. */
  people: Scalars['Int']['output'];
  /** People of the group without a level yet. */
  ungraded: Scalars['Int']['output'];
};

/** A level as it is today. */
export type LevelNow = {
  __typename?: 'LevelNow';
  /** 0 to 5 in halves. */
  level: Scalars['Decimal']['output'];
  /** The day it was said of. */
  since: Scalars['Date']['output'];
  /** Send it back with the next one; 0 stands for none. */
  version: Scalars['Int']['output'];
};

/** Another account of the same person, and the proof. */
export type LinkIdentityInput = {
  /** Password of the other account, as typed. */
  password: Scalars['String']['input'];
  /** Employee number or work email of the other account, in the same company. */
  userName: Scalars['String']['input'];
  /** The letters and digits of the picture from `requestVerificationCode`; needed once three attempts have failed. */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** What became of linking an account. */
export type LinkIdentityPayload = {
  __typename?: 'LinkIdentityPayload';
  /** The accounts the person may act as now; null when it was refused. */
  identities?: Maybe<Array<LinkedIdentity>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** An account that a person may act as beside the own one. What is done so is recorded with both names. */
export type LinkedIdentity = {
  __typename?: 'LinkedIdentity';
  /** The department this person heads and the caller supports as HR; null for another account of the caller. */
  departmentName?: Maybe<Scalars['String']['output']>;
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Name to show. */
  name: Scalars['String']['output'];
  /** Employee number; null when the account belongs to no employee. */
  number?: Maybe<Scalars['String']['output']>;
  /** Whether it is the account the person signed in with. */
  original: Scalars['Boolean']['output'];
};

/** How somebody has set up one column of a list. */
export type ListColumn = {
  __typename?: 'ListColumn';
  /** Name of the column within its list. */
  name: Scalars['String']['output'];
  /** Whether it is shown; null when that is as the list has it. */
  shown?: Maybe<Scalars['Boolean']['output']>;
  /** Width in pixels; null when it is as wide as what it holds. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** How somebody sets up one column of a list. */
export type ListColumnInput = {
  /** Name of the column within its list. */
  name: Scalars['String']['input'];
  /** Whether it is shown; as the list has it when left out. */
  shown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Width in pixels, 60 to 800; as wide as what it holds when left out. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type { ListDensity };

/** Conditions and order of a list, saved under a name. */
export type ListFilter = {
  __typename?: 'ListFilter';
  /** Id of the filter. */
  id: Scalars['ID']['output'];
  /** Whether the caller saved it. */
  mine: Scalars['Boolean']['output'];
  /** What it is called. */
  name: Scalars['String']['output'];
  /** Who saved it. */
  ownerName: Scalars['String']['output'];
  /** Conditions and order as the address of the list has them after the question mark. */
  query: Scalars['String']['output'];
  /** Whether the caller may delete it. */
  removable: Scalars['Boolean']['output'];
  /** The role whose people find it as well; null when nobody else does. */
  role?: Maybe<ListRole>;
};

/** How somebody has set up a list. */
export type ListLayout = {
  __typename?: 'ListLayout';
  /** Columns in their order. Columns that are not among them stand where the list has them. */
  columns: Array<ListColumn>;
  /** How high its rows are. */
  density?: Maybe<ListDensity>;
};

/** How somebody sets up a list. */
export type ListLayoutInput = {
  /** Columns in their order, at most 60. */
  columns: Array<ListColumnInput>;
  /** How high its rows are. */
  density: ListDensity;
};

/** What is remembered of one list for the caller. */
export type ListMemory = {
  __typename?: 'ListMemory';
  /** Saved filters: the caller's own, and those that are shared with a role of the caller. By name. */
  filters: Array<ListFilter>;
  /** How the caller has set it up; null when it is as it comes. */
  layout?: Maybe<ListLayout>;
  /** Name of the list. */
  listKey: Scalars['ID']['output'];
  /** Roles the caller may share a filter with; empty for everybody but administrators and HR. */
  roles: Array<ListRole>;
};

/** A role that a filter is shared with. */
export type ListRole = {
  __typename?: 'ListRole';
  /** Code of the role. */
  code: Scalars['ID']['output'];
  /** Name of the role. */
  name: Scalars['String']['output'];
};

/** Whose form to lock or unlock. */
export type LockAssessmentInput = {
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Whether it shall be locked. */
  locked: Scalars['Boolean']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** Which plan to lock or unlock. */
export type LockAssessmentPlanInput = {
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** Whether it shall be locked. */
  locked: Scalars['Boolean']['input'];
  /** Why it is locked; everybody it keeps from working is shown this. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What a person signs in with. */
export type LoginInput = {
  /** Code of the company, e.g. `hengcai`. */
  companyCode: Scalars['String']['input'];
  /**
   * Whether to end another session of the account that still lives; without it such a sign-in is refused with
   * `SESSION_EXISTS`.
   */
  force?: Scalars['Boolean']['input'];
  /** The password as typed. It travels encrypted by https alone. */
  password: Scalars['String']['input'];
  /** Employee number or work email. */
  userName: Scalars['String']['input'];
  /**
   * The letters and digits of the picture from `requestVerificationCode`, in any case; needed once three sign-ins have
   * failed.
   */
  verificationCode?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a sign-in. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** Who is signed in now; null when sign-in was refused. */
  user?: Maybe<CurrentUser>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { LoginWay };

/** What became of signing out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { MailPreference };

/** A company with what it has decided for itself, as its administrators and those of the platform manage it. */
export type ManagedCompany = {
  __typename?: 'ManagedCompany';
  /** What people type at sign-in, before their account. It never changes. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether people can sign in. A closed company keeps all of its data. */
  enabled: Scalars['Boolean']['output'];
  /** What that system knows the company by; null when there is none. */
  externalSystemAppId?: Maybe<Scalars['String']['output']>;
  /** The HR system of the company that the header leads to; null when there is none. */
  externalSystemUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Whether managers have to write a comment on the whole before they submit their scores. Plans take this over when they
   * open.
   */
  finalCommentRequired: Scalars['Boolean']['output'];
  /** Id of the company. */
  id: Scalars['ID']['output'];
  /** Whether scores are whole numbers: a plan whose rule has smaller steps cannot be opened. */
  integerScores: Scalars['Boolean']['output'];
  /** The host name whose sign-in page leads straight to the company's identity provider; null when there is none. */
  loginDomain?: Maybe<Scalars['String']['output']>;
  /** What the QR code of the mini-program in the user menu says; null when the company has none. */
  miniProgramUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** The zone the company keeps its days in, by its IANA name, e.g. `Asia/Shanghai`. */
  timeZone: Scalars['String']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A page of companies. */
export type ManagedCompanyPage = {
  __typename?: 'ManagedCompanyPage';
  /** The companies on this page. */
  items: Array<ManagedCompany>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Which column of an import fills which field. */
export type MapEmployeeImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** One entry for each column of the file. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** What became of mapping the columns. */
export type MapEmployeeImportPayload = {
  __typename?: 'MapEmployeeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The job of the dry run, whose progress can be followed; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which column fills which field. */
export type MapPersonnelChangeImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** A field for each column that shall fill one. A column left out keeps what was suggested. */
  mapping: Array<EmployeeImportMappingInput>;
};

/** What became of mapping the columns. */
export type MapPersonnelChangeImportPayload = {
  __typename?: 'MapPersonnelChangeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The work it started, whose progress can be asked; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { MaritalStatus };

/** Who cannot score themselves, and why. */
export type MarkAbsentFromSelfScoreInput = {
  /** Whether the person is absent; false asks for the self score again. */
  absent: Scalars['Boolean']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why; needed when absent. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which reminders the caller has read. */
export type MarkMessagesReadInput = {
  /** Ids of the reminders, at most 200. Those of other people are passed over. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of marking reminders as read. */
export type MarkMessagesReadPayload = {
  __typename?: 'MarkMessagesReadPayload';
  /** The ids that were sent, all of them read now; null when it was refused. */
  readIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which announcements the caller opened. */
export type MarkNoticesReadInput = {
  /** Ids of the announcements, at most 200. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of noting that announcements were opened. */
export type MarkNoticesReadPayload = {
  __typename?: 'MarkNoticesReadPayload';
  /** Ids of the announcements that count as opened; null when it was refused. */
  readIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Something that positions ask for and people have at a level, such as a skill. */
export type MatchItem = {
  __typename?: 'MatchItem';
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its name, unique in the company. */
  name: Scalars['String']['output'];
};

/** What is decided about the errors of an import. */
export type MendEmployeeImportInput = {
  /** Unknown things that are made with the import. */
  create?: Array<EmployeeImportCreationInput>;
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** Errors whose cells are left empty, from `EmployeeImport.causes`. */
  leaveEmpty?: Array<EmployeeImportEmptyCellsInput>;
  /** Values that are read as others. */
  replace?: Array<EmployeeImportReplacementInput>;
};

/** What became of deciding about the errors. */
export type MendEmployeeImportPayload = {
  __typename?: 'MendEmployeeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The job of the dry run, whose progress can be followed; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Values that are read as others. */
export type MendPersonnelChangeImportInput = {
  /** Id of the import. */
  id: Scalars['ID']['input'];
  /** Values that are read as others in all their rows; an empty list takes back what was decided. */
  replace: Array<EmployeeImportReplacementInput>;
};

/** What became of reading values as others. */
export type MendPersonnelChangeImportPayload = {
  __typename?: 'MendPersonnelChangeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The work it started, whose progress can be asked; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** An entry of the side menu: a page, or a heading over other entries. */
export type MenuEntry = {
  __typename?: 'MenuEntry';
  /** The entries below this one, in order; empty on the lowest level. */
  children: Array<MenuEntry>;
  /** Name of the icon; null when it has none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Name to show, in the language of the request. */
  name: Scalars['String']['output'];
  /** Path of the page in the browser client, e.g. `/employee/list`; null for a heading. */
  path?: Maybe<Scalars['String']['output']>;
};

/** A merge of two departments. */
export type MergeDepartmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** First day it holds. Left out: today. */
  effectiveDate?: InputMaybe<Scalars['Date']['input']>;
  /** The department that becomes part of the other. */
  id: Scalars['ID']['input'];
  /** The department it becomes part of. */
  targetId: Scalars['ID']['input'];
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** A reminder from a running appraisal that something is to be done. */
export type Message = {
  __typename?: 'Message';
  /** What is to be done, as plain text. */
  content: Scalars['String']['output'];
  /** Id of the reminder. */
  id: Scalars['ID']['output'];
  /** A short word to show beside it; null when it has none. */
  label?: Maybe<Scalars['String']['output']>;
  /** The appraisal it is about; null when it is about none. */
  matter?: Maybe<MessageMatter>;
  /** Whether the caller has read it, or what it asks for is done. */
  read: Scalars['Boolean']['output'];
  /** When it was sent. */
  remindedAt: Scalars['DateTime']['output'];
  /** What kind of reminder it is, in the language of the request. */
  title: Scalars['String']['output'];
};

/** What waits for the caller, by kind. */
export type MessageCentre = {
  __typename?: 'MessageCentre';
  /** How many things of each kind the caller still has to do in running appraisals. */
  backlog: Array<BacklogCount>;
  /**
   * Comments on the caller's indicators, and replies to the caller's comments, that the caller has not read yet; null
   * where the connected services have none.
   */
  comments?: Maybe<Array<UnreadComment>>;
  /** People who asked the caller to evaluate them; null where the connected services have no such invitations. */
  invitations?: Maybe<Array<EvaluationInvitation>>;
  /** Surveys the caller has to answer; null where the connected services have no surveys. */
  surveys?: Maybe<Array<SurveyMessage>>;
  /** How many reminders the caller has not read yet. */
  unreadReminders: Scalars['Int']['output'];
};

/** The appraisal a reminder is about, so that it can be opened. */
export type MessageMatter = {
  __typename?: 'MessageMatter';
  /** The employee whose appraisal it is; null when it is about several people of the plan. */
  employee?: Maybe<Employee>;
  /** The appraisal plan; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
  /** What is to be done; null when it only tells something. */
  type?: Maybe<TodoType>;
  /** Whether that still waits; false once it is done, here or elsewhere. */
  waits: Scalars['Boolean']['output'];
};

/** A page of the caller's reminders. */
export type MessagePage = {
  __typename?: 'MessagePage';
  /** The reminders on this page. */
  items: Array<Message>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/**
 * What has to be paid in a city at least, from a day on. The pay of probations is held against it (Labour Contract Law,
 * article 20).
 */
export type MinimumWage = {
  __typename?: 'MinimumWage';
  /** In yuan (RMB) a month. */
  amount: Scalars['Decimal']['output'];
  /** The city, as people have it. */
  city: Scalars['String']['output'];
  /** Id of the minimum wage. */
  id: Scalars['ID']['output'];
  /** First day it holds; it holds until the next one of the city. */
  validFrom: Scalars['Date']['output'];
  /** Number of times it was changed. */
  version: Scalars['Int']['output'];
};

/** People of one department who are not through with a stage. */
export type MissingInDepartment = {
  __typename?: 'MissingInDepartment';
  /** How many they are. */
  count: Scalars['Int']['output'];
  /** Their department when they joined the plan; null when they had none. */
  department?: Maybe<Department>;
};

/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sets the first password with the token of an invitation, which works once. */
  acceptInvitation?: Maybe<AcceptInvitationPayload>;
  /**
   * Takes a proposal over, as an edit of the section would; the person is notified. Needs the right to edit the group, and is
   * never one's own.
   */
  acceptRecordProposal?: Maybe<RecordProposalDecidedPayload>;
  /** Adds a field to a group of employee data, behind the others. */
  addCustomField?: Maybe<CustomFieldPayload>;
  /** Adds an entry to a dictionary, behind the others; without a dictionary it makes one. */
  addDictionaryEntry?: Maybe<DictionaryPayload>;
  /** Adds an employee, with an account whose first password has to be changed when the person first signs in. */
  addEmployee?: Maybe<AddEmployeePayload>;
  /** Adds a grade above all others. */
  addGrade?: Maybe<AddGradePayload>;
  /**
   * Lets somebody act as another person, or as HR as the head of a department. What is done so is recorded with both names.
   * Whoever is no administrator gives nobody an account with a role of its own, and oneself none.
   */
  addIdentityLink?: Maybe<AddIdentityLinkPayload>;
  /** Sets up a job family as of today. */
  addJobFamily?: Maybe<AddJobFamilyPayload>;
  /** Adds a wording. Letters are written from it once it is put to use. */
  addLetterTemplate?: Maybe<LetterTemplatePayload>;
  /** Sets up a position as of today. */
  addPosition?: Maybe<AddPositionPayload>;
  /** Sets up the evaluation of a position; nobody is asked before it is started. */
  addPositionEvaluation?: Maybe<AddPositionEvaluationPayload>;
  /** Sets up a rank as of today. */
  addRank?: Maybe<AddRankPayload>;
  /** Puts people into a role. Who is in it already stays. */
  addRoleMembers?: Maybe<AddRoleMembersPayload>;
  /** Adds an entry to the caller's own schedule. */
  addScheduleItem?: Maybe<AddScheduleItemPayload>;
  /**
   * Moves a plan to its next stage, in the order of `AssessmentPlanStatus`: opens it, then its scoring, its calibration, its
   * communication, and at last archives it.
   */
  advanceAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /** Gives the position the grade that its evaluation came to, from a day on. */
  applyPositionEvaluation?: Maybe<ApplyPositionEvaluationPayload>;
  /**
   * Approves a personnel change that waits for the caller. After the last approval it holds from its day on; what cannot
   * hold any more is refused with the reason and goes on waiting.
   */
  approvePersonnelChange?: Maybe<ApprovePersonnelChangePayload>;
  /** Approves the targets of a person, where it is the caller's turn in the approval flow. */
  approveTargets?: Maybe<AssessmentPayload>;
  /** Approves the targets of several people at once, and lists those where that was not possible. */
  approveTargetsOfMany?: Maybe<ApproveTargetsOfManyPayload>;
  /** Puts the groups of employee data in an order, and says which fields the company does without. */
  arrangeEmployeeFields?: Maybe<ArrangeEmployeeFieldsPayload>;
  /** Writes the targets of a person as the superior, where the plan allows that. They count as approved. */
  assignTargets?: Maybe<AssessmentPayload>;
  /** Adjusts the score or level of one person during calibration. What it was before, and why, is kept. */
  calibrateAssessment?: Maybe<CalibrateAssessmentPayload>;
  /** Drops a change that has not taken effect yet, or that waits for approval. */
  cancelPersonnelChange?: Maybe<CancelPersonnelChangePayload>;
  /** Files a general change of a person: kind of employment, contract, manager or city from a day on. */
  changeEmployee?: Maybe<ChangeEmployeePayload>;
  /** Changes until when a link may be used. */
  changeIdentityLink?: Maybe<ChangeIdentityLinkPayload>;
  /**
   * Changes the caller's own password. It ends every session of the account, including this one: sign in again with the
   * new password.
   */
  changePassword?: Maybe<ChangePasswordPayload>;
  /**
   * Closes a department from today or a day ahead. Its past stays. Refused while people are in it or will join it, while
   * departments stand below it, and while open appraisal plans name it; the refusal lists all of that.
   */
  closeDepartment?: Maybe<SaveDepartmentPayload>;
  /** Closes an announcement before its deadline. Only administrators and the head of the enterprise may. */
  closeNotice?: Maybe<SaveNoticePayload>;
  /**
   * Takes a checked import into the company, with everything it creates: all its rows, or none if one fails. Rows with
   * errors refuse it, unless they are to be left out.
   */
  commitEmployeeImport?: Maybe<CommitEmployeeImportPayload>;
  /**
   * Files the good rows of a checked file, each as the form would. Rows with errors refuse it, unless they are to be left out;
   * a row that cannot be filed any more is left out with the reason.
   */
  commitPersonnelChangeImport?: Maybe<CommitPersonnelChangeImportPayload>;
  /**
   * Ends a sign-in at the identity provider with what it sent back, and sets the session cookie. Only the browser that
   * began it can end it. While another session of the person lives, the user error `SESSION_EXISTS` asks for the same
   * call with `force`.
   */
  completeExternalLogin?: Maybe<CompleteExternalLoginPayload>;
  /** Confirms a result: first the superior does, then the person. */
  confirmAssessment?: Maybe<AssessmentPayload>;
  /** Confirms the results of several of the caller's people at once, and lists those where that was not possible. */
  confirmAssessmentsOfMany?: Maybe<ConfirmAssessmentsOfManyPayload>;
  /**
   * Makes an API token, with which a script signs in by the header `Authorization: Bearer <token>` instead of a cookie.
   * The token itself is in this one answer and nowhere else.
   */
  createApiToken?: Maybe<CreateApiTokenPayload>;
  /** Creates a company with its first administrator. For administrators of the platform. */
  createCompany?: Maybe<CreateCompanyPayload>;
  /** Adds a department, from today or another day. */
  createDepartment?: Maybe<SaveDepartmentPayload>;
  /** Makes a role, empty or as a copy of another one without its members. */
  createRole?: Maybe<CreateRolePayload>;
  /** Makes the token a directory shows to push people (SCIM 2.0). It is shown this once; the one before it ends. */
  createScimToken?: Maybe<CreateScimTokenPayload>;
  /** Makes an account without a person, for an administrator who is not an employee. Administrators alone can do this. */
  createUserAccount?: Maybe<CreateUserAccountPayload>;
  /** Decides about people who are no longer in the directory: closes their accounts, or leaves them open. */
  decideDirectoryDepartures?: Maybe<DecideDirectoryDeparturesPayload>;
  /** Deletes a plan that never opened. */
  deleteAssessmentPlan?: Maybe<DeletePayload>;
  /** Deletes a rule that no plan uses. */
  deleteAssessmentRule?: Maybe<DeletePayload>;
  /** Deletes a template that no plan uses and that was never enabled. */
  deleteAssessmentTemplate?: Maybe<DeletePayload>;
  /**
   * Removes the caller's own picture, so that the default one shows again. A new picture goes to `POST
   * /files/uploadprofile`, a multipart form with the field `file`: jpeg, png or gif, at most 5 MB and 3000 x 3000
   * pixels.
   */
  deleteAvatar?: Maybe<DeleteAvatarPayload>;
  /** Deletes a grade nobody has a rank of and no rank belongs to. */
  deleteGrade?: Maybe<DeleteGradePayload>;
  /** Deletes a job family without people, positions and families. One that was used before stays for the past, closed as of today. */
  deleteJobFamily?: Maybe<DeleteJobFamilyPayload>;
  /** Deletes a wording that is not in use. Letters that were written stay. */
  deleteLetterTemplate?: Maybe<DeletePayload>;
  /** Deletes a saved filter: one of the caller's own, or a shared one where the caller may share. */
  deleteListFilter?: Maybe<DeleteListFilterPayload>;
  /** Deletes reminders of the caller that were read; unread ones stay. */
  deleteMessages?: Maybe<DeleteMessagesPayload>;
  /** Takes a minimum wage away; the one before it holds on. */
  deleteMinimumWage?: Maybe<DeleteMinimumWagePayload>;
  /** Deletes an announcement. Only administrators and the head of the enterprise may. */
  deleteNotice?: Maybe<DeleteNoticePayload>;
  /** Takes the name of a day away. What was there on that day can be looked at as before. */
  deleteOrganisationVersion?: Maybe<DeleteOrganisationVersionPayload>;
  /** Deletes a position nobody is in, now or ahead. One that was used before stays for the past, closed as of today. */
  deletePosition?: Maybe<DeletePositionPayload>;
  /** Deletes an evaluation that has not been applied, with all its answers. */
  deletePositionEvaluation?: Maybe<DeletePositionEvaluationPayload>;
  /** Deletes a rank nobody has, now or ahead, and no position names. One that was used before stays for the past, closed as of today. */
  deleteRank?: Maybe<DeleteRankPayload>;
  /** Deletes a role, which takes it from its members. Administrator, head of the company and the default roles stay. */
  deleteRole?: Maybe<DeleteRolePayload>;
  /** Deletes an entry of the caller's own schedule. */
  deleteScheduleItem?: Maybe<DeleteScheduleItemPayload>;
  /** Deletes a version that was never enabled. */
  deleteTemplateContent?: Maybe<DeletePayload>;
  /** Takes a template away from new plans. Plans that use it keep their version. */
  disableAssessmentTemplate?: Maybe<SaveAssessmentTemplatePayload>;
  /** Takes an entry out of what is offered. Who has it keeps it, readable. */
  disableDictionaryEntry?: Maybe<DictionaryPayload>;
  /**
   * Disables an account: whoever uses it is signed out at once, and its API tokens end. Nothing it did is lost. The last
   * administrator stays.
   */
  disableUserAccount?: Maybe<DisableUserAccountPayload>;
  /**
   * Enables or disables the accounts of employees. Whoever is signed in with a disabled account is signed out at once.
   * Those for whom it cannot be done are named with the reason; the others are done.
   */
  enableAccounts?: Maybe<EnableAccountsPayload>;
  /** Switches a rule on or off for new plans. */
  enableAssessmentRule?: Maybe<SaveAssessmentRulePayload>;
  /** Offers an entry again. */
  enableDictionaryEntry?: Maybe<DictionaryPayload>;
  /** Makes a version the one that new plans take, and freezes it: it can no longer be changed or deleted. */
  enableTemplateContent?: Maybe<SaveAssessmentTemplatePayload>;
  /** Lets a disabled account sign in again. */
  enableUserAccount?: Maybe<EnableUserAccountPayload>;
  /**
   * Ends the maintenance notice at once, also one that has not begun; where there is none, nothing happens. Only the
   * platform's administrator may.
   */
  endSystemNotice?: Maybe<EndSystemNoticePayload>;
  /** Files the exit of a person. It is refused while people report to them, unless somebody takes over. */
  exitEmployee?: Maybe<ExitEmployeePayload>;
  /**
   * Asks why an account or a role sees a field of a person on a page, or does not. The value is told where the caller sees it
   * on that page too. On record as well. Needs the page `/setting/authority-manage`.
   */
  explainSight?: Maybe<ExplainSightPayload>;
  /** Makes the address of a file with one appraisal, where the plan allows it. It works for five minutes. */
  exportAssessment?: Maybe<FilePayload>;
  /** Makes the address of an Excel file with the results of everybody in a plan. It works for five minutes. */
  exportAssessmentResults?: Maybe<FilePayload>;
  /**
   * Makes the calibration list of a plan as an xlsx file, with empty columns for new scores, new levels and reasons. Filled
   * in, it comes back as `POST /files/importAdjustingAssessed?planCode=…`, with `check=true` to be told what it would do.
   */
  exportCalibration?: Maybe<FilePayload>;
  /** Makes the address of a letter as PDF. It works for five minutes. */
  exportChangeLetter?: Maybe<FilePayload>;
  /** Makes a file of all departments of today, with the columns of the import. */
  exportDepartments?: Maybe<ExportDepartmentsPayload>;
  /**
   * Makes the address of a spreadsheet with the employees of a filter, in the columns of the import template. It works
   * for five minutes.
   */
  exportEmployees?: Maybe<ExportEmployeesPayload>;
  /**
   * Everything the company keeps about you and shows to you, as a workbook: record, work and pay over time, qualifications,
   * contracts and appraisals. Sealed values show their last characters. Accounts without an employee get NOT_FOUND.
   */
  exportMyRecord?: Maybe<ExportMyRecordPayload>;
  /** Makes a file of what is different between two days. */
  exportOrganisationComparison?: Maybe<ExportOrganisationComparisonPayload>;
  /**
   * Makes the address of a spreadsheet with the personnel changes of a filter, a row for each field that changes. It
   * works for five minutes.
   */
  exportPersonnelChanges?: Maybe<ExportPersonnelChangesPayload>;
  /**
   * Makes the address of an Excel file with everybody who is in a plan or was taken out of it. It works for five minutes.
   * The file can be edited and sent to `POST /files/importUpdatePlanScope?planCode=…`, a multipart form with the field
   * `file`; `POST /files/importPlanScope?planCode=…` takes new people in by a file with their numbers. With `&check=true`
   * both only say what the file would do.
   */
  exportPlanScope?: Maybe<FilePayload>;
  /** Makes a file of positions with their job descriptions. */
  exportPositions?: Maybe<ExportPositionsPayload>;
  /** Ends an evaluation with the totals there are; whoever has not submitted is left out. */
  finishPositionEvaluation?: Maybe<FinishPositionEvaluationPayload>;
  /**
   * Makes a link for the first password of each person, to print as QR codes. They are answered this once and kept
   * nowhere; asking again makes new ones.
   */
  inviteByCards?: Maybe<InviteByCardsPayload>;
  /**
   * Mails everybody chosen a link for the first password; in companies that sign in elsewhere only word that they can.
   * A link works once, within seven days, and a new one ends the old.
   */
  inviteByMail?: Maybe<InviteByMailPayload>;
  /**
   * Prepares a workbook of first passwords. It can be fetched once: the passwords are made while it is sent, begin to work
   * with its end, hold for seven days and must be changed at the first sign-in.
   */
  inviteByPasswords?: Maybe<InviteByPasswordsPayload>;
  /** Lets everybody of departments, with everything below them, join a plan. Who was taken out stays out. */
  joinDepartmentsToPlan?: Maybe<AssessmentPlanPayload>;
  /**
   * Keeps the session alive while a form with unsaved changes is open. Send it every five minutes; the twelve hours
   * after which any session ends are not prolonged.
   */
  keepSession?: Maybe<KeepSessionPayload>;
  /**
   * Links another account of the same person, who proves it with that account's password. A missing, wrong or expired
   * verification code is the error VERIFICATION_REQUIRED, as at sign-in.
   */
  linkIdentity?: Maybe<LinkIdentityPayload>;
  /** Locks or unlocks the form of one of the caller's people. While it is locked the person cannot change it. */
  lockAssessment?: Maybe<AssessmentPayload>;
  /**
   * Locks or unlocks a plan. While it is locked nobody scores, confirms, approves, sets targets, or adds and changes
   * anything.
   */
  lockAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /**
   * Signs in and sets the session cookie; the session's token is never part of the answer. A missing, wrong or expired
   * verification code is the error VERIFICATION_REQUIRED with status 603, 604 or 605. A person has one session at a
   * time: while another one lives, the user error `SESSION_EXISTS` asks for `force`.
   */
  login?: Maybe<LoginPayload>;
  /** Ends the session and clears its cookie. Signing out twice is no error. */
  logout?: Maybe<LogoutPayload>;
  /** Says which column of the file fills which field, and starts the dry run, which checks all rows and changes nothing. */
  mapEmployeeImport?: Maybe<MapEmployeeImportPayload>;
  /**
   * Says which column of the file fills which field, and starts the dry run, which files every row as the forms would and keeps
   * nothing of it.
   */
  mapPersonnelChangeImport?: Maybe<MapPersonnelChangeImportPayload>;
  /**
   * Says that somebody cannot score themselves, or can again. The superior of whoever is absent scores without the self
   * score.
   */
  markAbsentFromSelfScore?: Maybe<AssessmentPayload>;
  /** Marks reminders of the caller as read. */
  markMessagesRead?: Maybe<MarkMessagesReadPayload>;
  /**
   * Notes that the caller opened announcements. Who publishes sees how many people did. Fails with `NOT_FOUND`, and notes
   * none, where one of them is not there.
   */
  markNoticesRead?: Maybe<MarkNoticesReadPayload>;
  /**
   * Decides about the errors of a checked import, once for all rows they stand in, and starts the dry run anew. What is
   * given takes the place of what was decided before; mapping the columns anew keeps it.
   */
  mendEmployeeImport?: Maybe<MendEmployeeImportPayload>;
  /** Reads values of a checked file as others, in all rows, in place of what was decided before, and starts the dry run anew. */
  mendPersonnelChangeImport?: Maybe<MendPersonnelChangeImportPayload>;
  /**
   * Makes a department part of another from today or a day ahead. Its people, the departments below it, rights over it and
   * open appraisal plans go to the other; it is closed, and figures of the past follow it.
   */
  mergeDepartment?: Maybe<SaveDepartmentPayload>;
  /** Gives the organisation of a day a name. */
  nameOrganisation?: Maybe<NameOrganisationPayload>;
  /** Objects to the caller's own result; it goes back to the superior with the text. */
  objectToAssessment?: Maybe<AssessmentPayload>;
  /**
   * Offers a base template to companies, or withdraws it. Templates that came from it stay as they are. For administrators of
   * the platform.
   */
  offerBaseTemplate?: Maybe<PublishBaseTemplatePayload>;
  /**
   * Finds out where the external HR system of the company is, for companies with `syncSystem: EXTERNAL_HR`. The answer says
   * where to lead the browser.
   */
  openExternalSystem?: Maybe<OpenExternalSystemPayload>;
  /**
   * Whom the link of an invitation greets; it stays good. A mutation, because what opens an account must not stand in an
   * address.
   */
  openInvitation?: Maybe<OpenInvitationPayload>;
  /** Puts the own fields in an order, which holds within each group. */
  orderCustomFields?: Maybe<OrderCustomFieldsPayload>;
  /** Puts the departments right below one into an order. */
  orderDepartments?: Maybe<OrderDepartmentsPayload>;
  /** Puts the entries of a dictionary in an order. */
  orderDictionary?: Maybe<DictionaryPayload>;
  /** Puts the grades into an order. */
  orderGrades?: Maybe<OrderGradesPayload>;
  /** Files a promotion of a person: a new rank or position from a day on, with whatever else changes. */
  promoteEmployee?: Maybe<PromoteEmployeePayload>;
  /**
   * Proposes a change of your own record, which those who may edit it take over or refuse. An open proposal for the same group
   * is replaced by it. Not while acting as somebody else.
   */
  proposeRecordChange?: Maybe<EmployeeProposalPayload>;
  /**
   * Publishes a template of the platform as a base template or as its newest version, or renames one. For administrators of
   * the platform.
   */
  publishBaseTemplate?: Maybe<PublishBaseTemplatePayload>;
  /** Takes somebody back who has left: the same person and number, with an employment of its own from a day on. */
  reenterEmployee?: Maybe<ReenterEmployeePayload>;
  /** Refuses a personnel change that waits for the caller: it never holds, and whoever filed it is told why. */
  refusePersonnelChange?: Maybe<RefusePersonnelChangePayload>;
  /** Refuses a proposal with an opinion, of which the person is notified. Needs the right to edit the group. */
  refuseRecordProposal?: Maybe<RecordProposalDecidedPayload>;
  /** Makes a person regular on a day: the one on which the probation ends, or an earlier one. */
  regulariseEmployee?: Maybe<RegulariseEmployeePayload>;
  /**
   * Sends a result back to the superior, who scores it again although calibration is open. The result is gone until then,
   * with what was adjusted of it; the history keeps both.
   */
  rejectResult?: Maybe<CalibrateAssessmentPayload>;
  /**
   * Returns the targets of a person, to be changed and submitted again. The opinion, which says what to change, is
   * required.
   */
  rejectTargets?: Maybe<AssessmentPayload>;
  /** Notes what the caller opened from a search, so that it stands first the next time. */
  rememberOpened?: Maybe<RememberOpenedPayload>;
  /** Reminds those who have not done yet what the present stage asks of them, by message and mail. */
  remindAssessmentPlan?: Maybe<RemindAssessmentPlanPayload>;
  /**
   * Reminds several of the caller's people of what they have to do now (fill in targets, score themselves, confirm the
   * result), and lists those who have nothing to do.
   */
  remindTeam?: Maybe<RemindTeamPayload>;
  /** Removes a link; whoever acts by it is back as oneself with the next click. */
  removeIdentityLink?: Maybe<RemoveIdentityLinkPayload>;
  /** Takes one person out of a plan. The form stays and comes back with the person. */
  removePlanPerson?: Maybe<AssessmentPlanPayload>;
  /** Takes people out of a role. The last administrator stays. */
  removeRoleMembers?: Maybe<RemoveRoleMembersPayload>;
  /** Renames an entry, or a dictionary of the company. Who has the entry keeps it under the new name. */
  renameDictionaryEntry?: Maybe<DictionaryPayload>;
  /** Gives a named day another name. */
  renameOrganisationVersion?: Maybe<RenameOrganisationVersionPayload>;
  /** Gives a role another name. Administrator, head of the company and the two default roles keep theirs. */
  renameRole?: Maybe<RenameRolePayload>;
  /** Renames an account without a person. What an employee is called and signs in with is changed at the employee. */
  renameUserAccount?: Maybe<RenameUserAccountPayload>;
  /**
   * Mails a link for setting a new password to the work email of an account. The answer is the same whether there is
   * such an account or not, so that nobody learns who works here.
   */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /**
   * Makes a new picture with a verification code for one account, which proves that a person is signing in. Former codes
   * of the account stop working; this one works for two minutes and once.
   */
  requestVerificationCode?: Maybe<RequestVerificationCodePayload>;
  /**
   * Gives the account of an employee a new first password and ends its sessions. People who came with an import have no
   * password before this.
   */
  resetEmployeePassword?: Maybe<ResetEmployeePasswordPayload>;
  /**
   * Sets a new password with the token of a mailed link, and ends every session of the person. A link works once, within
   * 30 minutes.
   */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /**
   * Gives an account another initial password to hand over. It holds for seven days and must be changed when signing in;
   * whoever uses the account is signed out, and its API tokens end.
   */
  resetUserAccountPassword?: Maybe<ResetUserAccountPasswordPayload>;
  /**
   * Returns a plan to an earlier stage, so that what was frozen can be edited again. Nothing is cleared; confirmations
   * no longer count.
   */
  returnAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /**
   * Takes back a change that has taken effect: the former values hold again, from the same day on. Both stay on record.
   * It is refused where the same fields were changed later.
   */
  reversePersonnelChange?: Maybe<ReversePersonnelChangePayload>;
  /** Ends one of the caller's own API tokens at once. One that has ended already stays as it is. */
  revokeApiToken?: Maybe<RevokeApiTokenPayload>;
  /** Ends the token: the directory can push nobody any more. */
  revokeScimToken?: Maybe<RevokeScimTokenPayload>;
  /** Creates a plan, or changes one that is not open yet when `id` is given. */
  saveAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /** Sets the rule, the templates with their weights and the approval flow of a plan that is not open yet. */
  saveAssessmentPlanRule?: Maybe<AssessmentPlanPayload>;
  /** Sets who takes part. In a plan that is open, people are added and taken out at once. */
  saveAssessmentPlanScope?: Maybe<AssessmentPlanPayload>;
  /** Creates a rule, or changes one when `id` is given. Plans that have opened keep the copy they were opened with. */
  saveAssessmentRule?: Maybe<SaveAssessmentRulePayload>;
  /** Creates a template, or renames one when `id` is given. What is in it is saved with `saveTemplateContent`. */
  saveAssessmentTemplate?: Maybe<SaveAssessmentTemplatePayload>;
  /**
   * Changes a company or what it has decided for itself. What is left out stays as it is; null empties it. Time zone, login
   * domain and closing are decided by administrators of the platform.
   */
  saveCompany?: Maybe<SaveCompanyPayload>;
  /** Saves from which directory people are taken over, and how. */
  saveDirectorySync?: Maybe<SaveDirectorySyncPayload>;
  /** Sets what one role may do with some groups of employee data. Nobody gives more than they hold, administrators aside. */
  saveEmployeeFieldRights?: Maybe<SaveEmployeeFieldRightsPayload>;
  /** Saves what positions are evaluated by; evaluations that have begun keep what they began with. */
  saveEvaluationOptions?: Maybe<SaveEvaluationOptionsPayload>;
  /**
   * Saves the language in which mails and messages are written to the caller. The language of answers follows each
   * request instead.
   */
  saveLanguage?: Maybe<SaveLanguagePayload>;
  /** Saves conditions and order of a list under a name. A filter of the caller that has the name already is written over. */
  saveListFilter?: Maybe<SaveListFilterPayload>;
  /** Keeps how the caller has set up a list. */
  saveListLayout?: Maybe<SaveListLayoutPayload>;
  /** Chooses when work that is handed to the caller is mailed. */
  saveMailPreference?: Maybe<SaveMailPreferencePayload>;
  /** Adds the minimum wage of a city from a day on, or puts one right. Of a city and a day there is one. */
  saveMinimumWage?: Maybe<SaveMinimumWagePayload>;
  /**
   * Publishes an announcement to the whole company, or changes an open one. Only administrators and the head of the
   * enterprise may.
   */
  saveNotice?: Maybe<SaveNoticePayload>;
  /** Saves levels of a person: assessed by the line manager or HR, or the own view of the caller. */
  savePersonLevels?: Maybe<SavePersonLevelsPayload>;
  /** Says who approves personnel changes of a kind from now on. What waits already goes on as it was submitted. */
  savePersonnelChangeFlow?: Maybe<SavePersonnelChangeFlowPayload>;
  /** Takes people into a plan one by one, or gives those who are in it last days of their own. */
  savePlanPeople?: Maybe<AssessmentPlanPayload>;
  /** Saves what a position asks for, whole. A condition is known by its name, and a new name makes a new one. */
  savePositionRequirement?: Maybe<SavePositionRequirementPayload>;
  /** Sets what a role may do on some pages, or puts pages of a shipped role back to what the release gives. */
  saveRolePages?: Maybe<SaveRolePagesPayload>;
  /** Sets whom a role shows to its members, or to one of them, who never sees more than the role shows. */
  saveRoleScope?: Maybe<SaveRoleScopePayload>;
  /** Saves a sheet of scores as a draft, as often as one likes while it is filled in. */
  saveScores?: Maybe<AssessmentPayload>;
  /** Puts pages of the caller's own menu on the home page. */
  saveShortcuts?: Maybe<SaveShortcutsPayload>;
  /**
   * Saves how the people of the company sign in, after trying it: a directory must find the caller before the company
   * switches to it, an identity provider must have signed the caller in before.
   */
  saveSignInSettings?: Maybe<SaveSignInSettingsPayload>;
  /**
   * Announces maintenance to the people of all companies. It takes the place of the notice that is not over yet, if there
   * is one. Only the platform's administrator may.
   */
  saveSystemNotice?: Maybe<SaveSystemNoticePayload>;
  /** Saves a target form as a draft, as often as one likes while it is filled in. */
  saveTargets?: Maybe<AssessmentPayload>;
  /**
   * Creates or changes a version of what is in a template. A version that was enabled once is refused: save a new one
   * instead.
   */
  saveTemplateContent?: Maybe<SaveTemplateContentPayload>;
  /** Saves the answers of the caller, who evaluates, or submits them for good. */
  scorePositionEvaluation?: Maybe<ScorePositionEvaluationPayload>;
  /**
   * Looks at what an account or a role sees: pages, groups of fields and numbers of people, never values. A mutation, because
   * every look is on record. Needs the page `/setting/authority-manage`.
   */
  seeAs?: Maybe<SeeAsPayload>;
  /** Sends a submitted sheet of scores back to who filled it in, to be changed and submitted again. */
  sendBackScores?: Maybe<AssessmentPayload>;
  /** Asks for a message in the morning of a day with what is planned then, or takes that wish back. */
  setRemindDate?: Maybe<SetRemindDatePayload>;
  /**
   * Ends what a change left to HR. A change that could not take effect is tried again; other things are marked as looked
   * after.
   */
  settlePersonnelChange?: Maybe<SettlePersonnelChangePayload>;
  /** Signs an account out everywhere, also where others act as it. Its password and API tokens stay. */
  signOutUserAccount?: Maybe<SignOutUserAccountPayload>;
  /** Asks the directory for all it has: as a dry run, which writes nothing, or to take people over. */
  startDirectorySync?: Maybe<StartDirectorySyncPayload>;
  /**
   * Begins a sign-in at a company's identity provider, i.e. at the sign-in page the company runs itself. The answer says
   * where to lead the browser; the provider sends it back to `/auth-login`.
   */
  startExternalLogin?: Maybe<StartExternalLoginPayload>;
  /**
   * Makes rule, template and plan of a starter kit for the whole company, ready to be opened. Refused as FORBIDDEN without
   * the right to edit all three.
   */
  startPlanFromKit?: Maybe<AssessmentPlanPayload>;
  /** Starts an evaluation: it keeps the factors of today, and the evaluators are told. */
  startPositionEvaluation?: Maybe<StartPositionEvaluationPayload>;
  /** Stops a plan for good, without a result. */
  stopAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /**
   * Submits a sheet of scores, after which it can no longer be changed. The superior can submit only after the person
   * has scored.
   */
  submitScores?: Maybe<AssessmentPayload>;
  /** Submits the caller's own targets for approval. */
  submitTargets?: Maybe<AssessmentPayload>;
  /**
   * Goes on as one of the caller's linked accounts, or as oneself again. A new session begins for it. The accounts a
   * linked account is itself linked with do not count.
   */
  switchIdentity?: Maybe<SwitchIdentityPayload>;
  /**
   * Takes over the newest version of a base template: as a new template of the company, or as a draft version of the one that
   * came from it before. Nothing is enabled by this.
   */
  takeOverBaseTemplate?: Maybe<TakeOverBaseTemplatePayload>;
  /** Asks a directory for its departments, as a test of address, account and rights; saves nothing. */
  testDirectorySync?: Maybe<TestDirectorySyncPayload>;
  /** Tries how the people of the company would sign in, and saves nothing. */
  testSignInSettings?: Maybe<TestSignInSettingsPayload>;
  /** Files a transfer of a person: another department, position, rank, manager or city from a day on. */
  transferEmployee?: Maybe<TransferEmployeePayload>;
  /** Takes people out of one role and puts them into another, in one go. */
  transferRoleMembers?: Maybe<TransferRoleMembersPayload>;
  /**
   * Takes an own import of the last 24 hours back. People it added are removed and their numbers are free again, unless
   * they have signed in or something refers to them; people it changed are as they were before, unless somebody changed
   * them since. Rows that stay have the outcome KEPT and say why.
   */
  undoEmployeeImport?: Maybe<UndoEmployeeImportPayload>;
  /** Removes the link to another account of the caller. */
  unlinkIdentity?: Maybe<UnlinkIdentityPayload>;
  /** Renames a field, moves it to another group, or takes it out of use and back. Its values stay. */
  updateCustomField?: Maybe<CustomFieldPayload>;
  /** Renames a department, moves it below another, or changes who heads it, from today or another day. */
  updateDepartment?: Maybe<SaveDepartmentPayload>;
  /** Changes the bank account an employee's salary is paid to. */
  updateEmployeeBank?: Maybe<UpdateEmployeePayload>;
  /** Changes name, number, email, login account and sex of an employee. */
  updateEmployeeBasic?: Maybe<UpdateEmployeePayload>;
  /** Sets the certificates of an employee, all of them. Needs the right to edit EDUCATION. */
  updateEmployeeCertificates?: Maybe<UpdateEmployeeRecordsPayload>;
  /** Changes phone number and emergency contact of an employee. */
  updateEmployeeContact?: Maybe<UpdateEmployeePayload>;
  /** Changes the dates of an employee's labour contract. */
  updateEmployeeContract?: Maybe<UpdateEmployeePayload>;
  /** Sets the labour contracts before the one of today, all of them. Needs the right to edit CONTRACT. */
  updateEmployeeEarlierContracts?: Maybe<UpdateEmployeeRecordsPayload>;
  /** Changes the education of an employee. */
  updateEmployeeEducation?: Maybe<UpdateEmployeePayload>;
  /** Changes personal data and the identity document of an employee. */
  updateEmployeePersonal?: Maybe<UpdateEmployeePayload>;
  /** Sets base salary and target bonus of an employee from a day on. */
  updateEmployeeSalary?: Maybe<UpdateEmployeePayload>;
  /** Sets the grants of share options of an employee, all of them. Needs the right to edit SALARY; nobody sets their own. */
  updateEmployeeShareOptions?: Maybe<UpdateEmployeeRecordsPayload>;
  /** Sets the professional titles of an employee, all of them. Needs the right to edit EDUCATION. */
  updateEmployeeTitles?: Maybe<UpdateEmployeeRecordsPayload>;
  /** Corrects department, position, rank, managers, dates and city of an employee. */
  updateEmployeeWork?: Maybe<UpdateEmployeePayload>;
  /** Renames a grade. */
  updateGrade?: Maybe<UpdateGradePayload>;
  /** Renames or moves a job family from a day on; what it was before stays known. */
  updateJobFamily?: Maybe<UpdateJobFamilyPayload>;
  /** Changes a wording. Letters that were written keep their text. */
  updateLetterTemplate?: Maybe<LetterTemplatePayload>;
  /**
   * Changes what may still change in an open plan: what is closed or locked for now, when people are reminded, and what
   * they see of their result.
   */
  updateOpenAssessmentPlan?: Maybe<AssessmentPlanPayload>;
  /** Describes a position anew from a day on; what it was before stays known. */
  updatePosition?: Maybe<UpdatePositionPayload>;
  /** Changes who evaluates, until the evaluation is done. */
  updatePositionEvaluation?: Maybe<UpdatePositionEvaluationPayload>;
  /** Describes a rank anew from a day on; what it was before stays known. */
  updateRank?: Maybe<UpdateRankPayload>;
  /** Changes whether a role only reads, and what it may do with field groups of employee data. */
  updateRole?: Maybe<UpdateRolePayload>;
  /** Says from which wording letters of a kind in a language are written from now on. */
  useLetterTemplate?: Maybe<LetterTemplatePayload>;
  /** Says that a result that was sent back and scored again is right. */
  verifyResult?: Maybe<CalibrateAssessmentPayload>;
  /** Takes planned changes back before their day, all of them or none. */
  withdrawDepartmentChanges?: Maybe<WithdrawDepartmentChangesPayload>;
  /** Withdraws a change of a position that takes effect on a day ahead. */
  withdrawPositionChange?: Maybe<WithdrawPositionChangePayload>;
  /** Takes back a proposal of your own. */
  withdrawRecordProposal?: Maybe<RecordProposalDecidedPayload>;
  /** Takes submitted targets back, as long as nobody has decided about them. */
  withdrawTargets?: Maybe<AssessmentPayload>;
  /** Keeps the exact text of a letter about a regularisation or an exit. */
  writeChangeLetter?: Maybe<WriteChangeLetterPayload>;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAcceptRecordProposalArgs = {
  input: AcceptRecordProposalInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddCustomFieldArgs = {
  input: AddCustomFieldInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddDictionaryEntryArgs = {
  input: AddDictionaryEntryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddEmployeeArgs = {
  input: AddEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddGradeArgs = {
  input: AddGradeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddIdentityLinkArgs = {
  input: AddIdentityLinkInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddJobFamilyArgs = {
  input: AddJobFamilyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddLetterTemplateArgs = {
  input: AddLetterTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddPositionArgs = {
  input: AddPositionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddPositionEvaluationArgs = {
  input: AddPositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddRankArgs = {
  input: AddRankInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddRoleMembersArgs = {
  input: AddRoleMembersInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAddScheduleItemArgs = {
  input: AddScheduleItemInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAdvanceAssessmentPlanArgs = {
  input: AdvanceAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationApplyPositionEvaluationArgs = {
  input: ApplyPositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationApprovePersonnelChangeArgs = {
  input: ApprovePersonnelChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationApproveTargetsArgs = {
  input: ApproveTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationApproveTargetsOfManyArgs = {
  input: ApproveTargetsOfManyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationArrangeEmployeeFieldsArgs = {
  input: ArrangeEmployeeFieldsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationAssignTargetsArgs = {
  input: AssignTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCalibrateAssessmentArgs = {
  input: CalibrateAssessmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCancelPersonnelChangeArgs = {
  input: CancelPersonnelChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationChangeEmployeeArgs = {
  input: ChangeEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationChangeIdentityLinkArgs = {
  input: ChangeIdentityLinkInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCloseDepartmentArgs = {
  input: CloseDepartmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCloseNoticeArgs = {
  input: CloseNoticeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCommitEmployeeImportArgs = {
  input: CommitEmployeeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCommitPersonnelChangeImportArgs = {
  input: CommitPersonnelChangeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCompleteExternalLoginArgs = {
  input: CompleteExternalLoginInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationConfirmAssessmentArgs = {
  input: ConfirmAssessmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationConfirmAssessmentsOfManyArgs = {
  input: ConfirmAssessmentsOfManyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCreateApiTokenArgs = {
  input: CreateApiTokenInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCreateCompanyArgs = {
  input: CreateCompanyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCreateDepartmentArgs = {
  input: CreateDepartmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationCreateUserAccountArgs = {
  input: CreateUserAccountInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDecideDirectoryDeparturesArgs = {
  input: DecideDirectoryDeparturesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteAssessmentPlanArgs = {
  input: DeleteAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteAssessmentRuleArgs = {
  input: DeleteAssessmentRuleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteAssessmentTemplateArgs = {
  input: DeleteAssessmentTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteGradeArgs = {
  input: DeleteGradeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteJobFamilyArgs = {
  input: DeleteJobFamilyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteLetterTemplateArgs = {
  input: DeleteLetterTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteListFilterArgs = {
  input: DeleteListFilterInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteMessagesArgs = {
  input: DeleteMessagesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteMinimumWageArgs = {
  input: DeleteMinimumWageInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteNoticeArgs = {
  input: DeleteNoticeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteOrganisationVersionArgs = {
  input: DeleteOrganisationVersionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeletePositionArgs = {
  input: DeletePositionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeletePositionEvaluationArgs = {
  input: DeletePositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteRankArgs = {
  input: DeleteRankInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteRoleArgs = {
  input: DeleteRoleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteScheduleItemArgs = {
  input: DeleteScheduleItemInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDeleteTemplateContentArgs = {
  input: DeleteTemplateContentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDisableAssessmentTemplateArgs = {
  input: DisableAssessmentTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDisableDictionaryEntryArgs = {
  input: DisableDictionaryEntryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationDisableUserAccountArgs = {
  input: DisableUserAccountInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationEnableAccountsArgs = {
  input: EnableAccountsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationEnableAssessmentRuleArgs = {
  input: EnableAssessmentRuleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationEnableDictionaryEntryArgs = {
  input: EnableDictionaryEntryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationEnableTemplateContentArgs = {
  input: EnableTemplateContentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationEnableUserAccountArgs = {
  input: EnableUserAccountInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExitEmployeeArgs = {
  input: ExitEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExplainSightArgs = {
  input: ExplainSightInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportAssessmentArgs = {
  input: ExportAssessmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportAssessmentResultsArgs = {
  input: ExportAssessmentResultsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportCalibrationArgs = {
  input: ExportCalibrationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportChangeLetterArgs = {
  input: ExportChangeLetterInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportDepartmentsArgs = {
  input: ExportDepartmentsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportEmployeesArgs = {
  input: ExportEmployeesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportOrganisationComparisonArgs = {
  input: ExportOrganisationComparisonInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportPersonnelChangesArgs = {
  input: ExportPersonnelChangesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportPlanScopeArgs = {
  input: ExportPlanScopeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationExportPositionsArgs = {
  input: ExportPositionsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationFinishPositionEvaluationArgs = {
  input: FinishPositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationInviteByCardsArgs = {
  input: InviteByCardsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationInviteByMailArgs = {
  input: InviteByMailInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationInviteByPasswordsArgs = {
  input: InviteByPasswordsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationJoinDepartmentsToPlanArgs = {
  input: JoinDepartmentsToPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationKeepSessionArgs = {
  input: KeepSessionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationLinkIdentityArgs = {
  input: LinkIdentityInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationLockAssessmentArgs = {
  input: LockAssessmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationLockAssessmentPlanArgs = {
  input: LockAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationLoginArgs = {
  input: LoginInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMapEmployeeImportArgs = {
  input: MapEmployeeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMapPersonnelChangeImportArgs = {
  input: MapPersonnelChangeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMarkAbsentFromSelfScoreArgs = {
  input: MarkAbsentFromSelfScoreInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMarkMessagesReadArgs = {
  input: MarkMessagesReadInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMarkNoticesReadArgs = {
  input: MarkNoticesReadInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMendEmployeeImportArgs = {
  input: MendEmployeeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMendPersonnelChangeImportArgs = {
  input: MendPersonnelChangeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationMergeDepartmentArgs = {
  input: MergeDepartmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationNameOrganisationArgs = {
  input: NameOrganisationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationObjectToAssessmentArgs = {
  input: ObjectToAssessmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOfferBaseTemplateArgs = {
  input: OfferBaseTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOpenInvitationArgs = {
  input: OpenInvitationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOrderCustomFieldsArgs = {
  input: OrderCustomFieldsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOrderDepartmentsArgs = {
  input: OrderDepartmentsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOrderDictionaryArgs = {
  input: OrderDictionaryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationOrderGradesArgs = {
  input: OrderGradesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationPromoteEmployeeArgs = {
  input: PromoteEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationProposeRecordChangeArgs = {
  input: ProposeRecordChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationPublishBaseTemplateArgs = {
  input: PublishBaseTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationReenterEmployeeArgs = {
  input: ReenterEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRefusePersonnelChangeArgs = {
  input: RefusePersonnelChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRefuseRecordProposalArgs = {
  input: RefuseRecordProposalInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRegulariseEmployeeArgs = {
  input: RegulariseEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRejectResultArgs = {
  input: RejectResultInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRejectTargetsArgs = {
  input: RejectTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRememberOpenedArgs = {
  input: RememberOpenedInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRemindAssessmentPlanArgs = {
  input: RemindAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRemindTeamArgs = {
  input: RemindTeamInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRemoveIdentityLinkArgs = {
  input: RemoveIdentityLinkInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRemovePlanPersonArgs = {
  input: RemovePlanPersonInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRemoveRoleMembersArgs = {
  input: RemoveRoleMembersInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRenameDictionaryEntryArgs = {
  input: RenameDictionaryEntryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRenameOrganisationVersionArgs = {
  input: RenameOrganisationVersionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRenameRoleArgs = {
  input: RenameRoleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRenameUserAccountArgs = {
  input: RenameUserAccountInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRequestVerificationCodeArgs = {
  input: RequestVerificationCodeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationResetEmployeePasswordArgs = {
  input: ResetEmployeePasswordInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationResetUserAccountPasswordArgs = {
  input: ResetUserAccountPasswordInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationReturnAssessmentPlanArgs = {
  input: ReturnAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationReversePersonnelChangeArgs = {
  input: ReversePersonnelChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationRevokeApiTokenArgs = {
  input: RevokeApiTokenInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveAssessmentPlanArgs = {
  input: SaveAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveAssessmentPlanRuleArgs = {
  input: SaveAssessmentPlanRuleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveAssessmentPlanScopeArgs = {
  input: SaveAssessmentPlanScopeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveAssessmentRuleArgs = {
  input: SaveAssessmentRuleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveAssessmentTemplateArgs = {
  input: SaveAssessmentTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveCompanyArgs = {
  input: SaveCompanyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveDirectorySyncArgs = {
  input: SaveDirectorySyncInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveEmployeeFieldRightsArgs = {
  input: SaveEmployeeFieldRightsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveEvaluationOptionsArgs = {
  input: SaveEvaluationOptionsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveLanguageArgs = {
  input: SaveLanguageInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveListFilterArgs = {
  input: SaveListFilterInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveListLayoutArgs = {
  input: SaveListLayoutInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveMailPreferenceArgs = {
  input: SaveMailPreferenceInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveMinimumWageArgs = {
  input: SaveMinimumWageInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveNoticeArgs = {
  input: SaveNoticeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSavePersonLevelsArgs = {
  input: SavePersonLevelsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSavePersonnelChangeFlowArgs = {
  input: SavePersonnelChangeFlowInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSavePlanPeopleArgs = {
  input: SavePlanPeopleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSavePositionRequirementArgs = {
  input: SavePositionRequirementInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveRolePagesArgs = {
  input: SaveRolePagesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveRoleScopeArgs = {
  input: SaveRoleScopeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveScoresArgs = {
  input: SaveScoresInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveShortcutsArgs = {
  input: SaveShortcutsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveSignInSettingsArgs = {
  input: SaveSignInSettingsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveSystemNoticeArgs = {
  input: SaveSystemNoticeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveTargetsArgs = {
  input: SaveTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSaveTemplateContentArgs = {
  input: SaveTemplateContentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationScorePositionEvaluationArgs = {
  input: ScorePositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSeeAsArgs = {
  input: SeeAsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSendBackScoresArgs = {
  input: SendBackScoresInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSetRemindDateArgs = {
  input: SetRemindDateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSettlePersonnelChangeArgs = {
  input: SettlePersonnelChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSignOutUserAccountArgs = {
  input: SignOutUserAccountInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationStartDirectorySyncArgs = {
  input: StartDirectorySyncInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationStartExternalLoginArgs = {
  input: StartExternalLoginInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationStartPlanFromKitArgs = {
  input: StartPlanFromKitInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationStartPositionEvaluationArgs = {
  input: StartPositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationStopAssessmentPlanArgs = {
  input: StopAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSubmitScoresArgs = {
  input: SubmitScoresInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSubmitTargetsArgs = {
  input: SubmitTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationSwitchIdentityArgs = {
  input: SwitchIdentityInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationTakeOverBaseTemplateArgs = {
  input: TakeOverBaseTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationTestDirectorySyncArgs = {
  input: TestDirectorySyncInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationTestSignInSettingsArgs = {
  input: TestSignInSettingsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationTransferEmployeeArgs = {
  input: TransferEmployeeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationTransferRoleMembersArgs = {
  input: TransferRoleMembersInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUndoEmployeeImportArgs = {
  input: UndoEmployeeImportInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUnlinkIdentityArgs = {
  input: UnlinkIdentityInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateCustomFieldArgs = {
  input: UpdateCustomFieldInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateDepartmentArgs = {
  input: UpdateDepartmentInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeBankArgs = {
  input: UpdateEmployeeBankInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeBasicArgs = {
  input: UpdateEmployeeBasicInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeCertificatesArgs = {
  input: UpdateEmployeeCertificatesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeContactArgs = {
  input: UpdateEmployeeContactInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeContractArgs = {
  input: UpdateEmployeeContractInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeEarlierContractsArgs = {
  input: UpdateEmployeeEarlierContractsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeEducationArgs = {
  input: UpdateEmployeeEducationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeePersonalArgs = {
  input: UpdateEmployeePersonalInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeSalaryArgs = {
  input: UpdateEmployeeSalaryInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeShareOptionsArgs = {
  input: UpdateEmployeeShareOptionsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeTitlesArgs = {
  input: UpdateEmployeeTitlesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateEmployeeWorkArgs = {
  input: UpdateEmployeeWorkInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateGradeArgs = {
  input: UpdateGradeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateJobFamilyArgs = {
  input: UpdateJobFamilyInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateLetterTemplateArgs = {
  input: UpdateLetterTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateOpenAssessmentPlanArgs = {
  input: UpdateOpenAssessmentPlanInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdatePositionArgs = {
  input: UpdatePositionInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdatePositionEvaluationArgs = {
  input: UpdatePositionEvaluationInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateRankArgs = {
  input: UpdateRankInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUpdateRoleArgs = {
  input: UpdateRoleInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationUseLetterTemplateArgs = {
  input: UseLetterTemplateInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationVerifyResultArgs = {
  input: VerifyResultInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationWithdrawDepartmentChangesArgs = {
  input: WithdrawDepartmentChangesInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationWithdrawPositionChangeArgs = {
  input: WithdrawPositionChangeInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationWithdrawRecordProposalArgs = {
  input: WithdrawRecordProposalInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationWithdrawTargetsArgs = {
  input: WithdrawTargetsInput;
};


/**
 * Everything that can be changed. Each field takes one `input` and answers a payload: what was changed, and `userErrors`
 * with what the user can correct. When there are any, nothing was changed.
 */
export type MutationWriteChangeLetterArgs = {
  input: WriteChangeLetterInput;
};

/** Which of the caller's own appraisals are meant; all conditions given must hold. */
export type MyAppraisalFilterInput = {
  /** Any of these stages. */
  employeeStages?: InputMaybe<Array<EmployeeStage>>;
  /** The year of their plan. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A name for a day. */
export type NameOrganisationInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** The day. Left out: today. */
  day?: InputMaybe<Scalars['Date']['input']>;
  /** The name, at most 20 characters, unique in the company. */
  name: Scalars['String']['input'];
};

/** What became of the name. */
export type NameOrganisationPayload = {
  __typename?: 'NameOrganisationPayload';
  /** The named day; null when it was refused. */
  organisationVersion?: Maybe<OrganisationVersion>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** An announcement to everybody in the company. */
export type Notice = {
  __typename?: 'Notice';
  /** Text, at most 1000 characters. It is plain text, not HTML. */
  content: Scalars['String']['output'];
  /** When it was published. */
  createdAt: Scalars['DateTime']['output'];
  /** When it closes by itself; null when it stays open until somebody closes it. */
  deadline?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the announcement. */
  id: Scalars['ID']['output'];
  /** Whether the caller has opened it. */
  read: Scalars['Boolean']['output'];
  /** How many people have opened it; null for those who may not publish. */
  readCount?: Maybe<Scalars['Int']['output']>;
  /** Whether it is closed, open or important; null when the services report a status this release does not know. */
  status?: Maybe<NoticeStatus>;
  /** Title, at most 100 characters. */
  title: Scalars['String']['output'];
};

export type { NoticeStatus };

/** Which result to object to. */
export type ObjectToAssessmentInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why; it has to be given. */
  reason: Scalars['String']['input'];
};

/** Whether a base template is offered. */
export type OfferBaseTemplateInput = {
  /** Id of the base template. */
  id: Scalars['ID']['input'];
  /** True offers it, false withdraws it. */
  offered: Scalars['Boolean']['input'];
  /** The `version` of the base template as you read it; an older one is refused with CONFLICT. */
  version: Scalars['Int']['input'];
};

export type { OpenEndedReason };

/** Where the external HR system is. */
export type OpenExternalSystemPayload = {
  __typename?: 'OpenExternalSystemPayload';
  /** Where to lead the browser; null when the company has no such system. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it was refused, one entry for each reason; empty when it was not. */
  userErrors: Array<UserError>;
};

/** The link that was opened. */
export type OpenInvitationInput = {
  /** The token in the address of the link. */
  token: Scalars['String']['input'];
};

/** What became of opening a link. */
export type OpenInvitationPayload = {
  __typename?: 'OpenInvitationPayload';
  /** Whom it greets; null when the link does not hold. */
  invitation?: Maybe<Invitation>;
  /** Why it does not hold, one entry for each reason; empty when it does. */
  userErrors: Array<UserError>;
};

/** Another order of the own fields. */
export type OrderCustomFieldsInput = {
  /** The id of every own field once, in the new order. */
  ids: Array<Scalars['ID']['input']>;
};

/** What came of ordering the own fields. */
export type OrderCustomFieldsPayload = {
  __typename?: 'OrderCustomFieldsPayload';
  /** The fields in their new order; null when it was refused. */
  customFields?: Maybe<Array<CustomField>>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** An order of departments. */
export type OrderDepartmentsInput = {
  /** All departments right below it, the first one first. */
  ids: Array<Scalars['ID']['input']>;
  /** The department above them. */
  parentId: Scalars['ID']['input'];
  /** Version of the department above them, as it was read. */
  version: Scalars['Int']['input'];
};

/** What became of ordering departments. */
export type OrderDepartmentsPayload = {
  __typename?: 'OrderDepartmentsPayload';
  /** The departments in their new order; null when it was refused. */
  departments?: Maybe<Array<Department>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
  /** Version of the department above them now; null when it was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Another order of the entries. */
export type OrderDictionaryInput = {
  /** The code of every entry once, in the new order. */
  codes: Array<Scalars['String']['input']>;
  /** Which dictionary. */
  dictionaryId: Scalars['ID']['input'];
  /** Version of the dictionary that was changed. */
  version: Scalars['Int']['input'];
};

/** All grades in an order. */
export type OrderGradesInput = {
  /** Every grade in use, the highest first. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of the order. */
export type OrderGradesPayload = {
  __typename?: 'OrderGradesPayload';
  /** The grades in their order; null when it was refused. */
  grades?: Maybe<Array<Grade>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** The organisation on a day. */
export type Organisation = {
  __typename?: 'Organisation';
  /** The day it is shown as of. */
  day: Scalars['Date']['output'];
  /** All departments, superior ones before those below them, siblings in their order; the first is the company itself. */
  departments: Array<OrganisationUnit>;
};

/** What is different between the organisation of two days. */
export type OrganisationComparison = {
  __typename?: 'OrganisationComparison';
  /** Departments on the later day, the company itself included. */
  departmentsAfter: Scalars['Int']['output'];
  /** Departments on the earlier day, the company itself included. */
  departmentsBefore: Scalars['Int']['output'];
  /** What is different, in the order of the later tree, then what is gone. */
  differences: Array<OrganisationDifference>;
  /** People on the later day; of a day ahead those of today. */
  headcountAfter: Scalars['Int']['output'];
  /** People on the earlier day. */
  headcountBefore: Scalars['Int']['output'];
};

/** A day on which the structure changed or will change. */
export type OrganisationDay = {
  __typename?: 'OrganisationDay';
  /** The day. */
  day: Scalars['Date']['output'];
  /** How many departments changed or will change on it. */
  departments: Scalars['Int']['output'];
};

/** The days of the organisation's history. */
export type OrganisationDays = {
  __typename?: 'OrganisationDays';
  /** The days on which something changed or will change, the first one first. */
  days: Array<OrganisationDay>;
  /** The first day of which anything is known. */
  first: Scalars['Date']['output'];
  /** The last day on which something is planned; today where nothing is. */
  last: Scalars['Date']['output'];
  /** Today, where the company is. */
  today: Scalars['Date']['output'];
};

/** What is different of a department; one may stand there several times, once for each kind. */
export type OrganisationDifference = {
  __typename?: 'OrganisationDifference';
  /** The same on the later day, of a merge what it became part of; null when there is none, or somebody the caller may not see. */
  after?: Maybe<Scalars['String']['output']>;
  /** The name, the place or the head on the earlier day; null when there was none, or somebody the caller may not see. */
  before?: Maybe<Scalars['String']['output']>;
  /** Code; it is the same on all days. */
  code: Scalars['String']['output'];
  /** Id of the department. */
  departmentId: Scalars['ID']['output'];
  /** People in it and below on the later day; null when it is not there. */
  headcountAfter?: Maybe<Scalars['Int']['output']>;
  /** People in it and below on the earlier day; null when it was not there. */
  headcountBefore?: Maybe<Scalars['Int']['output']>;
  /** What happened; null when the services report a kind this release does not know. */
  kind?: Maybe<OrganisationDifferenceKind>;
  /** Name on the later day; of one that is gone, on the earlier day. */
  name: Scalars['String']['output'];
};

export type { OrganisationDifferenceKind };

/** Who leads a department on a day, as a chart names the person. */
export type OrganisationHead = {
  __typename?: 'OrganisationHead';
  /** Id of the employee. */
  employeeId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** English name; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Employee number. */
  number: Scalars['String']['output'];
};

/** A department as it is on the day of the organisation it was asked for with. */
export type OrganisationUnit = {
  __typename?: 'OrganisationUnit';
  /** Code; it is the same on all days. */
  code: Scalars['String']['output'];
  /** Id of the department, the same on all days. */
  departmentId: Scalars['ID']['output'];
  /** Whether somebody leads it on that day, also somebody the caller may not see. */
  hasHead: Scalars['Boolean']['output'];
  /** Who leads it on that day; null while nobody does, or when the caller may not see the person. */
  head?: Maybe<OrganisationHead>;
  /** People who work directly in the department on that day. Of a day ahead those of today, where planned merges lead them. */
  headcount: Scalars['Int']['output'];
  /** Name on that day. */
  name: Scalars['String']['output'];
  /** English name on that day; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Id of the department above it on that day; null for the company itself. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The same with the people of everything below it. */
  totalHeadcount: Scalars['Int']['output'];
};

/** A name for the organisation of a day. */
export type OrganisationVersion = {
  __typename?: 'OrganisationVersion';
  /** When it was named. */
  createdAt: Scalars['DateTime']['output'];
  /** The day whose organisation it names. */
  day: Scalars['Date']['output'];
  /** Id of the version. */
  id: Scalars['ID']['output'];
  /** Whether it was named by itself, because the structure changed on that day; such a one is not deleted. */
  isAutomatic: Scalars['Boolean']['output'];
  /** The name, at most 20 characters. */
  name: Scalars['String']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** Three rights on a page. */
export type PageAllowance = {
  __typename?: 'PageAllowance';
  /** To change what is on the page. */
  allowEdit: Scalars['Boolean']['output'];
  /** To take files out of the page. */
  allowExport: Scalars['Boolean']['output'];
  /** To see the page. */
  allowVisit: Scalars['Boolean']['output'];
};

export type { PageElementKind };

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: Scalars['Int']['input'];
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: Scalars['Int']['input'];
};

/** What the caller may do on one page of the product. Every right hangs on a page. */
export type PagePermission = {
  __typename?: 'PagePermission';
  /** Whether the caller may change data there. */
  allowEdit: Scalars['Boolean']['output'];
  /** Whether the caller may take data out as files. */
  allowExport: Scalars['Boolean']['output'];
  /** Whether the caller may open the page and read its data. */
  allowVisit: Scalars['Boolean']['output'];
  /** Names of parts of the page that are hidden from the caller; null where only the rights were asked for, as in `me`. */
  hiddenElements?: Maybe<Array<Scalars['String']['output']>>;
  /** Path of the page in the browser client, e.g. `/employee/list`. */
  path: Scalars['ID']['output'];
};

/** One step of the arithmetic behind a result, made of the steps below it. */
export type PassportStep = {
  __typename?: 'PassportStep';
  /** The arithmetic with its figures, e.g. `60% × 92 + 40% × 85`. */
  formula: Scalars['String']['output'];
  /** What the step is about, in the language of the request. */
  label: Scalars['String']['output'];
  /** What kind of step it is, as a code that never changes; for programs. */
  labelId: Scalars['String']['output'];
  /**
   * The step as people say it, e.g. `Your manager gave 90 for “Revenue”, which counts 60%.`; null where it needs no words
   * beyond those of the steps around it.
   */
  sentence?: Maybe<Scalars['String']['output']>;
  /** What comes out, as it is shown; null while a figure is missing. */
  shown?: Maybe<Scalars['String']['output']>;
  /** The steps its figures come from; empty at the leaves. */
  steps: Array<PassportStep>;
  /** What comes out, not rounded; null while a figure is missing. */
  value?: Maybe<Scalars['String']['output']>;
};

/** One appraisal of a person in short. */
export type PersonAppraisal = {
  __typename?: 'PersonAppraisal';
  /** Score; null before there is one, before the caller may see it, and where the result is a level. */
  composedScore?: Maybe<Scalars['Decimal']['output']>;
  /** How far the person is. */
  employeeStage?: Maybe<EmployeeStage>;
  /** Id of the appraisal. */
  id: Scalars['ID']['output'];
  /** Level, such as A; null before there is one and before the caller may see it. */
  levelName?: Maybe<Scalars['String']['output']>;
  /** First day of the time it is about. */
  periodFrom: Scalars['Date']['output'];
  /** Last day of the time it is about. */
  periodTo: Scalars['Date']['output'];
  /** Its plan. */
  plan?: Maybe<AssessmentPlan>;
  /** Stage of its plan; null when the services report one this release does not know. */
  status?: Maybe<AssessmentPlanStatus>;
  /** As whom the caller sees it. */
  viewer?: Maybe<ViewerType>;
};

/** How a person matches a position, in figures. */
export type PersonFit = {
  __typename?: 'PersonFit';
  /** Conditions whose minimum is not reached. */
  belowCount: Scalars['Int']['output'];
  /** How many conditions the position has. */
  conditionCount: Scalars['Int']['output'];
  /** The person. */
  employee?: Maybe<Employee>;
  /** How far all conditions are met, 0 to 100: the mean by weight, in which a condition not assessed counts nothing. Null when none is assessed. */
  match?: Maybe<Scalars['Decimal']['output']>;
  /** Conditions whose ideal is passed by two levels or more. */
  overqualifiedCount: Scalars['Int']['output'];
  /** Conditions for which no level is known. */
  unassessedCount: Scalars['Int']['output'];
};

/** A page of people with their matches. */
export type PersonFitPage = {
  __typename?: 'PersonFitPage';
  /** The rows of the page. */
  items: Array<PersonFit>;
  /** Number of the page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** Rows a page holds. */
  pageSize: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** A level that was said of a person. */
export type PersonLevel = {
  __typename?: 'PersonLevel';
  /** What it is based on; null when nothing was written. */
  evidence?: Maybe<Scalars['String']['output']>;
  /** What it is a level of; null when the position no longer asks for it. */
  item?: Maybe<MatchItem>;
  /** 0 to 5 in halves. */
  level: Scalars['Decimal']['output'];
  /** True for the own view of the person; false for an assessment of the line manager or HR. */
  own: Scalars['Boolean']['output'];
  /** Who said it; null for an account that belongs to nobody. */
  saidBy?: Maybe<Employee>;
  /** The day it was said of. */
  validFrom: Scalars['Date']['output'];
};

/** The level a person has in something. */
export type PersonLevelInput = {
  /** What it is based on, at most 500 characters; required but for the own view. */
  evidence?: InputMaybe<Scalars['String']['input']>;
  /** Id of what it is a level of. */
  itemId: Scalars['ID']['input'];
  /** 0 to 5 in halves. */
  level: Scalars['Decimal']['input'];
  /** Version of the level that the caller saw; 0 when there was none. */
  version: Scalars['Int']['input'];
};

/** How one person matches one position. */
export type PersonMatch = {
  __typename?: 'PersonMatch';
  /** Whether the caller may assess: the line manager, or HR. */
  assessable: Scalars['Boolean']['output'];
  /** The conditions one by one, gaps first. */
  conditions: Array<ConditionMatch>;
  /** The person. */
  employee?: Maybe<Employee>;
  /** All conditions together. */
  fit: PersonFit;
  /** Id of the person and the position together. */
  id: Scalars['ID']['output'];
  /** Whether it is the caller, who may say the own view. */
  isMe: Scalars['Boolean']['output'];
  /** Every level that was said of these conditions, the latest first. */
  levels: Array<PersonLevel>;
  /** The position compared with; null when none was asked for and the person has none. */
  position?: Maybe<Position>;
};

/**
 * A change of somebody that holds from a day on: an entry, a regularisation, a transfer, a promotion, a general change
 * or an exit.
 */
export type PersonnelChange = {
  __typename?: 'PersonnelChange';
  /** Who approves it and what each of them decided; null when nobody had to. */
  approval?: Maybe<ApprovalRun>;
  /** Whether the caller may cancel it. */
  cancellable: Scalars['Boolean']['output'];
  /** Whether it waits for the caller's approval. */
  decidable: Scalars['Boolean']['output'];
  /** First day on which it holds; of an exit the last day in the company. */
  effectiveDate: Scalars['Date']['output'];
  /** Whose change; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Who wanted the exit; null for everything else, or when the caller may not read it. */
  exitKind?: Maybe<ExitKind>;
  /** When it was filed. */
  filedAt: Scalars['DateTime']['output'];
  /** Who filed it; null when it follows from a date, e.g. the end of a probation. */
  filedBy?: Maybe<Scalars['String']['output']>;
  /** By which article of the law; null when none was needed, or when the caller may not read it. */
  ground?: Maybe<ExitGround>;
  /** Id of the change. */
  id: Scalars['ID']['output'];
  /** The letter that the caller may write about it; null when there is none. */
  letterKind?: Maybe<LetterKind>;
  /** What changes, field by field; empty for entries and exits. */
  lines: Array<PersonnelChangeLine>;
  /** Why; null when nobody said, or when the caller may not read it. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Id of the change that this one takes back; null when it is no reversal. */
  reversalOf?: Maybe<Scalars['ID']['output']>;
  /** Whether the caller may reverse it, as long as nothing changed the same fields later. */
  reversible: Scalars['Boolean']['output'];
  /** What became of it; null when the services report one this release does not know. */
  status?: Maybe<PersonnelChangeStatus>;
  /** What it leaves to HR; null when nothing, or when the caller may not file changes. */
  task?: Maybe<PersonnelChangeTask>;
  /** The same as a sentence in the language of the request. */
  taskText?: Maybe<Scalars['String']['output']>;
  /** Kind of the change; null when the services report one this release does not know. */
  type?: Maybe<PersonnelChangeType>;
  /** Number of the state it is in; to be sent with a change of it. */
  version: Scalars['Int']['output'];
};

/** Which personnel changes to list. A condition left out does not narrow the list; several narrow it together. */
export type PersonnelChangeFilterInput = {
  /** Only people who are in these departments today, or below them. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Effective on this day or later. */
  effectiveFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Effective on this day or earlier. */
  effectiveTo?: InputMaybe<Scalars['Date']['input']>;
  /** Only changes of this person. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these changes, by their ids, at most 200. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of name, English name, number or work email of the person. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only these. */
  statuses?: InputMaybe<Array<PersonnelChangeStatus>>;
  /** Only these kinds. */
  types?: InputMaybe<Array<PersonnelChangeType>>;
  /** True: only those that leave something to HR. */
  withTask?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Who approves personnel changes of a kind. */
export type PersonnelChangeFlow = {
  __typename?: 'PersonnelChangeFlow';
  /** Id of the flow; there is one for each kind. */
  id: Scalars['ID']['output'];
  /** Who decides, one step after the other; empty when nobody has to. */
  nodes: Array<ApprovalNode>;
  /**
   * Kind of the changes, of entries those of people who come back; null when the services report one this release does not
   * know.
   */
  type?: Maybe<PersonnelChangeType>;
  /** Number of times it was changed; 0 when it was never set. */
  version: Scalars['Int']['output'];
};

/** What is needed to file a transfer, a promotion or a general change. */
export type PersonnelChangeForm = {
  __typename?: 'PersonnelChangeForm';
  /** Changes of the person that lie ahead, the next first. */
  ahead: Array<PersonnelChange>;
  /** The person with what is on record today; null when the services do not tell. */
  employee?: Maybe<Employee>;
  /** First day in the company; no change is dated before it. */
  entryDate: Scalars['Date']['output'];
  /** Last day in the company; null when no exit is filed. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** Day on which the probation ends or ended; null when there is none. */
  regularDate?: Maybe<Scalars['Date']['output']>;
  /** Version of the person, to be sent with the change. */
  version: Scalars['Int']['output'];
};

/** What a personnel change says of one field. */
export type PersonnelChangeLine = {
  __typename?: 'PersonnelChangeLine';
  /** What holds from the day on, in words; null when nothing, or when the caller may not read it. */
  after?: Maybe<Scalars['String']['output']>;
  /** What stands there before the day, in words; null when nothing, or when the caller may not read it. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field, as `Employee` has it. */
  field: Scalars['String']['output'];
  /** True when the caller may not read the values. */
  hidden: Scalars['Boolean']['output'];
  /** What the field is called, in the language of the request. */
  label: Scalars['String']['output'];
};

/** One page of personnel changes. */
export type PersonnelChangePage = {
  __typename?: 'PersonnelChangePage';
  /** The changes of the page. */
  items: Array<PersonnelChange>;
  /** Number of the page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** How many rows a page has at most. */
  pageSize: Scalars['Int']['output'];
  /** How many there are on all pages together. */
  total: Scalars['Int']['output'];
};

/** Order of personnel changes. */
export type PersonnelChangeSortInput = {
  /** By which column. */
  by: PersonnelChangeSortKey;
  /** Whether the greatest value comes first. */
  descending?: Scalars['Boolean']['input'];
};

export type { PersonnelChangeSortKey };

export type { PersonnelChangeStatus };

export type { PersonnelChangeTask };

export type { PersonnelChangeType };

/** A job that people hold, such as "Senior product manager". Several people may hold the same position. */
export type Position = {
  __typename?: 'Position';
  /** The first day on which it no longer exists; null when it is not closed. */
  closedOn?: Maybe<Scalars['Date']['output']>;
  /** Code, unique in the company, e.g. `PROD-P6`. */
  code: Scalars['String']['output'];
  /** People who enter the company in it or move into it on a day ahead. */
  coming?: Maybe<Scalars['Int']['output']>;
  /** The department the job belongs to; null when it exists in all of them. */
  department?: Maybe<Department>;
  /** People in service who are in it, whoever asks. */
  filled?: Maybe<Scalars['Int']['output']>;
  /** The highest rank people in this job can have; null when it is the lowest one as well. */
  highestRank?: Maybe<Rank>;
  /** Id of the position. */
  id: Scalars['ID']['output'];
  /** The group of related jobs it belongs to; null when none is given. */
  jobFamily?: Maybe<JobFamily>;
  /** The grade its evaluation came to; null when none has been applied. */
  jobGrade?: Maybe<Grade>;
  /** Job title. */
  name: Scalars['String']['output'];
  /** English job title; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** How many people the company wants to have in it; null when nobody has planned that. */
  plannedHeadcount?: Maybe<Scalars['Int']['output']>;
  /** The rank people in this job usually have, or the lowest one where it is a range; null when none is given. */
  rank?: Maybe<Rank>;
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** Something a position asks for: the level it needs at least, and the level that would be ideal. */
export type PositionCondition = {
  __typename?: 'PositionCondition';
  /** Level from which it is met in full; more than 0 and less than 3 above the minimum. */
  ideal: Scalars['Decimal']['output'];
  /** What is asked for. */
  item: MatchItem;
  /** Level below which the condition fails, 0 to 5 in halves. */
  minimum: Scalars['Decimal']['output'];
  /** What it counts beside the others; they need not add up to 100. */
  weight: Scalars['Decimal']['output'];
};

/** Something a position asks for. */
export type PositionConditionInput = {
  /** Level that would be ideal; more than 0 and less than 3 above the minimum. */
  ideal: Scalars['Decimal']['input'];
  /** Level it needs at least, 0 to 5 in halves. */
  minimum: Scalars['Decimal']['input'];
  /** What is asked for, at most 50 characters, each once. */
  name: Scalars['String']['input'];
  /** What it counts beside the others, above 0 and at most 100. */
  weight: Scalars['Decimal']['input'];
};

/** An evaluation of a position by several people. */
export type PositionEvaluation = {
  __typename?: 'PositionEvaluation';
  /** From which day on the position has the grade; null while it is not applied. */
  appliedFrom?: Maybe<Scalars['Date']['output']>;
  /** When it was set up. */
  createdAt: Scalars['DateTime']['output'];
  /** How many people evaluate. */
  evaluatorCount: Scalars['Int']['output'];
  /** Highest of these totals; null as the mean is. */
  highest?: Maybe<Scalars['Decimal']['output']>;
  /** Id of the evaluation. */
  id: Scalars['ID']['output'];
  /** The grade that the mean means; null as the mean is. */
  jobGrade?: Maybe<Grade>;
  /** Lowest of these totals; null as the mean is. */
  lowest?: Maybe<Scalars['Decimal']['output']>;
  /** Whether the caller may start, end, apply and delete evaluations. */
  manageable: Scalars['Boolean']['output'];
  /** Mean of the totals submitted, to eight places; null when nobody has, or when the caller is an evaluator and it is not done. */
  mean?: Maybe<Scalars['Decimal']['output']>;
  /** The position that is evaluated. */
  position?: Maybe<Position>;
  /** How far it is; null stands for a state this release does not know. */
  state?: Maybe<EvaluationState>;
  /** How many of them have submitted. */
  submittedCount: Scalars['Int']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
  /** Whether the caller is an evaluator who has still to submit. */
  waitsForMe: Scalars['Boolean']['output'];
};

/** An evaluation with its factors and answers. */
export type PositionEvaluationDetail = {
  __typename?: 'PositionEvaluationDetail';
  /** The evaluation. */
  evaluation: PositionEvaluation;
  /** All evaluators for whoever manages evaluations or once it is done; else only the caller. */
  evaluators: Array<PositionEvaluator>;
  /** Id of the evaluation. */
  id: Scalars['ID']['output'];
  /** What it is evaluated by: as it was when it began, until then as it is today. */
  options: EvaluationOptions;
};

/** Which evaluations a list holds; what is left out does not limit it. */
export type PositionEvaluationFilterInput = {
  /** Part of the title or code of the position. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this position. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that are so far. */
  state?: InputMaybe<EvaluationState>;
  /** Only those in which the caller has still to submit. */
  waiting?: Scalars['Boolean']['input'];
};

/** A page of evaluations. */
export type PositionEvaluationPage = {
  __typename?: 'PositionEvaluationPage';
  /** The evaluations on this page. */
  items: Array<PositionEvaluation>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Somebody who evaluates a position, with the answers. */
export type PositionEvaluator = {
  __typename?: 'PositionEvaluator';
  /**
   * For each question, in the order of the factors, the place of the answer chosen, from 0; null for one that is not
   * answered. Empty for others who have not submitted.
   */
  choices: Array<Maybe<Scalars['Int']['output']>>;
  /** Who it is; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** Whether it is the caller. */
  isMe: Scalars['Boolean']['output'];
  /** When the answers were submitted; null before. */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the answers come to; null before they are submitted. */
  total?: Maybe<Scalars['Decimal']['output']>;
};

/** Which positions a list holds; what is left out does not limit it. */
export type PositionFilterInput = {
  /** True: only those that are closed. False: only those that are not. */
  closed?: Scalars['Boolean']['input'];
  /** Only those that belong to these departments. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those of these job families. */
  jobFamilyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a title or code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only those whose lowest or highest rank is one of these. */
  rankIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True: only those with fewer people, the coming ones included, than planned. */
  vacant?: Scalars['Boolean']['input'];
};

/** A position and what it was and will be at all times. */
export type PositionHistory = {
  __typename?: 'PositionHistory';
  /** Id of the position. */
  id: Scalars['ID']['output'];
  /** The position as it is today. */
  position: Position;
  /** Its descriptions from the first day on, those that begin on a day ahead included. */
  versions: Array<PositionVersion>;
};

/** A position with how the people in it match. */
export type PositionMatch = {
  __typename?: 'PositionMatch';
  /** Those of them of whom a level is known that it asks for. */
  assessedCount: Scalars['Int']['output'];
  /** Those of them who are below the minimum of a condition. */
  belowCount: Scalars['Int']['output'];
  /** How many conditions it has. */
  conditionCount: Scalars['Int']['output'];
  /** Mean match of those assessed, 0 to 100; null when nobody is. */
  match?: Maybe<Scalars['Decimal']['output']>;
  /** People in it today whose levels the caller sees. */
  peopleCount: Scalars['Int']['output'];
  /** The position. */
  position?: Maybe<Position>;
};

/** Which positions a list holds; what is left out does not limit it. */
export type PositionMatchFilterInput = {
  /** Only positions of these departments. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for positions with conditions, false for those without. */
  described?: InputMaybe<Scalars['Boolean']['input']>;
  /** Part of the title or code. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A page of positions with their matches. */
export type PositionMatchPage = {
  __typename?: 'PositionMatchPage';
  /** The rows of the page. */
  items: Array<PositionMatch>;
  /** Number of the page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** Rows a page holds. */
  pageSize: Scalars['Int']['output'];
  /** Rows on all pages together. */
  total: Scalars['Int']['output'];
};

/** A page of positions. */
export type PositionPage = {
  __typename?: 'PositionPage';
  /** The positions on this page. */
  items: Array<Position>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** What a position asks of whoever holds it. */
export type PositionRequirement = {
  __typename?: 'PositionRequirement';
  /** Its conditions, in order; empty until somebody said them. */
  conditions: Array<PositionCondition>;
  /** Whether the caller may change it. */
  editable: Scalars['Boolean']['output'];
  /** Id of the position. */
  id: Scalars['ID']['output'];
  /** The position. */
  position?: Maybe<Position>;
  /** Number of the last change, 0 before the first. Send it back with the next one, so that nobody’s work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** The order of a list of positions. */
export type PositionSortInput = {
  /** What to sort by. */
  by: PositionSortKey;
  /** Whether the largest comes first. */
  descending?: Scalars['Boolean']['input'];
};

export type { PositionSortKey };

/** What a position is from one day to another. */
export type PositionVersion = {
  __typename?: 'PositionVersion';
  /** The department it belongs to; null when it exists in all of them. */
  department?: Maybe<Department>;
  /** The highest rank of people in it; null when it is the lowest one as well. */
  highestRank?: Maybe<Rank>;
  /** The job family it belongs to; null when none is given. */
  jobFamily?: Maybe<JobFamily>;
  /** The grade its evaluation came to; null when none had been applied. */
  jobGrade?: Maybe<Grade>;
  /** Job title. */
  name: Scalars['String']['output'];
  /** English job title; null when none is given. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** How many people the company wants to have in it; null when that is not planned. */
  plannedHeadcount?: Maybe<Scalars['Int']['output']>;
  /** The lowest rank of people in it, or the only one; null when none is given. */
  rank?: Maybe<Rank>;
  /** What people in it must know and be able to do; null when that is not written. */
  requirements?: Maybe<Scalars['String']['output']>;
  /** What people in it do; null when that is not written. */
  responsibilities?: Maybe<Scalars['String']['output']>;
  /** The first day it is like this. */
  validFrom: Scalars['Date']['output'];
  /** The first day it no longer is; null until further notice. */
  validTo?: Maybe<Scalars['Date']['output']>;
};

export type { Priority };

/** A promotion. */
export type PromoteEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the new department; left out, it stays. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: Scalars['Date']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the new job family; null empties it, left out, it stays. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new position; null empties it, left out, it stays. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new rank; null empties it, left out, it stays. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of filing a promotion. */
export type PromoteEmployeePayload = {
  __typename?: 'PromoteEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What is to stand in the own record. A field left out stays as it is; null empties it. All fields belong to one group. */
export type ProposeRecordChangeInput = {
  /** Number of the account salaries are paid to; it is kept sealed. */
  bankCard?: InputMaybe<Scalars['String']['input']>;
  /** Bank of the account, at most 50 characters. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** Date of birth, before the entry date. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** A value you make up for this call: sent again with the same one, it proposes nothing twice. */
  clientMutationId: Scalars['ID']['input'];
  /** Values in own fields of the company; one that is not named stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Highest education. */
  education?: InputMaybe<Education>;
  /** Whom to call in an emergency, at most 50 characters. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Their phone number. */
  emergencyPhone?: InputMaybe<Scalars['String']['input']>;
  /** The group of fields: PERSONAL, ID_DOCUMENT, CONTACT, BANK or EDUCATION. */
  group: FieldGroup;
  /** Number of the identity document; it is kept sealed. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** Kind of identity document. */
  idType?: InputMaybe<IdType>;
  /** Marital status. */
  maritalStatus?: InputMaybe<MaritalStatus>;
  /** Nationality, at most 50 characters. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** What you say to it, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Political status, at most 50 characters. */
  politicalStatus?: InputMaybe<Scalars['String']['input']>;
};

/** What is published, and under which name. */
export type PublishBaseTemplateInput = {
  /** What it is for, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the base template to change; null or left out, a new one is made. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 50 characters, unique on the platform. */
  name: Scalars['String']['input'];
  /**
   * Id of a template of the platform whose enabled version is published; required for a new one, else left out when only the
   * name changes.
   */
  templateId?: InputMaybe<Scalars['ID']['input']>;
  /** The `version` of the base template as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of publishing, renaming, offering or withdrawing a base template. */
export type PublishBaseTemplatePayload = {
  __typename?: 'PublishBaseTemplatePayload';
  /** The base template as it is now; null when it was refused. */
  baseTemplate?: Maybe<BaseTemplate>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type Query = {
  __typename?: 'Query';
  /** The caller's own API tokens, newest first. Those that have ended are kept for ninety days. */
  apiTokens?: Maybe<ApiTokenPage>;
  /** The plans in which the caller takes part or scores, for the choices of a filter. */
  appraisalPlans?: Maybe<Array<AssessmentPlan>>;
  /**
   * How many appraisals the caller has to look at, as on the tabs of the appraisal page: own ones and those of the
   * caller's people.
   */
  appraisalTabs?: Maybe<AppraisalTabs>;
  /** The appraisal of one person in one plan; null when it does not exist or the caller may not see it. */
  assessment?: Maybe<Assessment>;
  /** One plan that the caller manages or takes part in; null for others. */
  assessmentPlan?: Maybe<AssessmentPlan>;
  /** Whether another plan has that name already, to be asked while a form is filled in. */
  assessmentPlanNameTaken?: Maybe<Scalars['Boolean']['output']>;
  /** The appraisal plans the caller manages, newest first. A plan assesses many people over one period. */
  assessmentPlans?: Maybe<AssessmentPlanPage>;
  /** One rule; null when it does not exist or the caller may not see it. */
  assessmentRule?: Maybe<AssessmentRule>;
  /** Whether another rule has that name already, to be asked while a form is filled in. */
  assessmentRuleNameTaken?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The rules of the company, newest first. A rule says how scores become levels such as A or B, and how many people
   * should stand on each level.
   */
  assessmentRules?: Maybe<AssessmentRulePage>;
  /** One template with all versions of its content; null when it does not exist or the caller may not see it. */
  assessmentTemplate?: Maybe<AssessmentTemplate>;
  /** The templates of the company, newest first. A template is the form that an appraisal is filled in and scored on. */
  assessmentTemplates?: Maybe<AssessmentTemplatePage>;
  /** What happened to one thing: who changed it and when, newest first. Null when the caller may not see the thing. */
  auditEntries?: Maybe<AuditEntryPage>;
  /** How many things of each kind the caller still has to do in running appraisals, with 0 for kinds that have nothing. */
  backlog?: Maybe<Array<BacklogCount>>;
  /** One base template with its versions; null when it does not exist or the caller may not see it. */
  baseTemplate?: Maybe<BaseTemplate>;
  /** Whether a name is still free for a base template. For administrators of the platform. */
  baseTemplateNameFree?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The base templates of the platform by name: forms that every company may take over. Those that are withdrawn are shown
   * to administrators of the platform alone.
   */
  baseTemplates?: Maybe<BaseTemplatePage>;
  /**
   * The plans that are in calibration and that the caller may calibrate, i.e. whose results the caller compares and
   * adjusts.
   */
  calibrationPlans?: Maybe<Array<AssessmentPlan>>;
  /**
   * What the connected services can do beyond what every such service must; null when they do not answer. A screen hides
   * what is missing.
   */
  capabilities?: Maybe<Capabilities>;
  /**
   * What is needed to file a transfer, a promotion or a general change of a person; null when the caller may not see the
   * person.
   */
  changeForm?: Maybe<PersonnelChangeForm>;
  /**
   * The letter about a regularisation or an exit as it would be written today, and those that were written. Refused with
   * `NOT_FOUND` when the caller may not see the person.
   */
  changeLetterForm?: Maybe<ChangeLetterForm>;
  /** The cities people work in, each once, for the choices of a filter. */
  cities?: Maybe<Array<Scalars['String']['output']>>;
  /** What is different between the organisation of two days. */
  compareOrganisation?: Maybe<OrganisationComparison>;
  /** The fields of employee data that the company has added, in their order, with those nobody uses any more. */
  customFields?: Maybe<Array<CustomField>>;
  /** One department as it is today; null when there is none with this id. */
  department?: Maybe<Department>;
  /**
   * Changes of departments that are planned for a day ahead, the next one first; also those that could not be made on their
   * day and wait for somebody to look at them.
   */
  departmentChanges?: Maybe<Array<DepartmentChange>>;
  /** People who work in a department today, as far as the caller may see them. */
  departmentMembers?: Maybe<EmployeePage>;
  /**
   * The departments as they are today, superior ones before those below them, so that a tree can be built in one pass.
   * The first is the company itself.
   */
  departments?: Maybe<Array<Department>>;
  /** What people choose from where a field is no free text: the shipped dictionaries first, then the company's own by name. */
  dictionaries?: Maybe<Array<Dictionary>>;
  /** What a directory has pushed and could not be taken over, while the rest of the person was, by name. */
  directoryConflicts?: Maybe<DirectoryConflictPage>;
  /**
   * People who are no longer in the directory and about whom nobody has decided yet, by name. Nothing happens to their
   * accounts before somebody does.
   */
  directoryDepartures?: Maybe<DirectoryDeparturePage>;
  /**
   * From which directory the company takes people over, and how, without the secrets. Needs the page
   * `/setting/loginmanage`.
   */
  directorySync?: Maybe<DirectorySync>;
  /** What a run does with each person, as far as its lines are still kept; null when there is no such run. */
  directorySyncLines?: Maybe<EmployeeImportLinePage>;
  /** When the directory was asked for all it has, the latest first; the last ninety days. */
  directorySyncRuns?: Maybe<DirectorySyncRunPage>;
  /** One employee; null when there is none with this id or the caller may not see the person. */
  employee?: Maybe<Employee>;
  /**
   * The groups of employee data in the order of the company, with the fields that its pages, forms and files show. What
   * somebody may see of a person, `Employee.maskedFields` says.
   */
  employeeFieldLayout?: Maybe<EmployeeFieldLayout>;
  /**
   * What each role may do with each group of employee data: the shipped roles first, then the company's own by name. Needs
   * the page `/employee/field`.
   */
  employeeFieldRoles?: Maybe<Array<EmployeeFieldRole>>;
  /**
   * Whether an employee number, a work email or a login account is still free, to be asked while a form is filled in.
   * Saving checks it again.
   */
  employeeFieldsFree?: Maybe<EmployeeFieldsFree>;
  /**
   * One of the caller's own imports of employees from a spreadsheet; null when the caller has none with this id. An
   * import begins with `POST /files/importempinfo`, a multipart form with the field `file`, whose answer carries the id.
   * Then columns are mapped (`mapEmployeeImport`), the rows are checked in a dry run, and taken over
   * (`commitEmployeeImport`).
   */
  employeeImport?: Maybe<EmployeeImport>;
  /**
   * An empty spreadsheet to fill in: column headings in the language of the request, the allowed values on a second
   * sheet.
   */
  employeeImportTemplate?: Maybe<FileLink>;
  /**
   * The caller's own imports that were taken over within the last day, the latest first: those that can still be undone,
   * and those that were.
   */
  employeeImports?: Maybe<EmployeeImportPage>;
  /**
   * People to choose from while somebody types: those in service whose name, pinyin (the name's sound in Latin letters),
   * number or email matches.
   */
  employeeOptions?: Maybe<Array<EmployeeOption>>;
  /**
   * The open proposals for the record of an employee: one's own, and those one may decide. An employee who does not exist, or
   * whom the caller may not see, is NOT_FOUND; null when the services know no proposals.
   */
  employeeProposals?: Maybe<Array<EmployeeProposal>>;
  /**
   * Titles, certificates, share options and pay of an employee, as far as the caller may read them. An employee who
   * does not exist, or whom the caller may not see, is NOT_FOUND.
   */
  employeeRecords?: Maybe<EmployeeRecords>;
  /** Figures over the employees a filter leaves, as far as the caller may see them. */
  employeeSummary?: Maybe<EmployeeSummary>;
  /** Employees the caller may see, filtered, sorted and in pages. People the caller may not see are not counted either. */
  employees?: Maybe<EmployeePage>;
  /** The templates that new plans may use. */
  enabledAssessmentTemplates?: Maybe<Array<AssessmentTemplate>>;
  /** What positions are evaluated by; null when the caller may visit neither `/position/evaluate` nor `/position/evaluate/options`. */
  evaluationOptions?: Maybe<EvaluationOptions>;
  /** What is needed to file the exit of a person; null when the caller may not see the person. */
  exitForm?: Maybe<ExitForm>;
  /**
   * How many sign-ins in a row have failed for an account, counted up to 3. From 3 on, the next sign-in needs a
   * verification code (`requestVerificationCode`). It is asked before signing in, and answered for unknown accounts as
   * well.
   */
  failedLogins?: Maybe<Scalars['Int']['output']>;
  /** The grades of the company, i.e. the levels its ranks belong to, the highest first. */
  grades?: Maybe<Array<Grade>>;
  /** What the home page sums up for the caller, of the people the caller may see. Ask only where `capabilities.overview`. */
  homeOverview?: Maybe<HomeOverview>;
  /**
   * The accounts the person may act as, the person's own first: other accounts of the same person, and heads of
   * departments that the person supports as HR. Null when that could not be found out.
   */
  identities?: Maybe<Array<LinkedIdentity>>;
  /** Who of the company may act as whom, by the name of who may. Needs the page `/setting/imagecontrol`. */
  identityLinks?: Maybe<IdentityLinkPage>;
  /**
   * How many people an invitation would reach, and who is left out and why; null when the services cannot invite or the
   * caller may not.
   */
  invitationCounts?: Maybe<InvitationCounts>;
  /**
   * One of the caller's own jobs; null when the caller has none with this id. Ask again every second or two to show
   * progress.
   */
  job?: Maybe<Job>;
  /** The job families of the company that are not closed, i.e. its groups of related jobs. */
  jobFamilies?: Maybe<Array<JobFamily>>;
  /** The job families of a day as they were then, by code; null when the caller may not visit the page `/position/history-job-family`. */
  jobFamiliesOn?: Maybe<JobFamilyOnDayPage>;
  /** How the job families changed, the latest change first; null when the caller may not visit the page `/position/history-job-family`. */
  jobFamilyChanges?: Maybe<JobFamilyChangePage>;
  /** The job families of the company with the people in them; null when the caller may not visit the page `/position/management`. */
  jobFamilyPage?: Maybe<JobFamilyPage>;
  /** The caller's own jobs, newest first. */
  jobs?: Maybe<JobPage>;
  /** The kinds of mails and letters that a company can word itself, with what may stand in them. */
  letterKinds?: Maybe<Array<LetterKindInfo>>;
  /** The letter somebody would get today by some words. What the caller may not read of the person is left blank. */
  letterPreview?: Maybe<LetterPreview>;
  /** Whether no other template of the company has a name. */
  letterTemplateNameFree?: Maybe<Scalars['Boolean']['output']>;
  /** All wordings by kind and language: the shipped one first, then the company's own by name. */
  letterTemplates?: Maybe<LetterTemplatePage>;
  /**
   * What is remembered of one list for the caller: columns and rows as the caller set them up, and saved filters. Null
   * where the services remember nothing (`capabilities.listMemory`).
   */
  listMemory?: Maybe<ListMemory>;
  /** When work that is handed to the caller is mailed. Ask only where `capabilities.mailPreference`. */
  mailPreference?: Maybe<MailPreference>;
  /**
   * Companies by their code: all of them for administrators of the platform, the own one for everybody else who may visit
   * the page.
   */
  managedCompanies?: Maybe<ManagedCompanyPage>;
  /** One company with what it has decided for itself; null when the caller may not see it. */
  managedCompany?: Maybe<ManagedCompany>;
  /** What positions ask for so far, by name. Ask for the same under the same name, so that people are assessed once. */
  matchItems?: Maybe<Array<MatchItem>>;
  /** Who is signed in. Without a session the answer is the error UNAUTHENTICATED. */
  me?: Maybe<CurrentUser>;
  /**
   * The side menu of the caller: the pages the caller may visit, nested at most three levels deep, named in the language
   * of the request.
   */
  menu?: Maybe<Array<MenuEntry>>;
  /** Everything that waits for the caller at once: what the bell in the page header shows. */
  messageCentre?: Maybe<MessageCentre>;
  /** Reminders that running appraisals sent to the caller, newest first. */
  messages?: Maybe<MessagePage>;
  /** The minimum wages the company keeps, by city, the latest day first. Needs the page `/employee/custom-setting`. */
  minimumWages?: Maybe<Array<MinimumWage>>;
  /** The caller's own appraisals, those of the newest plan first. */
  myAppraisals?: Maybe<AssessmentParticipantPage>;
  /** The nationalities of the people the caller may see; empty without the right on PERSONAL. */
  nationalities?: Maybe<Array<Scalars['String']['output']>>;
  /** Announcements to everybody in the company: open ones first, then the newest first. */
  notices?: Maybe<Array<Notice>>;
  /** The whole organisation of a day: every department with its head and head counts. */
  organisation?: Maybe<Organisation>;
  /** The days on which the structure of the company changed or will change. */
  organisationDays?: Maybe<OrganisationDays>;
  /** Names that days of the organisation have, the latest day first; at most 200. */
  organisationVersions?: Maybe<Array<OrganisationVersion>>;
  /**
   * What the caller may do on one page of the product; null when that could not be found out. The server checks every
   * call by itself: this only tells a screen which buttons to show.
   */
  pagePermission?: Maybe<PagePermission>;
  /**
   * The appraisals of one person that the caller may see, the newest period first: own ones, those of people the caller
   * scores or approves, and for those who manage plans those of the people they may see. Ask only where
   * `capabilities.personAppraisals`.
   */
  personAppraisals?: Maybe<Array<PersonAppraisal>>;
  /** How one person matches one position, gaps first; null when the caller may not see the levels of the person. */
  personMatch?: Maybe<PersonMatch>;
  /**
   * Who approves personnel changes before they hold, for each kind that may need it. Needs the page
   * `/employee/custom-setting`.
   */
  personnelChangeFlows?: Maybe<Array<PersonnelChangeFlow>>;
  /**
   * One of the caller's own files of personnel changes; null when the caller has none with this id. It begins with
   * `POST /files/import`, a multipart form with the field `file`, whose answer carries the id. Then columns are mapped
   * (`mapPersonnelChangeImport`), the rows are tried in a dry run, and filed (`commitPersonnelChangeImport`). Each row is one
   * change of one person.
   */
  personnelChangeImport?: Maybe<EmployeeImport>;
  /**
   * An empty spreadsheet of personnel changes to fill in: column headings in the language of the request, the allowed values on
   * a second sheet.
   */
  personnelChangeImportTemplate?: Maybe<FileLink>;
  /**
   * Personnel changes, i.e. transfers, promotions, regularisations, exits and the like, of the people the caller may
   * see: those ahead and those that have taken effect.
   */
  personnelChanges?: Maybe<PersonnelChangePage>;
  /**
   * Personnel changes that wait for the caller's approval, the oldest first. Whoever is asked reads what a change is about,
   * also of people whom the caller does not see elsewhere.
   */
  personnelChangesToApprove?: Maybe<PersonnelChangePage>;
  /**
   * The maintenance notice that is not over yet, also before it begins; null when there is none. Only the platform's
   * administrator, who runs the product for all companies, may ask; everybody else has `systemNotice`.
   */
  platformSystemNotice?: Maybe<SystemNotice>;
  /** One evaluation with what the evaluators gave; null when there is none with the id that the caller may see. */
  positionEvaluation?: Maybe<PositionEvaluationDetail>;
  /** Evaluations of positions, the latest first; for evaluators those they take part in. */
  positionEvaluations?: Maybe<PositionEvaluationPage>;
  /** One position with its descriptions of all times; null when there is none with the id, or the caller may not visit the page `/position/management`. */
  positionHistory?: Maybe<PositionHistory>;
  /** Positions with how the people in them match what they ask for, by code; of people the caller sees the levels of. */
  positionMatches?: Maybe<PositionMatchPage>;
  /** The positions of the company with the people in them; null when the caller may not visit the page `/position/management`. */
  positionPage?: Maybe<PositionPage>;
  /** What a position asks of whoever holds it; null when there is no position with the id. */
  positionRequirement?: Maybe<PositionRequirement>;
  /** The positions of the company that are not closed, i.e. the jobs people hold. */
  positions?: Maybe<Array<Position>>;
  /** How the ranks changed, the latest change first; null when the caller may not visit the page `/position/history-rank`. */
  rankChanges?: Maybe<RankChangePage>;
  /** The ranks of the company with the people who have them; null when the caller may not visit the page `/position/management`. */
  rankPage?: Maybe<RankPage>;
  /** The ranks of the company that are not closed, i.e. its steps of seniority, the most senior first. */
  ranks?: Maybe<Array<Rank>>;
  /** The ranks of a day as they were then, the most senior first; null when the caller may not visit the page `/position/history-rank`. */
  ranksOn?: Maybe<RankOnDayPage>;
  /** What is needed to make a person regular, i.e. to end the probation; null when the caller may not see the person. */
  regularisationForm?: Maybe<RegularisationForm>;
  /** Who reports to whom today: where the lines begin, and those right below. Further down, ask for the reports of a person. */
  reportLine?: Maybe<ReportLine>;
  /** Who reports to somebody, those who lead others first. */
  reports?: Maybe<ReportLinePage>;
  /** One role; null when there is none. */
  role?: Maybe<Role>;
  /** The roles of the company: the shipped ones first, then its own by name. Needs the page `/setting/authority-manage`. */
  roles?: Maybe<Array<Role>>;
  /** The caller's own schedule of one day, with the marks for a calendar of its month. */
  scheduleDay?: Maybe<ScheduleDay>;
  /**
   * People and plans the caller may open, at most eight of each, found by how the name, its pinyin or initials, the number
   * or the email begins. For an empty keyword what the caller opened last. Null where the services cannot search
   * (`capabilities.search`).
   */
  search?: Maybe<Array<SearchHit>>;
  /** The pages the caller put on the home page, in order; empty when none were chosen. */
  shortcuts?: Maybe<Array<Shortcut>>;
  /** How the people of the company sign in, without the secrets. Needs the page `/setting/loginmanage`. */
  signInSettings?: Maybe<SignInSettings>;
  /**
   * What is announced to the people of all companies right now, e.g. that the product will be down for maintenance; null
   * when nothing is. Ask every ten minutes: asking keeps no session alive.
   */
  systemNotice?: Maybe<SystemNotice>;
  /** Appraisals of the people whose targets the caller approves or whom the caller scores. */
  teamAppraisals?: Maybe<AssessmentParticipantPage>;
  /** How long it is between days, in whole years and months: how long somebody has worked, how long a probation lasts. */
  timeSpans?: Maybe<Array<TimeSpan>>;
  /**
   * What waits for the caller one by one, the most urgent first, at most 200. Ask only where `capabilities.todos`.
   * Everywhere else it is counted alone (`backlog`).
   */
  todos?: Maybe<Array<Todo>>;
  /** One account. Refused with `NOT_FOUND` when there is none, or its person is out of the caller's sight. */
  userAccount?: Maybe<UserAccount>;
  /**
   * The accounts of the company by name: those of the people the caller sees, and those without a person. Needs the page
   * `/setting/loginmanage`.
   */
  userAccounts?: Maybe<UserAccountPage>;
  /**
   * Talks about results that wait for the caller, at most 200: before an appraisal is archived, superior and person talk
   * about it, and both confirm.
   */
  waitingTalks?: Maybe<Array<WaitingTalk>>;
  /** People by how they match a position, the best first; of people the caller sees the levels of. */
  whoFits?: Maybe<PersonFitPage>;
  /**
   * People in service who have no line manager in service: all but the head of the company, and whoever leads people from
   * right below the company itself.
   */
  withoutManager?: Maybe<ReportLinePage>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryApiTokensArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentArgs = {
  employeeId: Scalars['ID']['input'];
  planId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentPlanArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentPlanNameTakenArgs = {
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentPlansArgs = {
  filter?: InputMaybe<AssessmentPlanFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentRuleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentRuleNameTakenArgs = {
  exceptId?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentRulesArgs = {
  filter?: InputMaybe<AssessmentRuleFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAssessmentTemplatesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryAuditEntriesArgs = {
  objectId: Scalars['ID']['input'];
  objectType: Scalars['String']['input'];
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryBaseTemplateArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryBaseTemplateNameFreeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryBaseTemplatesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryChangeFormArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryChangeLetterFormArgs = {
  changeId: Scalars['ID']['input'];
  language: Language;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryCompareOrganisationArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDepartmentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDepartmentChangesArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDepartmentMembersArgs = {
  departmentId: Scalars['ID']['input'];
  includeBelow?: Scalars['Boolean']['input'];
  page?: PageInput;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDepartmentsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDictionariesArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDirectoryConflictsArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDirectoryDeparturesArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDirectorySyncLinesArgs = {
  outcome?: InputMaybe<EmployeeImportOutcome>;
  page?: InputMaybe<PageInput>;
  runId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryDirectorySyncRunsArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeFieldsFreeArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  exceptEmployeeId?: InputMaybe<Scalars['ID']['input']>;
  loginAccount?: InputMaybe<Scalars['String']['input']>;
  number?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeImportTemplateArgs = {
  format?: SheetFormat;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeImportsArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeOptionsArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  left?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  superiorOfId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeProposalsArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeRecordsArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeeSummaryArgs = {
  filter?: InputMaybe<EmployeeFilterInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryEmployeesArgs = {
  filter?: InputMaybe<EmployeeFilterInput>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<EmployeeSortInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryExitFormArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryFailedLoginsArgs = {
  companyCode: Scalars['String']['input'];
  userName: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryGradesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryIdentityLinksArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryInvitationCountsArgs = {
  selection: InvitationSelectionInput;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobFamiliesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobFamiliesOnArgs = {
  day: Scalars['Date']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobFamilyChangesArgs = {
  filter?: InputMaybe<DescriptionChangeFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobFamilyPageArgs = {
  filter?: InputMaybe<JobFamilyFilterInput>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<JobFamilySortInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryJobsArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryLetterPreviewArgs = {
  input: LetterPreviewInput;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryLetterTemplateNameFreeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryLetterTemplatesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  kind?: InputMaybe<LetterKind>;
  language?: InputMaybe<Language>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryListMemoryArgs = {
  listKey: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryManagedCompaniesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryManagedCompanyArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryMessagesArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryMyAppraisalsArgs = {
  filter?: InputMaybe<MyAppraisalFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryNoticesArgs = {
  minStatus?: NoticeStatus;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryOrganisationArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPagePermissionArgs = {
  path: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonAppraisalsArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonMatchArgs = {
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  positionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonnelChangeImportArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonnelChangeImportTemplateArgs = {
  format?: SheetFormat;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonnelChangesArgs = {
  filter?: InputMaybe<PersonnelChangeFilterInput>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PersonnelChangeSortInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPersonnelChangesToApproveArgs = {
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionEvaluationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionEvaluationsArgs = {
  filter?: InputMaybe<PositionEvaluationFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionHistoryArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionMatchesArgs = {
  filter?: InputMaybe<PositionMatchFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionPageArgs = {
  filter?: InputMaybe<PositionFilterInput>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<PositionSortInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionRequirementArgs = {
  positionId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryPositionsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRankChangesArgs = {
  filter?: InputMaybe<DescriptionChangeFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRankPageArgs = {
  filter?: InputMaybe<RankFilterInput>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<RankSortInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRanksArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRanksOnArgs = {
  day: Scalars['Date']['input'];
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRegularisationFormArgs = {
  employeeId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryReportLineArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  personId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryReportsArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  line?: ReportLineKind;
  managerId: Scalars['ID']['input'];
  page?: PageInput;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryRolesArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryScheduleDayArgs = {
  date: Scalars['Date']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QuerySearchArgs = {
  keyword: Scalars['String']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryTeamAppraisalsArgs = {
  filter?: InputMaybe<TeamAppraisalFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryTimeSpansArgs = {
  spans: Array<TimeSpanInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryUserAccountArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryUserAccountsArgs = {
  filter?: InputMaybe<UserAccountFilterInput>;
  page?: InputMaybe<PageInput>;
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryWhoFitsArgs = {
  filter?: InputMaybe<WhoFitsFilterInput>;
  page?: InputMaybe<PageInput>;
  positionId: Scalars['ID']['input'];
};


/**
 * Everything that can be read. A field is null when the caller may not see it, or when the service behind it failed; in
 * the second case `errors` says why.
 */
export type QueryWithoutManagerArgs = {
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  page?: PageInput;
};

/**
 * A step on the company's ladder of seniority, such as "P6". Pay and promotion follow it, whatever somebody's job is
 * called.
 */
export type Rank = {
  __typename?: 'Rank';
  /** The first day on which it no longer exists; null when it is not closed. */
  closedOn?: Maybe<Scalars['Date']['output']>;
  /** Code, unique in the company. */
  code: Scalars['String']['output'];
  /** People who will have it from a day ahead. */
  coming?: Maybe<Scalars['Int']['output']>;
  /** People in service who have it, whoever asks. */
  filled?: Maybe<Scalars['Int']['output']>;
  /** Seniority as a number to compare and sort by; a higher number is more senior. */
  grade: Scalars['Int']['output'];
  /** Id of the rank. */
  id: Scalars['ID']['output'];
  /** The grade it belongs to; null for a rank that was imported and that nobody has sorted yet. */
  jobGrade?: Maybe<Grade>;
  /** Name to show, e.g. `P6`. */
  name: Scalars['String']['output'];
  /** Number of the last change. Send it back with the next one, so that nobody's work is overwritten unseen. */
  version: Scalars['Int']['output'];
};

/** A change of a rank on a day. */
export type RankChange = {
  __typename?: 'RankChange';
  /** What it is from then on; null when it was closed. */
  after?: Maybe<RankVersion>;
  /** What it was until then; null when it was set up. */
  before?: Maybe<RankVersion>;
  /** First day of what it was changed to. */
  changedOn: Scalars['Date']['output'];
  /** What changed, one kind or several; null stands for a kind this release does not know. */
  kinds: Array<Maybe<DescriptionChange>>;
  /** The rank as it is today. */
  rank?: Maybe<Rank>;
};

/** A page of changes of ranks. */
export type RankChangePage = {
  __typename?: 'RankChangePage';
  /** The rows of this page. */
  items: Array<RankChange>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Which ranks a list holds; what is left out does not limit it. */
export type RankFilterInput = {
  /** True: only those that are closed. False: only those that are not. */
  closed?: Scalars['Boolean']['input'];
  /** Only those that belong to these grades. */
  gradeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Part of a name or code; all when left out. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** A rank as it was on a day. */
export type RankOnDay = {
  __typename?: 'RankOnDay';
  /** People in service who had it on that day, whoever asks. */
  held: Scalars['Int']['output'];
  /** The rank as it is today. */
  rank?: Maybe<Rank>;
  /** What it was on that day. */
  version: RankVersion;
};

/** A page of ranks as they were on a day. */
export type RankOnDayPage = {
  __typename?: 'RankOnDayPage';
  /** The rows of this page. */
  items: Array<RankOnDay>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** A page of ranks. */
export type RankPage = {
  __typename?: 'RankPage';
  /** The ranks on this page. */
  items: Array<Rank>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** The order of a list of ranks. */
export type RankSortInput = {
  /** What to sort by. */
  by: RankSortKey;
  /** Whether the largest comes first. */
  descending?: Scalars['Boolean']['input'];
};

export type { RankSortKey };

/** What a rank was from one day to another. */
export type RankVersion = {
  __typename?: 'RankVersion';
  /** Seniority as a number to compare; a higher number was more senior. */
  grade: Scalars['Int']['output'];
  /** The grade it belonged to; null when nobody had sorted it yet. */
  jobGrade?: Maybe<Grade>;
  /** What it was called. */
  name: Scalars['String']['output'];
  /** First day it was like this. */
  validFrom: Scalars['Date']['output'];
  /** First day it no longer was; null when it still is. */
  validTo?: Maybe<Scalars['Date']['output']>;
};

/** What became of deciding about a proposal. */
export type RecordProposalDecidedPayload = {
  __typename?: 'RecordProposalDecidedPayload';
  /** The employee as it is now, after a proposal was accepted; null otherwise. */
  employee?: Maybe<Employee>;
  /** Id of the proposal, which is open no more; null when that was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused, one entry for each reason; empty when it was not. */
  userErrors: Array<UserError>;
};

/** Somebody who comes back. */
export type ReenterEmployeeInput = {
  /** City of work; left out, the former one; null: none. */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Last day of the new contract; left out or null beside `contractStart`, it has no end. */
  contractEnd?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the new contract; left out, the former contract stays on record. */
  contractStart?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the department; left out, the one the person left from. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** First day back, after the last day of the employment before. */
  entryDate: Scalars['Date']['input'];
  /** Id of the job family; left out, the former one; null: none. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the manager; left out, the former one, who has to be there still; null: none. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the position; left out, the former one; null: none. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the rank; left out, the former one; null: none. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** First day after another probation; left out or null, there is none. */
  regularDate?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of employment; left out, the former one. */
  type?: InputMaybe<EmployeeType>;
  /** Version of the person, as the form was told. If somebody has changed the person since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
  /** Id of the dotted-line manager; left out, the former one; null: none. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of taking somebody back. */
export type ReenterEmployeePayload = {
  __typename?: 'ReenterEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A personnel change that the caller does not approve. */
export type RefusePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the change. */
  id: Scalars['ID']['input'];
  /** Why, 1 to 500 characters. */
  opinion: Scalars['String']['input'];
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of refusing a change. */
export type RefusePersonnelChangePayload = {
  __typename?: 'RefusePersonnelChangePayload';
  /** The change as it is now; null when the refusal was not accepted. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A proposal that is refused. */
export type RefuseRecordProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Why, for the person; at most 200 characters. */
  opinion: Scalars['String']['input'];
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** An employee whose account could not be changed. */
export type RefusedAccount = {
  __typename?: 'RefusedAccount';
  /** Why, for programs, e.g. `NO_ACCOUNT`. */
  code: Scalars['String']['output'];
  /** Id of the employee. */
  employeeId: Scalars['ID']['output'];
  /** Why, in the language of the request. */
  message: Scalars['String']['output'];
};

/** What is needed to make a person regular. */
export type RegularisationForm = {
  __typename?: 'RegularisationForm';
  /** Changes of the person that lie ahead, the next first. */
  ahead: Array<PersonnelChange>;
  /** The person with what is on record today; null when the services do not tell. */
  employee?: Maybe<Employee>;
  /** First day in the company; no change is dated before it. */
  entryDate: Scalars['Date']['output'];
  /** Last day in the company; null when no exit is filed. */
  lastDay?: Maybe<Scalars['Date']['output']>;
  /** True when the person is regular already, or it is filed. */
  regular: Scalars['Boolean']['output'];
  /** Day on which the probation ends or ended; null when there is none. */
  regularDate?: Maybe<Scalars['Date']['output']>;
  /** Version of the person, to be sent with the change. */
  version: Scalars['Int']['output'];
};

/** A regularisation. */
export type RegulariseEmployeeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** The opinion on the probation, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** First day after the probation: the agreed one, or an earlier one. */
  regularDate: Scalars['Date']['input'];
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of filing a regularisation. */
export type RegulariseEmployeePayload = {
  __typename?: 'RegulariseEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A result to send back to the superior. */
export type RejectResultInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the person whose result it is. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** What has to be looked at again, at most 500 characters; it has to be given. */
  reason: Scalars['String']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Which targets to return. */
export type RejectTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** What has to be changed, at most 500 characters; it has to be given. */
  opinion: Scalars['String']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Something that was opened from a search. */
export type RememberOpenedInput = {
  /** What it is. */
  kind: SearchKind;
  /** Id of the employee or the plan; of a page its address. */
  subject: Scalars['String']['input'];
};

/** What came of noting it. */
export type RememberOpenedPayload = {
  __typename?: 'RememberOpenedPayload';
  /** What a person can mend; empty when all went well. */
  userErrors: Array<UserError>;
};

/** Whom to remind now. */
export type RemindAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Ids of the people to remind; null or left out, everybody who is not done. */
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of the plan. */
  id: Scalars['ID']['input'];
};

/** What became of reminding people. */
export type RemindAssessmentPlanPayload = {
  __typename?: 'RemindAssessmentPlanPayload';
  /** How many people were reminded; null when it was refused. */
  reminded?: Maybe<Scalars['Int']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whom to remind. */
export type RemindTeamInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Ids of the evaluated people, at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
};

/** What became of reminding several people. */
export type RemindTeamPayload = {
  __typename?: 'RemindTeamPayload';
  /** Those for whom it could not be done, each with the reason; null when it was refused as a whole. */
  failures?: Maybe<Array<AssessmentFailure>>;
  /** How many people were reminded; null when it was refused as a whole. */
  reminded?: Maybe<Scalars['Int']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A link to be removed. */
export type RemoveIdentityLinkInput = {
  /** Which link. */
  id: Scalars['ID']['input'];
};

/** What came of removing a link. */
export type RemoveIdentityLinkPayload = {
  __typename?: 'RemoveIdentityLinkPayload';
  /** Id of the link that is gone; null when it was refused. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Who is taken out of a plan. */
export type RemovePlanPersonInput = {
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why, at most 200 characters; required. */
  reason: Scalars['String']['input'];
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
   */
  version: Scalars['Int']['input'];
};

/** Whom to take out of a role. */
export type RemoveRoleMembersInput = {
  /** Which role. */
  id: Scalars['ID']['input'];
  /** The accounts, at most 500. */
  userIds: Array<Scalars['ID']['input']>;
};

/** What came of taking people out of a role. */
export type RemoveRoleMembersPayload = {
  __typename?: 'RemoveRoleMembersPayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Other names of an entry or a dictionary. */
export type RenameDictionaryEntryInput = {
  /** Which entry; left out, the dictionary itself. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Which dictionary. */
  dictionaryId: Scalars['ID']['input'];
  /** What it is called from now on. */
  name: Scalars['String']['input'];
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Version of the dictionary that was changed. */
  version: Scalars['Int']['input'];
};

/** Another name for a named day. */
export type RenameOrganisationVersionInput = {
  /** Which version. */
  id: Scalars['ID']['input'];
  /** The name, at most 20 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** Its number of changes as it was read. */
  version: Scalars['Int']['input'];
};

/** What became of the name. */
export type RenameOrganisationVersionPayload = {
  __typename?: 'RenameOrganisationVersionPayload';
  /** The named day; null when it was refused. */
  organisationVersion?: Maybe<OrganisationVersion>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** The new name of a role. */
export type RenameRoleInput = {
  /** Which role. */
  id: Scalars['ID']['input'];
  /** Its name, at most 20 characters; no other role has it. */
  name: Scalars['String']['input'];
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** What came of renaming a role. */
export type RenameRolePayload = {
  __typename?: 'RenameRolePayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Another name for an account without a person. */
export type RenameUserAccountInput = {
  /** Account name it signs in with, at most 50 characters. */
  account: Scalars['String']['input'];
  /** Which account. */
  id: Scalars['ID']['input'];
  /** What it is shown as, at most 50 characters. */
  name: Scalars['String']['input'];
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of renaming an account. */
export type RenameUserAccountPayload = {
  __typename?: 'RenameUserAccountPayload';
  /** The account as it is now; null when it was refused. */
  userAccount?: Maybe<UserAccount>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Who reports to whom, as far as it has been asked for. */
export type ReportLine = {
  __typename?: 'ReportLine';
  /** The day it is shown as of: today. */
  day: Scalars['Date']['output'];
  /** Those at the top and those below them, at most 100 below one person, those who lead others first. */
  people: Array<ReportLinePerson>;
  /** How many have no line manager and should have one. */
  withoutManager: Scalars['Int']['output'];
};

export type { ReportLineKind };

/** A page of people in lines of reporting. */
export type ReportLinePage = {
  __typename?: 'ReportLinePage';
  /** The people on this page. */
  items: Array<ReportLinePerson>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Somebody in a line of reporting. */
export type ReportLinePerson = {
  __typename?: 'ReportLinePerson';
  /** The department; null when there is none, or for somebody the caller may not see. */
  department?: Maybe<Department>;
  /** Id of the employee. */
  employeeId: Scalars['ID']['output'];
  /** Id of the line manager; null for who stands at the top of what was asked for. */
  managerId?: Maybe<Scalars['ID']['output']>;
  /** Name; null for somebody the caller may not see. */
  name?: Maybe<Scalars['String']['output']>;
  /** English name; null when none is given, or for somebody the caller may not see. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** Employee number; null for somebody the caller may not see, who leads people the caller sees. */
  number?: Maybe<Scalars['String']['output']>;
  /** The position; null when there is none, or for somebody the caller may not see. */
  position?: Maybe<Position>;
  /** How many people the caller sees report to this person. */
  reports: Scalars['Int']['output'];
  /** Id of the virtual manager; null when there is none in service. */
  virtualManagerId?: Maybe<Scalars['ID']['output']>;
  /** How many people the caller sees have this person as virtual manager. */
  virtualReports: Scalars['Int']['output'];
};

/** Somebody who reports to somebody else. */
export type ReportingPerson = {
  __typename?: 'ReportingPerson';
  /** Id of the employee. */
  id: Scalars['ID']['output'];
  /** Name; null when the caller may not see the person. */
  name?: Maybe<Scalars['String']['output']>;
  /** Employee number. */
  number: Scalars['String']['output'];
};

/** The account whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** Code of the company, as typed. */
  companyCode: Scalars['String']['input'];
  /** Employee number or work email, as typed. */
  userName: Scalars['String']['input'];
};

/** What became of asking for a link; it does not tell whether one was mailed. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** The account a verification code is for. */
export type RequestVerificationCodeInput = {
  /** Code of the company, as typed into the sign-in form. */
  companyCode: Scalars['String']['input'];
  /** Employee number or work email, as typed into the sign-in form. */
  userName: Scalars['String']['input'];
};

/** What became of the request for a verification code. */
export type RequestVerificationCodePayload = {
  __typename?: 'RequestVerificationCodePayload';
  /** The picture with the code, a PNG as a `data:` URL to put into an `<img>`; null when it was refused. */
  image?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whose password to reset. */
export type ResetEmployeePasswordInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the employee. */
  id: Scalars['ID']['input'];
};

/** What became of resetting a password. */
export type ResetEmployeePasswordPayload = {
  __typename?: 'ResetEmployeePasswordPayload';
  /** The new first password, to be handed to the person: it is shown this once and works once. Null when it was refused. */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A new password and the token that allows it. Whose password it is follows from the token alone. */
export type ResetPasswordInput = {
  /** The new password: 8-16 characters with letters and digits. */
  newPassword: Scalars['String']['input'];
  /** The token in the address of the mailed link. */
  token: Scalars['String']['input'];
};

/** What became of setting a new password. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** An account that gets another initial password. */
export type ResetUserAccountPasswordInput = {
  /** Made by the client, so that a repeated request is answered the same password. */
  clientMutationId: Scalars['ID']['input'];
  /** Which account. */
  id: Scalars['ID']['input'];
};

/** What came of resetting a password. */
export type ResetUserAccountPasswordPayload = {
  __typename?: 'ResetUserAccountPasswordPayload';
  /** The password to hand over, told this once; null when it was refused. */
  initialPassword?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which plan to return to an earlier stage. */
export type ReturnAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** The earlier stage. */
  to: AssessmentPlanStatus;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A change to reverse. */
export type ReversePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the change. */
  id: Scalars['ID']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of reversing a change. */
export type ReversePersonnelChangePayload = {
  __typename?: 'ReversePersonnelChangePayload';
  /** The new change that restores the former values; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which API token to end. */
export type RevokeApiTokenInput = {
  /** Its `id`, which is not the token itself. */
  id: Scalars['ID']['input'];
};

/** What became of ending an API token. */
export type RevokeApiTokenPayload = {
  __typename?: 'RevokeApiTokenPayload';
  /** The token's entry as it is now; null when it was refused. */
  apiToken?: Maybe<ApiToken>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What came of ending the token. */
export type RevokeScimTokenPayload = {
  __typename?: 'RevokeScimTokenPayload';
  /** The settings without it; null when it was refused. */
  directorySync?: Maybe<DirectorySync>;
  /** Why it was refused; empty when it was ended. */
  userErrors: Array<UserError>;
};

/**
 * A named set of rights that is given to people: pages, elements on them, groups of employee data, and whom they show.
 * A role counts as a whole: somebody, or a field, is seen on a page where one role gives the page, the person and the field.
 */
export type Role = {
  __typename?: 'Role';
  /** How many pages and elements differ from what the role was shipped with; of the company's own roles, all it has. */
  editedCount: Scalars['Int']['output'];
  /** What it may do with each group of employee data. */
  fieldRights: Array<RoleFieldRight>;
  /** Identifies the role: a word for shipped ones (`ADMIN`, `hr`), 32 digits for the company's own. */
  id: Scalars['ID']['output'];
  /** Whether it is one of the two whose members follow from the line of management: all managers, and all others. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether every company has it from the beginning. */
  isShipped: Scalars['Boolean']['output'];
  /** How many accounts are in it; null for a default role. */
  memberCount?: Maybe<Scalars['Int']['output']>;
  /** Who is in it, by name. Null when that could not be read; a default role has nobody here. */
  members?: Maybe<RoleMemberPage>;
  /** What it may do on every page, under the headings of the side menu. Null when that could not be read. */
  menus?: Maybe<Array<RoleMenu>>;
  /** Its name; of a shipped role in the language of the request, unless the company renamed it. */
  name: Scalars['String']['output'];
  /** The members who see less than the role shows. Null when that could not be read. */
  narrowedMembers?: Maybe<Array<RoleMember>>;
  /** How many pages it may see. */
  pageCount: Scalars['Int']['output'];
  /** Whether it only sees pages: it neither edits, imports nor exports, whatever its pages say. */
  readOnly: Scalars['Boolean']['output'];
  /** Whom it shows. */
  scope: RoleScope;
  /** Kind of the role. */
  type?: Maybe<RoleType>;
  /** Version of the role, for writes. */
  version: Scalars['Int']['output'];
};


/**
 * A named set of rights that is given to people: pages, elements on them, groups of employee data, and whom they show.
 * A role counts as a whole: somebody, or a field, is seen on a page where one role gives the page, the person and the field.
 */
export type RoleMembersArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<PageInput>;
};

/** What a role may do with one group of employee data. */
export type RoleFieldRight = {
  __typename?: 'RoleFieldRight';
  /** The group. */
  group?: Maybe<FieldGroup>;
  /** The right. */
  right?: Maybe<FieldRight>;
};

/** What a role may do with one group of employee data. */
export type RoleFieldRightInput = {
  /** The group. */
  group: FieldGroup;
  /** The right. */
  right: FieldRight;
};

/** An account in a role. */
export type RoleMember = {
  __typename?: 'RoleMember';
  /** Department of the person; null when there is none. */
  department?: Maybe<Department>;
  /** Whether the account can sign in. */
  enabled: Scalars['Boolean']['output'];
  /** Name of the person, or of an account without one. */
  name: Scalars['String']['output'];
  /** The narrower scope of this member in the role; null: all that the role shows. */
  narrowed?: Maybe<RoleMemberScope>;
  /** Employee number; null for an account without a person. */
  number?: Maybe<Scalars['String']['output']>;
  /** Identifies the account. */
  userId: Scalars['ID']['output'];
};

/** One page of the members of a role. */
export type RoleMemberPage = {
  __typename?: 'RoleMemberPage';
  /** The members. */
  items: Array<RoleMember>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** Most members on a page. */
  pageSize: Scalars['Int']['output'];
  /** Members on all pages together. */
  total: Scalars['Int']['output'];
};

/** What of a role's scope one member sees. */
export type RoleMemberScope = {
  __typename?: 'RoleMemberScope';
  /** The departments of `DEPARTMENT_ALL`. Null when they could not be read. */
  departments?: Maybe<Array<Department>>;
  /** `DEPARTMENT_ALL`, or `SELF_AND_SUPERIORS`. */
  scope?: Maybe<AuthorityScope>;
};

/** A heading of the side menu with its pages. */
export type RoleMenu = {
  __typename?: 'RoleMenu';
  /** Identifies the heading. */
  menuId: Scalars['ID']['output'];
  /** Its name, in the language of the request. */
  name: Scalars['String']['output'];
  /** The pages below it, also those that have no entry in the menu, such as details. */
  pages: Array<RolePage>;
};

/** What a role may do on one page. */
export type RolePage = {
  __typename?: 'RolePage';
  /** Whether the role may change what is on the page. */
  allowEdit: Scalars['Boolean']['output'];
  /** Whether the role may take files out of the page. */
  allowExport: Scalars['Boolean']['output'];
  /** Whether the role may see the page. */
  allowVisit: Scalars['Boolean']['output'];
  /** The elements of the page that a role can show or hide. */
  elements: Array<RolePageElement>;
  /** Its name, in the language of the request. */
  name: Scalars['String']['output'];
  /** Identifies the page. */
  pageId: Scalars['ID']['output'];
  /** Its path in the browser client, e.g. `/employee/list`. */
  path: Scalars['String']['output'];
  /** What a release gives the role there; null for roles of the company's own and for the administrator. */
  shipped?: Maybe<PageAllowance>;
};

/** An element of a page, and whether a role shows it. */
export type RolePageElement = {
  __typename?: 'RolePageElement';
  /** Names the element. */
  code: Scalars['String']['output'];
  /** Whether it shows something or does something. */
  kind?: Maybe<PageElementKind>;
  /** What it is, in the language of the request. */
  name: Scalars['String']['output'];
  /** Whether it needs the right to edit the page. */
  needsEdit: Scalars['Boolean']['output'];
  /** Whether it needs the right to export from the page. */
  needsExport: Scalars['Boolean']['output'];
  /** Whether the role shows it, where it has the right that it needs. */
  shown: Scalars['Boolean']['output'];
};

/** Whether a role shows an element. */
export type RolePageElementInput = {
  /** Names the element. */
  code: Scalars['String']['input'];
  /** Whether the role shows it. */
  shown: Scalars['Boolean']['input'];
};

/** What a role may do on one page. */
export type RolePageInput = {
  /** To change what is on the page. */
  allowEdit: Scalars['Boolean']['input'];
  /** To take files out of the page. */
  allowExport: Scalars['Boolean']['input'];
  /** To see the page; the other two need it. */
  allowVisit: Scalars['Boolean']['input'];
  /** Elements to show or to hide; those that are not named stay. Buttons only where the role has the right they need. */
  elements?: InputMaybe<Array<RolePageElementInput>>;
  /** Which page. */
  pageId: Scalars['ID']['input'];
};

/** Whom a role shows. */
export type RoleScope = {
  __typename?: 'RoleScope';
  /** The departments of the scopes `DEPARTMENT_ALL` and `DEPARTMENT_DIRECT`. Null when they could not be read. */
  departments?: Maybe<Array<Department>>;
  /** The people of the scope `DESIGNATED`, as far as the caller sees them. Null when they could not be read. */
  employees?: Maybe<Array<Employee>>;
  /** How many people of the scope `DESIGNATED` the caller does not see. */
  hiddenEmployeeCount: Scalars['Int']['output'];
  /** How far it reaches; null: nobody beside the people whom its members answer for. */
  scope?: Maybe<AuthorityScope>;
};

export type { RoleType };

/** An appraisal plan that runs, with how far its people are in its stage. */
export type RunningPlan = {
  __typename?: 'RunningPlan';
  /** How many of them are through with it. */
  done: Scalars['Int']['output'];
  /** Last day of its stage. */
  lastDay: Scalars['Date']['output'];
  /** Whether HR has locked it: nothing in it changes then. */
  locked: Scalars['Boolean']['output'];
  /** Whether the caller may remind them (`remindAssessmentPlan`). */
  mayRemind: Scalars['Boolean']['output'];
  /** Where those are who are not, most first, at most five departments. */
  missing: Array<MissingInDepartment>;
  /** Whether the stage goes on although its last day is over. */
  overdue: Scalars['Boolean']['output'];
  /** Of how many people the stage asks something. */
  people: Scalars['Int']['output'];
  /** The plan. */
  plan?: Maybe<AssessmentPlan>;
  /** Its stage; null when the services report one this release does not know. */
  status?: Maybe<AssessmentPlanStatus>;
};

/** Name, period, dates and switches of an appraisal plan. */
export type SaveAssessmentPlanInput = {
  /** Whether the evaluated people may export their own appraisal. */
  allowExportDetails: Scalars['Boolean']['input'];
  /** How much the score of the superior counts, in percent. Both ratios sum to 100. */
  bossRatio: Scalars['Decimal']['input'];
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** How long the assessed period is. */
  cycle: AssessmentPlanCycle;
  /** Which of the half-years, quarters or months of the year it is about, from 1; 1 for a year. */
  cycleIndex: Scalars['Int']['input'];
  /** To how many decimal places scores are rounded when they are shown, from 0 to 4. */
  digits: Scalars['Int']['input'];
  /** Id of the plan to change; null or left out, a new one is created. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether superiors may write the targets of their people themselves. */
  managersMaySetTargets: Scalars['Boolean']['input'];
  /** Name, at most 50 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** First day of the assessed period. */
  periodFrom: Scalars['Date']['input'];
  /** Last day of the assessed period. */
  periodTo: Scalars['Date']['input'];
  /** On which days people are reminded of a stage; empty when nobody is. */
  reminders: Array<AssessmentStageReminderDatesInput>;
  /** How much the score people give themselves counts in their result, in percent. */
  selfRatio: Scalars['Decimal']['input'];
  /** The `version` of the plan as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** From when on the evaluated people see their result. */
  viewScoreAt: ViewScoreAt;
  /** How much of their result the evaluated people see. */
  viewWhat: ViewWhat;
  /** When each stage is meant to run. */
  windows: AssessmentStageWindowsInput;
  /** The year it belongs to, e.g. 2026. */
  year: Scalars['Int']['input'];
};

/** Rule, templates and approval flow of a plan. */
export type SaveAssessmentPlanRuleInput = {
  /** The steps by which targets are approved, at most 10. Empty means that the line manager approves alone. */
  flow: Array<ApprovalNodeInput>;
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** The templates people fill in, whose weights sum to 100. */
  modules: Array<AssessmentPlanModuleInput>;
  /** Id of the rule by which scores become levels. */
  ruleId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Who takes part in a plan. */
export type SaveAssessmentPlanScopeInput = {
  /** Ids of departments whose people take part, with everything below them. */
  departmentIds: Array<Scalars['ID']['input']>;
  /** Ids of further people who take part. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Ids of people who are left out. */
  excludedEmployeeIds: Array<Scalars['ID']['input']>;
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** Why people leave, at most 200 characters; they and their superiors are told. Required when somebody leaves an open plan. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** Whether everybody in service takes part. */
  wholeCompany: Scalars['Boolean']['input'];
};

/** A rule, as it shall be. */
export type SaveAssessmentRuleInput = {
  /** What happens when the levels people stand on do not fit their quotas. */
  forceCheck: ForceCheck;
  /** Within which group of people the quotas hold. */
  forceScope: ForceScope;
  /** The best score. */
  fullScore: Scalars['Decimal']['input'];
  /** The step between scores, greater than 0: each score has to be a multiple of it. */
  granularity: Scalars['Decimal']['input'];
  /** Id of the rule to change; null or left out, a new one is created. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** The levels, the best first, at most 20. Together they cover every score from 0 to the full score without a gap. */
  levels: Array<AssessmentRuleLevelInput>;
  /** Groups of fewer people than this are not held to the quotas. */
  minGroupSize: Scalars['Int']['input'];
  /** Name, at most 50 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** What people give: a score, a level or both. */
  type: AssessmentRuleType;
  /** The `version` of the rule as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of a change to a rule. */
export type SaveAssessmentRulePayload = {
  __typename?: 'SaveAssessmentRulePayload';
  /** The rule as it is now; null when the change was refused. */
  assessmentRule?: Maybe<AssessmentRule>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Name and description of a template. */
export type SaveAssessmentTemplateInput = {
  /** What it is for, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of the template to change; null or left out, a new one is created. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 50 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** The `version` of the template as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of a change to a template. */
export type SaveAssessmentTemplatePayload = {
  __typename?: 'SaveAssessmentTemplatePayload';
  /** The template as it is now; null when the change was refused. */
  assessmentTemplate?: Maybe<AssessmentTemplate>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What shall be different about a company. */
export type SaveCompanyInput = {
  /** False closes the company: nobody signs in any more, and all data are kept. For administrators of the platform. */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** What that system knows the company by; needed with its address. */
  externalSystemAppId?: InputMaybe<Scalars['String']['input']>;
  /** The HR system of the company that the header leads to: an address that begins with http or https. */
  externalSystemUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether managers have to write a comment on the whole before they submit their scores. */
  finalCommentRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the company. */
  id: Scalars['ID']['input'];
  /** Whether scores are whole numbers. */
  integerScores?: InputMaybe<Scalars['Boolean']['input']>;
  /** The host name whose sign-in page leads straight to the company's identity provider. For administrators of the platform. */
  loginDomain?: InputMaybe<Scalars['String']['input']>;
  /** What the QR code of the mini-program says: an address that begins with http or https. */
  miniProgramUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, at most 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The zone it keeps its days in; refused while appraisal plans are open. For administrators of the platform. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** The `version` of the company as you read it; an older one is refused with CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of a change to a company. */
export type SaveCompanyPayload = {
  __typename?: 'SaveCompanyPayload';
  /** The company as it is now; null when the change was refused. */
  company?: Maybe<ManagedCompany>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What became of a change of a department. */
export type SaveDepartmentPayload = {
  __typename?: 'SaveDepartmentPayload';
  /** Id of the planned change; null when it is in effect already, or was refused. */
  changeId?: Maybe<Scalars['ID']['output']>;
  /** The department as it is today, of a merge the one that stays; null when there is none today, or the change was refused. */
  department?: Maybe<Department>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** How a company is to take people over from a directory. */
export type SaveDirectorySyncInput = {
  /** Where it is asked, `https://host`, at most 500 characters; null for the usual address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** As whom it is asked, at most 100 characters; null for a directory that pushes. */
  appId?: InputMaybe<Scalars['String']['input']>;
  /** Whether departments that are missing here are made. */
  createDepartments: Scalars['Boolean']['input'];
  /** Whether people who are put into a group move to the department of its name. */
  groupsAreDepartments: Scalars['Boolean']['input'];
  /** By what somebody is found the first time. */
  identifyBy: DirectoryIdentity;
  /** What fills what; a field that is not named stays as it is. */
  mapping: Array<DirectoryMappingInput>;
  /** Whether it is asked every night. */
  nightly: Scalars['Boolean']['input'];
  /** What proves that, at most 500 characters; null leaves it as it is. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** The kind of directory; NONE for none. With another kind, address or account, who was known there is forgotten. */
  type: SyncSystemType;
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of saving how people are taken over. */
export type SaveDirectorySyncPayload = {
  __typename?: 'SaveDirectorySyncPayload';
  /** How they are now; null when it was refused. */
  directorySync?: Maybe<DirectorySync>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What a role may do with some groups of employee data. */
export type SaveEmployeeFieldRightsInput = {
  /** Groups with their rights; a group that is left out stays as it is. */
  fieldRights: Array<RoleFieldRightInput>;
  /** Identifies the role. */
  id: Scalars['ID']['input'];
  /** Version of the role that was changed. */
  version: Scalars['Int']['input'];
};

/** What came of changing the rights of a role. */
export type SaveEmployeeFieldRightsPayload = {
  __typename?: 'SaveEmployeeFieldRightsPayload';
  /** The role as it is now; null when the change was refused. */
  role?: Maybe<EmployeeFieldRole>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What positions are evaluated by, as it will be. */
export type SaveEvaluationOptionsInput = {
  /** Which grade a total means, upwards from 0. */
  bands: Array<EvaluationBandInput>;
  /** What positions are looked at for, in order; their weights add up to 100. */
  factors: Array<EvaluationFactorInput>;
  /** Version that the caller saw; 0 for the first. */
  version: Scalars['Int']['input'];
};

/** What became of the options. */
export type SaveEvaluationOptionsPayload = {
  __typename?: 'SaveEvaluationOptionsPayload';
  /** The options as they are now; null when the input was refused. */
  options?: Maybe<EvaluationOptions>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** The language to save. */
export type SaveLanguageInput = {
  /** In which language mails and messages are written to the caller. */
  language: Language;
};

/** What became of saving the language. */
export type SaveLanguagePayload = {
  __typename?: 'SaveLanguagePayload';
  /** The language as saved; null when it was refused. */
  language?: Maybe<Language>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A filter to save. */
export type SaveListFilterInput = {
  /** Name of the list. */
  listKey: Scalars['ID']['input'];
  /** What the filter is called, at most 30 characters. */
  name: Scalars['String']['input'];
  /** Conditions and order as the address of the list has them after the question mark. */
  query: Scalars['String']['input'];
  /** Code of the role whose people find it as well; nobody else does when left out. Only administrators and HR may share. */
  roleCode?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of saving a filter. */
export type SaveListFilterPayload = {
  __typename?: 'SaveListFilterPayload';
  /** What is remembered of the list now; null when it was refused. */
  listMemory?: Maybe<ListMemory>;
  /** What a person can mend; empty when all went well. */
  userErrors: Array<UserError>;
};

/** How a list is set up. */
export type SaveListLayoutInput = {
  /** How it is set up; as the list comes when left out. */
  layout?: InputMaybe<ListLayoutInput>;
  /** Name of the list. */
  listKey: Scalars['ID']['input'];
};

/** What came of setting up a list. */
export type SaveListLayoutPayload = {
  __typename?: 'SaveListLayoutPayload';
  /** What is remembered of the list now; null when it was refused. */
  listMemory?: Maybe<ListMemory>;
  /** What a person can mend; empty when all went well. */
  userErrors: Array<UserError>;
};

/** The choice of when work is mailed. */
export type SaveMailPreferenceInput = {
  /** When. */
  preference: MailPreference;
};

/** What became of choosing when work is mailed. */
export type SaveMailPreferencePayload = {
  __typename?: 'SaveMailPreferencePayload';
  /** The choice as it stands now; null when it was refused. */
  preference?: Maybe<MailPreference>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A minimum wage as it shall be. */
export type SaveMinimumWageInput = {
  /** In yuan (RMB) a month, with at most two places. */
  amount: Scalars['Decimal']['input'];
  /** The city, as people have it, at most 50 characters. */
  city: Scalars['String']['input'];
  /** Id of the one that is put right; left out, it is another one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** First day it holds. */
  validFrom: Scalars['Date']['input'];
  /**
   * Its `version` as you read it before the change; left out for another one. If somebody has changed it since, the answer is
   * the error CONFLICT.
   */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of saving a minimum wage. */
export type SaveMinimumWagePayload = {
  __typename?: 'SaveMinimumWagePayload';
  /** The minimum wage as saved; null when it was refused. */
  minimumWage?: Maybe<MinimumWage>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** An announcement to publish or to change. */
export type SaveNoticeInput = {
  /** Text, at most 1000 characters. */
  content: Scalars['String']['input'];
  /**
   * The last day on which it is open: it closes at 23:59 of that day, which may not lie before yesterday. Null keeps it
   * open.
   */
  deadline?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the announcement to change; left out, a new one is published. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** NORMAL or IMPORTANT. */
  status?: NoticeStatus;
  /** Title, at most 100 characters. */
  title: Scalars['String']['input'];
};

/** What became of publishing, changing or closing an announcement. */
export type SaveNoticePayload = {
  __typename?: 'SaveNoticePayload';
  /** The announcement as it is now; null when it was refused. */
  notice?: Maybe<Notice>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Levels of a person, as of a day. */
export type SavePersonLevelsInput = {
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** The levels, each condition once. */
  levels: Array<PersonLevelInput>;
  /** True for the own view of the caller, who is the person. */
  own?: Scalars['Boolean']['input'];
  /** Id of the position that the answer compares with; that of the person today when left out. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** The day they are said of: today or before, and not before the last one. */
  validFrom: Scalars['Date']['input'];
};

/** What came of saving levels. */
export type SavePersonLevelsPayload = {
  __typename?: 'SavePersonLevelsPayload';
  /** How the person matches now; null when it was refused. */
  match?: Maybe<PersonMatch>;
  /** What is to be corrected; empty when it was saved. */
  userErrors: Array<UserError>;
};

/** Who shall approve personnel changes of a kind. */
export type SavePersonnelChangeFlowInput = {
  /** Who decides, one step after the other, at most ten; empty: nobody has to. */
  nodes: Array<ApprovalNodeInput>;
  /** Kind of the changes; mergers of departments cannot be approved. */
  type: PersonnelChangeType;
  /** The `version` of the flow as you read it. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of saving a flow. */
export type SavePersonnelChangeFlowPayload = {
  __typename?: 'SavePersonnelChangeFlowPayload';
  /** The flow as saved; null when it was refused. */
  flow?: Maybe<PersonnelChangeFlow>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** People of a plan who are handled one by one. */
export type SavePlanPeopleInput = {
  /** Ids of the people; at most 200. */
  employeeIds: Array<Scalars['ID']['input']>;
  /** Last day of filling in for them alone; the plan's when left out. */
  fillTo?: InputMaybe<Scalars['Date']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** Why they are handled by themselves, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Last day of scoring for them alone; the plan's when left out. */
  scoreTo?: InputMaybe<Scalars['Date']['input']>;
  /**
   * The `version` of the plan as you read it. If somebody has changed it since, the answer is the error CONFLICT and nothing
   * is saved.
   */
  version: Scalars['Int']['input'];
};

/** What a position asks for, as it will be. */
export type SavePositionRequirementInput = {
  /** Its conditions, in order; empty when it asks for nothing any more. */
  conditions: Array<PositionConditionInput>;
  /** Id of the position. */
  positionId: Scalars['ID']['input'];
  /** Version that the caller saw; 0 for the first. */
  version: Scalars['Int']['input'];
};

/** What came of saving what a position asks for. */
export type SavePositionRequirementPayload = {
  __typename?: 'SavePositionRequirementPayload';
  /** As it is now; null when it was refused. */
  requirement?: Maybe<PositionRequirement>;
  /** What is to be corrected; empty when it was saved. */
  userErrors: Array<UserError>;
};

/** What a role may do on some pages. */
export type SaveRolePagesInput = {
  /** Which role. */
  id: Scalars['ID']['input'];
  /** The pages that change. */
  pages?: InputMaybe<Array<RolePageInput>>;
  /** Pages of a shipped role that go back to what the release gives, by their `pageId`. */
  restore?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** What came of setting pages of a role. */
export type SaveRolePagesPayload = {
  __typename?: 'SaveRolePagesPayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Whom a role shows, or whom it shows to one member. */
export type SaveRoleScopeInput = {
  /** The departments of the scopes `DEPARTMENT_ALL` and `DEPARTMENT_DIRECT`. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The people of the scope `DESIGNATED`; those the caller does not see stay. */
  employeeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Which role. */
  id: Scalars['ID']['input'];
  /**
   * How far it reaches. Null: of a role nobody beside the people whom its members answer for, of a member all that the
   * role shows. A member has `DEPARTMENT_ALL` or `SELF_AND_SUPERIORS`.
   */
  scope?: InputMaybe<AuthorityScope>;
  /** The member whose scope is meant; left out: the role's. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** What came of setting whom a role shows. */
export type SaveRoleScopePayload = {
  __typename?: 'SaveRoleScopePayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** A sheet of scores as typed so far. */
export type SaveScoresInput = {
  /** A key you make once for each open form, e.g. a UUID, so that two tabs with the same form can be told apart. */
  clientId: Scalars['String']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** The comment on everything together, at most 1000 characters. */
  overallComment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** The scores, one for each indicator. */
  rows: Array<AssessmentScoreInput>;
  /** As whom the caller scores: SELF or BOSS. */
  scorerRole: ScorerRole;
  /** Counts the saves of this open form, from 1. A save that arrives late never replaces a newer one. */
  seq: Scalars['Int']['input'];
  /** The `version` of the sheet as you read it; an older one is refused with CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Pages to put on the home page. */
export type SaveShortcutsInput = {
  /** Paths of pages of the caller's own menu, in order, at most 12; empty to go back to the first pages of the menu. */
  paths: Array<Scalars['String']['input']>;
};

/** What became of the choice of pages. */
export type SaveShortcutsPayload = {
  __typename?: 'SaveShortcutsPayload';
  /** The pages as they are now; null when they were refused. */
  shortcuts?: Maybe<Array<Shortcut>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** How the people of a company are to sign in. */
export type SaveSignInSettingsInput = {
  /** The directory; null for none. */
  directory?: InputMaybe<SignInDirectoryInput>;
  /** The way they sign in. */
  loginWay: LoginWay;
  /** The identity provider; null for none. */
  provider?: InputMaybe<SignInProviderInput>;
  /** The `version` that was read. */
  version: Scalars['Int']['input'];
};

/** What came of saving how people sign in. */
export type SaveSignInSettingsPayload = {
  __typename?: 'SaveSignInSettingsPayload';
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** The version from now on; null when it was refused. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** A maintenance notice as it is written. */
export type SaveSystemNoticeInput = {
  /** Text, from 1 to 1000 characters. It is plain text, not HTML. */
  content: Scalars['String']['input'];
  /** From when it is shown; may lie in the past. */
  from: Scalars['DateTime']['input'];
  /** Title, from 1 to 100 characters. */
  title: Scalars['String']['input'];
  /** Until when it is shown; after `from`, and not in the past. */
  to: Scalars['DateTime']['input'];
};

/** What became of announcing maintenance. */
export type SaveSystemNoticePayload = {
  __typename?: 'SaveSystemNoticePayload';
  /** The notice as it is announced now; null when it was refused. */
  systemNotice?: Maybe<SystemNotice>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A target form as typed so far. */
export type SaveTargetsInput = {
  /** A key you make once for each open form, e.g. a UUID, so that two tabs with the same form can be told apart. */
  clientId: Scalars['String']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** All indicators of the form, in order. One that is missing is removed. */
  rows: Array<AssessmentIndicatorInput>;
  /** Counts the saves of this open form, from 1. A save that arrives late never replaces a newer one. */
  seq: Scalars['Int']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A version of what is in a template. */
export type SaveTemplateContentInput = {
  /** Id of the version to change; null or left out, a new one is created. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the version, at most 20 characters. */
  name: Scalars['String']['input'];
  /** Its parts in order, from 1 to 10, whose weights sum to 100. */
  parts: Array<AssessmentTemplatePartInput>;
  /** Id of the template it belongs to. */
  templateId: Scalars['ID']['input'];
  /** The `version` of the content as you read it; required with `id`. An older one is refused with CONFLICT. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** What became of saving a version of a template's content. */
export type SaveTemplateContentPayload = {
  __typename?: 'SaveTemplateContentPayload';
  /** The template as it is now; null when it was refused. */
  assessmentTemplate?: Maybe<AssessmentTemplate>;
  /** The version that was saved; null when it was refused. */
  templateContent?: Maybe<AssessmentTemplateContent>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** One day of the caller's own schedule. */
export type ScheduleDay = {
  __typename?: 'ScheduleDay';
  /** The entries of the day, by time. */
  items: Array<ScheduleItem>;
  /** The days of the same month on which the caller gets a message in the morning. */
  remindDates: Array<Scalars['Date']['output']>;
  /** The days of the same month that have entries, for the marks of a calendar. */
  scheduledDates: Array<Scalars['Date']['output']>;
};

/** An entry of a personal schedule. */
export type ScheduleItem = {
  __typename?: 'ScheduleItem';
  /** What is planned, at most 200 characters. */
  content: Scalars['String']['output'];
  /** Its day. */
  date: Scalars['Date']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Its time of day as `HH:mm`, in the company's time zone. */
  time: Scalars['String']['output'];
};

/** A token for directories that push people; the token itself is shown once, when it is made. */
export type ScimToken = {
  __typename?: 'ScimToken';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Its last characters, to tell it from another one. */
  ending: Scalars['String']['output'];
  /** When it was last used, to the minute; null when it never was. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type { ScoreMethod };

/** The answers of the caller. */
export type ScorePositionEvaluationInput = {
  /** For each question, in the order of the factors, the place of the answer chosen, from 0; null for one that is not answered. */
  choices: Array<InputMaybe<Scalars['Int']['input']>>;
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** Whether they are final; each must be given then. */
  submit?: Scalars['Boolean']['input'];
};

/** What became of the answers. */
export type ScorePositionEvaluationPayload = {
  __typename?: 'ScorePositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { ScorerRole };

/** Something a search leads to. */
export type SearchHit = {
  __typename?: 'SearchHit';
  /** What it is; null when the services report a kind this release does not know. */
  kind?: Maybe<SearchKind>;
  /** Name of the employee or the plan; of a page its address. */
  name: Scalars['String']['output'];
  /** English name of the employee; null without one. */
  nameEn?: Maybe<Scalars['String']['output']>;
  /** What tells it from others of the name: the number of an employee, the year of a plan. Null for a page. */
  note?: Maybe<Scalars['String']['output']>;
  /** Department of the employee; null without one, where the caller may not read it, and for everything else. */
  place?: Maybe<Scalars['String']['output']>;
  /** English name of that department; null without one. */
  placeEn?: Maybe<Scalars['String']['output']>;
  /** Id of the employee or the plan; of a page its address. */
  subject: Scalars['String']['output'];
};

export type { SearchKind };

/** As whom something is looked at: exactly one of `employeeId`, `userId` and `roleId`. */
export type SeeAsInput = {
  /** The account of a person the caller sees. */
  employeeId?: InputMaybe<Scalars['ID']['input']>;
  /** The path of the page whose people and groups are counted; `/employee/list` when absent. */
  path?: InputMaybe<Scalars['String']['input']>;
  /** A role by itself, as a member without a person of their own. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** An account. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of looking as somebody. */
export type SeeAsPayload = {
  __typename?: 'SeeAsPayload';
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
  /** What they see; null when it was refused. */
  view?: Maybe<SeenAs>;
};

/** What an account or a role sees. */
export type SeenAs = {
  __typename?: 'SeenAs';
  /** The groups of employee data on that page. */
  groups: Array<SeenAsGroup>;
  /** The name of the account or the role. */
  name: Scalars['String']['output'];
  /** The pages that may be visited, in the order of the menu. */
  pages: Array<SeenAsPage>;
  /** The path of the page that `people` and `groups` are about. */
  path: Scalars['String']['output'];
  /** How many people are seen on that page. */
  people: Scalars['Int']['output'];
  /** The roles the account is in, or the role itself. */
  roles: Array<SeenAsRole>;
};

/** A group of employee data, with of how many people somebody has it. */
export type SeenAsGroup = {
  __typename?: 'SeenAsGroup';
  /** Of how many of them it may be edited, on the details page. */
  editable: Scalars['Int']['output'];
  /** The group; null when the services report one this release does not know. */
  group?: Maybe<FieldGroup>;
  /** Of how many people on the page the group is shown. */
  readable: Scalars['Int']['output'];
};

/** A page that somebody may visit. */
export type SeenAsPage = {
  __typename?: 'SeenAsPage';
  /** Whether something may be changed there. */
  allowEdit: Scalars['Boolean']['output'];
  /** Whether files may be taken out there. */
  allowExport: Scalars['Boolean']['output'];
  /** The heading of the side menu it stands under; null when it has no entry there, such as details. */
  menuName?: Maybe<Scalars['String']['output']>;
  /** Its name, in the language of the request. */
  name: Scalars['String']['output'];
  /** Identifies the page. */
  pageId: Scalars['ID']['output'];
  /** Its path in the browser client, e.g. `/employee/list`. */
  path: Scalars['String']['output'];
  /** How many people are within reach there. */
  people: Scalars['Int']['output'];
  /** The roles that open it. */
  roleIds: Array<Scalars['ID']['output']>;
};

/** A role of whoever is looked as. */
export type SeenAsRole = {
  __typename?: 'SeenAsRole';
  /** Its name, of a shipped role in the language of the request. */
  name: Scalars['String']['output'];
  /** Identifies the role. */
  roleId: Scalars['ID']['output'];
};

/** Which sheet of scores to send back. */
export type SendBackScoresInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** What has to be changed; it has to be given. */
  reason: Scalars['String']['input'];
  /** Whose sheet it is. */
  scorerRole: ScorerRole;
};

/** A day on which to be reminded, or no longer. */
export type SetRemindDateInput = {
  /** The day. */
  date: Scalars['Date']['input'];
  /** Whether a message is sent in the morning of that day. */
  remind: Scalars['Boolean']['input'];
};

/** What became of the wish to be reminded. */
export type SetRemindDatePayload = {
  __typename?: 'SetRemindDatePayload';
  /** The day; null when it was refused. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A change whose task is done. */
export type SettlePersonnelChangeInput = {
  /** Id of the change. */
  id: Scalars['ID']['input'];
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** What became of ending what a change left to do. */
export type SettlePersonnelChangePayload = {
  __typename?: 'SettlePersonnelChangePayload';
  /** The change as it stands now; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { Sex };

export type { SheetCell };

export type { SheetFormat };

/** A page of the menu that stands on the home page. */
export type Shortcut = {
  __typename?: 'Shortcut';
  /** Name of its icon; null when it has none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Name of the page, in the language of the request. */
  name: Scalars['String']['output'];
  /** Path of the page in the browser client, e.g. `/employee/list`. */
  path: Scalars['String']['output'];
};

/** Why a field of a person is seen or not. */
export type SightReason = {
  __typename?: 'SightReason';
  /** Role by role: the field is seen where one of them opens the page, shows the person and reads the field. */
  roles: Array<SightRole>;
  /** Whether it is seen. */
  seen: Scalars['Boolean']['output'];
  /** The answer with its reason, in the language of the request. */
  sentence: Scalars['String']['output'];
  /** The value in words; null when there is none, it is not seen, or `valueHidden`. */
  value?: Maybe<Scalars['String']['output']>;
  /** The field is seen and its value is not told here, because the caller may not see it on that page. */
  valueHidden: Scalars['Boolean']['output'];
};

/** What one role does about a field of a person on a page. */
export type SightRole = {
  __typename?: 'SightRole';
  /** Its name, of a shipped role in the language of the request. */
  name: Scalars['String']['output'];
  /** Whether it opens the page. */
  opensPage: Scalars['Boolean']['output'];
  /** Whether it reads the group the field belongs to. */
  readsField: Scalars['Boolean']['output'];
  /** Identifies the role. */
  roleId: Scalars['ID']['output'];
  /** Whether it shows the person. */
  showsPerson: Scalars['Boolean']['output'];
};

/** A directory of people (LDAP) that checks passwords. The password it is searched with is written and never read. */
export type SignInDirectory = {
  __typename?: 'SignInDirectory';
  /** Below which entry people are looked for. */
  baseDn: Scalars['String']['output'];
  /** The entry that looks them up. */
  bindDn: Scalars['String']['output'];
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: Maybe<Scalars['String']['output']>;
  /** Which name of an account stands there; null when the services report a name this release does not know. */
  nameKind?: Maybe<SignInName>;
  /** Whether an `ldap://` connection is encrypted before anything is sent. */
  startTls: Scalars['Boolean']['output'];
  /** Its address, `ldaps://host:port`, or `ldap://` with StartTLS. */
  url: Scalars['String']['output'];
  /** What finds one of them; `{name}` stands for the name. */
  userFilter: Scalars['String']['output'];
};

/** A directory as it is to be. */
export type SignInDirectoryInput = {
  /** Below which entry people are looked for, at most 500 characters. */
  baseDn: Scalars['String']['input'];
  /** The entry that looks them up, at most 500 characters. */
  bindDn: Scalars['String']['input'];
  /** The password of that entry; null leaves it as it is. */
  bindSecret?: InputMaybe<Scalars['String']['input']>;
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: InputMaybe<Scalars['String']['input']>;
  /** Which name of an account stands there. */
  nameKind: SignInName;
  /** Whether an `ldap://` connection is encrypted before anything is sent. */
  startTls: Scalars['Boolean']['input'];
  /** Its address, `ldaps://host:port`, or `ldap://` with StartTLS; at most 200 characters. */
  url: Scalars['String']['input'];
  /** What finds one of them, with `{name}` for the name; at most 500 characters. */
  userFilter: Scalars['String']['input'];
};

export type { SignInName };

/** An identity provider (OpenID Connect, as ADFS speaks it). Its client secret is written and never read. */
export type SignInProvider = {
  __typename?: 'SignInProvider';
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: Maybe<Scalars['String']['output']>;
  /** Name of the claim that people are recognised by; null when they are not. */
  claim?: Maybe<Scalars['String']['output']>;
  /** As what it knows this product. */
  clientId: Scalars['String']['output'];
  /** Whether a client secret is kept. */
  hasClientSecret: Scalars['Boolean']['output'];
  /** Its issuer address. */
  issuer: Scalars['String']['output'];
  /** How somebody new is recognised; null when the services report a way this release does not know. */
  matchBy?: Maybe<SignInProviderMatch>;
  /** Which name of an account the claim holds; null when the services report a name this release does not know. */
  nameKind?: Maybe<SignInName>;
};

/** An identity provider as it is to be. */
export type SignInProviderInput = {
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: InputMaybe<Scalars['String']['input']>;
  /** Name of the claim that people are recognised by; null when they are not. */
  claim?: InputMaybe<Scalars['String']['input']>;
  /** As what it knows this product, at most 500 characters. */
  clientId: Scalars['String']['input'];
  /** What proves who asks; null leaves it as it is. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Its issuer address, at most 300 characters. */
  issuer: Scalars['String']['input'];
  /** How somebody new is recognised. */
  matchBy: SignInProviderMatch;
  /** Which name of an account the claim holds. */
  nameKind: SignInName;
};

export type { SignInProviderMatch };

/** How the people of a company sign in. */
export type SignInSettings = {
  __typename?: 'SignInSettings';
  /** The company's directory; null when none is set. */
  directory?: Maybe<SignInDirectory>;
  /** Host name whose sign-in page leads straight to the identity provider; null when the operator set none. */
  loginDomain?: Maybe<Scalars['String']['output']>;
  /** The way they sign in now; null when the services report a way this release does not know. */
  loginWay?: Maybe<LoginWay>;
  /** The company's identity provider; null when none is set. */
  provider?: Maybe<SignInProvider>;
  /** Address to be registered with the identity provider, which sends people back to it. */
  redirectUri: Scalars['String']['output'];
  /** Goes up with each change; what is sent back with a change to notice somebody else's. 0 when nothing was saved yet. */
  version: Scalars['Int']['output'];
};

export type { SignInStatus };

/** An account to be signed out. */
export type SignOutUserAccountInput = {
  /** Which account. */
  id: Scalars['ID']['input'];
};

/** What came of signing an account out. */
export type SignOutUserAccountPayload = {
  __typename?: 'SignOutUserAccountPayload';
  /** The account as it is now; null when it was refused. */
  userAccount?: Maybe<UserAccount>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** What the directory is asked for. */
export type StartDirectorySyncInput = {
  /** Made by the client, once for each wish: a request that is sent again with the same key has its effect only once. */
  clientMutationId: Scalars['ID']['input'];
  /** False: a dry run, which writes nothing; true: people are taken over. */
  commit: Scalars['Boolean']['input'];
};

/** A run that has begun. */
export type StartDirectorySyncPayload = {
  __typename?: 'StartDirectorySyncPayload';
  /** The job that does it; null when it was refused. */
  job?: Maybe<Job>;
  /** Id of the run; null when it was refused. */
  runId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused; empty when it has begun. */
  userErrors: Array<UserError>;
};

/** Whose identity provider to sign in at. */
export type StartExternalLoginInput = {
  /** Code of the company, as typed into the sign-in form; left out, the host name decides. */
  companyCode?: InputMaybe<Scalars['String']['input']>;
  /** Host name of the sign-in page as the browser shows it, because a company may have one of its own. */
  domain: Scalars['String']['input'];
};

/** Where a sign-in at an identity provider goes on. */
export type StartExternalLoginPayload = {
  __typename?: 'StartExternalLoginPayload';
  /** Address to lead the browser to; null when the company has no identity provider, or when it was refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Which starter kit a plan is made of. */
export type StartPlanFromKitInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** The kit. */
  kit: StarterKit;
};

/** Which evaluation begins. */
export type StartPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of an evaluation that was to begin. */
export type StartPositionEvaluationPayload = {
  __typename?: 'StartPositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { StarterKit };

/** Which plan to stop for good. */
export type StopAssessmentPlanInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A finished sheet of scores. */
export type SubmitScoresInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person. */
  employeeId: Scalars['ID']['input'];
  /** The comment on everything together, at most 1000 characters. */
  overallComment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /** The scores, one for each indicator. */
  rows: Array<AssessmentScoreInput>;
  /** As whom the caller scores: SELF or BOSS. */
  scorerRole: ScorerRole;
  /** The `version` of the sheet as you read it; an older one is refused with CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Which targets to submit. */
export type SubmitTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A survey that waits for the caller's answers. */
export type SurveyMessage = {
  __typename?: 'SurveyMessage';
  /** Id of the survey. */
  id: Scalars['ID']['output'];
  /** Name of the survey. */
  name: Scalars['String']['output'];
};

/** Which account to act as. */
export type SwitchIdentityInput = {
  /** Id of the account; that of the account one signed in with leads back. */
  id: Scalars['ID']['input'];
};

/** What became of switching to another account. */
export type SwitchIdentityPayload = {
  __typename?: 'SwitchIdentityPayload';
  /** As whom the caller acts now; null when it was refused. */
  user?: Maybe<CurrentUser>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

export type { SyncSystemType };

/** What whoever runs the product tells the people of all companies, e.g. that it will be down for maintenance. */
export type SystemNotice = {
  __typename?: 'SystemNotice';
  /** Text, at most 1000 characters. It is plain text, not HTML. */
  content: Scalars['String']['output'];
  /** Since when it is shown. */
  from: Scalars['DateTime']['output'];
  /** Id of the notice; it stays the same when the notice is changed. */
  id: Scalars['ID']['output'];
  /** Title, at most 100 characters. */
  title: Scalars['String']['output'];
  /** Until when it is shown. */
  to: Scalars['DateTime']['output'];
};

/** Which base template to take over. */
export type TakeOverBaseTemplateInput = {
  /** Id of the base template. */
  id: Scalars['ID']['input'];
  /** Id of its newest version as you read it; when another was published meanwhile, the answer is the error CONFLICT. */
  versionId: Scalars['ID']['input'];
};

/** What became of taking over a base template. */
export type TakeOverBaseTemplatePayload = {
  __typename?: 'TakeOverBaseTemplatePayload';
  /** The company's template, with the new draft version; null when it was refused. */
  assessmentTemplate?: Maybe<AssessmentTemplate>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** One change of a target: which field, from what to what, by whom. */
export type TargetLogEntry = {
  __typename?: 'TargetLogEntry';
  /** The new value; null when there is none. */
  after?: Maybe<Scalars['String']['output']>;
  /** When it was changed. */
  at: Scalars['DateTime']['output'];
  /** The former value; null when there was none. */
  before?: Maybe<Scalars['String']['output']>;
  /** Who changed it; null when the caller may not see the person. */
  by?: Maybe<Employee>;
  /** Name of the field that changed, or `added` or `removed` for the target as a whole. */
  column: Scalars['String']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** The target, in its words. */
  keyResult: Scalars['String']['output'];
  /** Why it was changed; null when nobody said. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A page of changes of targets. */
export type TargetLogPage = {
  __typename?: 'TargetLogPage';
  /** The changes on this page, newest first. */
  items: Array<TargetLogEntry>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

export type { TargetStatus };

/** Which appraisals of the caller's people are meant; all conditions given must hold. */
export type TeamAppraisalFilterInput = {
  /** Any of these stages. */
  employeeStages?: InputMaybe<Array<EmployeeStage>>;
  /** Part of the person's name or employee number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Id of the plan they belong to. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those in which it is the caller's turn. */
  waitingForMe?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What people who report to the caller have to do. */
export type TeamSteps = {
  __typename?: 'TeamSteps';
  /** The most urgent ones, at most eight, as the person has them: `MY_TARGETS` is for that person to fill in. */
  items: Array<Todo>;
  /** How many steps that are. */
  total: Scalars['Int']['output'];
};

/** The base template that a company's template came from. */
export type TemplateOrigin = {
  __typename?: 'TemplateOrigin';
  /** Id of the base template. */
  baseTemplateId: Scalars['ID']['output'];
  /** Name of the base template. */
  baseTemplateName: Scalars['String']['output'];
  /** Id of the version that was published last. */
  newestVersionId: Scalars['ID']['output'];
  /** Name of the version that was published last. It is offered and never applied by itself. */
  newestVersionName: Scalars['String']['output'];
  /** Whether a version was published after the one that was taken over. */
  outdated: Scalars['Boolean']['output'];
  /** Id of the company's template. */
  templateId: Scalars['ID']['output'];
  /** Name of the company's template. */
  templateName: Scalars['String']['output'];
  /** Name of the version that was taken over last. */
  versionName: Scalars['String']['output'];
};

/** A directory that is tried. */
export type TestDirectorySyncInput = {
  /** Where it is asked; null for the usual address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** As whom it is asked. */
  appId?: InputMaybe<Scalars['String']['input']>;
  /** What proves that; null for the one that is kept. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** The kind of directory. */
  type: SyncSystemType;
};

/** What came of trying a directory. */
export type TestDirectorySyncPayload = {
  __typename?: 'TestDirectorySyncPayload';
  /** How many departments it shows; null when it was refused. */
  departments?: Maybe<Scalars['Int']['output']>;
  /** Why it was refused; empty when it went well. */
  userErrors: Array<UserError>;
};

/** A way to sign in that is tried. */
export type TestSignInSettingsInput = {
  /** The directory; null for none. */
  directory?: InputMaybe<SignInDirectoryInput>;
  /** The way they would sign in. */
  loginWay: LoginWay;
  /** The identity provider; null for none. */
  provider?: InputMaybe<SignInProviderInput>;
};

/** What came of trying how people would sign in. */
export type TestSignInSettingsPayload = {
  __typename?: 'TestSignInSettingsPayload';
  /** Distinguished name of the caller's entry in the directory; null when no directory is set, or it was refused. */
  entry?: Maybe<Scalars['String']['output']>;
  /** Why it was refused; empty when it went well. */
  userErrors: Array<UserError>;
};

/** A length of time in whole years and months. */
export type TimeSpan = {
  __typename?: 'TimeSpan';
  /** Whole months beyond the years, 0 to 11. */
  months: Scalars['Int']['output'];
  /** Whole years; 0 where the span ends before it begins. */
  years: Scalars['Int']['output'];
};

/** From one day to another. */
export type TimeSpanInput = {
  /** First day. */
  from: Scalars['Date']['input'];
  /** The day after the last one. */
  until: Scalars['Date']['input'];
};

/** One thing that waits for the caller in a running appraisal. */
export type Todo = {
  __typename?: 'Todo';
  /** The employee whose appraisal it is; null when it is about a whole plan. */
  employee?: Maybe<Employee>;
  /** Last day of the stage in which it is done. */
  lastDay: Scalars['Date']['output'];
  /** The appraisal plan; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
  /** What is to be done; null when the services report a kind this release does not know. */
  type?: Maybe<TodoType>;
};

export type { TodoType };

/** A transfer. */
export type TransferEmployeeInput = {
  /** The city the person works in from then on; null empties it, left out, it stays. */
  city?: InputMaybe<Scalars['String']['input']>;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the new department; left out, it stays. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** First day on which the change holds. Today or earlier, it takes effect at once. */
  effectiveDate: Scalars['Date']['input'];
  /** Id of the person. */
  employeeId: Scalars['ID']['input'];
  /** Id of the new job family; null empties it, left out, it stays. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new line manager; null: nobody, left out, it stays. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new position; null empties it, left out, it stays. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new rank; null empties it, left out, it stays. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** Why, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the person that the form showed. If somebody has changed the person since, the answer is the error
   * CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** Id of the new virtual boss; null: nobody, left out, it stays. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** What became of filing a transfer. */
export type TransferEmployeePayload = {
  __typename?: 'TransferEmployeePayload';
  /** The change as filed; null when it was refused. */
  personnelChange?: Maybe<PersonnelChange>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Whom to move from one role to another. */
export type TransferRoleMembersInput = {
  /** The role they are in. */
  fromId: Scalars['ID']['input'];
  /** The role they come into. */
  toId: Scalars['ID']['input'];
  /** The accounts, at most 500. */
  userIds: Array<Scalars['ID']['input']>;
};

/** What came of moving people to another role. */
export type TransferRoleMembersPayload = {
  __typename?: 'TransferRoleMembersPayload';
  /** The role they left; null when it was refused. */
  from?: Maybe<Role>;
  /** The role they came into; null when it was refused. */
  to?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** Which import to take back. */
export type UndoEmployeeImportInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the import. */
  id: Scalars['ID']['input'];
};

/** What became of taking an import back. */
export type UndoEmployeeImportPayload = {
  __typename?: 'UndoEmployeeImportPayload';
  /** The import as it is now; null when it was refused. */
  employeeImport?: Maybe<EmployeeImport>;
  /** The job that takes the rows back, whose progress can be followed; null when it was refused. */
  job?: Maybe<Job>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A page of people who have no result yet. */
export type UngradedPage = {
  __typename?: 'UngradedPage';
  /** The people on this page. */
  items: Array<UngradedPerson>;
  /** Number of this page; the first is 1. */
  pageNo: Scalars['Int']['output'];
  /** Most rows on a page, as asked for; the last page may have fewer. */
  pageSize: Scalars['Int']['output'];
  /** Rows of the whole list, over all pages. */
  total: Scalars['Int']['output'];
};

/** Somebody of a plan who has no result yet. */
export type UngradedPerson = {
  __typename?: 'UngradedPerson';
  /** The department the person belonged to when the plan opened; null when there was none. */
  department?: Maybe<Department>;
  /** The person; null when the caller may not see the person's data. */
  employee?: Maybe<Employee>;
  /** Id of the person's appraisal. */
  id: Scalars['ID']['output'];
  /** Who has to score; null when there is nobody, or when the caller may not see that person. */
  scorer?: Maybe<Employee>;
  /** Whose score is missing; null when the services report a role this release does not know. */
  scorerRole?: Maybe<ScorerRole>;
};

/** Which link to remove. */
export type UnlinkIdentityInput = {
  /** Id of the linked account. */
  id: Scalars['ID']['input'];
};

/** What became of removing a link. */
export type UnlinkIdentityPayload = {
  __typename?: 'UnlinkIdentityPayload';
  /** The accounts the person may act as now; null when it was refused. */
  identities?: Maybe<Array<LinkedIdentity>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/**
 * A comment on an indicator (something a person is to reach), or a reply to a comment of the caller, that the caller has
 * not read yet.
 */
export type UnreadComment = {
  __typename?: 'UnreadComment';
  /** What was reached, with its unit; null when nothing was reported. */
  achieved?: Maybe<Scalars['String']['output']>;
  /** The department whose indicator it is; null for an indicator of a person. */
  department?: Maybe<Department>;
  /** The indicator, i.e. what is to be reached. */
  keyResult: Scalars['String']['output'];
  /** The appraisal plan it belongs to; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
  /** Whether it is a reply to the caller; otherwise it is a comment. */
  reply: Scalars['Boolean']['output'];
  /** The form the indicator stands in; null when it is not there any more. */
  template?: Maybe<AssessmentTemplate>;
};

/** What a field is from now on. */
export type UpdateCustomFieldInput = {
  /** Whether it is in use. */
  enabled: Scalars['Boolean']['input'];
  /** The group it is to stand in. */
  group: FieldGroup;
  /** Which field. */
  id: Scalars['ID']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Whether forms insist on a value. */
  required: Scalars['Boolean']['input'];
  /** Version of the field that was changed. */
  version: Scalars['Int']['input'];
};

/** A change of a department. What is left out stays as it is. */
export type UpdateDepartmentInput = {
  /** Code; it is the same on all days and changes at once. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** First day it holds. Left out: today. */
  effectiveDate?: InputMaybe<Scalars['Date']['input']>;
  /** The employee who heads it; null: nobody. */
  headId?: InputMaybe<Scalars['ID']['input']>;
  /** The department. */
  id: Scalars['ID']['input'];
  /** Name, at most 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** English name; null empties it. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** The department above it. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** The bank account an employee's salary is paid to. A field left out stays as it is; null empties it. */
export type UpdateEmployeeBankInput = {
  /** Number of the account in full. It is never shown in full again; leave it out to keep it. */
  bankCard?: InputMaybe<Scalars['String']['input']>;
  /** The bank. */
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Name, number, email, login account and sex of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeBasicInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Work email, unique in the company. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** What the person may sign in with beside number and email; unique in the company. */
  loginAccount?: InputMaybe<Scalars['String']['input']>;
  /** Name, at most 50 characters. */
  name: Scalars['String']['input'];
  /** English name, at most 50 characters. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** Employee number, unique in the company, at most 20 characters. */
  number: Scalars['String']['input'];
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Sex; null changes nothing. */
  sex?: InputMaybe<Sex>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The certificates of an employee. */
export type UpdateEmployeeCertificatesInput = {
  /** All certificates, in their order; one that is left out is taken away. */
  certificates: Array<EmployeeQualificationInput>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the employee that you read before the change. If somebody has changed the person since, the answer is
   * the error CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Phone number and emergency contact of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeContactInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Name of the person to call in an emergency. */
  emergencyContact?: InputMaybe<Scalars['String']['input']>;
  /** Phone number of that person. */
  emergencyPhone?: InputMaybe<Scalars['String']['input']>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The dates of an employee's labour contract. A field left out stays as it is; null empties it. */
export type UpdateEmployeeContractInput = {
  /** Last day of the labour contract; null when it has no end. */
  contractEnd?: InputMaybe<Scalars['Date']['input']>;
  /** First day of the labour contract. */
  contractStart?: InputMaybe<Scalars['Date']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The earlier labour contracts of an employee. */
export type UpdateEmployeeEarlierContractsInput = {
  /** All earlier contracts, in any order; one that is left out is taken away. */
  contracts: Array<EmployeeEarlierContractInput>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of the employee that you read before the change. If somebody has changed the person since, the answer is
   * the error CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The education of an employee. */
export type UpdateEmployeeEducationInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Highest education the person has finished. */
  education: Education;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of changing one section of an employee. */
export type UpdateEmployeePayload = {
  __typename?: 'UpdateEmployeePayload';
  /** The employee as saved; null when the change was refused. */
  employee?: Maybe<Employee>;
  /**
   * What the employee has several of, with what is to be seen to about the contract, which may follow from the change. Null
   * when it was refused, and after changes of anything but work, contract and salary.
   */
  records?: Maybe<EmployeeRecords>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Personal data and the identity document of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeePersonalInput = {
  /** Birth date. */
  birthDate?: InputMaybe<Scalars['Date']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Number of the identity document in full. It is never shown in full again; leave it out to keep it. */
  idNumber?: InputMaybe<Scalars['String']['input']>;
  /** Kind of the identity document. */
  idType?: InputMaybe<IdType>;
  /** Whether the person is married; null changes nothing. */
  maritalStatus?: InputMaybe<MaritalStatus>;
  /** Nationality. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Political affiliation as kept in Chinese personnel files. */
  politicalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** What became of changing titles, certificates, share options or earlier contracts. */
export type UpdateEmployeeRecordsPayload = {
  __typename?: 'UpdateEmployeeRecordsPayload';
  /** The employee as saved, with the new version; null when the change was refused. */
  employee?: Maybe<Employee>;
  /** The records as saved; null when the change was refused. */
  records?: Maybe<EmployeeRecords>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** Base salary and target bonus of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeSalaryInput = {
  /** Fixed salary before tax in yuan (RMB) a month, at most two places. */
  baseSalary?: InputMaybe<Scalars['Decimal']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** First day on which the new amounts hold; the former ones hold until the day before. */
  salaryFrom: Scalars['Date']['input'];
  /** Bonus for a year in which everything goes as planned, in yuan (RMB) a year, at most two places. */
  targetBonus?: InputMaybe<Scalars['Decimal']['input']>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The share options of an employee. */
export type UpdateEmployeeShareOptionsInput = {
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** All grants, in their order; one that is left out is taken away. */
  shareOptions: Array<EmployeeShareOptionInput>;
  /**
   * The `version` of the employee that you read before the change. If somebody has changed the person since, the answer is
   * the error CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** The titles of an employee. */
export type UpdateEmployeeTitlesInput = {
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Why it is corrected, at most 200 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** All titles, in their order; one that is left out is taken away. */
  titles: Array<EmployeeQualificationInput>;
  /**
   * The `version` of the employee that you read before the change. If somebody has changed the person since, the answer is
   * the error CONFLICT and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** Department, position, rank, managers, dates and city of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeWorkInput = {
  /** City the person works in. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: InputMaybe<Array<CustomValueInput>>;
  /** Id of the department the person belongs to. */
  departmentId: Scalars['ID']['input'];
  /** First day at work. */
  entryDate: Scalars['Date']['input'];
  /** Id of the employee. */
  id: Scalars['ID']['input'];
  /** Id of the job family, i.e. the group of related jobs. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the line manager, i.e. the employee this one reports to. */
  managerId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the position, i.e. the job. */
  positionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the rank, i.e. the step of seniority. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Day on which probation ends and the person becomes regular. */
  regularDate?: InputMaybe<Scalars['Date']['input']>;
  /** Kind of employment; null changes nothing. */
  type?: InputMaybe<EmployeeType>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** Id of the virtual boss, i.e. an employee who leads this one in a project or function beside the line manager. */
  virtualManagerId?: InputMaybe<Scalars['ID']['input']>;
};

/** A grade and its name. */
export type UpdateGradeInput = {
  /** Id of the grade. */
  id: Scalars['ID']['input'];
  /** Name, at most 10 characters, which no other grade in use has. */
  name: Scalars['String']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the change of a grade. */
export type UpdateGradePayload = {
  __typename?: 'UpdateGradePayload';
  /** The grade as it is now; null when the input was refused. */
  grade?: Maybe<Grade>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A job family as it will be from a day on. */
export type UpdateJobFamilyInput = {
  /** Id of the job family. */
  id: Scalars['ID']['input'];
  /** Name, at most 10 characters, which no other family beside it has. */
  name: Scalars['String']['input'];
  /** The family it is part of; null at the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** The first day it is like this, today or at most 31 days back. */
  validFrom: Scalars['Date']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the change of a job family. */
export type UpdateJobFamilyPayload = {
  __typename?: 'UpdateJobFamilyPayload';
  /** The job family as it is now; null when the input was refused. */
  jobFamily?: Maybe<JobFamily>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A wording as it shall be. */
export type UpdateLetterTemplateInput = {
  /** Plain text, at most 5000 characters. */
  body: Scalars['String']['input'];
  /** Id of the template. */
  id: Scalars['ID']['input'];
  /** Name, at most 50 characters, unique in the company. */
  name: Scalars['String']['input'];
  /** Subject or title, at most 100 characters. */
  subject: Scalars['String']['input'];
  /** The `version` that was seen. If somebody has changed it since, the answer is the error CONFLICT and nothing is saved. */
  version: Scalars['Int']['input'];
};

/** What changes in an open plan. Null, or a field left out, leaves a setting as it is. */
export type UpdateOpenAssessmentPlanInput = {
  /** Whether the evaluated people may export their own appraisal. */
  allowExportDetails?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether confirming results by superiors is locked for now. */
  bossConfirmLocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether scoring by superiors is locked for now. */
  bossScoringLocked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether writing down targets is closed for now. */
  fillInClosed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the plan. */
  id: Scalars['ID']['input'];
  /** On which days people are reminded of a stage. */
  reminders?: InputMaybe<Array<AssessmentStageReminderDatesInput>>;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
  /** From when on the evaluated people see their result. */
  viewScoreAt?: InputMaybe<ViewScoreAt>;
  /** How much of their result the evaluated people see. */
  viewWhat?: InputMaybe<ViewWhat>;
};

/** Who evaluates from now on. */
export type UpdatePositionEvaluationInput = {
  /** Ids of the people who evaluate, in order, at most 20. */
  evaluatorIds: Array<Scalars['ID']['input']>;
  /** Id of the evaluation. */
  id: Scalars['ID']['input'];
  /** Version that the caller saw. */
  version: Scalars['Int']['input'];
};

/** What became of the change. */
export type UpdatePositionEvaluationPayload = {
  __typename?: 'UpdatePositionEvaluationPayload';
  /** The evaluation as it is now; null when the input was refused. */
  detail?: Maybe<PositionEvaluationDetail>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A position as it will be from a day on. */
export type UpdatePositionInput = {
  /** The department the job belongs to; null when it exists in all of them. */
  departmentId?: InputMaybe<Scalars['ID']['input']>;
  /** The highest rank people in it can have, above the lowest one; null when there is no range. */
  highestRankId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the position. */
  id: Scalars['ID']['input'];
  /** The job family it belongs to; null for none. */
  jobFamilyId?: InputMaybe<Scalars['ID']['input']>;
  /** Job title, at most 50 characters. */
  name: Scalars['String']['input'];
  /** English job title, at most 50 characters; null for none. */
  nameEn?: InputMaybe<Scalars['String']['input']>;
  /** How many people the company wants to have in it; null when that is not planned. */
  plannedHeadcount?: InputMaybe<Scalars['Int']['input']>;
  /** The lowest rank people in it can have, or the only one; null for none. */
  rankId?: InputMaybe<Scalars['ID']['input']>;
  /** What people in it must know and be able to do, at most 4,000 characters; null for none. */
  requirements?: InputMaybe<Scalars['String']['input']>;
  /** What people in it do, at most 4,000 characters; null for none. */
  responsibilities?: InputMaybe<Scalars['String']['input']>;
  /** The first day it is like this: at most 31 days back, or any day ahead. */
  validFrom: Scalars['Date']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the change of a position. */
export type UpdatePositionPayload = {
  __typename?: 'UpdatePositionPayload';
  /** The position as it is now, with its descriptions of all times; null when the input was refused. */
  history?: Maybe<PositionHistory>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A rank as it will be from a day on. */
export type UpdateRankInput = {
  /** Seniority as a number from 1 to 999; a higher number is more senior. */
  grade: Scalars['Int']['input'];
  /** Id of the rank. */
  id: Scalars['ID']['input'];
  /** The grade it belongs to. */
  jobGradeId: Scalars['ID']['input'];
  /** Name, at most 10 characters, which no other rank in use has. */
  name: Scalars['String']['input'];
  /** The first day it is like this, today or at most 31 days back. */
  validFrom: Scalars['Date']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the change of a rank. */
export type UpdateRankPayload = {
  __typename?: 'UpdateRankPayload';
  /** The rank as it is now; null when the input was refused. */
  rank?: Maybe<Rank>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** What changes of a role. */
export type UpdateRoleInput = {
  /** Made by the client, so that this happens once however often it is sent: 8 to 64 characters. */
  clientMutationId: Scalars['String']['input'];
  /** What it may do with groups of employee data; groups that are not named stay. */
  fieldRights?: InputMaybe<Array<RoleFieldRightInput>>;
  /** Which role. */
  id: Scalars['ID']['input'];
  /** Whether it only sees pages; left out: stays. Only customised roles. */
  readOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its version as it was read. */
  version: Scalars['Int']['input'];
};

/** What came of changing a role. */
export type UpdateRolePayload = {
  __typename?: 'UpdateRolePayload';
  /** The role as it is now; null when it was refused. */
  role?: Maybe<Role>;
  /** Why it was refused; empty when it was done. */
  userErrors: Array<UserError>;
};

/** From which wording a kind of letter is written. */
export type UseLetterTemplateInput = {
  /** Which kind. */
  kind: LetterKind;
  /** In which language. */
  language: Language;
  /** Id of the company's template; null: the shipped wording. */
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** What signs in to the product: as a rule an employee's, else one an administrator uses who is no employee. */
export type UserAccount = {
  __typename?: 'UserAccount';
  /** Account name it signs in with; null when it signs in by number or email alone. */
  account?: Maybe<Scalars['String']['output']>;
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Email it signs in with; null when there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The employee behind the account; null for an account without a person. */
  employee?: Maybe<Employee>;
  /** Identifies the account. */
  id: Scalars['ID']['output'];
  /** When it signed in last; null when it never did. */
  lastSignInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the caller can change nothing of the account; null when nothing is in the way. */
  lockedBy?: Maybe<UserAccountLock>;
  /** Whether the next sign-in asks for a password of its own choice. */
  mustChangePassword: Scalars['Boolean']['output'];
  /** Name of the person today, or what an account without a person is shown as. */
  name: Scalars['String']['output'];
  /** Employee number; null for an account without a person. */
  number?: Maybe<Scalars['String']['output']>;
  /** The roles it was put into by hand. Those that everybody has by the line of management are not among them. */
  roles: Array<UserAccountRole>;
  /** Whether it has signed in, is invited, or is disabled. */
  status?: Maybe<SignInStatus>;
  /** Goes up with each change; what is sent back with a change to notice somebody else's. */
  version: Scalars['Int']['output'];
  /** Whether there is no employee behind the account. */
  withoutPerson: Scalars['Boolean']['output'];
};

/** Which accounts are asked for. What is left out or null does not narrow them. */
export type UserAccountFilterInput = {
  /** Part of a name, employee number, account name or email. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only accounts that were put into the role of this id. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Only accounts that stand so. */
  status?: InputMaybe<SignInStatus>;
  /** True: only accounts without a person. */
  withoutPerson?: InputMaybe<Scalars['Boolean']['input']>;
};

export type { UserAccountLock };

/** One page of accounts. */
export type UserAccountPage = {
  __typename?: 'UserAccountPage';
  /** The accounts. */
  items: Array<UserAccount>;
  /** Number of this page, from 1. */
  pageNo: Scalars['Int']['output'];
  /** Most accounts on a page. */
  pageSize: Scalars['Int']['output'];
  /** Accounts on all pages together. */
  total: Scalars['Int']['output'];
};

/** A role an account was put into. */
export type UserAccountRole = {
  __typename?: 'UserAccountRole';
  /** Identifies the role. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of the request where it is a shipped one. */
  name: Scalars['String']['output'];
};

/** One reason why an input was refused, to be shown beside the form field that the user can correct. */
export type UserError = {
  __typename?: 'UserError';
  /** What is wrong, as a code that never changes, e.g. `TAKEN`; for programs to branch on. */
  code: Scalars['String']['output'];
  /** Name of the input field, e.g. `email`; with dots where it is nested. Null when the input as a whole is refused. */
  field?: Maybe<Scalars['String']['output']>;
  /** What is wrong, as a sentence to show to the user, in the language of the request. */
  message: Scalars['String']['output'];
};

/** A result to verify. */
export type VerifyResultInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** What there is to say about it, at most 500 characters; null or left out: nothing. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Id of the person whose result it is. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

export type { ViewScoreAt };

export type { ViewWhat };

export type { ViewerType };

/** A talk about the result of one person's appraisal that the caller has not confirmed yet. */
export type WaitingTalk = {
  __typename?: 'WaitingTalk';
  /** Whether the caller talks as the superior; false when it is about the caller. */
  asSuperior: Scalars['Boolean']['output'];
  /** The employee whose result it is about; null when the caller may not see the person. */
  employee?: Maybe<Employee>;
  /** The appraisal plan; null when the caller may not see it. */
  plan?: Maybe<AssessmentPlan>;
};

/** Which people are compared with a position; what is left out does not limit it. */
export type WhoFitsFilterInput = {
  /** Only people of these departments and of those below them. */
  departmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** True for everybody in service with a level it asks for; else those in the position today. */
  everybody?: Scalars['Boolean']['input'];
  /** True for those who reach every minimum. */
  fitting?: Scalars['Boolean']['input'];
  /** Part of the name or number. */
  keyword?: InputMaybe<Scalars['String']['input']>;
};

/** Planned changes to take back. */
export type WithdrawDepartmentChangesInput = {
  /** The changes. */
  ids: Array<Scalars['ID']['input']>;
};

/** What became of taking changes back. */
export type WithdrawDepartmentChangesPayload = {
  __typename?: 'WithdrawDepartmentChangesPayload';
  /** What is still planned; null when it was refused. */
  changes?: Maybe<Array<DepartmentChange>>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A change of a position that lies ahead. */
export type WithdrawPositionChangeInput = {
  /** Id of the position. */
  id: Scalars['ID']['input'];
  /** The day on which the change would take effect. */
  validFrom: Scalars['Date']['input'];
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: Scalars['Int']['input'];
};

/** What became of the withdrawal. */
export type WithdrawPositionChangePayload = {
  __typename?: 'WithdrawPositionChangePayload';
  /** The position as it is now, with its descriptions of all times; null when the input was refused. */
  history?: Maybe<PositionHistory>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};

/** A proposal. */
export type WithdrawRecordProposalInput = {
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: Scalars['Int']['input'];
};

/** Which targets to take back. */
export type WithdrawTargetsInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Id of the evaluated person, i.e. of the caller. */
  employeeId: Scalars['ID']['input'];
  /** Id of the plan. */
  planId: Scalars['ID']['input'];
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: Scalars['Int']['input'];
};

/** A letter to be kept. */
export type WriteChangeLetterInput = {
  /** Plain text, at most 5000 characters, without placeholders. */
  body: Scalars['String']['input'];
  /** Id of the change. */
  changeId: Scalars['ID']['input'];
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: Scalars['ID']['input'];
  /** Language of the letter. */
  language: Language;
  /** Title, at most 100 characters. */
  subject: Scalars['String']['input'];
};

/** What became of a letter. */
export type WriteChangeLetterPayload = {
  __typename?: 'WriteChangeLetterPayload';
  /** The letter as it was kept; null when it was refused. */
  letter?: Maybe<ChangeLetter>;
  /** Why the input was refused, one entry for each reason; empty when it was accepted. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: ResolverTypeWrapper<AcceptInvitationPayload>;
  AcceptRecordProposalInput: AcceptRecordProposalInput;
  AddCustomFieldInput: AddCustomFieldInput;
  AddDictionaryEntryInput: AddDictionaryEntryInput;
  AddEmployeeInput: AddEmployeeInput;
  AddEmployeePayload: ResolverTypeWrapper<Omit<AddEmployeePayload, 'employee'> & { employee?: Maybe<ResolversTypes['Employee']> }>;
  AddGradeInput: AddGradeInput;
  AddGradePayload: ResolverTypeWrapper<Omit<AddGradePayload, 'grade'> & { grade?: Maybe<ResolversTypes['Grade']> }>;
  AddIdentityLinkInput: AddIdentityLinkInput;
  AddIdentityLinkPayload: ResolverTypeWrapper<AddIdentityLinkPayload>;
  AddJobFamilyInput: AddJobFamilyInput;
  AddJobFamilyPayload: ResolverTypeWrapper<Omit<AddJobFamilyPayload, 'jobFamily'> & { jobFamily?: Maybe<ResolversTypes['JobFamily']> }>;
  AddLetterTemplateInput: AddLetterTemplateInput;
  AddPositionEvaluationInput: AddPositionEvaluationInput;
  AddPositionEvaluationPayload: ResolverTypeWrapper<Omit<AddPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  AddPositionInput: AddPositionInput;
  AddPositionPayload: ResolverTypeWrapper<Omit<AddPositionPayload, 'history'> & { history?: Maybe<ResolversTypes['PositionHistory']> }>;
  AddRankInput: AddRankInput;
  AddRankPayload: ResolverTypeWrapper<Omit<AddRankPayload, 'rank'> & { rank?: Maybe<ResolversTypes['Rank']> }>;
  AddRoleMembersInput: AddRoleMembersInput;
  AddRoleMembersPayload: ResolverTypeWrapper<Omit<AddRoleMembersPayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  AddScheduleItemInput: AddScheduleItemInput;
  AddScheduleItemPayload: ResolverTypeWrapper<Omit<AddScheduleItemPayload, 'item'> & { item?: Maybe<ResolversTypes['ScheduleItem']> }>;
  AdvanceAssessmentPlanInput: AdvanceAssessmentPlanInput;
  AllowedAction: ResolverTypeWrapper<AllowedAction>;
  ApiToken: ResolverTypeWrapper<ApiTokenRow>;
  ApiTokenPage: ResolverTypeWrapper<Omit<ApiTokenPage, 'items'> & { items: Array<ResolversTypes['ApiToken']> }>;
  ApiTokenStatus: ApiTokenStatus;
  ApplyPositionEvaluationInput: ApplyPositionEvaluationInput;
  ApplyPositionEvaluationPayload: ResolverTypeWrapper<Omit<ApplyPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  AppraisalTabs: ResolverTypeWrapper<AppraisalTabs>;
  ApprovalDecision: ApprovalDecision;
  ApprovalMode: ApprovalMode;
  ApprovalNode: ResolverTypeWrapper<ApprovalNodeRow>;
  ApprovalNodeInput: ApprovalNodeInput;
  ApprovalRun: ResolverTypeWrapper<ApprovalRunRow>;
  ApprovalStatus: ApprovalStatus;
  ApprovalStep: ResolverTypeWrapper<ApprovalStepRow>;
  ApprovePersonnelChangeInput: ApprovePersonnelChangeInput;
  ApprovePersonnelChangePayload: ResolverTypeWrapper<Omit<ApprovePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  ApproveTargetsInput: ApproveTargetsInput;
  ApproveTargetsOfManyInput: ApproveTargetsOfManyInput;
  ApproveTargetsOfManyPayload: ResolverTypeWrapper<Omit<ApproveTargetsOfManyPayload, 'failures'> & { failures?: Maybe<Array<ResolversTypes['AssessmentFailure']>> }>;
  ApproverDecision: ResolverTypeWrapper<ApproverDecisionRow>;
  ApproverKind: ApproverKind;
  ArrangeEmployeeFieldsInput: ArrangeEmployeeFieldsInput;
  ArrangeEmployeeFieldsPayload: ResolverTypeWrapper<Omit<ArrangeEmployeeFieldsPayload, 'layout'> & { layout?: Maybe<ResolversTypes['EmployeeFieldLayout']> }>;
  Assessment: ResolverTypeWrapper<AssessmentRow>;
  AssessmentColumnType: AssessmentColumnType;
  AssessmentConfirmation: ResolverTypeWrapper<AssessmentConfirmationRow>;
  AssessmentConfirmationOutcome: AssessmentConfirmationOutcome;
  AssessmentConfirmationParty: AssessmentConfirmationParty;
  AssessmentFailure: ResolverTypeWrapper<AssessmentFailureRow>;
  AssessmentIndicator: ResolverTypeWrapper<AssessmentIndicatorRow>;
  AssessmentIndicatorInput: AssessmentIndicatorInput;
  AssessmentOutsider: ResolverTypeWrapper<AssessmentOutsiderRow>;
  AssessmentOutsiderCode: AssessmentOutsiderCode;
  AssessmentOutsiderFilterInput: AssessmentOutsiderFilterInput;
  AssessmentOutsiderPage: ResolverTypeWrapper<Omit<AssessmentOutsiderPage, 'items'> & { items: Array<ResolversTypes['AssessmentOutsider']> }>;
  AssessmentPart: ResolverTypeWrapper<AssessmentPartRow>;
  AssessmentParticipant: ResolverTypeWrapper<AssessmentParticipantRow>;
  AssessmentParticipantFilterInput: AssessmentParticipantFilterInput;
  AssessmentParticipantPage: ResolverTypeWrapper<Omit<AssessmentParticipantPage, 'items'> & { items: Array<ResolversTypes['AssessmentParticipant']> }>;
  AssessmentPayload: ResolverTypeWrapper<Omit<AssessmentPayload, 'assessment'> & { assessment?: Maybe<ResolversTypes['Assessment']> }>;
  AssessmentPlan: ResolverTypeWrapper<AssessmentPlanRow>;
  AssessmentPlanBlocker: ResolverTypeWrapper<AssessmentPlanBlockerRow>;
  AssessmentPlanCycle: AssessmentPlanCycle;
  AssessmentPlanFilterInput: AssessmentPlanFilterInput;
  AssessmentPlanModule: ResolverTypeWrapper<AssessmentPlanModuleRow>;
  AssessmentPlanModuleInput: AssessmentPlanModuleInput;
  AssessmentPlanPage: ResolverTypeWrapper<Omit<AssessmentPlanPage, 'items'> & { items: Array<ResolversTypes['AssessmentPlan']> }>;
  AssessmentPlanPayload: ResolverTypeWrapper<Omit<AssessmentPlanPayload, 'assessmentPlan'> & { assessmentPlan?: Maybe<ResolversTypes['AssessmentPlan']> }>;
  AssessmentPlanReadiness: ResolverTypeWrapper<Omit<AssessmentPlanReadiness, 'blockers' | 'pending'> & { blockers: Array<ResolversTypes['AssessmentPlanBlocker']>, pending: Array<ResolversTypes['AssessmentPlanBlocker']> }>;
  AssessmentPlanScope: ResolverTypeWrapper<AssessmentPlanScopeRow>;
  AssessmentPlanStage: AssessmentPlanStage;
  AssessmentPlanStatus: AssessmentPlanStatus;
  AssessmentRule: ResolverTypeWrapper<AssessmentRuleRow>;
  AssessmentRuleFilterInput: AssessmentRuleFilterInput;
  AssessmentRuleLevel: ResolverTypeWrapper<AssessmentRuleLevel>;
  AssessmentRuleLevelInput: AssessmentRuleLevelInput;
  AssessmentRulePage: ResolverTypeWrapper<Omit<AssessmentRulePage, 'items'> & { items: Array<ResolversTypes['AssessmentRule']> }>;
  AssessmentRuleType: AssessmentRuleType;
  AssessmentScopePeopleFilterInput: AssessmentScopePeopleFilterInput;
  AssessmentScopePerson: ResolverTypeWrapper<AssessmentScopePersonRow>;
  AssessmentScopePersonPage: ResolverTypeWrapper<Omit<AssessmentScopePersonPage, 'items'> & { items: Array<ResolversTypes['AssessmentScopePerson']> }>;
  AssessmentScore: ResolverTypeWrapper<AssessmentScoreRow>;
  AssessmentScoreInput: AssessmentScoreInput;
  AssessmentScoreSheet: ResolverTypeWrapper<AssessmentScoreSheetRow>;
  AssessmentScoredPart: ResolverTypeWrapper<AssessmentScoredPartRow>;
  AssessmentStageCount: ResolverTypeWrapper<AssessmentStageCountRow>;
  AssessmentStageReminderDates: ResolverTypeWrapper<AssessmentStageReminderDates>;
  AssessmentStageReminderDatesInput: AssessmentStageReminderDatesInput;
  AssessmentStageWindows: ResolverTypeWrapper<AssessmentStageWindows>;
  AssessmentStageWindowsInput: AssessmentStageWindowsInput;
  AssessmentTemplate: ResolverTypeWrapper<AssessmentTemplateRow>;
  AssessmentTemplateColumn: ResolverTypeWrapper<AssessmentTemplateColumnRow>;
  AssessmentTemplateColumnInput: AssessmentTemplateColumnInput;
  AssessmentTemplateContent: ResolverTypeWrapper<AssessmentTemplateContentRow>;
  AssessmentTemplateIndicator: ResolverTypeWrapper<AssessmentTemplateIndicatorRow>;
  AssessmentTemplateIndicatorInput: AssessmentTemplateIndicatorInput;
  AssessmentTemplatePage: ResolverTypeWrapper<Omit<AssessmentTemplatePage, 'items'> & { items: Array<ResolversTypes['AssessmentTemplate']> }>;
  AssessmentTemplatePart: ResolverTypeWrapper<AssessmentTemplatePartRow>;
  AssessmentTemplatePartInput: AssessmentTemplatePartInput;
  AssignTargetsInput: AssignTargetsInput;
  AuditChange: ResolverTypeWrapper<AuditChangeRow>;
  AuditEntry: ResolverTypeWrapper<AuditEntryRow>;
  AuditEntryPage: ResolverTypeWrapper<Omit<AuditEntryPage, 'items'> & { items: Array<ResolversTypes['AuditEntry']> }>;
  AuthorityScope: AuthorityScope;
  BacklogCount: ResolverTypeWrapper<BacklogCountRow>;
  BaseTemplate: ResolverTypeWrapper<BaseTemplateRow>;
  BaseTemplatePage: ResolverTypeWrapper<Omit<BaseTemplatePage, 'items'> & { items: Array<ResolversTypes['BaseTemplate']> }>;
  BaseTemplateVersion: ResolverTypeWrapper<BaseTemplateVersionRow>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BossStage: BossStage;
  CalibrateAssessmentInput: CalibrateAssessmentInput;
  CalibrateAssessmentPayload: ResolverTypeWrapper<Omit<CalibrateAssessmentPayload, 'assessment' | 'person' | 'plan'> & { assessment?: Maybe<ResolversTypes['Assessment']>, person?: Maybe<ResolversTypes['CalibratedPerson']>, plan?: Maybe<ResolversTypes['AssessmentPlan']> }>;
  CalibratedPerson: ResolverTypeWrapper<CalibratedPersonRow>;
  CalibrationEntry: ResolverTypeWrapper<CalibrationEntryRow>;
  CalibrationEntryPage: ResolverTypeWrapper<Omit<CalibrationEntryPage, 'items'> & { items: Array<ResolversTypes['CalibrationEntry']> }>;
  CalibrationFilterInput: CalibrationFilterInput;
  CalibrationPage: ResolverTypeWrapper<Omit<CalibrationPage, 'items'> & { items: Array<ResolversTypes['CalibratedPerson']> }>;
  CalibrationScores: ResolverTypeWrapper<CalibrationScoresRow>;
  CalibrationSource: CalibrationSource;
  CancelPersonnelChangeInput: CancelPersonnelChangeInput;
  CancelPersonnelChangePayload: ResolverTypeWrapper<Omit<CancelPersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  Capabilities: ResolverTypeWrapper<Capabilities>;
  CellText: ResolverTypeWrapper<CellText>;
  CellTextInput: CellTextInput;
  ChangeEmployeeInput: ChangeEmployeeInput;
  ChangeEmployeePayload: ResolverTypeWrapper<Omit<ChangeEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  ChangeIdentityLinkInput: ChangeIdentityLinkInput;
  ChangeIdentityLinkPayload: ResolverTypeWrapper<ChangeIdentityLinkPayload>;
  ChangeLetter: ResolverTypeWrapper<ChangeLetterRow>;
  ChangeLetterForm: ResolverTypeWrapper<ChangeLetterFormRow>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  CloseDepartmentInput: CloseDepartmentInput;
  CloseNoticeInput: CloseNoticeInput;
  CommitEmployeeImportInput: CommitEmployeeImportInput;
  CommitEmployeeImportPayload: ResolverTypeWrapper<Omit<CommitEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  CommitPersonnelChangeImportInput: CommitPersonnelChangeImportInput;
  CommitPersonnelChangeImportPayload: ResolverTypeWrapper<Omit<CommitPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  Company: ResolverTypeWrapper<Company>;
  CompleteExternalLoginInput: CompleteExternalLoginInput;
  CompleteExternalLoginPayload: ResolverTypeWrapper<Omit<CompleteExternalLoginPayload, 'user'> & { user?: Maybe<ResolversTypes['CurrentUser']> }>;
  ConditionJoin: ConditionJoin;
  ConditionMatch: ResolverTypeWrapper<ConditionMatchRow>;
  ConditionOperator: ConditionOperator;
  ConditionResult: ConditionResult;
  ConfirmAssessmentInput: ConfirmAssessmentInput;
  ConfirmAssessmentsOfManyInput: ConfirmAssessmentsOfManyInput;
  ConfirmAssessmentsOfManyPayload: ResolverTypeWrapper<Omit<ConfirmAssessmentsOfManyPayload, 'failures'> & { failures?: Maybe<Array<ResolversTypes['AssessmentFailure']>> }>;
  ContractNotice: ContractNotice;
  ContractNoticeCount: ResolverTypeWrapper<ContractNoticeCountRow>;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: ResolverTypeWrapper<Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversTypes['ApiToken']> }>;
  CreateCompanyInput: CreateCompanyInput;
  CreateCompanyPayload: ResolverTypeWrapper<Omit<CreateCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['ManagedCompany']> }>;
  CreateDepartmentInput: CreateDepartmentInput;
  CreateRoleInput: CreateRoleInput;
  CreateRolePayload: ResolverTypeWrapper<Omit<CreateRolePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  CreateScimTokenPayload: ResolverTypeWrapper<Omit<CreateScimTokenPayload, 'directorySync'> & { directorySync?: Maybe<ResolversTypes['DirectorySync']> }>;
  CreateUserAccountInput: CreateUserAccountInput;
  CreateUserAccountPayload: ResolverTypeWrapper<Omit<CreateUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversTypes['UserAccount']> }>;
  CurrentUser: ResolverTypeWrapper<CurrentUserRow>;
  CustomField: ResolverTypeWrapper<CustomFieldRow>;
  CustomFieldPayload: ResolverTypeWrapper<Omit<CustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversTypes['CustomField']> }>;
  CustomFieldType: CustomFieldType;
  CustomValue: ResolverTypeWrapper<CustomValueRow>;
  CustomValueInput: CustomValueInput;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DateWindow: ResolverTypeWrapper<DateWindow>;
  DateWindowInput: DateWindowInput;
  DecideDirectoryDeparturesInput: DecideDirectoryDeparturesInput;
  DecideDirectoryDeparturesPayload: ResolverTypeWrapper<DecideDirectoryDeparturesPayload>;
  Decimal: ResolverTypeWrapper<Scalars['Decimal']['output']>;
  DeleteAssessmentPlanInput: DeleteAssessmentPlanInput;
  DeleteAssessmentRuleInput: DeleteAssessmentRuleInput;
  DeleteAssessmentTemplateInput: DeleteAssessmentTemplateInput;
  DeleteAvatarPayload: ResolverTypeWrapper<Omit<DeleteAvatarPayload, 'user'> & { user?: Maybe<ResolversTypes['CurrentUser']> }>;
  DeleteGradeInput: DeleteGradeInput;
  DeleteGradePayload: ResolverTypeWrapper<DeleteGradePayload>;
  DeleteJobFamilyInput: DeleteJobFamilyInput;
  DeleteJobFamilyPayload: ResolverTypeWrapper<DeleteJobFamilyPayload>;
  DeleteLetterTemplateInput: DeleteLetterTemplateInput;
  DeleteListFilterInput: DeleteListFilterInput;
  DeleteListFilterPayload: ResolverTypeWrapper<DeleteListFilterPayload>;
  DeleteMessagesInput: DeleteMessagesInput;
  DeleteMessagesPayload: ResolverTypeWrapper<DeleteMessagesPayload>;
  DeleteMinimumWageInput: DeleteMinimumWageInput;
  DeleteMinimumWagePayload: ResolverTypeWrapper<DeleteMinimumWagePayload>;
  DeleteNoticeInput: DeleteNoticeInput;
  DeleteNoticePayload: ResolverTypeWrapper<DeleteNoticePayload>;
  DeleteOrganisationVersionInput: DeleteOrganisationVersionInput;
  DeleteOrganisationVersionPayload: ResolverTypeWrapper<DeleteOrganisationVersionPayload>;
  DeletePayload: ResolverTypeWrapper<DeletePayload>;
  DeletePositionEvaluationInput: DeletePositionEvaluationInput;
  DeletePositionEvaluationPayload: ResolverTypeWrapper<DeletePositionEvaluationPayload>;
  DeletePositionInput: DeletePositionInput;
  DeletePositionPayload: ResolverTypeWrapper<DeletePositionPayload>;
  DeleteRankInput: DeleteRankInput;
  DeleteRankPayload: ResolverTypeWrapper<DeleteRankPayload>;
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: ResolverTypeWrapper<DeleteRolePayload>;
  DeleteScheduleItemInput: DeleteScheduleItemInput;
  DeleteScheduleItemPayload: ResolverTypeWrapper<DeleteScheduleItemPayload>;
  DeleteTemplateContentInput: DeleteTemplateContentInput;
  Department: ResolverTypeWrapper<DepartmentRow>;
  DepartmentChange: ResolverTypeWrapper<DepartmentChangeRow>;
  DepartmentChangeField: ResolverTypeWrapper<DepartmentChangeField>;
  DepartmentChangeFieldName: DepartmentChangeFieldName;
  DepartmentChangeKind: DepartmentChangeKind;
  DescriptionChange: DescriptionChange;
  DescriptionChangeFilterInput: DescriptionChangeFilterInput;
  Dictionary: ResolverTypeWrapper<DictionaryRow>;
  DictionaryEntry: ResolverTypeWrapper<DictionaryEntryRow>;
  DictionaryKind: DictionaryKind;
  DictionaryPayload: ResolverTypeWrapper<Omit<DictionaryPayload, 'dictionary'> & { dictionary?: Maybe<ResolversTypes['Dictionary']> }>;
  DirectoryConflict: ResolverTypeWrapper<DirectoryConflictRow>;
  DirectoryConflictPage: ResolverTypeWrapper<Omit<DirectoryConflictPage, 'items'> & { items: Array<ResolversTypes['DirectoryConflict']> }>;
  DirectoryDeparture: ResolverTypeWrapper<DirectoryDepartureRow>;
  DirectoryDeparturePage: ResolverTypeWrapper<Omit<DirectoryDeparturePage, 'items'> & { items: Array<ResolversTypes['DirectoryDeparture']> }>;
  DirectoryDepartureReason: DirectoryDepartureReason;
  DirectoryIdentity: DirectoryIdentity;
  DirectoryKind: ResolverTypeWrapper<DirectoryKindRow>;
  DirectoryMapping: ResolverTypeWrapper<DirectoryMapping>;
  DirectoryMappingInput: DirectoryMappingInput;
  DirectorySync: ResolverTypeWrapper<DirectorySyncRow>;
  DirectorySyncRun: ResolverTypeWrapper<DirectorySyncRunRow>;
  DirectorySyncRunKind: DirectorySyncRunKind;
  DirectorySyncRunPage: ResolverTypeWrapper<Omit<DirectorySyncRunPage, 'items'> & { items: Array<ResolversTypes['DirectorySyncRun']> }>;
  DirectorySyncRunStatus: DirectorySyncRunStatus;
  DisableAssessmentTemplateInput: DisableAssessmentTemplateInput;
  DisableDictionaryEntryInput: DisableDictionaryEntryInput;
  DisableUserAccountInput: DisableUserAccountInput;
  DisableUserAccountPayload: ResolverTypeWrapper<Omit<DisableUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversTypes['UserAccount']> }>;
  DistributionBin: ResolverTypeWrapper<DistributionBinRow>;
  DocumentFormat: DocumentFormat;
  Education: Education;
  Employee: ResolverTypeWrapper<EmployeeRow>;
  EmployeeConditionGroupInput: EmployeeConditionGroupInput;
  EmployeeConditionInput: EmployeeConditionInput;
  EmployeeConditionsInput: EmployeeConditionsInput;
  EmployeeContractNote: ResolverTypeWrapper<EmployeeContractNoteRow>;
  EmployeeEarlierContract: ResolverTypeWrapper<EmployeeEarlierContractRow>;
  EmployeeEarlierContractInput: EmployeeEarlierContractInput;
  EmployeeField: ResolverTypeWrapper<EmployeeFieldRow>;
  EmployeeFieldGroup: ResolverTypeWrapper<EmployeeFieldGroupRow>;
  EmployeeFieldLayout: ResolverTypeWrapper<EmployeeFieldLayoutRow>;
  EmployeeFieldRole: ResolverTypeWrapper<EmployeeFieldRoleRow>;
  EmployeeFieldsFree: ResolverTypeWrapper<EmployeeFieldsFree>;
  EmployeeFilterInput: EmployeeFilterInput;
  EmployeeImport: ResolverTypeWrapper<EmployeeImportRow>;
  EmployeeImportAmountPeriod: EmployeeImportAmountPeriod;
  EmployeeImportCause: ResolverTypeWrapper<EmployeeImportCause>;
  EmployeeImportCauseValue: ResolverTypeWrapper<EmployeeImportCauseValue>;
  EmployeeImportCell: ResolverTypeWrapper<EmployeeImportCell>;
  EmployeeImportCellError: ResolverTypeWrapper<EmployeeImportCellError>;
  EmployeeImportChange: ResolverTypeWrapper<EmployeeImportChange>;
  EmployeeImportChangedField: ResolverTypeWrapper<EmployeeImportChangedField>;
  EmployeeImportColumn: ResolverTypeWrapper<EmployeeImportColumn>;
  EmployeeImportCounts: ResolverTypeWrapper<EmployeeImportCounts>;
  EmployeeImportCreation: ResolverTypeWrapper<EmployeeImportCreation>;
  EmployeeImportCreationInput: EmployeeImportCreationInput;
  EmployeeImportEmptyCells: ResolverTypeWrapper<EmployeeImportEmptyCells>;
  EmployeeImportEmptyCellsInput: EmployeeImportEmptyCellsInput;
  EmployeeImportField: ResolverTypeWrapper<EmployeeImportField>;
  EmployeeImportFill: EmployeeImportFill;
  EmployeeImportLine: ResolverTypeWrapper<EmployeeImportLineRow>;
  EmployeeImportLinePage: ResolverTypeWrapper<Omit<EmployeeImportLinePage, 'items'> & { items: Array<ResolversTypes['EmployeeImportLine']> }>;
  EmployeeImportMade: ResolverTypeWrapper<EmployeeImportMade>;
  EmployeeImportMappingInput: EmployeeImportMappingInput;
  EmployeeImportMends: ResolverTypeWrapper<EmployeeImportMends>;
  EmployeeImportNearest: ResolverTypeWrapper<EmployeeImportNearest>;
  EmployeeImportNote: ResolverTypeWrapper<EmployeeImportNote>;
  EmployeeImportOutcome: EmployeeImportOutcome;
  EmployeeImportPage: ResolverTypeWrapper<Omit<EmployeeImportPage, 'items'> & { items: Array<ResolversTypes['EmployeeImport']> }>;
  EmployeeImportReplacement: ResolverTypeWrapper<EmployeeImportReplacement>;
  EmployeeImportReplacementInput: EmployeeImportReplacementInput;
  EmployeeImportStatus: EmployeeImportStatus;
  EmployeeImportThingKind: EmployeeImportThingKind;
  EmployeeImportUndone: ResolverTypeWrapper<EmployeeImportUndone>;
  EmployeeImportUnknown: ResolverTypeWrapper<EmployeeImportUnknown>;
  EmployeeIncome: ResolverTypeWrapper<EmployeeIncome>;
  EmployeeOption: ResolverTypeWrapper<EmployeeOptionRow>;
  EmployeePage: ResolverTypeWrapper<Omit<EmployeePage, 'items'> & { items: Array<ResolversTypes['Employee']> }>;
  EmployeeProposal: ResolverTypeWrapper<EmployeeProposalRow>;
  EmployeeProposalPayload: ResolverTypeWrapper<Omit<EmployeeProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversTypes['EmployeeProposal']> }>;
  EmployeeProposedChange: ResolverTypeWrapper<EmployeeProposedChange>;
  EmployeeQualification: ResolverTypeWrapper<EmployeeQualificationRow>;
  EmployeeQualificationInput: EmployeeQualificationInput;
  EmployeeRecords: ResolverTypeWrapper<EmployeeRecordsRow>;
  EmployeeShareOption: ResolverTypeWrapper<EmployeeShareOptionRow>;
  EmployeeShareOptionInput: EmployeeShareOptionInput;
  EmployeeSortInput: EmployeeSortInput;
  EmployeeSortKey: EmployeeSortKey;
  EmployeeStage: EmployeeStage;
  EmployeeStatus: EmployeeStatus;
  EmployeeStatusCount: ResolverTypeWrapper<EmployeeStatusCount>;
  EmployeeSummary: ResolverTypeWrapper<Omit<EmployeeSummary, 'contractNotices' | 'types'> & { contractNotices?: Maybe<Array<ResolversTypes['ContractNoticeCount']>>, types?: Maybe<Array<ResolversTypes['EmployeeTypeCount']>> }>;
  EmployeeType: EmployeeType;
  EmployeeTypeCount: ResolverTypeWrapper<EmployeeTypeCountRow>;
  EmploymentStatus: EmploymentStatus;
  EnableAccountsInput: EnableAccountsInput;
  EnableAccountsPayload: ResolverTypeWrapper<EnableAccountsPayload>;
  EnableAssessmentRuleInput: EnableAssessmentRuleInput;
  EnableDictionaryEntryInput: EnableDictionaryEntryInput;
  EnableTemplateContentInput: EnableTemplateContentInput;
  EnableUserAccountInput: EnableUserAccountInput;
  EnableUserAccountPayload: ResolverTypeWrapper<Omit<EnableUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversTypes['UserAccount']> }>;
  EndSystemNoticePayload: ResolverTypeWrapper<EndSystemNoticePayload>;
  EndingProbation: ResolverTypeWrapper<EndingProbationRow>;
  EndingProbations: ResolverTypeWrapper<EndingProbationsRow>;
  EvaluationBand: ResolverTypeWrapper<EvaluationBandRow>;
  EvaluationBandInput: EvaluationBandInput;
  EvaluationDimension: ResolverTypeWrapper<EvaluationDimensionRow>;
  EvaluationDimensionInput: EvaluationDimensionInput;
  EvaluationFactor: ResolverTypeWrapper<EvaluationFactorRow>;
  EvaluationFactorInput: EvaluationFactorInput;
  EvaluationInvitation: ResolverTypeWrapper<EvaluationInvitationRow>;
  EvaluationLevel: ResolverTypeWrapper<EvaluationLevel>;
  EvaluationLevelInput: EvaluationLevelInput;
  EvaluationOptions: ResolverTypeWrapper<EvaluationOptionsRow>;
  EvaluationState: EvaluationState;
  ExitEmployeeInput: ExitEmployeeInput;
  ExitEmployeePayload: ResolverTypeWrapper<Omit<ExitEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  ExitForm: ResolverTypeWrapper<ExitFormRow>;
  ExitGround: ExitGround;
  ExitKind: ExitKind;
  ExplainSightInput: ExplainSightInput;
  ExplainSightPayload: ResolverTypeWrapper<Omit<ExplainSightPayload, 'reason'> & { reason?: Maybe<ResolversTypes['SightReason']> }>;
  ExportAssessmentInput: ExportAssessmentInput;
  ExportAssessmentResultsInput: ExportAssessmentResultsInput;
  ExportCalibrationInput: ExportCalibrationInput;
  ExportChangeLetterInput: ExportChangeLetterInput;
  ExportDepartmentsInput: ExportDepartmentsInput;
  ExportDepartmentsPayload: ResolverTypeWrapper<ExportDepartmentsPayload>;
  ExportEmployeesInput: ExportEmployeesInput;
  ExportEmployeesPayload: ResolverTypeWrapper<ExportEmployeesPayload>;
  ExportMyRecordPayload: ResolverTypeWrapper<ExportMyRecordPayload>;
  ExportOrganisationComparisonInput: ExportOrganisationComparisonInput;
  ExportOrganisationComparisonPayload: ResolverTypeWrapper<ExportOrganisationComparisonPayload>;
  ExportPersonnelChangesInput: ExportPersonnelChangesInput;
  ExportPersonnelChangesPayload: ResolverTypeWrapper<ExportPersonnelChangesPayload>;
  ExportPlanScopeInput: ExportPlanScopeInput;
  ExportPositionsInput: ExportPositionsInput;
  ExportPositionsPayload: ResolverTypeWrapper<ExportPositionsPayload>;
  FieldGroup: FieldGroup;
  FieldRight: FieldRight;
  FileLink: ResolverTypeWrapper<FileLink>;
  FilePayload: ResolverTypeWrapper<FilePayload>;
  FinishPositionEvaluationInput: FinishPositionEvaluationInput;
  FinishPositionEvaluationPayload: ResolverTypeWrapper<Omit<FinishPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  FirstStep: FirstStep;
  FirstStepState: ResolverTypeWrapper<FirstStepState>;
  FitStatus: FitStatus;
  ForceCheck: ForceCheck;
  ForceScope: ForceScope;
  Grade: ResolverTypeWrapper<GradeRow>;
  HeadedDepartment: ResolverTypeWrapper<HeadedDepartmentRow>;
  HomeOverview: ResolverTypeWrapper<HomeOverviewRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdType: IdType;
  IdentityLink: ResolverTypeWrapper<IdentityLinkRow>;
  IdentityLinkPage: ResolverTypeWrapper<Omit<IdentityLinkPage, 'items'> & { items: Array<ResolversTypes['IdentityLink']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationCard: ResolverTypeWrapper<InvitationCard>;
  InvitationCounts: ResolverTypeWrapper<InvitationCounts>;
  InvitationPrint: ResolverTypeWrapper<InvitationPrint>;
  InvitationReach: ResolverTypeWrapper<InvitationReach>;
  InvitationSelectionInput: InvitationSelectionInput;
  InviteByCardsInput: InviteByCardsInput;
  InviteByCardsPayload: ResolverTypeWrapper<InviteByCardsPayload>;
  InviteByMailInput: InviteByMailInput;
  InviteByMailPayload: ResolverTypeWrapper<Omit<InviteByMailPayload, 'job'> & { job?: Maybe<ResolversTypes['Job']> }>;
  InviteByPasswordsInput: InviteByPasswordsInput;
  InviteByPasswordsPayload: ResolverTypeWrapper<InviteByPasswordsPayload>;
  Job: ResolverTypeWrapper<JobRow>;
  JobFamily: ResolverTypeWrapper<JobFamilyRow>;
  JobFamilyChange: ResolverTypeWrapper<JobFamilyChangeRow>;
  JobFamilyChangePage: ResolverTypeWrapper<Omit<JobFamilyChangePage, 'items'> & { items: Array<ResolversTypes['JobFamilyChange']> }>;
  JobFamilyFilterInput: JobFamilyFilterInput;
  JobFamilyOnDay: ResolverTypeWrapper<JobFamilyOnDayRow>;
  JobFamilyOnDayPage: ResolverTypeWrapper<Omit<JobFamilyOnDayPage, 'items'> & { items: Array<ResolversTypes['JobFamilyOnDay']> }>;
  JobFamilyPage: ResolverTypeWrapper<Omit<JobFamilyPage, 'items'> & { items: Array<ResolversTypes['JobFamily']> }>;
  JobFamilySortInput: JobFamilySortInput;
  JobFamilySortKey: JobFamilySortKey;
  JobFamilyVersion: ResolverTypeWrapper<JobFamilyVersionRow>;
  JobItemError: ResolverTypeWrapper<JobItemError>;
  JobPage: ResolverTypeWrapper<Omit<JobPage, 'items'> & { items: Array<ResolversTypes['Job']> }>;
  JobStatus: JobStatus;
  JoinDepartmentsToPlanInput: JoinDepartmentsToPlanInput;
  KeepSessionInput: KeepSessionInput;
  KeepSessionPayload: ResolverTypeWrapper<KeepSessionPayload>;
  Language: Language;
  LetterKind: LetterKind;
  LetterKindInfo: ResolverTypeWrapper<LetterKindInfoRow>;
  LetterPlaceholder: ResolverTypeWrapper<LetterPlaceholderRow>;
  LetterPreview: ResolverTypeWrapper<LetterPreviewRow>;
  LetterPreviewInput: LetterPreviewInput;
  LetterTemplate: ResolverTypeWrapper<LetterTemplateRow>;
  LetterTemplatePage: ResolverTypeWrapper<Omit<LetterTemplatePage, 'items'> & { items: Array<ResolversTypes['LetterTemplate']> }>;
  LetterTemplatePayload: ResolverTypeWrapper<Omit<LetterTemplatePayload, 'letterTemplate'> & { letterTemplate?: Maybe<ResolversTypes['LetterTemplate']> }>;
  LetterWording: ResolverTypeWrapper<LetterWordingRow>;
  LevelDistribution: ResolverTypeWrapper<Omit<LevelDistribution, 'bins'> & { bins: Array<ResolversTypes['DistributionBin']> }>;
  LevelNow: ResolverTypeWrapper<LevelNow>;
  LinkIdentityInput: LinkIdentityInput;
  LinkIdentityPayload: ResolverTypeWrapper<Omit<LinkIdentityPayload, 'identities'> & { identities?: Maybe<Array<ResolversTypes['LinkedIdentity']>> }>;
  LinkedIdentity: ResolverTypeWrapper<LinkedIdentityRow>;
  ListColumn: ResolverTypeWrapper<ListColumn>;
  ListColumnInput: ListColumnInput;
  ListDensity: ListDensity;
  ListFilter: ResolverTypeWrapper<ListFilter>;
  ListLayout: ResolverTypeWrapper<ListLayout>;
  ListLayoutInput: ListLayoutInput;
  ListMemory: ResolverTypeWrapper<ListMemory>;
  ListRole: ResolverTypeWrapper<ListRole>;
  LockAssessmentInput: LockAssessmentInput;
  LockAssessmentPlanInput: LockAssessmentPlanInput;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversTypes['CurrentUser']> }>;
  LoginWay: LoginWay;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  MailPreference: MailPreference;
  ManagedCompany: ResolverTypeWrapper<ManagedCompanyRow>;
  ManagedCompanyPage: ResolverTypeWrapper<Omit<ManagedCompanyPage, 'items'> & { items: Array<ResolversTypes['ManagedCompany']> }>;
  MapEmployeeImportInput: MapEmployeeImportInput;
  MapEmployeeImportPayload: ResolverTypeWrapper<Omit<MapEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  MapPersonnelChangeImportInput: MapPersonnelChangeImportInput;
  MapPersonnelChangeImportPayload: ResolverTypeWrapper<Omit<MapPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  MaritalStatus: MaritalStatus;
  MarkAbsentFromSelfScoreInput: MarkAbsentFromSelfScoreInput;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: ResolverTypeWrapper<MarkMessagesReadPayload>;
  MarkNoticesReadInput: MarkNoticesReadInput;
  MarkNoticesReadPayload: ResolverTypeWrapper<MarkNoticesReadPayload>;
  MatchItem: ResolverTypeWrapper<MatchItemRow>;
  MendEmployeeImportInput: MendEmployeeImportInput;
  MendEmployeeImportPayload: ResolverTypeWrapper<Omit<MendEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  MendPersonnelChangeImportInput: MendPersonnelChangeImportInput;
  MendPersonnelChangeImportPayload: ResolverTypeWrapper<Omit<MendPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  MenuEntry: ResolverTypeWrapper<MenuEntryRow>;
  MergeDepartmentInput: MergeDepartmentInput;
  Message: ResolverTypeWrapper<MessageRow>;
  MessageCentre: ResolverTypeWrapper<MessageCentreRow>;
  MessageMatter: ResolverTypeWrapper<MessageMatterRow>;
  MessagePage: ResolverTypeWrapper<Omit<MessagePage, 'items'> & { items: Array<ResolversTypes['Message']> }>;
  MinimumWage: ResolverTypeWrapper<MinimumWageRow>;
  MissingInDepartment: ResolverTypeWrapper<MissingInDepartmentRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyAppraisalFilterInput: MyAppraisalFilterInput;
  NameOrganisationInput: NameOrganisationInput;
  NameOrganisationPayload: ResolverTypeWrapper<Omit<NameOrganisationPayload, 'organisationVersion'> & { organisationVersion?: Maybe<ResolversTypes['OrganisationVersion']> }>;
  Notice: ResolverTypeWrapper<NoticeRow>;
  NoticeStatus: NoticeStatus;
  ObjectToAssessmentInput: ObjectToAssessmentInput;
  OfferBaseTemplateInput: OfferBaseTemplateInput;
  OpenEndedReason: OpenEndedReason;
  OpenExternalSystemPayload: ResolverTypeWrapper<OpenExternalSystemPayload>;
  OpenInvitationInput: OpenInvitationInput;
  OpenInvitationPayload: ResolverTypeWrapper<OpenInvitationPayload>;
  OrderCustomFieldsInput: OrderCustomFieldsInput;
  OrderCustomFieldsPayload: ResolverTypeWrapper<Omit<OrderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<Array<ResolversTypes['CustomField']>> }>;
  OrderDepartmentsInput: OrderDepartmentsInput;
  OrderDepartmentsPayload: ResolverTypeWrapper<Omit<OrderDepartmentsPayload, 'departments'> & { departments?: Maybe<Array<ResolversTypes['Department']>> }>;
  OrderDictionaryInput: OrderDictionaryInput;
  OrderGradesInput: OrderGradesInput;
  OrderGradesPayload: ResolverTypeWrapper<Omit<OrderGradesPayload, 'grades'> & { grades?: Maybe<Array<ResolversTypes['Grade']>> }>;
  Organisation: ResolverTypeWrapper<Omit<Organisation, 'departments'> & { departments: Array<ResolversTypes['OrganisationUnit']> }>;
  OrganisationComparison: ResolverTypeWrapper<Omit<OrganisationComparison, 'differences'> & { differences: Array<ResolversTypes['OrganisationDifference']> }>;
  OrganisationDay: ResolverTypeWrapper<OrganisationDay>;
  OrganisationDays: ResolverTypeWrapper<OrganisationDays>;
  OrganisationDifference: ResolverTypeWrapper<OrganisationDifferenceRow>;
  OrganisationDifferenceKind: OrganisationDifferenceKind;
  OrganisationHead: ResolverTypeWrapper<OrganisationHead>;
  OrganisationUnit: ResolverTypeWrapper<OrganisationUnitRow>;
  OrganisationVersion: ResolverTypeWrapper<OrganisationVersionRow>;
  PageAllowance: ResolverTypeWrapper<PageAllowance>;
  PageElementKind: PageElementKind;
  PageInput: PageInput;
  PagePermission: ResolverTypeWrapper<PagePermission>;
  PassportStep: ResolverTypeWrapper<PassportStepRow>;
  PersonAppraisal: ResolverTypeWrapper<PersonAppraisalRow>;
  PersonFit: ResolverTypeWrapper<PersonFitRow>;
  PersonFitPage: ResolverTypeWrapper<Omit<PersonFitPage, 'items'> & { items: Array<ResolversTypes['PersonFit']> }>;
  PersonLevel: ResolverTypeWrapper<PersonLevelRow>;
  PersonLevelInput: PersonLevelInput;
  PersonMatch: ResolverTypeWrapper<PersonMatchRow>;
  PersonnelChange: ResolverTypeWrapper<PersonnelChangeRow>;
  PersonnelChangeFilterInput: PersonnelChangeFilterInput;
  PersonnelChangeFlow: ResolverTypeWrapper<PersonnelChangeFlowRow>;
  PersonnelChangeForm: ResolverTypeWrapper<PersonnelChangeFormRow>;
  PersonnelChangeLine: ResolverTypeWrapper<PersonnelChangeLineRow>;
  PersonnelChangePage: ResolverTypeWrapper<Omit<PersonnelChangePage, 'items'> & { items: Array<ResolversTypes['PersonnelChange']> }>;
  PersonnelChangeSortInput: PersonnelChangeSortInput;
  PersonnelChangeSortKey: PersonnelChangeSortKey;
  PersonnelChangeStatus: PersonnelChangeStatus;
  PersonnelChangeTask: PersonnelChangeTask;
  PersonnelChangeType: PersonnelChangeType;
  Position: ResolverTypeWrapper<PositionRow>;
  PositionCondition: ResolverTypeWrapper<PositionConditionRow>;
  PositionConditionInput: PositionConditionInput;
  PositionEvaluation: ResolverTypeWrapper<PositionEvaluationRow>;
  PositionEvaluationDetail: ResolverTypeWrapper<PositionEvaluationDetailRow>;
  PositionEvaluationFilterInput: PositionEvaluationFilterInput;
  PositionEvaluationPage: ResolverTypeWrapper<Omit<PositionEvaluationPage, 'items'> & { items: Array<ResolversTypes['PositionEvaluation']> }>;
  PositionEvaluator: ResolverTypeWrapper<PositionEvaluatorRow>;
  PositionFilterInput: PositionFilterInput;
  PositionHistory: ResolverTypeWrapper<PositionHistoryRow>;
  PositionMatch: ResolverTypeWrapper<PositionMatchRow>;
  PositionMatchFilterInput: PositionMatchFilterInput;
  PositionMatchPage: ResolverTypeWrapper<Omit<PositionMatchPage, 'items'> & { items: Array<ResolversTypes['PositionMatch']> }>;
  PositionPage: ResolverTypeWrapper<Omit<PositionPage, 'items'> & { items: Array<ResolversTypes['Position']> }>;
  PositionRequirement: ResolverTypeWrapper<PositionRequirementRow>;
  PositionSortInput: PositionSortInput;
  PositionSortKey: PositionSortKey;
  PositionVersion: ResolverTypeWrapper<PositionVersionRow>;
  Priority: Priority;
  PromoteEmployeeInput: PromoteEmployeeInput;
  PromoteEmployeePayload: ResolverTypeWrapper<Omit<PromoteEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  ProposeRecordChangeInput: ProposeRecordChangeInput;
  PublishBaseTemplateInput: PublishBaseTemplateInput;
  PublishBaseTemplatePayload: ResolverTypeWrapper<Omit<PublishBaseTemplatePayload, 'baseTemplate'> & { baseTemplate?: Maybe<ResolversTypes['BaseTemplate']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rank: ResolverTypeWrapper<RankRow>;
  RankChange: ResolverTypeWrapper<RankChangeRow>;
  RankChangePage: ResolverTypeWrapper<Omit<RankChangePage, 'items'> & { items: Array<ResolversTypes['RankChange']> }>;
  RankFilterInput: RankFilterInput;
  RankOnDay: ResolverTypeWrapper<RankOnDayRow>;
  RankOnDayPage: ResolverTypeWrapper<Omit<RankOnDayPage, 'items'> & { items: Array<ResolversTypes['RankOnDay']> }>;
  RankPage: ResolverTypeWrapper<Omit<RankPage, 'items'> & { items: Array<ResolversTypes['Rank']> }>;
  RankSortInput: RankSortInput;
  RankSortKey: RankSortKey;
  RankVersion: ResolverTypeWrapper<RankVersionRow>;
  RecordProposalDecidedPayload: ResolverTypeWrapper<Omit<RecordProposalDecidedPayload, 'employee'> & { employee?: Maybe<ResolversTypes['Employee']> }>;
  ReenterEmployeeInput: ReenterEmployeeInput;
  ReenterEmployeePayload: ResolverTypeWrapper<Omit<ReenterEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  RefusePersonnelChangeInput: RefusePersonnelChangeInput;
  RefusePersonnelChangePayload: ResolverTypeWrapper<Omit<RefusePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  RefuseRecordProposalInput: RefuseRecordProposalInput;
  RefusedAccount: ResolverTypeWrapper<RefusedAccount>;
  RegularisationForm: ResolverTypeWrapper<RegularisationFormRow>;
  RegulariseEmployeeInput: RegulariseEmployeeInput;
  RegulariseEmployeePayload: ResolverTypeWrapper<Omit<RegulariseEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  RejectResultInput: RejectResultInput;
  RejectTargetsInput: RejectTargetsInput;
  RememberOpenedInput: RememberOpenedInput;
  RememberOpenedPayload: ResolverTypeWrapper<RememberOpenedPayload>;
  RemindAssessmentPlanInput: RemindAssessmentPlanInput;
  RemindAssessmentPlanPayload: ResolverTypeWrapper<RemindAssessmentPlanPayload>;
  RemindTeamInput: RemindTeamInput;
  RemindTeamPayload: ResolverTypeWrapper<Omit<RemindTeamPayload, 'failures'> & { failures?: Maybe<Array<ResolversTypes['AssessmentFailure']>> }>;
  RemoveIdentityLinkInput: RemoveIdentityLinkInput;
  RemoveIdentityLinkPayload: ResolverTypeWrapper<RemoveIdentityLinkPayload>;
  RemovePlanPersonInput: RemovePlanPersonInput;
  RemoveRoleMembersInput: RemoveRoleMembersInput;
  RemoveRoleMembersPayload: ResolverTypeWrapper<Omit<RemoveRoleMembersPayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RenameDictionaryEntryInput: RenameDictionaryEntryInput;
  RenameOrganisationVersionInput: RenameOrganisationVersionInput;
  RenameOrganisationVersionPayload: ResolverTypeWrapper<Omit<RenameOrganisationVersionPayload, 'organisationVersion'> & { organisationVersion?: Maybe<ResolversTypes['OrganisationVersion']> }>;
  RenameRoleInput: RenameRoleInput;
  RenameRolePayload: ResolverTypeWrapper<Omit<RenameRolePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  RenameUserAccountInput: RenameUserAccountInput;
  RenameUserAccountPayload: ResolverTypeWrapper<Omit<RenameUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversTypes['UserAccount']> }>;
  ReportLine: ResolverTypeWrapper<Omit<ReportLine, 'people'> & { people: Array<ResolversTypes['ReportLinePerson']> }>;
  ReportLineKind: ReportLineKind;
  ReportLinePage: ResolverTypeWrapper<Omit<ReportLinePage, 'items'> & { items: Array<ResolversTypes['ReportLinePerson']> }>;
  ReportLinePerson: ResolverTypeWrapper<ReportLinePersonRow>;
  ReportingPerson: ResolverTypeWrapper<ReportingPersonRow>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  RequestVerificationCodeInput: RequestVerificationCodeInput;
  RequestVerificationCodePayload: ResolverTypeWrapper<RequestVerificationCodePayload>;
  ResetEmployeePasswordInput: ResetEmployeePasswordInput;
  ResetEmployeePasswordPayload: ResolverTypeWrapper<ResetEmployeePasswordPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  ResetUserAccountPasswordInput: ResetUserAccountPasswordInput;
  ResetUserAccountPasswordPayload: ResolverTypeWrapper<ResetUserAccountPasswordPayload>;
  ReturnAssessmentPlanInput: ReturnAssessmentPlanInput;
  ReversePersonnelChangeInput: ReversePersonnelChangeInput;
  ReversePersonnelChangePayload: ResolverTypeWrapper<Omit<ReversePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: ResolverTypeWrapper<Omit<RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversTypes['ApiToken']> }>;
  RevokeScimTokenPayload: ResolverTypeWrapper<Omit<RevokeScimTokenPayload, 'directorySync'> & { directorySync?: Maybe<ResolversTypes['DirectorySync']> }>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleFieldRight: ResolverTypeWrapper<RoleFieldRightRow>;
  RoleFieldRightInput: RoleFieldRightInput;
  RoleMember: ResolverTypeWrapper<RoleMemberRow>;
  RoleMemberPage: ResolverTypeWrapper<Omit<RoleMemberPage, 'items'> & { items: Array<ResolversTypes['RoleMember']> }>;
  RoleMemberScope: ResolverTypeWrapper<RoleMemberScopeRow>;
  RoleMenu: ResolverTypeWrapper<RoleMenuRow>;
  RolePage: ResolverTypeWrapper<RolePageRow>;
  RolePageElement: ResolverTypeWrapper<RolePageElementRow>;
  RolePageElementInput: RolePageElementInput;
  RolePageInput: RolePageInput;
  RoleScope: ResolverTypeWrapper<RoleScopeRow>;
  RoleType: RoleType;
  RunningPlan: ResolverTypeWrapper<RunningPlanRow>;
  SaveAssessmentPlanInput: SaveAssessmentPlanInput;
  SaveAssessmentPlanRuleInput: SaveAssessmentPlanRuleInput;
  SaveAssessmentPlanScopeInput: SaveAssessmentPlanScopeInput;
  SaveAssessmentRuleInput: SaveAssessmentRuleInput;
  SaveAssessmentRulePayload: ResolverTypeWrapper<Omit<SaveAssessmentRulePayload, 'assessmentRule'> & { assessmentRule?: Maybe<ResolversTypes['AssessmentRule']> }>;
  SaveAssessmentTemplateInput: SaveAssessmentTemplateInput;
  SaveAssessmentTemplatePayload: ResolverTypeWrapper<Omit<SaveAssessmentTemplatePayload, 'assessmentTemplate'> & { assessmentTemplate?: Maybe<ResolversTypes['AssessmentTemplate']> }>;
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: ResolverTypeWrapper<Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversTypes['ManagedCompany']> }>;
  SaveDepartmentPayload: ResolverTypeWrapper<Omit<SaveDepartmentPayload, 'department'> & { department?: Maybe<ResolversTypes['Department']> }>;
  SaveDirectorySyncInput: SaveDirectorySyncInput;
  SaveDirectorySyncPayload: ResolverTypeWrapper<Omit<SaveDirectorySyncPayload, 'directorySync'> & { directorySync?: Maybe<ResolversTypes['DirectorySync']> }>;
  SaveEmployeeFieldRightsInput: SaveEmployeeFieldRightsInput;
  SaveEmployeeFieldRightsPayload: ResolverTypeWrapper<Omit<SaveEmployeeFieldRightsPayload, 'role'> & { role?: Maybe<ResolversTypes['EmployeeFieldRole']> }>;
  SaveEvaluationOptionsInput: SaveEvaluationOptionsInput;
  SaveEvaluationOptionsPayload: ResolverTypeWrapper<Omit<SaveEvaluationOptionsPayload, 'options'> & { options?: Maybe<ResolversTypes['EvaluationOptions']> }>;
  SaveLanguageInput: SaveLanguageInput;
  SaveLanguagePayload: ResolverTypeWrapper<SaveLanguagePayload>;
  SaveListFilterInput: SaveListFilterInput;
  SaveListFilterPayload: ResolverTypeWrapper<SaveListFilterPayload>;
  SaveListLayoutInput: SaveListLayoutInput;
  SaveListLayoutPayload: ResolverTypeWrapper<SaveListLayoutPayload>;
  SaveMailPreferenceInput: SaveMailPreferenceInput;
  SaveMailPreferencePayload: ResolverTypeWrapper<SaveMailPreferencePayload>;
  SaveMinimumWageInput: SaveMinimumWageInput;
  SaveMinimumWagePayload: ResolverTypeWrapper<Omit<SaveMinimumWagePayload, 'minimumWage'> & { minimumWage?: Maybe<ResolversTypes['MinimumWage']> }>;
  SaveNoticeInput: SaveNoticeInput;
  SaveNoticePayload: ResolverTypeWrapper<Omit<SaveNoticePayload, 'notice'> & { notice?: Maybe<ResolversTypes['Notice']> }>;
  SavePersonLevelsInput: SavePersonLevelsInput;
  SavePersonLevelsPayload: ResolverTypeWrapper<Omit<SavePersonLevelsPayload, 'match'> & { match?: Maybe<ResolversTypes['PersonMatch']> }>;
  SavePersonnelChangeFlowInput: SavePersonnelChangeFlowInput;
  SavePersonnelChangeFlowPayload: ResolverTypeWrapper<Omit<SavePersonnelChangeFlowPayload, 'flow'> & { flow?: Maybe<ResolversTypes['PersonnelChangeFlow']> }>;
  SavePlanPeopleInput: SavePlanPeopleInput;
  SavePositionRequirementInput: SavePositionRequirementInput;
  SavePositionRequirementPayload: ResolverTypeWrapper<Omit<SavePositionRequirementPayload, 'requirement'> & { requirement?: Maybe<ResolversTypes['PositionRequirement']> }>;
  SaveRolePagesInput: SaveRolePagesInput;
  SaveRolePagesPayload: ResolverTypeWrapper<Omit<SaveRolePagesPayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  SaveRoleScopeInput: SaveRoleScopeInput;
  SaveRoleScopePayload: ResolverTypeWrapper<Omit<SaveRoleScopePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  SaveScoresInput: SaveScoresInput;
  SaveShortcutsInput: SaveShortcutsInput;
  SaveShortcutsPayload: ResolverTypeWrapper<Omit<SaveShortcutsPayload, 'shortcuts'> & { shortcuts?: Maybe<Array<ResolversTypes['Shortcut']>> }>;
  SaveSignInSettingsInput: SaveSignInSettingsInput;
  SaveSignInSettingsPayload: ResolverTypeWrapper<SaveSignInSettingsPayload>;
  SaveSystemNoticeInput: SaveSystemNoticeInput;
  SaveSystemNoticePayload: ResolverTypeWrapper<SaveSystemNoticePayload>;
  SaveTargetsInput: SaveTargetsInput;
  SaveTemplateContentInput: SaveTemplateContentInput;
  SaveTemplateContentPayload: ResolverTypeWrapper<Omit<SaveTemplateContentPayload, 'assessmentTemplate' | 'templateContent'> & { assessmentTemplate?: Maybe<ResolversTypes['AssessmentTemplate']>, templateContent?: Maybe<ResolversTypes['AssessmentTemplateContent']> }>;
  ScheduleDay: ResolverTypeWrapper<Omit<ScheduleDay, 'items'> & { items: Array<ResolversTypes['ScheduleItem']> }>;
  ScheduleItem: ResolverTypeWrapper<ScheduleItemRow>;
  ScimToken: ResolverTypeWrapper<ScimToken>;
  ScoreMethod: ScoreMethod;
  ScorePositionEvaluationInput: ScorePositionEvaluationInput;
  ScorePositionEvaluationPayload: ResolverTypeWrapper<Omit<ScorePositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  ScorerRole: ScorerRole;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchKind: SearchKind;
  SeeAsInput: SeeAsInput;
  SeeAsPayload: ResolverTypeWrapper<Omit<SeeAsPayload, 'view'> & { view?: Maybe<ResolversTypes['SeenAs']> }>;
  SeenAs: ResolverTypeWrapper<SeenAsRow>;
  SeenAsGroup: ResolverTypeWrapper<SeenAsGroupRow>;
  SeenAsPage: ResolverTypeWrapper<SeenAsPageRow>;
  SeenAsRole: ResolverTypeWrapper<SeenAsRoleRow>;
  SendBackScoresInput: SendBackScoresInput;
  SetRemindDateInput: SetRemindDateInput;
  SetRemindDatePayload: ResolverTypeWrapper<SetRemindDatePayload>;
  SettlePersonnelChangeInput: SettlePersonnelChangeInput;
  SettlePersonnelChangePayload: ResolverTypeWrapper<Omit<SettlePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  Sex: Sex;
  SheetCell: SheetCell;
  SheetFormat: SheetFormat;
  Shortcut: ResolverTypeWrapper<ShortcutRow>;
  SightReason: ResolverTypeWrapper<SightReasonRow>;
  SightRole: ResolverTypeWrapper<SightRoleRow>;
  SignInDirectory: ResolverTypeWrapper<SignInDirectory>;
  SignInDirectoryInput: SignInDirectoryInput;
  SignInName: SignInName;
  SignInProvider: ResolverTypeWrapper<SignInProvider>;
  SignInProviderInput: SignInProviderInput;
  SignInProviderMatch: SignInProviderMatch;
  SignInSettings: ResolverTypeWrapper<SignInSettings>;
  SignInStatus: SignInStatus;
  SignOutUserAccountInput: SignOutUserAccountInput;
  SignOutUserAccountPayload: ResolverTypeWrapper<Omit<SignOutUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversTypes['UserAccount']> }>;
  StartDirectorySyncInput: StartDirectorySyncInput;
  StartDirectorySyncPayload: ResolverTypeWrapper<Omit<StartDirectorySyncPayload, 'job'> & { job?: Maybe<ResolversTypes['Job']> }>;
  StartExternalLoginInput: StartExternalLoginInput;
  StartExternalLoginPayload: ResolverTypeWrapper<StartExternalLoginPayload>;
  StartPlanFromKitInput: StartPlanFromKitInput;
  StartPositionEvaluationInput: StartPositionEvaluationInput;
  StartPositionEvaluationPayload: ResolverTypeWrapper<Omit<StartPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  StarterKit: StarterKit;
  StopAssessmentPlanInput: StopAssessmentPlanInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubmitScoresInput: SubmitScoresInput;
  SubmitTargetsInput: SubmitTargetsInput;
  SurveyMessage: ResolverTypeWrapper<SurveyMessageRow>;
  SwitchIdentityInput: SwitchIdentityInput;
  SwitchIdentityPayload: ResolverTypeWrapper<Omit<SwitchIdentityPayload, 'user'> & { user?: Maybe<ResolversTypes['CurrentUser']> }>;
  SyncSystemType: SyncSystemType;
  SystemNotice: ResolverTypeWrapper<SystemNotice>;
  TakeOverBaseTemplateInput: TakeOverBaseTemplateInput;
  TakeOverBaseTemplatePayload: ResolverTypeWrapper<Omit<TakeOverBaseTemplatePayload, 'assessmentTemplate'> & { assessmentTemplate?: Maybe<ResolversTypes['AssessmentTemplate']> }>;
  TargetLogEntry: ResolverTypeWrapper<TargetLogEntryRow>;
  TargetLogPage: ResolverTypeWrapper<Omit<TargetLogPage, 'items'> & { items: Array<ResolversTypes['TargetLogEntry']> }>;
  TargetStatus: TargetStatus;
  TeamAppraisalFilterInput: TeamAppraisalFilterInput;
  TeamSteps: ResolverTypeWrapper<Omit<TeamSteps, 'items'> & { items: Array<ResolversTypes['Todo']> }>;
  TemplateOrigin: ResolverTypeWrapper<TemplateOriginRow>;
  TestDirectorySyncInput: TestDirectorySyncInput;
  TestDirectorySyncPayload: ResolverTypeWrapper<TestDirectorySyncPayload>;
  TestSignInSettingsInput: TestSignInSettingsInput;
  TestSignInSettingsPayload: ResolverTypeWrapper<TestSignInSettingsPayload>;
  TimeSpan: ResolverTypeWrapper<TimeSpan>;
  TimeSpanInput: TimeSpanInput;
  Todo: ResolverTypeWrapper<TodoRow>;
  TodoType: TodoType;
  TransferEmployeeInput: TransferEmployeeInput;
  TransferEmployeePayload: ResolverTypeWrapper<Omit<TransferEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversTypes['PersonnelChange']> }>;
  TransferRoleMembersInput: TransferRoleMembersInput;
  TransferRoleMembersPayload: ResolverTypeWrapper<Omit<TransferRoleMembersPayload, 'from' | 'to'> & { from?: Maybe<ResolversTypes['Role']>, to?: Maybe<ResolversTypes['Role']> }>;
  UndoEmployeeImportInput: UndoEmployeeImportInput;
  UndoEmployeeImportPayload: ResolverTypeWrapper<Omit<UndoEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversTypes['EmployeeImport']>, job?: Maybe<ResolversTypes['Job']> }>;
  UngradedPage: ResolverTypeWrapper<Omit<UngradedPage, 'items'> & { items: Array<ResolversTypes['UngradedPerson']> }>;
  UngradedPerson: ResolverTypeWrapper<UngradedPersonRow>;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UnlinkIdentityPayload: ResolverTypeWrapper<Omit<UnlinkIdentityPayload, 'identities'> & { identities?: Maybe<Array<ResolversTypes['LinkedIdentity']>> }>;
  UnreadComment: ResolverTypeWrapper<UnreadCommentRow>;
  UpdateCustomFieldInput: UpdateCustomFieldInput;
  UpdateDepartmentInput: UpdateDepartmentInput;
  UpdateEmployeeBankInput: UpdateEmployeeBankInput;
  UpdateEmployeeBasicInput: UpdateEmployeeBasicInput;
  UpdateEmployeeCertificatesInput: UpdateEmployeeCertificatesInput;
  UpdateEmployeeContactInput: UpdateEmployeeContactInput;
  UpdateEmployeeContractInput: UpdateEmployeeContractInput;
  UpdateEmployeeEarlierContractsInput: UpdateEmployeeEarlierContractsInput;
  UpdateEmployeeEducationInput: UpdateEmployeeEducationInput;
  UpdateEmployeePayload: ResolverTypeWrapper<Omit<UpdateEmployeePayload, 'employee' | 'records'> & { employee?: Maybe<ResolversTypes['Employee']>, records?: Maybe<ResolversTypes['EmployeeRecords']> }>;
  UpdateEmployeePersonalInput: UpdateEmployeePersonalInput;
  UpdateEmployeeRecordsPayload: ResolverTypeWrapper<Omit<UpdateEmployeeRecordsPayload, 'employee' | 'records'> & { employee?: Maybe<ResolversTypes['Employee']>, records?: Maybe<ResolversTypes['EmployeeRecords']> }>;
  UpdateEmployeeSalaryInput: UpdateEmployeeSalaryInput;
  UpdateEmployeeShareOptionsInput: UpdateEmployeeShareOptionsInput;
  UpdateEmployeeTitlesInput: UpdateEmployeeTitlesInput;
  UpdateEmployeeWorkInput: UpdateEmployeeWorkInput;
  UpdateGradeInput: UpdateGradeInput;
  UpdateGradePayload: ResolverTypeWrapper<Omit<UpdateGradePayload, 'grade'> & { grade?: Maybe<ResolversTypes['Grade']> }>;
  UpdateJobFamilyInput: UpdateJobFamilyInput;
  UpdateJobFamilyPayload: ResolverTypeWrapper<Omit<UpdateJobFamilyPayload, 'jobFamily'> & { jobFamily?: Maybe<ResolversTypes['JobFamily']> }>;
  UpdateLetterTemplateInput: UpdateLetterTemplateInput;
  UpdateOpenAssessmentPlanInput: UpdateOpenAssessmentPlanInput;
  UpdatePositionEvaluationInput: UpdatePositionEvaluationInput;
  UpdatePositionEvaluationPayload: ResolverTypeWrapper<Omit<UpdatePositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversTypes['PositionEvaluationDetail']> }>;
  UpdatePositionInput: UpdatePositionInput;
  UpdatePositionPayload: ResolverTypeWrapper<Omit<UpdatePositionPayload, 'history'> & { history?: Maybe<ResolversTypes['PositionHistory']> }>;
  UpdateRankInput: UpdateRankInput;
  UpdateRankPayload: ResolverTypeWrapper<Omit<UpdateRankPayload, 'rank'> & { rank?: Maybe<ResolversTypes['Rank']> }>;
  UpdateRoleInput: UpdateRoleInput;
  UpdateRolePayload: ResolverTypeWrapper<Omit<UpdateRolePayload, 'role'> & { role?: Maybe<ResolversTypes['Role']> }>;
  UseLetterTemplateInput: UseLetterTemplateInput;
  UserAccount: ResolverTypeWrapper<UserAccountRow>;
  UserAccountFilterInput: UserAccountFilterInput;
  UserAccountLock: UserAccountLock;
  UserAccountPage: ResolverTypeWrapper<Omit<UserAccountPage, 'items'> & { items: Array<ResolversTypes['UserAccount']> }>;
  UserAccountRole: ResolverTypeWrapper<UserAccountRoleRow>;
  UserError: ResolverTypeWrapper<UserError>;
  VerifyResultInput: VerifyResultInput;
  ViewScoreAt: ViewScoreAt;
  ViewWhat: ViewWhat;
  ViewerType: ViewerType;
  WaitingTalk: ResolverTypeWrapper<WaitingTalkRow>;
  WhoFitsFilterInput: WhoFitsFilterInput;
  WithdrawDepartmentChangesInput: WithdrawDepartmentChangesInput;
  WithdrawDepartmentChangesPayload: ResolverTypeWrapper<Omit<WithdrawDepartmentChangesPayload, 'changes'> & { changes?: Maybe<Array<ResolversTypes['DepartmentChange']>> }>;
  WithdrawPositionChangeInput: WithdrawPositionChangeInput;
  WithdrawPositionChangePayload: ResolverTypeWrapper<Omit<WithdrawPositionChangePayload, 'history'> & { history?: Maybe<ResolversTypes['PositionHistory']> }>;
  WithdrawRecordProposalInput: WithdrawRecordProposalInput;
  WithdrawTargetsInput: WithdrawTargetsInput;
  WriteChangeLetterInput: WriteChangeLetterInput;
  WriteChangeLetterPayload: ResolverTypeWrapper<Omit<WriteChangeLetterPayload, 'letter'> & { letter?: Maybe<ResolversTypes['ChangeLetter']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AcceptInvitationPayload: AcceptInvitationPayload;
  AcceptRecordProposalInput: AcceptRecordProposalInput;
  AddCustomFieldInput: AddCustomFieldInput;
  AddDictionaryEntryInput: AddDictionaryEntryInput;
  AddEmployeeInput: AddEmployeeInput;
  AddEmployeePayload: Omit<AddEmployeePayload, 'employee'> & { employee?: Maybe<ResolversParentTypes['Employee']> };
  AddGradeInput: AddGradeInput;
  AddGradePayload: Omit<AddGradePayload, 'grade'> & { grade?: Maybe<ResolversParentTypes['Grade']> };
  AddIdentityLinkInput: AddIdentityLinkInput;
  AddIdentityLinkPayload: AddIdentityLinkPayload;
  AddJobFamilyInput: AddJobFamilyInput;
  AddJobFamilyPayload: Omit<AddJobFamilyPayload, 'jobFamily'> & { jobFamily?: Maybe<ResolversParentTypes['JobFamily']> };
  AddLetterTemplateInput: AddLetterTemplateInput;
  AddPositionEvaluationInput: AddPositionEvaluationInput;
  AddPositionEvaluationPayload: Omit<AddPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  AddPositionInput: AddPositionInput;
  AddPositionPayload: Omit<AddPositionPayload, 'history'> & { history?: Maybe<ResolversParentTypes['PositionHistory']> };
  AddRankInput: AddRankInput;
  AddRankPayload: Omit<AddRankPayload, 'rank'> & { rank?: Maybe<ResolversParentTypes['Rank']> };
  AddRoleMembersInput: AddRoleMembersInput;
  AddRoleMembersPayload: Omit<AddRoleMembersPayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  AddScheduleItemInput: AddScheduleItemInput;
  AddScheduleItemPayload: Omit<AddScheduleItemPayload, 'item'> & { item?: Maybe<ResolversParentTypes['ScheduleItem']> };
  AdvanceAssessmentPlanInput: AdvanceAssessmentPlanInput;
  AllowedAction: AllowedAction;
  ApiToken: ApiTokenRow;
  ApiTokenPage: Omit<ApiTokenPage, 'items'> & { items: Array<ResolversParentTypes['ApiToken']> };
  ApplyPositionEvaluationInput: ApplyPositionEvaluationInput;
  ApplyPositionEvaluationPayload: Omit<ApplyPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  AppraisalTabs: AppraisalTabs;
  ApprovalNode: ApprovalNodeRow;
  ApprovalNodeInput: ApprovalNodeInput;
  ApprovalRun: ApprovalRunRow;
  ApprovalStep: ApprovalStepRow;
  ApprovePersonnelChangeInput: ApprovePersonnelChangeInput;
  ApprovePersonnelChangePayload: Omit<ApprovePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  ApproveTargetsInput: ApproveTargetsInput;
  ApproveTargetsOfManyInput: ApproveTargetsOfManyInput;
  ApproveTargetsOfManyPayload: Omit<ApproveTargetsOfManyPayload, 'failures'> & { failures?: Maybe<Array<ResolversParentTypes['AssessmentFailure']>> };
  ApproverDecision: ApproverDecisionRow;
  ArrangeEmployeeFieldsInput: ArrangeEmployeeFieldsInput;
  ArrangeEmployeeFieldsPayload: Omit<ArrangeEmployeeFieldsPayload, 'layout'> & { layout?: Maybe<ResolversParentTypes['EmployeeFieldLayout']> };
  Assessment: AssessmentRow;
  AssessmentConfirmation: AssessmentConfirmationRow;
  AssessmentFailure: AssessmentFailureRow;
  AssessmentIndicator: AssessmentIndicatorRow;
  AssessmentIndicatorInput: AssessmentIndicatorInput;
  AssessmentOutsider: AssessmentOutsiderRow;
  AssessmentOutsiderFilterInput: AssessmentOutsiderFilterInput;
  AssessmentOutsiderPage: Omit<AssessmentOutsiderPage, 'items'> & { items: Array<ResolversParentTypes['AssessmentOutsider']> };
  AssessmentPart: AssessmentPartRow;
  AssessmentParticipant: AssessmentParticipantRow;
  AssessmentParticipantFilterInput: AssessmentParticipantFilterInput;
  AssessmentParticipantPage: Omit<AssessmentParticipantPage, 'items'> & { items: Array<ResolversParentTypes['AssessmentParticipant']> };
  AssessmentPayload: Omit<AssessmentPayload, 'assessment'> & { assessment?: Maybe<ResolversParentTypes['Assessment']> };
  AssessmentPlan: AssessmentPlanRow;
  AssessmentPlanBlocker: AssessmentPlanBlockerRow;
  AssessmentPlanFilterInput: AssessmentPlanFilterInput;
  AssessmentPlanModule: AssessmentPlanModuleRow;
  AssessmentPlanModuleInput: AssessmentPlanModuleInput;
  AssessmentPlanPage: Omit<AssessmentPlanPage, 'items'> & { items: Array<ResolversParentTypes['AssessmentPlan']> };
  AssessmentPlanPayload: Omit<AssessmentPlanPayload, 'assessmentPlan'> & { assessmentPlan?: Maybe<ResolversParentTypes['AssessmentPlan']> };
  AssessmentPlanReadiness: Omit<AssessmentPlanReadiness, 'blockers' | 'pending'> & { blockers: Array<ResolversParentTypes['AssessmentPlanBlocker']>, pending: Array<ResolversParentTypes['AssessmentPlanBlocker']> };
  AssessmentPlanScope: AssessmentPlanScopeRow;
  AssessmentRule: AssessmentRuleRow;
  AssessmentRuleFilterInput: AssessmentRuleFilterInput;
  AssessmentRuleLevel: AssessmentRuleLevel;
  AssessmentRuleLevelInput: AssessmentRuleLevelInput;
  AssessmentRulePage: Omit<AssessmentRulePage, 'items'> & { items: Array<ResolversParentTypes['AssessmentRule']> };
  AssessmentScopePeopleFilterInput: AssessmentScopePeopleFilterInput;
  AssessmentScopePerson: AssessmentScopePersonRow;
  AssessmentScopePersonPage: Omit<AssessmentScopePersonPage, 'items'> & { items: Array<ResolversParentTypes['AssessmentScopePerson']> };
  AssessmentScore: AssessmentScoreRow;
  AssessmentScoreInput: AssessmentScoreInput;
  AssessmentScoreSheet: AssessmentScoreSheetRow;
  AssessmentScoredPart: AssessmentScoredPartRow;
  AssessmentStageCount: AssessmentStageCountRow;
  AssessmentStageReminderDates: AssessmentStageReminderDates;
  AssessmentStageReminderDatesInput: AssessmentStageReminderDatesInput;
  AssessmentStageWindows: AssessmentStageWindows;
  AssessmentStageWindowsInput: AssessmentStageWindowsInput;
  AssessmentTemplate: AssessmentTemplateRow;
  AssessmentTemplateColumn: AssessmentTemplateColumnRow;
  AssessmentTemplateColumnInput: AssessmentTemplateColumnInput;
  AssessmentTemplateContent: AssessmentTemplateContentRow;
  AssessmentTemplateIndicator: AssessmentTemplateIndicatorRow;
  AssessmentTemplateIndicatorInput: AssessmentTemplateIndicatorInput;
  AssessmentTemplatePage: Omit<AssessmentTemplatePage, 'items'> & { items: Array<ResolversParentTypes['AssessmentTemplate']> };
  AssessmentTemplatePart: AssessmentTemplatePartRow;
  AssessmentTemplatePartInput: AssessmentTemplatePartInput;
  AssignTargetsInput: AssignTargetsInput;
  AuditChange: AuditChangeRow;
  AuditEntry: AuditEntryRow;
  AuditEntryPage: Omit<AuditEntryPage, 'items'> & { items: Array<ResolversParentTypes['AuditEntry']> };
  BacklogCount: BacklogCountRow;
  BaseTemplate: BaseTemplateRow;
  BaseTemplatePage: Omit<BaseTemplatePage, 'items'> & { items: Array<ResolversParentTypes['BaseTemplate']> };
  BaseTemplateVersion: BaseTemplateVersionRow;
  Boolean: Scalars['Boolean']['output'];
  CalibrateAssessmentInput: CalibrateAssessmentInput;
  CalibrateAssessmentPayload: Omit<CalibrateAssessmentPayload, 'assessment' | 'person' | 'plan'> & { assessment?: Maybe<ResolversParentTypes['Assessment']>, person?: Maybe<ResolversParentTypes['CalibratedPerson']>, plan?: Maybe<ResolversParentTypes['AssessmentPlan']> };
  CalibratedPerson: CalibratedPersonRow;
  CalibrationEntry: CalibrationEntryRow;
  CalibrationEntryPage: Omit<CalibrationEntryPage, 'items'> & { items: Array<ResolversParentTypes['CalibrationEntry']> };
  CalibrationFilterInput: CalibrationFilterInput;
  CalibrationPage: Omit<CalibrationPage, 'items'> & { items: Array<ResolversParentTypes['CalibratedPerson']> };
  CalibrationScores: CalibrationScoresRow;
  CancelPersonnelChangeInput: CancelPersonnelChangeInput;
  CancelPersonnelChangePayload: Omit<CancelPersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  Capabilities: Capabilities;
  CellText: CellText;
  CellTextInput: CellTextInput;
  ChangeEmployeeInput: ChangeEmployeeInput;
  ChangeEmployeePayload: Omit<ChangeEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  ChangeIdentityLinkInput: ChangeIdentityLinkInput;
  ChangeIdentityLinkPayload: ChangeIdentityLinkPayload;
  ChangeLetter: ChangeLetterRow;
  ChangeLetterForm: ChangeLetterFormRow;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  CloseDepartmentInput: CloseDepartmentInput;
  CloseNoticeInput: CloseNoticeInput;
  CommitEmployeeImportInput: CommitEmployeeImportInput;
  CommitEmployeeImportPayload: Omit<CommitEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  CommitPersonnelChangeImportInput: CommitPersonnelChangeImportInput;
  CommitPersonnelChangeImportPayload: Omit<CommitPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  Company: Company;
  CompleteExternalLoginInput: CompleteExternalLoginInput;
  CompleteExternalLoginPayload: Omit<CompleteExternalLoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['CurrentUser']> };
  ConditionMatch: ConditionMatchRow;
  ConfirmAssessmentInput: ConfirmAssessmentInput;
  ConfirmAssessmentsOfManyInput: ConfirmAssessmentsOfManyInput;
  ConfirmAssessmentsOfManyPayload: Omit<ConfirmAssessmentsOfManyPayload, 'failures'> & { failures?: Maybe<Array<ResolversParentTypes['AssessmentFailure']>> };
  ContractNoticeCount: ContractNoticeCountRow;
  CreateApiTokenInput: CreateApiTokenInput;
  CreateApiTokenPayload: Omit<CreateApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']> };
  CreateCompanyInput: CreateCompanyInput;
  CreateCompanyPayload: Omit<CreateCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['ManagedCompany']> };
  CreateDepartmentInput: CreateDepartmentInput;
  CreateRoleInput: CreateRoleInput;
  CreateRolePayload: Omit<CreateRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  CreateScimTokenPayload: Omit<CreateScimTokenPayload, 'directorySync'> & { directorySync?: Maybe<ResolversParentTypes['DirectorySync']> };
  CreateUserAccountInput: CreateUserAccountInput;
  CreateUserAccountPayload: Omit<CreateUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversParentTypes['UserAccount']> };
  CurrentUser: CurrentUserRow;
  CustomField: CustomFieldRow;
  CustomFieldPayload: Omit<CustomFieldPayload, 'customField'> & { customField?: Maybe<ResolversParentTypes['CustomField']> };
  CustomValue: CustomValueRow;
  CustomValueInput: CustomValueInput;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DateWindow: DateWindow;
  DateWindowInput: DateWindowInput;
  DecideDirectoryDeparturesInput: DecideDirectoryDeparturesInput;
  DecideDirectoryDeparturesPayload: DecideDirectoryDeparturesPayload;
  Decimal: Scalars['Decimal']['output'];
  DeleteAssessmentPlanInput: DeleteAssessmentPlanInput;
  DeleteAssessmentRuleInput: DeleteAssessmentRuleInput;
  DeleteAssessmentTemplateInput: DeleteAssessmentTemplateInput;
  DeleteAvatarPayload: Omit<DeleteAvatarPayload, 'user'> & { user?: Maybe<ResolversParentTypes['CurrentUser']> };
  DeleteGradeInput: DeleteGradeInput;
  DeleteGradePayload: DeleteGradePayload;
  DeleteJobFamilyInput: DeleteJobFamilyInput;
  DeleteJobFamilyPayload: DeleteJobFamilyPayload;
  DeleteLetterTemplateInput: DeleteLetterTemplateInput;
  DeleteListFilterInput: DeleteListFilterInput;
  DeleteListFilterPayload: DeleteListFilterPayload;
  DeleteMessagesInput: DeleteMessagesInput;
  DeleteMessagesPayload: DeleteMessagesPayload;
  DeleteMinimumWageInput: DeleteMinimumWageInput;
  DeleteMinimumWagePayload: DeleteMinimumWagePayload;
  DeleteNoticeInput: DeleteNoticeInput;
  DeleteNoticePayload: DeleteNoticePayload;
  DeleteOrganisationVersionInput: DeleteOrganisationVersionInput;
  DeleteOrganisationVersionPayload: DeleteOrganisationVersionPayload;
  DeletePayload: DeletePayload;
  DeletePositionEvaluationInput: DeletePositionEvaluationInput;
  DeletePositionEvaluationPayload: DeletePositionEvaluationPayload;
  DeletePositionInput: DeletePositionInput;
  DeletePositionPayload: DeletePositionPayload;
  DeleteRankInput: DeleteRankInput;
  DeleteRankPayload: DeleteRankPayload;
  DeleteRoleInput: DeleteRoleInput;
  DeleteRolePayload: DeleteRolePayload;
  DeleteScheduleItemInput: DeleteScheduleItemInput;
  DeleteScheduleItemPayload: DeleteScheduleItemPayload;
  DeleteTemplateContentInput: DeleteTemplateContentInput;
  Department: DepartmentRow;
  DepartmentChange: DepartmentChangeRow;
  DepartmentChangeField: DepartmentChangeField;
  DescriptionChangeFilterInput: DescriptionChangeFilterInput;
  Dictionary: DictionaryRow;
  DictionaryEntry: DictionaryEntryRow;
  DictionaryPayload: Omit<DictionaryPayload, 'dictionary'> & { dictionary?: Maybe<ResolversParentTypes['Dictionary']> };
  DirectoryConflict: DirectoryConflictRow;
  DirectoryConflictPage: Omit<DirectoryConflictPage, 'items'> & { items: Array<ResolversParentTypes['DirectoryConflict']> };
  DirectoryDeparture: DirectoryDepartureRow;
  DirectoryDeparturePage: Omit<DirectoryDeparturePage, 'items'> & { items: Array<ResolversParentTypes['DirectoryDeparture']> };
  DirectoryKind: DirectoryKindRow;
  DirectoryMapping: DirectoryMapping;
  DirectoryMappingInput: DirectoryMappingInput;
  DirectorySync: DirectorySyncRow;
  DirectorySyncRun: DirectorySyncRunRow;
  DirectorySyncRunPage: Omit<DirectorySyncRunPage, 'items'> & { items: Array<ResolversParentTypes['DirectorySyncRun']> };
  DisableAssessmentTemplateInput: DisableAssessmentTemplateInput;
  DisableDictionaryEntryInput: DisableDictionaryEntryInput;
  DisableUserAccountInput: DisableUserAccountInput;
  DisableUserAccountPayload: Omit<DisableUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversParentTypes['UserAccount']> };
  DistributionBin: DistributionBinRow;
  Employee: EmployeeRow;
  EmployeeConditionGroupInput: EmployeeConditionGroupInput;
  EmployeeConditionInput: EmployeeConditionInput;
  EmployeeConditionsInput: EmployeeConditionsInput;
  EmployeeContractNote: EmployeeContractNoteRow;
  EmployeeEarlierContract: EmployeeEarlierContractRow;
  EmployeeEarlierContractInput: EmployeeEarlierContractInput;
  EmployeeField: EmployeeFieldRow;
  EmployeeFieldGroup: EmployeeFieldGroupRow;
  EmployeeFieldLayout: EmployeeFieldLayoutRow;
  EmployeeFieldRole: EmployeeFieldRoleRow;
  EmployeeFieldsFree: EmployeeFieldsFree;
  EmployeeFilterInput: EmployeeFilterInput;
  EmployeeImport: EmployeeImportRow;
  EmployeeImportCause: EmployeeImportCause;
  EmployeeImportCauseValue: EmployeeImportCauseValue;
  EmployeeImportCell: EmployeeImportCell;
  EmployeeImportCellError: EmployeeImportCellError;
  EmployeeImportChange: EmployeeImportChange;
  EmployeeImportChangedField: EmployeeImportChangedField;
  EmployeeImportColumn: EmployeeImportColumn;
  EmployeeImportCounts: EmployeeImportCounts;
  EmployeeImportCreation: EmployeeImportCreation;
  EmployeeImportCreationInput: EmployeeImportCreationInput;
  EmployeeImportEmptyCells: EmployeeImportEmptyCells;
  EmployeeImportEmptyCellsInput: EmployeeImportEmptyCellsInput;
  EmployeeImportField: EmployeeImportField;
  EmployeeImportLine: EmployeeImportLineRow;
  EmployeeImportLinePage: Omit<EmployeeImportLinePage, 'items'> & { items: Array<ResolversParentTypes['EmployeeImportLine']> };
  EmployeeImportMade: EmployeeImportMade;
  EmployeeImportMappingInput: EmployeeImportMappingInput;
  EmployeeImportMends: EmployeeImportMends;
  EmployeeImportNearest: EmployeeImportNearest;
  EmployeeImportNote: EmployeeImportNote;
  EmployeeImportPage: Omit<EmployeeImportPage, 'items'> & { items: Array<ResolversParentTypes['EmployeeImport']> };
  EmployeeImportReplacement: EmployeeImportReplacement;
  EmployeeImportReplacementInput: EmployeeImportReplacementInput;
  EmployeeImportUndone: EmployeeImportUndone;
  EmployeeImportUnknown: EmployeeImportUnknown;
  EmployeeIncome: EmployeeIncome;
  EmployeeOption: EmployeeOptionRow;
  EmployeePage: Omit<EmployeePage, 'items'> & { items: Array<ResolversParentTypes['Employee']> };
  EmployeeProposal: EmployeeProposalRow;
  EmployeeProposalPayload: Omit<EmployeeProposalPayload, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['EmployeeProposal']> };
  EmployeeProposedChange: EmployeeProposedChange;
  EmployeeQualification: EmployeeQualificationRow;
  EmployeeQualificationInput: EmployeeQualificationInput;
  EmployeeRecords: EmployeeRecordsRow;
  EmployeeShareOption: EmployeeShareOptionRow;
  EmployeeShareOptionInput: EmployeeShareOptionInput;
  EmployeeSortInput: EmployeeSortInput;
  EmployeeStatusCount: EmployeeStatusCount;
  EmployeeSummary: Omit<EmployeeSummary, 'contractNotices' | 'types'> & { contractNotices?: Maybe<Array<ResolversParentTypes['ContractNoticeCount']>>, types?: Maybe<Array<ResolversParentTypes['EmployeeTypeCount']>> };
  EmployeeTypeCount: EmployeeTypeCountRow;
  EnableAccountsInput: EnableAccountsInput;
  EnableAccountsPayload: EnableAccountsPayload;
  EnableAssessmentRuleInput: EnableAssessmentRuleInput;
  EnableDictionaryEntryInput: EnableDictionaryEntryInput;
  EnableTemplateContentInput: EnableTemplateContentInput;
  EnableUserAccountInput: EnableUserAccountInput;
  EnableUserAccountPayload: Omit<EnableUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversParentTypes['UserAccount']> };
  EndSystemNoticePayload: EndSystemNoticePayload;
  EndingProbation: EndingProbationRow;
  EndingProbations: EndingProbationsRow;
  EvaluationBand: EvaluationBandRow;
  EvaluationBandInput: EvaluationBandInput;
  EvaluationDimension: EvaluationDimensionRow;
  EvaluationDimensionInput: EvaluationDimensionInput;
  EvaluationFactor: EvaluationFactorRow;
  EvaluationFactorInput: EvaluationFactorInput;
  EvaluationInvitation: EvaluationInvitationRow;
  EvaluationLevel: EvaluationLevel;
  EvaluationLevelInput: EvaluationLevelInput;
  EvaluationOptions: EvaluationOptionsRow;
  ExitEmployeeInput: ExitEmployeeInput;
  ExitEmployeePayload: Omit<ExitEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  ExitForm: ExitFormRow;
  ExplainSightInput: ExplainSightInput;
  ExplainSightPayload: Omit<ExplainSightPayload, 'reason'> & { reason?: Maybe<ResolversParentTypes['SightReason']> };
  ExportAssessmentInput: ExportAssessmentInput;
  ExportAssessmentResultsInput: ExportAssessmentResultsInput;
  ExportCalibrationInput: ExportCalibrationInput;
  ExportChangeLetterInput: ExportChangeLetterInput;
  ExportDepartmentsInput: ExportDepartmentsInput;
  ExportDepartmentsPayload: ExportDepartmentsPayload;
  ExportEmployeesInput: ExportEmployeesInput;
  ExportEmployeesPayload: ExportEmployeesPayload;
  ExportMyRecordPayload: ExportMyRecordPayload;
  ExportOrganisationComparisonInput: ExportOrganisationComparisonInput;
  ExportOrganisationComparisonPayload: ExportOrganisationComparisonPayload;
  ExportPersonnelChangesInput: ExportPersonnelChangesInput;
  ExportPersonnelChangesPayload: ExportPersonnelChangesPayload;
  ExportPlanScopeInput: ExportPlanScopeInput;
  ExportPositionsInput: ExportPositionsInput;
  ExportPositionsPayload: ExportPositionsPayload;
  FileLink: FileLink;
  FilePayload: FilePayload;
  FinishPositionEvaluationInput: FinishPositionEvaluationInput;
  FinishPositionEvaluationPayload: Omit<FinishPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  FirstStepState: FirstStepState;
  Grade: GradeRow;
  HeadedDepartment: HeadedDepartmentRow;
  HomeOverview: HomeOverviewRow;
  ID: Scalars['ID']['output'];
  IdentityLink: IdentityLinkRow;
  IdentityLinkPage: Omit<IdentityLinkPage, 'items'> & { items: Array<ResolversParentTypes['IdentityLink']> };
  Int: Scalars['Int']['output'];
  Invitation: Invitation;
  InvitationCard: InvitationCard;
  InvitationCounts: InvitationCounts;
  InvitationPrint: InvitationPrint;
  InvitationReach: InvitationReach;
  InvitationSelectionInput: InvitationSelectionInput;
  InviteByCardsInput: InviteByCardsInput;
  InviteByCardsPayload: InviteByCardsPayload;
  InviteByMailInput: InviteByMailInput;
  InviteByMailPayload: Omit<InviteByMailPayload, 'job'> & { job?: Maybe<ResolversParentTypes['Job']> };
  InviteByPasswordsInput: InviteByPasswordsInput;
  InviteByPasswordsPayload: InviteByPasswordsPayload;
  Job: JobRow;
  JobFamily: JobFamilyRow;
  JobFamilyChange: JobFamilyChangeRow;
  JobFamilyChangePage: Omit<JobFamilyChangePage, 'items'> & { items: Array<ResolversParentTypes['JobFamilyChange']> };
  JobFamilyFilterInput: JobFamilyFilterInput;
  JobFamilyOnDay: JobFamilyOnDayRow;
  JobFamilyOnDayPage: Omit<JobFamilyOnDayPage, 'items'> & { items: Array<ResolversParentTypes['JobFamilyOnDay']> };
  JobFamilyPage: Omit<JobFamilyPage, 'items'> & { items: Array<ResolversParentTypes['JobFamily']> };
  JobFamilySortInput: JobFamilySortInput;
  JobFamilyVersion: JobFamilyVersionRow;
  JobItemError: JobItemError;
  JobPage: Omit<JobPage, 'items'> & { items: Array<ResolversParentTypes['Job']> };
  JoinDepartmentsToPlanInput: JoinDepartmentsToPlanInput;
  KeepSessionInput: KeepSessionInput;
  KeepSessionPayload: KeepSessionPayload;
  LetterKindInfo: LetterKindInfoRow;
  LetterPlaceholder: LetterPlaceholderRow;
  LetterPreview: LetterPreviewRow;
  LetterPreviewInput: LetterPreviewInput;
  LetterTemplate: LetterTemplateRow;
  LetterTemplatePage: Omit<LetterTemplatePage, 'items'> & { items: Array<ResolversParentTypes['LetterTemplate']> };
  LetterTemplatePayload: Omit<LetterTemplatePayload, 'letterTemplate'> & { letterTemplate?: Maybe<ResolversParentTypes['LetterTemplate']> };
  LetterWording: LetterWordingRow;
  LevelDistribution: Omit<LevelDistribution, 'bins'> & { bins: Array<ResolversParentTypes['DistributionBin']> };
  LevelNow: LevelNow;
  LinkIdentityInput: LinkIdentityInput;
  LinkIdentityPayload: Omit<LinkIdentityPayload, 'identities'> & { identities?: Maybe<Array<ResolversParentTypes['LinkedIdentity']>> };
  LinkedIdentity: LinkedIdentityRow;
  ListColumn: ListColumn;
  ListColumnInput: ListColumnInput;
  ListFilter: ListFilter;
  ListLayout: ListLayout;
  ListLayoutInput: ListLayoutInput;
  ListMemory: ListMemory;
  ListRole: ListRole;
  LockAssessmentInput: LockAssessmentInput;
  LockAssessmentPlanInput: LockAssessmentPlanInput;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'user'> & { user?: Maybe<ResolversParentTypes['CurrentUser']> };
  LogoutPayload: LogoutPayload;
  ManagedCompany: ManagedCompanyRow;
  ManagedCompanyPage: Omit<ManagedCompanyPage, 'items'> & { items: Array<ResolversParentTypes['ManagedCompany']> };
  MapEmployeeImportInput: MapEmployeeImportInput;
  MapEmployeeImportPayload: Omit<MapEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  MapPersonnelChangeImportInput: MapPersonnelChangeImportInput;
  MapPersonnelChangeImportPayload: Omit<MapPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  MarkAbsentFromSelfScoreInput: MarkAbsentFromSelfScoreInput;
  MarkMessagesReadInput: MarkMessagesReadInput;
  MarkMessagesReadPayload: MarkMessagesReadPayload;
  MarkNoticesReadInput: MarkNoticesReadInput;
  MarkNoticesReadPayload: MarkNoticesReadPayload;
  MatchItem: MatchItemRow;
  MendEmployeeImportInput: MendEmployeeImportInput;
  MendEmployeeImportPayload: Omit<MendEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  MendPersonnelChangeImportInput: MendPersonnelChangeImportInput;
  MendPersonnelChangeImportPayload: Omit<MendPersonnelChangeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  MenuEntry: MenuEntryRow;
  MergeDepartmentInput: MergeDepartmentInput;
  Message: MessageRow;
  MessageCentre: MessageCentreRow;
  MessageMatter: MessageMatterRow;
  MessagePage: Omit<MessagePage, 'items'> & { items: Array<ResolversParentTypes['Message']> };
  MinimumWage: MinimumWageRow;
  MissingInDepartment: MissingInDepartmentRow;
  Mutation: Record<PropertyKey, never>;
  MyAppraisalFilterInput: MyAppraisalFilterInput;
  NameOrganisationInput: NameOrganisationInput;
  NameOrganisationPayload: Omit<NameOrganisationPayload, 'organisationVersion'> & { organisationVersion?: Maybe<ResolversParentTypes['OrganisationVersion']> };
  Notice: NoticeRow;
  ObjectToAssessmentInput: ObjectToAssessmentInput;
  OfferBaseTemplateInput: OfferBaseTemplateInput;
  OpenExternalSystemPayload: OpenExternalSystemPayload;
  OpenInvitationInput: OpenInvitationInput;
  OpenInvitationPayload: OpenInvitationPayload;
  OrderCustomFieldsInput: OrderCustomFieldsInput;
  OrderCustomFieldsPayload: Omit<OrderCustomFieldsPayload, 'customFields'> & { customFields?: Maybe<Array<ResolversParentTypes['CustomField']>> };
  OrderDepartmentsInput: OrderDepartmentsInput;
  OrderDepartmentsPayload: Omit<OrderDepartmentsPayload, 'departments'> & { departments?: Maybe<Array<ResolversParentTypes['Department']>> };
  OrderDictionaryInput: OrderDictionaryInput;
  OrderGradesInput: OrderGradesInput;
  OrderGradesPayload: Omit<OrderGradesPayload, 'grades'> & { grades?: Maybe<Array<ResolversParentTypes['Grade']>> };
  Organisation: Omit<Organisation, 'departments'> & { departments: Array<ResolversParentTypes['OrganisationUnit']> };
  OrganisationComparison: Omit<OrganisationComparison, 'differences'> & { differences: Array<ResolversParentTypes['OrganisationDifference']> };
  OrganisationDay: OrganisationDay;
  OrganisationDays: OrganisationDays;
  OrganisationDifference: OrganisationDifferenceRow;
  OrganisationHead: OrganisationHead;
  OrganisationUnit: OrganisationUnitRow;
  OrganisationVersion: OrganisationVersionRow;
  PageAllowance: PageAllowance;
  PageInput: PageInput;
  PagePermission: PagePermission;
  PassportStep: PassportStepRow;
  PersonAppraisal: PersonAppraisalRow;
  PersonFit: PersonFitRow;
  PersonFitPage: Omit<PersonFitPage, 'items'> & { items: Array<ResolversParentTypes['PersonFit']> };
  PersonLevel: PersonLevelRow;
  PersonLevelInput: PersonLevelInput;
  PersonMatch: PersonMatchRow;
  PersonnelChange: PersonnelChangeRow;
  PersonnelChangeFilterInput: PersonnelChangeFilterInput;
  PersonnelChangeFlow: PersonnelChangeFlowRow;
  PersonnelChangeForm: PersonnelChangeFormRow;
  PersonnelChangeLine: PersonnelChangeLineRow;
  PersonnelChangePage: Omit<PersonnelChangePage, 'items'> & { items: Array<ResolversParentTypes['PersonnelChange']> };
  PersonnelChangeSortInput: PersonnelChangeSortInput;
  Position: PositionRow;
  PositionCondition: PositionConditionRow;
  PositionConditionInput: PositionConditionInput;
  PositionEvaluation: PositionEvaluationRow;
  PositionEvaluationDetail: PositionEvaluationDetailRow;
  PositionEvaluationFilterInput: PositionEvaluationFilterInput;
  PositionEvaluationPage: Omit<PositionEvaluationPage, 'items'> & { items: Array<ResolversParentTypes['PositionEvaluation']> };
  PositionEvaluator: PositionEvaluatorRow;
  PositionFilterInput: PositionFilterInput;
  PositionHistory: PositionHistoryRow;
  PositionMatch: PositionMatchRow;
  PositionMatchFilterInput: PositionMatchFilterInput;
  PositionMatchPage: Omit<PositionMatchPage, 'items'> & { items: Array<ResolversParentTypes['PositionMatch']> };
  PositionPage: Omit<PositionPage, 'items'> & { items: Array<ResolversParentTypes['Position']> };
  PositionRequirement: PositionRequirementRow;
  PositionSortInput: PositionSortInput;
  PositionVersion: PositionVersionRow;
  PromoteEmployeeInput: PromoteEmployeeInput;
  PromoteEmployeePayload: Omit<PromoteEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  ProposeRecordChangeInput: ProposeRecordChangeInput;
  PublishBaseTemplateInput: PublishBaseTemplateInput;
  PublishBaseTemplatePayload: Omit<PublishBaseTemplatePayload, 'baseTemplate'> & { baseTemplate?: Maybe<ResolversParentTypes['BaseTemplate']> };
  Query: Record<PropertyKey, never>;
  Rank: RankRow;
  RankChange: RankChangeRow;
  RankChangePage: Omit<RankChangePage, 'items'> & { items: Array<ResolversParentTypes['RankChange']> };
  RankFilterInput: RankFilterInput;
  RankOnDay: RankOnDayRow;
  RankOnDayPage: Omit<RankOnDayPage, 'items'> & { items: Array<ResolversParentTypes['RankOnDay']> };
  RankPage: Omit<RankPage, 'items'> & { items: Array<ResolversParentTypes['Rank']> };
  RankSortInput: RankSortInput;
  RankVersion: RankVersionRow;
  RecordProposalDecidedPayload: Omit<RecordProposalDecidedPayload, 'employee'> & { employee?: Maybe<ResolversParentTypes['Employee']> };
  ReenterEmployeeInput: ReenterEmployeeInput;
  ReenterEmployeePayload: Omit<ReenterEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  RefusePersonnelChangeInput: RefusePersonnelChangeInput;
  RefusePersonnelChangePayload: Omit<RefusePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  RefuseRecordProposalInput: RefuseRecordProposalInput;
  RefusedAccount: RefusedAccount;
  RegularisationForm: RegularisationFormRow;
  RegulariseEmployeeInput: RegulariseEmployeeInput;
  RegulariseEmployeePayload: Omit<RegulariseEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  RejectResultInput: RejectResultInput;
  RejectTargetsInput: RejectTargetsInput;
  RememberOpenedInput: RememberOpenedInput;
  RememberOpenedPayload: RememberOpenedPayload;
  RemindAssessmentPlanInput: RemindAssessmentPlanInput;
  RemindAssessmentPlanPayload: RemindAssessmentPlanPayload;
  RemindTeamInput: RemindTeamInput;
  RemindTeamPayload: Omit<RemindTeamPayload, 'failures'> & { failures?: Maybe<Array<ResolversParentTypes['AssessmentFailure']>> };
  RemoveIdentityLinkInput: RemoveIdentityLinkInput;
  RemoveIdentityLinkPayload: RemoveIdentityLinkPayload;
  RemovePlanPersonInput: RemovePlanPersonInput;
  RemoveRoleMembersInput: RemoveRoleMembersInput;
  RemoveRoleMembersPayload: Omit<RemoveRoleMembersPayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RenameDictionaryEntryInput: RenameDictionaryEntryInput;
  RenameOrganisationVersionInput: RenameOrganisationVersionInput;
  RenameOrganisationVersionPayload: Omit<RenameOrganisationVersionPayload, 'organisationVersion'> & { organisationVersion?: Maybe<ResolversParentTypes['OrganisationVersion']> };
  RenameRoleInput: RenameRoleInput;
  RenameRolePayload: Omit<RenameRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  RenameUserAccountInput: RenameUserAccountInput;
  RenameUserAccountPayload: Omit<RenameUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversParentTypes['UserAccount']> };
  ReportLine: Omit<ReportLine, 'people'> & { people: Array<ResolversParentTypes['ReportLinePerson']> };
  ReportLinePage: Omit<ReportLinePage, 'items'> & { items: Array<ResolversParentTypes['ReportLinePerson']> };
  ReportLinePerson: ReportLinePersonRow;
  ReportingPerson: ReportingPersonRow;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  RequestVerificationCodeInput: RequestVerificationCodeInput;
  RequestVerificationCodePayload: RequestVerificationCodePayload;
  ResetEmployeePasswordInput: ResetEmployeePasswordInput;
  ResetEmployeePasswordPayload: ResetEmployeePasswordPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  ResetUserAccountPasswordInput: ResetUserAccountPasswordInput;
  ResetUserAccountPasswordPayload: ResetUserAccountPasswordPayload;
  ReturnAssessmentPlanInput: ReturnAssessmentPlanInput;
  ReversePersonnelChangeInput: ReversePersonnelChangeInput;
  ReversePersonnelChangePayload: Omit<ReversePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  RevokeApiTokenInput: RevokeApiTokenInput;
  RevokeApiTokenPayload: Omit<RevokeApiTokenPayload, 'apiToken'> & { apiToken?: Maybe<ResolversParentTypes['ApiToken']> };
  RevokeScimTokenPayload: Omit<RevokeScimTokenPayload, 'directorySync'> & { directorySync?: Maybe<ResolversParentTypes['DirectorySync']> };
  Role: RoleRow;
  RoleFieldRight: RoleFieldRightRow;
  RoleFieldRightInput: RoleFieldRightInput;
  RoleMember: RoleMemberRow;
  RoleMemberPage: Omit<RoleMemberPage, 'items'> & { items: Array<ResolversParentTypes['RoleMember']> };
  RoleMemberScope: RoleMemberScopeRow;
  RoleMenu: RoleMenuRow;
  RolePage: RolePageRow;
  RolePageElement: RolePageElementRow;
  RolePageElementInput: RolePageElementInput;
  RolePageInput: RolePageInput;
  RoleScope: RoleScopeRow;
  RunningPlan: RunningPlanRow;
  SaveAssessmentPlanInput: SaveAssessmentPlanInput;
  SaveAssessmentPlanRuleInput: SaveAssessmentPlanRuleInput;
  SaveAssessmentPlanScopeInput: SaveAssessmentPlanScopeInput;
  SaveAssessmentRuleInput: SaveAssessmentRuleInput;
  SaveAssessmentRulePayload: Omit<SaveAssessmentRulePayload, 'assessmentRule'> & { assessmentRule?: Maybe<ResolversParentTypes['AssessmentRule']> };
  SaveAssessmentTemplateInput: SaveAssessmentTemplateInput;
  SaveAssessmentTemplatePayload: Omit<SaveAssessmentTemplatePayload, 'assessmentTemplate'> & { assessmentTemplate?: Maybe<ResolversParentTypes['AssessmentTemplate']> };
  SaveCompanyInput: SaveCompanyInput;
  SaveCompanyPayload: Omit<SaveCompanyPayload, 'company'> & { company?: Maybe<ResolversParentTypes['ManagedCompany']> };
  SaveDepartmentPayload: Omit<SaveDepartmentPayload, 'department'> & { department?: Maybe<ResolversParentTypes['Department']> };
  SaveDirectorySyncInput: SaveDirectorySyncInput;
  SaveDirectorySyncPayload: Omit<SaveDirectorySyncPayload, 'directorySync'> & { directorySync?: Maybe<ResolversParentTypes['DirectorySync']> };
  SaveEmployeeFieldRightsInput: SaveEmployeeFieldRightsInput;
  SaveEmployeeFieldRightsPayload: Omit<SaveEmployeeFieldRightsPayload, 'role'> & { role?: Maybe<ResolversParentTypes['EmployeeFieldRole']> };
  SaveEvaluationOptionsInput: SaveEvaluationOptionsInput;
  SaveEvaluationOptionsPayload: Omit<SaveEvaluationOptionsPayload, 'options'> & { options?: Maybe<ResolversParentTypes['EvaluationOptions']> };
  SaveLanguageInput: SaveLanguageInput;
  SaveLanguagePayload: SaveLanguagePayload;
  SaveListFilterInput: SaveListFilterInput;
  SaveListFilterPayload: SaveListFilterPayload;
  SaveListLayoutInput: SaveListLayoutInput;
  SaveListLayoutPayload: SaveListLayoutPayload;
  SaveMailPreferenceInput: SaveMailPreferenceInput;
  SaveMailPreferencePayload: SaveMailPreferencePayload;
  SaveMinimumWageInput: SaveMinimumWageInput;
  SaveMinimumWagePayload: Omit<SaveMinimumWagePayload, 'minimumWage'> & { minimumWage?: Maybe<ResolversParentTypes['MinimumWage']> };
  SaveNoticeInput: SaveNoticeInput;
  SaveNoticePayload: Omit<SaveNoticePayload, 'notice'> & { notice?: Maybe<ResolversParentTypes['Notice']> };
  SavePersonLevelsInput: SavePersonLevelsInput;
  SavePersonLevelsPayload: Omit<SavePersonLevelsPayload, 'match'> & { match?: Maybe<ResolversParentTypes['PersonMatch']> };
  SavePersonnelChangeFlowInput: SavePersonnelChangeFlowInput;
  SavePersonnelChangeFlowPayload: Omit<SavePersonnelChangeFlowPayload, 'flow'> & { flow?: Maybe<ResolversParentTypes['PersonnelChangeFlow']> };
  SavePlanPeopleInput: SavePlanPeopleInput;
  SavePositionRequirementInput: SavePositionRequirementInput;
  SavePositionRequirementPayload: Omit<SavePositionRequirementPayload, 'requirement'> & { requirement?: Maybe<ResolversParentTypes['PositionRequirement']> };
  SaveRolePagesInput: SaveRolePagesInput;
  SaveRolePagesPayload: Omit<SaveRolePagesPayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  SaveRoleScopeInput: SaveRoleScopeInput;
  SaveRoleScopePayload: Omit<SaveRoleScopePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  SaveScoresInput: SaveScoresInput;
  SaveShortcutsInput: SaveShortcutsInput;
  SaveShortcutsPayload: Omit<SaveShortcutsPayload, 'shortcuts'> & { shortcuts?: Maybe<Array<ResolversParentTypes['Shortcut']>> };
  SaveSignInSettingsInput: SaveSignInSettingsInput;
  SaveSignInSettingsPayload: SaveSignInSettingsPayload;
  SaveSystemNoticeInput: SaveSystemNoticeInput;
  SaveSystemNoticePayload: SaveSystemNoticePayload;
  SaveTargetsInput: SaveTargetsInput;
  SaveTemplateContentInput: SaveTemplateContentInput;
  SaveTemplateContentPayload: Omit<SaveTemplateContentPayload, 'assessmentTemplate' | 'templateContent'> & { assessmentTemplate?: Maybe<ResolversParentTypes['AssessmentTemplate']>, templateContent?: Maybe<ResolversParentTypes['AssessmentTemplateContent']> };
  ScheduleDay: Omit<ScheduleDay, 'items'> & { items: Array<ResolversParentTypes['ScheduleItem']> };
  ScheduleItem: ScheduleItemRow;
  ScimToken: ScimToken;
  ScorePositionEvaluationInput: ScorePositionEvaluationInput;
  ScorePositionEvaluationPayload: Omit<ScorePositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  SearchHit: SearchHit;
  SeeAsInput: SeeAsInput;
  SeeAsPayload: Omit<SeeAsPayload, 'view'> & { view?: Maybe<ResolversParentTypes['SeenAs']> };
  SeenAs: SeenAsRow;
  SeenAsGroup: SeenAsGroupRow;
  SeenAsPage: SeenAsPageRow;
  SeenAsRole: SeenAsRoleRow;
  SendBackScoresInput: SendBackScoresInput;
  SetRemindDateInput: SetRemindDateInput;
  SetRemindDatePayload: SetRemindDatePayload;
  SettlePersonnelChangeInput: SettlePersonnelChangeInput;
  SettlePersonnelChangePayload: Omit<SettlePersonnelChangePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  Shortcut: ShortcutRow;
  SightReason: SightReasonRow;
  SightRole: SightRoleRow;
  SignInDirectory: SignInDirectory;
  SignInDirectoryInput: SignInDirectoryInput;
  SignInProvider: SignInProvider;
  SignInProviderInput: SignInProviderInput;
  SignInSettings: SignInSettings;
  SignOutUserAccountInput: SignOutUserAccountInput;
  SignOutUserAccountPayload: Omit<SignOutUserAccountPayload, 'userAccount'> & { userAccount?: Maybe<ResolversParentTypes['UserAccount']> };
  StartDirectorySyncInput: StartDirectorySyncInput;
  StartDirectorySyncPayload: Omit<StartDirectorySyncPayload, 'job'> & { job?: Maybe<ResolversParentTypes['Job']> };
  StartExternalLoginInput: StartExternalLoginInput;
  StartExternalLoginPayload: StartExternalLoginPayload;
  StartPlanFromKitInput: StartPlanFromKitInput;
  StartPositionEvaluationInput: StartPositionEvaluationInput;
  StartPositionEvaluationPayload: Omit<StartPositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  StopAssessmentPlanInput: StopAssessmentPlanInput;
  String: Scalars['String']['output'];
  SubmitScoresInput: SubmitScoresInput;
  SubmitTargetsInput: SubmitTargetsInput;
  SurveyMessage: SurveyMessageRow;
  SwitchIdentityInput: SwitchIdentityInput;
  SwitchIdentityPayload: Omit<SwitchIdentityPayload, 'user'> & { user?: Maybe<ResolversParentTypes['CurrentUser']> };
  SystemNotice: SystemNotice;
  TakeOverBaseTemplateInput: TakeOverBaseTemplateInput;
  TakeOverBaseTemplatePayload: Omit<TakeOverBaseTemplatePayload, 'assessmentTemplate'> & { assessmentTemplate?: Maybe<ResolversParentTypes['AssessmentTemplate']> };
  TargetLogEntry: TargetLogEntryRow;
  TargetLogPage: Omit<TargetLogPage, 'items'> & { items: Array<ResolversParentTypes['TargetLogEntry']> };
  TeamAppraisalFilterInput: TeamAppraisalFilterInput;
  TeamSteps: Omit<TeamSteps, 'items'> & { items: Array<ResolversParentTypes['Todo']> };
  TemplateOrigin: TemplateOriginRow;
  TestDirectorySyncInput: TestDirectorySyncInput;
  TestDirectorySyncPayload: TestDirectorySyncPayload;
  TestSignInSettingsInput: TestSignInSettingsInput;
  TestSignInSettingsPayload: TestSignInSettingsPayload;
  TimeSpan: TimeSpan;
  TimeSpanInput: TimeSpanInput;
  Todo: TodoRow;
  TransferEmployeeInput: TransferEmployeeInput;
  TransferEmployeePayload: Omit<TransferEmployeePayload, 'personnelChange'> & { personnelChange?: Maybe<ResolversParentTypes['PersonnelChange']> };
  TransferRoleMembersInput: TransferRoleMembersInput;
  TransferRoleMembersPayload: Omit<TransferRoleMembersPayload, 'from' | 'to'> & { from?: Maybe<ResolversParentTypes['Role']>, to?: Maybe<ResolversParentTypes['Role']> };
  UndoEmployeeImportInput: UndoEmployeeImportInput;
  UndoEmployeeImportPayload: Omit<UndoEmployeeImportPayload, 'employeeImport' | 'job'> & { employeeImport?: Maybe<ResolversParentTypes['EmployeeImport']>, job?: Maybe<ResolversParentTypes['Job']> };
  UngradedPage: Omit<UngradedPage, 'items'> & { items: Array<ResolversParentTypes['UngradedPerson']> };
  UngradedPerson: UngradedPersonRow;
  UnlinkIdentityInput: UnlinkIdentityInput;
  UnlinkIdentityPayload: Omit<UnlinkIdentityPayload, 'identities'> & { identities?: Maybe<Array<ResolversParentTypes['LinkedIdentity']>> };
  UnreadComment: UnreadCommentRow;
  UpdateCustomFieldInput: UpdateCustomFieldInput;
  UpdateDepartmentInput: UpdateDepartmentInput;
  UpdateEmployeeBankInput: UpdateEmployeeBankInput;
  UpdateEmployeeBasicInput: UpdateEmployeeBasicInput;
  UpdateEmployeeCertificatesInput: UpdateEmployeeCertificatesInput;
  UpdateEmployeeContactInput: UpdateEmployeeContactInput;
  UpdateEmployeeContractInput: UpdateEmployeeContractInput;
  UpdateEmployeeEarlierContractsInput: UpdateEmployeeEarlierContractsInput;
  UpdateEmployeeEducationInput: UpdateEmployeeEducationInput;
  UpdateEmployeePayload: Omit<UpdateEmployeePayload, 'employee' | 'records'> & { employee?: Maybe<ResolversParentTypes['Employee']>, records?: Maybe<ResolversParentTypes['EmployeeRecords']> };
  UpdateEmployeePersonalInput: UpdateEmployeePersonalInput;
  UpdateEmployeeRecordsPayload: Omit<UpdateEmployeeRecordsPayload, 'employee' | 'records'> & { employee?: Maybe<ResolversParentTypes['Employee']>, records?: Maybe<ResolversParentTypes['EmployeeRecords']> };
  UpdateEmployeeSalaryInput: UpdateEmployeeSalaryInput;
  UpdateEmployeeShareOptionsInput: UpdateEmployeeShareOptionsInput;
  UpdateEmployeeTitlesInput: UpdateEmployeeTitlesInput;
  UpdateEmployeeWorkInput: UpdateEmployeeWorkInput;
  UpdateGradeInput: UpdateGradeInput;
  UpdateGradePayload: Omit<UpdateGradePayload, 'grade'> & { grade?: Maybe<ResolversParentTypes['Grade']> };
  UpdateJobFamilyInput: UpdateJobFamilyInput;
  UpdateJobFamilyPayload: Omit<UpdateJobFamilyPayload, 'jobFamily'> & { jobFamily?: Maybe<ResolversParentTypes['JobFamily']> };
  UpdateLetterTemplateInput: UpdateLetterTemplateInput;
  UpdateOpenAssessmentPlanInput: UpdateOpenAssessmentPlanInput;
  UpdatePositionEvaluationInput: UpdatePositionEvaluationInput;
  UpdatePositionEvaluationPayload: Omit<UpdatePositionEvaluationPayload, 'detail'> & { detail?: Maybe<ResolversParentTypes['PositionEvaluationDetail']> };
  UpdatePositionInput: UpdatePositionInput;
  UpdatePositionPayload: Omit<UpdatePositionPayload, 'history'> & { history?: Maybe<ResolversParentTypes['PositionHistory']> };
  UpdateRankInput: UpdateRankInput;
  UpdateRankPayload: Omit<UpdateRankPayload, 'rank'> & { rank?: Maybe<ResolversParentTypes['Rank']> };
  UpdateRoleInput: UpdateRoleInput;
  UpdateRolePayload: Omit<UpdateRolePayload, 'role'> & { role?: Maybe<ResolversParentTypes['Role']> };
  UseLetterTemplateInput: UseLetterTemplateInput;
  UserAccount: UserAccountRow;
  UserAccountFilterInput: UserAccountFilterInput;
  UserAccountPage: Omit<UserAccountPage, 'items'> & { items: Array<ResolversParentTypes['UserAccount']> };
  UserAccountRole: UserAccountRoleRow;
  UserError: UserError;
  VerifyResultInput: VerifyResultInput;
  WaitingTalk: WaitingTalkRow;
  WhoFitsFilterInput: WhoFitsFilterInput;
  WithdrawDepartmentChangesInput: WithdrawDepartmentChangesInput;
  WithdrawDepartmentChangesPayload: Omit<WithdrawDepartmentChangesPayload, 'changes'> & { changes?: Maybe<Array<ResolversParentTypes['DepartmentChange']>> };
  WithdrawPositionChangeInput: WithdrawPositionChangeInput;
  WithdrawPositionChangePayload: Omit<WithdrawPositionChangePayload, 'history'> & { history?: Maybe<ResolversParentTypes['PositionHistory']> };
  WithdrawRecordProposalInput: WithdrawRecordProposalInput;
  WithdrawTargetsInput: WithdrawTargetsInput;
  WriteChangeLetterInput: WriteChangeLetterInput;
  WriteChangeLetterPayload: Omit<WriteChangeLetterPayload, 'letter'> & { letter?: Maybe<ResolversParentTypes['ChangeLetter']> };
};

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcceptInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcceptInvitationPayload'] = ResolversParentTypes['AcceptInvitationPayload']> = {
  companyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddEmployeePayload'] = ResolversParentTypes['AddEmployeePayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddGradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddGradePayload'] = ResolversParentTypes['AddGradePayload']> = {
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddIdentityLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddIdentityLinkPayload'] = ResolversParentTypes['AddIdentityLinkPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddJobFamilyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddJobFamilyPayload'] = ResolversParentTypes['AddJobFamilyPayload']> = {
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPositionEvaluationPayload'] = ResolversParentTypes['AddPositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddPositionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPositionPayload'] = ResolversParentTypes['AddPositionPayload']> = {
  history?: Resolver<Maybe<ResolversTypes['PositionHistory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRankPayload'] = ResolversParentTypes['AddRankPayload']> = {
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddRoleMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRoleMembersPayload'] = ResolversParentTypes['AddRoleMembersPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddScheduleItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddScheduleItemPayload'] = ResolversParentTypes['AddScheduleItemPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['ScheduleItem']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AllowedActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedAction'] = ResolversParentTypes['AllowedAction']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiToken'] = ResolversParentTypes['ApiToken']> = {
  allowExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ApiTokenStatus']>, ParentType, ContextType>;
};

export type ApiTokenPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiTokenPage'] = ResolversParentTypes['ApiTokenPage']> = {
  items?: Resolver<Array<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiTokenStatusResolvers = EnumResolverSignature<{ ACCOUNT_DISABLED?: any, ACTIVE?: any, EXPIRED?: any, PASSWORD_CHANGED?: any, REVOKED?: any }, ResolversTypes['ApiTokenStatus']>;

export type ApplyPositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplyPositionEvaluationPayload'] = ResolversParentTypes['ApplyPositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AppraisalTabsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppraisalTabs'] = ResolversParentTypes['AppraisalTabs']> = {
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mineWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  teamWaiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApprovalDecisionResolvers = EnumResolverSignature<{ APPROVED?: any, REFUSED?: any, SKIPPED?: any, WAITING?: any }, ResolversTypes['ApprovalDecision']>;

export type ApprovalModeResolvers = EnumResolverSignature<{ ALL?: any, ANY?: any }, ResolversTypes['ApprovalMode']>;

export type ApprovalNodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalNode'] = ResolversParentTypes['ApprovalNode']> = {
  employees?: Resolver<Maybe<Array<Maybe<ResolversTypes['Employee']>>>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['ApproverKind']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mode?: Resolver<Maybe<ResolversTypes['ApprovalMode']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApprovalRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalRun'] = ResolversParentTypes['ApprovalRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ApprovalStatus']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ApprovalStep']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export type ApprovalStatusResolvers = EnumResolverSignature<{ APPROVED?: any, PENDING?: any, REFUSED?: any, WITHDRAWN?: any }, ResolversTypes['ApprovalStatus']>;

export type ApprovalStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalStep'] = ResolversParentTypes['ApprovalStep']> = {
  approvers?: Resolver<Maybe<Array<Maybe<ResolversTypes['Employee']>>>, ParentType, ContextType>;
  decisions?: Resolver<Array<ResolversTypes['ApproverDecision']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['ApprovalStatus']>, ParentType, ContextType>;
};

export type ApprovePersonnelChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovePersonnelChangePayload'] = ResolversParentTypes['ApprovePersonnelChangePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproveTargetsOfManyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveTargetsOfManyPayload'] = ResolversParentTypes['ApproveTargetsOfManyPayload']> = {
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failures?: Resolver<Maybe<Array<ResolversTypes['AssessmentFailure']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApproverDecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproverDecision'] = ResolversParentTypes['ApproverDecision']> = {
  approver?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decision?: Resolver<Maybe<ResolversTypes['ApprovalDecision']>, ParentType, ContextType>;
  opinion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApproverKindResolvers = EnumResolverSignature<{ DEPARTMENT_HEAD?: any, LINE_MANAGER?: any, NAMED?: any, ROLE?: any }, ResolversTypes['ApproverKind']>;

export type ArrangeEmployeeFieldsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArrangeEmployeeFieldsPayload'] = ResolversParentTypes['ArrangeEmployeeFieldsPayload']> = {
  layout?: Resolver<Maybe<ResolversTypes['EmployeeFieldLayout']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssessmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Assessment'] = ResolversParentTypes['Assessment']> = {
  absentReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actions?: Resolver<Array<ResolversTypes['AllowedAction']>, ParentType, ContextType>;
  approvals?: Resolver<Maybe<Array<ResolversTypes['ApprovalRun']>>, ParentType, ContextType>;
  boss?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  bossStage?: Resolver<Maybe<ResolversTypes['BossStage']>, ParentType, ContextType>;
  calibrated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  composedScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  confirmations?: Resolver<Maybe<Array<ResolversTypes['AssessmentConfirmation']>>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  draftSavedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeStage?: Resolver<Maybe<ResolversTypes['EmployeeStage']>, ParentType, ContextType>;
  fillTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  finalCommentRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  indicators?: Resolver<Array<ResolversTypes['AssessmentIndicator']>, ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noTargets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AssessmentPart']>, ParentType, ContextType>;
  passport?: Resolver<Maybe<ResolversTypes['PassportStep']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['AssessmentRule'], ParentType, ContextType>;
  scoreTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['AssessmentScoreSheet']>, ParentType, ContextType>;
  targetLog?: Resolver<Maybe<ResolversTypes['TargetLogPage']>, ParentType, ContextType, Partial<AssessmentTargetLogArgs>>;
  targetStatus?: Resolver<Maybe<ResolversTypes['TargetStatus']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['ViewerType']>, ParentType, ContextType>;
  withoutSelfScore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessmentColumnTypeResolvers = EnumResolverSignature<{ ACHIEVED_VALUE?: any, ACHIEVEMENT?: any, ALIGNED_TO?: any, ATTACHMENT?: any, BOSS_COMMENT?: any, BOSS_LEVEL?: any, BOSS_SCORE?: any, CONFIDENCE?: any, DEPARTMENT_SCORE?: any, DESCRIPTION?: any, FORMULA_SCORE?: any, HR_SCORE?: any, IMPORTED_SCORE?: any, KEY_RESULT?: any, LAST_PERIOD_VALUE?: any, MEASURE_UNIT?: any, PARTNER_COMMENT?: any, PARTNER_SCORE?: any, PRIORITY?: any, REMARK?: any, SCORE_360?: any, SELF_COMMENT?: any, SELF_LEVEL?: any, SELF_SCORE?: any, START_DATE?: any, START_VALUE?: any, TARGET_DATE?: any, TARGET_VALUE?: any, WEIGHT?: any, WEIGHTED_SCORE?: any }, ResolversTypes['AssessmentColumnType']>;

export type AssessmentConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentConfirmation'] = ResolversParentTypes['AssessmentConfirmation']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['AssessmentConfirmationParty']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['AssessmentConfirmationOutcome']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssessmentConfirmationOutcomeResolvers = EnumResolverSignature<{ CONFIRMED?: any, INVALIDATED?: any, OBJECTED?: any }, ResolversTypes['AssessmentConfirmationOutcome']>;

export type AssessmentConfirmationPartyResolvers = EnumResolverSignature<{ BOSS?: any, EMPLOYEE?: any }, ResolversTypes['AssessmentConfirmationParty']>;

export type AssessmentFailureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentFailure'] = ResolversParentTypes['AssessmentFailure']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentIndicatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentIndicator'] = ResolversParentTypes['AssessmentIndicator']> = {
  achievedValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  confidence?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measureUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  part?: Resolver<Maybe<ResolversTypes['AssessmentPart']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  scores?: Resolver<Array<ResolversTypes['AssessmentScore']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  startValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  targetDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  targetValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  typed?: Resolver<Array<ResolversTypes['CellText']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AssessmentOutsiderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentOutsider'] = ResolversParentTypes['AssessmentOutsider']> = {
  canJoin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['AssessmentOutsiderCode']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AssessmentOutsiderCodeResolvers = EnumResolverSignature<{ JOINED_LATER?: any, NOT_ENTERED?: any, OUTSIDE_SCOPE?: any, TAKEN_OUT?: any }, ResolversTypes['AssessmentOutsiderCode']>;

export type AssessmentOutsiderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentOutsiderPage'] = ResolversParentTypes['AssessmentOutsiderPage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentOutsider']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPart'] = ResolversParentTypes['AssessmentPart']> = {
  cap?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['AssessmentTemplateColumn']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moduleWeight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowsByEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scoreMethod?: Resolver<Maybe<ResolversTypes['ScoreMethod']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssessmentParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentParticipant'] = ResolversParentTypes['AssessmentParticipant']> = {
  absent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  boss?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  bossStage?: Resolver<Maybe<ResolversTypes['BossStage']>, ParentType, ContextType>;
  composedScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeStage?: Resolver<Maybe<ResolversTypes['EmployeeStage']>, ParentType, ContextType>;
  fromLevelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  noTargets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  targetStatus?: Resolver<Maybe<ResolversTypes['TargetStatus']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutSelfScore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessmentParticipantPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentParticipantPage'] = ResolversParentTypes['AssessmentParticipantPage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentParticipant']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPayload'] = ResolversParentTypes['AssessmentPayload']> = {
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssessmentPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlan'] = ResolversParentTypes['AssessmentPlan']> = {
  allowExportDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  bossConfirmLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bossRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  bossScoringLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calibration?: Resolver<Maybe<ResolversTypes['CalibrationPage']>, ParentType, ContextType, Partial<AssessmentPlanCalibrationArgs>>;
  calibrationHistory?: Resolver<Maybe<ResolversTypes['CalibrationEntryPage']>, ParentType, ContextType, Partial<AssessmentPlanCalibrationHistoryArgs>>;
  calibrationScores?: Resolver<Maybe<ResolversTypes['CalibrationScores']>, ParentType, ContextType, RequireFields<AssessmentPlanCalibrationScoresArgs, 'employeeId'>>;
  cycle?: Resolver<Maybe<ResolversTypes['AssessmentPlanCycle']>, ParentType, ContextType>;
  cycleIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  digits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Maybe<ResolversTypes['LevelDistribution']>, ParentType, ContextType, Partial<AssessmentPlanDistributionArgs>>;
  fillInClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  flow?: Resolver<Array<ResolversTypes['ApprovalNode']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lockReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managersMaySetTargets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modules?: Resolver<Array<ResolversTypes['AssessmentPlanModule']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outsiders?: Resolver<Maybe<ResolversTypes['AssessmentOutsiderPage']>, ParentType, ContextType, Partial<AssessmentPlanOutsidersArgs>>;
  participants?: Resolver<Maybe<ResolversTypes['AssessmentParticipantPage']>, ParentType, ContextType, Partial<AssessmentPlanParticipantsArgs>>;
  peopleWithoutSignIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  readiness?: Resolver<Maybe<ResolversTypes['AssessmentPlanReadiness']>, ParentType, ContextType, RequireFields<AssessmentPlanReadinessArgs, 'to'>>;
  reminders?: Resolver<Array<ResolversTypes['AssessmentStageReminderDates']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['AssessmentRule']>, ParentType, ContextType>;
  ruleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AssessmentPlanScope'], ParentType, ContextType>;
  scopeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopePeople?: Resolver<Maybe<ResolversTypes['AssessmentScopePersonPage']>, ParentType, ContextType, Partial<AssessmentPlanScopePeopleArgs>>;
  selfRatio?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  stageCounts?: Resolver<Array<ResolversTypes['AssessmentStageCount']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AssessmentPlanStatus']>, ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ungraded?: Resolver<Maybe<ResolversTypes['UngradedPage']>, ParentType, ContextType, Partial<AssessmentPlanUngradedArgs>>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewScoreAt?: Resolver<Maybe<ResolversTypes['ViewScoreAt']>, ParentType, ContextType>;
  viewWhat?: Resolver<Maybe<ResolversTypes['ViewWhat']>, ParentType, ContextType>;
  windows?: Resolver<ResolversTypes['AssessmentStageWindows'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentPlanBlockerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanBlocker'] = ResolversParentTypes['AssessmentPlanBlocker']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssessmentPlanCycleResolvers = EnumResolverSignature<{ ANNUAL?: any, MONTH?: any, QUARTER?: any, SEMI_ANNUAL?: any }, ResolversTypes['AssessmentPlanCycle']>;

export type AssessmentPlanModuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanModule'] = ResolversParentTypes['AssessmentPlanModule']> = {
  content?: Resolver<Maybe<ResolversTypes['AssessmentTemplateContent']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssessmentPlanPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanPage'] = ResolversParentTypes['AssessmentPlanPage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanPayload'] = ResolversParentTypes['AssessmentPlanPayload']> = {
  assessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssessmentPlanReadinessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanReadiness'] = ResolversParentTypes['AssessmentPlanReadiness']> = {
  blockers?: Resolver<Array<ResolversTypes['AssessmentPlanBlocker']>, ParentType, ContextType>;
  pending?: Resolver<Array<ResolversTypes['AssessmentPlanBlocker']>, ParentType, ContextType>;
};

export type AssessmentPlanScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentPlanScope'] = ResolversParentTypes['AssessmentPlanScope']> = {
  departments?: Resolver<Maybe<Array<Maybe<ResolversTypes['Department']>>>, ParentType, ContextType>;
  employees?: Resolver<Maybe<Array<Maybe<ResolversTypes['Employee']>>>, ParentType, ContextType>;
  excludedEmployees?: Resolver<Maybe<Array<Maybe<ResolversTypes['Employee']>>>, ParentType, ContextType>;
  wholeCompany?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessmentPlanStageResolvers = EnumResolverSignature<{ CALIBRATE?: any, COMMUNICATE?: any, FILL?: any, SCORE?: any }, ResolversTypes['AssessmentPlanStage']>;

export type AssessmentPlanStatusResolvers = EnumResolverSignature<{ CALIBRATING?: any, CLOSED?: any, COMMUNICATING?: any, FILLING?: any, IMPORTED?: any, NOT_OPEN?: any, SCORING?: any, STOPPED?: any }, ResolversTypes['AssessmentPlanStatus']>;

export type AssessmentRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentRule'] = ResolversParentTypes['AssessmentRule']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forceCheck?: Resolver<Maybe<ResolversTypes['ForceCheck']>, ParentType, ContextType>;
  forceScope?: Resolver<Maybe<ResolversTypes['ForceScope']>, ParentType, ContextType>;
  fullScore?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  granularity?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['AssessmentRuleLevel']>, ParentType, ContextType>;
  minGroupSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['AssessmentRuleType']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentRuleLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentRuleLevel'] = ResolversParentTypes['AssessmentRuleLevel']> = {
  high?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  proportion?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssessmentRulePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentRulePage'] = ResolversParentTypes['AssessmentRulePage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentRule']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentRuleTypeResolvers = EnumResolverSignature<{ LEVEL?: any, SCORE?: any, SCORE_AND_LEVEL?: any }, ResolversTypes['AssessmentRuleType']>;

export type AssessmentScopePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentScopePerson'] = ResolversParentTypes['AssessmentScopePerson']> = {
  boss?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeStage?: Resolver<Maybe<ResolversTypes['EmployeeStage']>, ParentType, ContextType>;
  fillTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scoreTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  single?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssessmentScopePersonPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentScopePersonPage'] = ResolversParentTypes['AssessmentScopePersonPage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentScopePerson']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentScoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentScore'] = ResolversParentTypes['AssessmentScore']> = {
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  scorerRole?: Resolver<Maybe<ResolversTypes['ScorerRole']>, ParentType, ContextType>;
  typed?: Resolver<Array<ResolversTypes['CellText']>, ParentType, ContextType>;
};

export type AssessmentScoreSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentScoreSheet'] = ResolversParentTypes['AssessmentScoreSheet']> = {
  overallComment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scorer?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  scorerRole?: Resolver<Maybe<ResolversTypes['ScorerRole']>, ParentType, ContextType>;
  sentBackReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentScoredPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentScoredPart'] = ResolversParentTypes['AssessmentScoredPart']> = {
  bossScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  selfScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssessmentStageCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentStageCount'] = ResolversParentTypes['AssessmentStageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['EmployeeStage']>, ParentType, ContextType>;
};

export type AssessmentStageReminderDatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentStageReminderDates'] = ResolversParentTypes['AssessmentStageReminderDates']> = {
  dates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['AssessmentPlanStage']>, ParentType, ContextType>;
};

export type AssessmentStageWindowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentStageWindows'] = ResolversParentTypes['AssessmentStageWindows']> = {
  calibrate?: Resolver<ResolversTypes['DateWindow'], ParentType, ContextType>;
  communicate?: Resolver<ResolversTypes['DateWindow'], ParentType, ContextType>;
  fill?: Resolver<ResolversTypes['DateWindow'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['DateWindow'], ParentType, ContextType>;
};

export type AssessmentTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplate'] = ResolversParentTypes['AssessmentTemplate']> = {
  contentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contents?: Resolver<Maybe<Array<ResolversTypes['AssessmentTemplateContent']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabledContent?: Resolver<Maybe<ResolversTypes['AssessmentTemplateContent']>, ParentType, ContextType>;
  enabledVersionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['TemplateOrigin']>, ParentType, ContextType>;
  planCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentTemplateColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplateColumn'] = ResolversParentTypes['AssessmentTemplateColumn']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['AssessmentColumnType']>, ParentType, ContextType>;
};

export type AssessmentTemplateContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplateContent'] = ResolversParentTypes['AssessmentTemplateContent']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  frozen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AssessmentTemplatePart']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentTemplateIndicatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplateIndicator'] = ResolversParentTypes['AssessmentTemplateIndicator']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  measureUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  targetValue?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AssessmentTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplatePage'] = ResolversParentTypes['AssessmentTemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssessmentTemplatePartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AssessmentTemplatePart'] = ResolversParentTypes['AssessmentTemplatePart']> = {
  cap?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['AssessmentTemplateColumn']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['AssessmentTemplateIndicator']>, ParentType, ContextType>;
  rowsByEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scoreMethod?: Resolver<Maybe<ResolversTypes['ScoreMethod']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subjectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryPage'] = ResolversParentTypes['AuditEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthorityScopeResolvers = EnumResolverSignature<{ COMPANY?: any, DEPARTMENT_ALL?: any, DEPARTMENT_DIRECT?: any, DESIGNATED?: any, SELF_AND_SUPERIORS?: any }, ResolversTypes['AuthorityScope']>;

export type BacklogCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BacklogCount'] = ResolversParentTypes['BacklogCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TodoType']>, ParentType, ContextType>;
};

export type BaseTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseTemplate'] = ResolversParentTypes['BaseTemplate']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestVersionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  takenOver?: Resolver<Maybe<ResolversTypes['TemplateOrigin']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Maybe<Array<ResolversTypes['BaseTemplateVersion']>>, ParentType, ContextType>;
};

export type BaseTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseTemplatePage'] = ResolversParentTypes['BaseTemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['BaseTemplate']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BaseTemplateVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaseTemplateVersion'] = ResolversParentTypes['BaseTemplateVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AssessmentTemplatePart']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BossStageResolvers = EnumResolverSignature<{ CONFIRMED?: any, SCORED?: any, TARGETS_APPROVED?: any, TO_APPROVE?: any, TO_CONFIRM?: any, TO_SCORE?: any, WAITING_TARGETS?: any }, ResolversTypes['BossStage']>;

export type CalibrateAssessmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrateAssessmentPayload'] = ResolversParentTypes['CalibrateAssessmentPayload']> = {
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['CalibratedPerson']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CalibratedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibratedPerson'] = ResolversParentTypes['CalibratedPerson']> = {
  boss?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  bossLevelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bossScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  canReject?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canVerify?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  composedScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  noTargets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rawLevelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rawScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  selfLevelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  sentBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalibrationEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrationEntry'] = ResolversParentTypes['CalibrationEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  levelBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scoreAfter?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  scoreBefore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['CalibrationSource']>, ParentType, ContextType>;
};

export type CalibrationEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrationEntryPage'] = ResolversParentTypes['CalibrationEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['CalibrationEntry']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalibrationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrationPage'] = ResolversParentTypes['CalibrationPage']> = {
  items?: Resolver<Array<ResolversTypes['CalibratedPerson']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CalibrationScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalibrationScores'] = ResolversParentTypes['CalibrationScores']> = {
  history?: Resolver<Array<ResolversTypes['CalibrationEntry']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['AssessmentScoredPart']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['CalibratedPerson'], ParentType, ContextType>;
};

export type CalibrationSourceResolvers = EnumResolverSignature<{ IMPORT?: any, UI?: any }, ResolversTypes['CalibrationSource']>;

export type CancelPersonnelChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelPersonnelChangePayload'] = ResolversParentTypes['CancelPersonnelChangePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CapabilitiesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Capabilities'] = ResolversParentTypes['Capabilities']> = {
  accounts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  apiTokens?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clientMutationId?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  directorySync?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employeeConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listMemory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailPreference?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  overview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  personAppraisals?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recordProposals?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  search?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  starterKits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  systemNotice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  todos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CellTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CellText'] = ResolversParentTypes['CellText']> = {
  cell?: Resolver<Maybe<ResolversTypes['SheetCell']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmployeePayload'] = ResolversParentTypes['ChangeEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeIdentityLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeIdentityLinkPayload'] = ResolversParentTypes['ChangeIdentityLinkPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChangeLetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLetter'] = ResolversParentTypes['ChangeLetter']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['LetterKind']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  writtenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  writtenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeLetterFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeLetterForm'] = ResolversParentTypes['ChangeLetterForm']> = {
  blanks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['LetterKind']>, ParentType, ContextType>;
  letters?: Resolver<Array<ResolversTypes['ChangeLetter']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommitEmployeeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitEmployeeImportPayload'] = ResolversParentTypes['CommitEmployeeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CommitPersonnelChangeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommitPersonnelChangeImportPayload'] = ResolversParentTypes['CommitPersonnelChangeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompleteExternalLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompleteExternalLoginPayload'] = ResolversParentTypes['CompleteExternalLoginPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConditionJoinResolvers = EnumResolverSignature<{ AND?: any, OR?: any }, ResolversTypes['ConditionJoin']>;

export type ConditionMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConditionMatch'] = ResolversParentTypes['ConditionMatch']> = {
  assessed?: Resolver<Maybe<ResolversTypes['LevelNow']>, ParentType, ContextType>;
  gap?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  ideal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['MatchItem'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  ownView?: Resolver<Maybe<ResolversTypes['LevelNow']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ConditionResult']>, ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type ConditionOperatorResolvers = EnumResolverSignature<{ AT_LEAST?: any, AT_MOST?: any, CONTAINS?: any, EMPTY?: any, FILLED?: any, IS?: any, IS_NOT?: any }, ResolversTypes['ConditionOperator']>;

export type ConditionResultResolvers = EnumResolverSignature<{ BELOW_IDEAL?: any, BELOW_MINIMUM?: any, MET?: any, NOT_ASSESSED?: any, OVERQUALIFIED?: any }, ResolversTypes['ConditionResult']>;

export type ConfirmAssessmentsOfManyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmAssessmentsOfManyPayload'] = ResolversParentTypes['ConfirmAssessmentsOfManyPayload']> = {
  confirmed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failures?: Resolver<Maybe<Array<ResolversTypes['AssessmentFailure']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ContractNoticeResolvers = EnumResolverSignature<{ BELOW_MINIMUM_WAGE?: any, ENDED?: any, ENDS_SOON?: any, NONE?: any, OPEN_ENDED_NEXT?: any, PROBATION_PAY_LOW?: any }, ResolversTypes['ContractNotice']>;

export type ContractNoticeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContractNoticeCount'] = ResolversParentTypes['ContractNoticeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['ContractNotice']>, ParentType, ContextType>;
};

export type CreateApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateApiTokenPayload'] = ResolversParentTypes['CreateApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCompanyPayload'] = ResolversParentTypes['CreateCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['ManagedCompany']>, ParentType, ContextType>;
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRolePayload'] = ResolversParentTypes['CreateRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateScimTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateScimTokenPayload'] = ResolversParentTypes['CreateScimTokenPayload']> = {
  directorySync?: Resolver<Maybe<ResolversTypes['DirectorySync']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateUserAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateUserAccountPayload'] = ResolversParentTypes['CreateUserAccountPayload']> = {
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bonusCoefficientOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employmentStatus?: Resolver<Maybe<ResolversTypes['EmploymentStatus']>, ParentType, ContextType>;
  highestRole?: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  loginWay?: Resolver<Maybe<ResolversTypes['LoginWay']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  miniProgramUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mirrored?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mirroredDepartmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  originalName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  overallGoal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pagePermissions?: Resolver<Array<ResolversTypes['PagePermission']>, ParentType, ContextType>;
  passwordChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  passwordWasReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platformAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  positionName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfScoreFirst?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  syncOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  syncSystem?: Resolver<Maybe<ResolversTypes['SyncSystemType']>, ParentType, ContextType>;
};

export type CustomFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomField'] = ResolversParentTypes['CustomField']> = {
  dictionaryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CustomFieldType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomFieldPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomFieldPayload'] = ResolversParentTypes['CustomFieldPayload']> = {
  customField?: Resolver<Maybe<ResolversTypes['CustomField']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CustomFieldTypeResolvers = EnumResolverSignature<{ DATE?: any, MULTI_SELECT?: any, NUMBER?: any, SELECT?: any, TEXT?: any }, ResolversTypes['CustomFieldType']>;

export type CustomValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomValue'] = ResolversParentTypes['CustomValue']> = {
  fieldId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DateWindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateWindow'] = ResolversParentTypes['DateWindow']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DecideDirectoryDeparturesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideDirectoryDeparturesPayload'] = ResolversParentTypes['DecideDirectoryDeparturesPayload']> = {
  changedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  refused?: Resolver<Maybe<Array<ResolversTypes['RefusedAccount']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DeleteAvatarPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAvatarPayload'] = ResolversParentTypes['DeleteAvatarPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteGradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteGradePayload'] = ResolversParentTypes['DeleteGradePayload']> = {
  closed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteJobFamilyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteJobFamilyPayload'] = ResolversParentTypes['DeleteJobFamilyPayload']> = {
  closed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteListFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteListFilterPayload'] = ResolversParentTypes['DeleteListFilterPayload']> = {
  listMemory?: Resolver<Maybe<ResolversTypes['ListMemory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMessagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMessagesPayload'] = ResolversParentTypes['DeleteMessagesPayload']> = {
  deletedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMinimumWagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMinimumWagePayload'] = ResolversParentTypes['DeleteMinimumWagePayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNoticePayload'] = ResolversParentTypes['DeleteNoticePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteOrganisationVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOrganisationVersionPayload'] = ResolversParentTypes['DeleteOrganisationVersionPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePayload'] = ResolversParentTypes['DeletePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePositionEvaluationPayload'] = ResolversParentTypes['DeletePositionEvaluationPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePositionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePositionPayload'] = ResolversParentTypes['DeletePositionPayload']> = {
  closed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRankPayload'] = ResolversParentTypes['DeleteRankPayload']> = {
  closed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRolePayload'] = ResolversParentTypes['DeleteRolePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteScheduleItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteScheduleItemPayload'] = ResolversParentTypes['DeleteScheduleItemPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Department'] = ResolversParentTypes['Department']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasHead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  headcount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalHeadcount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DepartmentChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentChange'] = ResolversParentTypes['DepartmentChange']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  effectiveDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['DepartmentChangeField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DepartmentChangeKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  targetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DepartmentChangeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DepartmentChangeField'] = ResolversParentTypes['DepartmentChangeField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['DepartmentChangeFieldName']>, ParentType, ContextType>;
};

export type DepartmentChangeFieldNameResolvers = EnumResolverSignature<{ HEAD?: any, NAME?: any, NAME_EN?: any, PARENT?: any }, ResolversTypes['DepartmentChangeFieldName']>;

export type DepartmentChangeKindResolvers = EnumResolverSignature<{ CHANGE?: any, CLOSE?: any, CREATE?: any, MERGE?: any }, ResolversTypes['DepartmentChangeKind']>;

export type DescriptionChangeResolvers = EnumResolverSignature<{ CLOSED?: any, MOVED?: any, RENAMED?: any, REORDERED?: any, SET_UP?: any }, ResolversTypes['DescriptionChange']>;

export type DictionaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dictionary'] = ResolversParentTypes['Dictionary']> = {
  entries?: Resolver<Array<ResolversTypes['DictionaryEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DictionaryKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DictionaryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DictionaryEntry'] = ResolversParentTypes['DictionaryEntry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DictionaryKindResolvers = EnumResolverSignature<{ FIXED?: any, OPEN?: any, OWN?: any }, ResolversTypes['DictionaryKind']>;

export type DictionaryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DictionaryPayload'] = ResolversParentTypes['DictionaryPayload']> = {
  dictionary?: Resolver<Maybe<ResolversTypes['Dictionary']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DirectoryConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryConflict'] = ResolversParentTypes['DirectoryConflict']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectoryConflictPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryConflictPage'] = ResolversParentTypes['DirectoryConflictPage']> = {
  items?: Resolver<Array<ResolversTypes['DirectoryConflict']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectoryDepartureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryDeparture'] = ResolversParentTypes['DirectoryDeparture']> = {
  accountOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  goneSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DirectoryDepartureReason']>, ParentType, ContextType>;
};

export type DirectoryDeparturePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryDeparturePage'] = ResolversParentTypes['DirectoryDeparturePage']> = {
  items?: Resolver<Array<ResolversTypes['DirectoryDeparture']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectoryDepartureReasonResolvers = EnumResolverSignature<{ DELETED?: any, INACTIVE?: any, MISSING?: any }, ResolversTypes['DirectoryDepartureReason']>;

export type DirectoryIdentityResolvers = EnumResolverSignature<{ EMAIL?: any, NUMBER?: any }, ResolversTypes['DirectoryIdentity']>;

export type DirectoryKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryKind'] = ResolversParentTypes['DirectoryKind']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  defaults?: Resolver<Array<ResolversTypes['DirectoryMapping']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SyncSystemType']>, ParentType, ContextType>;
};

export type DirectoryMappingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectoryMapping'] = ResolversParentTypes['DirectoryMapping']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DirectorySyncResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectorySync'] = ResolversParentTypes['DirectorySync']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createDepartments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupsAreDepartments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  identifyBy?: Resolver<Maybe<ResolversTypes['DirectoryIdentity']>, ParentType, ContextType>;
  kinds?: Resolver<Array<ResolversTypes['DirectoryKind']>, ParentType, ContextType>;
  mapping?: Resolver<Array<ResolversTypes['DirectoryMapping']>, ParentType, ContextType>;
  nightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  runningJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  scimAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scimToken?: Resolver<Maybe<ResolversTypes['ScimToken']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SyncSystemType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectorySyncRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectorySyncRun'] = ResolversParentTypes['DirectorySyncRun']> = {
  add?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdDepartments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  departments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasLines?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['DirectorySyncRunKind']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  same?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DirectorySyncRunStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['SyncSystemType']>, ParentType, ContextType>;
};

export type DirectorySyncRunKindResolvers = EnumResolverSignature<{ DRY_RUN?: any, NIGHTLY?: any, RUN?: any }, ResolversTypes['DirectorySyncRunKind']>;

export type DirectorySyncRunPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DirectorySyncRunPage'] = ResolversParentTypes['DirectorySyncRunPage']> = {
  items?: Resolver<Array<ResolversTypes['DirectorySyncRun']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DirectorySyncRunStatusResolvers = EnumResolverSignature<{ DONE?: any, FAILED?: any, RUNNING?: any }, ResolversTypes['DirectorySyncRunStatus']>;

export type DisableUserAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisableUserAccountPayload'] = ResolversParentTypes['DisableUserAccountPayload']> = {
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DistributionBinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistributionBin'] = ResolversParentTypes['DistributionBin']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delta?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  levelName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proportion?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  quota?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['FitStatus']>, ParentType, ContextType>;
};

export type DocumentFormatResolvers = EnumResolverSignature<{ PDF?: any, XLSX?: any }, ResolversTypes['DocumentFormat']>;

export type EducationResolvers = EnumResolverSignature<{ BACHELOR?: any, COLLEGE?: any, DOCTOR?: any, HIGH_SCHOOL?: any, MASTER?: any, UNFILLED?: any }, ResolversTypes['Education']>;

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankCard?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  baseSalary?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  birthDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contractStart?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  customValues?: Resolver<Array<ResolversTypes['CustomValue']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  editableGroups?: Resolver<Array<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
  education?: Resolver<Maybe<ResolversTypes['Education']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyContact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emergencyPhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  idType?: Resolver<Maybe<ResolversTypes['IdType']>, ParentType, ContextType>;
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loginAccount?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  manager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['MaritalStatus']>, ParentType, ContextType>;
  maskedFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  politicalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  regularDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  signInStatus?: Resolver<Maybe<ResolversTypes['SignInStatus']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EmployeeStatus']>, ParentType, ContextType>;
  targetBonus?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtualManager?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export type EmployeeContractNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeContractNote'] = ResolversParentTypes['EmployeeContractNote']> = {
  amount?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['ContractNotice']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['OpenEndedReason']>, ParentType, ContextType>;
};

export type EmployeeEarlierContractResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeEarlierContract'] = ResolversParentTypes['EmployeeEarlierContract']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type EmployeeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeField'] = ResolversParentTypes['EmployeeField']> = {
  fixed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeFieldGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeFieldGroup'] = ResolversParentTypes['EmployeeFieldGroup']> = {
  fields?: Resolver<Array<ResolversTypes['EmployeeField']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
};

export type EmployeeFieldLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeFieldLayout'] = ResolversParentTypes['EmployeeFieldLayout']> = {
  groups?: Resolver<Array<ResolversTypes['EmployeeFieldGroup']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeFieldRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeFieldRole'] = ResolversParentTypes['EmployeeFieldRole']> = {
  fieldRights?: Resolver<Array<ResolversTypes['RoleFieldRight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeFieldsFreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeFieldsFree'] = ResolversParentTypes['EmployeeFieldsFree']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImport'] = ResolversParentTypes['EmployeeImport']> = {
  canCreate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  causes?: Resolver<Array<ResolversTypes['EmployeeImportCause']>, ParentType, ContextType>;
  changedFields?: Resolver<Array<ResolversTypes['EmployeeImportChangedField']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['EmployeeImportColumn']>, ParentType, ContextType>;
  committedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  counts?: Resolver<Maybe<ResolversTypes['EmployeeImportCounts']>, ParentType, ContextType>;
  errorFile?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['EmployeeImportField']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  made?: Resolver<Array<ResolversTypes['EmployeeImportMade']>, ParentType, ContextType>;
  mends?: Resolver<ResolversTypes['EmployeeImportMends'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['EmployeeImportNote']>, ParentType, ContextType>;
  rowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['EmployeeImportLinePage']>, ParentType, ContextType, Partial<EmployeeImportRowsArgs>>;
  status?: Resolver<Maybe<ResolversTypes['EmployeeImportStatus']>, ParentType, ContextType>;
  undoUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undone?: Resolver<Maybe<ResolversTypes['EmployeeImportUndone']>, ParentType, ContextType>;
  unknowns?: Resolver<Array<ResolversTypes['EmployeeImportUnknown']>, ParentType, ContextType>;
};

export type EmployeeImportAmountPeriodResolvers = EnumResolverSignature<{ MONTH?: any, YEAR?: any }, ResolversTypes['EmployeeImportAmountPeriod']>;

export type EmployeeImportCauseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCause'] = ResolversParentTypes['EmployeeImportCause']> = {
  allowed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  canBeEmpty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fill?: Resolver<Maybe<ResolversTypes['EmployeeImportFill']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['EmployeeImportThingKind']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['EmployeeImportCauseValue']>, ParentType, ContextType>;
};

export type EmployeeImportCauseValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCauseValue'] = ResolversParentTypes['EmployeeImportCauseValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportCellResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCell'] = ResolversParentTypes['EmployeeImportCell']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportCellErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCellError'] = ResolversParentTypes['EmployeeImportCellError']> = {
  allowed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportChange'] = ResolversParentTypes['EmployeeImportChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  masked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeImportChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportChangedField'] = ResolversParentTypes['EmployeeImportChangedField']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportColumn'] = ResolversParentTypes['EmployeeImportColumn']> = {
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeImportCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCounts'] = ResolversParentTypes['EmployeeImportCounts']> = {
  add?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportCreationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportCreation'] = ResolversParentTypes['EmployeeImportCreation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['EmployeeImportThingKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportEmptyCellsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportEmptyCells'] = ResolversParentTypes['EmployeeImportEmptyCells']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportField'] = ResolversParentTypes['EmployeeImportField']> = {
  allowed?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  amountPer?: Resolver<Maybe<ResolversTypes['EmployeeImportAmountPeriod']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identifies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeFrom?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeImportFillResolvers = EnumResolverSignature<{ DAY?: any, TEXT?: any }, ResolversTypes['EmployeeImportFill']>;

export type EmployeeImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportLine'] = ResolversParentTypes['EmployeeImportLine']> = {
  cells?: Resolver<Array<ResolversTypes['EmployeeImportCell']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['EmployeeImportChange']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['EmployeeImportCellError']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['EmployeeImportOutcome']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportLinePage'] = ResolversParentTypes['EmployeeImportLinePage']> = {
  items?: Resolver<Array<ResolversTypes['EmployeeImportLine']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportMadeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportMade'] = ResolversParentTypes['EmployeeImportMade']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeImportMendsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportMends'] = ResolversParentTypes['EmployeeImportMends']> = {
  create?: Resolver<Array<ResolversTypes['EmployeeImportCreation']>, ParentType, ContextType>;
  leaveEmpty?: Resolver<Array<ResolversTypes['EmployeeImportEmptyCells']>, ParentType, ContextType>;
  replace?: Resolver<Array<ResolversTypes['EmployeeImportReplacement']>, ParentType, ContextType>;
};

export type EmployeeImportNearestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportNearest'] = ResolversParentTypes['EmployeeImportNearest']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportNote'] = ResolversParentTypes['EmployeeImportNote']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeImportOutcomeResolvers = EnumResolverSignature<{ ADD?: any, CHANGE?: any, ERROR?: any, KEPT?: any, SAME?: any }, ResolversTypes['EmployeeImportOutcome']>;

export type EmployeeImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportPage'] = ResolversParentTypes['EmployeeImportPage']> = {
  items?: Resolver<Array<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportReplacementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportReplacement'] = ResolversParentTypes['EmployeeImportReplacement']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeImportStatusResolvers = EnumResolverSignature<{ CHECKED?: any, CHECKING?: any, COMMITTED?: any, COMMITTING?: any, FAILED?: any, MAPPING?: any, UNDOING?: any, UNDONE?: any }, ResolversTypes['EmployeeImportStatus']>;

export type EmployeeImportThingKindResolvers = EnumResolverSignature<{ DEPARTMENT?: any, JOB_FAMILY?: any, POSITION?: any, RANK?: any }, ResolversTypes['EmployeeImportThingKind']>;

export type EmployeeImportUndoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportUndone'] = ResolversParentTypes['EmployeeImportUndone']> = {
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  things?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thingsKept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeImportUnknownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeImportUnknown'] = ResolversParentTypes['EmployeeImportUnknown']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  confirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['EmployeeImportThingKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['EmployeeImportNearest']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  under?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeIncomeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeIncome'] = ResolversParentTypes['EmployeeIncome']> = {
  baseSalary?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  targetBonus?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EmployeeOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeOption'] = ResolversParentTypes['EmployeeOption']> = {
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeePage'] = ResolversParentTypes['EmployeePage']> = {
  items?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeProposalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeProposal'] = ResolversParentTypes['EmployeeProposal']> = {
  changes?: Resolver<Array<ResolversTypes['EmployeeProposedChange']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayDecide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeProposalPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeProposalPayload'] = ResolversParentTypes['EmployeeProposalPayload']> = {
  proposal?: Resolver<Maybe<ResolversTypes['EmployeeProposal']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EmployeeProposedChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeProposedChange'] = ResolversParentTypes['EmployeeProposedChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeQualificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeQualification'] = ResolversParentTypes['EmployeeQualification']> = {
  authority?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type EmployeeRecordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeRecords'] = ResolversParentTypes['EmployeeRecords']> = {
  certificates?: Resolver<Maybe<Array<ResolversTypes['EmployeeQualification']>>, ParentType, ContextType>;
  contractNotes?: Resolver<Maybe<Array<ResolversTypes['EmployeeContractNote']>>, ParentType, ContextType>;
  contracts?: Resolver<Maybe<Array<ResolversTypes['EmployeeEarlierContract']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incomes?: Resolver<Maybe<Array<ResolversTypes['EmployeeIncome']>>, ParentType, ContextType>;
  shareOptions?: Resolver<Maybe<Array<ResolversTypes['EmployeeShareOption']>>, ParentType, ContextType>;
  titles?: Resolver<Maybe<Array<ResolversTypes['EmployeeQualification']>>, ParentType, ContextType>;
};

export type EmployeeShareOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeShareOption'] = ResolversParentTypes['EmployeeShareOption']> = {
  granted?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  vested?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type EmployeeSortKeyResolvers = EnumResolverSignature<{ BASE_SALARY?: any, DEPARTMENT?: any, ENTRY_DATE?: any, NAME?: any, NUMBER?: any, STATUS?: any }, ResolversTypes['EmployeeSortKey']>;

export type EmployeeStageResolvers = EnumResolverSignature<{ APPROVED?: any, BOSS_RATED?: any, CONFIRMED?: any, PENDING_APPROVAL?: any, PENDING_CONFIRM?: any, PENDING_FILL?: any, SELF_RATED?: any }, ResolversTypes['EmployeeStage']>;

export type EmployeeStatusResolvers = EnumResolverSignature<{ IN_SERVICE?: any, LEFT?: any, OUTGOING?: any, PROBATION?: any, REGULAR?: any }, ResolversTypes['EmployeeStatus']>;

export type EmployeeStatusCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeStatusCount'] = ResolversParentTypes['EmployeeStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['EmployeeStatus']>, ParentType, ContextType>;
};

export type EmployeeSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSummary'] = ResolversParentTypes['EmployeeSummary']> = {
  averageServiceMonths?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  contractNotices?: Resolver<Maybe<Array<ResolversTypes['ContractNoticeCount']>>, ParentType, ContextType>;
  joinedThisMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leaving?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statuses?: Resolver<Maybe<Array<ResolversTypes['EmployeeStatusCount']>>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  types?: Resolver<Maybe<Array<ResolversTypes['EmployeeTypeCount']>>, ParentType, ContextType>;
};

export type EmployeeTypeResolvers = EnumResolverSignature<{ FULL_TIME?: any, INTERN?: any, OUTSOURCED?: any, PART_TIME?: any }, ResolversTypes['EmployeeType']>;

export type EmployeeTypeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeTypeCount'] = ResolversParentTypes['EmployeeTypeCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['EmployeeType']>, ParentType, ContextType>;
};

export type EmploymentStatusResolvers = EnumResolverSignature<{ LEFT?: any, ON_THE_JOB?: any }, ResolversTypes['EmploymentStatus']>;

export type EnableAccountsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableAccountsPayload'] = ResolversParentTypes['EnableAccountsPayload']> = {
  changedIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  refused?: Resolver<Maybe<Array<ResolversTypes['RefusedAccount']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EnableUserAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableUserAccountPayload'] = ResolversParentTypes['EnableUserAccountPayload']> = {
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndSystemNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSystemNoticePayload'] = ResolversParentTypes['EndSystemNoticePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EndingProbationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingProbation'] = ResolversParentTypes['EndingProbation']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  regularDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type EndingProbationsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndingProbations'] = ResolversParentTypes['EndingProbations']> = {
  items?: Resolver<Array<ResolversTypes['EndingProbation']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvaluationBandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationBand'] = ResolversParentTypes['EvaluationBand']> = {
  from?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
};

export type EvaluationDimensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationDimension'] = ResolversParentTypes['EvaluationDimension']> = {
  levels?: Resolver<Array<ResolversTypes['EvaluationLevel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EvaluationFactorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationFactor'] = ResolversParentTypes['EvaluationFactor']> = {
  dimensions?: Resolver<Array<ResolversTypes['EvaluationDimension']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type EvaluationInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationInvitation'] = ResolversParentTypes['EvaluationInvitation']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
};

export type EvaluationLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationLevel'] = ResolversParentTypes['EvaluationLevel']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type EvaluationOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EvaluationOptions'] = ResolversParentTypes['EvaluationOptions']> = {
  bands?: Resolver<Array<ResolversTypes['EvaluationBand']>, ParentType, ContextType>;
  factors?: Resolver<Array<ResolversTypes['EvaluationFactor']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EvaluationStateResolvers = EnumResolverSignature<{ APPLIED?: any, DONE?: any, DRAFT?: any, EVALUATING?: any }, ResolversTypes['EvaluationState']>;

export type ExitEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExitEmployeePayload'] = ResolversParentTypes['ExitEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExitFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExitForm'] = ResolversParentTypes['ExitForm']> = {
  ahead?: Resolver<Array<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  contractEnd?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  heads?: Resolver<Array<ResolversTypes['HeadedDepartment']>, ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nearRetirement?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  regularDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  subordinates?: Resolver<Array<ResolversTypes['ReportingPerson']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtualSubordinates?: Resolver<Array<ResolversTypes['ReportingPerson']>, ParentType, ContextType>;
};

export type ExitGroundResolvers = EnumResolverSignature<{ AGREEMENT?: any, EXPIRY?: any, FAULT?: any, LAYOFF?: any, NO_FAULT?: any }, ResolversTypes['ExitGround']>;

export type ExitKindResolvers = EnumResolverSignature<{ INVOLUNTARY?: any, OTHER?: any, RETIRE?: any, VOLUNTARY?: any }, ResolversTypes['ExitKind']>;

export type ExplainSightPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExplainSightPayload'] = ResolversParentTypes['ExplainSightPayload']> = {
  reason?: Resolver<Maybe<ResolversTypes['SightReason']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportDepartmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportDepartmentsPayload'] = ResolversParentTypes['ExportDepartmentsPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportEmployeesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportEmployeesPayload'] = ResolversParentTypes['ExportEmployeesPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportMyRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportMyRecordPayload'] = ResolversParentTypes['ExportMyRecordPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportOrganisationComparisonPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportOrganisationComparisonPayload'] = ResolversParentTypes['ExportOrganisationComparisonPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportPersonnelChangesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPersonnelChangesPayload'] = ResolversParentTypes['ExportPersonnelChangesPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportPositionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportPositionsPayload'] = ResolversParentTypes['ExportPositionsPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FieldGroupResolvers = EnumResolverSignature<{ BANK?: any, BASIC?: any, CONTACT?: any, CONTRACT?: any, EDUCATION?: any, ID_DOCUMENT?: any, PERSONAL?: any, SALARY?: any, WORK?: any }, ResolversTypes['FieldGroup']>;

export type FieldRightResolvers = EnumResolverSignature<{ EDIT?: any, NONE?: any, READ?: any }, ResolversTypes['FieldRight']>;

export type FileLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FileLink'] = ResolversParentTypes['FileLink']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FilePayload'] = ResolversParentTypes['FilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishPositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishPositionEvaluationPayload'] = ResolversParentTypes['FinishPositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FirstStepResolvers = EnumResolverSignature<{ IMPORT_PEOPLE?: any, INVITE_PEOPLE?: any, OPEN_PLAN?: any, SET_SUPERIORS?: any }, ResolversTypes['FirstStep']>;

export type FirstStepStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstStepState'] = ResolversParentTypes['FirstStepState']> = {
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['FirstStep']>, ParentType, ContextType>;
};

export type FitStatusResolvers = EnumResolverSignature<{ NOT_ASSESSED?: any, OK?: any, OVER?: any, UNDER?: any }, ResolversTypes['FitStatus']>;

export type ForceCheckResolvers = EnumResolverSignature<{ BLOCK?: any, OFF?: any, WARN?: any }, ResolversTypes['ForceCheck']>;

export type ForceScopeResolvers = EnumResolverSignature<{ COMPANY?: any, DEPARTMENT?: any, MANAGER?: any }, ResolversTypes['ForceScope']>;

export type GradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Grade'] = ResolversParentTypes['Grade']> = {
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rankCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeadedDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeadedDepartment'] = ResolversParentTypes['HeadedDepartment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HomeOverviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HomeOverview'] = ResolversParentTypes['HomeOverview']> = {
  firstSteps?: Resolver<Maybe<Array<ResolversTypes['FirstStepState']>>, ParentType, ContextType>;
  neverSignedIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plans?: Resolver<Maybe<Array<ResolversTypes['RunningPlan']>>, ParentType, ContextType>;
  probation?: Resolver<Maybe<ResolversTypes['EndingProbations']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['TeamSteps']>, ParentType, ContextType>;
};

export type IdTypeResolvers = EnumResolverSignature<{ ID_CARD?: any, OTHER?: any, PASSPORT?: any }, ResolversTypes['IdType']>;

export type IdentityLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityLink'] = ResolversParentTypes['IdentityLink']> = {
  actsAsName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actsAsNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IdentityLinkPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentityLinkPage'] = ResolversParentTypes['IdentityLinkPage']> = {
  items?: Resolver<Array<ResolversTypes['IdentityLink']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  personName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationCard'] = ResolversParentTypes['InvitationCard']> = {
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationCounts'] = ResolversParentTypes['InvitationCounts']> = {
  byHand?: Resolver<ResolversTypes['InvitationReach'], ParentType, ContextType>;
  byMail?: Resolver<ResolversTypes['InvitationReach'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  loginWay?: Resolver<Maybe<ResolversTypes['LoginWay']>, ParentType, ContextType>;
  signedIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withRole?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutEmail?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationPrintResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationPrint'] = ResolversParentTypes['InvitationPrint']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['InvitationCard']>, ParentType, ContextType>;
  companyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationReachResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationReach'] = ResolversParentTypes['InvitationReach']> = {
  again?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fresh?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InviteByCardsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteByCardsPayload'] = ResolversParentTypes['InviteByCardsPayload']> = {
  print?: Resolver<Maybe<ResolversTypes['InvitationPrint']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteByMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteByMailPayload'] = ResolversParentTypes['InviteByMailPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteByPasswordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InviteByPasswordsPayload'] = ResolversParentTypes['InviteByPasswordsPayload']> = {
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['JobItemError']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobFamilyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamily'] = ResolversParentTypes['JobFamily']> = {
  closedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coming?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobFamilyChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyChange'] = ResolversParentTypes['JobFamilyChange']> = {
  after?: Resolver<Maybe<ResolversTypes['JobFamilyVersion']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JobFamilyVersion']>, ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  kinds?: Resolver<Array<Maybe<ResolversTypes['DescriptionChange']>>, ParentType, ContextType>;
};

export type JobFamilyChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyChangePage'] = ResolversParentTypes['JobFamilyChangePage']> = {
  items?: Resolver<Array<ResolversTypes['JobFamilyChange']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobFamilyOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyOnDay'] = ResolversParentTypes['JobFamilyOnDay']> = {
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['JobFamilyVersion'], ParentType, ContextType>;
};

export type JobFamilyOnDayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyOnDayPage'] = ResolversParentTypes['JobFamilyOnDayPage']> = {
  items?: Resolver<Array<ResolversTypes['JobFamilyOnDay']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobFamilyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyPage'] = ResolversParentTypes['JobFamilyPage']> = {
  items?: Resolver<Array<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobFamilySortKeyResolvers = EnumResolverSignature<{ CODE?: any, FILLED?: any, NAME?: any }, ResolversTypes['JobFamilySortKey']>;

export type JobFamilyVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobFamilyVersion'] = ResolversParentTypes['JobFamilyVersion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type JobItemErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobItemError'] = ResolversParentTypes['JobItemError']> = {
  item?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobStatusResolvers = EnumResolverSignature<{ DONE?: any, FAILED?: any, QUEUED?: any, RUNNING?: any }, ResolversTypes['JobStatus']>;

export type KeepSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeepSessionPayload'] = ResolversParentTypes['KeepSessionPayload']> = {
  kept?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LanguageResolvers = EnumResolverSignature<{ EN_US?: any, ZH_CN?: any }, ResolversTypes['Language']>;

export type LetterKindResolvers = EnumResolverSignature<{ INVITATION?: any, INVITATION_ELSEWHERE?: any, LEAVING?: any, REGULARISATION?: any }, ResolversTypes['LetterKind']>;

export type LetterKindInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterKindInfo'] = ResolversParentTypes['LetterKindInfo']> = {
  kind?: Resolver<Maybe<ResolversTypes['LetterKind']>, ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['LetterPlaceholder']>, ParentType, ContextType>;
  wordings?: Resolver<Array<ResolversTypes['LetterWording']>, ParentType, ContextType>;
};

export type LetterPlaceholderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterPlaceholder'] = ResolversParentTypes['LetterPlaceholder']> = {
  bodyOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LetterPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterPreview'] = ResolversParentTypes['LetterPreview']> = {
  blanks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterTemplate'] = ResolversParentTypes['LetterTemplate']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['LetterKind']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LetterTemplatePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterTemplatePage'] = ResolversParentTypes['LetterTemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['LetterTemplate']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LetterTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterTemplatePayload'] = ResolversParentTypes['LetterTemplatePayload']> = {
  letterTemplate?: Resolver<Maybe<ResolversTypes['LetterTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LetterWordingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LetterWording'] = ResolversParentTypes['LetterWording']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LevelDistributionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LevelDistribution'] = ResolversParentTypes['LevelDistribution']> = {
  assessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bins?: Resolver<Array<ResolversTypes['DistributionBin']>, ParentType, ContextType>;
  fit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ungraded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LevelNowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LevelNow'] = ResolversParentTypes['LevelNow']> = {
  level?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkIdentityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkIdentityPayload'] = ResolversParentTypes['LinkIdentityPayload']> = {
  identities?: Resolver<Maybe<Array<ResolversTypes['LinkedIdentity']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LinkedIdentityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkedIdentity'] = ResolversParentTypes['LinkedIdentity']> = {
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  original?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ListColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListColumn'] = ResolversParentTypes['ListColumn']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListDensityResolvers = EnumResolverSignature<{ COMPACT?: any, NORMAL?: any, ROOMY?: any }, ResolversTypes['ListDensity']>;

export type ListFilterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListFilter'] = ResolversParentTypes['ListFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  removable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ListRole']>, ParentType, ContextType>;
};

export type ListLayoutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListLayout'] = ResolversParentTypes['ListLayout']> = {
  columns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType>;
  density?: Resolver<Maybe<ResolversTypes['ListDensity']>, ParentType, ContextType>;
};

export type ListMemoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListMemory'] = ResolversParentTypes['ListMemory']> = {
  filters?: Resolver<Array<ResolversTypes['ListFilter']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['ListLayout']>, ParentType, ContextType>;
  listKey?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['ListRole']>, ParentType, ContextType>;
};

export type ListRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListRole'] = ResolversParentTypes['ListRole']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LoginWayResolvers = EnumResolverSignature<{ ADFS?: any, DEFAULT?: any, LDAP?: any }, ResolversTypes['LoginWay']>;

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MailPreferenceResolvers = EnumResolverSignature<{ AT_ONCE?: any, DAILY?: any, NEVER?: any }, ResolversTypes['MailPreference']>;

export type ManagedCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedCompany'] = ResolversParentTypes['ManagedCompany']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalSystemAppId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalSystemUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalCommentRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integerScores?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loginDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  miniProgramUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ManagedCompanyPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ManagedCompanyPage'] = ResolversParentTypes['ManagedCompanyPage']> = {
  items?: Resolver<Array<ResolversTypes['ManagedCompany']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapEmployeeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapEmployeeImportPayload'] = ResolversParentTypes['MapEmployeeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MapPersonnelChangeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MapPersonnelChangeImportPayload'] = ResolversParentTypes['MapPersonnelChangeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MaritalStatusResolvers = EnumResolverSignature<{ MARRIED?: any, SINGLE?: any, UNFILLED?: any }, ResolversTypes['MaritalStatus']>;

export type MarkMessagesReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkMessagesReadPayload'] = ResolversParentTypes['MarkMessagesReadPayload']> = {
  readIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkNoticesReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNoticesReadPayload'] = ResolversParentTypes['MarkNoticesReadPayload']> = {
  readIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MatchItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MatchItem'] = ResolversParentTypes['MatchItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MendEmployeeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MendEmployeeImportPayload'] = ResolversParentTypes['MendEmployeeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MendPersonnelChangeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MendPersonnelChangeImportPayload'] = ResolversParentTypes['MendPersonnelChangeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MenuEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuEntry'] = ResolversParentTypes['MenuEntry']> = {
  children?: Resolver<Array<ResolversTypes['MenuEntry']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matter?: Resolver<Maybe<ResolversTypes['MessageMatter']>, ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remindedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageCentreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageCentre'] = ResolversParentTypes['MessageCentre']> = {
  backlog?: Resolver<Array<ResolversTypes['BacklogCount']>, ParentType, ContextType>;
  comments?: Resolver<Maybe<Array<ResolversTypes['UnreadComment']>>, ParentType, ContextType>;
  invitations?: Resolver<Maybe<Array<ResolversTypes['EvaluationInvitation']>>, ParentType, ContextType>;
  surveys?: Resolver<Maybe<Array<ResolversTypes['SurveyMessage']>>, ParentType, ContextType>;
  unreadReminders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageMatterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageMatter'] = ResolversParentTypes['MessageMatter']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TodoType']>, ParentType, ContextType>;
  waits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MessagePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessagePage'] = ResolversParentTypes['MessagePage']> = {
  items?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MinimumWageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MinimumWage'] = ResolversParentTypes['MinimumWage']> = {
  amount?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissingInDepartmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingInDepartment'] = ResolversParentTypes['MissingInDepartment']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<Maybe<ResolversTypes['AcceptInvitationPayload']>, ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptRecordProposal?: Resolver<Maybe<ResolversTypes['RecordProposalDecidedPayload']>, ParentType, ContextType, RequireFields<MutationAcceptRecordProposalArgs, 'input'>>;
  addCustomField?: Resolver<Maybe<ResolversTypes['CustomFieldPayload']>, ParentType, ContextType, RequireFields<MutationAddCustomFieldArgs, 'input'>>;
  addDictionaryEntry?: Resolver<Maybe<ResolversTypes['DictionaryPayload']>, ParentType, ContextType, RequireFields<MutationAddDictionaryEntryArgs, 'input'>>;
  addEmployee?: Resolver<Maybe<ResolversTypes['AddEmployeePayload']>, ParentType, ContextType, RequireFields<MutationAddEmployeeArgs, 'input'>>;
  addGrade?: Resolver<Maybe<ResolversTypes['AddGradePayload']>, ParentType, ContextType, RequireFields<MutationAddGradeArgs, 'input'>>;
  addIdentityLink?: Resolver<Maybe<ResolversTypes['AddIdentityLinkPayload']>, ParentType, ContextType, RequireFields<MutationAddIdentityLinkArgs, 'input'>>;
  addJobFamily?: Resolver<Maybe<ResolversTypes['AddJobFamilyPayload']>, ParentType, ContextType, RequireFields<MutationAddJobFamilyArgs, 'input'>>;
  addLetterTemplate?: Resolver<Maybe<ResolversTypes['LetterTemplatePayload']>, ParentType, ContextType, RequireFields<MutationAddLetterTemplateArgs, 'input'>>;
  addPosition?: Resolver<Maybe<ResolversTypes['AddPositionPayload']>, ParentType, ContextType, RequireFields<MutationAddPositionArgs, 'input'>>;
  addPositionEvaluation?: Resolver<Maybe<ResolversTypes['AddPositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationAddPositionEvaluationArgs, 'input'>>;
  addRank?: Resolver<Maybe<ResolversTypes['AddRankPayload']>, ParentType, ContextType, RequireFields<MutationAddRankArgs, 'input'>>;
  addRoleMembers?: Resolver<Maybe<ResolversTypes['AddRoleMembersPayload']>, ParentType, ContextType, RequireFields<MutationAddRoleMembersArgs, 'input'>>;
  addScheduleItem?: Resolver<Maybe<ResolversTypes['AddScheduleItemPayload']>, ParentType, ContextType, RequireFields<MutationAddScheduleItemArgs, 'input'>>;
  advanceAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationAdvanceAssessmentPlanArgs, 'input'>>;
  applyPositionEvaluation?: Resolver<Maybe<ResolversTypes['ApplyPositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationApplyPositionEvaluationArgs, 'input'>>;
  approvePersonnelChange?: Resolver<Maybe<ResolversTypes['ApprovePersonnelChangePayload']>, ParentType, ContextType, RequireFields<MutationApprovePersonnelChangeArgs, 'input'>>;
  approveTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationApproveTargetsArgs, 'input'>>;
  approveTargetsOfMany?: Resolver<Maybe<ResolversTypes['ApproveTargetsOfManyPayload']>, ParentType, ContextType, RequireFields<MutationApproveTargetsOfManyArgs, 'input'>>;
  arrangeEmployeeFields?: Resolver<Maybe<ResolversTypes['ArrangeEmployeeFieldsPayload']>, ParentType, ContextType, RequireFields<MutationArrangeEmployeeFieldsArgs, 'input'>>;
  assignTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationAssignTargetsArgs, 'input'>>;
  calibrateAssessment?: Resolver<Maybe<ResolversTypes['CalibrateAssessmentPayload']>, ParentType, ContextType, RequireFields<MutationCalibrateAssessmentArgs, 'input'>>;
  cancelPersonnelChange?: Resolver<Maybe<ResolversTypes['CancelPersonnelChangePayload']>, ParentType, ContextType, RequireFields<MutationCancelPersonnelChangeArgs, 'input'>>;
  changeEmployee?: Resolver<Maybe<ResolversTypes['ChangeEmployeePayload']>, ParentType, ContextType, RequireFields<MutationChangeEmployeeArgs, 'input'>>;
  changeIdentityLink?: Resolver<Maybe<ResolversTypes['ChangeIdentityLinkPayload']>, ParentType, ContextType, RequireFields<MutationChangeIdentityLinkArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  closeDepartment?: Resolver<Maybe<ResolversTypes['SaveDepartmentPayload']>, ParentType, ContextType, RequireFields<MutationCloseDepartmentArgs, 'input'>>;
  closeNotice?: Resolver<Maybe<ResolversTypes['SaveNoticePayload']>, ParentType, ContextType, RequireFields<MutationCloseNoticeArgs, 'input'>>;
  commitEmployeeImport?: Resolver<Maybe<ResolversTypes['CommitEmployeeImportPayload']>, ParentType, ContextType, RequireFields<MutationCommitEmployeeImportArgs, 'input'>>;
  commitPersonnelChangeImport?: Resolver<Maybe<ResolversTypes['CommitPersonnelChangeImportPayload']>, ParentType, ContextType, RequireFields<MutationCommitPersonnelChangeImportArgs, 'input'>>;
  completeExternalLogin?: Resolver<Maybe<ResolversTypes['CompleteExternalLoginPayload']>, ParentType, ContextType, RequireFields<MutationCompleteExternalLoginArgs, 'input'>>;
  confirmAssessment?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationConfirmAssessmentArgs, 'input'>>;
  confirmAssessmentsOfMany?: Resolver<Maybe<ResolversTypes['ConfirmAssessmentsOfManyPayload']>, ParentType, ContextType, RequireFields<MutationConfirmAssessmentsOfManyArgs, 'input'>>;
  createApiToken?: Resolver<Maybe<ResolversTypes['CreateApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreateApiTokenArgs, 'input'>>;
  createCompany?: Resolver<Maybe<ResolversTypes['CreateCompanyPayload']>, ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'input'>>;
  createDepartment?: Resolver<Maybe<ResolversTypes['SaveDepartmentPayload']>, ParentType, ContextType, RequireFields<MutationCreateDepartmentArgs, 'input'>>;
  createRole?: Resolver<Maybe<ResolversTypes['CreateRolePayload']>, ParentType, ContextType, RequireFields<MutationCreateRoleArgs, 'input'>>;
  createScimToken?: Resolver<Maybe<ResolversTypes['CreateScimTokenPayload']>, ParentType, ContextType>;
  createUserAccount?: Resolver<Maybe<ResolversTypes['CreateUserAccountPayload']>, ParentType, ContextType, RequireFields<MutationCreateUserAccountArgs, 'input'>>;
  decideDirectoryDepartures?: Resolver<Maybe<ResolversTypes['DecideDirectoryDeparturesPayload']>, ParentType, ContextType, RequireFields<MutationDecideDirectoryDeparturesArgs, 'input'>>;
  deleteAssessmentPlan?: Resolver<Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<MutationDeleteAssessmentPlanArgs, 'input'>>;
  deleteAssessmentRule?: Resolver<Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<MutationDeleteAssessmentRuleArgs, 'input'>>;
  deleteAssessmentTemplate?: Resolver<Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<MutationDeleteAssessmentTemplateArgs, 'input'>>;
  deleteAvatar?: Resolver<Maybe<ResolversTypes['DeleteAvatarPayload']>, ParentType, ContextType>;
  deleteGrade?: Resolver<Maybe<ResolversTypes['DeleteGradePayload']>, ParentType, ContextType, RequireFields<MutationDeleteGradeArgs, 'input'>>;
  deleteJobFamily?: Resolver<Maybe<ResolversTypes['DeleteJobFamilyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteJobFamilyArgs, 'input'>>;
  deleteLetterTemplate?: Resolver<Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<MutationDeleteLetterTemplateArgs, 'input'>>;
  deleteListFilter?: Resolver<Maybe<ResolversTypes['DeleteListFilterPayload']>, ParentType, ContextType, RequireFields<MutationDeleteListFilterArgs, 'input'>>;
  deleteMessages?: Resolver<Maybe<ResolversTypes['DeleteMessagesPayload']>, ParentType, ContextType, RequireFields<MutationDeleteMessagesArgs, 'input'>>;
  deleteMinimumWage?: Resolver<Maybe<ResolversTypes['DeleteMinimumWagePayload']>, ParentType, ContextType, RequireFields<MutationDeleteMinimumWageArgs, 'input'>>;
  deleteNotice?: Resolver<Maybe<ResolversTypes['DeleteNoticePayload']>, ParentType, ContextType, RequireFields<MutationDeleteNoticeArgs, 'input'>>;
  deleteOrganisationVersion?: Resolver<Maybe<ResolversTypes['DeleteOrganisationVersionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteOrganisationVersionArgs, 'input'>>;
  deletePosition?: Resolver<Maybe<ResolversTypes['DeletePositionPayload']>, ParentType, ContextType, RequireFields<MutationDeletePositionArgs, 'input'>>;
  deletePositionEvaluation?: Resolver<Maybe<ResolversTypes['DeletePositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationDeletePositionEvaluationArgs, 'input'>>;
  deleteRank?: Resolver<Maybe<ResolversTypes['DeleteRankPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRankArgs, 'input'>>;
  deleteRole?: Resolver<Maybe<ResolversTypes['DeleteRolePayload']>, ParentType, ContextType, RequireFields<MutationDeleteRoleArgs, 'input'>>;
  deleteScheduleItem?: Resolver<Maybe<ResolversTypes['DeleteScheduleItemPayload']>, ParentType, ContextType, RequireFields<MutationDeleteScheduleItemArgs, 'input'>>;
  deleteTemplateContent?: Resolver<Maybe<ResolversTypes['DeletePayload']>, ParentType, ContextType, RequireFields<MutationDeleteTemplateContentArgs, 'input'>>;
  disableAssessmentTemplate?: Resolver<Maybe<ResolversTypes['SaveAssessmentTemplatePayload']>, ParentType, ContextType, RequireFields<MutationDisableAssessmentTemplateArgs, 'input'>>;
  disableDictionaryEntry?: Resolver<Maybe<ResolversTypes['DictionaryPayload']>, ParentType, ContextType, RequireFields<MutationDisableDictionaryEntryArgs, 'input'>>;
  disableUserAccount?: Resolver<Maybe<ResolversTypes['DisableUserAccountPayload']>, ParentType, ContextType, RequireFields<MutationDisableUserAccountArgs, 'input'>>;
  enableAccounts?: Resolver<Maybe<ResolversTypes['EnableAccountsPayload']>, ParentType, ContextType, RequireFields<MutationEnableAccountsArgs, 'input'>>;
  enableAssessmentRule?: Resolver<Maybe<ResolversTypes['SaveAssessmentRulePayload']>, ParentType, ContextType, RequireFields<MutationEnableAssessmentRuleArgs, 'input'>>;
  enableDictionaryEntry?: Resolver<Maybe<ResolversTypes['DictionaryPayload']>, ParentType, ContextType, RequireFields<MutationEnableDictionaryEntryArgs, 'input'>>;
  enableTemplateContent?: Resolver<Maybe<ResolversTypes['SaveAssessmentTemplatePayload']>, ParentType, ContextType, RequireFields<MutationEnableTemplateContentArgs, 'input'>>;
  enableUserAccount?: Resolver<Maybe<ResolversTypes['EnableUserAccountPayload']>, ParentType, ContextType, RequireFields<MutationEnableUserAccountArgs, 'input'>>;
  endSystemNotice?: Resolver<Maybe<ResolversTypes['EndSystemNoticePayload']>, ParentType, ContextType>;
  exitEmployee?: Resolver<Maybe<ResolversTypes['ExitEmployeePayload']>, ParentType, ContextType, RequireFields<MutationExitEmployeeArgs, 'input'>>;
  explainSight?: Resolver<Maybe<ResolversTypes['ExplainSightPayload']>, ParentType, ContextType, RequireFields<MutationExplainSightArgs, 'input'>>;
  exportAssessment?: Resolver<Maybe<ResolversTypes['FilePayload']>, ParentType, ContextType, RequireFields<MutationExportAssessmentArgs, 'input'>>;
  exportAssessmentResults?: Resolver<Maybe<ResolversTypes['FilePayload']>, ParentType, ContextType, RequireFields<MutationExportAssessmentResultsArgs, 'input'>>;
  exportCalibration?: Resolver<Maybe<ResolversTypes['FilePayload']>, ParentType, ContextType, RequireFields<MutationExportCalibrationArgs, 'input'>>;
  exportChangeLetter?: Resolver<Maybe<ResolversTypes['FilePayload']>, ParentType, ContextType, RequireFields<MutationExportChangeLetterArgs, 'input'>>;
  exportDepartments?: Resolver<Maybe<ResolversTypes['ExportDepartmentsPayload']>, ParentType, ContextType, RequireFields<MutationExportDepartmentsArgs, 'input'>>;
  exportEmployees?: Resolver<Maybe<ResolversTypes['ExportEmployeesPayload']>, ParentType, ContextType, RequireFields<MutationExportEmployeesArgs, 'input'>>;
  exportMyRecord?: Resolver<Maybe<ResolversTypes['ExportMyRecordPayload']>, ParentType, ContextType>;
  exportOrganisationComparison?: Resolver<Maybe<ResolversTypes['ExportOrganisationComparisonPayload']>, ParentType, ContextType, RequireFields<MutationExportOrganisationComparisonArgs, 'input'>>;
  exportPersonnelChanges?: Resolver<Maybe<ResolversTypes['ExportPersonnelChangesPayload']>, ParentType, ContextType, RequireFields<MutationExportPersonnelChangesArgs, 'input'>>;
  exportPlanScope?: Resolver<Maybe<ResolversTypes['FilePayload']>, ParentType, ContextType, RequireFields<MutationExportPlanScopeArgs, 'input'>>;
  exportPositions?: Resolver<Maybe<ResolversTypes['ExportPositionsPayload']>, ParentType, ContextType, RequireFields<MutationExportPositionsArgs, 'input'>>;
  finishPositionEvaluation?: Resolver<Maybe<ResolversTypes['FinishPositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationFinishPositionEvaluationArgs, 'input'>>;
  inviteByCards?: Resolver<Maybe<ResolversTypes['InviteByCardsPayload']>, ParentType, ContextType, RequireFields<MutationInviteByCardsArgs, 'input'>>;
  inviteByMail?: Resolver<Maybe<ResolversTypes['InviteByMailPayload']>, ParentType, ContextType, RequireFields<MutationInviteByMailArgs, 'input'>>;
  inviteByPasswords?: Resolver<Maybe<ResolversTypes['InviteByPasswordsPayload']>, ParentType, ContextType, RequireFields<MutationInviteByPasswordsArgs, 'input'>>;
  joinDepartmentsToPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationJoinDepartmentsToPlanArgs, 'input'>>;
  keepSession?: Resolver<Maybe<ResolversTypes['KeepSessionPayload']>, ParentType, ContextType, RequireFields<MutationKeepSessionArgs, 'input'>>;
  linkIdentity?: Resolver<Maybe<ResolversTypes['LinkIdentityPayload']>, ParentType, ContextType, RequireFields<MutationLinkIdentityArgs, 'input'>>;
  lockAssessment?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationLockAssessmentArgs, 'input'>>;
  lockAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationLockAssessmentPlanArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  mapEmployeeImport?: Resolver<Maybe<ResolversTypes['MapEmployeeImportPayload']>, ParentType, ContextType, RequireFields<MutationMapEmployeeImportArgs, 'input'>>;
  mapPersonnelChangeImport?: Resolver<Maybe<ResolversTypes['MapPersonnelChangeImportPayload']>, ParentType, ContextType, RequireFields<MutationMapPersonnelChangeImportArgs, 'input'>>;
  markAbsentFromSelfScore?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationMarkAbsentFromSelfScoreArgs, 'input'>>;
  markMessagesRead?: Resolver<Maybe<ResolversTypes['MarkMessagesReadPayload']>, ParentType, ContextType, RequireFields<MutationMarkMessagesReadArgs, 'input'>>;
  markNoticesRead?: Resolver<Maybe<ResolversTypes['MarkNoticesReadPayload']>, ParentType, ContextType, RequireFields<MutationMarkNoticesReadArgs, 'input'>>;
  mendEmployeeImport?: Resolver<Maybe<ResolversTypes['MendEmployeeImportPayload']>, ParentType, ContextType, RequireFields<MutationMendEmployeeImportArgs, 'input'>>;
  mendPersonnelChangeImport?: Resolver<Maybe<ResolversTypes['MendPersonnelChangeImportPayload']>, ParentType, ContextType, RequireFields<MutationMendPersonnelChangeImportArgs, 'input'>>;
  mergeDepartment?: Resolver<Maybe<ResolversTypes['SaveDepartmentPayload']>, ParentType, ContextType, RequireFields<MutationMergeDepartmentArgs, 'input'>>;
  nameOrganisation?: Resolver<Maybe<ResolversTypes['NameOrganisationPayload']>, ParentType, ContextType, RequireFields<MutationNameOrganisationArgs, 'input'>>;
  objectToAssessment?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationObjectToAssessmentArgs, 'input'>>;
  offerBaseTemplate?: Resolver<Maybe<ResolversTypes['PublishBaseTemplatePayload']>, ParentType, ContextType, RequireFields<MutationOfferBaseTemplateArgs, 'input'>>;
  openExternalSystem?: Resolver<Maybe<ResolversTypes['OpenExternalSystemPayload']>, ParentType, ContextType>;
  openInvitation?: Resolver<Maybe<ResolversTypes['OpenInvitationPayload']>, ParentType, ContextType, RequireFields<MutationOpenInvitationArgs, 'input'>>;
  orderCustomFields?: Resolver<Maybe<ResolversTypes['OrderCustomFieldsPayload']>, ParentType, ContextType, RequireFields<MutationOrderCustomFieldsArgs, 'input'>>;
  orderDepartments?: Resolver<Maybe<ResolversTypes['OrderDepartmentsPayload']>, ParentType, ContextType, RequireFields<MutationOrderDepartmentsArgs, 'input'>>;
  orderDictionary?: Resolver<Maybe<ResolversTypes['DictionaryPayload']>, ParentType, ContextType, RequireFields<MutationOrderDictionaryArgs, 'input'>>;
  orderGrades?: Resolver<Maybe<ResolversTypes['OrderGradesPayload']>, ParentType, ContextType, RequireFields<MutationOrderGradesArgs, 'input'>>;
  promoteEmployee?: Resolver<Maybe<ResolversTypes['PromoteEmployeePayload']>, ParentType, ContextType, RequireFields<MutationPromoteEmployeeArgs, 'input'>>;
  proposeRecordChange?: Resolver<Maybe<ResolversTypes['EmployeeProposalPayload']>, ParentType, ContextType, RequireFields<MutationProposeRecordChangeArgs, 'input'>>;
  publishBaseTemplate?: Resolver<Maybe<ResolversTypes['PublishBaseTemplatePayload']>, ParentType, ContextType, RequireFields<MutationPublishBaseTemplateArgs, 'input'>>;
  reenterEmployee?: Resolver<Maybe<ResolversTypes['ReenterEmployeePayload']>, ParentType, ContextType, RequireFields<MutationReenterEmployeeArgs, 'input'>>;
  refusePersonnelChange?: Resolver<Maybe<ResolversTypes['RefusePersonnelChangePayload']>, ParentType, ContextType, RequireFields<MutationRefusePersonnelChangeArgs, 'input'>>;
  refuseRecordProposal?: Resolver<Maybe<ResolversTypes['RecordProposalDecidedPayload']>, ParentType, ContextType, RequireFields<MutationRefuseRecordProposalArgs, 'input'>>;
  regulariseEmployee?: Resolver<Maybe<ResolversTypes['RegulariseEmployeePayload']>, ParentType, ContextType, RequireFields<MutationRegulariseEmployeeArgs, 'input'>>;
  rejectResult?: Resolver<Maybe<ResolversTypes['CalibrateAssessmentPayload']>, ParentType, ContextType, RequireFields<MutationRejectResultArgs, 'input'>>;
  rejectTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationRejectTargetsArgs, 'input'>>;
  rememberOpened?: Resolver<Maybe<ResolversTypes['RememberOpenedPayload']>, ParentType, ContextType, RequireFields<MutationRememberOpenedArgs, 'input'>>;
  remindAssessmentPlan?: Resolver<Maybe<ResolversTypes['RemindAssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationRemindAssessmentPlanArgs, 'input'>>;
  remindTeam?: Resolver<Maybe<ResolversTypes['RemindTeamPayload']>, ParentType, ContextType, RequireFields<MutationRemindTeamArgs, 'input'>>;
  removeIdentityLink?: Resolver<Maybe<ResolversTypes['RemoveIdentityLinkPayload']>, ParentType, ContextType, RequireFields<MutationRemoveIdentityLinkArgs, 'input'>>;
  removePlanPerson?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationRemovePlanPersonArgs, 'input'>>;
  removeRoleMembers?: Resolver<Maybe<ResolversTypes['RemoveRoleMembersPayload']>, ParentType, ContextType, RequireFields<MutationRemoveRoleMembersArgs, 'input'>>;
  renameDictionaryEntry?: Resolver<Maybe<ResolversTypes['DictionaryPayload']>, ParentType, ContextType, RequireFields<MutationRenameDictionaryEntryArgs, 'input'>>;
  renameOrganisationVersion?: Resolver<Maybe<ResolversTypes['RenameOrganisationVersionPayload']>, ParentType, ContextType, RequireFields<MutationRenameOrganisationVersionArgs, 'input'>>;
  renameRole?: Resolver<Maybe<ResolversTypes['RenameRolePayload']>, ParentType, ContextType, RequireFields<MutationRenameRoleArgs, 'input'>>;
  renameUserAccount?: Resolver<Maybe<ResolversTypes['RenameUserAccountPayload']>, ParentType, ContextType, RequireFields<MutationRenameUserAccountArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestVerificationCode?: Resolver<Maybe<ResolversTypes['RequestVerificationCodePayload']>, ParentType, ContextType, RequireFields<MutationRequestVerificationCodeArgs, 'input'>>;
  resetEmployeePassword?: Resolver<Maybe<ResolversTypes['ResetEmployeePasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetEmployeePasswordArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetUserAccountPassword?: Resolver<Maybe<ResolversTypes['ResetUserAccountPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetUserAccountPasswordArgs, 'input'>>;
  returnAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationReturnAssessmentPlanArgs, 'input'>>;
  reversePersonnelChange?: Resolver<Maybe<ResolversTypes['ReversePersonnelChangePayload']>, ParentType, ContextType, RequireFields<MutationReversePersonnelChangeArgs, 'input'>>;
  revokeApiToken?: Resolver<Maybe<ResolversTypes['RevokeApiTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokeApiTokenArgs, 'input'>>;
  revokeScimToken?: Resolver<Maybe<ResolversTypes['RevokeScimTokenPayload']>, ParentType, ContextType>;
  saveAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationSaveAssessmentPlanArgs, 'input'>>;
  saveAssessmentPlanRule?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationSaveAssessmentPlanRuleArgs, 'input'>>;
  saveAssessmentPlanScope?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationSaveAssessmentPlanScopeArgs, 'input'>>;
  saveAssessmentRule?: Resolver<Maybe<ResolversTypes['SaveAssessmentRulePayload']>, ParentType, ContextType, RequireFields<MutationSaveAssessmentRuleArgs, 'input'>>;
  saveAssessmentTemplate?: Resolver<Maybe<ResolversTypes['SaveAssessmentTemplatePayload']>, ParentType, ContextType, RequireFields<MutationSaveAssessmentTemplateArgs, 'input'>>;
  saveCompany?: Resolver<Maybe<ResolversTypes['SaveCompanyPayload']>, ParentType, ContextType, RequireFields<MutationSaveCompanyArgs, 'input'>>;
  saveDirectorySync?: Resolver<Maybe<ResolversTypes['SaveDirectorySyncPayload']>, ParentType, ContextType, RequireFields<MutationSaveDirectorySyncArgs, 'input'>>;
  saveEmployeeFieldRights?: Resolver<Maybe<ResolversTypes['SaveEmployeeFieldRightsPayload']>, ParentType, ContextType, RequireFields<MutationSaveEmployeeFieldRightsArgs, 'input'>>;
  saveEvaluationOptions?: Resolver<Maybe<ResolversTypes['SaveEvaluationOptionsPayload']>, ParentType, ContextType, RequireFields<MutationSaveEvaluationOptionsArgs, 'input'>>;
  saveLanguage?: Resolver<Maybe<ResolversTypes['SaveLanguagePayload']>, ParentType, ContextType, RequireFields<MutationSaveLanguageArgs, 'input'>>;
  saveListFilter?: Resolver<Maybe<ResolversTypes['SaveListFilterPayload']>, ParentType, ContextType, RequireFields<MutationSaveListFilterArgs, 'input'>>;
  saveListLayout?: Resolver<Maybe<ResolversTypes['SaveListLayoutPayload']>, ParentType, ContextType, RequireFields<MutationSaveListLayoutArgs, 'input'>>;
  saveMailPreference?: Resolver<Maybe<ResolversTypes['SaveMailPreferencePayload']>, ParentType, ContextType, RequireFields<MutationSaveMailPreferenceArgs, 'input'>>;
  saveMinimumWage?: Resolver<Maybe<ResolversTypes['SaveMinimumWagePayload']>, ParentType, ContextType, RequireFields<MutationSaveMinimumWageArgs, 'input'>>;
  saveNotice?: Resolver<Maybe<ResolversTypes['SaveNoticePayload']>, ParentType, ContextType, RequireFields<MutationSaveNoticeArgs, 'input'>>;
  savePersonLevels?: Resolver<Maybe<ResolversTypes['SavePersonLevelsPayload']>, ParentType, ContextType, RequireFields<MutationSavePersonLevelsArgs, 'input'>>;
  savePersonnelChangeFlow?: Resolver<Maybe<ResolversTypes['SavePersonnelChangeFlowPayload']>, ParentType, ContextType, RequireFields<MutationSavePersonnelChangeFlowArgs, 'input'>>;
  savePlanPeople?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationSavePlanPeopleArgs, 'input'>>;
  savePositionRequirement?: Resolver<Maybe<ResolversTypes['SavePositionRequirementPayload']>, ParentType, ContextType, RequireFields<MutationSavePositionRequirementArgs, 'input'>>;
  saveRolePages?: Resolver<Maybe<ResolversTypes['SaveRolePagesPayload']>, ParentType, ContextType, RequireFields<MutationSaveRolePagesArgs, 'input'>>;
  saveRoleScope?: Resolver<Maybe<ResolversTypes['SaveRoleScopePayload']>, ParentType, ContextType, RequireFields<MutationSaveRoleScopeArgs, 'input'>>;
  saveScores?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationSaveScoresArgs, 'input'>>;
  saveShortcuts?: Resolver<Maybe<ResolversTypes['SaveShortcutsPayload']>, ParentType, ContextType, RequireFields<MutationSaveShortcutsArgs, 'input'>>;
  saveSignInSettings?: Resolver<Maybe<ResolversTypes['SaveSignInSettingsPayload']>, ParentType, ContextType, RequireFields<MutationSaveSignInSettingsArgs, 'input'>>;
  saveSystemNotice?: Resolver<Maybe<ResolversTypes['SaveSystemNoticePayload']>, ParentType, ContextType, RequireFields<MutationSaveSystemNoticeArgs, 'input'>>;
  saveTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationSaveTargetsArgs, 'input'>>;
  saveTemplateContent?: Resolver<Maybe<ResolversTypes['SaveTemplateContentPayload']>, ParentType, ContextType, RequireFields<MutationSaveTemplateContentArgs, 'input'>>;
  scorePositionEvaluation?: Resolver<Maybe<ResolversTypes['ScorePositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationScorePositionEvaluationArgs, 'input'>>;
  seeAs?: Resolver<Maybe<ResolversTypes['SeeAsPayload']>, ParentType, ContextType, RequireFields<MutationSeeAsArgs, 'input'>>;
  sendBackScores?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationSendBackScoresArgs, 'input'>>;
  setRemindDate?: Resolver<Maybe<ResolversTypes['SetRemindDatePayload']>, ParentType, ContextType, RequireFields<MutationSetRemindDateArgs, 'input'>>;
  settlePersonnelChange?: Resolver<Maybe<ResolversTypes['SettlePersonnelChangePayload']>, ParentType, ContextType, RequireFields<MutationSettlePersonnelChangeArgs, 'input'>>;
  signOutUserAccount?: Resolver<Maybe<ResolversTypes['SignOutUserAccountPayload']>, ParentType, ContextType, RequireFields<MutationSignOutUserAccountArgs, 'input'>>;
  startDirectorySync?: Resolver<Maybe<ResolversTypes['StartDirectorySyncPayload']>, ParentType, ContextType, RequireFields<MutationStartDirectorySyncArgs, 'input'>>;
  startExternalLogin?: Resolver<Maybe<ResolversTypes['StartExternalLoginPayload']>, ParentType, ContextType, RequireFields<MutationStartExternalLoginArgs, 'input'>>;
  startPlanFromKit?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationStartPlanFromKitArgs, 'input'>>;
  startPositionEvaluation?: Resolver<Maybe<ResolversTypes['StartPositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationStartPositionEvaluationArgs, 'input'>>;
  stopAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationStopAssessmentPlanArgs, 'input'>>;
  submitScores?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationSubmitScoresArgs, 'input'>>;
  submitTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationSubmitTargetsArgs, 'input'>>;
  switchIdentity?: Resolver<Maybe<ResolversTypes['SwitchIdentityPayload']>, ParentType, ContextType, RequireFields<MutationSwitchIdentityArgs, 'input'>>;
  takeOverBaseTemplate?: Resolver<Maybe<ResolversTypes['TakeOverBaseTemplatePayload']>, ParentType, ContextType, RequireFields<MutationTakeOverBaseTemplateArgs, 'input'>>;
  testDirectorySync?: Resolver<Maybe<ResolversTypes['TestDirectorySyncPayload']>, ParentType, ContextType, RequireFields<MutationTestDirectorySyncArgs, 'input'>>;
  testSignInSettings?: Resolver<Maybe<ResolversTypes['TestSignInSettingsPayload']>, ParentType, ContextType, RequireFields<MutationTestSignInSettingsArgs, 'input'>>;
  transferEmployee?: Resolver<Maybe<ResolversTypes['TransferEmployeePayload']>, ParentType, ContextType, RequireFields<MutationTransferEmployeeArgs, 'input'>>;
  transferRoleMembers?: Resolver<Maybe<ResolversTypes['TransferRoleMembersPayload']>, ParentType, ContextType, RequireFields<MutationTransferRoleMembersArgs, 'input'>>;
  undoEmployeeImport?: Resolver<Maybe<ResolversTypes['UndoEmployeeImportPayload']>, ParentType, ContextType, RequireFields<MutationUndoEmployeeImportArgs, 'input'>>;
  unlinkIdentity?: Resolver<Maybe<ResolversTypes['UnlinkIdentityPayload']>, ParentType, ContextType, RequireFields<MutationUnlinkIdentityArgs, 'input'>>;
  updateCustomField?: Resolver<Maybe<ResolversTypes['CustomFieldPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCustomFieldArgs, 'input'>>;
  updateDepartment?: Resolver<Maybe<ResolversTypes['SaveDepartmentPayload']>, ParentType, ContextType, RequireFields<MutationUpdateDepartmentArgs, 'input'>>;
  updateEmployeeBank?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeBankArgs, 'input'>>;
  updateEmployeeBasic?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeBasicArgs, 'input'>>;
  updateEmployeeCertificates?: Resolver<Maybe<ResolversTypes['UpdateEmployeeRecordsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeCertificatesArgs, 'input'>>;
  updateEmployeeContact?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeContactArgs, 'input'>>;
  updateEmployeeContract?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeContractArgs, 'input'>>;
  updateEmployeeEarlierContracts?: Resolver<Maybe<ResolversTypes['UpdateEmployeeRecordsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeEarlierContractsArgs, 'input'>>;
  updateEmployeeEducation?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeEducationArgs, 'input'>>;
  updateEmployeePersonal?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeePersonalArgs, 'input'>>;
  updateEmployeeSalary?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeSalaryArgs, 'input'>>;
  updateEmployeeShareOptions?: Resolver<Maybe<ResolversTypes['UpdateEmployeeRecordsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeShareOptionsArgs, 'input'>>;
  updateEmployeeTitles?: Resolver<Maybe<ResolversTypes['UpdateEmployeeRecordsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeTitlesArgs, 'input'>>;
  updateEmployeeWork?: Resolver<Maybe<ResolversTypes['UpdateEmployeePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmployeeWorkArgs, 'input'>>;
  updateGrade?: Resolver<Maybe<ResolversTypes['UpdateGradePayload']>, ParentType, ContextType, RequireFields<MutationUpdateGradeArgs, 'input'>>;
  updateJobFamily?: Resolver<Maybe<ResolversTypes['UpdateJobFamilyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateJobFamilyArgs, 'input'>>;
  updateLetterTemplate?: Resolver<Maybe<ResolversTypes['LetterTemplatePayload']>, ParentType, ContextType, RequireFields<MutationUpdateLetterTemplateArgs, 'input'>>;
  updateOpenAssessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlanPayload']>, ParentType, ContextType, RequireFields<MutationUpdateOpenAssessmentPlanArgs, 'input'>>;
  updatePosition?: Resolver<Maybe<ResolversTypes['UpdatePositionPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePositionArgs, 'input'>>;
  updatePositionEvaluation?: Resolver<Maybe<ResolversTypes['UpdatePositionEvaluationPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePositionEvaluationArgs, 'input'>>;
  updateRank?: Resolver<Maybe<ResolversTypes['UpdateRankPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRankArgs, 'input'>>;
  updateRole?: Resolver<Maybe<ResolversTypes['UpdateRolePayload']>, ParentType, ContextType, RequireFields<MutationUpdateRoleArgs, 'input'>>;
  useLetterTemplate?: Resolver<Maybe<ResolversTypes['LetterTemplatePayload']>, ParentType, ContextType, RequireFields<MutationUseLetterTemplateArgs, 'input'>>;
  verifyResult?: Resolver<Maybe<ResolversTypes['CalibrateAssessmentPayload']>, ParentType, ContextType, RequireFields<MutationVerifyResultArgs, 'input'>>;
  withdrawDepartmentChanges?: Resolver<Maybe<ResolversTypes['WithdrawDepartmentChangesPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawDepartmentChangesArgs, 'input'>>;
  withdrawPositionChange?: Resolver<Maybe<ResolversTypes['WithdrawPositionChangePayload']>, ParentType, ContextType, RequireFields<MutationWithdrawPositionChangeArgs, 'input'>>;
  withdrawRecordProposal?: Resolver<Maybe<ResolversTypes['RecordProposalDecidedPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawRecordProposalArgs, 'input'>>;
  withdrawTargets?: Resolver<Maybe<ResolversTypes['AssessmentPayload']>, ParentType, ContextType, RequireFields<MutationWithdrawTargetsArgs, 'input'>>;
  writeChangeLetter?: Resolver<Maybe<ResolversTypes['WriteChangeLetterPayload']>, ParentType, ContextType, RequireFields<MutationWriteChangeLetterArgs, 'input'>>;
};

export type NameOrganisationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameOrganisationPayload'] = ResolversParentTypes['NameOrganisationPayload']> = {
  organisationVersion?: Resolver<Maybe<ResolversTypes['OrganisationVersion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notice'] = ResolversParentTypes['Notice']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deadline?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['NoticeStatus']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NoticeStatusResolvers = EnumResolverSignature<{ CLOSED?: any, IMPORTANT?: any, NORMAL?: any }, ResolversTypes['NoticeStatus']>;

export type OpenEndedReasonResolvers = EnumResolverSignature<{ TEN_YEARS?: any, TWO_TERMS?: any }, ResolversTypes['OpenEndedReason']>;

export type OpenExternalSystemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenExternalSystemPayload'] = ResolversParentTypes['OpenExternalSystemPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenInvitationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenInvitationPayload'] = ResolversParentTypes['OpenInvitationPayload']> = {
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderCustomFieldsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCustomFieldsPayload'] = ResolversParentTypes['OrderCustomFieldsPayload']> = {
  customFields?: Resolver<Maybe<Array<ResolversTypes['CustomField']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrderDepartmentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDepartmentsPayload'] = ResolversParentTypes['OrderDepartmentsPayload']> = {
  departments?: Resolver<Maybe<Array<ResolversTypes['Department']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderGradesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderGradesPayload'] = ResolversParentTypes['OrderGradesPayload']> = {
  grades?: Resolver<Maybe<Array<ResolversTypes['Grade']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OrganisationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organisation'] = ResolversParentTypes['Organisation']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['OrganisationUnit']>, ParentType, ContextType>;
};

export type OrganisationComparisonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationComparison'] = ResolversParentTypes['OrganisationComparison']> = {
  departmentsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['OrganisationDifference']>, ParentType, ContextType>;
  headcountAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headcountBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationDay'] = ResolversParentTypes['OrganisationDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  departments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationDaysResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationDays'] = ResolversParentTypes['OrganisationDays']> = {
  days?: Resolver<Array<ResolversTypes['OrganisationDay']>, ParentType, ContextType>;
  first?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  last?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type OrganisationDifferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationDifference'] = ResolversParentTypes['OrganisationDifference']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  headcountAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  headcountBefore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OrganisationDifferenceKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganisationDifferenceKindResolvers = EnumResolverSignature<{ ADDED?: any, CLOSED?: any, HEAD?: any, MERGED?: any, MOVED?: any, RENAMED?: any }, ResolversTypes['OrganisationDifferenceKind']>;

export type OrganisationHeadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationHead'] = ResolversParentTypes['OrganisationHead']> = {
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganisationUnitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationUnit'] = ResolversParentTypes['OrganisationUnit']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasHead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  head?: Resolver<Maybe<ResolversTypes['OrganisationHead']>, ParentType, ContextType>;
  headcount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalHeadcount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganisationVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganisationVersion'] = ResolversParentTypes['OrganisationVersion']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageAllowanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageAllowance'] = ResolversParentTypes['PageAllowance']> = {
  allowEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PageElementKindResolvers = EnumResolverSignature<{ BUTTON?: any, ELEMENT?: any }, ResolversTypes['PageElementKind']>;

export type PagePermissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PagePermission'] = ResolversParentTypes['PagePermission']> = {
  allowEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hiddenElements?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PassportStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PassportStep'] = ResolversParentTypes['PassportStep']> = {
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  labelId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shown?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PassportStep']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonAppraisalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonAppraisal'] = ResolversParentTypes['PersonAppraisal']> = {
  composedScore?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  employeeStage?: Resolver<Maybe<ResolversTypes['EmployeeStage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  levelName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  periodFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodTo?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AssessmentPlanStatus']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['ViewerType']>, ParentType, ContextType>;
};

export type PersonFitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonFit'] = ResolversParentTypes['PersonFit']> = {
  belowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conditionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  overqualifiedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassessedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonFitPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonFitPage'] = ResolversParentTypes['PersonFitPage']> = {
  items?: Resolver<Array<ResolversTypes['PersonFit']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonLevel'] = ResolversParentTypes['PersonLevel']> = {
  evidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['MatchItem']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  saidBy?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type PersonMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonMatch'] = ResolversParentTypes['PersonMatch']> = {
  assessable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ConditionMatch']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  fit?: Resolver<ResolversTypes['PersonFit'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  levels?: Resolver<Array<ResolversTypes['PersonLevel']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type PersonnelChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelChange'] = ResolversParentTypes['PersonnelChange']> = {
  approval?: Resolver<Maybe<ResolversTypes['ApprovalRun']>, ParentType, ContextType>;
  cancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decidable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  effectiveDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  exitKind?: Resolver<Maybe<ResolversTypes['ExitKind']>, ParentType, ContextType>;
  filedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  filedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ground?: Resolver<Maybe<ResolversTypes['ExitGround']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  letterKind?: Resolver<Maybe<ResolversTypes['LetterKind']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PersonnelChangeLine']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reversalOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reversible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PersonnelChangeStatus']>, ParentType, ContextType>;
  task?: Resolver<Maybe<ResolversTypes['PersonnelChangeTask']>, ParentType, ContextType>;
  taskText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PersonnelChangeType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonnelChangeFlowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelChangeFlow'] = ResolversParentTypes['PersonnelChangeFlow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['ApprovalNode']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PersonnelChangeType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonnelChangeFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelChangeForm'] = ResolversParentTypes['PersonnelChangeForm']> = {
  ahead?: Resolver<Array<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  regularDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonnelChangeLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelChangeLine'] = ResolversParentTypes['PersonnelChangeLine']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonnelChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonnelChangePage'] = ResolversParentTypes['PersonnelChangePage']> = {
  items?: Resolver<Array<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonnelChangeSortKeyResolvers = EnumResolverSignature<{ EFFECTIVE_DATE?: any, FILED_AT?: any, NAME?: any, NUMBER?: any }, ResolversTypes['PersonnelChangeSortKey']>;

export type PersonnelChangeStatusResolvers = EnumResolverSignature<{ APPROVING?: any, CANCELLED?: any, EFFECTIVE?: any, PENDING?: any, REFUSED?: any, REVERSED?: any }, ResolversTypes['PersonnelChangeStatus']>;

export type PersonnelChangeTaskResolvers = EnumResolverSignature<{ FAILED?: any, HEAD_VACANT?: any, MOVED_UP?: any }, ResolversTypes['PersonnelChangeTask']>;

export type PersonnelChangeTypeResolvers = EnumResolverSignature<{ COMMON?: any, ENTRY?: any, EXIT?: any, MERGE?: any, PROMOTION?: any, REGULARISE?: any, TRANSFER?: any }, ResolversTypes['PersonnelChangeType']>;

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  closedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coming?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  filled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  highestRank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedHeadcount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionCondition'] = ResolversParentTypes['PositionCondition']> = {
  ideal?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['MatchItem'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type PositionEvaluationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionEvaluation'] = ResolversParentTypes['PositionEvaluation']> = {
  appliedFrom?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  evaluatorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  lowest?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  manageable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['EvaluationState']>, ParentType, ContextType>;
  submittedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitsForMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PositionEvaluationDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionEvaluationDetail'] = ResolversParentTypes['PositionEvaluationDetail']> = {
  evaluation?: Resolver<ResolversTypes['PositionEvaluation'], ParentType, ContextType>;
  evaluators?: Resolver<Array<ResolversTypes['PositionEvaluator']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  options?: Resolver<ResolversTypes['EvaluationOptions'], ParentType, ContextType>;
};

export type PositionEvaluationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionEvaluationPage'] = ResolversParentTypes['PositionEvaluationPage']> = {
  items?: Resolver<Array<ResolversTypes['PositionEvaluation']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionEvaluatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionEvaluator'] = ResolversParentTypes['PositionEvaluator']> = {
  choices?: Resolver<Array<Maybe<ResolversTypes['Int']>>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  isMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type PositionHistoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionHistory'] = ResolversParentTypes['PositionHistory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PositionVersion']>, ParentType, ContextType>;
};

export type PositionMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionMatch'] = ResolversParentTypes['PositionMatch']> = {
  assessedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  belowCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conditionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  peopleCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
};

export type PositionMatchPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionMatchPage'] = ResolversParentTypes['PositionMatchPage']> = {
  items?: Resolver<Array<ResolversTypes['PositionMatch']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionPage'] = ResolversParentTypes['PositionPage']> = {
  items?: Resolver<Array<ResolversTypes['Position']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionRequirement'] = ResolversParentTypes['PositionRequirement']> = {
  conditions?: Resolver<Array<ResolversTypes['PositionCondition']>, ParentType, ContextType>;
  editable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PositionSortKeyResolvers = EnumResolverSignature<{ CODE?: any, FILLED?: any, NAME?: any, PLANNED_HEADCOUNT?: any, RANK?: any }, ResolversTypes['PositionSortKey']>;

export type PositionVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PositionVersion'] = ResolversParentTypes['PositionVersion']> = {
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  highestRank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plannedHeadcount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  requirements?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responsibilities?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PriorityResolvers = EnumResolverSignature<{ LOWER?: any, ORDINARY?: any, UNUSUALLY_URGENT?: any, URGENT?: any }, ResolversTypes['Priority']>;

export type PromoteEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromoteEmployeePayload'] = ResolversParentTypes['PromoteEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PublishBaseTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishBaseTemplatePayload'] = ResolversParentTypes['PublishBaseTemplatePayload']> = {
  baseTemplate?: Resolver<Maybe<ResolversTypes['BaseTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiTokens?: Resolver<Maybe<ResolversTypes['ApiTokenPage']>, ParentType, ContextType, Partial<QueryApiTokensArgs>>;
  appraisalPlans?: Resolver<Maybe<Array<ResolversTypes['AssessmentPlan']>>, ParentType, ContextType>;
  appraisalTabs?: Resolver<Maybe<ResolversTypes['AppraisalTabs']>, ParentType, ContextType>;
  assessment?: Resolver<Maybe<ResolversTypes['Assessment']>, ParentType, ContextType, RequireFields<QueryAssessmentArgs, 'employeeId' | 'planId'>>;
  assessmentPlan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType, RequireFields<QueryAssessmentPlanArgs, 'id'>>;
  assessmentPlanNameTaken?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryAssessmentPlanNameTakenArgs, 'name'>>;
  assessmentPlans?: Resolver<Maybe<ResolversTypes['AssessmentPlanPage']>, ParentType, ContextType, Partial<QueryAssessmentPlansArgs>>;
  assessmentRule?: Resolver<Maybe<ResolversTypes['AssessmentRule']>, ParentType, ContextType, RequireFields<QueryAssessmentRuleArgs, 'id'>>;
  assessmentRuleNameTaken?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryAssessmentRuleNameTakenArgs, 'name'>>;
  assessmentRules?: Resolver<Maybe<ResolversTypes['AssessmentRulePage']>, ParentType, ContextType, Partial<QueryAssessmentRulesArgs>>;
  assessmentTemplate?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType, RequireFields<QueryAssessmentTemplateArgs, 'id'>>;
  assessmentTemplates?: Resolver<Maybe<ResolversTypes['AssessmentTemplatePage']>, ParentType, ContextType, Partial<QueryAssessmentTemplatesArgs>>;
  auditEntries?: Resolver<Maybe<ResolversTypes['AuditEntryPage']>, ParentType, ContextType, RequireFields<QueryAuditEntriesArgs, 'objectId' | 'objectType'>>;
  backlog?: Resolver<Maybe<Array<ResolversTypes['BacklogCount']>>, ParentType, ContextType>;
  baseTemplate?: Resolver<Maybe<ResolversTypes['BaseTemplate']>, ParentType, ContextType, RequireFields<QueryBaseTemplateArgs, 'id'>>;
  baseTemplateNameFree?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryBaseTemplateNameFreeArgs, 'name'>>;
  baseTemplates?: Resolver<Maybe<ResolversTypes['BaseTemplatePage']>, ParentType, ContextType, Partial<QueryBaseTemplatesArgs>>;
  calibrationPlans?: Resolver<Maybe<Array<ResolversTypes['AssessmentPlan']>>, ParentType, ContextType>;
  capabilities?: Resolver<Maybe<ResolversTypes['Capabilities']>, ParentType, ContextType>;
  changeForm?: Resolver<Maybe<ResolversTypes['PersonnelChangeForm']>, ParentType, ContextType, RequireFields<QueryChangeFormArgs, 'employeeId'>>;
  changeLetterForm?: Resolver<Maybe<ResolversTypes['ChangeLetterForm']>, ParentType, ContextType, RequireFields<QueryChangeLetterFormArgs, 'changeId' | 'language'>>;
  cities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  compareOrganisation?: Resolver<Maybe<ResolversTypes['OrganisationComparison']>, ParentType, ContextType, RequireFields<QueryCompareOrganisationArgs, 'from' | 'to'>>;
  customFields?: Resolver<Maybe<Array<ResolversTypes['CustomField']>>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType, RequireFields<QueryDepartmentArgs, 'id'>>;
  departmentChanges?: Resolver<Maybe<Array<ResolversTypes['DepartmentChange']>>, ParentType, ContextType, Partial<QueryDepartmentChangesArgs>>;
  departmentMembers?: Resolver<Maybe<ResolversTypes['EmployeePage']>, ParentType, ContextType, RequireFields<QueryDepartmentMembersArgs, 'departmentId' | 'includeBelow' | 'page'>>;
  departments?: Resolver<Maybe<Array<ResolversTypes['Department']>>, ParentType, ContextType, Partial<QueryDepartmentsArgs>>;
  dictionaries?: Resolver<Maybe<Array<ResolversTypes['Dictionary']>>, ParentType, ContextType, Partial<QueryDictionariesArgs>>;
  directoryConflicts?: Resolver<Maybe<ResolversTypes['DirectoryConflictPage']>, ParentType, ContextType, Partial<QueryDirectoryConflictsArgs>>;
  directoryDepartures?: Resolver<Maybe<ResolversTypes['DirectoryDeparturePage']>, ParentType, ContextType, Partial<QueryDirectoryDeparturesArgs>>;
  directorySync?: Resolver<Maybe<ResolversTypes['DirectorySync']>, ParentType, ContextType>;
  directorySyncLines?: Resolver<Maybe<ResolversTypes['EmployeeImportLinePage']>, ParentType, ContextType, RequireFields<QueryDirectorySyncLinesArgs, 'runId'>>;
  directorySyncRuns?: Resolver<Maybe<ResolversTypes['DirectorySyncRunPage']>, ParentType, ContextType, Partial<QueryDirectorySyncRunsArgs>>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType, RequireFields<QueryEmployeeArgs, 'id'>>;
  employeeFieldLayout?: Resolver<Maybe<ResolversTypes['EmployeeFieldLayout']>, ParentType, ContextType>;
  employeeFieldRoles?: Resolver<Maybe<Array<ResolversTypes['EmployeeFieldRole']>>, ParentType, ContextType>;
  employeeFieldsFree?: Resolver<Maybe<ResolversTypes['EmployeeFieldsFree']>, ParentType, ContextType, Partial<QueryEmployeeFieldsFreeArgs>>;
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType, RequireFields<QueryEmployeeImportArgs, 'id'>>;
  employeeImportTemplate?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType, RequireFields<QueryEmployeeImportTemplateArgs, 'format'>>;
  employeeImports?: Resolver<Maybe<ResolversTypes['EmployeeImportPage']>, ParentType, ContextType, Partial<QueryEmployeeImportsArgs>>;
  employeeOptions?: Resolver<Maybe<Array<ResolversTypes['EmployeeOption']>>, ParentType, ContextType, RequireFields<QueryEmployeeOptionsArgs, 'left' | 'limit'>>;
  employeeProposals?: Resolver<Maybe<Array<ResolversTypes['EmployeeProposal']>>, ParentType, ContextType, RequireFields<QueryEmployeeProposalsArgs, 'employeeId'>>;
  employeeRecords?: Resolver<Maybe<ResolversTypes['EmployeeRecords']>, ParentType, ContextType, RequireFields<QueryEmployeeRecordsArgs, 'employeeId'>>;
  employeeSummary?: Resolver<Maybe<ResolversTypes['EmployeeSummary']>, ParentType, ContextType, Partial<QueryEmployeeSummaryArgs>>;
  employees?: Resolver<Maybe<ResolversTypes['EmployeePage']>, ParentType, ContextType, Partial<QueryEmployeesArgs>>;
  enabledAssessmentTemplates?: Resolver<Maybe<Array<ResolversTypes['AssessmentTemplate']>>, ParentType, ContextType>;
  evaluationOptions?: Resolver<Maybe<ResolversTypes['EvaluationOptions']>, ParentType, ContextType>;
  exitForm?: Resolver<Maybe<ResolversTypes['ExitForm']>, ParentType, ContextType, RequireFields<QueryExitFormArgs, 'employeeId'>>;
  failedLogins?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryFailedLoginsArgs, 'companyCode' | 'userName'>>;
  grades?: Resolver<Maybe<Array<ResolversTypes['Grade']>>, ParentType, ContextType, Partial<QueryGradesArgs>>;
  homeOverview?: Resolver<Maybe<ResolversTypes['HomeOverview']>, ParentType, ContextType>;
  identities?: Resolver<Maybe<Array<ResolversTypes['LinkedIdentity']>>, ParentType, ContextType>;
  identityLinks?: Resolver<Maybe<ResolversTypes['IdentityLinkPage']>, ParentType, ContextType, Partial<QueryIdentityLinksArgs>>;
  invitationCounts?: Resolver<Maybe<ResolversTypes['InvitationCounts']>, ParentType, ContextType, RequireFields<QueryInvitationCountsArgs, 'selection'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobFamilies?: Resolver<Maybe<Array<ResolversTypes['JobFamily']>>, ParentType, ContextType, Partial<QueryJobFamiliesArgs>>;
  jobFamiliesOn?: Resolver<Maybe<ResolversTypes['JobFamilyOnDayPage']>, ParentType, ContextType, RequireFields<QueryJobFamiliesOnArgs, 'day'>>;
  jobFamilyChanges?: Resolver<Maybe<ResolversTypes['JobFamilyChangePage']>, ParentType, ContextType, Partial<QueryJobFamilyChangesArgs>>;
  jobFamilyPage?: Resolver<Maybe<ResolversTypes['JobFamilyPage']>, ParentType, ContextType, Partial<QueryJobFamilyPageArgs>>;
  jobs?: Resolver<Maybe<ResolversTypes['JobPage']>, ParentType, ContextType, Partial<QueryJobsArgs>>;
  letterKinds?: Resolver<Maybe<Array<ResolversTypes['LetterKindInfo']>>, ParentType, ContextType>;
  letterPreview?: Resolver<Maybe<ResolversTypes['LetterPreview']>, ParentType, ContextType, RequireFields<QueryLetterPreviewArgs, 'input'>>;
  letterTemplateNameFree?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryLetterTemplateNameFreeArgs, 'name'>>;
  letterTemplates?: Resolver<Maybe<ResolversTypes['LetterTemplatePage']>, ParentType, ContextType, Partial<QueryLetterTemplatesArgs>>;
  listMemory?: Resolver<Maybe<ResolversTypes['ListMemory']>, ParentType, ContextType, RequireFields<QueryListMemoryArgs, 'listKey'>>;
  mailPreference?: Resolver<Maybe<ResolversTypes['MailPreference']>, ParentType, ContextType>;
  managedCompanies?: Resolver<Maybe<ResolversTypes['ManagedCompanyPage']>, ParentType, ContextType, Partial<QueryManagedCompaniesArgs>>;
  managedCompany?: Resolver<Maybe<ResolversTypes['ManagedCompany']>, ParentType, ContextType, Partial<QueryManagedCompanyArgs>>;
  matchItems?: Resolver<Maybe<Array<ResolversTypes['MatchItem']>>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<Array<ResolversTypes['MenuEntry']>>, ParentType, ContextType>;
  messageCentre?: Resolver<Maybe<ResolversTypes['MessageCentre']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['MessagePage']>, ParentType, ContextType, Partial<QueryMessagesArgs>>;
  minimumWages?: Resolver<Maybe<Array<ResolversTypes['MinimumWage']>>, ParentType, ContextType>;
  myAppraisals?: Resolver<Maybe<ResolversTypes['AssessmentParticipantPage']>, ParentType, ContextType, Partial<QueryMyAppraisalsArgs>>;
  nationalities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  notices?: Resolver<Maybe<Array<ResolversTypes['Notice']>>, ParentType, ContextType, RequireFields<QueryNoticesArgs, 'minStatus'>>;
  organisation?: Resolver<Maybe<ResolversTypes['Organisation']>, ParentType, ContextType, Partial<QueryOrganisationArgs>>;
  organisationDays?: Resolver<Maybe<ResolversTypes['OrganisationDays']>, ParentType, ContextType>;
  organisationVersions?: Resolver<Maybe<Array<ResolversTypes['OrganisationVersion']>>, ParentType, ContextType>;
  pagePermission?: Resolver<Maybe<ResolversTypes['PagePermission']>, ParentType, ContextType, RequireFields<QueryPagePermissionArgs, 'path'>>;
  personAppraisals?: Resolver<Maybe<Array<ResolversTypes['PersonAppraisal']>>, ParentType, ContextType, RequireFields<QueryPersonAppraisalsArgs, 'employeeId'>>;
  personMatch?: Resolver<Maybe<ResolversTypes['PersonMatch']>, ParentType, ContextType, Partial<QueryPersonMatchArgs>>;
  personnelChangeFlows?: Resolver<Maybe<Array<ResolversTypes['PersonnelChangeFlow']>>, ParentType, ContextType>;
  personnelChangeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType, RequireFields<QueryPersonnelChangeImportArgs, 'id'>>;
  personnelChangeImportTemplate?: Resolver<Maybe<ResolversTypes['FileLink']>, ParentType, ContextType, RequireFields<QueryPersonnelChangeImportTemplateArgs, 'format'>>;
  personnelChanges?: Resolver<Maybe<ResolversTypes['PersonnelChangePage']>, ParentType, ContextType, Partial<QueryPersonnelChangesArgs>>;
  personnelChangesToApprove?: Resolver<Maybe<ResolversTypes['PersonnelChangePage']>, ParentType, ContextType, Partial<QueryPersonnelChangesToApproveArgs>>;
  platformSystemNotice?: Resolver<Maybe<ResolversTypes['SystemNotice']>, ParentType, ContextType>;
  positionEvaluation?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType, RequireFields<QueryPositionEvaluationArgs, 'id'>>;
  positionEvaluations?: Resolver<Maybe<ResolversTypes['PositionEvaluationPage']>, ParentType, ContextType, Partial<QueryPositionEvaluationsArgs>>;
  positionHistory?: Resolver<Maybe<ResolversTypes['PositionHistory']>, ParentType, ContextType, RequireFields<QueryPositionHistoryArgs, 'id'>>;
  positionMatches?: Resolver<Maybe<ResolversTypes['PositionMatchPage']>, ParentType, ContextType, Partial<QueryPositionMatchesArgs>>;
  positionPage?: Resolver<Maybe<ResolversTypes['PositionPage']>, ParentType, ContextType, Partial<QueryPositionPageArgs>>;
  positionRequirement?: Resolver<Maybe<ResolversTypes['PositionRequirement']>, ParentType, ContextType, RequireFields<QueryPositionRequirementArgs, 'positionId'>>;
  positions?: Resolver<Maybe<Array<ResolversTypes['Position']>>, ParentType, ContextType, Partial<QueryPositionsArgs>>;
  rankChanges?: Resolver<Maybe<ResolversTypes['RankChangePage']>, ParentType, ContextType, Partial<QueryRankChangesArgs>>;
  rankPage?: Resolver<Maybe<ResolversTypes['RankPage']>, ParentType, ContextType, Partial<QueryRankPageArgs>>;
  ranks?: Resolver<Maybe<Array<ResolversTypes['Rank']>>, ParentType, ContextType, Partial<QueryRanksArgs>>;
  ranksOn?: Resolver<Maybe<ResolversTypes['RankOnDayPage']>, ParentType, ContextType, RequireFields<QueryRanksOnArgs, 'day'>>;
  regularisationForm?: Resolver<Maybe<ResolversTypes['RegularisationForm']>, ParentType, ContextType, RequireFields<QueryRegularisationFormArgs, 'employeeId'>>;
  reportLine?: Resolver<Maybe<ResolversTypes['ReportLine']>, ParentType, ContextType, Partial<QueryReportLineArgs>>;
  reports?: Resolver<Maybe<ResolversTypes['ReportLinePage']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'line' | 'managerId' | 'page'>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType, RequireFields<QueryRoleArgs, 'id'>>;
  roles?: Resolver<Maybe<Array<ResolversTypes['Role']>>, ParentType, ContextType, Partial<QueryRolesArgs>>;
  scheduleDay?: Resolver<Maybe<ResolversTypes['ScheduleDay']>, ParentType, ContextType, RequireFields<QueryScheduleDayArgs, 'date'>>;
  search?: Resolver<Maybe<Array<ResolversTypes['SearchHit']>>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'keyword'>>;
  shortcuts?: Resolver<Maybe<Array<ResolversTypes['Shortcut']>>, ParentType, ContextType>;
  signInSettings?: Resolver<Maybe<ResolversTypes['SignInSettings']>, ParentType, ContextType>;
  systemNotice?: Resolver<Maybe<ResolversTypes['SystemNotice']>, ParentType, ContextType>;
  teamAppraisals?: Resolver<Maybe<ResolversTypes['AssessmentParticipantPage']>, ParentType, ContextType, Partial<QueryTeamAppraisalsArgs>>;
  timeSpans?: Resolver<Maybe<Array<ResolversTypes['TimeSpan']>>, ParentType, ContextType, RequireFields<QueryTimeSpansArgs, 'spans'>>;
  todos?: Resolver<Maybe<Array<ResolversTypes['Todo']>>, ParentType, ContextType>;
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType, RequireFields<QueryUserAccountArgs, 'id'>>;
  userAccounts?: Resolver<Maybe<ResolversTypes['UserAccountPage']>, ParentType, ContextType, Partial<QueryUserAccountsArgs>>;
  waitingTalks?: Resolver<Maybe<Array<ResolversTypes['WaitingTalk']>>, ParentType, ContextType>;
  whoFits?: Resolver<Maybe<ResolversTypes['PersonFitPage']>, ParentType, ContextType, RequireFields<QueryWhoFitsArgs, 'positionId'>>;
  withoutManager?: Resolver<Maybe<ResolversTypes['ReportLinePage']>, ParentType, ContextType, RequireFields<QueryWithoutManagerArgs, 'page'>>;
};

export type RankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rank'] = ResolversParentTypes['Rank']> = {
  closedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coming?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankChange'] = ResolversParentTypes['RankChange']> = {
  after?: Resolver<Maybe<ResolversTypes['RankVersion']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['RankVersion']>, ParentType, ContextType>;
  changedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kinds?: Resolver<Array<Maybe<ResolversTypes['DescriptionChange']>>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
};

export type RankChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankChangePage'] = ResolversParentTypes['RankChangePage']> = {
  items?: Resolver<Array<ResolversTypes['RankChange']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankOnDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankOnDay'] = ResolversParentTypes['RankOnDay']> = {
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['RankVersion'], ParentType, ContextType>;
};

export type RankOnDayPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankOnDayPage'] = ResolversParentTypes['RankOnDayPage']> = {
  items?: Resolver<Array<ResolversTypes['RankOnDay']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankPage'] = ResolversParentTypes['RankPage']> = {
  items?: Resolver<Array<ResolversTypes['Rank']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankSortKeyResolvers = EnumResolverSignature<{ CODE?: any, FILLED?: any, GRADE?: any, NAME?: any }, ResolversTypes['RankSortKey']>;

export type RankVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankVersion'] = ResolversParentTypes['RankVersion']> = {
  grade?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobGrade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  validTo?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type RecordProposalDecidedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordProposalDecidedPayload'] = ResolversParentTypes['RecordProposalDecidedPayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReenterEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReenterEmployeePayload'] = ResolversParentTypes['ReenterEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefusePersonnelChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusePersonnelChangePayload'] = ResolversParentTypes['RefusePersonnelChangePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RefusedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefusedAccount'] = ResolversParentTypes['RefusedAccount']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RegularisationFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegularisationForm'] = ResolversParentTypes['RegularisationForm']> = {
  ahead?: Resolver<Array<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  entryDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  lastDay?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  regular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regularDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegulariseEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegulariseEmployeePayload'] = ResolversParentTypes['RegulariseEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RememberOpenedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RememberOpenedPayload'] = ResolversParentTypes['RememberOpenedPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemindAssessmentPlanPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindAssessmentPlanPayload'] = ResolversParentTypes['RemindAssessmentPlanPayload']> = {
  reminded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemindTeamPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemindTeamPayload'] = ResolversParentTypes['RemindTeamPayload']> = {
  failures?: Resolver<Maybe<Array<ResolversTypes['AssessmentFailure']>>, ParentType, ContextType>;
  reminded?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveIdentityLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveIdentityLinkPayload'] = ResolversParentTypes['RemoveIdentityLinkPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveRoleMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveRoleMembersPayload'] = ResolversParentTypes['RemoveRoleMembersPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameOrganisationVersionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameOrganisationVersionPayload'] = ResolversParentTypes['RenameOrganisationVersionPayload']> = {
  organisationVersion?: Resolver<Maybe<ResolversTypes['OrganisationVersion']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameRolePayload'] = ResolversParentTypes['RenameRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameUserAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenameUserAccountPayload'] = ResolversParentTypes['RenameUserAccountPayload']> = {
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportLine'] = ResolversParentTypes['ReportLine']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ReportLinePerson']>, ParentType, ContextType>;
  withoutManager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportLineKindResolvers = EnumResolverSignature<{ MANAGER?: any, VIRTUAL?: any }, ResolversTypes['ReportLineKind']>;

export type ReportLinePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportLinePage'] = ResolversParentTypes['ReportLinePage']> = {
  items?: Resolver<Array<ResolversTypes['ReportLinePerson']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportLinePersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportLinePerson'] = ResolversParentTypes['ReportLinePerson']> = {
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  managerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  virtualManagerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  virtualReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportingPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportingPerson'] = ResolversParentTypes['ReportingPerson']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestVerificationCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestVerificationCodePayload'] = ResolversParentTypes['RequestVerificationCodePayload']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetEmployeePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetEmployeePasswordPayload'] = ResolversParentTypes['ResetEmployeePasswordPayload']> = {
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetUserAccountPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetUserAccountPasswordPayload'] = ResolversParentTypes['ResetUserAccountPasswordPayload']> = {
  initialPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReversePersonnelChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReversePersonnelChangePayload'] = ResolversParentTypes['ReversePersonnelChangePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeApiTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeApiTokenPayload'] = ResolversParentTypes['RevokeApiTokenPayload']> = {
  apiToken?: Resolver<Maybe<ResolversTypes['ApiToken']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeScimTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeScimTokenPayload'] = ResolversParentTypes['RevokeScimTokenPayload']> = {
  directorySync?: Resolver<Maybe<ResolversTypes['DirectorySync']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  editedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fieldRights?: Resolver<Array<ResolversTypes['RoleFieldRight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  memberCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['RoleMemberPage']>, ParentType, ContextType, Partial<RoleMembersArgs>>;
  menus?: Resolver<Maybe<Array<ResolversTypes['RoleMenu']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  narrowedMembers?: Resolver<Maybe<Array<ResolversTypes['RoleMember']>>, ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['RoleScope'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['RoleType']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleFieldRightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleFieldRight'] = ResolversParentTypes['RoleFieldRight']> = {
  group?: Resolver<Maybe<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['FieldRight']>, ParentType, ContextType>;
};

export type RoleMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleMember'] = ResolversParentTypes['RoleMember']> = {
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  narrowed?: Resolver<Maybe<ResolversTypes['RoleMemberScope']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RoleMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleMemberPage'] = ResolversParentTypes['RoleMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['RoleMember']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleMemberScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleMemberScope'] = ResolversParentTypes['RoleMemberScope']> = {
  departments?: Resolver<Maybe<Array<ResolversTypes['Department']>>, ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['AuthorityScope']>, ParentType, ContextType>;
};

export type RoleMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleMenu'] = ResolversParentTypes['RoleMenu']> = {
  menuId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['RolePage']>, ParentType, ContextType>;
};

export type RolePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePage'] = ResolversParentTypes['RolePage']> = {
  allowEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowVisit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  elements?: Resolver<Array<ResolversTypes['RolePageElement']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipped?: Resolver<Maybe<ResolversTypes['PageAllowance']>, ParentType, ContextType>;
};

export type RolePageElementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RolePageElement'] = ResolversParentTypes['RolePageElement']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['PageElementKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RoleScopeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleScope'] = ResolversParentTypes['RoleScope']> = {
  departments?: Resolver<Maybe<Array<ResolversTypes['Department']>>, ParentType, ContextType>;
  employees?: Resolver<Maybe<Array<ResolversTypes['Employee']>>, ParentType, ContextType>;
  hiddenEmployeeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<Maybe<ResolversTypes['AuthorityScope']>, ParentType, ContextType>;
};

export type RoleTypeResolvers = EnumResolverSignature<{ ADMIN?: any, CEO?: any, CUSTOMISED?: any, MANAGER?: any, ORDINARY?: any }, ResolversTypes['RoleType']>;

export type RunningPlanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunningPlan'] = ResolversParentTypes['RunningPlan']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayRemind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingInDepartment']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AssessmentPlanStatus']>, ParentType, ContextType>;
};

export type SaveAssessmentRulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAssessmentRulePayload'] = ResolversParentTypes['SaveAssessmentRulePayload']> = {
  assessmentRule?: Resolver<Maybe<ResolversTypes['AssessmentRule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveAssessmentTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveAssessmentTemplatePayload'] = ResolversParentTypes['SaveAssessmentTemplatePayload']> = {
  assessmentTemplate?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveCompanyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveCompanyPayload'] = ResolversParentTypes['SaveCompanyPayload']> = {
  company?: Resolver<Maybe<ResolversTypes['ManagedCompany']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveDepartmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDepartmentPayload'] = ResolversParentTypes['SaveDepartmentPayload']> = {
  changeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveDirectorySyncPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveDirectorySyncPayload'] = ResolversParentTypes['SaveDirectorySyncPayload']> = {
  directorySync?: Resolver<Maybe<ResolversTypes['DirectorySync']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveEmployeeFieldRightsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveEmployeeFieldRightsPayload'] = ResolversParentTypes['SaveEmployeeFieldRightsPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['EmployeeFieldRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveEvaluationOptionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveEvaluationOptionsPayload'] = ResolversParentTypes['SaveEvaluationOptionsPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['EvaluationOptions']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveLanguagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveLanguagePayload'] = ResolversParentTypes['SaveLanguagePayload']> = {
  language?: Resolver<Maybe<ResolversTypes['Language']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveListFilterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveListFilterPayload'] = ResolversParentTypes['SaveListFilterPayload']> = {
  listMemory?: Resolver<Maybe<ResolversTypes['ListMemory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveListLayoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveListLayoutPayload'] = ResolversParentTypes['SaveListLayoutPayload']> = {
  listMemory?: Resolver<Maybe<ResolversTypes['ListMemory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveMailPreferencePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveMailPreferencePayload'] = ResolversParentTypes['SaveMailPreferencePayload']> = {
  preference?: Resolver<Maybe<ResolversTypes['MailPreference']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveMinimumWagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveMinimumWagePayload'] = ResolversParentTypes['SaveMinimumWagePayload']> = {
  minimumWage?: Resolver<Maybe<ResolversTypes['MinimumWage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveNoticePayload'] = ResolversParentTypes['SaveNoticePayload']> = {
  notice?: Resolver<Maybe<ResolversTypes['Notice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavePersonLevelsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePersonLevelsPayload'] = ResolversParentTypes['SavePersonLevelsPayload']> = {
  match?: Resolver<Maybe<ResolversTypes['PersonMatch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavePersonnelChangeFlowPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePersonnelChangeFlowPayload'] = ResolversParentTypes['SavePersonnelChangeFlowPayload']> = {
  flow?: Resolver<Maybe<ResolversTypes['PersonnelChangeFlow']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SavePositionRequirementPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavePositionRequirementPayload'] = ResolversParentTypes['SavePositionRequirementPayload']> = {
  requirement?: Resolver<Maybe<ResolversTypes['PositionRequirement']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveRolePagesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveRolePagesPayload'] = ResolversParentTypes['SaveRolePagesPayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveRoleScopePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveRoleScopePayload'] = ResolversParentTypes['SaveRoleScopePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveShortcutsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveShortcutsPayload'] = ResolversParentTypes['SaveShortcutsPayload']> = {
  shortcuts?: Resolver<Maybe<Array<ResolversTypes['Shortcut']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveSignInSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSignInSettingsPayload'] = ResolversParentTypes['SaveSignInSettingsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SaveSystemNoticePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveSystemNoticePayload'] = ResolversParentTypes['SaveSystemNoticePayload']> = {
  systemNotice?: Resolver<Maybe<ResolversTypes['SystemNotice']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveTemplateContentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTemplateContentPayload'] = ResolversParentTypes['SaveTemplateContentPayload']> = {
  assessmentTemplate?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  templateContent?: Resolver<Maybe<ResolversTypes['AssessmentTemplateContent']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScheduleDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleDay'] = ResolversParentTypes['ScheduleDay']> = {
  items?: Resolver<Array<ResolversTypes['ScheduleItem']>, ParentType, ContextType>;
  remindDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
  scheduledDates?: Resolver<Array<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type ScheduleItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleItem'] = ResolversParentTypes['ScheduleItem']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScimTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScimToken'] = ResolversParentTypes['ScimToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ScoreMethodResolvers = EnumResolverSignature<{ FORMULA?: any, MANUAL?: any }, ResolversTypes['ScoreMethod']>;

export type ScorePositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScorePositionEvaluationPayload'] = ResolversParentTypes['ScorePositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ScorerRoleResolvers = EnumResolverSignature<{ BOSS?: any, DEPARTMENT?: any, HR?: any, IMPORT?: any, PARTNER?: any, SELF?: any }, ResolversTypes['ScorerRole']>;

export type SearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  kind?: Resolver<Maybe<ResolversTypes['SearchKind']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchKindResolvers = EnumResolverSignature<{ APPRAISAL?: any, EMPLOYEE?: any, PAGE?: any, PLAN?: any }, ResolversTypes['SearchKind']>;

export type SeeAsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeeAsPayload'] = ResolversParentTypes['SeeAsPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  view?: Resolver<Maybe<ResolversTypes['SeenAs']>, ParentType, ContextType>;
};

export type SeenAsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeenAs'] = ResolversParentTypes['SeenAs']> = {
  groups?: Resolver<Array<ResolversTypes['SeenAsGroup']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['SeenAsPage']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['SeenAsRole']>, ParentType, ContextType>;
};

export type SeenAsGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeenAsGroup'] = ResolversParentTypes['SeenAsGroup']> = {
  editable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['FieldGroup']>, ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SeenAsPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeenAsPage'] = ResolversParentTypes['SeenAsPage']> = {
  allowEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowExport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type SeenAsRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeenAsRole'] = ResolversParentTypes['SeenAsRole']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SetRemindDatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRemindDatePayload'] = ResolversParentTypes['SetRemindDatePayload']> = {
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SettlePersonnelChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SettlePersonnelChangePayload'] = ResolversParentTypes['SettlePersonnelChangePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SexResolvers = EnumResolverSignature<{ FEMALE?: any, MALE?: any, UNFILLED?: any }, ResolversTypes['Sex']>;

export type SheetCellResolvers = EnumResolverSignature<{ ACHIEVED_VALUE?: any, CONFIDENCE?: any, SCORE?: any, START_DATE?: any, START_VALUE?: any, TARGET_DATE?: any, TARGET_VALUE?: any, WEIGHT?: any }, ResolversTypes['SheetCell']>;

export type SheetFormatResolvers = EnumResolverSignature<{ CSV?: any, XLSX?: any }, ResolversTypes['SheetFormat']>;

export type ShortcutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shortcut'] = ResolversParentTypes['Shortcut']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SightReasonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SightReason'] = ResolversParentTypes['SightReason']> = {
  roles?: Resolver<Array<ResolversTypes['SightRole']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SightRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SightRole'] = ResolversParentTypes['SightRole']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readsField?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  showsPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInDirectoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInDirectory'] = ResolversParentTypes['SignInDirectory']> = {
  baseDn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bindDn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caCertificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameKind?: Resolver<Maybe<ResolversTypes['SignInName']>, ParentType, ContextType>;
  startTls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userFilter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInNameResolvers = EnumResolverSignature<{ ACCOUNT?: any, EMAIL?: any, NUMBER?: any }, ResolversTypes['SignInName']>;

export type SignInProviderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInProvider'] = ResolversParentTypes['SignInProvider']> = {
  caCertificate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claim?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasClientSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  matchBy?: Resolver<Maybe<ResolversTypes['SignInProviderMatch']>, ParentType, ContextType>;
  nameKind?: Resolver<Maybe<ResolversTypes['SignInName']>, ParentType, ContextType>;
};

export type SignInProviderMatchResolvers = EnumResolverSignature<{ CLAIM?: any, EMAIL?: any, LINK?: any }, ResolversTypes['SignInProviderMatch']>;

export type SignInSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInSettings'] = ResolversParentTypes['SignInSettings']> = {
  directory?: Resolver<Maybe<ResolversTypes['SignInDirectory']>, ParentType, ContextType>;
  loginDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginWay?: Resolver<Maybe<ResolversTypes['LoginWay']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['SignInProvider']>, ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignInStatusResolvers = EnumResolverSignature<{ DISABLED?: any, INVITED?: any, NEVER?: any, SIGNED_IN?: any }, ResolversTypes['SignInStatus']>;

export type SignOutUserAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutUserAccountPayload'] = ResolversParentTypes['SignOutUserAccountPayload']> = {
  userAccount?: Resolver<Maybe<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartDirectorySyncPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartDirectorySyncPayload'] = ResolversParentTypes['StartDirectorySyncPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartExternalLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartExternalLoginPayload'] = ResolversParentTypes['StartExternalLoginPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StartPositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPositionEvaluationPayload'] = ResolversParentTypes['StartPositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StarterKitResolvers = EnumResolverSignature<{ ANNUAL_DISTRIBUTION?: any, KPI_VALUES?: any, OKR?: any }, ResolversTypes['StarterKit']>;

export type SurveyMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SurveyMessage'] = ResolversParentTypes['SurveyMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwitchIdentityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SwitchIdentityPayload'] = ResolversParentTypes['SwitchIdentityPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['CurrentUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncSystemTypeResolvers = EnumResolverSignature<{ CHAT?: any, ENTERPRISE_MESSAGING?: any, EXTERNAL_HR?: any, FILE_DROP?: any, NONE?: any, RESERVED?: any, SCIM?: any }, ResolversTypes['SyncSystemType']>;

export type SystemNoticeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemNotice'] = ResolversParentTypes['SystemNotice']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TakeOverBaseTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeOverBaseTemplatePayload'] = ResolversParentTypes['TakeOverBaseTemplatePayload']> = {
  assessmentTemplate?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TargetLogEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetLogEntry'] = ResolversParentTypes['TargetLogEntry']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keyResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TargetLogPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetLogPage'] = ResolversParentTypes['TargetLogPage']> = {
  items?: Resolver<Array<ResolversTypes['TargetLogEntry']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetStatusResolvers = EnumResolverSignature<{ APPROVED?: any, PENDING_APPROVAL?: any, PENDING_FILL?: any, REJECTED?: any }, ResolversTypes['TargetStatus']>;

export type TeamStepsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TeamSteps'] = ResolversParentTypes['TeamSteps']> = {
  items?: Resolver<Array<ResolversTypes['Todo']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateOriginResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TemplateOrigin'] = ResolversParentTypes['TemplateOrigin']> = {
  baseTemplateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  baseTemplateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newestVersionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  newestVersionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  templateId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  templateName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestDirectorySyncPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestDirectorySyncPayload'] = ResolversParentTypes['TestDirectorySyncPayload']> = {
  departments?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TestSignInSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TestSignInSettingsPayload'] = ResolversParentTypes['TestSignInSettingsPayload']> = {
  entry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TimeSpanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TimeSpan'] = ResolversParentTypes['TimeSpan']> = {
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TodoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Todo'] = ResolversParentTypes['Todo']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TodoType']>, ParentType, ContextType>;
};

export type TodoTypeResolvers = EnumResolverSignature<{ CALIBRATION?: any, MY_CONFIRM?: any, MY_SCORE?: any, MY_TARGETS?: any, PERSONNEL_CHANGE_APPROVAL?: any, POSITION_EVALUATION?: any, PROCESS_APPROVAL?: any, RECORD_PROPOSAL?: any, STRUCTURE_CHANGE?: any, SUBORDINATE_CONFIRM?: any, SUBORDINATE_SCORE?: any, TARGET_APPROVAL?: any }, ResolversTypes['TodoType']>;

export type TransferEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferEmployeePayload'] = ResolversParentTypes['TransferEmployeePayload']> = {
  personnelChange?: Resolver<Maybe<ResolversTypes['PersonnelChange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TransferRoleMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferRoleMembersPayload'] = ResolversParentTypes['TransferRoleMembersPayload']> = {
  from?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoEmployeeImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoEmployeeImportPayload'] = ResolversParentTypes['UndoEmployeeImportPayload']> = {
  employeeImport?: Resolver<Maybe<ResolversTypes['EmployeeImport']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UngradedPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UngradedPage'] = ResolversParentTypes['UngradedPage']> = {
  items?: Resolver<Array<ResolversTypes['UngradedPerson']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UngradedPersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UngradedPerson'] = ResolversParentTypes['UngradedPerson']> = {
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  scorer?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  scorerRole?: Resolver<Maybe<ResolversTypes['ScorerRole']>, ParentType, ContextType>;
};

export type UnlinkIdentityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlinkIdentityPayload'] = ResolversParentTypes['UnlinkIdentityPayload']> = {
  identities?: Resolver<Maybe<Array<ResolversTypes['LinkedIdentity']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnreadCommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnreadComment'] = ResolversParentTypes['UnreadComment']> = {
  achieved?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  department?: Resolver<Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  keyResult?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
  reply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['AssessmentTemplate']>, ParentType, ContextType>;
};

export type UpdateEmployeePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmployeePayload'] = ResolversParentTypes['UpdateEmployeePayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['EmployeeRecords']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateEmployeeRecordsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmployeeRecordsPayload'] = ResolversParentTypes['UpdateEmployeeRecordsPayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  records?: Resolver<Maybe<ResolversTypes['EmployeeRecords']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateGradePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateGradePayload'] = ResolversParentTypes['UpdateGradePayload']> = {
  grade?: Resolver<Maybe<ResolversTypes['Grade']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateJobFamilyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateJobFamilyPayload'] = ResolversParentTypes['UpdateJobFamilyPayload']> = {
  jobFamily?: Resolver<Maybe<ResolversTypes['JobFamily']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePositionEvaluationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePositionEvaluationPayload'] = ResolversParentTypes['UpdatePositionEvaluationPayload']> = {
  detail?: Resolver<Maybe<ResolversTypes['PositionEvaluationDetail']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePositionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePositionPayload'] = ResolversParentTypes['UpdatePositionPayload']> = {
  history?: Resolver<Maybe<ResolversTypes['PositionHistory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRankPayload'] = ResolversParentTypes['UpdateRankPayload']> = {
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRolePayload'] = ResolversParentTypes['UpdateRolePayload']> = {
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccount'] = ResolversParentTypes['UserAccount']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSignInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['UserAccountLock']>, ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['UserAccountRole']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['SignInStatus']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPerson?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserAccountLockResolvers = EnumResolverSignature<{ LEFT?: any, OWN?: any, ROLE?: any }, ResolversTypes['UserAccountLock']>;

export type UserAccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountPage'] = ResolversParentTypes['UserAccountPage']> = {
  items?: Resolver<Array<ResolversTypes['UserAccount']>, ParentType, ContextType>;
  pageNo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserAccountRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserAccountRole'] = ResolversParentTypes['UserAccountRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewScoreAtResolvers = EnumResolverSignature<{ AFTER_BOSS_CONFIRMED?: any, AFTER_BOSS_SCORED?: any, AFTER_OPEN?: any }, ResolversTypes['ViewScoreAt']>;

export type ViewWhatResolvers = EnumResolverSignature<{ COMMENTS?: any, SCORE_AND_COMMENTS?: any }, ResolversTypes['ViewWhat']>;

export type ViewerTypeResolvers = EnumResolverSignature<{ HISTORY?: any, KANBAN?: any, LEADER?: any, MYSELF?: any, SETTER?: any }, ResolversTypes['ViewerType']>;

export type WaitingTalkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitingTalk'] = ResolversParentTypes['WaitingTalk']> = {
  asSuperior?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['AssessmentPlan']>, ParentType, ContextType>;
};

export type WithdrawDepartmentChangesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawDepartmentChangesPayload'] = ResolversParentTypes['WithdrawDepartmentChangesPayload']> = {
  changes?: Resolver<Maybe<Array<ResolversTypes['DepartmentChange']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WithdrawPositionChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WithdrawPositionChangePayload'] = ResolversParentTypes['WithdrawPositionChangePayload']> = {
  history?: Resolver<Maybe<ResolversTypes['PositionHistory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WriteChangeLetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteChangeLetterPayload'] = ResolversParentTypes['WriteChangeLetterPayload']> = {
  letter?: Resolver<Maybe<ResolversTypes['ChangeLetter']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcceptInvitationPayload?: AcceptInvitationPayloadResolvers<ContextType>;
  AddEmployeePayload?: AddEmployeePayloadResolvers<ContextType>;
  AddGradePayload?: AddGradePayloadResolvers<ContextType>;
  AddIdentityLinkPayload?: AddIdentityLinkPayloadResolvers<ContextType>;
  AddJobFamilyPayload?: AddJobFamilyPayloadResolvers<ContextType>;
  AddPositionEvaluationPayload?: AddPositionEvaluationPayloadResolvers<ContextType>;
  AddPositionPayload?: AddPositionPayloadResolvers<ContextType>;
  AddRankPayload?: AddRankPayloadResolvers<ContextType>;
  AddRoleMembersPayload?: AddRoleMembersPayloadResolvers<ContextType>;
  AddScheduleItemPayload?: AddScheduleItemPayloadResolvers<ContextType>;
  AllowedAction?: AllowedActionResolvers<ContextType>;
  ApiToken?: ApiTokenResolvers<ContextType>;
  ApiTokenPage?: ApiTokenPageResolvers<ContextType>;
  ApiTokenStatus?: ApiTokenStatusResolvers;
  ApplyPositionEvaluationPayload?: ApplyPositionEvaluationPayloadResolvers<ContextType>;
  AppraisalTabs?: AppraisalTabsResolvers<ContextType>;
  ApprovalDecision?: ApprovalDecisionResolvers;
  ApprovalMode?: ApprovalModeResolvers;
  ApprovalNode?: ApprovalNodeResolvers<ContextType>;
  ApprovalRun?: ApprovalRunResolvers<ContextType>;
  ApprovalStatus?: ApprovalStatusResolvers;
  ApprovalStep?: ApprovalStepResolvers<ContextType>;
  ApprovePersonnelChangePayload?: ApprovePersonnelChangePayloadResolvers<ContextType>;
  ApproveTargetsOfManyPayload?: ApproveTargetsOfManyPayloadResolvers<ContextType>;
  ApproverDecision?: ApproverDecisionResolvers<ContextType>;
  ApproverKind?: ApproverKindResolvers;
  ArrangeEmployeeFieldsPayload?: ArrangeEmployeeFieldsPayloadResolvers<ContextType>;
  Assessment?: AssessmentResolvers<ContextType>;
  AssessmentColumnType?: AssessmentColumnTypeResolvers;
  AssessmentConfirmation?: AssessmentConfirmationResolvers<ContextType>;
  AssessmentConfirmationOutcome?: AssessmentConfirmationOutcomeResolvers;
  AssessmentConfirmationParty?: AssessmentConfirmationPartyResolvers;
  AssessmentFailure?: AssessmentFailureResolvers<ContextType>;
  AssessmentIndicator?: AssessmentIndicatorResolvers<ContextType>;
  AssessmentOutsider?: AssessmentOutsiderResolvers<ContextType>;
  AssessmentOutsiderCode?: AssessmentOutsiderCodeResolvers;
  AssessmentOutsiderPage?: AssessmentOutsiderPageResolvers<ContextType>;
  AssessmentPart?: AssessmentPartResolvers<ContextType>;
  AssessmentParticipant?: AssessmentParticipantResolvers<ContextType>;
  AssessmentParticipantPage?: AssessmentParticipantPageResolvers<ContextType>;
  AssessmentPayload?: AssessmentPayloadResolvers<ContextType>;
  AssessmentPlan?: AssessmentPlanResolvers<ContextType>;
  AssessmentPlanBlocker?: AssessmentPlanBlockerResolvers<ContextType>;
  AssessmentPlanCycle?: AssessmentPlanCycleResolvers;
  AssessmentPlanModule?: AssessmentPlanModuleResolvers<ContextType>;
  AssessmentPlanPage?: AssessmentPlanPageResolvers<ContextType>;
  AssessmentPlanPayload?: AssessmentPlanPayloadResolvers<ContextType>;
  AssessmentPlanReadiness?: AssessmentPlanReadinessResolvers<ContextType>;
  AssessmentPlanScope?: AssessmentPlanScopeResolvers<ContextType>;
  AssessmentPlanStage?: AssessmentPlanStageResolvers;
  AssessmentPlanStatus?: AssessmentPlanStatusResolvers;
  AssessmentRule?: AssessmentRuleResolvers<ContextType>;
  AssessmentRuleLevel?: AssessmentRuleLevelResolvers<ContextType>;
  AssessmentRulePage?: AssessmentRulePageResolvers<ContextType>;
  AssessmentRuleType?: AssessmentRuleTypeResolvers;
  AssessmentScopePerson?: AssessmentScopePersonResolvers<ContextType>;
  AssessmentScopePersonPage?: AssessmentScopePersonPageResolvers<ContextType>;
  AssessmentScore?: AssessmentScoreResolvers<ContextType>;
  AssessmentScoreSheet?: AssessmentScoreSheetResolvers<ContextType>;
  AssessmentScoredPart?: AssessmentScoredPartResolvers<ContextType>;
  AssessmentStageCount?: AssessmentStageCountResolvers<ContextType>;
  AssessmentStageReminderDates?: AssessmentStageReminderDatesResolvers<ContextType>;
  AssessmentStageWindows?: AssessmentStageWindowsResolvers<ContextType>;
  AssessmentTemplate?: AssessmentTemplateResolvers<ContextType>;
  AssessmentTemplateColumn?: AssessmentTemplateColumnResolvers<ContextType>;
  AssessmentTemplateContent?: AssessmentTemplateContentResolvers<ContextType>;
  AssessmentTemplateIndicator?: AssessmentTemplateIndicatorResolvers<ContextType>;
  AssessmentTemplatePage?: AssessmentTemplatePageResolvers<ContextType>;
  AssessmentTemplatePart?: AssessmentTemplatePartResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryPage?: AuditEntryPageResolvers<ContextType>;
  AuthorityScope?: AuthorityScopeResolvers;
  BacklogCount?: BacklogCountResolvers<ContextType>;
  BaseTemplate?: BaseTemplateResolvers<ContextType>;
  BaseTemplatePage?: BaseTemplatePageResolvers<ContextType>;
  BaseTemplateVersion?: BaseTemplateVersionResolvers<ContextType>;
  BossStage?: BossStageResolvers;
  CalibrateAssessmentPayload?: CalibrateAssessmentPayloadResolvers<ContextType>;
  CalibratedPerson?: CalibratedPersonResolvers<ContextType>;
  CalibrationEntry?: CalibrationEntryResolvers<ContextType>;
  CalibrationEntryPage?: CalibrationEntryPageResolvers<ContextType>;
  CalibrationPage?: CalibrationPageResolvers<ContextType>;
  CalibrationScores?: CalibrationScoresResolvers<ContextType>;
  CalibrationSource?: CalibrationSourceResolvers;
  CancelPersonnelChangePayload?: CancelPersonnelChangePayloadResolvers<ContextType>;
  Capabilities?: CapabilitiesResolvers<ContextType>;
  CellText?: CellTextResolvers<ContextType>;
  ChangeEmployeePayload?: ChangeEmployeePayloadResolvers<ContextType>;
  ChangeIdentityLinkPayload?: ChangeIdentityLinkPayloadResolvers<ContextType>;
  ChangeLetter?: ChangeLetterResolvers<ContextType>;
  ChangeLetterForm?: ChangeLetterFormResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CommitEmployeeImportPayload?: CommitEmployeeImportPayloadResolvers<ContextType>;
  CommitPersonnelChangeImportPayload?: CommitPersonnelChangeImportPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompleteExternalLoginPayload?: CompleteExternalLoginPayloadResolvers<ContextType>;
  ConditionJoin?: ConditionJoinResolvers;
  ConditionMatch?: ConditionMatchResolvers<ContextType>;
  ConditionOperator?: ConditionOperatorResolvers;
  ConditionResult?: ConditionResultResolvers;
  ConfirmAssessmentsOfManyPayload?: ConfirmAssessmentsOfManyPayloadResolvers<ContextType>;
  ContractNotice?: ContractNoticeResolvers;
  ContractNoticeCount?: ContractNoticeCountResolvers<ContextType>;
  CreateApiTokenPayload?: CreateApiTokenPayloadResolvers<ContextType>;
  CreateCompanyPayload?: CreateCompanyPayloadResolvers<ContextType>;
  CreateRolePayload?: CreateRolePayloadResolvers<ContextType>;
  CreateScimTokenPayload?: CreateScimTokenPayloadResolvers<ContextType>;
  CreateUserAccountPayload?: CreateUserAccountPayloadResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  CustomField?: CustomFieldResolvers<ContextType>;
  CustomFieldPayload?: CustomFieldPayloadResolvers<ContextType>;
  CustomFieldType?: CustomFieldTypeResolvers;
  CustomValue?: CustomValueResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DateWindow?: DateWindowResolvers<ContextType>;
  DecideDirectoryDeparturesPayload?: DecideDirectoryDeparturesPayloadResolvers<ContextType>;
  Decimal?: GraphQLScalarType;
  DeleteAvatarPayload?: DeleteAvatarPayloadResolvers<ContextType>;
  DeleteGradePayload?: DeleteGradePayloadResolvers<ContextType>;
  DeleteJobFamilyPayload?: DeleteJobFamilyPayloadResolvers<ContextType>;
  DeleteListFilterPayload?: DeleteListFilterPayloadResolvers<ContextType>;
  DeleteMessagesPayload?: DeleteMessagesPayloadResolvers<ContextType>;
  DeleteMinimumWagePayload?: DeleteMinimumWagePayloadResolvers<ContextType>;
  DeleteNoticePayload?: DeleteNoticePayloadResolvers<ContextType>;
  DeleteOrganisationVersionPayload?: DeleteOrganisationVersionPayloadResolvers<ContextType>;
  DeletePayload?: DeletePayloadResolvers<ContextType>;
  DeletePositionEvaluationPayload?: DeletePositionEvaluationPayloadResolvers<ContextType>;
  DeletePositionPayload?: DeletePositionPayloadResolvers<ContextType>;
  DeleteRankPayload?: DeleteRankPayloadResolvers<ContextType>;
  DeleteRolePayload?: DeleteRolePayloadResolvers<ContextType>;
  DeleteScheduleItemPayload?: DeleteScheduleItemPayloadResolvers<ContextType>;
  Department?: DepartmentResolvers<ContextType>;
  DepartmentChange?: DepartmentChangeResolvers<ContextType>;
  DepartmentChangeField?: DepartmentChangeFieldResolvers<ContextType>;
  DepartmentChangeFieldName?: DepartmentChangeFieldNameResolvers;
  DepartmentChangeKind?: DepartmentChangeKindResolvers;
  DescriptionChange?: DescriptionChangeResolvers;
  Dictionary?: DictionaryResolvers<ContextType>;
  DictionaryEntry?: DictionaryEntryResolvers<ContextType>;
  DictionaryKind?: DictionaryKindResolvers;
  DictionaryPayload?: DictionaryPayloadResolvers<ContextType>;
  DirectoryConflict?: DirectoryConflictResolvers<ContextType>;
  DirectoryConflictPage?: DirectoryConflictPageResolvers<ContextType>;
  DirectoryDeparture?: DirectoryDepartureResolvers<ContextType>;
  DirectoryDeparturePage?: DirectoryDeparturePageResolvers<ContextType>;
  DirectoryDepartureReason?: DirectoryDepartureReasonResolvers;
  DirectoryIdentity?: DirectoryIdentityResolvers;
  DirectoryKind?: DirectoryKindResolvers<ContextType>;
  DirectoryMapping?: DirectoryMappingResolvers<ContextType>;
  DirectorySync?: DirectorySyncResolvers<ContextType>;
  DirectorySyncRun?: DirectorySyncRunResolvers<ContextType>;
  DirectorySyncRunKind?: DirectorySyncRunKindResolvers;
  DirectorySyncRunPage?: DirectorySyncRunPageResolvers<ContextType>;
  DirectorySyncRunStatus?: DirectorySyncRunStatusResolvers;
  DisableUserAccountPayload?: DisableUserAccountPayloadResolvers<ContextType>;
  DistributionBin?: DistributionBinResolvers<ContextType>;
  DocumentFormat?: DocumentFormatResolvers;
  Education?: EducationResolvers;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeContractNote?: EmployeeContractNoteResolvers<ContextType>;
  EmployeeEarlierContract?: EmployeeEarlierContractResolvers<ContextType>;
  EmployeeField?: EmployeeFieldResolvers<ContextType>;
  EmployeeFieldGroup?: EmployeeFieldGroupResolvers<ContextType>;
  EmployeeFieldLayout?: EmployeeFieldLayoutResolvers<ContextType>;
  EmployeeFieldRole?: EmployeeFieldRoleResolvers<ContextType>;
  EmployeeFieldsFree?: EmployeeFieldsFreeResolvers<ContextType>;
  EmployeeImport?: EmployeeImportResolvers<ContextType>;
  EmployeeImportAmountPeriod?: EmployeeImportAmountPeriodResolvers;
  EmployeeImportCause?: EmployeeImportCauseResolvers<ContextType>;
  EmployeeImportCauseValue?: EmployeeImportCauseValueResolvers<ContextType>;
  EmployeeImportCell?: EmployeeImportCellResolvers<ContextType>;
  EmployeeImportCellError?: EmployeeImportCellErrorResolvers<ContextType>;
  EmployeeImportChange?: EmployeeImportChangeResolvers<ContextType>;
  EmployeeImportChangedField?: EmployeeImportChangedFieldResolvers<ContextType>;
  EmployeeImportColumn?: EmployeeImportColumnResolvers<ContextType>;
  EmployeeImportCounts?: EmployeeImportCountsResolvers<ContextType>;
  EmployeeImportCreation?: EmployeeImportCreationResolvers<ContextType>;
  EmployeeImportEmptyCells?: EmployeeImportEmptyCellsResolvers<ContextType>;
  EmployeeImportField?: EmployeeImportFieldResolvers<ContextType>;
  EmployeeImportFill?: EmployeeImportFillResolvers;
  EmployeeImportLine?: EmployeeImportLineResolvers<ContextType>;
  EmployeeImportLinePage?: EmployeeImportLinePageResolvers<ContextType>;
  EmployeeImportMade?: EmployeeImportMadeResolvers<ContextType>;
  EmployeeImportMends?: EmployeeImportMendsResolvers<ContextType>;
  EmployeeImportNearest?: EmployeeImportNearestResolvers<ContextType>;
  EmployeeImportNote?: EmployeeImportNoteResolvers<ContextType>;
  EmployeeImportOutcome?: EmployeeImportOutcomeResolvers;
  EmployeeImportPage?: EmployeeImportPageResolvers<ContextType>;
  EmployeeImportReplacement?: EmployeeImportReplacementResolvers<ContextType>;
  EmployeeImportStatus?: EmployeeImportStatusResolvers;
  EmployeeImportThingKind?: EmployeeImportThingKindResolvers;
  EmployeeImportUndone?: EmployeeImportUndoneResolvers<ContextType>;
  EmployeeImportUnknown?: EmployeeImportUnknownResolvers<ContextType>;
  EmployeeIncome?: EmployeeIncomeResolvers<ContextType>;
  EmployeeOption?: EmployeeOptionResolvers<ContextType>;
  EmployeePage?: EmployeePageResolvers<ContextType>;
  EmployeeProposal?: EmployeeProposalResolvers<ContextType>;
  EmployeeProposalPayload?: EmployeeProposalPayloadResolvers<ContextType>;
  EmployeeProposedChange?: EmployeeProposedChangeResolvers<ContextType>;
  EmployeeQualification?: EmployeeQualificationResolvers<ContextType>;
  EmployeeRecords?: EmployeeRecordsResolvers<ContextType>;
  EmployeeShareOption?: EmployeeShareOptionResolvers<ContextType>;
  EmployeeSortKey?: EmployeeSortKeyResolvers;
  EmployeeStage?: EmployeeStageResolvers;
  EmployeeStatus?: EmployeeStatusResolvers;
  EmployeeStatusCount?: EmployeeStatusCountResolvers<ContextType>;
  EmployeeSummary?: EmployeeSummaryResolvers<ContextType>;
  EmployeeType?: EmployeeTypeResolvers;
  EmployeeTypeCount?: EmployeeTypeCountResolvers<ContextType>;
  EmploymentStatus?: EmploymentStatusResolvers;
  EnableAccountsPayload?: EnableAccountsPayloadResolvers<ContextType>;
  EnableUserAccountPayload?: EnableUserAccountPayloadResolvers<ContextType>;
  EndSystemNoticePayload?: EndSystemNoticePayloadResolvers<ContextType>;
  EndingProbation?: EndingProbationResolvers<ContextType>;
  EndingProbations?: EndingProbationsResolvers<ContextType>;
  EvaluationBand?: EvaluationBandResolvers<ContextType>;
  EvaluationDimension?: EvaluationDimensionResolvers<ContextType>;
  EvaluationFactor?: EvaluationFactorResolvers<ContextType>;
  EvaluationInvitation?: EvaluationInvitationResolvers<ContextType>;
  EvaluationLevel?: EvaluationLevelResolvers<ContextType>;
  EvaluationOptions?: EvaluationOptionsResolvers<ContextType>;
  EvaluationState?: EvaluationStateResolvers;
  ExitEmployeePayload?: ExitEmployeePayloadResolvers<ContextType>;
  ExitForm?: ExitFormResolvers<ContextType>;
  ExitGround?: ExitGroundResolvers;
  ExitKind?: ExitKindResolvers;
  ExplainSightPayload?: ExplainSightPayloadResolvers<ContextType>;
  ExportDepartmentsPayload?: ExportDepartmentsPayloadResolvers<ContextType>;
  ExportEmployeesPayload?: ExportEmployeesPayloadResolvers<ContextType>;
  ExportMyRecordPayload?: ExportMyRecordPayloadResolvers<ContextType>;
  ExportOrganisationComparisonPayload?: ExportOrganisationComparisonPayloadResolvers<ContextType>;
  ExportPersonnelChangesPayload?: ExportPersonnelChangesPayloadResolvers<ContextType>;
  ExportPositionsPayload?: ExportPositionsPayloadResolvers<ContextType>;
  FieldGroup?: FieldGroupResolvers;
  FieldRight?: FieldRightResolvers;
  FileLink?: FileLinkResolvers<ContextType>;
  FilePayload?: FilePayloadResolvers<ContextType>;
  FinishPositionEvaluationPayload?: FinishPositionEvaluationPayloadResolvers<ContextType>;
  FirstStep?: FirstStepResolvers;
  FirstStepState?: FirstStepStateResolvers<ContextType>;
  FitStatus?: FitStatusResolvers;
  ForceCheck?: ForceCheckResolvers;
  ForceScope?: ForceScopeResolvers;
  Grade?: GradeResolvers<ContextType>;
  HeadedDepartment?: HeadedDepartmentResolvers<ContextType>;
  HomeOverview?: HomeOverviewResolvers<ContextType>;
  IdType?: IdTypeResolvers;
  IdentityLink?: IdentityLinkResolvers<ContextType>;
  IdentityLinkPage?: IdentityLinkPageResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationCard?: InvitationCardResolvers<ContextType>;
  InvitationCounts?: InvitationCountsResolvers<ContextType>;
  InvitationPrint?: InvitationPrintResolvers<ContextType>;
  InvitationReach?: InvitationReachResolvers<ContextType>;
  InviteByCardsPayload?: InviteByCardsPayloadResolvers<ContextType>;
  InviteByMailPayload?: InviteByMailPayloadResolvers<ContextType>;
  InviteByPasswordsPayload?: InviteByPasswordsPayloadResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobFamily?: JobFamilyResolvers<ContextType>;
  JobFamilyChange?: JobFamilyChangeResolvers<ContextType>;
  JobFamilyChangePage?: JobFamilyChangePageResolvers<ContextType>;
  JobFamilyOnDay?: JobFamilyOnDayResolvers<ContextType>;
  JobFamilyOnDayPage?: JobFamilyOnDayPageResolvers<ContextType>;
  JobFamilyPage?: JobFamilyPageResolvers<ContextType>;
  JobFamilySortKey?: JobFamilySortKeyResolvers;
  JobFamilyVersion?: JobFamilyVersionResolvers<ContextType>;
  JobItemError?: JobItemErrorResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  JobStatus?: JobStatusResolvers;
  KeepSessionPayload?: KeepSessionPayloadResolvers<ContextType>;
  Language?: LanguageResolvers;
  LetterKind?: LetterKindResolvers;
  LetterKindInfo?: LetterKindInfoResolvers<ContextType>;
  LetterPlaceholder?: LetterPlaceholderResolvers<ContextType>;
  LetterPreview?: LetterPreviewResolvers<ContextType>;
  LetterTemplate?: LetterTemplateResolvers<ContextType>;
  LetterTemplatePage?: LetterTemplatePageResolvers<ContextType>;
  LetterTemplatePayload?: LetterTemplatePayloadResolvers<ContextType>;
  LetterWording?: LetterWordingResolvers<ContextType>;
  LevelDistribution?: LevelDistributionResolvers<ContextType>;
  LevelNow?: LevelNowResolvers<ContextType>;
  LinkIdentityPayload?: LinkIdentityPayloadResolvers<ContextType>;
  LinkedIdentity?: LinkedIdentityResolvers<ContextType>;
  ListColumn?: ListColumnResolvers<ContextType>;
  ListDensity?: ListDensityResolvers;
  ListFilter?: ListFilterResolvers<ContextType>;
  ListLayout?: ListLayoutResolvers<ContextType>;
  ListMemory?: ListMemoryResolvers<ContextType>;
  ListRole?: ListRoleResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LoginWay?: LoginWayResolvers;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MailPreference?: MailPreferenceResolvers;
  ManagedCompany?: ManagedCompanyResolvers<ContextType>;
  ManagedCompanyPage?: ManagedCompanyPageResolvers<ContextType>;
  MapEmployeeImportPayload?: MapEmployeeImportPayloadResolvers<ContextType>;
  MapPersonnelChangeImportPayload?: MapPersonnelChangeImportPayloadResolvers<ContextType>;
  MaritalStatus?: MaritalStatusResolvers;
  MarkMessagesReadPayload?: MarkMessagesReadPayloadResolvers<ContextType>;
  MarkNoticesReadPayload?: MarkNoticesReadPayloadResolvers<ContextType>;
  MatchItem?: MatchItemResolvers<ContextType>;
  MendEmployeeImportPayload?: MendEmployeeImportPayloadResolvers<ContextType>;
  MendPersonnelChangeImportPayload?: MendPersonnelChangeImportPayloadResolvers<ContextType>;
  MenuEntry?: MenuEntryResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageCentre?: MessageCentreResolvers<ContextType>;
  MessageMatter?: MessageMatterResolvers<ContextType>;
  MessagePage?: MessagePageResolvers<ContextType>;
  MinimumWage?: MinimumWageResolvers<ContextType>;
  MissingInDepartment?: MissingInDepartmentResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameOrganisationPayload?: NameOrganisationPayloadResolvers<ContextType>;
  Notice?: NoticeResolvers<ContextType>;
  NoticeStatus?: NoticeStatusResolvers;
  OpenEndedReason?: OpenEndedReasonResolvers;
  OpenExternalSystemPayload?: OpenExternalSystemPayloadResolvers<ContextType>;
  OpenInvitationPayload?: OpenInvitationPayloadResolvers<ContextType>;
  OrderCustomFieldsPayload?: OrderCustomFieldsPayloadResolvers<ContextType>;
  OrderDepartmentsPayload?: OrderDepartmentsPayloadResolvers<ContextType>;
  OrderGradesPayload?: OrderGradesPayloadResolvers<ContextType>;
  Organisation?: OrganisationResolvers<ContextType>;
  OrganisationComparison?: OrganisationComparisonResolvers<ContextType>;
  OrganisationDay?: OrganisationDayResolvers<ContextType>;
  OrganisationDays?: OrganisationDaysResolvers<ContextType>;
  OrganisationDifference?: OrganisationDifferenceResolvers<ContextType>;
  OrganisationDifferenceKind?: OrganisationDifferenceKindResolvers;
  OrganisationHead?: OrganisationHeadResolvers<ContextType>;
  OrganisationUnit?: OrganisationUnitResolvers<ContextType>;
  OrganisationVersion?: OrganisationVersionResolvers<ContextType>;
  PageAllowance?: PageAllowanceResolvers<ContextType>;
  PageElementKind?: PageElementKindResolvers;
  PagePermission?: PagePermissionResolvers<ContextType>;
  PassportStep?: PassportStepResolvers<ContextType>;
  PersonAppraisal?: PersonAppraisalResolvers<ContextType>;
  PersonFit?: PersonFitResolvers<ContextType>;
  PersonFitPage?: PersonFitPageResolvers<ContextType>;
  PersonLevel?: PersonLevelResolvers<ContextType>;
  PersonMatch?: PersonMatchResolvers<ContextType>;
  PersonnelChange?: PersonnelChangeResolvers<ContextType>;
  PersonnelChangeFlow?: PersonnelChangeFlowResolvers<ContextType>;
  PersonnelChangeForm?: PersonnelChangeFormResolvers<ContextType>;
  PersonnelChangeLine?: PersonnelChangeLineResolvers<ContextType>;
  PersonnelChangePage?: PersonnelChangePageResolvers<ContextType>;
  PersonnelChangeSortKey?: PersonnelChangeSortKeyResolvers;
  PersonnelChangeStatus?: PersonnelChangeStatusResolvers;
  PersonnelChangeTask?: PersonnelChangeTaskResolvers;
  PersonnelChangeType?: PersonnelChangeTypeResolvers;
  Position?: PositionResolvers<ContextType>;
  PositionCondition?: PositionConditionResolvers<ContextType>;
  PositionEvaluation?: PositionEvaluationResolvers<ContextType>;
  PositionEvaluationDetail?: PositionEvaluationDetailResolvers<ContextType>;
  PositionEvaluationPage?: PositionEvaluationPageResolvers<ContextType>;
  PositionEvaluator?: PositionEvaluatorResolvers<ContextType>;
  PositionHistory?: PositionHistoryResolvers<ContextType>;
  PositionMatch?: PositionMatchResolvers<ContextType>;
  PositionMatchPage?: PositionMatchPageResolvers<ContextType>;
  PositionPage?: PositionPageResolvers<ContextType>;
  PositionRequirement?: PositionRequirementResolvers<ContextType>;
  PositionSortKey?: PositionSortKeyResolvers;
  PositionVersion?: PositionVersionResolvers<ContextType>;
  Priority?: PriorityResolvers;
  PromoteEmployeePayload?: PromoteEmployeePayloadResolvers<ContextType>;
  PublishBaseTemplatePayload?: PublishBaseTemplatePayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rank?: RankResolvers<ContextType>;
  RankChange?: RankChangeResolvers<ContextType>;
  RankChangePage?: RankChangePageResolvers<ContextType>;
  RankOnDay?: RankOnDayResolvers<ContextType>;
  RankOnDayPage?: RankOnDayPageResolvers<ContextType>;
  RankPage?: RankPageResolvers<ContextType>;
  RankSortKey?: RankSortKeyResolvers;
  RankVersion?: RankVersionResolvers<ContextType>;
  RecordProposalDecidedPayload?: RecordProposalDecidedPayloadResolvers<ContextType>;
  ReenterEmployeePayload?: ReenterEmployeePayloadResolvers<ContextType>;
  RefusePersonnelChangePayload?: RefusePersonnelChangePayloadResolvers<ContextType>;
  RefusedAccount?: RefusedAccountResolvers<ContextType>;
  RegularisationForm?: RegularisationFormResolvers<ContextType>;
  RegulariseEmployeePayload?: RegulariseEmployeePayloadResolvers<ContextType>;
  RememberOpenedPayload?: RememberOpenedPayloadResolvers<ContextType>;
  RemindAssessmentPlanPayload?: RemindAssessmentPlanPayloadResolvers<ContextType>;
  RemindTeamPayload?: RemindTeamPayloadResolvers<ContextType>;
  RemoveIdentityLinkPayload?: RemoveIdentityLinkPayloadResolvers<ContextType>;
  RemoveRoleMembersPayload?: RemoveRoleMembersPayloadResolvers<ContextType>;
  RenameOrganisationVersionPayload?: RenameOrganisationVersionPayloadResolvers<ContextType>;
  RenameRolePayload?: RenameRolePayloadResolvers<ContextType>;
  RenameUserAccountPayload?: RenameUserAccountPayloadResolvers<ContextType>;
  ReportLine?: ReportLineResolvers<ContextType>;
  ReportLineKind?: ReportLineKindResolvers;
  ReportLinePage?: ReportLinePageResolvers<ContextType>;
  ReportLinePerson?: ReportLinePersonResolvers<ContextType>;
  ReportingPerson?: ReportingPersonResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestVerificationCodePayload?: RequestVerificationCodePayloadResolvers<ContextType>;
  ResetEmployeePasswordPayload?: ResetEmployeePasswordPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ResetUserAccountPasswordPayload?: ResetUserAccountPasswordPayloadResolvers<ContextType>;
  ReversePersonnelChangePayload?: ReversePersonnelChangePayloadResolvers<ContextType>;
  RevokeApiTokenPayload?: RevokeApiTokenPayloadResolvers<ContextType>;
  RevokeScimTokenPayload?: RevokeScimTokenPayloadResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleFieldRight?: RoleFieldRightResolvers<ContextType>;
  RoleMember?: RoleMemberResolvers<ContextType>;
  RoleMemberPage?: RoleMemberPageResolvers<ContextType>;
  RoleMemberScope?: RoleMemberScopeResolvers<ContextType>;
  RoleMenu?: RoleMenuResolvers<ContextType>;
  RolePage?: RolePageResolvers<ContextType>;
  RolePageElement?: RolePageElementResolvers<ContextType>;
  RoleScope?: RoleScopeResolvers<ContextType>;
  RoleType?: RoleTypeResolvers;
  RunningPlan?: RunningPlanResolvers<ContextType>;
  SaveAssessmentRulePayload?: SaveAssessmentRulePayloadResolvers<ContextType>;
  SaveAssessmentTemplatePayload?: SaveAssessmentTemplatePayloadResolvers<ContextType>;
  SaveCompanyPayload?: SaveCompanyPayloadResolvers<ContextType>;
  SaveDepartmentPayload?: SaveDepartmentPayloadResolvers<ContextType>;
  SaveDirectorySyncPayload?: SaveDirectorySyncPayloadResolvers<ContextType>;
  SaveEmployeeFieldRightsPayload?: SaveEmployeeFieldRightsPayloadResolvers<ContextType>;
  SaveEvaluationOptionsPayload?: SaveEvaluationOptionsPayloadResolvers<ContextType>;
  SaveLanguagePayload?: SaveLanguagePayloadResolvers<ContextType>;
  SaveListFilterPayload?: SaveListFilterPayloadResolvers<ContextType>;
  SaveListLayoutPayload?: SaveListLayoutPayloadResolvers<ContextType>;
  SaveMailPreferencePayload?: SaveMailPreferencePayloadResolvers<ContextType>;
  SaveMinimumWagePayload?: SaveMinimumWagePayloadResolvers<ContextType>;
  SaveNoticePayload?: SaveNoticePayloadResolvers<ContextType>;
  SavePersonLevelsPayload?: SavePersonLevelsPayloadResolvers<ContextType>;
  SavePersonnelChangeFlowPayload?: SavePersonnelChangeFlowPayloadResolvers<ContextType>;
  SavePositionRequirementPayload?: SavePositionRequirementPayloadResolvers<ContextType>;
  SaveRolePagesPayload?: SaveRolePagesPayloadResolvers<ContextType>;
  SaveRoleScopePayload?: SaveRoleScopePayloadResolvers<ContextType>;
  SaveShortcutsPayload?: SaveShortcutsPayloadResolvers<ContextType>;
  SaveSignInSettingsPayload?: SaveSignInSettingsPayloadResolvers<ContextType>;
  SaveSystemNoticePayload?: SaveSystemNoticePayloadResolvers<ContextType>;
  SaveTemplateContentPayload?: SaveTemplateContentPayloadResolvers<ContextType>;
  ScheduleDay?: ScheduleDayResolvers<ContextType>;
  ScheduleItem?: ScheduleItemResolvers<ContextType>;
  ScimToken?: ScimTokenResolvers<ContextType>;
  ScoreMethod?: ScoreMethodResolvers;
  ScorePositionEvaluationPayload?: ScorePositionEvaluationPayloadResolvers<ContextType>;
  ScorerRole?: ScorerRoleResolvers;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchKind?: SearchKindResolvers;
  SeeAsPayload?: SeeAsPayloadResolvers<ContextType>;
  SeenAs?: SeenAsResolvers<ContextType>;
  SeenAsGroup?: SeenAsGroupResolvers<ContextType>;
  SeenAsPage?: SeenAsPageResolvers<ContextType>;
  SeenAsRole?: SeenAsRoleResolvers<ContextType>;
  SetRemindDatePayload?: SetRemindDatePayloadResolvers<ContextType>;
  SettlePersonnelChangePayload?: SettlePersonnelChangePayloadResolvers<ContextType>;
  Sex?: SexResolvers;
  SheetCell?: SheetCellResolvers;
  SheetFormat?: SheetFormatResolvers;
  Shortcut?: ShortcutResolvers<ContextType>;
  SightReason?: SightReasonResolvers<ContextType>;
  SightRole?: SightRoleResolvers<ContextType>;
  SignInDirectory?: SignInDirectoryResolvers<ContextType>;
  SignInName?: SignInNameResolvers;
  SignInProvider?: SignInProviderResolvers<ContextType>;
  SignInProviderMatch?: SignInProviderMatchResolvers;
  SignInSettings?: SignInSettingsResolvers<ContextType>;
  SignInStatus?: SignInStatusResolvers;
  SignOutUserAccountPayload?: SignOutUserAccountPayloadResolvers<ContextType>;
  StartDirectorySyncPayload?: StartDirectorySyncPayloadResolvers<ContextType>;
  StartExternalLoginPayload?: StartExternalLoginPayloadResolvers<ContextType>;
  StartPositionEvaluationPayload?: StartPositionEvaluationPayloadResolvers<ContextType>;
  StarterKit?: StarterKitResolvers;
  SurveyMessage?: SurveyMessageResolvers<ContextType>;
  SwitchIdentityPayload?: SwitchIdentityPayloadResolvers<ContextType>;
  SyncSystemType?: SyncSystemTypeResolvers;
  SystemNotice?: SystemNoticeResolvers<ContextType>;
  TakeOverBaseTemplatePayload?: TakeOverBaseTemplatePayloadResolvers<ContextType>;
  TargetLogEntry?: TargetLogEntryResolvers<ContextType>;
  TargetLogPage?: TargetLogPageResolvers<ContextType>;
  TargetStatus?: TargetStatusResolvers;
  TeamSteps?: TeamStepsResolvers<ContextType>;
  TemplateOrigin?: TemplateOriginResolvers<ContextType>;
  TestDirectorySyncPayload?: TestDirectorySyncPayloadResolvers<ContextType>;
  TestSignInSettingsPayload?: TestSignInSettingsPayloadResolvers<ContextType>;
  TimeSpan?: TimeSpanResolvers<ContextType>;
  Todo?: TodoResolvers<ContextType>;
  TodoType?: TodoTypeResolvers;
  TransferEmployeePayload?: TransferEmployeePayloadResolvers<ContextType>;
  TransferRoleMembersPayload?: TransferRoleMembersPayloadResolvers<ContextType>;
  UndoEmployeeImportPayload?: UndoEmployeeImportPayloadResolvers<ContextType>;
  UngradedPage?: UngradedPageResolvers<ContextType>;
  UngradedPerson?: UngradedPersonResolvers<ContextType>;
  UnlinkIdentityPayload?: UnlinkIdentityPayloadResolvers<ContextType>;
  UnreadComment?: UnreadCommentResolvers<ContextType>;
  UpdateEmployeePayload?: UpdateEmployeePayloadResolvers<ContextType>;
  UpdateEmployeeRecordsPayload?: UpdateEmployeeRecordsPayloadResolvers<ContextType>;
  UpdateGradePayload?: UpdateGradePayloadResolvers<ContextType>;
  UpdateJobFamilyPayload?: UpdateJobFamilyPayloadResolvers<ContextType>;
  UpdatePositionEvaluationPayload?: UpdatePositionEvaluationPayloadResolvers<ContextType>;
  UpdatePositionPayload?: UpdatePositionPayloadResolvers<ContextType>;
  UpdateRankPayload?: UpdateRankPayloadResolvers<ContextType>;
  UpdateRolePayload?: UpdateRolePayloadResolvers<ContextType>;
  UserAccount?: UserAccountResolvers<ContextType>;
  UserAccountLock?: UserAccountLockResolvers;
  UserAccountPage?: UserAccountPageResolvers<ContextType>;
  UserAccountRole?: UserAccountRoleResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  ViewScoreAt?: ViewScoreAtResolvers;
  ViewWhat?: ViewWhatResolvers;
  ViewerType?: ViewerTypeResolvers;
  WaitingTalk?: WaitingTalkResolvers<ContextType>;
  WithdrawDepartmentChangesPayload?: WithdrawDepartmentChangesPayloadResolvers<ContextType>;
  WithdrawPositionChangePayload?: WithdrawPositionChangePayloadResolvers<ContextType>;
  WriteChangeLetterPayload?: WriteChangeLetterPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
