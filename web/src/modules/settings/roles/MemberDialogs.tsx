import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import type { PickedPerson } from '../../../shared/pickers/EmployeePicker';
import { outcome } from '../../../shared/save/outcome';
import { DialogFrame } from '../../../ui/DialogFrame';
import { Select } from '../../../ui/input/Select';
import { toast } from '../../../ui/toast';
import { Choices } from './Choices';
import { PeoplePicker } from './PeoplePicker';
import type { Member } from './RoleMembers';
import type { Role } from './roleModel';
import {
  useAddRoleMembersMutation,
  useRolesQuery,
  useSaveRoleScopeMutation,
  useTransferRoleMembersMutation,
} from './roles.gen';

interface FrameProps {
  title: string;
  hint: string;
  action: string;
  done: string;
  ready: boolean;
  run: Parameters<typeof outcome>[0];
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with one decision: what is refused is said in it, and nothing of what was chosen is lost. */
function Decision({ title, hint, action, done, ready, run, onDone, onClose, children }: FrameProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const send = async () => {
    setBusy(true);
    const errors = await outcome(run).finally(() => setBusy(false));
    setWrong(errors.map(({ message }) => message).join('\n'));
    if (errors.length > 0) return;
    toast.success(done);
    onClose();
    onDone?.();
  };
  return (
    <DialogFrame
      title={title}
      size="md"
      keepsInput
      onClose={() => !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="solid" loading={busy} disabled={!ready} onClick={() => void send()}>
            {action}
          </Button>
        </>
      }
    >
      <Text color="fg.muted">{hint}</Text>
      {children}
      {wrong && (
        <Text role="alert" color="fg.error">
          {wrong}
        </Text>
      )}
    </DialogFrame>
  );
}

/** Puts people into a role. */
export function AddMembersDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const t = useT();
  const [people, setPeople] = useState<PickedPerson[]>([]);
  const [add] = useAddRoleMembersMutation();
  const input = { id: role.id, employeeIds: people.map(({ id }) => id) };
  return (
    <Decision
      title={t('settings.member.add.title', { name: role.name })}
      hint={t('settings.member.add.hint')}
      action={t('settings.member.add')}
      done={t('settings.member.added', { count: people.length })}
      ready={people.length > 0}
      run={async () => (await add({ variables: { input }, refetchQueries: ['RoleMembers'] })).data?.addRoleMembers}
      onClose={onClose}
    >
      <PeoplePicker people={people} onChange={setPeople} label={t('settings.member.choose')} />
    </Decision>
  );
}

/** Moves people to another role. */
export function TransferDialog({
  role,
  userIds,
  onDone,
  onClose,
}: {
  role: Role;
  userIds: readonly string[];
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const [toId, setToId] = useState('');
  const roles = useRolesQuery().data?.roles ?? [];
  const [transfer] = useTransferRoleMembersMutation();
  const input = { fromId: role.id, toId, userIds: [...userIds] };
  return (
    <Decision
      title={t('settings.member.transfer.title', { count: userIds.length, name: role.name })}
      hint={t('settings.member.transfer.hint')}
      action={t('settings.member.transfer')}
      done={t('settings.member.transferred', { count: userIds.length })}
      ready={toId !== ''}
      run={async () =>
        (await transfer({ variables: { input }, refetchQueries: ['RoleMembers'] })).data?.transferRoleMembers
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Select
        label={t('settings.member.toRole')}
        placeholder={t('settings.member.toRole')}
        value={toId}
        onChange={setToId}
        options={roles
          .filter((one) => !one.isDefault && one.id !== role.id)
          .map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Decision>
  );
}

const CHOICES = ['ROLE', 'DEPARTMENT_ALL', 'SELF_AND_SUPERIORS'] as const;

/** Shows a member less of a role than the role shows. */
export function MemberScopeDialog({ role, member, onClose }: { role: Role; member: Member; onClose: () => void }) {
  const t = useT();
  const [scope, setScope] = useState<(typeof CHOICES)[number]>(
    CHOICES.find((choice) => choice === member.narrowed?.scope) ?? 'ROLE',
  );
  const [deptIds, setDeptIds] = useState<readonly string[]>((member.narrowed?.departments ?? []).map(({ id }) => id));
  const [send] = useSaveRoleScopeMutation();
  const labels = {
    ROLE: t('settings.member.asRole'),
    DEPARTMENT_ALL: t('settings.member.departments'),
    SELF_AND_SUPERIORS: t(
      role.scope.scope === 'COMPANY' ? 'settings.member.onlySelf' : 'settings.member.selfAndSuperiors',
    ),
  };
  const input = {
    id: role.id,
    version: role.version,
    userId: member.userId,
    scope: scope === 'ROLE' ? null : scope,
    departmentIds: scope === 'DEPARTMENT_ALL' ? [...deptIds] : [],
  };
  return (
    <Decision
      title={t('settings.member.narrow.title', { name: member.name })}
      hint={t('settings.member.narrow.hint', { role: role.name })}
      action={t('ui.save')}
      done={t('settings.scope.saved')}
      ready={scope !== 'DEPARTMENT_ALL' || deptIds.length > 0}
      run={async () => (await send({ variables: { input }, refetchQueries: ['RoleMembers'] })).data?.saveRoleScope}
      onClose={onClose}
    >
      <Choices
        label={t('settings.role.scope')}
        value={scope}
        options={CHOICES.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => setScope(value as typeof scope)}
      />
      {scope === 'DEPARTMENT_ALL' && (
        <DepartmentPicker multiple value={deptIds} onChange={setDeptIds} label={t('settings.scope.departments')} />
      )}
    </Decision>
  );
}
