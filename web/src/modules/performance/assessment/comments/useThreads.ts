import { useAssessmentThreadsQuery } from './comments.gen';

export interface Thread {
  indicatorId: string;
  comments: number;
  unread: number;
}
export interface Threads {
  /** The thread of an indicator; null for one that was not submitted yet. */
  of: (indicatorId: string | null) => Thread | null;
  refetch: () => void;
}

/** How much was written about each indicator of a form; about one that was new in what is `submitted` now, nothing yet. */
export function useThreads(person: { planId: string; employeeId: string }, submitted: boolean): Threads {
  const { data, refetch } = useAssessmentThreadsQuery({
    variables: person,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const threads = data?.assessment?.threads;
  return {
    of: (indicatorId) =>
      threads?.find((one) => one.indicatorId === indicatorId) ??
      (threads && submitted && indicatorId ? { indicatorId, comments: 0, unread: 0 } : null),
    refetch: () => void refetch(),
  };
}
