import { Box, Flex } from '@chakra-ui/react';
import { formatDate, localName } from '../../../i18n/format';
import { Person } from '../../../ui/Person';
import { RowActions, type RowAction } from '../../../ui/table/RowActions';
import { ChangeSummary } from './ChangeSummary';
import { ChangeStatus, useChangeTitle } from './useChangeColumns';
import type { ChangeRow } from './usePersonnelChanges';

/** A row of the list on the phone. */
export function ChangeCard({ change, actions }: { change: ChangeRow; actions: readonly RowAction[] }) {
  const title = useChangeTitle();
  return (
    <>
      <Flex justify="space-between" gap="3">
        <Person person={{ name: localName(change.employee), number: change.employee?.number ?? '' }} />
        <ChangeStatus change={change} />
      </Flex>
      <Flex ps="8" pt="1" justify="space-between" gap="3" align="flex-end">
        <Box minW="0">
          <Box color="fg.muted">
            {formatDate(change.effectiveDate)} · {title(change)}
          </Box>
          <ChangeSummary change={change} />
        </Box>
        <Box flexShrink={0}>
          <RowActions actions={actions} />
        </Box>
      </Flex>
    </>
  );
}
