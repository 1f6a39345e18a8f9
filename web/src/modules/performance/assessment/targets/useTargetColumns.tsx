import { IconButton, Text } from '@chakra-ui/react';
import { Trash2Icon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { formatNumber } from '../../../../i18n/format';
import { useEnumLabel } from '../../../../i18n/useEnumLabel';
import { useIssueText } from '../../../../i18n/useIssueText';
import { useT } from '../../../../i18n/useT';
import type { SheetColumn } from '../../../../ui/sheet/sheetModel';
import { inPart, type Part } from '../model';
import type { TargetForm } from './useTargetRows';
import { askedFor, besideIn, issuesOf, type TargetField, type TargetRow } from './targetRows';
import { weightOf } from './WeightTotals';

const PRIORITIES = ['LOWER', 'ORDINARY', 'URGENT', 'UNUSUALLY_URGENT'] as const;

/**
 * Columns of the target sheet of one part, as its template has them; text and weight of the template's own rows are
 * fixed. `talk` draws what opens the comments on a row.
 */
export function useTargetColumns(
  form: Pick<TargetForm, 'rows' | 'editable' | 'remove'>,
  part: Part,
  talk?: (row: TargetRow) => ReactNode,
): readonly SheetColumn<TargetRow>[] {
  const t = useT();
  const label = useEnumLabel();
  const text = useIssueText();
  const rows = inPart(part, form.rows);
  const issues = issuesOf(part, form.rows, false);
  const total = weightOf(part, form.rows);
  const free = (row: TargetRow) => form.editable && !row.fixed;
  const looks: Record<TargetField, Partial<SheetColumn<TargetRow>>> = {
    keyResult: {
      width: 220,
      kind: 'longtext',
      editable: free,
      maxLength: LIMITS.keyResult,
      total: t('performance.assess.total'),
    },
    description: { width: 180, kind: 'longtext', maxLength: LIMITS.description },
    measureUnit: { width: 80, maxLength: LIMITS.measureUnit },
    startValue: { width: 90, kind: 'number', negative: true },
    targetValue: { width: 90, kind: 'number', negative: true },
    weight: {
      width: 90,
      kind: 'number',
      editable: free,
      show: (row) => (row.weight === '' ? null : `${formatNumber(row.weight)}%`),
      total: (
        <Text as="span" color={total === '100' ? 'fg.success' : 'fg.error'}>
          {t('performance.assess.weight.total', { total: formatNumber(total) })}
        </Text>
      ),
    },
    confidence: { width: 80, kind: 'number', places: 0 },
    priority: {
      width: 110,
      kind: 'select',
      always: true,
      options: PRIORITIES.map((value) => ({ value, label: label('Priority', value) })),
      show: (row) => label('Priority', row.priority),
    },
    startDate: { width: 110, kind: 'date', maxLength: 20 },
    targetDate: { width: 110, kind: 'date', maxLength: 20 },
    remark: { width: 160, kind: 'longtext', maxLength: LIMITS.remark },
  };
  const columns = askedFor(part).map(({ field, heading, required }): SheetColumn<TargetRow> => ({
    id: field,
    header: required && form.editable ? `${heading} *` : heading,
    editable: form.editable,
    value: (row) => row[field],
    check: (_value, row) => {
      const found = issues.find((one) => one.field === `rows.${rows.indexOf(row)}.${field}`);
      return found ? text(found) : null;
    },
    ...looks[field],
  }));
  const beside = besideIn(part).map(({ shown, heading }): SheetColumn<TargetRow> =>
    shown === 'alignedTo'
      ? { id: shown, header: heading, width: 180, kind: 'longtext', value: (row) => row.alignedTo.join('\n') }
      : {
          id: shown,
          header: heading,
          width: 100,
          kind: 'number',
          value: (row) => row.lastValue ?? '',
          show: (row) => formatNumber(row.lastValue),
        },
  );
  const talking: SheetColumn<TargetRow>[] = talk
    ? [{ id: 'talk', header: t('performance.indicator.more'), width: 110, tool: true, value: () => '', show: talk }]
    : [];
  if (!form.editable || !part.rowsByEmployee) return [...columns, ...beside, ...talking];
  const remove: SheetColumn<TargetRow> = {
    id: 'remove',
    header: t('ui.table.actions'),
    width: 60,
    tool: true,
    value: () => '',
    show: (row) =>
      !row.fixed && (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t('performance.assess.row.remove', { name: row.keyResult })}
          onClick={() => form.remove(row)}
        >
          <Trash2Icon />
        </IconButton>
      ),
  };
  return [...columns, ...beside, ...talking, remove];
}
