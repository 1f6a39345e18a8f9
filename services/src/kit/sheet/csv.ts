import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { textOf, type Cell } from './cells.ts';
import { guardFormula, unguardFormula } from './formula.ts';
import { RowCollector, SheetRefused, type SheetLimits, type SheetRow } from './limits.ts';

const decodeAs = (label: string, bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Whether bytes beyond ASCII mostly stand alone between ASCII ones, as accents do; a Chinese character has two in a row. */
function isWestern(bytes: Uint8Array): boolean {
  let alone = 0;
  let pairs = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    if ((bytes[at + 1] ?? 0) < 0x80) alone += 1;
    else {
      pairs += 1;
      at += 1;
    }
  }
  return alone > pairs;
}

/**
 * Text of a csv file: UTF-8 (with or without byte order mark) if every byte fits, else what Excel saves: Windows-1252 in
 * Western Europe, GB18030 in China. Accents read as GB18030 would be other names; null when nothing fits.
 */
export const decodeText = (bytes: Uint8Array): string | null =>
  decodeAs('utf-8', bytes) ?? decodeAs(isWestern(bytes) ? 'windows-1252' : 'gb18030', bytes);

/** The separator that occurs most in the header line; Excel writes `;` or tab in some locales. */
function separatorOf(text: string): string {
  // What stands in quotes is a cell's own.
  const header =
    text
      .slice(0, 10_000)
      .replaceAll(/"[^"]*(?:"|$)/g, '')
      .split(/\r?\n/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** Rows read between two turns of the event loop. */
const AT_A_TIME = 200;
/** Blank lines are common at the end of a file; a file of nothing else is no table. */
const LINES_PER_ROW = 4;

/** Rows of a csv file, the header first; blank lines are left out but keep their row number. */
export async function readCsv(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const text = decodeText(bytes);
  if (text === null || text.includes('\u0000')) throw new SheetRefused('FILE_ENCODING');
  // A page or a drawing with another name.
  if (/^\uFEFF?\s*<(?:!doctype|\?xml|html|svg|script)\b/i.test(text)) throw new SheetRefused('FILE_TYPE');
  const parser = Readable.from(partsOf(text)).pipe(
    parse({ delimiter: separatorOf(text), relaxColumnCount: true, bom: true, maxRecordSize: 100_000 }),
  );
  const collector = new RowCollector(limits);
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row > (limits.rows + 1) * LINES_PER_ROW) throw new SheetRefused('TOO_MANY_ROWS', { max: limits.rows });
      collector.add({ row, cells: record.map((cell) => unguardFormula(cell.trim())), formula: false });
      if (row % AT_A_TIME === 0) await nextTurn();
    }
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused('FILE_UNREADABLE');
  }
  return collector.rows;
}

const PART = 65_536;

/** Bytes rather than characters: a rare Chinese name is two of these and must not be torn apart. */
function* partsOf(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += PART) yield bytes.subarray(at, at + PART);
}

const quoted = (cell: string): string => {
  const safe = guardFormula(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of RFC 4180 csv, cells guarded against formulas. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A csv file as a stream; it begins with a byte order mark, without which Excel takes UTF-8 for the local code page. */
export async function* writeCsv(
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncIterable<string> {
  yield '\uFEFF';
  for await (const cells of rows) yield csvLine(cells.map(textOf));
}
