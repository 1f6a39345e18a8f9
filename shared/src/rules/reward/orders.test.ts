import { describe, expect, it } from 'vitest';
import { CommodityOrderState } from '../../enums.ts';
import { checkRedemption, mayFollow, ORDER_ACTS, type OrderAct } from './orders.ts';

const { PLACED, APPROVED, DELIVERED, REJECTED, CANCELLED } = CommodityOrderState;

describe('mayFollow', () => {
  it.each<[OrderAct, readonly number[]]>([
    ['approve', [PLACED]],
    ['deliver', [APPROVED]],
    ['reject', [PLACED, APPROVED]],
    ['cancel', [PLACED]],
  ])('%s', (act, states) => {
    const all = [PLACED, APPROVED, DELIVERED, REJECTED, CANCELLED];
    expect(all.filter((state) => mayFollow(act, state))).toEqual(states);
  });

  it('gives back what was neither bought nor kept', () => {
    const back = Object.values(ORDER_ACTS).flatMap(({ to, givesBack }) => (givesBack ? [to] : []));
    expect(back).toEqual([REJECTED, CANCELLED]);
  });
});

describe('checkRedemption', () => {
  const fits = { onShelf: true, stock: null, pointsNeeded: 30, shown: 30, balance: 30 };
  it.each([
    [{}, []],
    [{ stock: 1 }, []],
    [{ onShelf: false }, ['NOT_ON_SHELF']],
    [{ stock: 0 }, ['SOLD_OUT']],
    [{ shown: 20 }, ['POINTS_CHANGED']],
    [{ balance: 29 }, ['POINTS_MISSING']],
  ])('%j -> %j', (part, codes) => {
    expect(checkRedemption({ ...fits, ...part }).map(({ code }) => code)).toEqual(codes);
  });
});
