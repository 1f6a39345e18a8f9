export type ChartKind = 'bar' | 'stacked' | 'line' | 'pie';

export interface Point {
  category: string;
  /** Decimal text; '' where there is none. */
  value: string;
}

export interface Series {
  id: string;
  label: string;
  points: readonly Point[];
}

/** First the theme colour, then steps apart in hue and lightness; all at 3:1 on white. */
export const chartColors = ['var(--brand-primary)', '#c07a12', '#0f8a8a', '#7450c8', '#b0508f', '#6d7685'] as const;
export const colorAt = (i: number): string => chartColors[i % chartColors.length] ?? chartColors[0];

const HAN = 12.5;
const LATIN = 6.6;

/** As much of a label as fits into so many px of small text. */
export function fitted(text: string, px: number): string {
  let left = px;
  for (const [i, character] of [...text].entries()) {
    left -= /[\u2e80-\uffff]/.test(character) ? HAN : LATIN;
    if (left < 0) return `${[...text].slice(0, Math.max(i - 1, 1)).join('')}…`;
  }
  return text;
}

/** Only for drawing: pixels need no more than a double. */
export const toPixel = (value: string): number => Number(value || '0');
