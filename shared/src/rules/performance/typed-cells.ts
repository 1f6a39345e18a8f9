import type { SheetCell, ValueOf } from '../../enums.ts';
import { isDecimal } from '../../numbers.ts';
import { isDate } from '../dates.ts';

/**
 * Cells of the sheets that keep what was typed. A draft is never refused for what stands in one of them: what is no value
 * its column could store is kept beside the values as it stands, marked at the cell, and refused on submission.
 */

export type Cell = ValueOf<typeof SheetCell>;
export interface CellText {
  cell: Cell;
  text: string;
}
export const TARGET_CELLS = ['startValue', 'targetValue', 'weight', 'confidence', 'startDate', 'targetDate'] as const;
export const SCORE_CELLS = ['score', 'achievedValue'] as const;
/** So much of what was typed into a cell is kept. */
export const TYPED_LENGTH = 100;

/** Scores and weights are numeric(12,4), values of indicators numeric(22,8), a confidence a whole number. */
const isScore = (text: string): boolean => isDecimal(text, 4, 8);
const FITS: Readonly<Record<Cell, (text: string) => boolean>> = {
  startValue: (text) => isDecimal(text),
  targetValue: (text) => isDecimal(text),
  achievedValue: (text) => isDecimal(text),
  weight: isScore,
  confidence: (text) => /^\d{1,4}$/.test(text),
  startDate: (text) => isDate(text),
  targetDate: (text) => isDate(text),
  score: isScore,
};

/** Whether a text is a value that its cell can store, in range or not. */
export const fitsCell = (cell: Cell, text: string): boolean => FITS[cell](text);

/** Parts what some cells hold into values to store and texts to keep; what is absent or empty is null. */
export function parted<C extends Cell>(
  cells: readonly C[],
  textOf: (cell: C) => string | null | undefined,
): { values: Record<C, string | null>; typed: CellText[] } {
  const texts = cells.map((cell) => ({ cell, text: (textOf(cell) ?? '').trim() }));
  const kept = ({ cell, text }: { cell: C; text: string }) => text !== '' && !fitsCell(cell, text);
  return {
    values: Object.fromEntries(
      texts.map((one) => [one.cell, one.text === '' || kept(one) ? null : one.text]),
    ) as Record<C, string | null>,
    typed: texts.filter(kept).map(({ cell, text }) => ({ cell, text: text.slice(0, TYPED_LENGTH) })),
  };
}

/** What a cell shows: the text that was kept, else the value. */
export const shownIn = (
  typed: readonly { cell: string | null; text: string }[] | undefined,
  cell: Cell,
): string | null => typed?.find((one) => one.cell === cell)?.text ?? null;
