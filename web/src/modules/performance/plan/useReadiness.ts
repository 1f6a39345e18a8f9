import { useCapabilities } from '../../../session/capabilities';
import { usePlanReadinessQuery } from './plan.gen';
import type { NextStatus } from './planModel';

/** What stands in the way of the next stage; asked anew each time, because people go on working. */
export function useReadiness(planId: string, to: NextStatus | null) {
  const { invitations } = useCapabilities();
  const { data, loading, error, refetch } = usePlanReadinessQuery({
    // Who cannot sign in is said when the plan opens: then there is time to invite them.
    variables: { id: planId, to: to ?? 'CLOSED', withSignIn: invitations && to === 'FILLING' },
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
    /** How many of its people have nothing to sign in with. */
    withoutSignIn: data?.assessmentPlan?.peopleWithoutSignIn ?? 0,
    refetch: () => void refetch(),
  };
}
