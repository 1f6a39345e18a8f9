import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { EXAMINE } from '../examine/ExamineTabs';
import { useSuperiorTargetsQuery } from '../superior/superior.gen';
import { SuperiorView } from '../superior/SuperiorView';

/** What the superior of a person is to reach in a plan, for the person, and for whoever looks after them. */
export default function SuperiorTargetsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const planId = params.get('assessmentPlanCode') ?? '';
  const employeeId = params.get('empId') ?? '';
  const { data, loading, error, refetch } = useSuperiorTargetsQuery({
    variables: { planId, employeeId },
    skip: !planId || !employeeId,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const { superiorTargets: targets, assessment: own } = data ?? {};
  if (targets && own)
    return <SuperiorView key={targets.id} targets={targets} own={own} planId={planId} employeeId={employeeId} />;
  return (
    <>
      <BackHeader title={t('performance.title.superiorTargets')} back={EXAMINE} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('performance.assess.gone')}
        hint={t('performance.assess.gone.hint')}
      />
    </>
  );
}
