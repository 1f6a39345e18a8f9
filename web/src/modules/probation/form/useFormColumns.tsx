import { LIMITS } from '@hengcai/shared/rules/limits';
import { Trash2Icon } from 'lucide-react';
import { formatNumber } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { IconAction } from '../../../ui/IconAction';
import type { SheetColumn } from '../../../ui/sheet/sheetModel';
import type { ProbationPlanFormFragment } from '../plan/plan.gen';
import { type CellName, type FormRow, isFigure } from './formRows';

export type Mode = 'targets' | 'SELF' | 'BOSS' | 'read';
type Column = SheetColumn<FormRow>;
type Part = ProbationPlanFormFragment['parts'][number];

interface Asked {
  detail: ProbationPlanFormFragment;
  part: Part;
  mode: Mode;
  weights?: string;
  onRemove?: (key: string) => void;
}

/** The columns of one section: targets first, then what each side gave. */
export function useFormColumns({ detail, part, mode, weights, onRemove }: Asked): Column[] {
  const t = useT();
  const { rows, byLevel, levels } = detail;
  const targets = mode === 'targets';
  const check = (value: string) => (isFigure(value) ? null : t('rule.NUMBER_INVALID'));
  const text = (id: CellName, header: string, width: number, more: Partial<Column> = {}): Column => ({
    id,
    header,
    width,
    value: (row) => row[id],
    ...more,
  });
  const number = (id: CellName, header: string, more: Partial<Column> = {}): Column =>
    text(id, header, 90, {
      kind: 'number',
      places: LIMITS.decimalDigits,
      negative: true,
      check,
      show: (row) => formatNumber(row[id]),
      ...more,
    });
  const own = (row: FormRow) => targets && !row.fixed;
  const anyGiven = (side: 'self' | 'boss') =>
    rows.some((row) => row[`${side}Score`] !== null || row[`${side}Level`] !== null || row[`${side}Comment`] !== null);
  const scores = (side: 'self' | 'boss', editable: boolean): Column[] => [
    ...(part.formula
      ? []
      : byLevel
        ? [
            text(`${side}Level`, t(`probation.${side}.level`), 100, {
              kind: 'select',
              editable,
              options: levels.map(({ name }) => ({ value: name, label: name })),
            }),
          ]
        : [number(`${side}Score`, t(`probation.${side}.score`), { editable, negative: false })]),
    ...(editable || rows.some((row) => row[`${side}Comment`] !== null)
      ? [
          text(`${side}Comment`, t(`probation.${side}.comment`), 220, {
            kind: 'longtext',
            editable,
            maxLength: LIMITS.comment,
          }),
        ]
      : []),
  ];
  const used = (cell: CellName) => targets || rows.some((row) => row[cell as 'startValue'] !== null);
  return [
    text('keyResult', t('probation.keyResult'), 240, { kind: 'longtext', editable: own, maxLength: LIMITS.keyResult }),
    number('weight', t('probation.weight'), {
      editable: targets,
      negative: false,
      show: ({ weight }) => (weight === '' ? null : `${formatNumber(weight)}%`),
      ...(weights !== undefined && { total: `${formatNumber(weights)}%` }),
    }),
    ...(used('startValue') ? [number('startValue', t('probation.startValue'), { editable: targets })] : []),
    ...(used('targetValue') ? [number('targetValue', t('probation.targetValue'), { editable: targets })] : []),
    ...(used('measureUnit')
      ? [text('measureUnit', t('probation.unit'), 70, { editable: targets, maxLength: LIMITS.measureUnit })]
      : []),
    ...(targets
      ? [
          text('description', t('probation.description'), 220, {
            kind: 'longtext',
            editable: true,
            maxLength: LIMITS.description,
          }),
        ]
      : []),
    ...(mode === 'SELF' || rows.some((row) => row.achievedValue !== null)
      ? [number('achievedValue', t('probation.achievedValue'), { editable: mode === 'SELF' })]
      : []),
    ...(mode === 'SELF' || anyGiven('self') ? scores('self', mode === 'SELF') : []),
    ...(mode === 'BOSS' || anyGiven('boss') ? scores('boss', mode === 'BOSS') : []),
    ...(onRemove
      ? [
          text('keyResult', '', 48, {
            id: 'remove',
            tool: true,
            show: (row) =>
              row.fixed ? null : (
                <IconAction
                  size="sm"
                  label={t('probation.row.remove', { name: row.keyResult })}
                  icon={<Trash2Icon />}
                  onClick={() => onRemove(row.key)}
                />
              ),
          }),
        ]
      : []),
  ];
}
