import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ChevronDownIcon, ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Checkbox } from '../../../theme/parts/Checkbox';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';
import { usePageAccess } from '../../../ui/PageAccess';
import { SortableList } from '../../../ui/SortableList';
import type { FieldPage, FieldRole, Group } from './useFieldPage';

const RIGHTS = ['NONE', 'READ', 'EDIT'] as const;

/** The groups in their order, each with its fields and what one role may do with it. */
export function GroupList({ page, role }: { page: FieldPage; role: FieldRole }) {
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const line = (group: Group) => <GroupLine group={group} page={page} role={role} />;
  if (!edit)
    return (
      <Stack as="ol" listStyleType="none" gap="1">
        {page.groups.map((group) => (
          <Box as="li" key={group.group} borderWidth="1px" rounded="sm" px="3">
            {line(group)}
          </Box>
        ))}
      </Stack>
    );
  return (
    <SortableList
      items={page.groups}
      idOf={({ group }) => group}
      nameOf={({ group }) => label('FieldGroup', group)}
      onChange={page.order}
      draw={line}
    />
  );
}

function GroupLine({ group: { group, fields }, page, role }: { group: Group; page: FieldPage; role: FieldRole }) {
  const t = useT();
  const label = useEnumLabel();
  const [open, setOpen] = useState(false);
  const name = label('FieldGroup', group);
  const shown = fields.filter((one) => one.shown).length;
  return (
    <Box py="2" whiteSpace="normal">
      <Flex columnGap="3" rowGap="2" wrap="wrap" align="center">
        <Button
          variant="ghost"
          size="sm"
          px="1"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          flex="1"
          minW="140px"
          h="auto"
          py="1"
          flexWrap="wrap"
          rowGap="0"
          justifyContent="flex-start"
        >
          {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
          {name}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t('employee.fields.count', { shown, all: fields.length })}
          </Text>
        </Button>
        <RightChoice group={group} page={page} role={role} />
      </Flex>
      {open && <FieldChoices fields={fields} page={page} />}
    </Box>
  );
}

function RightChoice({ group, page, role }: { group: string; page: FieldPage; role: FieldRole }) {
  const t = useT();
  const label = useEnumLabel();
  const { edit } = usePageAccess();
  const right = page.rightIn(role, group);
  // An administrator has every right; nothing of that is stored, nothing of it can be changed.
  if (!edit || role.type === 'ADMIN') return <Text color="fg.muted">{label('FieldRight', right)}</Text>;
  const items = RIGHTS.map((value) => ({
    value,
    label: label('FieldRight', value),
    // Name, number and work email identify people everywhere in the company.
    disabled: group === 'BASIC' && value === 'NONE',
  }));
  return (
    <SegmentGroup.Root
      size="xs"
      value={right}
      aria-label={t('employee.fields.rightOf', { role: role.name, group: label('FieldGroup', group) })}
      onValueChange={({ value }) => page.give(role, group, value as (typeof RIGHTS)[number])}
    >
      <SegmentGroup.Indicator />
      <SegmentGroup.Items items={items.filter(({ disabled }) => !disabled)} />
    </SegmentGroup.Root>
  );
}

function FieldChoices({ fields, page }: { fields: Group['fields']; page: FieldPage }) {
  const t = useT();
  const { edit } = usePageAccess();
  return (
    <Flex columnGap="4" rowGap="2" wrap="wrap" ps="6" pe="2" py="2">
      {fields.map(({ name, label, shown, fixed }) => (
        <Checkbox.Root
          key={name}
          size="sm"
          checked={shown}
          disabled={!edit || fixed}
          onCheckedChange={({ checked }) => page.show(name, checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{fixed ? t('employee.fields.always', { field: label }) : label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Flex>
  );
}
