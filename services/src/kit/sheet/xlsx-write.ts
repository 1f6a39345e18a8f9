import { serialOf, survives, textOf, type Cell, type CellFormat } from './cells.ts';
import { guardFormula } from './formula.ts';
import { escaped } from './xlsx-text.ts';
import { writeZip } from './zip-write.ts';

export interface SheetColumnLook {
  /** In characters. */
  width: number;
  /** What is typed into the column's empty cells is taken for. */
  format?: CellFormat;
}

export interface Sheet {
  name: string;
  /** The first row is meant to be the header and stays in view. */
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  /** How the columns look; without it they are as wide as their headings, and never too narrow for a day. */
  columns?: readonly SheetColumnLook[];
}

/**
 * A streamed xlsx writer: every text an inline string. It exists because the streaming package drops characters outside
 * the basic plane (rare Chinese names such as 𠮷) and the other one holds the whole file in memory.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats of numbers: those of the standard by their number, ours from 164 on. */
const FORMATS: Readonly<Record<CellFormat, number>> = {
  text: 49,
  money: 4,
  percent: 10,
  wholePercent: 9,
  day: 164,
  time: 165,
};
const OWN_FORMATS = [
  [164, 'yyyy\\-mm\\-dd'],
  [165, 'yyyy\\-mm\\-dd\\ hh:mm'],
] as const;
const FORMAT_NAMES = Object.keys(FORMATS) as CellFormat[];

/** Numbers of the styles below: plain, a heading, the heading of a column that has to be filled in, then the formats. */
const STYLES = { heading: 1, required: 2 };
const FONTS = ['', '<b/>', '<b/><color rgb="FFC0392B"/>'];
const styleOf = (format: CellFormat | undefined): number =>
  format === undefined ? 0 : FONTS.length + FORMAT_NAMES.indexOf(format);

const stylesXml = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${OWN_FORMATS.length}">${OWN_FORMATS.map(
  ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`,
).join('')}</numFmts><fonts count="3">${FONTS.map((font) => `<font>${font}<sz val="11"/></font>`).join(
  '',
)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${
  FONTS.length + FORMAT_NAMES.length
}">${FONTS.map((_, font) => `<xf fontId="${font}" xfId="0" applyFont="1"/>`).join('')}${FORMAT_NAMES.map(
  (format) => `<xf numFmtId="${FORMATS[format]}" fontId="0" xfId="0" applyNumberFormat="1"/>`,
).join('')}</cellXfs></styleSheet>`;

/** The parts around the sheets: what there is, and where. */
function parts(sheets: readonly Sheet[]): [string, string[]][] {
  const each = (text: (number: number, sheet: Sheet) => string) =>
    sheets.map((sheet, i) => text(i + 1, sheet)).join('');
  return [
    [
      '[Content_Types].xml',
      [
        `${HEAD}<Types xmlns="${PKG}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>`,
        each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`),
        '</Types>',
      ],
    ],
    [
      '_rels/.rels',
      [
        `${HEAD}<Relationships xmlns="${PKG}/relationships"><Relationship Id="r1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ],
    ],
    [
      'xl/workbook.xml',
      [
        `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets>`,
        each((n, { name }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="r${n}"/>`),
        '</sheets></workbook>',
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        `${HEAD}<Relationships xmlns="${PKG}/relationships">`,
        each((n) => `<Relationship Id="r${n}" Type="${REL}/worksheet" Target="worksheets/sheet${n}.xml"/>`),
        `<Relationship Id="styles" Type="${REL}/styles" Target="styles.xml"/></Relationships>`,
      ],
    ],
    ['xl/styles.xml', [stylesXml]],
  ];
}

/** Spreadsheet name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

// Said only where a blank would be lost: on every cell it makes 20,000 rows too large to be imported again.
const textXml = (text: string) => `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${escaped(text)}</t>`;

const stringXml = (text: string, at: string, style: string) =>
  text === '' ? '' : `<c r="${at}"${style} t="inlineStr"><is>${textXml(guardFormula(text))}</is></c>`;

const numberXml = (value: string, at: string, format: CellFormat | undefined) =>
  `<c r="${at}"${format === undefined ? '' : ` s="${styleOf(format)}"`}><v>${escaped(value)}</v></c>`;

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'string') return stringXml(cell, at, '');
  if ('heading' in cell) return stringXml(cell.heading, at, ` s="${cell.required ? STYLES.required : STYLES.heading}"`);
  // What a spreadsheet would round or could not show stays as it is written.
  if ('number' in cell)
    return survives(cell.number) ? numberXml(cell.number, at, cell.format) : stringXml(textOf(cell), at, '');
  const serial = serialOf(cell);
  return serial === null ? stringXml(textOf(cell), at, '') : numberXml(serial, at, 'day' in cell ? 'day' : 'time');
}

function rowXml(cells: readonly Cell[], row: number): string {
  let xml = `<row r="${row}">`;
  for (const [i, cell] of cells.entries()) xml += cellXml(cell, `${columnName(i)}${row}`);
  return `${xml}</row>`;
}

const columnsXml = (columns: readonly SheetColumnLook[]): string =>
  columns.length === 0
    ? ''
    : `<cols>${columns
        .map(
          ({ width, format }, i) =>
            `<col min="${i + 1}" max="${i + 1}" width="${width}"${format === undefined ? '' : ` style="${styleOf(format)}"`} customWidth="1"/>`,
        )
        .join('')}</cols>`;

/** Room for a day in every column, and for a heading, whose Chinese characters are twice as wide. */
const NARROWEST = 12;
const WIDEST = 40;
const widthOf = (heading: Cell): SheetColumnLook => {
  const shown = [...textOf(heading)].reduce((sum, character) => sum + (character > '\u2e80' ? 2 : 1), 2);
  return { width: Math.min(Math.max(shown, NARROWEST), WIDEST) };
};

async function* sheetXml({ rows, columns }: Sheet): AsyncIterable<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>`;
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    if (row === 1) yield `${columnsXml(columns ?? cells.map(widthOf))}<sheetData>`;
    yield rowXml(cells, row);
  }
  yield row === 0 ? '<sheetData></sheetData></worksheet>' : '</sheetData></worksheet>';
}

/** An xlsx file as a stream of bytes. */
export function writeXlsx(...sheets: Sheet[]): AsyncIterable<Uint8Array> {
  return writeZip([
    ...parts(sheets),
    ...sheets.map((sheet, i): [string, AsyncIterable<string>] => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)]),
  ]);
}
