import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { CheckIcon } from 'lucide-react';
import { formatDateRange } from '../../i18n/format';
import { StatusDot } from '../StatusDot';
import { useT } from '../../i18n/useT';

export interface Stage {
  id: string;
  label: string;
  state: 'done' | 'current' | 'waiting';
  from?: string | null;
  to?: string | null;
  /** It should have ended by now. */
  overdue?: boolean;
  /** Done and total of what the stage asks for. */
  count?: { done: number; total: number };
}

/** The steps of a flow across the top of its page, below each other on the phone, each with dates and counts. */
export function StageSteps({ label, stages }: { label: string; stages: readonly Stage[] }) {
  const t = useT();
  return (
    <Flex as="ol" aria-label={label} wrap="wrap" rowGap="3" listStyleType="none">
      {stages.map((stage, i) => (
        <Box
          as="li"
          key={stage.id}
          flex={{ base: '1 0 100%', md: '1 0 auto' }}
          minW="132px"
          position="relative"
          aria-current={stage.state === 'current' ? 'step' : undefined}
          pe="3"
        >
          <HStack gap="2">
            <Flex
              aria-hidden
              boxSize="6"
              rounded="full"
              align="center"
              justify="center"
              flexShrink={0}
              textStyle="xs"
              borderWidth="1px"
              fontVariantNumeric="tabular-nums"
              bg={stage.state === 'current' ? 'brand.solid' : stage.state === 'done' ? 'brand.subtle' : 'bg.panel'}
              color={stage.state === 'current' ? 'brand.contrast' : stage.state === 'done' ? 'brand.fg' : 'fg.subtle'}
              borderColor={stage.state === 'waiting' ? 'border.emphasized' : 'brand.solid'}
            >
              {stage.state === 'done' ? <CheckIcon /> : i + 1}
            </Flex>
            <Text
              whiteSpace="nowrap"
              color={stage.state === 'waiting' ? 'fg.muted' : 'fg'}
              fontWeight={stage.state === 'current' ? 'medium' : 'normal'}
            >
              {stage.label}
            </Text>
            {i < stages.length - 1 && (
              <Box
                aria-hidden
                display={{ base: 'none', md: 'block' }}
                flex="1"
                h="1px"
                minW="4"
                bg={stage.state === 'done' ? 'brand.solid' : 'border'}
              />
            )}
          </HStack>
          <Box ps="8" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {(stage.from || stage.to) && <Text whiteSpace="nowrap">{formatDateRange(stage.from, stage.to)}</Text>}
            {stage.overdue && <StatusDot tone="danger" label={t('ui.stage.overdue')} />}
            {stage.count && <Text>{t('ui.progress', { done: stage.count.done, total: stage.count.total })}</Text>}
            <Box as="span" srOnly>
              {t(stageTexts[stage.state])}
            </Box>
          </Box>
        </Box>
      ))}
    </Flex>
  );
}

const stageTexts = { done: 'ui.stage.done', current: 'ui.stage.current', waiting: 'ui.stage.waiting' } as const;
