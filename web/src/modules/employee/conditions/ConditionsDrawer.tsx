import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { ListPlusIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Select } from '../../../ui/input/Select';
import { ReadDrawer } from '../../../ui/ReadDrawer';
import type { ConditionJoin } from '../employeeList.gen';
import { ConditionRow } from './ConditionRow';
import { fromText, type Group, isComplete, newGroup, newLeaf, toText } from './tree';
import { type ConditionField, useConditionFields } from './useConditionFields';

interface Props {
  /** The conditions as the address keeps them. */
  text: string;
  onApply: (text: string) => void;
  onClose: () => void;
}

/** Conditions over any field, joined by and or or, with groups of such one level deep. */
export function ConditionsDrawer({ text, onApply, onClose }: Props) {
  const t = useT();
  const fields = useConditionFields();
  const [tree, setTree] = useState(() => {
    const kept = fromText(text);
    return kept.conditions.length + kept.groups.length > 0 ? kept : { ...kept, conditions: [newLeaf()] };
  });
  const complete = isComplete(tree);
  const changeGroup = (group: Group) =>
    setTree({
      ...tree,
      groups: tree.groups
        .map((one) => (one.key === group.key ? group : one))
        .filter(({ conditions }) => conditions.length > 0),
    });
  return (
    <ReadDrawer title={t('employee.conditions')} size="md" onClose={onClose}>
      <Stack gap="4">
        <Text color="fg.muted">{t('employee.conditions.hint')}</Text>
        <GroupFields group={tree} fields={fields} onChange={(group) => setTree({ ...tree, ...group })} />
        {tree.groups.map((group) => (
          <Box
            key={group.key}
            as="fieldset"
            borderWidth="1px"
            rounded="md"
            p="3"
            aria-label={t('employee.conditions.group')}
          >
            <GroupFields group={group} fields={fields} onChange={changeGroup} />
          </Box>
        ))}
        <Box>
          <Button
            size="sm"
            disabled={tree.groups.length >= LIMITS.conditionsMax}
            onClick={() => setTree({ ...tree, groups: [...tree.groups, newGroup()] })}
          >
            <ListPlusIcon />
            {t('employee.conditions.addGroup')}
          </Button>
        </Box>
        <Flex gap="2" justify="flex-end" align="center" wrap="wrap">
          {!complete && <Text color="fg.muted">{t('employee.conditions.incomplete')}</Text>}
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="solid"
            disabled={!complete}
            onClick={() => {
              onApply(toText(tree));
              onClose();
            }}
          >
            {t('employee.conditions.apply')}
          </Button>
        </Flex>
      </Stack>
    </ReadDrawer>
  );
}

/** The conditions of one level, and how they are joined. */
function GroupFields<G extends Group>({
  group,
  fields,
  onChange,
}: {
  group: G;
  fields: readonly ConditionField[];
  onChange: (group: G) => void;
}) {
  const t = useT();
  const { conditions } = group;
  return (
    <Stack gap="3">
      <HStack gap="2">
        <Select
          label={t('employee.conditions.join')}
          width="48"
          clearable={false}
          options={(['AND', 'OR'] as const).map((join) => ({
            value: join,
            label: t(`employee.conditions.join.${join}`),
          }))}
          value={group.join}
          onChange={(join) => onChange({ ...group, join: join as ConditionJoin })}
        />
      </HStack>
      {conditions.map((leaf) => (
        <ConditionRow
          key={leaf.key}
          leaf={leaf}
          fields={fields}
          onChange={(next) =>
            onChange({ ...group, conditions: conditions.map((one) => (one.key === leaf.key ? next : one)) })
          }
          onRemove={() => onChange({ ...group, conditions: conditions.filter(({ key }) => key !== leaf.key) })}
        />
      ))}
      <Box>
        <Button
          size="sm"
          variant="ghost"
          disabled={conditions.length >= LIMITS.conditionsMax}
          onClick={() => onChange({ ...group, conditions: [...conditions, newLeaf()] })}
        >
          <PlusIcon />
          {t('employee.conditions.add')}
        </Button>
      </Box>
    </Stack>
  );
}
