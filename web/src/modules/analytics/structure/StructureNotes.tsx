import { Text } from '@chakra-ui/react';
import { useT } from '../../../i18n/useT';
import { Notice } from '../../../shared/Notice';
import type { Report } from './structureModel';

/** Who is not counted, because the reader may not read what they have or where they work. */
export function StructureNotes({ reports }: { reports: readonly Report[] }) {
  const t = useT();
  const leftOut = Math.max(0, ...reports.map((one) => one.leftOut));
  const unread = reports[0]?.unread ?? 0;
  if (leftOut + unread === 0) return null;
  return (
    <Notice tone="warning">
      {leftOut > 0 && <Text>{t('analytics.structure.leftOut', { count: leftOut })}</Text>}
      {unread > 0 && <Text>{t('analytics.unread', { count: unread })}</Text>}
    </Notice>
  );
}
