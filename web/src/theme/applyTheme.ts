import { DEFAULT_PALETTE, mix, paletteById } from './palettes';

export interface ThemeChoice {
  palette: number;
  header: 'brand' | 'light' | 'dark';
  menu: 'light' | 'dark' | 'brand';
  logo: 'header' | 'menu';
}

export const defaultTheme: ThemeChoice = { palette: DEFAULT_PALETTE, header: 'brand', menu: 'light', logo: 'header' };
/** Specification 2: what header, menu and logo can look like; the first is the default. */
export const surfaces = {
  header: ['brand', 'light', 'dark'],
  menu: ['light', 'dark', 'brand'],
  logo: ['header', 'menu'],
} as const satisfies { [K in 'header' | 'menu' | 'logo']: readonly ThemeChoice[K][] };

const CHOICE = 'hengcai.theme';
/** Read by the inline script of index.html before the first paint, so a reload never flashes the default colours. */
const VARS = 'hengcai.themeVars';

/** What is kept may be of another release or of another hand: an unknown part is the default's. */
export function toTheme(stored: unknown): ThemeChoice {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<string, unknown>>;
  const one = <T>(allowed: readonly T[], value: unknown, fallback: T) =>
    allowed.includes(value as T) ? (value as T) : fallback;
  return {
    palette: paletteById(Number(kept['palette'])).id,
    header: one(surfaces.header, kept['header'], defaultTheme.header),
    menu: one(surfaces.menu, kept['menu'], defaultTheme.menu),
    logo: one(surfaces.logo, kept['logo'], defaultTheme.logo),
  };
}

export function storedTheme(): ThemeChoice {
  try {
    return toTheme(JSON.parse(localStorage.getItem(CHOICE) ?? '{}'));
  } catch {
    return defaultTheme;
  }
}

/** Puts a theme on the document and remembers it; no React tree renders again. */
export function applyTheme(choice: ThemeChoice): void {
  const p = paletteById(choice.palette);
  const vars: Record<string, string> = {
    '--brand-primary': p.primaryColor,
    '--brand-hover': mix(p.primaryColor, p.darkColor, 0.6),
    '--brand-light': p.lightColor,
    '--brand-muted': mix(p.primaryColor, '#ffffff', 0.16),
    '--brand-emphasized': mix(p.primaryColor, '#ffffff', 0.32),
    '--brand-dark': p.darkColor,
  };
  const root = document.documentElement;
  for (const [name, value] of Object.entries(vars)) root.style.setProperty(name, value);
  Object.assign(root.dataset, { header: choice.header, menu: choice.menu, logo: choice.logo });
  localStorage.setItem(CHOICE, JSON.stringify(choice));
  localStorage.setItem(
    VARS,
    Object.entries(vars)
      .map((pair) => pair.join(':'))
      .join(';'),
  );
}
