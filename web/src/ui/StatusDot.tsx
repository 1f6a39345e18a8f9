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

/** A state: a dot and always a word (colour alone says nothing to many people). */
export function StatusDot({ tone, label }: { tone: StatusTone; label: string }) {
  return (
    <HStack as="span" display="inline-flex" verticalAlign="middle" gap="1.5" whiteSpace="nowrap">
      <Box as="span" aria-hidden boxSize="2" rounded="full" bg={`status.${tone}`} flexShrink={0} />
      {label}
    </HStack>
  );
}
