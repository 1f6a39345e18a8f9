import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasFailed } from '../../../session/failures';
import { useT } from '../../../i18n/useT';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { PlanFlow } from '../plan/flow/PlanFlow';
import { usePlanDetailQuery } from '../plan/plan.gen';
import { LIST_PATH, planPath, statusOf } from '../plan/planModel';
import { PlanSetup } from '../plan/setup/PlanSetup';

/** One plan: prepared in steps until it opens, a flow from then on; without an id a new one, `like` another for the next period. */
export default function PlanDetailPage() {
  const t = useT();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const like = id === '' ? (params.get('like') ?? '') : '';
  const { data, loading, error, refetch } = usePlanDetailQuery({
    variables: { id: id || like },
    skip: id === '' && like === '',
    fetchPolicy: 'cache-and-network',
  });
  const plan = data?.assessmentPlan ?? null;
  if (like !== '' && plan) return <PlanSetup key={like} plan={null} like={plan} />;
  if ((id === '' && like === '') || (plan && statusOf(plan) === 'NOT_OPEN'))
    return (
      <PlanSetup
        key={id}
        plan={id === '' ? null : plan}
        onOpened={() => void navigate(planPath(id), { replace: true })}
      />
    );
  if (plan) return <PlanFlow plan={plan} onRefused={() => void refetch()} />;
  return (
    <>
      <BackHeader title={t('performance.title.planDetail')} back={LIST_PATH} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t('performance.manage.gone')}
        hint={t('performance.manage.gone.hint')}
      />
    </>
  );
}
