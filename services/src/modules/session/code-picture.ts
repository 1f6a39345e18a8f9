import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/**
 * Our own letters as strokes on a grid of 4 x 6: no font of the machine is needed, and what looks alike (0 O, 1 I, 8 B…)
 * is left out.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.6Q4 6 4 4.5T2.6 3H0M0 0H2.4Q3.6 0 3.6 1.5T2.4 3',
  C: 'M4 1Q3 0 2 0Q0 0 0 3T2 6Q3 6 4 5',
  D: 'M0 0V6H1.6Q4 6 4 3T1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  K: 'M0 0V6M4 0L0 3.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.5L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  R: 'M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  W: 'M0 0L1 6L2 2.5L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  3: 'M0 .6Q1 0 2 0Q4 0 4 1.5T1.5 3Q4 3 4 4.5T2 6Q1 6 0 5.4',
  4: 'M3 6V0L0 4H4',
  7: 'M0 0H4L1.5 6',
};

/** What a code may consist of. */
export const CODE_CHARACTERS = Object.keys(GLYPHS).join('');

const WIDTH = 132;
const HEIGHT = 44;

/** Draws a code as PNG: each letter turned and shifted a little, lines across. A PNG, because an SVG would spell it out. */
export function drawCode(code: string): Promise<Buffer> {
  const step = (WIDTH - 20) / code.length;
  const letters = [...code].map((character, i) => {
    const x = 14 + i * step + randomInt(-3, 4);
    const y = 8 + randomInt(-2, 5);
    return `<path transform="translate(${x} ${y}) rotate(${randomInt(-16, 17)} 9 13) scale(${randomInt(42, 50) / 10} 4.4)" d="${GLYPHS[character] ?? ''}" stroke="${colour(90)}"/>`;
  });
  const lines = Array.from(
    { length: 5 },
    () =>
      `<path d="M${randomInt(WIDTH)} ${randomInt(HEIGHT)}Q${randomInt(WIDTH)} ${randomInt(HEIGHT)} ${randomInt(WIDTH)} ${randomInt(HEIGHT)}" stroke="${colour(190)}" stroke-width="1.2"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f5f7fa"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.slice(0, 2).join('')}<g stroke-width=".62">${letters.join('')}</g>${lines.slice(2).join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const colour = (brightest: number) =>
  `rgb(${randomInt(20, brightest)},${randomInt(20, brightest)},${randomInt(20, brightest)})`;
