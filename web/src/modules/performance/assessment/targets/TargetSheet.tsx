import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../i18n/format';
import { useT } from '../../../../i18n/useT';
import { EmptyState } from '../../../../ui/EmptyState';
import { ScoreSheet } from '../../../../ui/sheet/ScoreSheet';
import { anchorOf } from '../assessmentAddress';
import { inPart, type Part, partName } from '../model';
import type { TargetRow } from './targetRows';
import type { TargetForm } from './useTargetRows';
import { useTargetColumns } from './useTargetColumns';

/** What the sheet needs of the form. */
type SheetForm = Pick<TargetForm, 'rows' | 'editable' | 'change' | 'add' | 'remove'>;

/** The indicators of one part, typed like a spreadsheet. */
export function TargetSheet({
  form,
  part,
  parts,
  talk,
}: {
  form: SheetForm;
  part: Part;
  parts: readonly Part[];
  talk?: (row: TargetRow) => ReactNode;
}) {
  const t = useT();
  const columns = useTargetColumns(form, part, talk);
  const rows = inPart(part, form.rows);
  const name = partName(parts, part);
  const addable = form.editable && part.rowsByEmployee;
  const add = (
    <Button disabled={rows.length >= part.maxRows} onClick={() => form.add(part)}>
      <PlusIcon />
      {t('performance.assess.row.add')}
    </Button>
  );
  return (
    <Stack gap="2" id={anchorOf('targets', parts, part)}>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Text fontWeight="medium">
          {name}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {t('performance.assess.part.weight', {
              weight: formatNumber(part.weight),
              rows: part.minRows === part.maxRows ? String(part.minRows) : `${part.minRows}-${part.maxRows}`,
              max: part.maxRows,
            })}
          </Text>
        </Text>
        {addable && rows.length > 0 && add}
      </Flex>
      <ScoreSheet
        label={t('performance.assess.sheet.targets', { name })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.key}
        onChange={form.change}
        empty={
          <EmptyState
            compact
            title={t('performance.assess.targets.empty')}
            hint={addable ? t('performance.assess.targets.emptyHint') : undefined}
            action={addable ? add : undefined}
          />
        }
      />
    </Stack>
  );
}
