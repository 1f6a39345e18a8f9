import { SheetCell } from '@hengcai/shared/enums';
import { type Cell, shownIn, type CellText } from '@hengcai/shared/rules/performance/typed-cells';
import type { Assessment } from './model';

type Kept = Assessment['indicators'][number]['typed'];
type CellName = keyof typeof SheetCell;

const NAMES = new Map(Object.entries(SheetCell).map(([name, cell]) => [cell, name as CellName]));

/** What a cell of a form shows: the text that was kept as no value of its, else the value; '' for none. */
export function cellText(kept: Kept | undefined, cell: Cell, value: string | number | null | undefined): string {
  const typed = (kept ?? []).map((one) => ({ cell: SheetCell[one.cell as CellName] ?? null, text: one.text }));
  return shownIn(typed, cell) ?? (value === null || value === undefined ? '' : String(value));
}

/** The texts to keep as a mutation takes them. */
export const keptCells = (typed: readonly CellText[]): { cell: CellName; text: string }[] =>
  typed.flatMap(({ cell, text }) => {
    const name = NAMES.get(cell);
    return name ? [{ cell: name, text }] : [];
  });
