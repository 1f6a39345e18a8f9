import { Navigate } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { useAssessmentQuery, usePartnerAssessmentQuery } from '../assessment/assessment.gen';
import { AssessmentOrMissing } from '../assessment/AssessmentOrMissing';
import { useAssessmentAddress } from '../assessment/useAssessmentAddress';
import { departmentPath } from '../department/departmentAddress';

const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/**
 * One person's appraisal in one plan, for the person, the superior and HR; beside the superior, what a co-assessor sees. An
 * address that names a department and no person means the targets of that department.
 */
export default function ExamineDetailsPage() {
  const t = useT();
  const address = useAssessmentAddress();
  const { employeeId, planId, departmentId, beside } = address;
  const variables = { planId, employeeId };
  const skip = !planId || !employeeId;
  const whole = useAssessmentQuery({ variables, skip: skip || beside, ...FRESH });
  const partner = usePartnerAssessmentQuery({ variables, skip: skip || !beside, ...FRESH });
  const { loading, error } = beside ? partner : whole;
  if (!employeeId && planId && departmentId) return <Navigate replace to={departmentPath({ planId, departmentId })} />;
  return (
    <AssessmentOrMissing
      assessment={beside ? partner.data?.partnerAssessment : whole.data?.assessment}
      address={address}
      title={t('performance.title.examineDetails')}
      loading={loading}
      error={error}
      onReload={async () =>
        beside
          ? ((await partner.refetch()).data?.partnerAssessment ?? null)
          : ((await whole.refetch()).data?.assessment ?? null)
      }
    />
  );
}
