import type { Todo } from '../../shared/attention/useMessageCentre';
import { countedOnly, type TodoGroup } from '../../shared/attention/useTodos';
import type { FirstSteps, Overview, RunningPlan } from './useHomeOverview';

type Step = Exclude<FirstSteps[number]['step'], null | '%future added value'>;

/** Where the plans are, for whoever manages them. */
export const PLANS_PATH = '/performance/management';

/** Where each step of a new company is done. */
export const STEP_PATHS: Readonly<Record<Step, string>> = {
  IMPORT_PEOPLE: '/employee/list',
  SET_SUPERIORS: '/employee/list',
  INVITE_PEOPLE: '/employee/list',
  OPEN_PLAN: PLANS_PATH,
};

export const knownSteps = (steps: FirstSteps): { step: Step; done: boolean }[] =>
  steps.flatMap(({ step, done }) => (step && step in STEP_PATHS ? [{ step: step as Step, done }] : []));

/** The page of a running plan, its people narrowed to those in one department, or with a superior who has left. */
export const planPath = (id: string, people: { departmentId: string } | { superior: 'left' } | object = {}): string =>
  `/performance/management/assess_set_details?${new URLSearchParams({ id, ...people }).toString()}`;

/** Kinds of work that have no appraisal and no day: the services only count them. */
const COUNTED = [
  'PROBATION',
  'PROBATION_EXIT',
  'PERSONNEL_CHANGE_APPROVAL',
  'CHANGE_PROPOSAL',
  'RECORD_PROPOSAL',
  'DEPARTMENT_TARGETS',
  'DEPARTMENT_SCORES',
  'POSITION_EVALUATION',
  'STRUCTURE_CHANGE',
  'COMMODITY_ORDER',
  'PROJECT_BUDGET',
  'PROJECT_BONUS',
] as const satisfies readonly Todo['kind'][];
type CountedKind = (typeof COUNTED)[number];

export type NextStep =
  | { of: 'todo'; group: TodoGroup; path: string }
  | { of: 'counted'; kind: CountedKind; count: number; path: string }
  | { of: 'first'; step: Step; path: string }
  | { of: 'plan'; plan: RunningPlan; path: string };

/**
 * The one thing to do next: the reader's own work that is due first, else what waits without a day, else the first open
 * step of a new company, else a plan whose stage is overdue. Null when there is nothing.
 */
export function nextStepOf(
  groups: readonly TodoGroup[],
  todos: readonly Todo[],
  overview: Overview | null,
): NextStep | null {
  const [group] = groups.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay));
  if (group) return { of: 'todo', group, path: group.path };
  for (const { kind: counted, count, path } of countedOnly(todos, groups)) {
    const kind = COUNTED.find((one) => one === counted);
    if (kind) return { of: 'counted', kind, count, path };
  }
  const open = knownSteps(overview?.firstSteps ?? []).find(({ done }) => !done);
  if (open) return { of: 'first', step: open.step, path: STEP_PATHS[open.step] };
  const late = overview?.plans?.find(({ overdue, locked }) => overdue && !locked);
  return late?.plan ? { of: 'plan', plan: late, path: planPath(late.plan.id) } : null;
}
