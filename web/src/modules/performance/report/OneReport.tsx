import { Stack } from '@chakra-ui/react';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useWorkReportQuery } from './report.gen';
import { ReportForm } from './ReportForm';
import { ReportTargets, ReportTexts } from './ReportParts';
import type { When } from './reportAddress';

/** The report of somebody, to be written where it is the own one. */
export function OneReport({ when, employeeId }: { when: When; employeeId: string | undefined }) {
  const t = useT();
  const { data, loading, error, refetch } = useWorkReportQuery({
    variables: { ...when, employeeId: employeeId ?? null },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const report = data?.workReport;
  if (!report)
    return (
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t(employeeId ? 'performance.report.notFound' : 'performance.report.noPerson')}
      />
    );
  return (
    <Stack gap="4">
      <ReportTargets targets={report.targets} />
      {report.mayWrite ? <ReportForm key={report.from + report.to} report={report} /> : <ReportTexts report={report} />}
    </Stack>
  );
}
