import { useT } from '../../../i18n/useT';
import { localName } from '../../../i18n/format';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { HistoryTabs } from '../history/HistoryTabs';
import { ResultCard } from '../history/ResultCard';
import { useResultColumns } from '../history/useResultColumns';
import { type MemberResults, type ResultFilter, useTeamResults } from '../history/useTeamResults';
import { useReachField } from '../myTeam/useReachField';

/** The people one leads, and what each reached in the plans that are finished. */
export default function EmployeeHistoryPage() {
  const t = useT();
  const access = usePageAccess();
  const list = useTeamResults();
  const columns = useResultColumns(list.shown);
  const reachField = useReachField<ResultFilter>();
  return (
    <ListPage<MemberResults, ResultFilter>
      title={t('team.title.employeeHistory')}
      purpose={t('team.results.purpose.people')}
      tableId="team.results"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ employee }) => localName(employee)}
      onExport={access.export ? () => void list.save() : undefined}
      card={(member) => <ResultCard member={member} />}
      filters={[
        {
          kind: 'text',
          name: 'keyword',
          label: t('employee.filter.keyword'),
          placeholder: t('employee.filter.keyword.hint'),
        },
        reachField,
        {
          kind: 'multi',
          name: 'plans',
          label: t('team.results.plan'),
          options: list.plans.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      empty={{ title: t('team.empty'), hint: t('team.empty.hint') }}
    >
      <HistoryTabs current="people" />
    </ListPage>
  );
}
