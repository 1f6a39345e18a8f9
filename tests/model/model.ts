import {
  ALLOWED,
  DESPITE_PLAN_LOCK,
  FILLING_IN,
  FULL_SCORE,
  GRANULARITY,
  LEVELS,
  NEEDS_TARGETS,
  OF_THE_PLAN,
  SHARES,
  STAGES,
  SUPERIOR_SCORING,
  type Action,
  type Role,
  type Stage,
} from './tables.ts';

/** Everybody who acts. `top` is the superior's superior, `reader` sees all and changes nothing, `outsider` has nothing to do with it. */
export const ACTORS = ['admin', 'hr', 'top', 'boss', 'ann', 'ben', 'cleo', 'cora', 'reader', 'outsider'] as const;
export type Actor = (typeof ACTORS)[number];

/** Who can be in a plan, with the superior: one of them a manager, one whose superior is HR. */
export const SUPERIOR_OF = { ann: 'boss', ben: 'boss', boss: 'top', cleo: 'hr' } as const satisfies Partial<
  Record<Actor, Actor>
>;
export type Subject = keyof typeof SUPERIOR_OF;
export const SUBJECTS = Object.keys(SUPERIOR_OF) as readonly Subject[];
/** Whom co-assessors are picked from. */
export const CO_ASSESSOR = 'cora' satisfies Actor;

/** When the evaluated see their scores (specification 6). */
export const VIEWS = ['afterOpen', 'afterSuperiorScored', 'afterSuperiorConfirmed'] as const;
export type View = (typeof VIEWS)[number];

/** One appraisal. Scores are in tenths of a point; null: not submitted. */
export interface Appraisal {
  targets: 'none' | 'submitted' | 'agreed' | 'returned';
  /** The person, or a superior, wrote something into the form. */
  written: boolean;
  formLocked: boolean;
  absent: boolean;
  self: number | null;
  coAssessor: 'none' | 'proposed' | 'picked';
  coAssessorScore: number | null;
  superior: number | null;
  calibrated: number | null;
  /** Sent back in calibration, and neither verified nor adjusted since. */
  sentBack: boolean;
  confirmed: 'none' | 'superior' | 'both' | 'objected';
}

export interface State {
  stage: Stage;
  /** Before it opens for the first time nobody is in it. */
  everOpened: boolean;
  /** The stage in which it was stopped. */
  stoppedIn: Stage | null;
  view: View;
  locked: boolean;
  fillInClosed: boolean;
  superiorScoringLocked: boolean;
  superiorConfirmLocked: boolean;
  lockedManagers: Actor[];
  people: Partial<Record<Subject, Appraisal>>;
}

/** What somebody tries. The fields an action does not use are absent. */
export interface Command {
  actor: Actor;
  action: Action;
  subject?: Subject;
  /** openNext and returnPlan: where to. */
  to?: Stage;
  /** openNext: although people are not ready. */
  anyway?: boolean;
  /** Switches and locks. */
  on?: boolean;
  manager?: Actor;
  /** Whether a reason, an opinion or an objection is given. */
  reason?: boolean;
  /** In tenths of a point. */
  score?: number;
  /** pickCoAssessors: whether `cora` is among them. */
  picked?: boolean;
  /** The caller has seen an older version. */
  stale?: boolean;
}

/**
 * Why something is refused: not for this caller's pages (403); not there, or not to be known of (404); not for this role; a
 * rule is against it; the caller saw an older version. Where several apply, the specification does not say which is told.
 */
export type Refusal = 'forbidden' | 'missing' | 'notAllowed' | 'rule' | 'stale';

export function newState(people: readonly Subject[], view: View): State {
  const blank = (): Appraisal => ({
    targets: 'none',
    written: false,
    formLocked: false,
    absent: false,
    self: null,
    coAssessor: 'none',
    coAssessorScore: null,
    superior: null,
    calibrated: null,
    sentBack: false,
    confirmed: 'none',
  });
  return {
    stage: 'notOpen',
    everOpened: false,
    stoppedIn: null,
    view,
    locked: false,
    fillInClosed: false,
    superiorScoringLocked: false,
    superiorConfirmLocked: false,
    lockedManagers: [],
    people: Object.fromEntries(people.map((one) => [one, blank()])),
  };
}

export const peopleOf = ({ people }: State): Subject[] => SUBJECTS.filter((one) => people[one] !== undefined);
const of = (state: State, subject: Subject): Appraisal => {
  const appraisal = state.people[subject];
  if (!appraisal) throw new Error(`${subject} is not in the plan.`);
  return appraisal;
};
const isAfter = (stage: Stage, other: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(other);
/** The stage whose marks people carry: a stopped plan stands as it stood. */
const standingIn = ({ stage, stoppedIn }: State): Stage => stoppedIn ?? stage;

// ---- who is who ----------------------------------------------------------------------------------------------------

const isHr = (actor: Actor): boolean => actor === 'hr' || actor === 'admin';

/** As what somebody may act in an appraisal. Nobody is HR to themselves (domain 3: who is scored does not score). */
export function rolesOf(state: State, actor: Actor, subject: Subject): Role[] {
  if (actor === subject) return ['employee'];
  return [
    ...(SUPERIOR_OF[subject] === actor ? (['superior'] as const) : []),
    ...(actor === CO_ASSESSOR && of(state, subject).coAssessor === 'picked' ? (['coAssessor'] as const) : []),
    ...(isHr(actor) ? (['hr'] as const) : []),
  ];
}

/** Whether somebody may know of an appraisal; one that HR took back to prepare again is HR's alone (reading). */
export function sees(state: State, actor: Actor, subject: Subject): boolean {
  if (!state.everOpened) return false;
  if (actor !== subject && (isHr(actor) || actor === 'reader')) return true;
  return state.stage !== 'notOpen' && rolesOf(state, actor, subject).length > 0;
}

// ---- results -------------------------------------------------------------------------------------------------------

/** Domain 3 "composed": the mean of the sources there are, by their shares, half up to the plan's one place; nothing before the superior scored. */
function composedOf({ self, coAssessor, coAssessorScore, superior }: Appraisal): number | null {
  if (superior === null) return null;
  const given = [
    [SHARES.superior, superior],
    ...(self === null ? [] : [[SHARES.self, self]]),
    ...(coAssessor === 'picked' && coAssessorScore !== null ? [[SHARES.coAssessor, coAssessorScore]] : []),
  ] as [number, number][];
  const share = given.reduce((sum, [one]) => sum + one, 0);
  const total = given.reduce((sum, [one, score]) => sum + one * score, 0);
  return Math.floor((2 * total + share) / (2 * share));
}

/** Score as it counts, in tenths; calibration goes over what was composed. */
export const resultOf = (appraisal: Appraisal): number | null => appraisal.calibrated ?? composedOf(appraisal);

export const levelOf = (score: number): string => LEVELS.find(({ low }) => score >= low)?.name ?? '';

const isScore = (score: number): boolean => score >= 0 && score <= FULL_SCORE && score % GRANULARITY === 0;

// ---- what is told --------------------------------------------------------------------------------------------------

const byTargets = ({ targets }: Appraisal): number => (targets === 'agreed' ? 3 : targets === 'submitted' ? 2 : 1);
const bySheets = (appraisal: Appraisal): number => {
  if (appraisal.targets !== 'agreed') return byTargets(appraisal);
  if (appraisal.superior !== null) return 5;
  return appraisal.self === null ? 3 : 4;
};

/** Specification 3 "Employee and boss stages: 1-7": fill, approve, approved, self-rated, rated, to confirm, confirmed. */
function employeeStage(state: State, appraisal: Appraisal): number {
  const stage = standingIn(state);
  if (!isAfter(stage, 'filling')) return byTargets(appraisal);
  if (!isAfter(stage, 'calibrating')) return bySheets(appraisal);
  // An objection returns the result to the superior (domain 3 "Confirm").
  const told = { none: bySheets(appraisal), objected: 5, superior: 6, both: 7 };
  return told[appraisal.confirmed];
}

/** The superior's: waiting, to approve, approved, to score, scored, to confirm, confirmed. */
function superiorStage(state: State, appraisal: Appraisal): number {
  const stage = standingIn(state);
  if (!isAfter(stage, 'filling')) return byTargets(appraisal);
  if (!isAfter(stage, 'calibrating')) return bySheets(appraisal);
  if (appraisal.confirmed === 'superior' || appraisal.confirmed === 'both') return 7;
  return resultOf(appraisal) === null ? bySheets(appraisal) : 6;
}

const TARGET_STATUS = { none: 1, submitted: 2, agreed: 3, returned: 4 } as const;

/** decisions.md: a flag beside the stage, from scoring to the archive. */
const noTargets = (state: State, { targets }: Appraisal): boolean =>
  isAfter(state.stage, 'filling') && state.stage !== 'stopped' && targets !== 'agreed';

/** Specification 6: superiors and HR see scores; the evaluated when the plan says; co-assessors never (README). */
function seesScores(state: State, actor: Actor, subject: Subject): boolean {
  if (actor === subject) {
    const stage = superiorStage(state, of(state, subject));
    return stage >= { afterOpen: 0, afterSuperiorScored: 5, afterSuperiorConfirmed: 7 }[state.view];
  }
  return isHr(actor) || actor === 'reader' || SUPERIOR_OF[subject] === actor;
}

/** What the services have to tell somebody of an appraisal. */
export interface Told {
  employeeStage: number;
  bossStage: number;
  targetStatus: number;
  locked: boolean;
  noTargets: boolean;
  /** In tenths of a point. */
  score: number | null;
  level: string | null;
}

/** null: that there is no such appraisal. */
export function toldOf(state: State, actor: Actor, subject: Subject): Told | null {
  if (!sees(state, actor, subject)) return null;
  const appraisal = of(state, subject);
  const score = seesScores(state, actor, subject) ? resultOf(appraisal) : null;
  return {
    employeeStage: employeeStage(state, appraisal),
    bossStage: superiorStage(state, appraisal),
    targetStatus: TARGET_STATUS[appraisal.targets],
    locked: appraisal.formLocked,
    noTargets: noTargets(state, appraisal),
    score,
    level: score === null ? null : levelOf(score),
  };
}

const STATUS = {
  notOpen: 0,
  filling: 1,
  scoring: 2,
  calibrating: 3,
  communicating: 4,
  archived: 5,
  stopped: 98,
} as const;

/** Specification 3 "Plan status", negative values locked. */
export const statusOf = ({ stage, locked }: State): number => (locked ? -STATUS[stage] : STATUS[stage]);

// ---- what may be done ----------------------------------------------------------------------------------------------

/** Whether a role may do something now, whatever it brings along. */
function roleMay(state: State, role: Role, { actor, action, subject }: Command): boolean {
  const stages: Partial<Record<Role, readonly Stage[]>> = ALLOWED[action];
  const appraisal = subject && of(state, subject);
  const again =
    state.stage === 'calibrating' &&
    appraisal?.sentBack === true &&
    (action === 'saveSuperiorScore' || action === 'submitSuperiorScore') &&
    role === 'superior';
  if (!again && !stages[role]?.includes(state.stage)) return false;
  if (state.locked && !DESPITE_PLAN_LOCK.includes(action)) return false;
  if (state.fillInClosed && role !== 'hr' && FILLING_IN.includes(action)) return false;
  // README "Reject and verify": what HR sent back is scored although calibration is open, so nothing else holds it either.
  if (state.superiorScoringLocked && role === 'superior' && !again && SUPERIOR_SCORING.includes(action)) return false;
  if (state.superiorConfirmLocked && action === 'superiorConfirm') return false;
  if (role === 'superior' && state.lockedManagers.includes(actor)) return false;
  if (!appraisal) return true;
  if (role === 'employee' && appraisal.formLocked) return false;
  if (noTargets(state, appraisal) && NEEDS_TARGETS.includes(action)) return false;
  return isTurn(state, appraisal, action, again);
}

/** How far an appraisal has to be (specification 4 "Target status", "Scoring", "Confirm"; domain 3). */
function isTurn(state: State, appraisal: Appraisal, action: Action, again: boolean): boolean {
  const { targets, self, absent, coAssessor, coAssessorScore, superior, confirmed, sentBack } = appraisal;
  const selfSettled = self !== null || absent;
  switch (action) {
    case 'writeTargets':
    case 'submitTargets':
      return targets === 'none' || targets === 'returned';
    case 'withdrawTargets':
    case 'approveTargets':
    case 'returnTargets':
      return targets === 'submitted';
    case 'setTargets':
      return targets !== 'submitted';
    case 'saveSelfScore':
    case 'submitSelfScore':
      return self === null && superior === null;
    case 'saveCoAssessorScore':
    case 'submitCoAssessorScore':
      return selfSettled && coAssessorScore === null && superior === null;
    case 'saveSuperiorScore':
    case 'submitSuperiorScore':
      // Once calibration is open nobody else scores any more, so nobody is waited for.
      if (superior !== null || again) return superior === null;
      return selfSettled && (coAssessor !== 'picked' || coAssessorScore !== null);
    case 'sendBackSelfScore':
      return self !== null && superior === null;
    case 'sendBackCoAssessorScore':
      return coAssessorScore !== null && superior === null;
    case 'sendBackSuperiorScore':
      return superior !== null;
    case 'markAbsent':
      return employeeStage(state, appraisal) < 4;
    case 'pickCoAssessors':
      return superiorStage(state, appraisal) < 5;
    case 'rejectResult':
      return !sentBack || superior !== null;
    case 'verifyResult':
      return sentBack && superior !== null;
    case 'superiorConfirm':
      return superiorStage(state, appraisal) === 6;
    case 'employeeConfirm':
    case 'employeeObject':
      return confirmed === 'superior';
    default:
      return true;
  }
}

/** As what somebody may do an action; whoever scored does not say whether it was right (README "Reject and verify"). */
function capacities(state: State, { actor, action, subject }: Command): Role[] {
  const has = subject ? rolesOf(state, actor, subject) : isHr(actor) ? (['hr'] as const) : [];
  const decides = action !== 'rejectResult' && action !== 'verifyResult';
  const may: Partial<Record<Role, readonly Stage[]>> = ALLOWED[action];
  return has.filter((role) => may[role] !== undefined && (decides || !(has as readonly Role[]).includes('superior')));
}

/** Whether somebody may do an action now, as the services have to say beside the appraisal. */
export const mayDo = (state: State, command: Command): boolean =>
  capacities(state, command).some((role) => roleMay(state, role, command));

/** Whether what a command brings along is fit (specification 5). */
function isFit(state: State, command: Command): boolean {
  const { action, reason = true, score, subject } = command;
  const appraisal = subject && state.people[subject];
  switch (action) {
    case 'submitTargets':
      return appraisal?.written === true;
    case 'returnTargets':
    case 'sendBackSelfScore':
    case 'sendBackCoAssessorScore':
    case 'sendBackSuperiorScore':
    case 'rejectResult':
    case 'employeeObject':
    case 'stopPlan':
      return reason;
    case 'markAbsent':
      return command.on === false || reason;
    case 'submitSelfScore':
    case 'submitCoAssessorScore':
    case 'submitSuperiorScore':
      return score !== undefined && isScore(score);
    case 'calibrate':
      return reason && score !== undefined && isScore(score) && !(appraisal && resultOf(appraisal) === score);
    case 'pickCoAssessors':
      // README: what was given counts, so who gave it is not taken out.
      return command.picked === true || command.actor === subject || appraisal?.coAssessorScore === null;
    case 'openNext':
      return command.to === STAGES[STAGES.indexOf(state.stage) + 1] && (command.anyway === true || isReady(state));
    case 'returnPlan':
      return command.to !== undefined && isAfter(state.stage, command.to);
    default:
      return true;
  }
}

/** Domain 3 "Guards per transition": whom a stage waits for. */
export function isReady(state: State): boolean {
  const everybody = peopleOf(state).map((one) => of(state, one));
  const withTargets = everybody.filter(({ targets }) => targets === 'agreed');
  switch (state.stage) {
    case 'filling':
      return withTargets.length === everybody.length;
    case 'scoring':
      return withTargets.every(({ superior }) => superior !== null);
    case 'calibrating':
      // README: communication opens over unverified results with a warning only.
      return withTargets.every((one) => resultOf(one) !== null && !(one.sentBack && one.superior !== null));
    case 'communicating':
      // README "Archive": goes on over people without a result only when told to.
      return everybody.every((one) => resultOf(one) !== null && one.confirmed === 'both');
    default:
      return true;
  }
}

/** Why a command has to be refused; empty: it has to be done. */
export function refusalsOf(state: State, command: Command): Refusal[] {
  const { actor, action, subject, manager } = command;
  if (subject ? !sees(state, actor, subject) : !isHr(actor)) return ['forbidden', 'missing'];
  // One call sends back any sheet: of the superior's own it may say that it is not theirs to send, or why none is now.
  const also: Refusal[] = isFit(state, command) && action !== 'sendBackSuperiorScore' ? [] : ['rule'];
  if (capacities(state, command).length === 0) return ['forbidden', 'notAllowed', ...also];
  // Reading: asking for what is so already changes nothing, whatever the stage.
  const isSo = (action === 'lockPlan' && state.locked) || (action === 'unlockPlan' && !state.locked);
  if (isSo) return command.stale ? ['stale'] : [];
  const refusals: Refusal[] = mayDo(state, command) && isFit(state, command) ? [] : ['rule'];
  if (action === 'lockManager' && !peopleOf(state).some((one) => SUPERIOR_OF[one] === manager))
    return [...refusals, 'missing'];
  return command.stale ? [...refusals, 'stale'] : refusals;
}

// ---- what becomes of it --------------------------------------------------------------------------------------------

/** The state after a command that was done. */
export function after(state: State, command: Command): State {
  const next = structuredClone(state);
  const { subject } = command;
  if (subject) next.people[subject] = { ...of(state, subject), ...changeOf(of(state, subject), command) };
  else changePlan(next, command);
  return next;
}

function changeOf(appraisal: Appraisal, command: Command): Partial<Appraisal> {
  const { action, score = null, on = true, picked = false, actor, subject } = command;
  switch (action) {
    case 'writeTargets':
      return { written: true };
    case 'submitTargets':
      return { targets: 'submitted' };
    case 'withdrawTargets':
      return { targets: 'none' };
    case 'approveTargets':
      return { targets: 'agreed' };
    case 'returnTargets':
      return { targets: 'returned' };
    case 'setTargets':
      return { targets: 'agreed', written: true };
    case 'submitSelfScore':
      return { self: score };
    case 'submitCoAssessorScore':
      return { coAssessorScore: score };
    case 'submitSuperiorScore':
      return { superior: score };
    case 'sendBackSelfScore':
      return { self: null };
    case 'sendBackCoAssessorScore':
      return { coAssessorScore: null };
    case 'sendBackSuperiorScore':
      return { superior: null };
    case 'markAbsent':
      return { absent: on };
    case 'pickCoAssessors':
      // What the person says is a proposal, and does not touch what the superior has decided.
      if (actor !== subject) return { coAssessor: picked ? 'picked' : 'none' };
      return appraisal.coAssessor === 'picked' ? {} : { coAssessor: picked ? 'proposed' : 'none' };
    case 'calibrate':
      return { calibrated: score, sentBack: false };
    case 'rejectResult':
      return { superior: null, calibrated: null, sentBack: true };
    case 'verifyResult':
      return { sentBack: false };
    case 'superiorConfirm':
      return { confirmed: 'superior' };
    case 'employeeConfirm':
      return { confirmed: 'both' };
    case 'employeeObject':
      return { confirmed: 'objected' };
    case 'lockForm':
      return { formLocked: on };
    default:
      return {};
  }
}

function changePlan(next: State, { action, to = next.stage, on = true, manager }: Command): void {
  switch (action) {
    case 'openNext':
      next.everOpened = true;
      next.stage = to;
      break;
    case 'returnPlan':
      // Domain 3 "Back": clears nothing, but confirmations no longer count.
      for (const one of peopleOf(next)) of(next, one).confirmed = 'none';
      next.stage = to;
      break;
    case 'lockPlan':
      next.locked = true;
      break;
    case 'unlockPlan':
      next.locked = false;
      break;
    case 'switchFillIn':
      next.fillInClosed = on;
      break;
    case 'switchSuperiorScoring':
      next.superiorScoringLocked = on;
      break;
    case 'switchSuperiorConfirm':
      next.superiorConfirmLocked = on;
      break;
    case 'stopPlan':
      next.stoppedIn = next.stage;
      next.stage = 'stopped';
      break;
    case 'lockManager':
      next.lockedManagers = next.lockedManagers.filter((one) => one !== manager);
      if (on && manager) next.lockedManagers.push(manager);
      break;
    default:
  }
}

export const isOfThePlan = (action: Action): boolean => OF_THE_PLAN.includes(action);
