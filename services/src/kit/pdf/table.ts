import type { Paper } from './paper.ts';
import { lineHeight, PAGE, STYLE, type Style } from './style.ts';

/** A column: its head, its share of the width, and figures to the right. */
export interface Column {
  title: string;
  share: number;
  figures?: boolean;
}

/** What a cell says, and in small print below it what explains it. */
export type Cell = string | { text: string; detail: string };

export interface Row {
  cells: readonly Cell[];
  /** How far the first cell stands in, for rows that are parts of another. */
  depth?: number;
  /** Texts over the whole width below the row, e.g. comments. */
  notes?: readonly { label: string; text: string }[];
  /** A total: set apart. */
  strong?: boolean;
}

/** A table of any length: cells wrap, a long row goes on over the page, and every page begins with the heads. */
export interface Table {
  kind: 'table';
  columns: readonly Column[];
  rows: Iterable<Row> | AsyncIterable<Row>;
}

interface Line {
  text: string;
  x: number;
  style: Style;
  /** Right edge of figures, which end there. */
  until?: number;
}
/** Lines that stand side by side at one height. */
type Band = Line[];

interface Place {
  x: number;
  width: number;
  figures: boolean;
}

const PAD = 6;
const STEP = lineHeight(STYLE.cell);
const INDENT = 12;
/** A row that would leave its head alone at the foot of a page begins on the next one, unless it is itself long. */
const KEPT_TOGETHER = (PAGE.bottom - PAGE.top) / 3;

/** Draws a table row by row; yields after each row. */
export async function* drawTable(paper: Paper, { columns, rows }: Table): AsyncGenerator<void> {
  const places = placesOf(columns);
  const head = side(columns.map(({ title }, i) => linesIn(paper, places, i, title, STYLE.cellHead, 0)));
  const drawHead = () => {
    const height = head.length * STEP + PAD;
    paper.band(paper.y, height);
    paper.y += PAD / 2;
    for (const band of head) drawBand(paper, band);
    paper.y += PAD / 2;
  };
  paper.need(head.length * STEP + PAD + 2 * STEP);
  drawHead();
  for await (const row of rows) {
    const bands = bandsOf(paper, places, row);
    const height = bands.length * STEP + PAD;
    if (paper.need(Math.min(height, KEPT_TOGETHER))) drawHead();
    paper.y += PAD / 2;
    for (const band of bands) {
      if (paper.need(STEP)) drawHead();
      drawBand(paper, band);
    }
    paper.y += PAD / 2;
    paper.rule(paper.y);
    yield;
  }
  paper.y += 8;
}

function placesOf(columns: readonly Column[]): Place[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAGE.left;
  return columns.map(({ share, figures = false }) => {
    const width = ((PAGE.right - PAGE.left) * share) / total;
    const place = { x: x + PAD, width: width - 2 * PAD, figures };
    x += width;
    return place;
  });
}

function linesIn(
  paper: Paper,
  places: readonly Place[],
  column: number,
  text: string,
  style: Style,
  indent: number,
): Line[] {
  const place = places[column];
  if (!place || text === '') return [];
  const x = place.x + indent;
  return paper.lines(text, place.width - indent, style).map((line) => ({
    text: line,
    x,
    style,
    ...(place.figures && { until: place.x + place.width }),
  }));
}

/** Columns of lines side by side. */
const side = (columns: readonly Line[][]): Band[] =>
  Array.from({ length: Math.max(1, ...columns.map((lines) => lines.length)) }, (_, i) =>
    columns.flatMap((lines) => lines[i] ?? []),
  );

function bandsOf(paper: Paper, places: readonly Place[], { cells, depth = 0, notes = [], strong }: Row): Band[] {
  const style = strong ? { ...STYLE.cell, font: STYLE.cellHead.font } : STYLE.cell;
  const columns = cells.map((cell, i) => {
    const indent = i === 0 ? depth * INDENT : 0;
    if (typeof cell === 'string') return linesIn(paper, places, i, cell, style, indent);
    return [
      ...linesIn(paper, places, i, cell.text, style, indent),
      ...linesIn(paper, places, i, cell.detail, STYLE.cellDetail, indent),
    ];
  });
  return [...side(columns), ...notes.flatMap((note) => noteBands(paper, note))];
}

/** A note with its label before it; the lines stand under the text, not under the label. */
function noteBands(paper: Paper, { label, text }: { label: string; text: string }): Band[] {
  const x = PAGE.left + PAD;
  const indent = Math.min(paper.width(label, STYLE.cellDetail) + 8, (PAGE.right - PAGE.left) / 3);
  const lines = paper.lines(text, PAGE.right - PAD - x - indent, STYLE.cell);
  return lines.map((line, i) => [
    ...(i === 0 ? [{ text: label, x, style: STYLE.cellDetail }] : []),
    { text: line, x: x + indent, style: STYLE.cell },
  ]);
}

function drawBand(paper: Paper, band: Band): void {
  for (const { text, x, style, until } of band) {
    const at = until === undefined ? x : Math.max(x, until - paper.width(text, style));
    paper.line(text, at, paper.y + (STEP - lineHeight(style)) / 2, style);
  }
  paper.y += STEP;
}
