import { useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PlanView } from '../plan/PlanView';
import { OWN } from '../plan/paths';
import { useProbationPlanDetailsQuery } from '../plan/plan.gen';

/** The probation of one person: what to do now, the form, the result and who did what. */
export default function PlanDetailsPage() {
  const t = useT();
  const id = useSearchParams()[0].get('planCode') ?? '';
  const { data, loading, error, refetch } = useProbationPlanDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    skip: id === '',
  });
  const detail = data?.probationPlan;
  if (detail) return <PlanView key={id} detail={detail} />;
  return (
    <>
      <BackHeader title={t('probation.title.plan')} back={OWN} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('probation.gone')}
        hint={t('probation.gone.hint')}
      />
    </>
  );
}
