import { describe, expect, it } from 'vitest';
import { above, type ChartItem, chartTree, hitsOf, unfoldedAtFirst } from './chartItem';
import { boxOf, chartLayout, overlaps } from './chartLayout';

const item = (id: string, parentId: string | null): ChartItem => ({ id, parentId, title: id, line: '', foot: '' });
/** `fan` departments below each, down to a depth. */
function company(fan: number, depth: number): ChartItem[] {
  const items = [item('top', null)];
  for (let level = items; depth > 0; depth -= 1) {
    level = level.flatMap(({ id }) => Array.from({ length: fan }, (_, n) => item(`${id}.${n}`, id)));
    items.push(...level);
  }
  return items;
}
const everything = (items: readonly ChartItem[]) => new Set(items.map(({ id }) => id));
/** A company of no regular shape, the same each time. */
function irregular(count: number): ChartItem[] {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const items = [item('0', null)];
  for (let n = 1; n < count; n += 1) items.push(item(String(n), String(next(Math.min(n, 1 + Math.floor(n / 4))))));
  return items;
}

describe('layout', () => {
  it.each([
    ['regular', company(5, 3)],
    ['irregular', irregular(200)],
    ['several roots', [...company(3, 2), item('alone', null), item('stray', 'nobody')]],
  ])('no two cards of a %s company overlap, and each is below its parent', (_name, items) => {
    const { cards, byId, width, height } = chartLayout(chartTree(items), everything(items));
    expect(cards).toHaveLength(items.length);
    for (const [at, one] of cards.entries()) {
      expect(cards.slice(at + 1).filter((other) => overlaps(boxOf(one), boxOf(other)))).toEqual([]);
      const parent = byId.get(one.item.parentId ?? '');
      if (parent) expect(one.y).toBeGreaterThan(parent.y);
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x).toBeLessThan(width);
      expect(one.y).toBeLessThan(height);
    }
  });

  it('what is folded is not laid out, and lines lead to what is', () => {
    const items = company(3, 2);
    const { cards, lines } = chartLayout(chartTree(items), new Set(['top']));
    expect(cards.map((card) => [card.item.id, card.open, card.below])).toEqual([
      ['top', true, 3],
      ['top.0', false, 3],
      ['top.1', false, 3],
      ['top.2', false, 3],
    ]);
    expect(lines.map(({ id }) => id)).toEqual(['top']);
  });

  it('many siblings with nothing below stand in columns of at most six', () => {
    const items = company(20, 1);
    const { cards } = chartLayout(chartTree(items), everything(items));
    const columns = new Set(cards.slice(1).map(({ x }) => x));
    expect([...columns].map((at) => cards.filter(({ x }) => x === at).length)).toEqual([5, 5, 5, 5]);
  });

  it('3,000 departments are wider than high by far less than one beside the other', () => {
    const items = irregular(3000);
    const { width } = chartLayout(chartTree(items), everything(items));
    expect(width).toBeLessThan((3000 * 236) / 3);
  });
});

describe('tree', () => {
  it('unfolds level by level at first, as long as it stays small', () => {
    expect(unfoldedAtFirst(chartTree(company(3, 2))).size).toBe(4);
    expect([...unfoldedAtFirst(chartTree(company(8, 2)))]).toEqual(['top']);
    expect([...unfoldedAtFirst(chartTree(company(60, 1)))]).toEqual(['top']);
    expect(unfoldedAtFirst(chartTree([item('top', null)])).size).toBe(0);
  });

  it('finds by title and by words, in the order of the chart, and knows the way up', () => {
    const tree = chartTree([item('a', null), { ...item('b', 'a'), words: '王芳' }, item('ab', 'b')]);
    expect(hitsOf(tree, ' B ')).toEqual(['b', 'ab']);
    expect(hitsOf(tree, '王')).toEqual(['b']);
    expect(hitsOf(tree, '')).toEqual([]);
    expect(above(tree, 'ab')).toEqual(['b', 'a']);
  });
});
