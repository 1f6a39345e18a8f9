import { HStack, IconButton, Text } from '@chakra-ui/react';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { formatDateRange } from '../../../i18n/format';
import { useEnumLabel } from '../../../i18n/useEnumLabel';
import { useT } from '../../../i18n/useT';
import { SegmentGroup } from '../../../theme/parts/SegmentGroup';
import { besides, PERIODS, reportPath, spanOf, type When, type Whose } from './reportAddress';

/** Chooses the week or month of a report, step by step. */
export function TimeBar({ when, whose }: { when: When; whose: Whose }) {
  const t = useT();
  const label = useEnumLabel();
  const navigate = useNavigate();
  const go = (to: When) => void navigate(reportPath(to, whose), { replace: true });
  const { from, to } = spanOf(when);
  return (
    <HStack wrap="wrap" gap="3" mb="3">
      <SegmentGroup.Root
        size="sm"
        value={when.period}
        aria-label={t('performance.report.period')}
        onValueChange={({ value }) => go({ ...when, period: PERIODS.find((one) => one === value) ?? 'WEEK' })}
      >
        <SegmentGroup.Indicator />
        <SegmentGroup.Items items={PERIODS.map((value) => ({ value, label: label('ReportPeriod', value) }))} />
      </SegmentGroup.Root>
      <HStack gap="1">
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('performance.report.before', { period: when.period })}
          onClick={() => go(besides(when, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Text role="status" fontVariantNumeric="tabular-nums">
          {formatDateRange(from, to)}
        </Text>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('performance.report.after', { period: when.period })}
          onClick={() => go(besides(when, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </HStack>
    </HStack>
  );
}
