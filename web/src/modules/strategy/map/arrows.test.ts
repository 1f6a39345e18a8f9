import { expect, it } from 'vitest';
import { arrowsBetween } from './arrows';

const card = (x: number, y: number) => ({ x, y, width: 200, height: 80 });
const tipOf = (head: string) => head.split(' ').slice(1, 3).map(Number);
const between = (from: ReturnType<typeof card>, to: ReturnType<typeof card>) =>
  arrowsBetween(
    [
      { id: 'cause', leadsTo: ['effect'] },
      { id: 'effect', leadsTo: [] },
    ],
    new Map([
      ['cause', from],
      ['effect', to],
    ]),
  )[0];

it('an arrow ends in the middle of the edge that faces where it comes from', () => {
  expect(tipOf(between(card(0, 200), card(300, 0))?.head ?? '')).toEqual([400, 80]);
  expect(tipOf(between(card(0, 0), card(300, 200))?.head ?? '')).toEqual([400, 200]);
});

it('past another lane it is drawn beside the cards there', () => {
  const places = new Map([
    ['cause', card(300, 400)],
    ['effect', card(300, 0)],
    ['passed', card(300, 200)],
    ['left', card(0, 200)],
  ]);
  const [arrow] = arrowsBetween([{ id: 'cause', leadsTo: ['effect'] }], places);
  // 400 is the middle, the cards end at 300 and 500; the others stand to the left.
  expect(arrow?.line).toContain('288 240');
  expect(tipOf(arrow?.head ?? '')).toEqual([400, 80]);
});

it('between cards beside each other it rises over both', () => {
  const arrow = between(card(0, 100), card(300, 110));
  expect(tipOf(arrow?.head ?? '')).toEqual([400, 110]);
  expect(arrow?.line).toBe('M 100 100 C 100 80 400 80 400 105');
});

it('to a card that is not drawn there is none', () => {
  expect(arrowsBetween([{ id: 'cause', leadsTo: ['gone'] }], new Map([['cause', card(0, 0)]]))).toEqual([]);
});
