import { Button } from '@chakra-ui/react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { PlusIcon } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { EmptyState } from '../../../ui/EmptyState';
import type { Option } from '../../../ui/input/Select';
import { SectionCard } from '../../../ui/Panel';
import { ScoreSheet } from '../../../ui/sheet/ScoreSheet';
import { changed, type Detail, newRange, type PolicyValues, type RangeRow } from './policyModel';
import { useRangeColumns } from './useRangeColumns';

interface Props {
  saved: Detail | null;
  ranks: readonly Option[];
  families: readonly Option[];
  nameOf: (row: RangeRow) => string;
  editable: boolean;
}

/** The ranges of a policy, typed or pasted like a spreadsheet. */
export function RangeSheet({ saved, ranks, families, nameOf, editable }: Props) {
  const t = useT();
  const { control, setValue } = useFormContext<PolicyValues>();
  const rows = useWatch({ control, name: 'ranges' });
  const put = (ranges: RangeRow[]) => setValue('ranges', ranges, { shouldDirty: true });
  const columns = useRangeColumns({
    rows,
    saved,
    ranks,
    families,
    nameOf,
    editable,
    onRemove: (key) => put(rows.filter((row) => row.key !== key)),
  });
  const label = t('compensation.policy.ranges');
  const add = editable && (
    <Button disabled={rows.length >= LIMITS.salaryRangesMax} onClick={() => put([...rows, newRange()])}>
      <PlusIcon />
      {t('compensation.policy.range.add')}
    </Button>
  );
  return (
    <SectionCard id="ranges" title={label} hint={t('compensation.policy.ranges.hint')} actions={add}>
      <ScoreSheet
        label={label}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        onChange={(changes) => put(changed(rows, changes))}
        empty={
          <EmptyState
            compact
            title={t('compensation.policy.ranges.empty')}
            hint={editable ? t('compensation.policy.ranges.empty.hint') : undefined}
          />
        }
      />
    </SectionCard>
  );
}
