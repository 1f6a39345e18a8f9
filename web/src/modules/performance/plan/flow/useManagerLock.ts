import { localName } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { type PlanParticipantsQuery, useLockManagerMutation } from '../plan.gen';
import { useTold } from '../../useTold';

export type LockedManager = NonNullable<
  NonNullable<PlanParticipantsQuery['assessmentPlan']>['lockedManagersWithoutPeople'][number]
>;

/** Locks a manager, for all of their people in the plan, or unlocks them; after a question. */
export function useManagerLock(planId: string, onDone: () => void) {
  const t = useT();
  const told = useTold();
  const [lock] = useLockManagerMutation();
  return async (manager: LockedManager, change: 'lock' | 'unlock' | 'unlockAside') => {
    const name = localName(manager);
    const agreed = await confirm(
      change !== 'lock'
        ? {
            title: t('performance.manage.manager.unlock', { name }),
            // Nobody waits for whoever leads nobody any more, so they are not told.
            body:
              change === 'unlock'
                ? sentences(t('performance.manage.manager.unlock.body'), told('unlockManager'))
                : t('performance.manage.manager.unlock.aside'),
            action: t('performance.manage.manager.unlock.action'),
          }
        : {
            title: t('performance.manage.manager.lock', { name }),
            body: sentences(t('performance.manage.manager.lock.body'), told('lockManager')),
            action: t('performance.manage.manager.lock.action'),
            danger: true,
          },
    );
    if (!agreed) return;
    const input = { planId, employeeId: manager.id, locked: change === 'lock' };
    const done = await act(
      async () => (await lock({ variables: { input } })).data?.lockManager,
      t(change === 'lock' ? 'performance.manage.manager.locked' : 'performance.manage.manager.unlocked'),
    );
    if (done) onDone();
  };
}
