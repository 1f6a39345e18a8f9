import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, formatDateTime, localName, orDash } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { ListPage } from '../../../ui/list/ListPage';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { rulePath } from '../plan/paths';
import { type ProbationRuleRowFragment, useProbationRuleListQuery } from './rule.gen';
import { useRuleActions } from './useRuleActions';

type Rule = ProbationRuleRowFragment;
const defaults = { keyword: '', enabled: '' };

/** Rules for probations: by which form people are tried, and who approves. */
export default function RuleTab({ tabs }: { tabs: ReactNode }) {
  const t = useT();
  const state = useListState(defaults);
  const { keyword, enabled } = state.filter;
  const query = useProbationRuleListQuery({
    variables: {
      filter: { keyword: keyword.trim() || null, enabled: enabled ? enabled === 'yes' : null },
      page: state.page,
    },
    ...LIST_QUERY,
  });
  const list = { ...state, ...listRows(query, (data) => data.probationRules) };
  const create = (
    <Can do="edit">
      <Button asChild variant="solid">
        <Link to={rulePath('')}>
          <PlusIcon />
          {t('probation.rule.new')}
        </Link>
      </Button>
    </Can>
  );
  return (
    <ListPage
      title={t('performance.title.ruleList')}
      purpose={t('probation.rule.purpose')}
      tableId="probation.rules"
      list={list}
      columns={useColumns(list.refetch)}
      rowKey={(row) => row.id}
      filters={[
        { kind: 'text', name: 'keyword', label: t('probation.rule.name') },
        {
          kind: 'select',
          name: 'enabled',
          label: t('probation.status'),
          options: [
            { value: 'yes', label: t('probation.rule.on') },
            { value: 'no', label: t('probation.rule.off') },
          ],
        },
      ]}
      actions={create}
      empty={{ title: t('probation.rule.empty'), hint: t('probation.rule.empty.hint'), action: create }}
    >
      {tabs}
    </ListPage>
  );
}

function useColumns(refetch: () => void): Column<Rule>[] {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const { switchTo, del } = useRuleActions(refetch);
  const actions: Column<Rule> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (r) => (
      <RowActions
        actions={[
          { id: 'edit', label: t('ui.edit'), to: rulePath(r.id) },
          {
            id: 'enable',
            label: t(r.enabled ? 'probation.rule.disable' : 'probation.rule.enable'),
            onSelect: () => void switchTo(r),
          },
          {
            id: 'delete',
            label: t('ui.delete'),
            danger: true,
            disabled: r.planCount > 0 && t('ui.usedByPlans', { count: r.planCount }),
            onSelect: () => void del(r),
          },
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      header: t('probation.rule.name'),
      width: 180,
      cell: (r) => <Link to={rulePath(r.id)}>{r.name}</Link>,
    },
    {
      id: 'enabled',
      header: t('probation.status'),
      width: 90,
      cell: (r) => (
        <StatusDot
          tone={r.enabled ? 'approved' : 'neutral'}
          label={t(r.enabled ? 'probation.rule.on' : 'probation.rule.off')}
        />
      ),
    },
    {
      id: 'departments',
      header: t('probation.rule.departments'),
      width: 200,
      maxWidth: 320,
      cell: (r) => orDash(r.departments.flatMap((one) => (one ? localName(one) : [])).join(', ')),
    },
    { id: 'template', header: t('probation.rule.template'), width: 150, cell: (r) => orDash(r.template?.name) },
    { id: 'rule', header: t('probation.rule.assessmentRule'), width: 140, cell: (r) => r.assessmentRuleName },
    {
      id: 'scoringDays',
      header: t('probation.scoringDays'),
      numeric: true,
      width: 90,
      cell: (r) => formatCount(r.scoringDays),
    },
    {
      id: 'setter',
      header: t('probation.targetSetter'),
      width: 120,
      cell: (r) => label('ProbationTargetSetter', r.targetSetter),
    },
    {
      id: 'plans',
      header: t('probation.rule.plans'),
      numeric: true,
      width: 80,
      cell: (r) => formatCount(r.planCount),
    },
    { id: 'updatedAt', header: t('probation.updatedAt'), width: 140, cell: (r) => formatDateTime(r.updatedAt) },
    ...(edit ? [actions] : []),
  ];
}
