import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import { LockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Tip } from './Tip';

export interface Fact {
  label: string;
  value: ReactNode;
  /** The reader has no right to the value: shown as locked, which is not the same as empty. */
  locked?: boolean;
  wide?: boolean;
}

/** Label and value pairs, three columns on wide screens. */
export function Facts({ items, columns = 3 }: { items: readonly Fact[]; columns?: 2 | 3 | 4 }) {
  const t = useT();
  return (
    <SimpleGrid as="dl" columns={{ base: 2, lg: columns }} columnGap="6" rowGap="4">
      {items.map((fact) => (
        <Box key={fact.label} minW="0" gridColumn={fact.wide ? '1 / -1' : undefined}>
          <Text as="dt" color="fg.subtle" textStyle="xs">
            {fact.label}
          </Text>
          <Text as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {fact.locked ? (
              <Tip content={t('ui.locked.hint')}>
                <Box as="span" tabIndex={0} display="inline-flex" alignItems="center" gap="1" color="fg.subtle">
                  <LockIcon aria-hidden />
                  {t('ui.locked')}
                </Box>
              </Tip>
            ) : (
              fact.value
            )}
          </Text>
        </Box>
      ))}
    </SimpleGrid>
  );
}
