import type { ReactNode } from 'react';

export interface Column<R> {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** Smallest width in px. */
  width?: number;
  /** Right-aligned with tabular figures. */
  numeric?: boolean;
  /** Key the server sorts by. */
  sortKey?: string;
  /** The first column is pinned left by itself; the one with actions is pinned right. */
  pin?: 'end';
  /** Not shown until the reader asks for it in the column settings. */
  hidden?: boolean;
  /** Takes the whole width where rows are cards, e.g. because one types in it. */
  wide?: boolean;
  /** Cut with an ellipsis beyond this width in px. */
  maxWidth?: number;
}

export interface Sort {
  by: string;
  descending: boolean;
}

export type Density = 'compact' | 'normal' | 'roomy';
export const rowHeights: Record<Density, number> = { compact: 32, normal: 40, roomy: 48 };

/** A column once clicked sorts ascending, then descending, then not at all. */
export function nextSort(current: Sort | null, by: string): Sort | null {
  if (current?.by !== by) return { by, descending: false };
  return current.descending ? null : { by, descending: true };
}
