import {
  EmployeeStage,
  type AssessmentPlanCycle,
  type AssessmentPlanStage,
  AssessmentPlanStatus,
} from '@hengcai/shared/enums';
import type { ActionContext, PlanAction } from '@hengcai/shared/rules/performance/freeze';
import { isAllowed } from '@hengcai/shared/rules/performance/freeze';
import type { StageName } from '@hengcai/shared/rules/performance/plan-dates';
import { today } from '../../../i18n/zone';
import type { Stage } from '../../../ui/flow/StageSteps';
import type { StatusTone } from '../../../ui/StatusDot';
import type { PlanFullFragment, PlanListRowFragment } from './plan.gen';

export type Plan = PlanFullFragment;
export type StatusName = keyof typeof AssessmentPlanStatus;
export type CycleName = keyof typeof AssessmentPlanCycle;

export const LIST_PATH = '/performance/management';
const DETAIL_PATH = `${LIST_PATH}/assess_set_details`;
export const planPath = (id?: string, query: Record<string, string> = {}): string => {
  const text = new URLSearchParams({ ...(id && { id }), ...query }).toString();
  return text ? `${DETAIL_PATH}?${text}` : DETAIL_PATH;
};

export const statusTone: Record<StatusName, StatusTone> = {
  NOT_OPEN: 'neutral',
  FILLING: 'fillingIn',
  SCORING: 'scoring',
  CALIBRATING: 'calibrating',
  COMMUNICATING: 'communicating',
  CLOSED: 'closed',
  STOPPED: 'danger',
  IMPORTED: 'neutral',
};

/** A state this build does not know is treated as one in which nothing can be done. */
export const statusOf = (plan: { status: string | null }): StatusName =>
  plan.status !== null && plan.status in AssessmentPlanStatus ? (plan.status as StatusName) : 'IMPORTED';

const ORDER = ['NOT_OPEN', 'FILLING', 'SCORING', 'CALIBRATING', 'COMMUNICATING', 'CLOSED'] as const;
type OrderedStatus = (typeof ORDER)[number];
export type NextStatus = Exclude<OrderedStatus, 'NOT_OPEN'>;
const placeOf = (status: StatusName): number => ORDER.indexOf(status as OrderedStatus);

/** Where a plan goes next; null at an end. */
export const nextStatus = (status: StatusName): NextStatus | null =>
  placeOf(status) < 0 ? null : ((ORDER[placeOf(status) + 1] as NextStatus | undefined) ?? null);
/** Stages before the present one, nearest first. */
export const earlierStatuses = (status: StatusName): OrderedStatus[] =>
  status === 'IMPORTED' ? ['NOT_OPEN'] : ORDER.slice(0, Math.max(0, placeOf(status))).reverse();

interface StageOf {
  status: OrderedStatus;
  stage: keyof typeof AssessmentPlanStage;
  window: StageName;
  /** People are done with it from this stage on. */ doneFrom: keyof typeof EmployeeStage | null;
}
export const STAGE_LIST: readonly StageOf[] = [
  { status: 'FILLING', stage: 'FILL', window: 'fill', doneFrom: 'APPROVED' },
  { status: 'SCORING', stage: 'SCORE', window: 'score', doneFrom: 'BOSS_RATED' },
  { status: 'CALIBRATING', stage: 'CALIBRATE', window: 'calibrate', doneFrom: null },
  { status: 'COMMUNICATING', stage: 'COMMUNICATE', window: 'communicate', doneFrom: 'CONFIRMED' },
];

/** People of a plan who have reached a stage. */
export function reached(
  { stageCounts }: Pick<PlanListRowFragment, 'stageCounts'>,
  from: keyof typeof EmployeeStage,
): number {
  return stageCounts.reduce(
    (all, { stage, count }) =>
      stage !== null &&
      stage in EmployeeStage &&
      EmployeeStage[stage as keyof typeof EmployeeStage] >= EmployeeStage[from]
        ? all + count
        : all,
    0,
  );
}

/** Done and total of the present stage; null where it counts nobody. */
export const progressOf = ({
  stageDone,
  stagePeople,
}: Pick<PlanListRowFragment, 'stageDone' | 'stagePeople'>): { done: number; total: number } | null =>
  stagePeople > 0 ? { done: stageDone, total: stagePeople } : null;

/** Whether the day has passed on which the present stage should have ended. */
export function isOverdue(plan: { status: string | null; windows: PlanListRowFragment['windows'] }): boolean {
  const stage = STAGE_LIST.find((one) => one.status === plan.status);
  return stage !== undefined && plan.windows[stage.window].to < today();
}

/** Of the present stage what the list and home say of it; of one before, who came through it of all. */
function countAt(plan: Plan, doneFrom: StageOf['doneFrom'], ahead: number): Pick<Stage, 'count'> {
  const progress = ahead === 0 ? progressOf(plan) : null;
  if (progress) return { count: progress };
  return doneFrom && ahead < 0 ? { count: { done: reached(plan, doneFrom), total: plan.scopeCount } } : {};
}

/** The steps across the top: four stages with windows and counts, then the archive. */
export function stepsOf(
  plan: Plan,
  label: (stage: keyof typeof AssessmentPlanStage) => string,
  archive: string,
): Stage[] {
  const now = placeOf(statusOf(plan));
  const stateAt = (place: number): Stage['state'] =>
    now < 0 ? 'waiting' : place < now ? 'done' : place === now ? 'current' : 'waiting';
  const steps = STAGE_LIST.map(({ status, stage, window, doneFrom }): Stage => ({
    id: status,
    label: label(stage),
    state: stateAt(placeOf(status)),
    from: plan.windows[window].from,
    to: plan.windows[window].to,
    overdue: placeOf(status) === now && isOverdue(plan),
    ...countAt(plan, doneFrom, placeOf(status) - now),
  }));
  return [...steps, { id: 'CLOSED', label: archive, state: now === placeOf('CLOSED') ? 'done' : 'waiting' }];
}

/** Why HR may not do something to the plan now, as the code of a rule's text; null when HR may. */
export function refusal(plan: Pick<Plan, 'status' | 'locked'>, action: PlanAction): string | null {
  const context: ActionContext = {
    status: AssessmentPlanStatus[statusOf(plan)],
    role: 'hr',
    action,
    locked: plan.locked,
  };
  const verdict = isAllowed(context);
  return verdict.allowed ? null : verdict.reason;
}
