import { Box, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A section of the paper under its heading. */
export function PaperSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" fontSize="18px" lineHeight="28px" mb="8px">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
