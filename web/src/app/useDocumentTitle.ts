import { useEffect } from 'react';
import { useT } from '../i18n/useT';
import { useRouteRow } from './useRouteRow';

/** Specification 2: the title is set 100 ms after navigation. */
const TITLE_MS = 100;

/** "Page - Product" */
export function useDocumentTitle(): void {
  const t = useT();
  const row = useRouteRow();
  useEffect(() => {
    const title = row ? t('app.documentTitle', { page: t(row.title), product: t('app.product') }) : t('app.product');
    const timer = setTimeout(() => {
      document.title = title;
    }, TITLE_MS);
    return () => clearTimeout(timer);
  }, [row, t]);
}
