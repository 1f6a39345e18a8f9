import { useT } from '../../../i18n/useT';
import { useMemberAssessmentQuery, useMyAssessmentQuery } from '../assessment/assessment.gen';
import { AssessmentOrMissing } from '../assessment/AssessmentOrMissing';
import { useAssessmentAddress } from '../assessment/useAssessmentAddress';

const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/** The appraisal of one of the reader's people as their superior; without a person in the address, the reader's own. */
export default function EmployeeAppraisalPage() {
  const t = useT();
  const address = useAssessmentAddress();
  const { employeeId, planId } = address;
  const member = useMemberAssessmentQuery({
    variables: { planId, employeeId },
    skip: !planId || !employeeId,
    ...FRESH,
  });
  const own = useMyAssessmentQuery({ variables: { planId }, skip: !planId || employeeId !== '', ...FRESH });
  const { loading, error } = employeeId ? member : own;
  return (
    <AssessmentOrMissing
      assessment={employeeId ? member.data?.memberAssessment : own.data?.myAssessment}
      address={address}
      title={t('performance.title.employeeAppraisal')}
      loading={loading}
      error={error}
      onReload={async () =>
        employeeId
          ? ((await member.refetch()).data?.memberAssessment ?? null)
          : ((await own.refetch()).data?.myAssessment ?? null)
      }
    />
  );
}
