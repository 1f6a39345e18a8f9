import { LIMITS } from '@hengcai/shared/rules/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../i18n/useT';
import { NumberCell, TextCell } from '../../../shared/grid/cells';
import { EditGrid, type GridColumn } from '../../../shared/grid/EditGrid';
import { WeightSum } from '../../../shared/grid/WeightSum';
import { type ContentValues, newRow } from '../contentModel';

/** Indicators the template brings; fixed ones have weights that sum to 100 %. */
export function RowGrid({ at, disabled }: { at: number; disabled: boolean }) {
  const t = useT();
  const { control } = useFormContext<ContentValues>();
  const path = `parts.${at}.rows` as const;
  const [rows, rowsBy] = useWatch({ control, name: [path, `parts.${at}.rowsBy`] });
  const cellLabel = (header: string, i: number) => t('enterprise.row.cell', { number: i + 1, header });
  const text = (id: string, header: string, width: number, maxLength: number): GridColumn => ({
    id,
    header,
    width,
    cell: (name, i) => <TextCell name={name} label={cellLabel(header, i)} maxLength={maxLength} disabled={disabled} />,
  });
  const number = (id: string, header: string, unit?: string): GridColumn => ({
    id,
    header,
    width: 120,
    numeric: true,
    cell: (name, i) => (
      <NumberCell
        name={name}
        label={cellLabel(header, i)}
        negative={id !== 'weight'}
        places={LIMITS.decimalDigits}
        {...(unit && { unit })}
        disabled={disabled}
      />
    ),
  });
  return (
    <EditGrid
      name={path}
      label={t('enterprise.part.rows')}
      max={LIMITS.partRowsMax}
      disabled={disabled}
      blank={newRow}
      addLabel={t('enterprise.row.add')}
      columns={[
        text('keyResult', t('enterprise.row.keyResult'), 220, LIMITS.keyResult),
        text('measureUnit', t('enterprise.row.measureUnit'), 90, LIMITS.measureUnit),
        number('startValue', t('enterprise.row.startValue')),
        number('targetValue', t('enterprise.row.targetValue')),
        {
          ...number('weight', t('enterprise.row.weight'), '%'),
          ...(rowsBy === 'template' && { total: <WeightSum values={rows.map((row) => row.weight)} /> }),
        },
        text('description', t('enterprise.row.description'), 200, LIMITS.description),
      ]}
    />
  );
}
