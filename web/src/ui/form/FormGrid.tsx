import { SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Two columns from 960px, one below. */
export function FormGrid({ columns = 2, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, lg: columns }} columnGap="6" rowGap="4">
      {children}
    </SimpleGrid>
  );
}
