import { describe, expect, it } from 'vitest';
import { defaultTheme, surfaces, toTheme } from './applyTheme';
import { presets } from './presets';

describe('theme', () => {
  it('S2.058 S2.059 S2.060 S2.061 S2.062 starts with the seventh colour, the theme colour on top, a light menu and the logo with the top bar', () => {
    expect(toTheme(null)).toEqual({ palette: 7, header: 'brand', menu: 'light', logo: 'header' });
    expect(surfaces).toEqual({
      header: ['brand', 'light', 'dark'],
      menu: ['light', 'dark', 'brand'],
      logo: ['header', 'menu'],
    });
  });

  it('takes what it knows of a stored choice and the default for the rest', () => {
    expect(toTheme({ palette: 3, header: 'dark', menu: 'striped', logo: 7 })).toEqual({
      ...defaultTheme,
      palette: 3,
      header: 'dark',
    });
    expect(toTheme({ palette: 13 }).palette).toBe(7);
  });

  it('S2.055 offers four presets, all different', () => {
    expect(new Set(presets.map(({ choice }) => JSON.stringify(toTheme(choice))))).toHaveProperty('size', 4);
  });
});
