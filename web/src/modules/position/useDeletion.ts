import { useNavigate } from 'react-router-dom';
import { localName } from '../../i18n/format';
import { act } from '../../shared/save/outcome';
import { useT } from '../../i18n/useT';
import { confirm } from '../../ui/confirm';
import type { UserError } from '../../ui/form/userErrors';

interface Deletable {
  name: string;
  nameEn?: string | null;
  filled?: number | null;
  coming?: number | null;
}

interface Asked {
  thing: Deletable;
  /** Where those people are listed who keep it from being deleted; null where no list can. */
  people: string | null;
  run: () => Promise<{ userErrors: readonly UserError[] } | null | undefined>;
}

/** Deletes what nobody has, after a question; who has it is said with the way to them. */
export function useDeletion(onDone: () => void) {
  const t = useT();
  const navigate = useNavigate();
  return async ({ thing, people, run }: Asked): Promise<void> => {
    const name = localName(thing);
    const count = (thing.filled ?? 0) + (thing.coming ?? 0);
    if (count > 0 && people !== null) {
      const look = await confirm({
        title: t('position.delete.inUse.title', { name }),
        body: t('position.delete.inUse.body', { count }),
        action: t('position.delete.inUse.action'),
      });
      if (look) void navigate(people);
      return;
    }
    const yes = await confirm({
      title: t('position.delete.title', { name }),
      body: t('position.delete.body'),
      action: t('ui.delete'),
      danger: true,
    });
    if (yes && (await act(run, t('position.deleted', { name })))) onDone();
  };
}
