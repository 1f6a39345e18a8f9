import { Box, chakra } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of several chosen things, with a cross that takes it away. */
export function Chip({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove?: (() => void) | undefined;
}) {
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      h="7"
      ps="2"
      pe={onRemove ? '0.5' : '2'}
      rounded="sm"
      borderWidth="1px"
      bg="bg.muted"
      maxW="full"
      fontVariantNumeric="tabular-nums"
    >
      <Box as="span" truncate>
        {children}
      </Box>
      {onRemove && (
        <chakra.button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          boxSize="6"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          rounded="sm"
          color="fg.muted"
          cursor="pointer"
          _hover={{ color: 'fg', bg: 'border' }}
          flexShrink={0}
        >
          <XIcon />
        </chakra.button>
      )}
    </Box>
  );
}
