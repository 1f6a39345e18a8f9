import { Box, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { CircleHelpIcon } from 'lucide-react';
import { Panel } from '../../../ui/Panel';
import { Tip } from '../../../ui/Tip';

export interface Figure {
  label: string;
  value: string;
  /** Its definition. */
  what: string;
  more: string;
}

/** Figures of a report, each with its definition. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: Math.max(figures.length, 3) }} gap="3" mb="3">
      {figures.map(({ label, value, what, more }) => (
        <Panel key={label} px="4" py="3">
          <HStack as="dt" gap="1" color="fg.muted" justify="space-between">
            {label}
            <Tip content={what}>
              <Box as="span" tabIndex={0} aria-label={what} role="img" color="fg.subtle" flexShrink={0}>
                <CircleHelpIcon size={16} aria-hidden />
              </Box>
            </Tip>
          </HStack>
          <Box as="dd">
            <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
              {value}
            </Text>
            {more && (
              <Text color="fg.subtle" textStyle="xs">
                {more}
              </Text>
            )}
          </Box>
        </Panel>
      ))}
    </SimpleGrid>
  );
}
