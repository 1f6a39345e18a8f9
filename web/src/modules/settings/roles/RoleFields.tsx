import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { act } from '../../../shared/save/outcome';
import { Switch } from '../../../theme/parts/Switch';
import { UnsavedGuard } from '../../../ui/guard/UnsavedGuard';
import { Select } from '../../../ui/input/Select';
import { usePageAccess } from '../../../ui/PageAccess';
import { SectionCard } from '../../../ui/Panel';
import { randomId } from '../../../ui/randomId';
import { DataTable } from '../../../ui/table/DataTable';
import { isOwn, ROLE_PLACES, type Role } from './roleModel';
import { useUpdateRoleMutation } from './roles.gen';

type Right = Role['fieldRights'][number];
const CHOICES = ['NONE', 'READ', 'EDIT'] as const;

/** What a role may do with each group of employee data, and whether it only reads. */
export function RoleFields({ role }: { role: Role }) {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const [rights, setRights] = useState<readonly Right[]>(role.fieldRights);
  const [readOnly, setReadOnly] = useState(role.readOnly);
  const [send, { loading }] = useUpdateRoleMutation();
  const changed = rights.filter(({ group, right }) =>
    role.fieldRights.some((one) => one.group === group && one.right !== right),
  );
  const dirty = changed.length > 0 || readOnly !== role.readOnly;
  const save = () =>
    act(async () => {
      const fieldRights = changed.flatMap(({ group, right }) => (group && right ? [{ group, right }] : []));
      const input = {
        id: role.id,
        version: role.version,
        clientMutationId: randomId(),
        fieldRights: fieldRights as never,
        ...(readOnly !== role.readOnly && { readOnly }),
      };
      return (await send({ variables: { input } })).data?.updateRole;
    }, t('settings.fields.saved'));
  return (
    <SectionCard
      id="fields"
      title={t('settings.role.tab.fields')}
      hint={t('settings.fields.hint')}
      actions={
        edit && (
          <Button variant="solid" disabled={!dirty} loading={loading} onClick={() => void save()}>
            {t('ui.save')}
          </Button>
        )
      }
    >
      <UnsavedGuard dirty={dirty} places={ROLE_PLACES} />
      <Stack gap="4">
        {isOwn(role) && (
          <Switch.Root
            checked={readOnly}
            disabled={!edit}
            onCheckedChange={(e) => setReadOnly(e.checked)}
            colorPalette="brand"
          >
            <Switch.HiddenInput />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Switch.Label>{t('settings.role.readOnly')}</Switch.Label>
            <Text color="fg.subtle">{t('settings.role.readOnly.help')}</Text>
          </Switch.Root>
        )}
        <DataTable
          label={t('settings.role.tab.fields')}
          rows={rights}
          rowKey={({ group }) => group ?? ''}
          columns={[
            { id: 'group', header: t('settings.fields.group'), cell: ({ group }) => label('FieldGroup', group) },
            {
              id: 'right',
              header: t('settings.fields.right'),
              width: 220,
              cell: ({ group, right }) => (
                <Select
                  width="180px"
                  clearable={false}
                  disabled={!edit}
                  label={t('settings.fields.of', { group: label('FieldGroup', group) })}
                  value={right ?? 'NONE'}
                  options={CHOICES.map((value) => ({
                    value,
                    label: label('FieldRight', value),
                    // Name, number and email identify people everywhere in the company.
                    disabled: group === 'BASIC' && value === 'NONE',
                  }))}
                  onChange={(value) =>
                    setRights((now) =>
                      now.map((one) => (one.group === group ? { group, right: value as Right['right'] } : one)),
                    )
                  }
                />
              ),
            },
          ]}
        />
      </Stack>
    </SectionCard>
  );
}
