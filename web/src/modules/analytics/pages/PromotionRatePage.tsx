import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useIssueText } from '../../../i18n/useIssueText';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { EmptyState } from '../../../ui/EmptyState';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { Panel } from '../../../ui/Panel';
import { Resting } from '../../../ui/Resting';
import { ReportFilters } from '../people/ReportFilters';
import { Why } from '../people/Why';
import { PromotedDrawer } from '../promotion/PromotedDrawer';
import { useExportPromotionRatesMutation } from '../promotion/promotion.gen';
import { PromotionReportView } from '../promotion/PromotionReportView';
import { type PromotionRow, usePromotionFilters, usePromotions } from '../promotion/usePromotions';

/** Who rises in rank, as a share of the people of each department. */
export default function PromotionRatePage() {
  const t = useT();
  const issueText = useIssueText();
  const access = usePageAccess();
  const { list, filter, issue, report, loading, refetch } = usePromotions();
  const fields = usePromotionFilters();
  const [opened, setOpened] = useState<{ row: PromotionRow | null } | null>(null);
  const [exported] = useExportPromotionRatesMutation();
  const { save } = useFileExport(
    async () => (await exported({ variables: { input: { filter } } })).data?.exportPromotionRates,
  );
  return (
    <>
      <PageHeader title={t('analytics.title.promotion')} purpose={t('analytics.promotion.purpose')} />
      <ReportFilters fields={fields} list={list} />
      {issue ? (
        <Why title={issueText(issue)} hint={t('analytics.empty.hint')} />
      ) : report ? (
        <Stack gap="3">
          <PromotionReportView
            report={report}
            onOpen={(departmentId) => list.query({ ...list.filter, departmentIds: [departmentId] })}
            onPeople={(row) => setOpened({ row })}
            onExport={access.export ? () => void save() : undefined}
          />
        </Stack>
      ) : loading ? (
        <Resting h="320px" />
      ) : (
        <Panel>
          <EmptyState kind="failed" onRetry={refetch} />
        </Panel>
      )}
      {opened && <PromotedDrawer filter={filter} row={opened.row} onClose={() => setOpened(null)} />}
    </>
  );
}
