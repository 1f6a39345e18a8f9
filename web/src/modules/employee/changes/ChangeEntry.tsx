import { Box, chakra } from '@chakra-ui/react';
import { localName } from '../../../i18n/format';
import { ChangeStatus, useChangeTitle } from './useChangeColumns';
import type { ChangeRow } from './usePersonnelChanges';

/** A change in a calendar: who, what, and how far it is; the rest opens. */
export function ChangeEntry({ change, onOpen }: { change: ChangeRow; onOpen: (change: ChangeRow) => void }) {
  const title = useChangeTitle();
  return (
    <chakra.button
      type="button"
      onClick={() => onOpen(change)}
      display="block"
      w="full"
      textAlign="start"
      textStyle="xs"
      rounded="sm"
      px="1.5"
      py="1"
      bg="bg.subtle"
      _hover={{ bg: 'brand.subtle' }}
    >
      <Box as="span" display="block" fontWeight="medium" overflowWrap="anywhere">
        {localName(change.employee)}
      </Box>
      <Box as="span" display="flex" flexWrap="wrap" columnGap="2" color="fg.muted">
        {title(change)} <ChangeStatus change={change} />
      </Box>
    </chakra.button>
  );
}
