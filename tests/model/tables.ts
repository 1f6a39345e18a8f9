/**
 * Who may do what in which stage of an appraisal plan, written from the text of the specification and from nothing else:
 * this file and `model.ts` import nothing of the product, so that a rule that is wrong there is not wrong here too. Where
 * the specification says nothing, domain.md and decisions.md are followed, then the decisions in the README of the
 * services' performance module; a reading of our own says "reading".
 */

/** Specification 3, "Plan status", and 4, "Assessment plan stages". */
export const STAGES = ['notOpen', 'filling', 'scoring', 'calibrating', 'communicating', 'archived', 'stopped'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * As what somebody acts in one appraisal. `hr` stands for administrators and HR (specification 6: "Admins lock plans, open
 * stages …"; decisions.md: `hr` is a shipped role); superiors are those of the day the plan opened (domain 3,
 * PlanScope), or whom HR chose since.
 */
export type Role = 'employee' | 'superior' | 'coAssessor' | 'hr';

const filling = ['filling'] as const;
const scoring = ['scoring'] as const;
const calibrating = ['calibrating'] as const;
const communicating = ['communicating'] as const;
/** Specification 4, "Admin controls", and domain 3: what goes on as long as a plan is open. */
const whileOpen = ['filling', 'scoring', 'calibrating', 'communicating'] as const;
const untilScored = ['filling', 'scoring'] as const;

/** Stages in which a role may do something; a role that is not named may never do it. */
export const ALLOWED = {
  // 4 "After scoring opens, targets cannot change"; 6 "Managers set targets, approve or return". Reading: HR may set the
  // targets of anybody as a superior does; approving stays with whoever the flow of the plan asks.
  writeTargets: { employee: filling },
  submitTargets: { employee: filling },
  withdrawTargets: { employee: filling },
  approveTargets: { superior: filling },
  returnTargets: { superior: filling },
  setTargets: { superior: filling, hr: filling },

  // 4 "After calibration opens, employees cannot edit or submit scores"; 6 "Managers … score"; domain 3 "Scoring order".
  saveSelfScore: { employee: scoring },
  submitSelfScore: { employee: scoring },
  saveCoAssessorScore: { coAssessor: scoring },
  submitCoAssessorScore: { coAssessor: scoring },
  // The exception in calibration is in `model.ts`: a result that was sent back.
  saveSuperiorScore: { superior: scoring },
  submitSuperiorScore: { superior: scoring },
  // Domain 3 "Send back reopens the previous actor with a reason": the superior what was handed up, HR the superior's too.
  sendBackSelfScore: { superior: scoring, hr: scoring },
  sendBackCoAssessorScore: { superior: scoring, hr: scoring },
  sendBackSuperiorScore: { hr: scoring },
  // decisions.md "Self score first": "where HR marks the person absent with a reason".
  markAbsent: { hr: untilScored },
  // README "Who has left": HR chooses who is superior where nobody stood above one who left, and of any other appraisal.
  chooseSuperior: { hr: whileOpen },
  // decisions.md "Co-assessors": picked by the superior, or by the employee and confirmed by the superior. Reading: before
  // scoring has ended, because afterwards there is nothing to score; HR as the superior.
  pickCoAssessors: { employee: untilScored, superior: untilScored, hr: untilScored },

  // 6 "Managers … calibrate"; 4 "After communication opens, results cannot change"; README "Reject and verify: HR's".
  calibrate: { superior: calibrating, hr: calibrating },
  rejectResult: { hr: calibrating },
  verifyResult: { hr: calibrating },

  // 4 "The employee confirms only after the superior confirms"; domain 3 "Confirm".
  superiorConfirm: { superior: communicating },
  employeeConfirm: { employee: communicating },
  employeeObject: { employee: communicating },

  // 6 "Managers can lock and unlock subordinates' forms", as long as anything in them can change (4 "Effects").
  lockForm: { superior: whileOpen, hr: whileOpen },
  // 6 "locked managers cannot modify"; decisions.md "Manager's lock: by the administrator".
  lockManager: { hr: whileOpen },

  // 4 "Assessment plan stages" and "Admin controls"; 6 "Admins lock plans, open stages, … and return stages".
  openNext: { hr: ['notOpen', ...whileOpen] },
  returnPlan: { hr: [...whileOpen, 'archived'] },
  // domain, decisions: "locking is possible in states 1-4 only".
  lockPlan: { hr: whileOpen },
  unlockPlan: { hr: whileOpen },
  // Reading: a switch turns as long as what it holds back may still come.
  switchFillIn: { hr: filling },
  switchSuperiorScoring: { hr: untilScored },
  switchSuperiorConfirm: { hr: whileOpen },
  // 4 "also terminated"; 5 "Stop reason required".
  stopPlan: { hr: whileOpen },
  // 4 "After the assessment opens, only its scope can change".
  changeSetup: { hr: ['notOpen'] },
} as const satisfies Record<string, Partial<Record<Role, readonly Stage[]>>>;

export type Action = keyof typeof ALLOWED;
export const ACTIONS = Object.keys(ALLOWED) as readonly Action[];

/** What is done to the plan as a whole, or to several people of it at once; everything else is done in the appraisal of one person. */
export const OF_THE_PLAN: readonly Action[] = [
  'openNext',
  'returnPlan',
  'lockPlan',
  'unlockPlan',
  'switchFillIn',
  'switchSuperiorScoring',
  'switchSuperiorConfirm',
  'stopPlan',
  'changeSetup',
  'lockManager',
  'chooseSuperior',
];

/** 4 "A plan can be locked by an administrator, which blocks scoring, confirm, approve, assign, add and modify". */
export const DESPITE_PLAN_LOCK: readonly Action[] = ['unlockPlan'];

/** 4 "Admin controls: fill-in can be closed or opened": closed, nobody but HR fills in or takes back. */
export const FILLING_IN: readonly Action[] = ['writeTargets', 'submitTargets', 'withdrawTargets', 'setTargets'];

/** 4 "Admin controls: boss scoring … can be locked or opened". */
export const SUPERIOR_SCORING: readonly Action[] = [
  'saveSuperiorScore',
  'submitSuperiorScore',
  'sendBackSelfScore',
  'sendBackCoAssessorScore',
];

/** decisions.md "No targets when scoring opens": "no task, no score, outside quotas". */
export const NEEDS_TARGETS: readonly Action[] = [
  'saveSelfScore',
  'submitSelfScore',
  'saveCoAssessorScore',
  'submitCoAssessorScore',
  'saveSuperiorScore',
  'submitSuperiorScore',
  'sendBackSelfScore',
  'sendBackCoAssessorScore',
  'sendBackSuperiorScore',
  'markAbsent',
  'calibrate',
  'rejectResult',
  'verifyResult',
  'superiorConfirm',
  'employeeConfirm',
  'employeeObject',
];

/** Domain 3 "Score": percent of each source in the plans of the model; what is missing takes its share along. */
export const SHARES = { self: 30, coAssessor: 20, superior: 50 } as const;

/** Domain 3 "Validity": contiguous bands [low, high), the top one closed, in tenths of a point. */
export const LEVELS = [
  { name: 'A', low: 850 },
  { name: 'B', low: 600 },
  { name: 'C', low: 0 },
] as const;

/** 5 "Score granularity > 0; scores must be multiples and in range": tenths of a point. */
export const FULL_SCORE = 1000;
export const GRANULARITY = 5;
