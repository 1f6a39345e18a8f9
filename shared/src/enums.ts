/**
 * Closed sets. The key is the name used in code and in GraphQL, the value is what travels over REST (specification 3,
 * "Enumerations"; where it gives only a range, the members are decided here). Labels in both languages:
 * `messages/enums.ts`.
 */

/** Specification 3: employee status. */
export const EmployeeStatus = { IN_SERVICE: 0, PROBATION: 1, REGULAR: 2, OUTGOING: 3, LEFT: 9 } as const;
/** Specification 3: how the signed-in user's own status reads. */
export const EmploymentStatus = { ON_THE_JOB: 1, LEFT: 2 } as const;
/** Specification 3: role types. */
export const RoleType = { ADMIN: 1, CEO: 2, MANAGER: 3, ORDINARY: 4, CUSTOMISED: 9 } as const;
/** Specification 3: login ways. */
export const LoginWay = { DEFAULT: 1, LDAP: 2, ADFS: 3 } as const;
/** Whether somebody has signed in, has what it takes to do so for the first time, or is shut out. */
export const SignInStatus = { NEVER: 1, INVITED: 2, SIGNED_IN: 3, DISABLED: 4 } as const;
/** Specification 3: sync system types; decided in domain.md. */
export const SyncSystemType = {
  NONE: 0,
  SCIM: 1,
  CHAT: 2,
  ENTERPRISE_MESSAGING: 3,
  EXTERNAL_HR: 4,
  FILE_DROP: 5,
  RESERVED: 6,
} as const;
/** What a search leads to; `APPRAISAL` is the own one in a plan that the caller does not manage. */
export const SearchKind = { PAGE: 1, EMPLOYEE: 2, PLAN: 3, APPRAISAL: 4 } as const;
/** Specification 6: allowed operations of a page. */
export const PageRight = { VISIT: 1, EDIT: 2, EXPORT: 4 } as const;
/** Specification 3: authority scope. */
export const AuthorityScope = {
  COMPANY: 0,
  DEPARTMENT_ALL: 1,
  DEPARTMENT_DIRECT: 2,
  DESIGNATED: 3,
  SELF_AND_SUPERIORS: 4,
} as const;
/** Field groups of employee data (specification 6); `BASIC` is public within the company. */
export const FieldGroup = {
  BASIC: 'basic',
  WORK: 'work',
  PERSONAL: 'personal',
  CONTACT: 'contact',
  ID_DOCUMENT: 'idDocument',
  BANK: 'bank',
  CONTRACT: 'contract',
  EDUCATION: 'education',
  SALARY: 'salary',
} as const;
export const FieldRight = { NONE: 0, READ: 1, EDIT: 2 } as const;
/** What an own field of a company holds. */
export const CustomFieldType = { TEXT: 1, NUMBER: 2, DATE: 3, SELECT: 4, MULTI_SELECT: 5 } as const;
/** Of a dictionary: closed by the product, shipped and open to more entries, made by the company. */
export const DictionaryKind = { FIXED: 1, OPEN: 2, OWN: 3 } as const;
export const Sex = { UNFILLED: 0, MALE: 1, FEMALE: 2 } as const;
export const EmployeeType = { FULL_TIME: 1, PART_TIME: 2, INTERN: 3, OUTSOURCED: 4 } as const;
/** What is to be seen to about somebody's labour contract or the pay of the probation (`rules/employee/contract.ts`). */
export const ContractNotice = {
  ENDS_SOON: 1,
  ENDED: 2,
  NONE: 3,
  OPEN_ENDED_NEXT: 4,
  PROBATION_PAY_LOW: 5,
  BELOW_MINIMUM_WAGE: 6,
} as const;
/** Why the next labour contract has no end (Labour Contract Law art. 14). */
export const OpenEndedReason = { TWO_TERMS: 1, TEN_YEARS: 2 } as const;
export const Education = { UNFILLED: 0, HIGH_SCHOOL: 1, COLLEGE: 2, BACHELOR: 3, MASTER: 4, DOCTOR: 5 } as const;
export const IdType = { ID_CARD: 1, PASSPORT: 2, OTHER: 9 } as const;
export const MaritalStatus = { UNFILLED: 0, SINGLE: 1, MARRIED: 2 } as const;
export const PersonnelChangeType = {
  ENTRY: 1,
  REGULARISE: 2,
  TRANSFER: 3,
  COMMON: 4,
  EXIT: 5,
  MERGE: 6,
  PROMOTION: 7,
} as const;
export const PersonnelChangeStatus = {
  PENDING: 1,
  EFFECTIVE: 2,
  CANCELLED: 3,
  REVERSED: 4,
  APPROVING: 5,
  REFUSED: 6,
} as const;
/** What became of a personnel change that a manager proposed. */
export const ChangeProposalStatus = { OPEN: 1, FILED: 2, REFUSED: 3, WITHDRAWN: 4 } as const;
/** What a change leaves to HR: it could not take effect, a department has no head, people have another manager. */
export const PersonnelChangeTask = { FAILED: 1, HEAD_VACANT: 2, MOVED_UP: 3 } as const;
/** How far the evaluation of a position is. */
export const EvaluationState = { DRAFT: 1, EVALUATING: 2, DONE: 3, APPLIED: 4 } as const;
/** What somebody's level comes to against a condition of a position, what has to be done about first. */
export const ConditionResult = { BELOW_MINIMUM: 1, NOT_ASSESSED: 2, BELOW_IDEAL: 3, MET: 4, OVERQUALIFIED: 5 } as const;
/** How a rank or a job family changed on a day; several at once may be true. */
export const DescriptionChange = { SET_UP: 1, RENAMED: 2, MOVED: 3, REORDERED: 4, CLOSED: 9 } as const;
export const ExitKind = { VOLUNTARY: 1, INVOLUNTARY: 2, RETIRE: 3, OTHER: 9 } as const;
/** The article of the Labour Contract Law that an employer ends a contract by. */
export const ExitGround = { AGREEMENT: 36, FAULT: 39, NO_FAULT: 40, LAYOFF: 41, EXPIRY: 44 } as const;

/** Specification 3: announcement status. */
export const NoticeStatus = { CLOSED: 1, NORMAL: 2, IMPORTANT: 3 } as const;
/** Specification 3: todo type ids (6 is not given); ours begin at 101, far from what it may still number. */
export const TodoType = {
  TARGET_APPROVAL: 1,
  MY_SCORE: 2,
  SUBORDINATE_SCORE: 3,
  MY_CONFIRM: 4,
  SUBORDINATE_CONFIRM: 5,
  PROCESS_APPROVAL: 7,
  MY_TARGETS: 101,
  CALIBRATION: 102,
  CO_ASSESSMENT: 103,
  DEPARTMENT_TARGETS: 104,
  DEPARTMENT_SCORES: 105,
  STRUCTURE_CHANGE: 120,
  POSITION_EVALUATION: 121,
  RECORD_PROPOSAL: 122,
  PERSONNEL_CHANGE_APPROVAL: 123,
  CHANGE_PROPOSAL: 124,
  PROBATION: 130,
  PROBATION_EXIT: 131,
  REVIEW_360: 132,
  REVIEW_NOMINATION: 133,
  COMMODITY_ORDER: 140,
  PROJECT_BUDGET: 150,
  PROJECT_BONUS: 151,
} as const;
/** What a new company does before its first appraisal, in this order. */
export const FirstStep = { IMPORT_PEOPLE: 1, SET_SUPERIORS: 2, INVITE_PEOPLE: 3, OPEN_PLAN: 4 } as const;
/** When work handed on is mailed to its person, as the person chose. */
export const MailPreference = { NEVER: 0, AT_ONCE: 1, DAILY: 2 } as const;

/** Specification 3: plan status. On the wire a locked plan shows the negative value. */
export const AssessmentPlanStatus = {
  NOT_OPEN: 0,
  FILLING: 1,
  SCORING: 2,
  CALIBRATING: 3,
  COMMUNICATING: 4,
  CLOSED: 5,
  STOPPED: 98,
  IMPORTED: 99,
} as const;
export const AssessmentPlanCycle = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTER: 3, MONTH: 4 } as const;
/** What a company can begin with: rule, template and plan in one (ours; rules/performance/starter-kits). */
export const StarterKit = { OKR: 1, KPI_VALUES: 2, ANNUAL_DISTRIBUTION: 3 } as const;
/** Stages 1-7 of the evaluated employee. */
export const EmployeeStage = {
  PENDING_FILL: 1,
  PENDING_APPROVAL: 2,
  APPROVED: 3,
  SELF_RATED: 4,
  BOSS_RATED: 5,
  PENDING_CONFIRM: 6,
  CONFIRMED: 7,
} as const;
/** Stages 1-7 of the superior towards one employee. */
export const BossStage = {
  WAITING_TARGETS: 1,
  TO_APPROVE: 2,
  TARGETS_APPROVED: 3,
  TO_SCORE: 4,
  SCORED: 5,
  TO_CONFIRM: 6,
  CONFIRMED: 7,
} as const;
/** Specification 4: target status. */
export const TargetStatus = { PENDING_FILL: 1, PENDING_APPROVAL: 2, APPROVED: 3, REJECTED: 4 } as const;
/** Over which time a report of work is. */
export const ReportPeriod = { WEEK: 1, MONTH: 2 } as const;
/** Specification 3: viewer types. */
export const ViewerType = {
  MYSELF: 'myself',
  SETTER: 'setter',
  LEADER: 'leader',
  HISTORY: 'history',
  KANBAN: 'kanban',
} as const;
/** Specification 3: priority. */
export const Priority = { LOWER: 1, ORDINARY: 2, URGENT: 3, UNUSUALLY_URGENT: 4 } as const;
/** Specification 3: column types of a template, 1-11 for what is filled in and 91-109 for what is scored or computed. */
export const AssessmentColumnType = {
  KEY_RESULT: 1,
  MEASURE_UNIT: 2,
  START_VALUE: 3,
  TARGET_VALUE: 4,
  ACHIEVED_VALUE: 5,
  CONFIDENCE: 6,
  WEIGHT: 7,
  PRIORITY: 8,
  START_DATE: 9,
  TARGET_DATE: 10,
  DESCRIPTION: 11,
  SELF_SCORE: 91,
  SELF_COMMENT: 92,
  BOSS_SCORE: 93,
  BOSS_COMMENT: 94,
  PARTNER_SCORE: 95,
  PARTNER_COMMENT: 96,
  DEPARTMENT_SCORE: 97,
  HR_SCORE: 98,
  IMPORTED_SCORE: 99,
  SCORE_360: 100,
  ACHIEVEMENT: 101,
  FORMULA_SCORE: 102,
  WEIGHTED_SCORE: 103,
  SELF_LEVEL: 104,
  BOSS_LEVEL: 105,
  ATTACHMENT: 106,
  ALIGNED_TO: 107,
  LAST_PERIOD_VALUE: 108,
  REMARK: 109,
} as const;
/** Cells of the sheets that keep what was typed, also while it is no value they could store. */
export const SheetCell = {
  START_VALUE: 'startValue',
  TARGET_VALUE: 'targetValue',
  ACHIEVED_VALUE: 'achievedValue',
  WEIGHT: 'weight',
  CONFIDENCE: 'confidence',
  START_DATE: 'startDate',
  TARGET_DATE: 'targetDate',
  SCORE: 'score',
} as const;
/** Why somebody is not in a plan. */
export const AssessmentOutsiderCode = { OUTSIDE_SCOPE: 1, TAKEN_OUT: 2, JOINED_LATER: 3, NOT_ENTERED: 4 } as const;
/** What the rule of a plan judges: people or departments. */
export const AssessmentPlanRuleType = { PERSONAL: 1, DEPARTMENT: 2 } as const;
/** Type of an assessment rule (specification 3). */
export const AssessmentRuleType = { SCORE: 1, LEVEL: 2, SCORE_AND_LEVEL: 3 } as const;
/** What is typed into a sheet. */
export const ScoreInput = { NUMBER: 1, LEVEL: 2 } as const;
/** Where a forced distribution counts heads. */
export const ForceScope = { COMPANY: 1, DEPARTMENT: 2, MANAGER: 3 } as const;
/** What a calibration that does not fit the quotas does. */
export const ForceCheck = { OFF: 0, WARN: 1, BLOCK: 2 } as const;
/** State of one bin against its quota. */
export const FitStatus = { NOT_ASSESSED: 0, OK: 1, OVER: 2, UNDER: 3 } as const;
/** How an indicator of a template module gets its score. */
export const ScoreMethod = { MANUAL: 1, FORMULA: 2, IMPORTED: 3 } as const;
/** Specification 6: when the evaluated see their scores. */
export const ViewScoreAt = { AFTER_OPEN: 1, AFTER_BOSS_SCORED: 2, AFTER_BOSS_CONFIRMED: 3 } as const;
/** Specification 6: what the evaluated see. */
export const ViewWhat = { COMMENTS: 1, SCORE_AND_COMMENTS: 2 } as const;
export const ScorerRole = { SELF: 1, BOSS: 2, PARTNER: 3, DEPARTMENT: 4, HR: 5, IMPORT: 6 } as const;
/** How far somebody may still grow, as the superior sees it. */
export const Potential = { LOW: 1, MEDIUM: 2, HIGH: 3 } as const;
export const CalibrationSource = { UI: 1, IMPORT: 2 } as const;
/** Whose date a stage reminder counts from. */
export const AssessmentPlanStage = { FILL: 1, SCORE: 2, CALIBRATE: 3, COMMUNICATE: 4 } as const;

/** Specification 3: process types 1-7 of an evaluation, in the order in which a probation plan goes through them. */
export const EvaluateProcess = {
  SET_TARGETS: 1,
  APPROVE_TARGETS: 2,
  SELF_SCORE: 3,
  BOSS_SCORE: 4,
  APPROVAL: 5,
  CONFIRMATION: 6,
  FILING: 7,
} as const;
/** Specification 3: evaluation status 0-2, how far one process is. */
export const EvaluationStatus = { NOT_BEGUN: 0, UNDER_WAY: 1, DONE: 2 } as const;
/** Specification 3: evaluation result, what an approval of a result or of a nomination came to. */
export const EvaluationResult = { NONE: 0, AGREED: 1, REJECTED: 2 } as const;
/** States of a probation plan (decisions, "Wire states"); terminated means that the employee fails. */
export const ProbationPlanStatus = {
  DRAFT: 0,
  RUNNING: 1,
  SCORING: 2,
  APPROVING: 4,
  ARCHIVED: 5,
  TERMINATED: 98,
} as const;
/** Who sets the targets of a probation plan. */
export const ProbationTargetSetter = { EMPLOYEE: 1, SUPERIOR: 2 } as const;
/** How a probation plan ended. */
export const ProbationOutcome = { PASSED: 1, FAILED: 2, EXTENDED: 3, LEFT: 4 } as const;
/** What somebody may do with a probation plan; the first seven are the work of a process. */
export const ProbationAction = {
  SET_TARGETS: 1,
  APPROVE_TARGETS: 2,
  SELF_SCORE: 3,
  BOSS_SCORE: 4,
  APPROVE: 5,
  CONFIRM: 6,
  FILE: 7,
  CHANGE: 11,
  START: 12,
  DELETE: 13,
  REMIND: 14,
  START_SCORING: 15,
  CHANGE_APPROVAL: 16,
  EXTEND: 17,
  TERMINATE: 18,
  PROPOSE_EXIT: 19,
} as const;
/** What happened in a probation plan; the history names it. */
export const ProbationEvent = {
  CREATED: 1,
  CHANGED: 2,
  STARTED: 3,
  TARGETS_SUBMITTED: 4,
  TARGETS_AGREED: 5,
  TARGETS_RETURNED: 6,
  SCORING_OPENED: 7,
  SELF_SCORED: 8,
  BOSS_SCORED: 9,
  NODE_ADDED: 10,
  NODE_REMOVED: 11,
  AGREED: 12,
  REJECTED: 13,
  CONFIRMED: 14,
  FILED: 15,
  TERMINATED: 16,
  EXTENDED: 17,
  STOPPED: 18,
} as const;

/** Approval engine: who decides at a node. */
export const ApproverKind = { LINE_MANAGER: 1, DEPARTMENT_HEAD: 2, ROLE: 3, NAMED: 4 } as const;
export const ApprovalMode = { ANY: 1, ALL: 2 } as const;
export const ApprovalStatus = { PENDING: 1, APPROVED: 2, REFUSED: 3, WITHDRAWN: 4 } as const;
export const ApprovalDecision = { WAITING: 0, APPROVED: 1, REFUSED: 2, SKIPPED: 3 } as const;

export const JobStatus = { QUEUED: 1, RUNNING: 2, DONE: 3, FAILED: 4 } as const;
/** Whether a script's token works, or why it does not any more. */
export const ApiTokenStatus = { ACTIVE: 1, EXPIRED: 2, REVOKED: 3, PASSWORD_CHANGED: 4, ACCOUNT_DISABLED: 5 } as const;
/** What is written from templates: mails that ask people in, documents about a personnel change. */
export const LetterKind = {
  INVITATION: 1,
  INVITATION_ELSEWHERE: 2,
  REGULARISATION: 3,
  LEAVING: 4,
  PROBATION: 11,
} as const;

/** The union of the values of a closed set. */
export type ValueOf<T extends Record<string, string | number>> = T[keyof T];

/** Specification 3: how a question of a custom template is answered. */
export const CustomInputMode = { TEXTAREA: 'textarea', SELECT: 'select' } as const;
/** Whether the options of a question count in the score of the form, or its answer is only read. */
export const CustomItemType = { SCORED: 1, INFORMATION: 2 } as const;

/** As what somebody evaluates a person in a 360 assessment; fixed when they are invited. */
export const ReviewRelation = { SUPERIOR: 1, DIRECT: 2, NON_DIRECT: 3, SELF: 4 } as const;
/** How far an invitation to evaluate somebody is. */
export const ReviewState = {
  NOMINATED: 0,
  INVITED: 1,
  ACCEPTED: 2,
  DRAFT: 3,
  SUBMITTED: 4,
  DECLINED: 5,
  REVOKED: 6,
  REJECTED: 7,
} as const;
/** Who decides on the raters that an employee names. */
export const ReviewApproval = { NOBODY: 0, SUPERIOR: 1, HR: 2 } as const;
/** Who named a rater. */
export const ReviewInviter = { EMPLOYEE: 1, SUPERIOR: 2, HR: 3, FILE: 4 } as const;
/** Why HR should look at a form of a 360 assessment, or at the person it is about. */
export const ReviewFlag = {
  ALL_EQUAL: 1,
  FAR_FROM_OTHERS: 2,
  TOO_FAST: 3,
  ALL_LOWEST: 4,
  LOW_SCORE: 5,
  NEGATIVE_CHOICE: 6,
} as const;

/** The four lanes of a strategy map, each served by those below it (Kaplan, Norton). */
export const StrategyPerspective = { FINANCE: 1, CUSTOMER: 2, PROCESS: 3, LEARNING: 4 } as const;
/** How an objective stands against the time that has gone. */
export const StrategyState = { ON_TRACK: 1, SLIPPING: 2, BEHIND: 3 } as const;

/** What an entry in the ledger of points comes from. */
export const PointEntryKind = { LETTER: 1, EXPIRE: 2, ADJUST: 3, REDEEM: 4, REFUND: 5, RULE: 6 } as const;
/** What points are given for by themselves. */
export const PointRuleEvent = { RESULT_LEVEL: 1, SERVICE_YEARS: 2, BIRTHDAY: 3, LETTER: 4 } as const;
/** Where goods stand that somebody redeems points for: rejected and cancelled orders have given points and stock back. */
export const CommodityOrderState = { PLACED: 1, APPROVED: 2, DELIVERED: 3, REJECTED: 4, CANCELLED: 5 } as const;
/** How the bonus of a project is shared among its members (specification 3). */
export const ProjectAllocation = { SALARY_COEFFICIENT: 1, FIXED_AMOUNT: 2 } as const;
/** Where the application for the budget of a project stands. */
export const ProjectBudgetState = { DRAFT: 1, APPROVING: 2, APPROVED: 3, REJECTED: 4, WITHDRAWN: 5 } as const;
/** Which applications a list shows: the own ones, those that wait for the reader, or all that the reader sees. */
export const ProjectBudgetView = { OWN: 1, WAITING: 2, ALL: 3 } as const;
/** Which thank-you letters somebody looks at. */
export const ThankYouLetterBox = { RECEIVED: 'received', SENT: 'sent' } as const;
