import { MAX_CHARACTERS, SheetRefused } from './limits.ts';
import { unescaped } from './xlsx-text.ts';
import { readPart } from './xlsx-workbook.ts';
import type { ZipEntry } from './zip.ts';

/** The texts that cells refer to by number. */
export async function readSharedStrings(entry: ZipEntry): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  let text = '';
  let taking = false;
  let inReadingAid = false;
  await readPart(entry, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReadingAid = true;
      if (name === 't') taking = !inReadingAid;
    },
    close(name) {
      if (name === 't') taking = false;
      if (name === 'rPh') inReadingAid = false;
      if (name === 'si') texts.push(unescaped(text));
    },
    text(part) {
      if (!taking) return;
      text += part;
      characters += part.length;
      if (characters > MAX_CHARACTERS) throw new SheetRefused('FILE_TOO_LARGE');
    },
  });
  return texts;
}

/** Number formats of the standard that show days; 27 to 58 are those of Chinese, Japanese and Korean programs. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format such as yyyy"年"m"月"d"日" shows days: what is quoted, escaped or in brackets is decoration. */
export function isDateFormat(format: string): boolean {
  const shown = (format.split(';')[0] ?? '')
    .replace(/"[^"]*"|\[[^\]]*\]|\\.|[_*]./g, '')
    .replace(/general|am\/pm|a\/p/gi, '')
    .replace(/s\.0+/gi, 's');
  return /[ymdhs]/i.test(shown) && !/[0#?]/.test(shown);
}

/** For every cell style whether its numbers are days. */
export async function readDateStyles(entry: ZipEntry): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCellStyles = false;
  await readPart(entry, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (name === 'numFmt') formats.set(id, isDateFormat(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') inCellStyles = true;
      if (name === 'xf' && inCellStyles) styles.push(formats.get(id) ?? isBuiltInDate(id));
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}
