import { Button, Flex } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName, orDash } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { ListPanel } from '../../../ui/list/ListPanel';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { usePageAccess } from '../../../ui/PageAccess';
import { StatusDot } from '../../../ui/StatusDot';
import type { Column } from '../../../ui/table/columns';
import { RowActions } from '../../../ui/table/RowActions';
import { AddMembersDialog, MemberScopeDialog, TransferDialog } from './MemberDialogs';
import type { Role } from './roleModel';
import { type RoleMembersQuery, useRoleMembersQuery } from './roles.gen';
import { useRoleActions } from './useRoleActions';
import { useScopeText } from './useScopeText';

export type Member = NonNullable<NonNullable<RoleMembersQuery['role']>['members']>['items'][number];
type Task =
  { at: 'add' } | { at: 'transfer'; userIds: readonly string[]; clear: () => void } | { at: 'scope'; member: Member };

const defaults = { keyword: '' };

/** Who is in a role: found, added, removed, moved to another, shown less than the role shows. */
export function RoleMembers({ role }: { role: Role }) {
  const t = useT();
  const { edit } = usePageAccess();
  const state = useListState(defaults);
  const query = useRoleMembersQuery({
    variables: { id: role.id, keyword: state.filter.keyword.trim() || null, page: state.page },
    ...LIST_QUERY,
  });
  const list = { ...state, ...listRows(query, (data) => data.role?.members) };
  const actions = useRoleActions();
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const columns = useMemberColumns(role, edit, {
    narrow: (member) => setTask({ at: 'scope', member }),
    remove: ({ userId }) => void actions.removeMembers(role, [userId]),
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setTask({ at: 'add' })}>
        <PlusIcon />
        {t('settings.member.add')}
      </Button>
    </Can>
  );
  return (
    <>
      {(list.total ?? 0) > 0 && (
        <Flex justify="flex-end" mb="3">
          {add}
        </Flex>
      )}
      <ListPanel
        title={t('settings.role.tab.members')}
        tableId="settings.roleMembers"
        list={list}
        columns={columns}
        rowKey={({ userId }) => userId}
        rowName={({ name }) => name}
        filters={[{ kind: 'text', name: 'keyword', label: t('settings.member.keyword') }]}
        bulk={
          edit
            ? (ids, clear) => (
                <>
                  <Button size="sm" onClick={() => setTask({ at: 'transfer', userIds: ids, clear })}>
                    {t('settings.member.transfer')}
                  </Button>
                  <Button
                    size="sm"
                    colorPalette="red"
                    onClick={() => void actions.removeMembers(role, ids).then((done) => done && clear())}
                  >
                    {t('settings.member.remove')}
                  </Button>
                </>
              )
            : undefined
        }
        empty={{ title: t('settings.member.empty'), hint: t('settings.member.empty.hint'), action: add }}
      />
      {task?.at === 'add' && <AddMembersDialog role={role} onClose={close} />}
      {task?.at === 'transfer' && (
        <TransferDialog role={role} userIds={task.userIds} onDone={task.clear} onClose={close} />
      )}
      {task?.at === 'scope' && <MemberScopeDialog role={role} member={task.member} onClose={close} />}
    </>
  );
}

function useMemberColumns(
  role: Role,
  edit: boolean,
  { narrow, remove }: { narrow: (member: Member) => void; remove: (member: Member) => void },
): Column<Member>[] {
  const t = useT();
  const scopeText = useScopeText();
  const canNarrow = role.type !== 'ADMIN' && role.scope.scope !== null;
  const actions: Column<Member> = {
    id: 'actions',
    header: t('ui.table.actions'),
    pin: 'end',
    width: 60,
    cell: (member) => (
      <RowActions
        actions={[
          ...(canNarrow ? [{ id: 'narrow', label: t('settings.member.narrow'), onSelect: () => narrow(member) }] : []),
          { id: 'remove', label: t('settings.member.remove'), danger: true, onSelect: () => remove(member) },
        ]}
      />
    ),
  };
  return [
    { id: 'name', header: t('settings.member.name'), width: 160, cell: ({ name }) => name },
    { id: 'number', header: t('settings.member.number'), width: 120, cell: ({ number }) => orDash(number) },
    {
      id: 'department',
      header: t('settings.member.department'),
      width: 180,
      cell: ({ department }) => localName(department),
    },
    {
      id: 'scope',
      header: t('settings.role.scope'),
      width: 200,
      maxWidth: 320,
      cell: ({ narrowed }) =>
        narrowed === null
          ? t('settings.member.asRole')
          : narrowed.scope === 'SELF_AND_SUPERIORS'
            ? t(role.scope.scope === 'COMPANY' ? 'settings.member.onlySelf' : 'settings.member.selfAndSuperiors')
            : scopeText({ scope: narrowed }),
    },
    {
      id: 'enabled',
      header: t('settings.member.account'),
      width: 110,
      cell: ({ enabled }) => (
        <StatusDot
          tone={enabled ? 'approved' : 'closed'}
          label={t(enabled ? 'settings.account.enabled' : 'settings.account.disabled')}
        />
      ),
    },
    ...(edit ? [actions] : []),
  ];
}
