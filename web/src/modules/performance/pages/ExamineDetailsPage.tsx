import { useT } from '../../../i18n/useT';
import { useAssessmentQuery } from '../assessment/assessment.gen';
import { AssessmentOrMissing } from '../assessment/AssessmentOrMissing';
import { useAssessmentAddress } from '../assessment/useAssessmentAddress';

/** One person's appraisal in one plan, for the person, the superior and HR. */
export default function ExamineDetailsPage() {
  const t = useT();
  const address = useAssessmentAddress();
  const { employeeId, planId } = address;
  const { data, loading, error, refetch } = useAssessmentQuery({
    variables: { planId, employeeId },
    skip: !planId || !employeeId,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AssessmentOrMissing
      assessment={data?.assessment}
      address={address}
      title={t('performance.title.examineDetails')}
      loading={loading}
      error={error}
      onReload={async () => (await refetch()).data?.assessment ?? null}
    />
  );
}
