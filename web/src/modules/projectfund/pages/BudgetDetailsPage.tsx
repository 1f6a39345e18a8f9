import { Navigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { useProjectBudgetDetailsQuery, useProjectBudgetListQuery } from '../budget/budgets.gen';
import { BudgetView } from '../budget/BudgetView';
import { detailsPath, LIST } from '../budget/paths';

const NEXT = { filter: { view: 'WAITING' as const }, page: { pageNo: 1, pageSize: 1 } };

/** An application to read and decide; without an id the first one that waits for the reader. */
export default function BudgetDetailsPage() {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const asked = useProjectBudgetDetailsQuery({ variables: { id }, skip: id === '', fetchPolicy: 'cache-and-network' });
  const next = useProjectBudgetListQuery({ variables: NEXT, skip: id !== '', fetchPolicy: 'network-only' });
  const detail = asked.data?.projectBudget;
  const waiting = next.data?.projectBudgets?.items[0];
  if (id === '' && waiting) return <Navigate to={detailsPath(waiting.id)} replace />;
  if (detail) return <BudgetView detail={detail} />;
  const { loading, error, refetch } = id === '' ? next : asked;
  return (
    <>
      <BackHeader title={t('projectfund.title.budget')} back={LIST} />
      <MissingRecord
        loading={loading}
        failed={hasFailed(error)}
        onRetry={() => void refetch()}
        title={t(id === '' ? 'projectfund.budgets.empty.waiting' : 'projectfund.budget.gone')}
        hint={t(id === '' ? 'projectfund.budgets.empty.waiting.hint' : 'projectfund.budget.gone.hint')}
      />
    </>
  );
}
