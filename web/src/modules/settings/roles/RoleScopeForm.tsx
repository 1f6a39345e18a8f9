import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { DepartmentPicker } from '../../../shared/pickers/DepartmentPicker';
import type { PickedPerson } from '../../../shared/pickers/EmployeePicker';
import { act } from '../../../shared/save/outcome';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { Choices } from './Choices';
import { PeoplePicker } from './PeoplePicker';
import { type Role, ROLE_PLACES } from './roleModel';
import { useSaveRoleScopeMutation } from './roles.gen';

const SCOPES = ['COMPANY', 'DEPARTMENT_ALL', 'DEPARTMENT_DIRECT', 'DESIGNATED', 'SELF_AND_SUPERIORS', 'NONE'] as const;
type Scope = (typeof SCOPES)[number];

/** Whom a role shows to its members. */
export function RoleScopeForm({ role }: { role: Role }) {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const stored = {
    scope: (role.scope.scope ?? 'NONE') as Scope,
    deptIds: (role.scope.departments ?? []).map(({ id }) => id),
    people: (role.scope.employees ?? []) as readonly PickedPerson[],
  };
  const [scope, setScope] = useState(stored.scope);
  const [deptIds, setDeptIds] = useState<readonly string[]>(stored.deptIds);
  const [people, setPeople] = useState(stored.people);
  const [send, { loading }] = useSaveRoleScopeMutation();
  const byDepartment = scope === 'DEPARTMENT_ALL' || scope === 'DEPARTMENT_DIRECT';
  const dirty =
    scope !== stored.scope ||
    (byDepartment && deptIds.join() !== stored.deptIds.join()) ||
    (scope === 'DESIGNATED' && people.map(({ id }) => id).join() !== stored.people.map(({ id }) => id).join());
  const missing =
    (byDepartment && deptIds.length === 0) ||
    (scope === 'DESIGNATED' && people.length + role.scope.hiddenEmployeeCount === 0);
  const save = () =>
    act(async () => {
      const input = {
        id: role.id,
        version: role.version,
        scope: scope === 'NONE' ? null : scope,
        departmentIds: byDepartment ? [...deptIds] : [],
        employeeIds: scope === 'DESIGNATED' ? people.map(({ id }) => id) : [],
      };
      return (await send({ variables: { input } })).data?.saveRoleScope;
    }, t('settings.scope.saved'));
  return (
    <SectionCard
      id="scope"
      title={t('settings.role.tab.scope')}
      hint={t('settings.scope.hint')}
      actions={
        edit && (
          <Button variant="solid" disabled={!dirty || missing} loading={loading} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        )
      }
    >
      <UnsavedGuard dirty={dirty} places={ROLE_PLACES} />
      <Stack gap="4" maxW="640px">
        <Choices
          label={t('settings.role.tab.scope')}
          value={scope}
          disabled={!edit}
          options={SCOPES.map((value) => ({
            value,
            label: value === 'NONE' ? t('settings.scope.none') : label('AuthorityScope', value),
          }))}
          onChange={(value) => setScope(value as Scope)}
        />
        {byDepartment && (
          <DepartmentPicker
            multiple
            value={deptIds}
            onChange={setDeptIds}
            label={t('settings.scope.departments')}
            disabled={!edit}
          />
        )}
        {scope === 'DESIGNATED' && (
          <PeoplePicker people={people} onChange={setPeople} label={t('settings.scope.choose')} disabled={!edit} />
        )}
        {scope === 'DESIGNATED' && role.scope.hiddenEmployeeCount > 0 && (
          <Text color="fg.muted">{t('settings.scope.hidden', { count: role.scope.hiddenEmployeeCount })}</Text>
        )}
        {missing && <Text color="fg.muted">{t('settings.scope.missing')}</Text>}
      </Stack>
    </SectionCard>
  );
}
