import type { Column, Density } from './columns';

/** How somebody has set up a table; columns that are not named stand where the table has them. */
export interface ListLayout {
  density: Density;
  columns: readonly LaidColumn[];
}

export interface LaidColumn {
  name: string;
  /** Pixels; null: as wide as what it holds. */
  width: number | null;
  /** Null: as the table has it. */
  shown: boolean | null;
}

export const PLAIN: ListLayout = { density: 'normal', columns: [] };
export const isPlain = ({ density, columns }: ListLayout): boolean => density === PLAIN.density && columns.length === 0;

/** The first column and the one with the actions stay where they are. */
export const isFixed = <R>(column: Column<R>, at: number): boolean => at === 0 || column.pin === 'end';

/** The columns in the order of a layout. One it does not name, e.g. of a later release, follows its own neighbour. */
export function arranged<R>(columns: readonly Column<R>[], { columns: laid }: ListLayout): Column<R>[] {
  const movable = columns.filter((column, i) => !isFixed(column, i));
  const order = new Map(laid.map(({ name }, i) => [name, i]));
  const placed = movable
    .filter((column) => order.has(column.id))
    .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  movable.forEach((column, i) => {
    if (order.has(column.id)) return;
    const before = movable[i - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  });
  return [...columns.slice(0, 1), ...placed, ...columns.filter((column, i) => i > 0 && isFixed(column, i))];
}

/** The columns that are shown, in their order and as wide as they were made. */
export function laidOut<R>(columns: readonly Column<R>[], layout: ListLayout): Column<R>[] {
  const laid = new Map(layout.columns.map((one) => [one.name, one]));
  return arranged(columns, layout)
    .filter((column, i) => isFixed(column, i) || isShown(column, laid.get(column.id)))
    .map((column) => {
      const width = laid.get(column.id)?.width;
      return width ? { ...column, width, maxWidth: width } : column;
    });
}

export const isShown = <R>(column: Column<R>, laid: LaidColumn | undefined): boolean => laid?.shown ?? !column.hidden;
