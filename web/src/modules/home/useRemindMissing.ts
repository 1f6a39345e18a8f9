import { useRef, useState } from 'react';
import { act } from '../../shared/save/outcome';
import { randomId } from '../../ui/randomId';
import { useRemindWhoIsMissingMutation } from './home.gen';

/** Reminds whoever holds up the stage of a plan by one click; what was sent is said in its place. */
export function useRemindMissing(planId: string) {
  const [run] = useRemindWhoIsMissingMutation();
  // One key for all clicks: pressing again after a lost answer reminds nobody twice.
  const key = useRef(randomId());
  const [busy, setBusy] = useState(false);
  const [reminded, setReminded] = useState<number | null>(null);
  const remind = async () => {
    setBusy(true);
    let reached = 0;
    const done = await act(async () => {
      const input = { clientMutationId: key.current, id: planId, employeeIds: null };
      const { data } = await run({ variables: { input } });
      reached = data?.remindAssessmentPlan?.reminded ?? 0;
      return data?.remindAssessmentPlan;
    }).finally(() => setBusy(false));
    if (done) setReminded(reached);
  };
  return { remind, busy, reminded };
}
