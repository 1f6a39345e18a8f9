import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { localName } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Can } from '../../../session/Can';
import { act } from '../../../shared/save/outcome';
import { useOrdering } from '../../../shared/save/useOrdering';
import { Badge } from '../../../theme/parts/Badge';
import { Skeleton } from '../../../theme/parts/Skeleton';
import { EmptyState } from '../../../ui/EmptyState';
import { PageHeader } from '../../../ui/PageHeader';
import { usePageAccess } from '../../../ui/PageAccess';
import { Panel } from '../../../ui/Panel';
import { SortableList } from '../../../ui/SortableList';
import { RowActions } from '../../../ui/table/RowActions';
import { SettingTabs } from '../dictionary/SettingTabs';
import { CustomFieldDrawer } from './CustomFieldDrawer';
import { useCustomFieldsQuery, useOrderCustomFieldsMutation, useUpdateCustomFieldMutation } from './customFields.gen';
import type { CustomField } from './useCustomFields';

/** The fields the company has added, in their order. */
export function CustomFieldTab() {
  const t = useT();
  const { edit } = usePageAccess();
  const { data, loading, refetch } = useCustomFieldsQuery({ fetchPolicy: 'cache-and-network' });
  const [order] = useOrderCustomFieldsMutation();
  const [editing, setEditing] = useState<CustomField | 'new' | null>(null);
  const fields = data?.customFields;
  const { moved, move } = useOrdering<CustomField>(async (next) => {
    const ids = next.map(({ id }) => id);
    const done = await act(async () => (await order({ variables: { input: { ids } } })).data?.orderCustomFields);
    await refetch();
    return done ? 0 : null;
  });
  const add = (
    <Can do="edit">
      <Button variant="solid" onClick={() => setEditing('new')}>
        <PlusIcon />
        {t('employee.custom.new')}
      </Button>
    </Can>
  );
  return (
    <>
      <PageHeader title={t('employee.title.customSetting')} purpose={t('employee.custom.purpose')} actions={add} />
      <SettingTabs current="fields" />
      <Panel p="4">
        {!fields && loading && <Skeleton h="40" />}
        {!fields && !loading && <EmptyState kind="failed" onRetry={() => void refetch()} />}
        {fields?.length === 0 && (
          <EmptyState title={t('employee.custom.empty')} hint={t('employee.custom.empty.hint')} action={add} />
        )}
        {fields && fields.length > 0 && edit && (
          <SortableList
            items={moved ?? fields}
            idOf={({ id }) => id}
            nameOf={localName}
            onChange={(next) => void move(next)}
            draw={(field) => <FieldLine field={field} onEdit={() => setEditing(field)} />}
          />
        )}
        {fields && !edit && (
          <Stack gap="2">
            {fields.map((field) => (
              <FieldLine key={field.id} field={field} />
            ))}
          </Stack>
        )}
      </Panel>
      {editing && (
        <CustomFieldDrawer
          field={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onAdded={refetch}
        />
      )}
    </>
  );
}

function FieldLine({ field, onEdit }: { field: CustomField; onEdit?: () => void }) {
  const t = useT();
  const label = useEnumLabel();
  const [update] = useUpdateCustomFieldMutation();
  const { id, name, nameEn, group, type, required, enabled, version } = field;
  const turn = () => {
    const input = { id, version, name, nameEn: nameEn ?? null, group: group as never, required, enabled: !enabled };
    return act(
      async () => (await update({ variables: { input } })).data?.updateCustomField,
      t(enabled ? 'employee.custom.disabled' : 'employee.custom.enabled', { name: localName(field) }),
    );
  };
  return (
    <Flex align="center" gap="3" whiteSpace="normal">
      <Flex flex="1" minW="0" columnGap="3" wrap="wrap" align="center">
        <Text fontWeight="medium" overflowWrap="anywhere" color={enabled ? 'fg' : 'fg.muted'}>
          {localName(field)}
        </Text>
        <Text color="fg.muted">{label('FieldGroup', group)}</Text>
        <Text color="fg.muted">{label('CustomFieldType', type)}</Text>
        {required && <Badge>{t('employee.custom.isRequired')}</Badge>}
        {!enabled && <Badge>{t('employee.dictionary.disabled')}</Badge>}
      </Flex>
      {onEdit && (
        <RowActions
          actions={[
            { id: 'edit', label: t('ui.edit'), onSelect: onEdit },
            {
              id: 'turn',
              label: t(enabled ? 'employee.dictionary.disable' : 'employee.dictionary.enable'),
              onSelect: () => void turn(),
            },
          ]}
        />
      )}
    </Flex>
  );
}
