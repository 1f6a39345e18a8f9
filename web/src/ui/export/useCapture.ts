import { useCallback } from 'react';
import { formatDateTime } from '../../i18n/format';
import { useT } from '../../i18n/useT';
import { confirm } from '../confirm';
import { toast } from '../toast';
import { captureElement } from './capture';

/** Saves an element as a picture or PDF; asks before what a canvas cannot hold and says when it failed. */
export function useCapture() {
  const t = useT();
  return useCallback(
    async (element: HTMLElement, name: string, as: 'png' | 'pdf') => {
      const confirmLarge = () =>
        confirm({
          title: t('ui.export.large.title'),
          body: t('ui.export.large.body'),
          action: t('ui.export.large.action'),
        });
      const now = formatDateTime(new Date().toISOString());
      if ((await captureElement(element, { name, as, now, confirmLarge })) === 'failed')
        toast.warning(t('ui.export.failed'));
    },
    [t],
  );
}
