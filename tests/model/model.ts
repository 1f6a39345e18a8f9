import { FULL_SCORE, GRANULARITY, LEVELS, SHARES, STAGES, type Action, type Role, type Stage } from './tables.ts';

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

/** Whom HR can choose as superior; one of them has left the company. */
export const CHOSEN = ['top', 'boss', 'hr', 'ann', CO_ASSESSOR, 'outsider', 'gone'] as const;
export type Chosen = (typeof CHOSEN)[number];

/** When the evaluated see their scores (specification 6). */
export const VIEWS = ['afterOpen', 'afterSuperiorScored', 'afterSuperiorConfirmed'] as const;
export type View = (typeof VIEWS)[number];

/** One appraisal. Scores are in tenths of a point; null: not submitted. */
export interface Appraisal {
  /** The superior: of the day the plan opened, or chosen since. */
  ledBy: Actor;
  targets: 'none' | 'submitted' | 'agreed' | 'returned';
  /** The person, or a superior, wrote something into the form. */
  written: boolean;
  formLocked: boolean;
  absent: boolean;
  self: number | null;
  coAssessor: 'none' | 'proposed' | 'picked';
  coAssessorScore: number | null;
  superior: number | null;
  /** Who submitted that score; superior no more, perhaps. */
  scoredBy: Actor | null;
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
  /** chooseSuperior: of whom, and whom. */
  people?: readonly Subject[];
  chosen?: Chosen;
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
  const blank = (subject: Subject): Appraisal => ({
    ledBy: SUPERIOR_OF[subject],
    targets: 'none',
    written: false,
    formLocked: false,
    absent: false,
    self: null,
    coAssessor: 'none',
    coAssessorScore: null,
    superior: null,
    scoredBy: null,
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
    people: Object.fromEntries(people.map((one) => [one, blank(one)])),
  };
}

export const peopleOf = ({ people }: State): Subject[] => SUBJECTS.filter((one) => people[one] !== undefined);
export const of = (state: State, subject: Subject): Appraisal => {
  const appraisal = state.people[subject];
  if (!appraisal) throw new Error(`${subject} is not in the plan.`);
  return appraisal;
};
export const isAfter = (stage: Stage, other: Stage): boolean => STAGES.indexOf(stage) > STAGES.indexOf(other);
/** The stage whose marks people carry: a stopped plan stands as it stood. */
const standingIn = ({ stage, stoppedIn }: State): Stage => stoppedIn ?? stage;

// ---- who is who ----------------------------------------------------------------------------------------------------

export const isHr = (actor: Actor): boolean => actor === 'hr' || actor === 'admin';

/** As what somebody may act in an appraisal. Nobody is HR to themselves (domain 3: who is scored does not score). */
export function rolesOf(state: State, actor: Actor, subject: Subject): Role[] {
  if (actor === subject) return ['employee'];
  return [
    ...(of(state, subject).ledBy === actor ? (['superior'] as const) : []),
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

export const isScore = (score: number): boolean => score >= 0 && score <= FULL_SCORE && score % GRANULARITY === 0;

// ---- what is told --------------------------------------------------------------------------------------------------

const byTargets = ({ targets }: Appraisal): number => (targets === 'agreed' ? 3 : targets === 'submitted' ? 2 : 1);
const bySheets = (appraisal: Appraisal): number => {
  if (appraisal.targets !== 'agreed') return byTargets(appraisal);
  if (appraisal.superior !== null) return 5;
  return appraisal.self === null ? 3 : 4;
};

/** Specification 3 "Employee and boss stages: 1-7": fill, approve, approved, self-rated, rated, to confirm, confirmed. */
export function employeeStage(state: State, appraisal: Appraisal): number {
  const stage = standingIn(state);
  if (!isAfter(stage, 'filling')) return byTargets(appraisal);
  if (!isAfter(stage, 'calibrating')) return bySheets(appraisal);
  // An objection returns the result to the superior (domain 3 "Confirm").
  const told = { none: bySheets(appraisal), objected: 5, superior: 6, both: 7 };
  return told[appraisal.confirmed];
}

/** The superior's: waiting, to approve, approved, to score, scored, to confirm, confirmed. */
export function superiorStage(state: State, appraisal: Appraisal): number {
  const stage = standingIn(state);
  if (!isAfter(stage, 'filling')) return byTargets(appraisal);
  if (!isAfter(stage, 'calibrating')) return bySheets(appraisal);
  if (appraisal.confirmed === 'superior' || appraisal.confirmed === 'both') return 7;
  return resultOf(appraisal) === null ? bySheets(appraisal) : 6;
}

const TARGET_STATUS = { none: 1, submitted: 2, agreed: 3, returned: 4 } as const;

/** decisions.md: a flag beside the stage, from scoring to the archive. */
export const noTargets = (state: State, { targets }: Appraisal): boolean =>
  isAfter(state.stage, 'filling') && state.stage !== 'stopped' && targets !== 'agreed';

/** Specification 6: superiors and HR see scores; the evaluated when the plan says; co-assessors never (README). */
function seesScores(state: State, actor: Actor, subject: Subject): boolean {
  if (actor === subject) {
    const stage = superiorStage(state, of(state, subject));
    return stage >= { afterOpen: 0, afterSuperiorScored: 5, afterSuperiorConfirmed: 7 }[state.view];
  }
  return isHr(actor) || actor === 'reader' || of(state, subject).ledBy === actor;
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
