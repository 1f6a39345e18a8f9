import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../i18n/format';
import { useT } from '../i18n/useT';
import { Progress } from '../theme/parts/Progress';

interface Props {
  label: string;
  done: number;
  total: number | null;
  /** What is being done just now. */
  phase?: string | null | undefined;
  /** How long it still takes. */
  left?: string | null | undefined;
}

/** Progress of a job: a bar with count, phase and what is left; without a known total it only moves. */
export function ProgressBar({ label, done, total, phase, left }: Props) {
  const t = useT();
  return (
    <Progress.Root value={total ? Math.min(100, (done / total) * 100) : null} size="sm" colorPalette="brand">
      <Flex justify="space-between" mb="1.5" gap="4">
        <Progress.Label fontWeight="normal">{label}</Progress.Label>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-live="polite">
          {total ? t('ui.progress', { done, total }) : formatCount(done)}
        </Text>
      </Flex>
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
      {(phase || left) && (
        <Flex justify="space-between" gap="4" mt="1" textStyle="xs" color="fg.muted">
          <Text aria-live="polite">{phase}</Text>
          <Text flexShrink={0}>{left}</Text>
        </Flex>
      )}
    </Progress.Root>
  );
}
