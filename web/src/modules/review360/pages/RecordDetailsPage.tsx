import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { ReportView } from '../reports/ReportView';
import { useReview360ReportQuery } from '../review360.gen';

/** What people around somebody gave, without who gave what. */
export default function RecordDetailsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const planId = params.get('assessmentPlanCode') ?? '';
  const employeeId = params.get('empId') ?? '';
  const { data, loading, error, refetch } = useReview360ReportQuery({
    variables: { planId, employeeId },
    skip: planId === '' || employeeId === '',
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const report = data?.review360Report;
  return (
    <>
      <BackHeader
        title={report ? t('review360.report.of', { name: localName(report.employee) }) : t('review360.title.details')}
        back="/performance/assess/overview"
        facts={report && <span>{report.planName}</span>}
      />
      {report ? (
        <ReportView report={report} />
      ) : (
        <MissingRecord
          loading={loading}
          failed={hasFailed(error)}
          onRetry={() => void refetch()}
          title={t('review360.report.notFound')}
          hint={t('review360.report.notFound.hint')}
        />
      )}
    </>
  );
}
