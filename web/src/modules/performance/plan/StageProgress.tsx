import { Box, HStack, Text } from '@chakra-ui/react';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { Tip } from '../../../ui/Tip';
import type { PlanListRowFragment } from './plan.gen';
import { progressOf, statusOf, statusTone } from './planModel';

/** How far the present stage is: a bar with its count; who stands where on hover. */
export function StageProgress({ plan }: { plan: PlanListRowFragment }) {
  const t = useT();
  const label = useEnumLabel();
  const progress = progressOf(plan);
  if (!progress) return '-';
  const where = plan.stageCounts
    .filter((one) => one.count > 0)
    .map((one) => `${label('EmployeeStage', one.stage)} ${one.count}`)
    .join('\n');
  return (
    <Tip content={<Box whiteSpace="pre-line">{where}</Box>}>
      <HStack gap="2" tabIndex={0} w={{ base: '112px', md: '150px' }}>
        <Box flex="1" h="1.5" bg="bg.muted" rounded="full" overflow="hidden" aria-hidden data-part="track">
          <Box
            data-part="range"
            h="full"
            rounded="full"
            bg={`status.${statusTone[statusOf(plan)]}`}
            style={{ width: `${Math.min(100, (progress.done / progress.total) * 100)}%` }}
          />
        </Box>
        <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t('ui.progress', progress)}
        </Text>
      </HStack>
    </Tip>
  );
}
