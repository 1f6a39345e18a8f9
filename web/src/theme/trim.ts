/** Chakra's palettes in which nothing of ours is drawn. */
const UNUSED = ['cyan', 'pink', 'purple', 'teal', 'yellow'];

/** The system is put together before the first page is drawn: each colour that nobody uses makes a phone wait. */
export const withoutUnused = <T extends object>(colors: T): T =>
  Object.fromEntries(Object.entries(colors).filter(([name]) => !UNUSED.includes(name))) as T;

/** Of a value for the light and one for the dark, the light: there is no dark mode, and each pair is three tokens. */
export const lightOnly = <T extends object>(tokens: T): T =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, value]: [string, unknown]) => [
      name,
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : '_light' in value
          ? value._light
          : lightOnly(value),
    ]),
  ) as T;
