import { dec } from '@hengcai/shared/numbers';
import { unguardFormula } from './formula.ts';
import { RowCollector, SheetRefused, type SheetLimits, type SheetRow } from './limits.ts';
import { readDateStyles, readSharedStrings } from './xlsx-tables.ts';
import { unescaped } from './xlsx-text.ts';
import { readPart, readWorkbook, type Attributes, type XmlEvents } from './xlsx-workbook.ts';
import { zipEntries } from './zip.ts';

/**
 * Rows of the first sheet of an xlsx file, the header first; numbers keep the digits of the file, dates become
 * YYYY-MM-DD. The file is read as a stream between two turns of the event loop each, and no further than the first row
 * that is too much: what it claims to hold costs nothing.
 */
export async function readXlsx(file: Buffer, limits: SheetLimits): Promise<SheetRow[]> {
  const { sheet, sharedStrings, styles, from1904 } = await readWorkbook(zipEntries(file));
  const tables: Tables = {
    texts: sharedStrings ? await readSharedStrings(sharedStrings) : [],
    isDate: styles ? await readDateStyles(styles) : [],
    from1904,
  };
  const collector = new RowCollector(limits);
  await readPart(sheet, new SheetReader(tables, limits, collector));
  return collector.rows;
}

interface Tables {
  texts: readonly string[];
  /** Whether the numbers of a cell style are days. */
  isDate: readonly boolean[];
  from1904: boolean;
}

/** Turns the tags of a sheet into rows. */
class SheetReader implements XmlEvents {
  private row: SheetRow = { row: 0, cells: [], formula: false };
  private column = -1;
  private type = '';
  private style = 0;
  private value = '';
  /** Set while characters belong to the cell: inside its value or its own text, not inside a formula or a reading aid. */
  private taking = false;
  private inReadingAid = false;

  constructor(
    private readonly tables: Tables,
    private readonly limits: SheetLimits,
    private readonly collector: RowCollector,
  ) {}

  // Properties rather than methods: they are handed over one by one.
  open = (name: string, attributes: Attributes): void => {
    switch (name) {
      case 'row':
        this.row = { row: numberIn(attributes['r']) ?? this.row.row + 1, cells: [], formula: false };
        this.column = -1;
        break;
      case 'c':
        this.column = columnIn(attributes['r']) ?? this.column + 1;
        this.type = attributes['t'] ?? 'n';
        this.style = numberIn(attributes['s']) ?? 0;
        this.value = '';
        break;
      case 'v':
      case 't':
        this.taking = !this.inReadingAid;
        break;
      case 'f':
        this.row.formula = true;
        break;
      case 'rPh':
        this.inReadingAid = true;
        break;
    }
  };

  close = (name: string): void => {
    switch (name) {
      case 'row':
        this.collector.add(this.row);
        // A sheet without row tags around its cells is none; cells that follow belong to no row.
        this.row = { row: this.row.row, cells: [], formula: false };
        break;
      case 'c':
        this.put(this.textOfCell());
        break;
      case 'v':
      case 't':
        this.taking = false;
        break;
      case 'rPh':
        this.inReadingAid = false;
        break;
    }
  };

  text = (text: string): void => {
    if (this.taking) this.value += text;
  };

  private put(text: string): void {
    if (text === '') return;
    if (this.column >= this.limits.columns) throw new SheetRefused('TOO_MANY_COLUMNS', { max: this.limits.columns });
    const { cells } = this.row;
    while (cells.length < this.column) cells.push('');
    cells[this.column] = text;
  }

  private textOfCell(): string {
    const { value } = this;
    switch (this.type) {
      case 's':
        return ownText(this.tables.texts[numberIn(value) ?? -1] ?? '');
      case 'inlineStr':
      case 'str':
        return ownText(unescaped(value));
      case 'b':
        return value.trim() === '1' || value.trim() === 'true' ? 'true' : 'false';
      case 'd':
        return value.trim().slice(0, 10);
      case 'e':
        return value.trim();
      default:
        return this.tables.isDate[this.style] ? dayOf(value, this.tables.from1904) : digitsOf(value);
    }
  }
}

const ownText = (text: string): string => unguardFormula(text.trim());

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : undefined;

/** Index of the column in a reference such as "AB12". */
function columnIn(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? '')?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * A number as people see it. Spreadsheets calculate in binary and write 17 digits (0.10000000000000001) but show at most
 * 15, and beyond a size they write an exponent.
 */
function digitsOf(value: string): string {
  const text = value.trim();
  const isOdd = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i.test(text) && /e|[\d.]{17}/i.test(text);
  return isOdd ? dec(text).prec(15).toString() : text;
}

const DAY_MS = 86_400_000;
/** Day 0 such that every day since 1 March 1900 is right; before, spreadsheets count a 29 February that never was. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LAST_DAY = 2_958_465;

function dayOf(value: string, from1904: boolean): string {
  const text = value.trim();
  const days = Number(text) + (from1904 ? DAYS_TO_1904 : 0);
  // What is no day stays as it is written and is refused where a date is expected, in words that show it.
  if (text === '' || !Number.isFinite(days) || days < 1 || days >= LAST_DAY + 1) return text;
  return new Date(DAY_ZERO + Math.floor(days + 0.000_005) * DAY_MS).toISOString().slice(0, 10);
}
