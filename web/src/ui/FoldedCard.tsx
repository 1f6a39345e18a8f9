import { Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from './Panel';

/** A section without anything to read: one line, and what can be done about it. */
export function FoldedCard({
  id,
  title,
  text,
  action,
}: {
  id: string;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`}>
      <Flex align="center" gap="3" wrap="wrap" minH="12" px={{ base: '4', md: '5' }} py="2">
        <Heading as="h2" textStyle="md" id={`${id}-title`}>
          {title}
        </Heading>
        <Text color="fg.muted" flex="1" minW="0" display="inline-flex" alignItems="center" gap="1">
          {text}
        </Text>
        {action}
      </Flex>
    </Panel>
  );
}
