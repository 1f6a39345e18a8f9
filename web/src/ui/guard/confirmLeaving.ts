import type { useT } from '../../i18n/useT';
import { confirm } from '../confirm';

/** Asks before unsaved input is thrown away; true is "leave". */
export const confirmLeaving = (t: ReturnType<typeof useT>): Promise<boolean> =>
  confirm({
    title: t('ui.unsaved.title'),
    body: t('ui.unsaved.body'),
    action: t('ui.unsaved.leave'),
    cancel: t('ui.unsaved.stay'),
    danger: true,
  });
