import { Button } from '@chakra-ui/react';
import { localName } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { Notice } from '../../../../shared/Notice';
import type { LockedManager } from './useManagerLock';

interface Props {
  managers: readonly LockedManager[];
  /** Unlocks one of them; null: the reader may not. */
  onUnlock: ((manager: LockedManager) => void) | null;
}

/** Managers who are locked and lead nobody in the plan any more: no row of its people tells of them. */
export function LockedAside({ managers, onUnlock }: Props) {
  const t = useT();
  return managers.map((one) => {
    const name = localName(one);
    const unlock = onUnlock && (
      <Button size="xs" variant="outline" onClick={() => onUnlock(one)}>
        {t('performance.manage.manager.unlock', { name })}
      </Button>
    );
    return (
      <Notice key={one.id} tone="warning" action={unlock}>
        {t('performance.manage.manager.lockedAside', { name })}
      </Notice>
    );
  });
}
