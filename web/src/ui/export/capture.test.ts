import { describe, expect, it, vi } from 'vitest';
import { captureElement, captureScale, fixColours, isUnreadable, pageSlices } from './capture';

describe('scale', () => {
  it.each([
    [1000, 2000, 2],
    [1000, 10_000, 1.629],
    [1000, 20_000, 1],
  ])('%i x %i -> %f', (w, h, scale) => expect(captureScale(w, h)).toBeCloseTo(scale, 3));
  it.each([
    [1000, 16_290, 0, 'failed'],
    [16_290, 1000, 0, 'failed'],
    [1000, 16_291, 1, 'cancelled'],
    [16_291, 1000, 1, 'cancelled'],
  ])('S5.139 S9.027 before %i x %i it asks %i times, and No ends it', async (width, height, times, ended) => {
    const element = { scrollWidth: width, scrollHeight: height } as HTMLElement;
    const confirmLarge = vi.fn(() => Promise.resolve(false));
    const result = await captureElement(element, { name: 'page', as: 'png', now: '', confirmLarge });
    expect(confirmLarge).toHaveBeenCalledTimes(times);
    // Here is no canvas: what begins fails.
    expect(result).toBe(ended);
  });
});

it('S9.028 cuts a picture into pages of 592.28 by 841.89', () => {
  expect(pageSlices(1000, 3000)).toEqual([
    { top: 0, height: 1421 },
    { top: 1421, height: 1421 },
    { top: 2842, height: 158 },
  ]);
});

it.each([
  ['color(srgb 0.1 0.2 0.3 / 0.5)', true],
  ['oklch(0.5 0.1 20)', true],
  ['rgb(1, 2, 3)', false],
  ['#fff', false],
])('isUnreadable(%s) is %s', (value, answer) => {
  expect(isUnreadable(value)).toBe(answer);
});

describe('fixColours', () => {
  const element = (style: Record<string, string>, children: Element[] = []) => {
    const own: Record<string, string> = {};
    return {
      node: {
        style: {
          setProperty: (k: string, v: string) => {
            own[k] = v;
          },
        },
        querySelectorAll: () => children,
        computed: style,
      } as unknown as Element,
      own,
    };
  };
  const view = {
    getComputedStyle: (node: Element & { computed?: Record<string, string> }) => ({
      getPropertyValue: (name: string) => node.computed?.[name] ?? '',
    }),
  } as unknown as Window;
  it('rewrites only what the engine cannot read, down the whole tree', () => {
    const child = element({ 'background-color': 'color(srgb 1 0 0 / 0.2)', 'box-shadow': '0 0 1px color(srgb 0 0 0)' });
    const root = element({ color: 'rgb(0, 0, 0)' }, [child.node]);
    fixColours(root.node, view, () => 'rgba(1, 2, 3, 0.2)');
    expect(root.own).toEqual({});
    expect(child.own).toEqual({ 'background-color': 'rgba(1, 2, 3, 0.2)', 'box-shadow': 'none' });
  });
});
