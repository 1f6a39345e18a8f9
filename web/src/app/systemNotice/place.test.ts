import { describe, expect, it } from 'vitest';
import { BUTTON_PX, keptInside, type Place } from './place';

const WINDOW = { width: 1000, height: 600 };
const FARTHEST = { x: 1000 - 60 - BUTTON_PX, y: 600 - 60 - BUTTON_PX };

describe('S9.013 the button of the maintenance notice', () => {
  it.each<[string, Place, Place]>([
    ['stays where it is put', { x: 300, y: 200 }, { x: 300, y: 200 }],
    ['stays on the very margin', { x: 60, y: 60 }, { x: 60, y: 60 }],
    ['keeps 60 px from the upper left corner', { x: 59, y: -500 }, { x: 60, y: 60 }],
    ['keeps 60 px from the lower right corner with its far edges', { x: 999, y: 5000 }, FARTHEST],
    ['begins in the lower right corner', { x: Infinity, y: Infinity }, FARTHEST],
    ['keeps one edge and follows along it', { x: -1, y: 250 }, { x: 60, y: 250 }],
  ])('%s', (_title, wanted, kept) => expect(keptInside(wanted, WINDOW)).toEqual(kept));

  it('moves in when the window becomes smaller', () => {
    expect(keptInside(FARTHEST, { width: 390, height: 844 })).toEqual({ x: 390 - 60 - BUTTON_PX, y: FARTHEST.y });
  });

  it('stands in the middle of a window too small for its margins', () => {
    expect(keptInside({ x: 0, y: 0 }, { width: 100, height: 148 })).toEqual({ x: 26, y: 50 });
  });
});
