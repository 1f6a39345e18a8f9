import { AssessmentPlanStatus, TodoType, type ValueOf } from '../../enums.ts';

/**
 * Who is told what when an act in an appraisal hands work on: the one table for the services, which tell it, for the
 * lists of what is to be done, and for the dialogs, whose sentences promise it.
 */

/** What somebody can have to do in a running appraisal. */
export type Work =
  | 'fillTargets'
  | 'approveTargets'
  | 'selfScore'
  | 'partnerScore'
  | 'bossScore'
  | 'rescore'
  | 'calibrate'
  | 'verify'
  | 'bossConfirm'
  | 'employeeConfirm';
/** As what somebody takes part in an appraisal: the evaluated, the superior, whoever is asked to approve now, whoever sent its result back, the co-assessors who have not scored. */
export type Part = 'employee' | 'boss' | 'approver' | 'verifier' | 'partner';

interface WorkRow {
  /** Who does it. */
  part: Part;
  /** The stage of the plan in which it is done; in every other one it waits for nobody. */
  stage: ValueOf<typeof AssessmentPlanStatus>;
  /** What it is called among the things to do. */
  todo: ValueOf<typeof TodoType>;
  /** The form it is done in: a section of one appraisal, or the calibration of a plan. */
  form: 'targets' | 'scores' | 'result' | 'calibration';
}

export const WORKS: Readonly<Record<Work, WorkRow>> = {
  fillTargets: { part: 'employee', stage: AssessmentPlanStatus.FILLING, todo: TodoType.MY_TARGETS, form: 'targets' },
  approveTargets: {
    part: 'approver',
    stage: AssessmentPlanStatus.FILLING,
    todo: TodoType.TARGET_APPROVAL,
    form: 'targets',
  },
  selfScore: { part: 'employee', stage: AssessmentPlanStatus.SCORING, todo: TodoType.MY_SCORE, form: 'scores' },
  partnerScore: { part: 'partner', stage: AssessmentPlanStatus.SCORING, todo: TodoType.CO_ASSESSMENT, form: 'scores' },
  bossScore: { part: 'boss', stage: AssessmentPlanStatus.SCORING, todo: TodoType.SUBORDINATE_SCORE, form: 'scores' },
  rescore: { part: 'boss', stage: AssessmentPlanStatus.CALIBRATING, todo: TodoType.SUBORDINATE_SCORE, form: 'scores' },
  calibrate: { part: 'boss', stage: AssessmentPlanStatus.CALIBRATING, todo: TodoType.CALIBRATION, form: 'calibration' },
  verify: {
    part: 'verifier',
    stage: AssessmentPlanStatus.CALIBRATING,
    todo: TodoType.CALIBRATION,
    form: 'calibration',
  },
  bossConfirm: {
    part: 'boss',
    stage: AssessmentPlanStatus.COMMUNICATING,
    todo: TodoType.SUBORDINATE_CONFIRM,
    form: 'result',
  },
  employeeConfirm: {
    part: 'employee',
    stage: AssessmentPlanStatus.COMMUNICATING,
    todo: TodoType.MY_CONFIRM,
    form: 'result',
  },
};
export const ALL_WORK = Object.keys(WORKS) as readonly Work[];

/** The work behind a kind of thing to do; null for a kind that no appraisal has. */
export const workOf = (todo: number): Work | null => ALL_WORK.find((work) => WORKS[work].todo === todo) ?? null;

interface Telling {
  /** What somebody is told to do; null: somebody learns what became of the appraisal. */
  work: Work | null;
  /** Who learns it where there is nothing to do; the evaluated person unless told. */
  whom?: Part;
}

/** Whoever it is the turn of, whatever that is. */
const ANY_WORK = {
  fillTargets: { work: 'fillTargets' },
  approveTargets: { work: 'approveTargets' },
  selfScore: { work: 'selfScore' },
  partnerScore: { work: 'partnerScore' },
  bossScore: { work: 'bossScore' },
  rescore: { work: 'rescore' },
  calibrate: { work: 'calibrate' },
  verify: { work: 'verify' },
  bossConfirm: { work: 'bossConfirm' },
  employeeConfirm: { work: 'employeeConfirm' },
} as const satisfies Record<Work, Telling>;

/**
 * What each act tells, by the name of the message. Whoever is told to do something is told only if it is their turn once
 * the act is done; so an act may name everybody it could concern.
 */
export const HANDOVERS = {
  openPlan: { planOpened: { work: 'fillTargets' }, targetsWaiting: { work: 'approveTargets' } },
  submitTargets: { targetsSubmitted: { work: 'approveTargets' } },
  /** An approval after which somebody else is asked. */
  passTargetsOn: { targetsPassedOn: { work: 'approveTargets' } },
  approveTargets: { targetsApproved: { work: null } },
  rejectTargets: { targetsReturned: { work: 'fillTargets' } },
  assignTargets: { targetsAssigned: { work: null } },
  /** A change of agreed targets; nobody has to do anything about one that came back. */
  submitTargetChange: { targetChangeSubmitted: { work: 'approveTargets' } },
  approveTargetChange: { targetChangeApproved: { work: null } },
  rejectTargetChange: { targetChangeReturned: { work: null } },
  openScoring: {
    scoringOpened: { work: 'selfScore' },
    coScoresDue: { work: 'partnerScore' },
    scoresDue: { work: 'bossScore' },
  },
  /** A person proposes co-assessors, and the superior decides; whoever is picked learns it when it is their turn. */
  proposeCoAssessors: { coAssessorsProposed: { work: null, whom: 'boss' } },
  pickCoAssessors: { coScoresDue: { work: 'partnerScore' } },
  /** The last co-assessor, with whom the superior's turn comes. */
  submitCoAssessorScore: { coScoresIn: { work: 'bossScore' } },
  sendBackCoAssessorScore: { coScoreSentBack: { work: 'partnerScore' } },
  submitSelfScore: { coScoresDue: { work: 'partnerScore' }, selfScoreSubmitted: { work: 'bossScore' } },
  sendBackSelfScore: { selfScoreSentBack: { work: 'selfScore' } },
  sendBackBossScore: { bossScoreSentBack: { work: 'bossScore' } },
  openCalibration: { calibrationOpened: { work: 'calibrate' } },
  /** A result goes back to whoever scored it, and comes again to whoever sent it back. */
  rejectResult: { resultRejected: { work: 'rescore' } },
  scoreAgain: { resultScoredAgain: { work: 'verify' } },
  openCommunication: { resultsToConfirm: { work: 'bossConfirm' } },
  confirmAsBoss: { resultToConfirm: { work: 'employeeConfirm' } },
  objectToResult: { resultObjected: { work: 'bossConfirm' } },
  returnToFilling: { fillingAgain: { work: 'fillTargets' }, targetsWaiting: { work: 'approveTargets' } },
  returnToScoring: {
    scoringAgain: { work: 'selfScore' },
    coScoresDue: { work: 'partnerScore' },
    scoresDue: { work: 'bossScore' },
  },
  returnToCalibration: { calibrationAgain: { work: 'calibrate' } },
  /** Whoever comes into an open plan begins where the others are. */
  joinPlan: ANY_WORK,
  /** HR takes people out of an open plan. */
  leavePlan: { takenOut: { work: null }, reportTakenOut: { work: null, whom: 'boss' } },
  /** HR says that somebody cannot score themselves: it is the superior's turn. */
  markAbsent: { coScoresDue: { work: 'partnerScore' }, selfScoreAbsent: { work: 'bossScore' } },
  /** Exits: without a self score it is the superior's turn, without the last co-assessor as well, without a superior another one's. */
  personLeft: { coScoresDue: { work: 'partnerScore' }, selfScoreAbsent: { work: 'bossScore' } },
  coAssessorLeft: { scoresDue: { work: 'bossScore' } },
  superiorLeft: {
    scoresDue: { work: 'bossScore' },
    rescore: { work: 'rescore' },
    calibrationOpened: { work: 'calibrate' },
    resultsToConfirm: { work: 'bossConfirm' },
  },
  /** What waited for the approval of somebody who left. */
  approverLeft: { targetsPassedOn: { work: 'approveTargets' } },
  /** HR says who is superior: whatever waits for a superior waits for that one. */
  chooseSuperior: {
    targetsPassedOn: { work: 'approveTargets' },
    scoresDue: { work: 'bossScore' },
    rescore: { work: 'rescore' },
    calibrationOpened: { work: 'calibrate' },
    resultsToConfirm: { work: 'bossConfirm' },
  },
  /** Scores that came by file stand in the forms of superiors. */
  importScores: { scoresImported: { work: null, whom: 'boss' } },
  lockManager: { managerLocked: { work: null, whom: 'boss' } },
  unlockManager: { managerUnlocked: { work: null, whom: 'boss' } },
  remind: ANY_WORK,
  /** A superior reminds the own people of what is theirs to do. */
  remindTeam: {
    fillTargets: { work: 'fillTargets' },
    selfScore: { work: 'selfScore' },
    employeeConfirm: { work: 'employeeConfirm' },
  },
} as const satisfies Record<string, Record<string, Telling>>;

export type Act = keyof typeof HANDOVERS;
export const ACTS = Object.keys(HANDOVERS) as readonly Act[];
type NamesOf<A extends Act> = A extends Act ? keyof (typeof HANDOVERS)[A] : never;
/** The name of something that is told; its texts are called after it. */
export type TellingName = NamesOf<Act>;

/** What an act tells, in order. */
export const tellingsOf = (act: Act): readonly { name: TellingName; work: Work | null; whom: Part }[] =>
  Object.entries<Telling>(HANDOVERS[act]).map(([name, { work, whom = 'employee' }]) => ({
    name: name as TellingName,
    work,
    whom: work === null ? whom : WORKS[work].part,
  }));

type Move = 'advance' | 'return';
const MOVES: Readonly<Record<Move, Partial<Record<ValueOf<typeof AssessmentPlanStatus>, Act>>>> = {
  advance: {
    [AssessmentPlanStatus.FILLING]: 'openPlan',
    [AssessmentPlanStatus.SCORING]: 'openScoring',
    [AssessmentPlanStatus.CALIBRATING]: 'openCalibration',
    [AssessmentPlanStatus.COMMUNICATING]: 'openCommunication',
  },
  return: {
    [AssessmentPlanStatus.FILLING]: 'returnToFilling',
    [AssessmentPlanStatus.SCORING]: 'returnToScoring',
    [AssessmentPlanStatus.CALIBRATING]: 'returnToCalibration',
    [AssessmentPlanStatus.COMMUNICATING]: 'openCommunication',
  },
};

/** The act of moving a plan to a stage; null where that gives nobody anything to do. */
export const actOfMove = (move: Move, to: ValueOf<typeof AssessmentPlanStatus>): Act | null => MOVES[move][to] ?? null;

export interface WorkPlace {
  planCode: string;
  /** Whose appraisal; null for work on a whole plan. */
  empId: string | null;
}

/**
 * Where somebody does a piece of work: the very form (specification 2, `/performance/examine/details`), or the calibration
 * of the plan. News, which ask for nothing, lead to the own appraisal.
 */
export function workPath(work: Work | null, { planCode, empId }: WorkPlace): string {
  const { form, part } = work === null ? NEWS : WORKS[work];
  if (work !== null && (form === 'calibration' || empId === null)) return listPath(work, planCode);
  return `/performance/examine/details?${new URLSearchParams({
    empId: empId ?? '',
    assessmentPlanCode: planCode,
    viewerType: part === 'employee' ? 'myself' : 'leader',
    queryType: form,
    // Whoever scores beside the superior sees the own sheet alone, whatever else they are.
    ...(part === 'partner' && { beside: '1' }),
    fromPage: 'messageCenter',
  }).toString()}`;
}

/** Where a superior looks at what somebody of the team has to do: the same form, seen as the superior. */
export const teamPath = (work: Work, place: WorkPlace): string =>
  workPath(work, place).replace('viewerType=myself', 'viewerType=leader');

/** Where a mail about something that was told leads: whoever left a plan has no form there any more. */
export const tellingPath = (name: string, work: Work | null, place: WorkPlace): string =>
  name in HANDOVERS.leavePlan ? '/performance/examine' : workPath(work, place);

/** What is told without anything to do is told to the evaluated person, about the targets. */
const NEWS = { part: 'employee', form: 'targets' } as const satisfies Partial<WorkRow>;

/** The list of everybody in a plan for whom a piece of work waits. */
export function listPath(work: Work, planCode: string): string {
  const { form, part } = WORKS[work];
  const query: Record<string, string> =
    form === 'calibration'
      ? { tabName: 'calibration', planId: planCode }
      : part === 'employee'
        ? { tabName: 'mine' }
        : part === 'partner'
          ? { tabName: 'together', waiting: 'yes' }
          : { tabName: 'team', planId: planCode, waiting: 'yes' };
  return `/performance/examine?${new URLSearchParams(query).toString()}`;
}
