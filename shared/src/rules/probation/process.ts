import {
  EvaluateProcess,
  EvaluationStatus,
  ProbationAction,
  ProbationPlanStatus,
  ProbationTargetSetter,
  type ValueOf,
} from '../../enums.ts';
import { compare } from '../../numbers.ts';
import { addDays } from '../dates.ts';

/** The way of a probation plan: one table for the services, which go it, and for the screens, which show it. Pure. */

export type Process = ValueOf<typeof EvaluateProcess>;
export type Status = ValueOf<typeof ProbationPlanStatus>;
export type Action = ValueOf<typeof ProbationAction>;
/** As what somebody takes part in a plan. */
export type Part = 'employee' | 'superior' | 'approver' | 'hr';

/** What of a plan says how far it is. */
export interface Standing {
  status: number;
  /** The process it has come to. */
  process: number;
  targetSetter: number;
  /** Percent of the result that the self score counts; 0: nobody scores themselves. */
  selfRatio: string;
}

const { SET_TARGETS, APPROVE_TARGETS, SELF_SCORE, BOSS_SCORE, APPROVAL, CONFIRMATION, FILING } = EvaluateProcess;
const { DRAFT, RUNNING, SCORING, APPROVING, ARCHIVED, TERMINATED } = ProbationPlanStatus;

export const scoresSelf = ({ selfRatio }: Pick<Standing, 'selfRatio'>): boolean => compare(selfRatio, 0) > 0;

/** The processes a plan goes through: whoever sets targets as the superior approves them by that, and self scores can be done without. */
export function processesOf(plan: Pick<Standing, 'targetSetter' | 'selfRatio'>): Process[] {
  return (Object.values(EvaluateProcess) as Process[]).filter(
    (one) =>
      (one !== APPROVE_TARGETS || plan.targetSetter === ProbationTargetSetter.EMPLOYEE) &&
      (one !== SELF_SCORE || scoresSelf(plan)),
  );
}

/** The process after one; filing is the last. */
export function processAfter(plan: Pick<Standing, 'targetSetter' | 'selfRatio'>, process: number): Process {
  return processesOf(plan).find((one) => one > process) ?? FILING;
}

const isOver = (status: number): boolean => status === ARCHIVED || status === TERMINATED;
/** The state of a plan in which somebody works on a process. */
const stateOf = (process: number): Status => {
  if (process <= APPROVE_TARGETS) return RUNNING;
  return process <= BOSS_SCORE ? SCORING : APPROVING;
};

/** Whether somebody is at work on the process a plan has come to; scores wait for the day on which scoring opens. */
export const isUnderWay = ({ status, process }: Pick<Standing, 'status' | 'process'>): boolean =>
  stateOf(process) === status;

/** How far each process of a plan is. */
export function progressOf(plan: Standing): { process: Process; status: ValueOf<typeof EvaluationStatus> }[] {
  return processesOf(plan).map((process) => ({
    process,
    status:
      process < plan.process || plan.status === ARCHIVED
        ? EvaluationStatus.DONE
        : process === plan.process && isUnderWay(plan)
          ? EvaluationStatus.UNDER_WAY
          : EvaluationStatus.NOT_BEGUN,
  }));
}

const WHO: Readonly<Record<Process, Part>> = {
  [SET_TARGETS]: 'employee',
  [APPROVE_TARGETS]: 'superior',
  [SELF_SCORE]: 'employee',
  [BOSS_SCORE]: 'superior',
  [APPROVAL]: 'approver',
  [CONFIRMATION]: 'employee',
  [FILING]: 'hr',
};

/** Whose turn it is; null while a plan waits for a day, or is over. */
export function turnOf(plan: Standing): Part | null {
  if (!isUnderWay(plan)) return null;
  if (plan.process === SET_TARGETS && plan.targetSetter === ProbationTargetSetter.SUPERIOR) return 'superior';
  return WHO[plan.process as Process];
}

/** What whoever takes part as one of these may do with a plan as it stands. */
export function actionsOf(
  plan: Standing & {
    /** The superior need not wait for a self score any more. */
    selfOver: boolean;
    /** The probation is over: nobody fails or extends it any more. */
    ended: boolean;
    extensionAllowed: boolean;
    /** A failed probation, and no exit filed yet. */
    exitDue: boolean;
  },
  parts: ReadonlySet<Part>,
): Action[] {
  const { status, process } = plan;
  const turn = turnOf(plan);
  const may = new Set<Action>();
  if (turn !== null && parts.has(turn)) may.add(process as Action);
  if (parts.has('superior') && status === SCORING && process === SELF_SCORE && plan.selfOver)
    may.add(ProbationAction.BOSS_SCORE);
  if (status === APPROVING && process === APPROVAL && (parts.has('approver') || parts.has('hr')))
    may.add(ProbationAction.CHANGE_APPROVAL);
  if (parts.has('hr')) {
    if (status === DRAFT) for (const one of [ProbationAction.START, ProbationAction.DELETE]) may.add(one);
    if (status === DRAFT || status === RUNNING || status === SCORING) may.add(ProbationAction.CHANGE);
    if (turn !== null && turn !== 'hr') may.add(ProbationAction.REMIND);
    if (status === RUNNING && process > APPROVE_TARGETS) may.add(ProbationAction.START_SCORING);
    // Who has seen the result and says nothing does not hold it up.
    if (status === APPROVING && process === CONFIRMATION) may.add(ProbationAction.FILE);
    if (!isOver(status) && status !== DRAFT && !plan.ended) may.add(ProbationAction.TERMINATE);
    if ((status === RUNNING || status === SCORING) && plan.extensionAllowed && !plan.ended)
      may.add(ProbationAction.EXTEND);
    if (plan.exitDue) may.add(ProbationAction.PROPOSE_EXIT);
  }
  return [...may].sort((a, b) => a - b);
}

/** The days on which a probation is scored: so many, up to the day before the person is regular; the first half is the person's own. */
export function scoringWindow(regularDate: string, days: number): { from: string; selfTo: string; to: string } {
  const from = addDays(regularDate, -days);
  return { from, selfTo: addDays(from, Math.floor((days - 1) / 2)), to: addDays(regularDate, -1) };
}
