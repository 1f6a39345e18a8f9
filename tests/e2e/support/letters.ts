import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Wanted {
  /** Where the product keeps its data. */
  dataDir: string;
  /** Address of the reader. */
  to: string;
  /** What the link has in it. */
  having: string;
}

/** The link in the letter to somebody; null until the product has mailed it. */
export function linkFor({ dataDir, to, having }: Wanted): string | null {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return null;
  for (const name of readdirSync(folder)) {
    const letter = readFileSync(path.join(folder, name), 'utf8');
    if (!letter.includes(`\nTo: ${to}\n`)) continue;
    const link = linksOf(letter).find((one) => one.includes(having));
    if (link !== undefined) return link;
  }
  return null;
}

/** The links of a letter, whichever way its text was made safe for the way. */
function linksOf(letter: string): string[] {
  const body = letter.slice(letter.indexOf('\n\n'));
  const text = /^Content-Transfer-Encoding: base64$/m.test(letter)
    ? Buffer.from(body, 'base64').toString()
    : // A long line is folded with "=" at its end.
      body.replaceAll('=\n', '').replaceAll('=3D', '=');
  return text.match(/http:\S+/g) ?? [];
}
