/** One of the twelve colour themes (specification 3, "Theme entry"). */
export interface Palette {
  id: number;
  primaryColor: string;
  lightColor: string;
  darkColor: string;
}

/** Every primary carries white text at 4.5:1 and every dark one text on its light one; `palettes.test.ts` sees to it. */
export const palettes: readonly Palette[] = [
  { id: 1, primaryColor: '#b83a2e', lightColor: '#fbeeec', darkColor: '#8f2a20' },
  { id: 2, primaryColor: '#ad5012', lightColor: '#fbf0e8', darkColor: '#853c0b' },
  { id: 3, primaryColor: '#8a6100', lightColor: '#f8f3e4', darkColor: '#694a00' },
  { id: 4, primaryColor: '#4a781d', lightColor: '#eff5e9', darkColor: '#375b14' },
  { id: 5, primaryColor: '#1f7a4d', lightColor: '#e9f5ef', darkColor: '#155c39' },
  { id: 6, primaryColor: '#0f766e', lightColor: '#e7f4f3', darkColor: '#0a5953' },
  { id: 7, primaryColor: '#1f5fce', lightColor: '#edf3fd', darkColor: '#17489f' },
  { id: 8, primaryColor: '#0b6ea3', lightColor: '#e8f3f9', darkColor: '#07527b' },
  { id: 9, primaryColor: '#4149c0', lightColor: '#eff0fb', darkColor: '#2f3695' },
  { id: 10, primaryColor: '#6b3fc0', lightColor: '#f3effb', darkColor: '#512d95' },
  { id: 11, primaryColor: '#a3327a', lightColor: '#faedf5', darkColor: '#7d235c' },
  { id: 12, primaryColor: '#39465c', lightColor: '#eff1f4', darkColor: '#28324a' },
];

export const DEFAULT_PALETTE = 7;

export const paletteById = (id: number): Palette =>
  palettes.find((p) => p.id === id) ??
  palettes[DEFAULT_PALETTE - 1] ?? { id: 7, primaryColor: '#1f5fce', lightColor: '#edf3fd', darkColor: '#17489f' };

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `weight` of `a` in `b`, as hex: a computed `color-mix` would be `color(srgb …)`, which html2canvas cannot read. */
export function mix(a: string, b: string, weight: number): string {
  const other = channels(b);
  return `#${channels(a)
    .map((c, i) =>
      Math.round(c * weight + (other[i] ?? 0) * (1 - weight))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG 2 contrast of two hex colours. */
export function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, bl = 0] = channels(hex).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}
