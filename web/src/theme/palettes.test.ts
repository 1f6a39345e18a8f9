import { describe, expect, it } from 'vitest';
import { contrast, mix, paletteById, palettes } from './palettes';
import { surfaceColours } from './surfaces';

describe('palettes', () => {
  it('S2.058 S2.059 S3.024 are twelve, each a primary, a light and a dark colour; the seventh is the default', () => {
    expect(palettes.map((p) => p.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    for (const { id: _id, ...colours } of palettes) {
      expect(Object.keys(colours)).toEqual(['primaryColor', 'lightColor', 'darkColor']);
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
    expect(paletteById(99)).toBe(palettes[6]);
  });
  it.each(palettes)('$id carries text at 4.5:1', ({ primaryColor, lightColor, darkColor }) => {
    expect(contrast('#ffffff', primaryColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkColor, lightColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(darkColor, mix(primaryColor, '#ffffff', 0.16))).toBeGreaterThanOrEqual(4.5);
  });
  const kinds = ['light', 'dark', 'brand'] as const;
  it.each(palettes.flatMap((palette) => kinds.map((kind) => ({ ...palette, kind }))))(
    '$id on a $kind header and menu is read at 4.5:1',
    ({ kind, primaryColor, lightColor, darkColor }) => {
      const colours = surfaceColours[kind]({ primary: primaryColor, light: lightColor, dark: darkColor });
      expect(contrast(colours.fg, colours.bg)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.fg, colours.hover)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours.activeFg, colours.activeBg)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
