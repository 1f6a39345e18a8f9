import { LIMITS } from '@hengcai/shared/rules/limits';
import { REVIEW_TASKS } from '@hengcai/shared/rules/review360/places';
import { type AttentionQuery, useAttentionQuery } from './attention.gen';

type Centre = NonNullable<AttentionQuery['messageCentre']>;
type Kind = NonNullable<Centre['backlog'][number]['type']>;

/** Where each kind of thing to do is done; a kind whose page is not built yet is not shown. */
const paths: Partial<Record<Kind, string>> = {
  MY_TARGETS: '/performance/examine?tabName=mine&assessFilterStage=fill',
  CALIBRATION: '/performance/examine?tabName=calibration',
  DEPARTMENT_SCORES: '/performance/examine?tabName=departments&waiting=yes',
  DEPARTMENT_TARGETS: '/performance/examine?tabName=departments&waiting=yes',
  CO_ASSESSMENT: '/performance/examine?tabName=together&waiting=yes',
  STRUCTURE_CHANGE: '/org/list?coming=1',
  PERSONNEL_CHANGE_APPROVAL: '/my-account',
  CHANGE_PROPOSAL: '/employee/personnel-changes?tabName=proposals',
  RECORD_PROPOSAL: '/employee/list?proposed=yes',
  PROBATION: '/performance/examine?tabName=probation&waiting=yes',
  PROBATION_EXIT: '/performance/management?tabName=probation&exitDue=yes',
  POSITION_EVALUATION: '/position/evaluate/detail',
  COMMODITY_ORDER: '/employee-award/records?state=PLACED',
  PROJECT_BUDGET: '/projfunds/list/details',
  PROJECT_BONUS: '/projfunds/management/details',
  REVIEW_360: REVIEW_TASKS,
  REVIEW_NOMINATION: '/performance/assess/overview',
  TARGET_APPROVAL: '/performance/examine?tabName=team&assessFilterStage=approve&waiting=yes',
  MY_SCORE: '/performance/examine?tabName=mine&assessFilterStage=score',
  SUBORDINATE_SCORE: '/performance/examine?tabName=team&assessFilterStage=score',
  MY_CONFIRM: '/performance/examine?tabName=mine&assessFilterStage=confirm',
  SUBORDINATE_CONFIRM: '/performance/examine?tabName=team&assessFilterStage=confirm',
};

export interface Todo {
  kind: Kind;
  count: number;
  path: string;
}

const length = (list: readonly unknown[] | null | undefined) => list?.length ?? 0;

/** Asks for what may call for the reader: once for the whole shell, every ten minutes, in a tab somebody looks at. */
export const useAttention = () =>
  useAttentionQuery({
    pollInterval: LIMITS.systemNoticePollMs,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });

/**
 * What waits for the reader: the one source of badge, drawer and home page, kinds with something to do only. What the
 * shell has asked for answers it; a page about it asks anew.
 */
export function useMessageCentre({ anew = false } = {}) {
  const { data, loading } = useAttentionQuery({
    fetchPolicy: anew ? 'cache-and-network' : 'cache-only',
    ...(anew && { nextFetchPolicy: 'cache-first' }),
    context: { quiet: true },
  });
  const centre = data?.messageCentre ?? null;
  const todos = (centre?.backlog ?? []).flatMap(({ type, count }): Todo[] => {
    const path = type && paths[type];
    return type && path && count > 0 ? [{ kind: type, count, path }] : [];
  });
  const todoCount = todos.reduce((all, todo) => all + todo.count, 0);
  return {
    todos,
    todoCount,
    /** What the badge says: things to do, unread reminders, and what other people wait for. */
    total:
      todoCount +
      (centre?.unreadReminders ?? 0) +
      length(centre?.invitations) +
      length(centre?.comments) +
      length(centre?.surveys),
    loading: loading && !data,
    known: centre !== null,
  };
}
