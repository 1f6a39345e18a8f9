import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

/** Pages outside the shell: that of the router, or one that is given. */
export function PublicFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Box as="main" minH="100dvh">
      {children}
    </Box>
  );
}
