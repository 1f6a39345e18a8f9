import { Navigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { BonusEditor } from '../bonus/BonusEditor';
import {
  useProjectBonusDetailsQuery,
  useProjectBonusListQuery,
  useProjectFundDetailsQuery,
} from '../bonus/bonuses.gen';
import { BonusView } from '../bonus/BonusView';
import { FundView } from '../bonus/FundView';
import { bonusPath, FUNDS } from '../bonus/paths';

const NEXT = { filter: { view: 'WAITING' as const }, page: { pageNo: 1, pageSize: 1 } };

/** A project or one of its bonuses, to read or to write; without an id the first bonus that waits for the reader. */
export default function BonusDetailsPage() {
  const t = useT();
  const [params] = useSearchParams();
  const [id, projectId] = [params.get('id') ?? '', params.get('project') ?? ''];
  const writes = params.get('edit') !== null;
  const isNext = id === '' && projectId === '';
  const bonus = useProjectBonusDetailsQuery({ variables: { id }, skip: id === '', fetchPolicy: 'cache-and-network' });
  const fund = useProjectFundDetailsQuery({
    variables: { id: projectId },
    skip: projectId === '' || id !== '',
    fetchPolicy: 'cache-and-network',
  });
  const next = useProjectBonusListQuery({ variables: NEXT, skip: !isNext, fetchPolicy: 'network-only' });
  const detail = id === '' ? null : bonus.data?.projectBonus;
  const project = projectId === '' || id !== '' ? null : fund.data?.projectFund;
  const waiting = next.data?.projectBonuses?.items[0];
  if (isNext && waiting) return <Navigate to={bonusPath(waiting.id)} replace />;
  if (detail)
    return writes && detail.editable ? (
      <BonusEditor key={id} project={detail.project} saved={detail} />
    ) : (
      <BonusView detail={detail} />
    );
  if (project)
    return writes && project.fund.appliable ? (
      <BonusEditor key={projectId} project={project} saved={null} />
    ) : (
      <FundView project={project} />
    );
  const { loading, error, refetch } = isNext ? next : id === '' ? fund : bonus;
  return (
    <>
      <BackHeader title={t('projectfund.title.bonus')} back={FUNDS} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t(isNext ? 'projectfund.bonuses.empty.waiting' : 'projectfund.bonus.gone')}
        hint={t(isNext ? 'projectfund.bonuses.empty.waiting.hint' : 'projectfund.bonus.gone.hint')}
      />
    </>
  );
}
