import type { Paper } from './paper.ts';
import { lineHeight, PAGE, STYLE, type Style } from './style.ts';
import { drawTable, type Table } from './table.ts';

/** Something said in two words: a label and what it is. */
export interface Fact {
  label: string;
  value: string;
}

/** What documents are made of, top to bottom. */
export type Block =
  /** Company, title and a line below: once, on the first page. */
  | { kind: 'head'; company: string; title: string; subtitle?: string }
  /** A heading; `minor` for one within a section. */
  | { kind: 'section'; title: string; minor?: boolean }
  /** Key facts side by side, three columns unless told. */
  | { kind: 'facts'; facts: readonly Fact[]; columns?: number }
  /** The few figures everybody looks for. */
  | { kind: 'figures'; figures: readonly Fact[] }
  /** A text of any length; `heading` stands over it and never alone at the foot of a page. */
  | { kind: 'paragraph'; text: string; heading?: string; muted?: boolean }
  | Table;

const WIDTH = PAGE.right - PAGE.left;
const GUTTER = 16;
/** A heading stands with at least so much of what it is about. */
const WITH_HEADING = 64;

/** Draws one block; what is written out meanwhile can be taken wherever it yields. */
export async function* drawBlock(paper: Paper, block: Block): AsyncGenerator<void> {
  switch (block.kind) {
    case 'head':
      return drawHead(paper, block);
    case 'section':
      return drawSection(paper, block);
    case 'facts':
      return drawGrid(paper, block.facts, block.columns ?? 3, STYLE.body);
    case 'figures':
      return drawGrid(paper, block.figures, Math.max(block.figures.length, 3), STYLE.figure);
    case 'paragraph':
      yield* drawParagraph(paper, block);
      return;
    case 'table':
      yield* drawTable(paper, block);
      return;
  }
}

/** Draws lines one under the other from the cursor on. */
function drawLines(paper: Paper, lines: readonly string[], x: number, style: Style): void {
  for (const line of lines) {
    paper.line(line, x, paper.y, style);
    paper.y += lineHeight(style);
  }
}

function drawHead(paper: Paper, { company, title, subtitle }: Extract<Block, { kind: 'head' }>): void {
  drawLines(paper, paper.lines(company, WIDTH, STYLE.company), PAGE.left, STYLE.company);
  drawLines(paper, paper.lines(title, WIDTH, STYLE.title), PAGE.left, STYLE.title);
  if (subtitle) drawLines(paper, paper.lines(subtitle, WIDTH, STYLE.subtitle), PAGE.left, STYLE.subtitle);
  paper.y += 12;
}

function drawSection(paper: Paper, { title, minor }: Extract<Block, { kind: 'section' }>): void {
  const style = minor ? STYLE.strong : STYLE.section;
  if (!paper.need(WITH_HEADING + (minor ? 0 : 40))) paper.y += minor ? 0 : 10;
  drawLines(paper, paper.lines(title, WIDTH, style), PAGE.left, style);
  paper.y += 4;
}

/** Facts in columns, row by row; a row is as high as its longest value. */
function drawGrid(paper: Paper, facts: readonly Fact[], columns: number, style: Style): void {
  const width = (WIDTH - GUTTER * (columns - 1)) / columns;
  for (let first = 0; first < facts.length; first += columns) {
    const row = facts.slice(first, first + columns).map(({ label, value }) => ({
      label: paper.lines(label, width, STYLE.label),
      value: paper.lines(value, width, style),
    }));
    const labels = Math.max(...row.map(({ label }) => label.length)) * lineHeight(STYLE.label);
    const height = labels + Math.max(...row.map(({ value }) => value.length)) * lineHeight(style) + 6;
    paper.need(height);
    const top = paper.y;
    for (const [i, { label, value }] of row.entries()) {
      const x = PAGE.left + i * (width + GUTTER);
      paper.y = top;
      drawLines(paper, label, x, STYLE.label);
      paper.y = top + labels;
      drawLines(paper, value, x, style);
    }
    paper.y = top + height;
  }
  paper.y += 4;
}

async function* drawParagraph(
  paper: Paper,
  { text, heading, muted }: Extract<Block, { kind: 'paragraph' }>,
): AsyncGenerator<void> {
  const style = muted ? { ...STYLE.body, colour: STYLE.label.colour } : STYLE.body;
  const height = lineHeight(style);
  if (heading !== undefined) {
    const lines = paper.lines(heading, WIDTH, STYLE.strong);
    paper.need((lines.length + 2) * height);
    drawLines(paper, lines, PAGE.left, STYLE.strong);
  }
  for (const line of paper.lines(text, WIDTH, style)) {
    if (paper.need(height)) yield;
    drawLines(paper, [line], PAGE.left, style);
  }
  paper.y += 6;
}
