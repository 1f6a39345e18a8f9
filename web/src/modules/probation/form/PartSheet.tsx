import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { sum, isDecimal } from '@hengcai/shared/numbers';
import { PlusIcon } from 'lucide-react';
import { formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import type { CellChange } from '../../../ui/sheet/sheetModel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import type { ProbationPlanFormFragment } from '../plan/plan.gen';
import type { FormRow } from './formRows';
import { type Mode, useFormColumns } from './useFormColumns';

interface Props {
  detail: ProbationPlanFormFragment;
  part: ProbationPlanFormFragment['parts'][number];
  mode: Mode;
  rows: readonly FormRow[];
  onChange?: (changes: readonly CellChange[]) => void;
  onAdd?: (partId: string) => void;
  onRemove?: (key: string) => void;
}

/** One section of the form as a sheet. */
export function PartSheet({ detail, part, mode, rows, onChange, onAdd, onRemove }: Props) {
  const t = useT();
  const own = rows.filter(({ partId }) => partId === part.id);
  const columns = useFormColumns({
    detail,
    part,
    mode,
    weights: sum(own.flatMap(({ weight }) => (isDecimal(weight) ? [weight] : []))),
    ...(onRemove && { onRemove }),
  });
  return (
    <Stack gap="2">
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Text fontWeight="medium">
          {part.name}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t(part.formula ? 'probation.part.formula' : 'probation.part.weight', {
              weight: formatNumber(part.weight),
            })}
          </Text>
        </Text>
        {onAdd && part.open && (
          <Button disabled={own.length >= part.maxRows} onClick={() => onAdd(part.id)}>
            <PlusIcon />
            {t('probation.row.add')}
          </Button>
        )}
      </Flex>
      <ScoreSheet
        label={part.name}
        columns={columns}
        rows={own}
        rowKey={(row) => row.key}
        onChange={onChange ?? (() => undefined)}
        empty={<EmptyState compact title={t('probation.rows.empty')} />}
      />
    </Stack>
  );
}
