import { Box, Button } from '@chakra-ui/react';

/** A department of a row: leads to those below it where there are any; what is too long ends in dots. */
export function DepartmentName({ label, onOpen }: { label: string; onOpen: (() => void) | false }) {
  const cut = { display: 'block', maxW: 'full', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
  return onOpen ? (
    <Button variant="plain" size="md" title={label} onClick={onOpen} {...cut} textAlign="start">
      {label}
    </Button>
  ) : (
    <Box as="span" title={label} {...cut}>
      {label}
    </Box>
  );
}
