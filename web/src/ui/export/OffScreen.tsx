import { Box, Portal } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Draws something beside the screen at a width of its own, so that a picture of it is the same from every device. */
export function OffScreen({
  width,
  onDrawn,
  children,
}: {
  width: number;
  /** Called once, with what was drawn. */
  onDrawn: (element: HTMLElement) => void;
  children: ReactNode;
}) {
  const drawn = useRef<HTMLDivElement>(null);
  const told = useRef(false);
  useEffect(() => {
    if (!drawn.current || told.current) return;
    told.current = true;
    onDrawn(drawn.current);
  }, [onDrawn]);
  return (
    <Portal>
      {/* Where nobody can look, and where it makes no page longer. */}
      <Box aria-hidden inert position="fixed" top="0" left="-20000px" w={`${width}px`}>
        <Box ref={drawn} data-off-screen w={`${width}px`} bg="white">
          {children}
        </Box>
      </Box>
    </Portal>
  );
}
