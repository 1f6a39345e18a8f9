import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useAssessmentQuery } from '../assessment/assessment.gen';
import { AssessmentView } from '../assessment/AssessmentView';
import { useAssessmentAddress } from '../assessment/useAssessmentAddress';

/** One person's appraisal in one plan, for the person, the superior and HR. */
export default function ExamineDetailsPage() {
  const t = useT();
  const { employeeId, planId, back, title } = useAssessmentAddress();
  const { data, loading, error, refetch } = useAssessmentQuery({
    variables: { planId, employeeId },
    skip: !planId || !employeeId,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const assessment = data?.assessment;
  if (assessment) {
    return (
      <AssessmentView
        key={assessment.id}
        assessment={assessment}
        planId={planId}
        employeeId={employeeId}
        back={back}
        onReload={async () => (await refetch()).data?.assessment ?? null}
      />
    );
  }
  return (
    <>
      <BackHeader title={title} back={back} />
      <MissingRecord
        loading={loading}
        failed={Boolean(error)}
        onRetry={() => void refetch()}
        title={t('performance.assess.gone')}
        hint={t('performance.assess.gone.hint')}
      />
    </>
  );
}
