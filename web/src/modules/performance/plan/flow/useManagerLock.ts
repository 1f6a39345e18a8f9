import { localName } from '../../../../i18n/format';
import { sentences } from '../../../../i18n/sentences';
import { useT } from '../../../../i18n/useT';
import { act } from '../../../../shared/save/outcome';
import { confirm } from '../../../../ui/confirm';
import { type PlanParticipantRowFragment, useLockManagerMutation } from '../plan.gen';
import { useTold } from '../../useTold';

/** Locks the manager of a row, for all of their people in the plan, or unlocks them; after a question. */
export function useManagerLock(planId: string, onDone: () => void) {
  const t = useT();
  const told = useTold();
  const [lock] = useLockManagerMutation();
  return async ({ boss, bossLocked }: PlanParticipantRowFragment) => {
    const name = localName(boss);
    const agreed = await confirm(
      bossLocked
        ? {
            title: t('performance.manage.manager.unlock', { name }),
            body: sentences(t('performance.manage.manager.unlock.body'), told('unlockManager')),
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
    const input = { planId, employeeId: boss?.id ?? '', locked: !bossLocked };
    const done = await act(
      async () => (await lock({ variables: { input } })).data?.lockManager,
      t(bossLocked ? 'performance.manage.manager.unlocked' : 'performance.manage.manager.locked'),
    );
    if (done) onDone();
  };
}
