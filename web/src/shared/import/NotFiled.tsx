import { Text } from '@chakra-ui/react';
import { useT } from '../../i18n/useT';
import type { ImportAdapter, ImportSummary } from './importAdapter';

/** Rows of a file of changes that say what is so already: nothing comes of them. */
export function NotFiled({ adapter, summary }: { adapter: ImportAdapter; summary: ImportSummary }) {
  const t = useT();
  const count = summary.counts?.SAME ?? 0;
  return adapter.files && count > 0 ? <Text color="fg.muted">{t('import.notFiled', { count })}</Text> : null;
}
