import { Box } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';

/** Pages outside the shell. */
export function PublicFrame() {
  return (
    <Box as="main" minH="100dvh">
      <Outlet />
    </Box>
  );
}
