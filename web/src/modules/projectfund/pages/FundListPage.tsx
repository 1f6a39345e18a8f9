import { type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { LinkTabs } from '../../../ui/LinkTabs';
import { ListPage } from '../../../ui/list/ListPage';
import { useBonusColumns } from '../bonus/useBonusColumns';
import { type BonusFilter, type BonusRow, useBonuses } from '../bonus/useBonuses';
import { useFundColumns } from '../bonus/useFundColumns';
import { type Fund, type FundFilter, useFunds } from '../bonus/useFunds';
import { TABS, type Tab } from '../budget/useBudgets';

const NAMES = Object.keys(TABS) as Tab[];

/** Projects with an approved budget and what is left of each; beside them the applications for their bonuses. */
export default function FundListPage() {
  const t = useT();
  const label = useEnumLabel();
  const asked = useSearchParams()[0].get('tabName');
  const tab = NAMES.find((name) => name === asked);
  const tabs = (
    <LinkTabs
      label={t('projectfund.title.bonuses')}
      tabs={[
        { name: 'projects', label: t('projectfund.funds.tab') },
        ...NAMES.map((name) => ({ name, label: label('ProjectBudgetView', TABS[name]) })),
      ]}
      current={tab ?? 'projects'}
    />
  );
  return tab ? <Bonuses tab={tab}>{tabs}</Bonuses> : <Funds>{tabs}</Funds>;
}

function Funds({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <ListPage<Fund, FundFilter>
      title={t('projectfund.title.bonuses')}
      purpose={t('projectfund.funds.purpose')}
      tableId="projectfund.funds"
      list={useFunds()}
      columns={useFundColumns()}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      cards
      filters={[{ kind: 'text', name: 'keyword', label: t('projectfund.budget.keyword') }]}
      empty={{ title: t('projectfund.funds.empty'), hint: t('projectfund.funds.empty.hint') }}
    >
      {children}
    </ListPage>
  );
}

function Bonuses({ tab, children }: { tab: Tab; children: ReactNode }) {
  const t = useT();
  const options = useEnumOptions();
  return (
    <ListPage<BonusRow, BonusFilter>
      title={t('projectfund.title.bonuses')}
      purpose={t('projectfund.funds.purpose')}
      tableId="projectfund.bonuses"
      list={useBonuses({ view: TABS[tab] })}
      columns={useBonusColumns(true)}
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
      empty={{ title: t(`projectfund.bonuses.empty.${tab}`), hint: t(`projectfund.bonuses.empty.${tab}.hint`) }}
    >
      {children}
    </ListPage>
  );
}
