import { Button, Flex, Stack } from '@chakra-ui/react';
import { Share2Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { localName } from '../../../i18n/format';
import { Can } from '../../../session/Can';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { Person } from '../../../ui/Person';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useWorkReportQuery } from './report.gen';
import { ReportForm } from './ReportForm';
import { ReportTargets, ReportTexts } from './ReportParts';
import { type When, WORK_REPORT } from './reportAddress';

const ShareDrawer = lazy(() => import('../../../shared/share/ShareDrawer').then((m) => ({ default: m.ShareDrawer })));

/** The report of somebody, to be written where it is the own one. */
export function OneReport({ when, employeeId }: { when: When; employeeId: string | undefined }) {
  const t = useT();
  const [sharing, setSharing] = useState(false);
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
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Person person={{ name: localName(report.person), number: report.person.number }} />
        <Can do="export">
          <Button onClick={() => setSharing(true)}>
            <Share2Icon />
            {t('platform.share')}
          </Button>
        </Can>
      </Flex>
      <ReportTargets {...report} />
      {report.mayWrite ? <ReportForm key={report.from + report.to} report={report} /> : <ReportTexts report={report} />}
      {sharing && (
        <Suspense>
          <ShareDrawer path={WORK_REPORT} object={report.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
