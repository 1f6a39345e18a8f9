import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Above a form: what its last save was refused for. */
export function ErrorPanel({ children }: { children: ReactNode }) {
  return (
    <Box role="alert" bg="bg.error" borderWidth="1px" borderColor="border.error" rounded="md" px="4" py="3" mb="5">
      {children}
    </Box>
  );
}
