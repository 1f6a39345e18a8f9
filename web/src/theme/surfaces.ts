/** The colours a surface is drawn with; `brand` as custom properties in the style sheet, as a palette in previews and tests. */
interface Brand {
  primary: string;
  light: string;
  dark: string;
}
export interface SurfaceColours {
  bg: string;
  fg: string;
  hover: string;
  activeBg: string;
  activeFg: string;
  line: string;
}

/** What header and menu can look like (specification 2, "Theme"). */
export const surfaceColours: Record<'light' | 'dark' | 'brand', (brand: Brand) => SurfaceColours> = {
  light: ({ light, dark }) => ({
    bg: '#ffffff',
    fg: '#39414f',
    hover: '#eff1f4',
    activeBg: light,
    activeFg: dark,
    line: '#e3e6eb',
  }),
  dark: ({ primary }) => ({
    bg: '#1b202a',
    fg: '#d5dae2',
    hover: '#2a313e',
    activeBg: primary,
    activeFg: '#ffffff',
    line: '#1b202a',
  }),
  brand: ({ primary, dark }) => ({
    bg: primary,
    fg: '#ffffff',
    hover: dark,
    activeBg: dark,
    activeFg: '#ffffff',
    line: primary,
  }),
};
