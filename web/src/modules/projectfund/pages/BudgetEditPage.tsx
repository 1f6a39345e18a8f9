import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { hasFailed } from '../../../session/failures';
import { BackHeader } from '../../../ui/BackHeader';
import { MissingRecord } from '../../../ui/MissingRecord';
import { BudgetEditor } from '../budget/BudgetEditor';
import { useProjectBudgetDetailsQuery, useProjectKindChoiceListQuery } from '../budget/budgets.gen';
import { LIST } from '../budget/paths';

/** An application on its own page; without an id a new one. One that is frozen is not edited. */
export default function BudgetEditPage() {
  const t = useT();
  const id = useSearchParams()[0].get('id') ?? '';
  const { data, loading, error, refetch } = useProjectBudgetDetailsQuery({
    variables: { id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const choice = useProjectKindChoiceListQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.projectBudget ?? null;
  const offered = choice.data?.projectKindChoices;
  if (offered && (id === '' || found?.editable)) {
    const own = found && !offered.some((kind) => kind.id === found.project.kind.id) ? [found.project.kind] : [];
    return <BudgetEditor key={id} saved={found} kinds={[...offered, ...own]} />;
  }
  return (
    <>
      <BackHeader title={t('projectfund.title.budgetForm')} back={LIST} />
      <MissingRecord
        loading={loading || choice.loading}
        failed={hasFailed(error ?? choice.error)}
        onRetry={() => void Promise.all([choice.refetch(), ...(id === '' ? [] : [refetch()])])}
        title={t(found ? 'projectfund.budget.frozen' : 'projectfund.budget.gone')}
        hint={t(found ? 'projectfund.budget.frozen.hint' : 'projectfund.budget.gone.hint')}
      />
    </>
  );
}
