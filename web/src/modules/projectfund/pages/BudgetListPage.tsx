import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { LinkTabs } from '../../../ui/LinkTabs';
import { ListPage } from '../../../ui/list/ListPage';
import { FORM } from '../budget/paths';
import { useBudgetColumns } from '../budget/useBudgetColumns';
import { type Budget, type BudgetFilter, TABS, type Tab, useBudgets } from '../budget/useBudgets';

const NAMES = Object.keys(TABS) as Tab[];

/** Applications for budgets of projects: the own ones, those that wait for the reader, and all the reader sees. */
export default function BudgetListPage() {
  const t = useT();
  const label = useEnumLabel();
  const options = useEnumOptions();
  const asked = useSearchParams()[0].get('tabName');
  const tab = NAMES.find((name) => name === asked) ?? 'own';
  const list = useBudgets(tab);
  const columns = useBudgetColumns();
  const add = (
    <Can do="edit">
      <Button variant="solid" asChild>
        <Link to={FORM}>
          <PlusIcon />
          {t('projectfund.budget.new')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <ListPage<Budget, BudgetFilter>
      title={t('projectfund.title.budgets')}
      purpose={t('projectfund.budgets.purpose')}
      actions={add}
      tableId="projectfund.budgets"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      cards
      filters={[
        { kind: 'text', name: 'keyword', label: t('projectfund.budget.keyword') },
        {
          kind: 'select',
          name: 'state',
          label: t('projectfund.budget.state'),
          options: options('ProjectBudgetState'),
        },
      ]}
      empty={{
        title: t(`projectfund.budgets.empty.${tab}`),
        hint: t(`projectfund.budgets.empty.${tab}.hint`),
        ...(tab === 'own' && { action: add }),
      }}
    >
      <LinkTabs
        label={t('projectfund.title.budgets')}
        tabs={NAMES.map((name) => ({ name, label: label('ProjectBudgetView', TABS[name]) }))}
        current={tab}
      />
    </ListPage>
  );
}
