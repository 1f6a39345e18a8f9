import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { EXAMINE } from '../examine/ExamineTabs';
import { usePlanSettingsQuery } from '../plan/plan.gen';
import { PlanSettingsView } from '../plan/PlanSettingsView';

/** How a plan works, for the people in it: dates, who scores with which share, levels, who approves, what is seen when. */
export default function PlanSettingsPage() {
  const t = useT();
  const id = useSearchParams()[0].get('assessmentPlanCode') ?? '';
  const { data, loading, error, refetch } = usePlanSettingsQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
  });
  if (data?.assessmentPlan) return <PlanSettingsView plan={data.assessmentPlan} />;
  return (
    <>
      <BackHeader title={t('performance.title.planSettings')} back={EXAMINE} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('performance.manage.gone')}
        hint={t('performance.settings.gone.hint')}
      />
    </>
  );
}
