import type { ThemeChoice } from './applyTheme';

/** Four ready mixes of colour and surfaces (specification 2, "theme settings modal"). */
export const presets = [
  { id: 'classic', choice: { palette: 7, header: 'brand', menu: 'light', logo: 'header' } },
  { id: 'bright', choice: { palette: 6, header: 'light', menu: 'light', logo: 'menu' } },
  { id: 'night', choice: { palette: 9, header: 'dark', menu: 'dark', logo: 'header' } },
  { id: 'vivid', choice: { palette: 1, header: 'light', menu: 'brand', logo: 'menu' } },
] as const satisfies readonly { id: string; choice: ThemeChoice }[];

export const isPreset = (a: ThemeChoice, b: ThemeChoice): boolean =>
  a.palette === b.palette && a.header === b.header && a.menu === b.menu && a.logo === b.logo;
