import { compare, dec } from '@hengcai/shared/numbers';
import { STRUCTURE_PAGES } from '@hengcai/shared/rules/analytics/structure';
import type { StructureQueryVariables, StructureSideFragment } from './structure.gen';

type Filter = StructureQueryVariables['filter'];
export type Side = Filter['sides'] extends readonly (infer S)[] ? S : never;
export type Report = StructureSideFragment;
export type Line = Report['total'];

export const DIMENSIONS = ['SEX', 'AGE', 'EDUCATION'] as const satisfies readonly Filter['dimension'][];
export type Dimension = (typeof DIMENSIONS)[number];
export const PAGES = {
  OVERVIEW: STRUCTURE_PAGES.overview,
  DETAILS: STRUCTURE_PAGES.details,
  COMPARE: STRUCTURE_PAGES.compare,
} as const satisfies Partial<Record<Report['pages'][number], string>>;
export type PageName = keyof typeof PAGES;

export const cellOf = ({ cells }: Line, key: string) => cells.find((cell) => cell.key === key);

/** The value most people have; null where nobody is told. */
export function mostOf({ values, total }: Report): { label: string; people: number; share: string } | null {
  let most: { label: string; people: number; share: string } | null = null;
  for (const { key, label } of values) {
    const { people = null, share = null } = cellOf(total, key) ?? {};
    if (people && share && people > (most?.people ?? 0)) most = { label, people, share };
  }
  return most;
}

/** The value whose share differs most between two sides, with the difference in points of percent. */
export function widestOf(a: Report, b: Report): { label: string; from: string; to: string } | null {
  let widest: { label: string; from: string; to: string } | null = null;
  const width = (from: string, to: string) => dec(to).minus(dec(from)).abs().toString();
  for (const { key, label } of a.values) {
    const [from, to] = [cellOf(a.total, key)?.share, cellOf(b.total, key)?.share];
    if (!from || !to || compare(width(from, to), 0) === 0) continue;
    if (!widest || compare(width(from, to), width(widest.from, widest.to)) > 0) widest = { label, from, to };
  }
  return widest;
}

/** Points of percent from one share to another; null where one of them is not told. */
export const pointsOf = (from: string | null | undefined, to: string | null | undefined): string | null =>
  from && to ? dec(to).minus(dec(from)).toString() : null;
