import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { LockIcon, PencilIcon } from 'lucide-react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { Panel } from '../../../ui/Panel';
import type { FieldPage, FieldRole } from './useFieldPage';

/** The page of a person as members of one role will find it: which groups, in which order, with which fields. No values. */
export function RolePreview({ page, role }: { page: FieldPage; role: FieldRole }) {
  const label = useEnumLabel();
  const groups = page.groups
    .map((one) => ({ ...one, fields: one.fields.filter(({ shown }) => shown) }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <Stack as="ol" listStyleType="none" gap="3" aria-live="polite" aria-relevant="all">
      {groups.map(({ group, fields }) => {
        const right = page.rightIn(role, group);
        return (
          <Panel as="li" key={group} p="3">
            <Flex align="center" gap="2" wrap="wrap">
              <Heading as="h3" textStyle="sm" flex="1">
                {label('FieldGroup', group)}
              </Heading>
              <Text color="fg.muted" textStyle="xs" display="inline-flex" alignItems="center" gap="1">
                {right === 'NONE' && <LockIcon aria-hidden />}
                {right === 'EDIT' && <PencilIcon aria-hidden />}
                {label('FieldRight', right)}
              </Text>
            </Flex>
            {right !== 'NONE' && (
              <Flex as="ul" listStyleType="none" columnGap="4" rowGap="1" wrap="wrap" mt="2">
                {fields.map(({ name, label: words }) => (
                  <Text as="li" key={name} color="fg.muted">
                    {words}
                  </Text>
                ))}
              </Flex>
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}
