import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { HostTabs, ModuleTabs } from '../../../shared/moduleTabs';
import type { FilterField } from '../../../ui/list/filterFields';
import { ListPage } from '../../../ui/list/ListPage';
import { useRuleActions } from '../rule/useRuleActions';
import { useRuleColumns } from '../rule/useRuleColumns';
import { type RuleFilter, useRuleList } from '../rule/useRuleList';

const PAGE = '/performance/setting';

/** Assessment rules: how scores become levels. */
export default function RuleListPage() {
  return (
    <ModuleTabs page={PAGE} tabs={<Tabs />}>
      <RuleList />
    </ModuleTabs>
  );
}

function Tabs() {
  const t = useT();
  return (
    <HostTabs
      page={PAGE}
      label={t('performance.title.ruleList')}
      own={{ name: 'rules', label: t('performance.rule.tab.rules') }}
    />
  );
}

function RuleList() {
  const t = useT();
  const list = useRuleList();
  const columns = useRuleColumns(useRuleActions(list.refetch));
  const filters: FilterField<RuleFilter>[] = [
    { kind: 'text', name: 'keyword', label: t('performance.rule.name') },
    {
      kind: 'select',
      name: 'enabled',
      label: t('performance.rule.state'),
      options: [
        { value: 'yes', label: t('performance.rule.state.on') },
        { value: 'no', label: t('performance.rule.state.off') },
      ],
    },
  ];
  const create = (
    <Can do="edit">
      <Button asChild variant="solid">
        <Link to="/performance/setting/rule_template">
          <PlusIcon />
          {t('performance.rule.new')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <ListPage
      title={t('performance.title.ruleList')}
      purpose={t('performance.rule.purpose')}
      tableId="performance.rules"
      list={list}
      columns={columns}
      rowKey={(r) => r.id}
      filters={filters}
      actions={create}
      empty={{ title: t('performance.rule.empty'), hint: t('performance.rule.empty.hint'), action: create }}
    >
      <Tabs />
    </ListPage>
  );
}
