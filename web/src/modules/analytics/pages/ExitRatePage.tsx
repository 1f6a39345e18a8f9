import { Stack } from '@chakra-ui/react';
import { EXIT_DIMENSIONS, type ExitDimension } from '@hengcai/shared/rules/analytics/exit-rate';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useFileExport } from '../../../shared/save/useFileExport';
import { LinkTabs } from '../../../ui/LinkTabs';
import { usePageAccess } from '../../../ui/PageAccess';
import { PageHeader } from '../../../ui/PageHeader';
import { useExportExitRatesMutation } from '../exit/exit.gen';
import { ExitReport } from '../exit/ExitReport';
import { LeaversDrawer } from '../exit/LeaversDrawer';
import { useExitFilters } from '../exit/useExitFilters';
import { ReportFilters } from '../people/ReportFilters';
import { type ExitRow, TITLES, useExitRates } from '../exit/useExitRates';

const DIMENSIONS = Object.keys(EXIT_DIMENSIONS) as ExitDimension[];

/** One report on exits, by eight dimensions: each is an address of its own, and what it is narrowed to goes along. */
export default function ExitRatePage() {
  const t = useT();
  const access = usePageAccess();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const dimension = DIMENSIONS.find((one) => EXIT_DIMENSIONS[one] === pathname) ?? 'date';
  const report = useExitRates(dimension);
  const { list, filter, issue } = report;
  const fields = useExitFilters(dimension, list.filter, issue !== null);
  const [opened, setOpened] = useState<{ row: ExitRow | null } | null>(null);
  const [exported] = useExportExitRatesMutation();
  const { save } = useFileExport(
    async () => (await exported({ variables: { input: { filter } } })).data?.exportExitRates,
  );
  return (
    <>
      <PageHeader title={t(TITLES[dimension])} purpose={t('analytics.exit.purpose')} />
      <LinkTabs
        label={t('analytics.exit.tabs')}
        current={dimension}
        tabs={report.dimensions.map((name) => ({ name, label: t(`analytics.exit.tab.${name}`) }))}
        pathOf={(name) => EXIT_DIMENSIONS[name]}
        search={params.toString()}
      />
      <ReportFilters fields={fields} list={list} />
      <Stack gap="3">
        <ExitReport
          dimension={dimension}
          report={report}
          onLeavers={(row) => setOpened({ row })}
          onExport={access.export ? () => void save() : undefined}
        />
      </Stack>
      {opened && <LeaversDrawer filter={filter} row={opened.row} onClose={() => setOpened(null)} />}
    </>
  );
}
