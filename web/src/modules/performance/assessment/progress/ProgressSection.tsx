import { useT } from '../../../../i18n/useT';
import { EmptyState } from '../../../../ui/EmptyState';
import { SectionCard } from '../../../../ui/Panel';
import { Skeleton } from '../../../../theme/parts/Skeleton';
import { LatestNotes } from './LatestNotes';
import { type LatestNotesOf, useLatestNotes } from './useLatestNotes';

/** How far the agreed targets are by what was noted last, for whoever comes from the board. */
export function ProgressSection(whose: LatestNotesOf) {
  const t = useT();
  const { latest, failed } = useLatestNotes(whose);
  return (
    <SectionCard id="progress" title={t('performance.progress')}>
      {!latest && (failed ? <EmptyState compact kind="failed" /> : <Skeleton h="16" />)}
      {latest?.length === 0 && <EmptyState compact title={t('performance.progress.empty')} />}
      {latest && latest.length > 0 && <LatestNotes label={t('performance.progress')} latest={latest} />}
    </SectionCard>
  );
}
