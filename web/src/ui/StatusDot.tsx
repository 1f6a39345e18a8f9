import { Box, HStack } from '@chakra-ui/react';

export type StatusTone =
  | 'neutral'
  | 'fillingIn'
  | 'approving'
  | 'approved'
  | 'scoring'
  | 'scored'
  | 'calibrating'
  | 'communicating'
  | 'communicated'
  | 'closed'
  | 'danger';

interface Props {
  tone: StatusTone;
  label: string;
  /** A sentence, which may take several lines; a word of a table never does. */
  wraps?: boolean;
}

/** A state: a dot and always a word (colour alone says nothing to many people). */
export function StatusDot({ tone, label, wraps = false }: Props) {
  return (
    <HStack as="span" display="inline-flex" verticalAlign="middle" gap="1.5" whiteSpace={wraps ? 'normal' : 'nowrap'}>
      <Box as="span" aria-hidden boxSize="2" rounded="full" bg={`status.${tone}`} flexShrink={0} />
      {label}
    </HStack>
  );
}
