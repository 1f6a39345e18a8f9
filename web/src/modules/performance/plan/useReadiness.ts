import { usePlanReadinessQuery } from './plan.gen';
import type { NextStatus } from './planModel';

/** What stands in the way of the next stage; asked anew each time, because people go on working. */
export function useReadiness(planId: string, to: NextStatus | null) {
  const { data, loading, error, refetch } = usePlanReadinessQuery({
    variables: { id: planId, to: to ?? 'CLOSED' },
    skip: to === null,
    fetchPolicy: 'network-only',
  });
  const found = data?.assessmentPlan?.readiness;
  const pending = found?.pending ?? [];
  return {
    known: Boolean(found),
    loading,
    failed: Boolean(error),
    blockers: found?.blockers ?? [],
    /** Sentences about the whole plan. */
    summary: pending.filter((one) => !one.employee),
    /** The people meant, each with a sentence. */
    waiting: pending.filter((one) => one.employee),
    people: new Set(pending.flatMap((one) => one.employee?.id ?? [])).size,
    refetch: () => void refetch(),
  };
}
