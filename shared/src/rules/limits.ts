/** Lengths and numbers of specification 5 and 9, once. Lengths are in characters, times in milliseconds, sizes in pixels. */

/** Specification 5 says 20 and, in another statement, 10; decided: 20 (domain.md, "Decisions"). */
export const RULE_LEVELS_MAX = 20;

export const LIMITS = {
  // Names (specification 5)
  versionName: 20,
  departmentName: 50,
  rankName: 10,
  gradeName: 10,
  jobFamilyName: 10,
  planName: 50,
  planningPlanName: 50,
  surveyName: 50,
  salaryPlanName: 20,
  roleName: 20,
  customColumnName: 20,
  commodityName: 20,
  projectName: 20,
  projectNumber: 20,
  memo: 50,
  approvalNodeName: 20,
  // Not in the specification: ours
  code: 40,
  /** Days back a change of the structure, or of what describes positions, may be entered, unless the company says else. */
  backDatingDays: 31,
  backDatingDaysMax: 366,
  /** Contracts and pay are kept for two years at least (Labour Contract Law art. 50). */
  leaverYearsMin: 2,
  leaverYearsMax: 30,
  positionName: 50,
  /** The ten characters of the Chinese name are few for an English one. */
  jobFamilyNameEn: 50,
  gradeNameEn: 50,
  gradeMax: 999,
  jobDescription: 4000,
  evaluationFactorsMax: 20,
  evaluationDimensionsMax: 10,
  evaluationLevelsMin: 2,
  evaluationLevelsMax: 10,
  evaluationBandsMax: 50,
  evaluatorsMax: 20,
  plannedHeadcountMax: 99_999,
  ruleName: 50,
  keyResult: 200,
  description: 500,
  remark: 500,
  measureUnit: 20,
  partName: 50,
  /** English headings need more letters than Chinese ones. */
  customColumnNameEn: 40,
  templateName: 50,
  templateDescription: 200,
  companyName: 50,
  /** What people type at sign-in before their account. */
  companyCode: 40,
  webAddress: 500,
  timeZone: 50,
  /** What was typed into a cell and is no value. */
  cellText: 100,
  comment: 500,
  overallComment: 1000,
  objection: 500,
  resultNote: 500,
  opinion: 500,
  reason: 200,
  personName: 50,
  empNumber: 20,
  email: 100,
  loginAccount: 50,
  /** What is typed at sign-in: an account, a number or an email. */
  signInName: 100,
  verifyCode: 10,
  phone: 30,
  idNumber: 30,
  bankCard: 30,
  shortText: 50,
  keyword: 50,
  /** What was done, or comes next, in a week or month. */
  workReport: 5000,
  /** Days a shared link works, at most and usually. */
  shareDays: 90,
  shareDaysUsual: 7,
  listFilterName: 30,
  listFilterQuery: 2000,
  listFilters: 30,
  columnWidthMin: 60,
  columnWidthMax: 800,
  letterTemplateName: 50,
  salaryMatrixName: 50,
  salaryRangesMax: 500,
  crBandsMax: 9,
  letterSubject: 100,
  /** Word limit of mails and letters (specification 9 gives no number). */
  letterBody: 5000,
  letterTemplates: 100,
  // Ours: co-assessors of one person, and how often one person may be picked in a plan unless HR says otherwise
  coAssessorsMax: 3,
  assessorPicksDefault: 10,
  assessorPicksMost: 200,
  /** Of each kind. */
  searchHits: 8,
  scheduleContent: 200,
  schedulePerDay: 50,
  shortcuts: 12,
  strategyMapName: 50,
  strategyMeasure: 100,
  strategyObjectiveName: 50,
  strategyObjectives: 60,
  strategyTargets: 20,
  // Texts
  noticeTitle: 100,
  noticeContent: 1000,
  remindText: 500,
  textAreaRowsMin: 2,
  textAreaRowsMax: 10,
  // Counts (specification 5)
  ruleLevelsMin: 1,
  ruleLevelsMax: RULE_LEVELS_MAX,
  weightTotal: 100,
  comparisonItemsMax: 10,
  /** Ours: months that a report of people goes over. */
  reportMonthsMax: 36,
  roleTemplateRolesMin: 1,
  roleTemplateRolesMax: 10,
  approvalNodesMin: 1,
  approvalNodesMax: 10,
  functionsMax: 50,
  rewardValuesMax: 20,
  // Ours: the types of project funds
  projectTypeName: 20,
  projectMembersMax: 100,
  // Ours: finished plans beside each other in what a team reached
  teamResultPlans: 24,
  // Ours: values, thank-you letters and points (specification 9 gives letters no number)
  rewardValueName: 20,
  rewardValueNameEn: 50,
  thankYouLetter: 500,
  thankYouLetterRecipients: 10,
  monthlyAllowanceMax: 100_000,
  pointLapseMonthsMin: 1,
  pointLapseMonthsMax: 120,
  pointAdjustmentMax: 1_000_000,
  /** Days after the last one on which a leaver's points lapse. */
  pointLeaverDays: 30,
  pointRulesMax: 50,
  pointRulePointsMax: 10_000,
  pointRuleYearsMax: 60,
  /** Days that a rule looks back, so that points also come after days on which the product was not running. */
  pointRuleDays: 31,
  unlockDatesMax: 8,
  commodityPriceMin: 1,
  exchangeRateMin: 1,
  // Ours: price x rate has to stay a whole number that every client can hold
  commodityPriceMax: 100_000,
  exchangeRateMax: 10_000,
  commodityStockMax: 1_000_000,
  corporateWeightMax: 100,
  /** Both ends excluded. */
  conditionSpanMin: 0,
  conditionSpanMax: 3,
  // Ours: levels of people, and what a position asks of them
  levelMin: 0,
  levelMax: 5,
  levelStep: '0.5',
  overqualifiedFrom: 2,
  matchConditionsMax: 30,
  // Ours: reminder dates of one stage, smallest group a distribution is judged in, places of a shown score
  reminderDatesMax: 8,
  minGroupSizeDefault: 5,
  scoreDigitsMax: 4,
  // Ours: no probation is longer than six months (Labour Contract Law art. 19)
  probationDaysMax: 184,
  // Ours: parts of a template, columns and rows of a part, indicators of one person
  templatePartsMax: 10,
  partColumnsMax: 30,
  partRowsMax: 50,
  indicatorsMax: 200,
  // Ours: titles, certificates or share options of one person
  recordsMax: 50,
  // Ours: conditions of a list joined at one level, and values of one of them
  conditionsMax: 10,
  conditionValuesMax: 50,
  // Ours: questions of a custom template, options of one, and what a rater writes
  customItemsMax: 50,
  customItemName: 200,
  customExplanation: 500,
  customOptionsMin: 2,
  customOptionsMax: 10,
  customOption: 100,
  customAnswer: 1000,
  customTemplatesMax: 200,
  // Ours: raters of one person, how often one person may be picked in a plan, fewest forms a group is shown with
  reviewRatersMax: 50,
  reviewPicks: 10,
  reviewGroupMin: 3,
  /** A form is suspicious when it was filled in faster than this, or its score is below that percentage of the best. */
  reviewSecondsMin: 60,
  reviewLowScore: '40',
  // Ours: what a plan holds, and ids one call may name
  planModulesMax: 10,
  combinedPlansMax: 10,
  includedPlansMax: 12,
  /** People of one cell of the matrix of performance and potential who are named. */
  matrixPeople: 12,
  proposedMoves: 200,
  ungradedDepartments: 50,
  empTypeName: 30,
  empTypesMax: 20,
  empTypeFamiliesMax: 50,
  scopeDepartmentsMax: 500,
  scopePeopleMax: 5000,
  idsMax: 200,
  planYearMin: 2000,
  planYearMax: 2100,
  /** Own fields of a company, and the text in one. */
  customFields: 100,
  customText: 200,
  // Ours: a share of full-time work
  fullTimeEquivalentDigits: 2,
  // Ours: a file of people has every field of the product and of the company, and some columns that are ignored
  importColumns: 200,
  /** Dictionaries of a company, and entries of one. */
  dictionaries: 50,
  dictionaryEntries: 500,
  /** Roles of a company, and people one call puts into a role or takes out. */
  rolesMax: 100,
  roleMembersAtOnce: 500,
  // Passwords and sign-in
  passwordMin: 8,
  passwordMax: 16,
  /** A 16-character password of four-byte characters is 88 bytes of Base64. */
  wirePasswordMax: 128,
  verifyCodeAfterFailures: 3,
  // Ours: tokens of scripts
  apiTokenName: 50,
  // Ours: people one invitation may name, cards of one print, and how long what opens an account for the first time holds
  invitationChosen: 1000,
  invitationCards: 500,
  invitationDays: 7,
  apiTokenDaysMax: 90,
  apiTokensMax: 20,
  // Files
  uploadBytesMax: 5_242_880,
  /** Ours: files beside one indicator of an appraisal. */
  attachmentsMax: 5,
  /** Ours: files one person may send a day. */
  uploadsPerDay: 100,
  avatarCropPx: 100,
  imageSizeMaxPx: 3000,
  goodsPictureWidth: 200,
  goodsPictureHeight: 120,
  // Lists
  pageSizeDefault: 10,
  reminderPageSize: 200,
  // Numbers (specification 9): decimals default to 4 places
  roundDigitsMax: 20,
  decimalDigits: 4,
  randomIdLength: 32,
  // Times
  requestTimeoutMs: 600_000,
  loadingTimeoutMs: 20_000,
  chunkLoadTimeoutMs: 120_000,
  systemNoticePollMs: 600_000,
  calibrationPollMs: 10_000,
  messageMs: 5_000,
  passwordChangedMessageMs: 2_000,
  autoSaveMs: 10_000,
  menuRecheckMs: 500,
  numberInputDelayMs: 100,
  // Screen
  brightnessMin: 70,
  brightnessMax: 100,
  brightnessDefault: 100,
  menuExpandedPx: 190,
  menuCollapsedPx: 80,
  menuCollapseUnderPx: 1200,
  rootUnitBaseWidthPx: 1920,
  rootUnitMinPx: 60,
  noticeDragMarginPx: 60,
  backHeaderFixedAfterPx: 50,
  dateRangeWidthPx: 210,
  // Export
  exportCanvasMaxPx: 16_290,
  pdfPageWidth: 592.28,
  pdfPageHeight: 841.89,
  popupWidthMaxPx: 1300,
  popupHeightMaxPx: 700,
  watermarkWidthPx: 250,
  watermarkHeightPx: 100,
  watermarkFontPx: 12,
} as const;

/** Page sizes a table offers (specification 9). */
export const PAGE_SIZES = [10, 20, 30, 40] as const;
/** Specification 5: pictures are JPG, JPEG or PNG; an avatar may also be GIF. */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png'] as const;
export const AVATAR_TYPES = ['jpg', 'jpeg', 'png', 'gif'] as const;
/** Ours: what may be attached to an indicator; nothing that runs by being opened. */
export const ATTACHMENT_TYPES = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'txt',
  'csv',
  'zip',
] as const;
/** Specification 9: what an empty value looks like. */
export const EMPTY_VALUE = '-';
export const DATE_RANGE_SEPARATOR = '-';
/** Specification 9: the two stored languages, the default one first. */
export const LANGUAGES = ['zh-CN', 'en-US'] as const;
