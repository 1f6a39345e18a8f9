import { Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from '../theme/parts/Tooltip';

/** A hint on hover and focus. The trigger keeps its own accessible name: a tip is never the only label. */
export function Tip({ content, children }: { content: ReactNode; children: ReactElement }) {
  if (!content) return children;
  return (
    <Tooltip.Root openDelay={300} closeDelay={50} positioning={{ placement: 'top' }} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{content}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
