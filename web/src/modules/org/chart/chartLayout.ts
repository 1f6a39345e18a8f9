import { hierarchy, tree as tidyTree } from 'd3-hierarchy';
import type { ChartItem, ChartTree } from './chartItem';

export const CARD = { width: 208, height: 96 } as const;
const GAP = 28;
const LEVEL = CARD.height + 56;
/** Cards of a column stand closer than levels do. */
const ROW = CARD.height + 20;
const COLUMN = CARD.width + GAP;
/** Siblings without anything below them become columns from this many on, so that the chart grows in both directions. */
const STACKED_FROM = 4;
const IN_COLUMN = 6;

export interface PlacedCard {
  item: ChartItem;
  x: number;
  y: number;
  /** 1 at the top. */
  level: number;
  /** Place among the siblings, from 1. */
  place: number;
  siblings: number;
  /** How many stand right below it. */
  below: number;
  open: boolean;
}
/** The lines from one card down, as a path of SVG, within a box. */
export interface PlacedLines {
  id: string;
  path: string;
  box: Box;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface ChartLayout {
  /** Each before those below it, siblings in their order: the order in which a keyboard walks. */
  cards: readonly PlacedCard[];
  byId: ReadonlyMap<string, PlacedCard>;
  lines: readonly PlacedLines[];
  /** Dashed lines between cards that are both there, whatever stands between them. */
  dashed: readonly PlacedLines[];
  width: number;
  height: number;
}

/** What the tree is laid out of: a card, or the columns of cards that nothing hangs below, level by level. */
interface Block {
  width: number;
  /** The card; empty for what only keeps room, and for the top of several roots. */
  item: ChartItem | null;
  columns: readonly (readonly ChartItem[])[];
  below: Block[];
}

/** Lays out what is unfolded of a tree; 3,000 cards take some milliseconds. */
export function chartLayout({ children, roots }: ChartTree, open: ReadonlySet<string>): ChartLayout {
  const shownBelow = ({ id }: ChartItem) => (open.has(id) ? (children.get(id) ?? []) : []);

  const blocksOf = (items: readonly ChartItem[]): Block[] => {
    const blocks: Block[] = [];
    let run: ChartItem[] = [];
    const endRun = () => {
      if (run.length >= STACKED_FROM) blocks.push(stackOf(run));
      else blocks.push(...run.map((item) => ({ width: COLUMN, item, columns: [], below: [] })));
      run = [];
    };
    for (const item of items) {
      const below = shownBelow(item);
      if (below.length === 0) run.push(item);
      else {
        endRun();
        blocks.push({ width: COLUMN, item, columns: [], below: blocksOf(below) });
      }
    }
    endRun();
    return blocks;
  };

  const top: Block = { width: 0, item: null, columns: [], below: blocksOf(roots) };
  const placed = tidyTree<Block>()
    .nodeSize([1, LEVEL])
    .separation((a, b) => (a.data.width + b.data.width) / 2)(hierarchy(top, ({ below }) => below));

  const at = new Map<string, { x: number; y: number; stacked: boolean }>();
  for (const node of placed.descendants()) {
    const { item, columns, width } = node.data;
    const y = (node.depth - 1) * LEVEL;
    if (item) at.set(item.id, { x: node.x - CARD.width / 2, y, stacked: false });
    for (const [column, items] of columns.entries())
      for (const [row, one] of items.entries())
        at.set(one.id, { x: node.x - width / 2 + column * COLUMN + GAP, y: y + row * ROW, stacked: true });
  }

  let left = Infinity;
  for (const { x } of at.values()) left = Math.min(left, x);
  const shift = Number.isFinite(left) ? left : 0;
  const cards: PlacedCard[] = [];
  const lines: PlacedLines[] = [];
  let [width, height] = [0, 0];
  const walk = (items: readonly ChartItem[], level: number) => {
    for (const [index, item] of items.entries()) {
      const spot = at.get(item.id);
      if (!spot) continue;
      const below = shownBelow(item);
      const [x, y] = [spot.x - shift, spot.y];
      width = Math.max(width, x + CARD.width);
      height = Math.max(height, y + CARD.height);
      cards.push({
        item,
        x,
        y,
        level,
        place: index + 1,
        siblings: items.length,
        below: item.below ?? children.get(item.id)?.length ?? 0,
        open: below.length > 0,
      });
      const ends = below.flatMap(({ id }) => {
        const end = at.get(id);
        return end ? [{ ...end, x: end.x - shift }] : [];
      });
      if (ends.length > 0) lines.push(linesFrom(item.id, x, y, ends));
      walk(below, level + 1);
    }
  };
  walk(roots, 1);
  const byId = new Map(cards.map((card) => [card.item.id, card]));
  const dashed = cards.flatMap((card) => {
    const from = byId.get(card.item.dashedTo ?? '');
    return from ? [dashedLine(from, card)] : [];
  });
  return { cards, byId, lines, dashed, width, height };
}

/** Columns of at most six, side by side; what reaches into the levels below keeps its room there. */
function stackOf(items: readonly ChartItem[]): Block {
  const count = Math.ceil(items.length / IN_COLUMN);
  const rows = Math.ceil(items.length / count);
  const columns = Array.from({ length: count }, (_, column) => items.slice(column * rows, (column + 1) * rows));
  const width = count * COLUMN;
  let below: Block[] = [];
  for (let level = Math.ceil((rows * ROW) / LEVEL); level > 1; level -= 1)
    below = [{ width, item: null, columns: [], below }];
  return { width, item: null, columns, below };
}

/** From the middle of a card down, along, and to the top of a card or to the side of one in a column. */
function linesFrom(
  id: string,
  x: number,
  y: number,
  ends: readonly { x: number; y: number; stacked: boolean }[],
): PlacedLines {
  const [fromX, fromY] = [x + CARD.width / 2, y + CARD.height];
  const middle = fromY + (LEVEL - CARD.height) / 2;
  const parts = [`M${fromX} ${fromY}V${middle}`];
  const box: Box = { left: fromX, right: fromX, top: fromY, bottom: middle };
  for (const end of ends) {
    const to = end.stacked ? end.x - GAP / 2 : end.x + CARD.width / 2;
    const down = end.stacked ? end.y + CARD.height / 2 : end.y;
    parts.push(`M${fromX} ${middle}H${to}V${down}${end.stacked ? `H${end.x}` : ''}`);
    box.left = Math.min(box.left, to);
    box.right = Math.max(box.right, end.stacked ? end.x : to);
    box.bottom = Math.max(box.bottom, down);
  }
  return { id, path: parts.join(''), box };
}

/** A curve from a card to one below it, beside it or above it, between the edges that face each other. */
function dashedLine(from: PlacedCard, to: PlacedCard): PlacedLines {
  const id = `${from.item.id} ${to.item.id}`;
  const middle = CARD.width / 2;
  const above = from.y + CARD.height <= to.y;
  const below = to.y + CARD.height <= from.y;
  const [startX, endX] = above || below ? [from.x + middle, to.x + middle] : sides(from.x, to.x);
  const startY = above ? from.y + CARD.height : below ? from.y : from.y + CARD.height / 2;
  const endY = above ? to.y : below ? to.y + CARD.height : to.y + CARD.height / 2;
  const bend = above ? 40 : below ? -40 : 0;
  const path = `M${startX} ${startY}C${startX} ${startY + bend} ${endX} ${endY - bend} ${endX} ${endY}`;
  const box: Box = {
    left: Math.min(startX, endX),
    right: Math.max(startX, endX),
    top: Math.min(startY, endY) - 40,
    bottom: Math.max(startY, endY) + 40,
  };
  return { id, path, box };
}

/** The edges of two cards side by side that face each other. */
const sides = (from: number, to: number): [number, number] =>
  from < to ? [from + CARD.width, to] : [from, to + CARD.width];

export const boxOf = ({ x, y }: { x: number; y: number }): Box => ({
  left: x,
  top: y,
  right: x + CARD.width,
  bottom: y + CARD.height,
});
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
