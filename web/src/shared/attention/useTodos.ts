import { TodoType } from '@hengcai/shared/enums';
import { listPath, type Work, workOf, workPath } from '@hengcai/shared/rules/performance/handovers';
import {
  REVIEW_TASKS,
  reviewFormPath,
  reviewPeoplePath,
  reviewRatersPath,
} from '@hengcai/shared/rules/review360/places';
import { useCapabilities } from '../../session/capabilities';
import { type TodosQuery, useTodosQuery } from './attention.gen';
import type { Todo } from './useMessageCentre';

type Row = NonNullable<TodosQuery['todos']>[number];
type Kind = keyof typeof TodoType;

/** Work of one kind in one plan, with the very form of each person it is about. */
export interface TodoGroup {
  kind: Kind;
  plan: { id: string; name: string };
  lastDay: string;
  /** Where all of it stands: the form itself when it is one, else the list. */
  path: string;
  forms: { id: string; name: string; path: string }[];
}

/** The work behind a kind of thing to do; null for kinds no appraisal has, and those this release does not know. */
const workBehind = (kind: string | null): Work | null =>
  kind && kind in TodoType ? workOf(TodoType[kind as Kind]) : null;

/** Where the work of a row is done; null when this release does not know. */
export function placeOf({
  type,
  plan,
  employee,
}: {
  type: string | null;
  plan: { id: string } | null;
  employee: { id: string } | null;
}): string | null {
  if (!plan) return null;
  if (type === 'REVIEW_360')
    return employee
      ? reviewFormPath({ planId: plan.id, planName: '', employeeId: employee.id, name: '', templateId: '' })
      : REVIEW_TASKS;
  if (type === 'REVIEW_NOMINATION') return reviewRatersPath(plan.id, employee?.id);
  const work = workBehind(type);
  return work && workPath(work, { planCode: plan.id, empId: employee?.id ?? null });
}

/** Where all work of a kind in a plan stands. */
function allOf(kind: Kind, planId: string): string | null {
  if (kind === 'REVIEW_360') return REVIEW_TASKS;
  if (kind === 'REVIEW_NOMINATION') return reviewPeoplePath(planId);
  const work = workBehind(kind);
  return work && listPath(work, planId);
}

/** Puts what is of one kind in one plan together, in the order in which it comes. */
export function groupsOf(rows: readonly Row[]): TodoGroup[] {
  const groups = new Map<string, TodoGroup>();
  for (const row of rows) {
    const path = placeOf(row);
    const { plan, employee, lastDay } = row;
    if (!path || !plan) continue;
    const key = `${String(row.type)} ${plan.id}`;
    const group = groups.get(key) ?? { kind: row.type as Kind, plan, lastDay, path, forms: [] };
    if (employee) group.forms.push({ ...employee, path });
    if (group.forms.length > 1) group.path = allOf(group.kind, plan.id) ?? path;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Kinds of which the services only say how many wait: no form stands for them, so that they are shown beside the groups. */
export const countedOnly = (todos: readonly Todo[], groups: readonly TodoGroup[]): Todo[] =>
  todos.filter(({ kind }) => !groups.some((group) => group.kind === kind));

/** What waits for the reader, form by form; null where the connected services only count it, or while it is not known. */
export function useTodos(): { groups: readonly TodoGroup[] | null; loading: boolean } {
  const { todos } = useCapabilities();
  const { data, loading } = useTodosQuery({ skip: !todos, fetchPolicy: 'cache-and-network', context: { quiet: true } });
  return { groups: data?.todos ? groupsOf(data.todos) : null, loading: loading && !data };
}
