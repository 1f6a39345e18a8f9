import { afterEach, expect, it, vi } from 'vitest';
import { addWatermark } from './watermark';
import { setWatermark } from './watermarkOwner';

afterEach(() => {
  vi.unstubAllGlobals();
  setWatermark('');
});

it('S2.087 S9.030 lays tiles of 250 x 100 with 12 px type over what is exported: who made it, and when', () => {
  const written: string[] = [];
  const context = {
    translate: () => undefined,
    rotate: () => undefined,
    font: '',
    fillText: written.push.bind(written),
  };
  const canvas = { width: 0, height: 0, getContext: () => context, toDataURL: () => 'data:image/png;base64,tile' };
  vi.stubGlobal('document', { createElement: () => canvas });
  const layer = { style: {} as Record<string, string> };
  const append = vi.fn();
  const element = { style: {}, append } as unknown as HTMLElement;

  setWatermark('衡才 陈经理 E001');
  addWatermark({ createElement: () => layer } as unknown as Document, element, '2026-11-01 09:30');

  expect([canvas.width, canvas.height]).toEqual([250, 100]);
  expect(context.font).toBe('12px sans-serif');
  expect(written[0]).toBe('衡才 陈经理 E001 2026-11-01 09:30');
  expect(layer.style).toMatchObject({
    position: 'absolute',
    backgroundImage: 'url(data:image/png;base64,tile)',
    backgroundRepeat: 'repeat',
  });
  expect(append).toHaveBeenCalledWith(layer);
});
