import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Tip } from './Tip';

/** A button that is off where there is a reason, and says it to the mouse and to the keyboard. */
export function ReasonedButton({ reason, ...button }: { reason: ReactNode } & Omit<ButtonProps, 'disabled'>) {
  if (!reason) return <Button {...button} />;
  return (
    <Tip content={reason}>
      <Box as="span" tabIndex={0} display="inline-flex">
        <Button {...button} disabled />
      </Box>
    </Tip>
  );
}
