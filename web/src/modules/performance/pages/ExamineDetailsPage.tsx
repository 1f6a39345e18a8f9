import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useAssessmentQuery } from '../assessment/assessment.gen';
import { lookedAt } from '../assessment/assessmentAddress';
import { AssessmentView } from '../assessment/AssessmentView';
import { useAssessmentAddress } from '../assessment/useAssessmentAddress';

/** One person's appraisal in one plan, for the person, the superior and HR. */
export default function ExamineDetailsPage() {
  const t = useT();
  const address = useAssessmentAddress();
  const { employeeId, planId, back, looksOnly, department } = address;
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
        assessment={looksOnly ? lookedAt(assessment) : assessment}
        planId={planId}
        employeeId={employeeId}
        address={address}
        onReload={async () => (await refetch()).data?.assessment ?? null}
      />
    );
  }
  return (
    <>
      <BackHeader title={t('performance.title.examineDetails')} back={back} />
      <MissingRecord
        loading={loading}
        failed={Boolean(error)}
        onRetry={() => void refetch()}
        {...(!employeeId && department
          ? {
              title: t('performance.assess.department', { name: department }),
              hint: t('performance.assess.department.hint'),
            }
          : { title: t('performance.assess.gone'), hint: t('performance.assess.gone.hint') })}
      />
    </>
  );
}
