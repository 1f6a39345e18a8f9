import type { Part } from '../model';
import type { EarlierTargetsQuery } from './earlier.gen';
import { newRow, rowsOf, type TargetRow } from './targetRows';

type Earlier = NonNullable<EarlierTargetsQuery['assessment']>;

/**
 * The targets of an earlier period as rows of this form. They go to the same part, else to one of the same name, else to the
 * first that takes rows; they start where the person arrived, and days are of this period, so that none are taken. What the
 * templates bring by themselves is left out.
 */
export function takenOver(earlier: Earlier, parts: readonly Part[]): readonly TargetRow[] {
  const open = parts.filter((part) => part.rowsByEmployee);
  return rowsOf(earlier).flatMap((row, i): TargetRow[] => {
    const from = row.part;
    const name = earlier.parts.find((part) => part.id === from?.id)?.name;
    const into =
      open.find((part) => part.id === from?.id && part.template?.id === from.template?.id) ??
      open.find((part) => part.name === name) ??
      open[0];
    if (row.fixed || !into) return [];
    const { keyResult, description, measureUnit, targetValue, weight, priority, remark } = row;
    const reached = earlier.indicators[i]?.achievedValue ?? '';
    return [
      {
        ...newRow(into),
        keyResult,
        description,
        measureUnit,
        // A way of no length cannot be scored.
        startValue: reached !== '' && reached !== targetValue ? reached : row.startValue,
        targetValue,
        weight,
        priority,
        remark,
      },
    ];
  });
}
