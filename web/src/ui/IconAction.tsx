import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Tip } from './Tip';

/** A button that is only a sign; its label is the tip and the accessible name. */
export function IconAction({
  label,
  icon,
  ...rest
}: { label: string; icon: ReactNode } & Omit<IconButtonProps, 'children' | 'aria-label'>) {
  return (
    <Tip content={label}>
      <IconButton aria-label={label} variant="ghost" size="md" {...rest}>
        {icon}
      </IconButton>
    </Tip>
  );
}
