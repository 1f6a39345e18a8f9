import { LIMITS } from '@hengcai/shared/rules/limits';

/** A page in points, and what stands where on it. */
export const PAGE = {
  width: LIMITS.pdfPageWidth,
  height: LIMITS.pdfPageHeight,
  left: 48,
  right: LIMITS.pdfPageWidth - 48,
  /** Line of the running head and of the watermark. */
  headY: 28,
  top: 64,
  bottom: 786,
  footY: 804,
} as const;

export const COLOUR = { text: '#1f2329', muted: '#5c626b', rule: '#d5d8dd', fill: '#f3f4f6' } as const;

/** How a line is set: weight, size in points and colour. */
export interface Style {
  font: 'regular' | 'medium';
  size: number;
  colour: string;
}

const regular = (size: number, colour: string = COLOUR.text): Style => ({ font: 'regular', size, colour });
const medium = (size: number): Style => ({ font: 'medium', size, colour: COLOUR.text });

export const STYLE = {
  company: regular(10, COLOUR.muted),
  title: medium(20),
  subtitle: regular(11, COLOUR.muted),
  section: medium(13),
  body: regular(10),
  strong: medium(10),
  label: regular(8.5, COLOUR.muted),
  figure: medium(20),
  cell: regular(9),
  cellHead: medium(8.5),
  cellDetail: regular(8, COLOUR.muted),
  running: regular(8, COLOUR.muted),
} as const satisfies Record<string, Style>;

/** Height of a line; Chinese wants more air than Latin. */
export const lineHeight = ({ size }: Style): number => size * 1.55;
