import { Button, Flex, Stack } from '@chakra-ui/react';
import { Share2Icon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Can } from '../../../session/Can';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useWorkReportQuery } from './report.gen';
import { ReportForm } from './ReportForm';
import { ReportOwner, ReportTargets, ReportTexts } from './ReportParts';
import { ReportSwitch } from './ReportSwitch';
import { type When, type Whose, WORK_REPORT } from './reportAddress';

const ShareDrawer = lazy(() => import('../../../shared/share/ShareDrawer').then((m) => ({ default: m.ShareDrawer })));

/** The report of somebody or of a department, to be written where it is the own one or that of a department one heads. */
export function OneReport({ when, whose }: { when: When; whose: Whose }) {
  const t = useT();
  const [sharing, setSharing] = useState(false);
  const { data, loading, error, refetch } = useWorkReportQuery({
    variables: { ...when, ...variablesOf(whose) },
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
        title={t(
          whose.employeeId || whose.departmentId ? 'performance.report.notFound' : 'performance.report.noPerson',
        )}
      />
    );
  return (
    <Stack gap="4">
      <ReportSwitch report={report} when={when} whose={whose} />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <ReportOwner report={report} />
        <Can do="export">
          <Button onClick={() => setSharing(true)}>
            <Share2Icon />
            {t('platform.share')}
          </Button>
        </Can>
      </Flex>
      <ReportTargets {...report} />
      {report.mayWrite ? <ReportForm key={report.id} report={report} /> : <ReportTexts report={report} />}
      {sharing && (
        <Suspense>
          <ShareDrawer path={WORK_REPORT} object={report.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

const variablesOf = ({ employeeId, departmentId }: Whose) =>
  departmentId ? { employeeId: null, departmentId } : { employeeId: employeeId ?? null, departmentId: null };
