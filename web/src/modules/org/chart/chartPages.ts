import { LIMITS } from '@hengcai/shared/rules/limits';
import { boxOf, type Box, type ChartLayout, overlaps } from './chartLayout';

/** Room around the chart of a picture, and for its head, in pixels of the chart. */
export const EDGE = 40;
export const HEAD = 72;
/** Points of a page for a pixel of the chart: 13 pixels of text are 7 points on paper. */
const POINTS = 0.55;
const MARGIN = 28;
const HEADING = 24;

/** A page lies across: charts are wider than high. */
export const PAGE = { width: LIMITS.pdfPageHeight, height: LIMITS.pdfPageWidth };
/** What of a page the chart has, in points. */
export const ON_PAGE = {
  left: MARGIN,
  top: MARGIN + HEADING,
  width: PAGE.width - 2 * MARGIN,
  height: PAGE.height - 2 * MARGIN - HEADING,
};

export interface ChartPage extends Box {
  /** Points of the page for a pixel of the chart. */
  points: number;
  /** Which of the pages it is, from the top left; null where all is on one. */
  at: { row: number; column: number; rows: number; columns: number } | null;
}

/**
 * The pages of a chart: one where it stays legible on one, else as many as it takes side by side and below each other, to be
 * laid together. Pages on which nothing would stand are left out.
 */
export function chartPages(layout: ChartLayout): ChartPage[] {
  const whole = Math.min(ON_PAGE.width / layout.width, ON_PAGE.height / layout.height, 0.75);
  if (whole >= POINTS)
    return [
      { left: 0, top: -12, right: ON_PAGE.width / whole, bottom: ON_PAGE.height / whole, points: whole, at: null },
    ];
  const width = ON_PAGE.width / POINTS;
  const height = ON_PAGE.height / POINTS;
  const columns = Math.ceil(layout.width / width);
  const rows = Math.ceil((layout.height + 12) / height);
  const pages: ChartPage[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const box = {
        left: column * width,
        top: row * height - 12,
        right: (column + 1) * width,
        bottom: (row + 1) * height - 12,
      };
      const holds = layout.cards.some((card) => overlaps(boxOf(card), box));
      if (holds) pages.push({ ...box, points: POINTS, at: { row: row + 1, column: column + 1, rows, columns } });
    }
  return pages;
}

/** Pixels of a picture for one of the chart: two for sharp text, less where a canvas would not hold it. */
export const pictureScale = ({ width, height }: ChartLayout): number =>
  Math.min(2, LIMITS.exportCanvasMaxPx / Math.max(width + 2 * EDGE, height + 2 * EDGE + HEAD, 1));
