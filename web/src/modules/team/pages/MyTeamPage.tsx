import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useT } from '../../../i18n/useT';
import { localName } from '../../../i18n/format';
import { ListPage } from '../../../ui/list/ListPage';
import { usePageAccess } from '../../../ui/PageAccess';
import { MemberCard } from '../myTeam/MemberCard';
import { useMemberColumns } from '../myTeam/useMemberColumns';
import { type Member, type MyTeamFilter, useMyTeam } from '../myTeam/useMyTeam';
import { useReachField } from '../myTeam/useReachField';

/** The people one leads: how each is employed, what is coming, and how the newest appraisal stands. */
export default function MyTeamPage() {
  const t = useT();
  const options = useEnumOptions();
  const access = usePageAccess();
  const list = useMyTeam();
  const columns = useMemberColumns();
  const reachField = useReachField<MyTeamFilter>();
  return (
    <ListPage<Member, MyTeamFilter>
      title={t('team.title.myTeam')}
      purpose={t('team.purpose')}
      tableId="team.members"
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ employee }) => localName(employee)}
      onExport={access.export ? () => void list.save() : undefined}
      card={(member) => <MemberCard member={member} />}
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
          name: 'status',
          label: t('employee.status'),
          options: options('EmployeeStatus').filter(({ value }) => value !== 'LEFT'),
        },
      ]}
      empty={{ title: t('team.empty'), hint: t('team.empty.hint') }}
    />
  );
}
