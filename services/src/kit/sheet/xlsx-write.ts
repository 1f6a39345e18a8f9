import { guardFormula } from './formula.ts';
import { escaped } from './xlsx-text.ts';
import { writeZip } from './zip-write.ts';

/** A cell: text, a decimal that the spreadsheet program can calculate with, or a heading. */
export type Cell = string | { number: string } | { heading: string; required?: boolean };

export interface Sheet {
  name: string;
  /** The first row is meant to be the header and stays in view. */
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>;
  /** Widths of the columns in characters; without them the spreadsheet program's own. */
  widths?: readonly number[];
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

/** Numbers of the styles below: plain, a heading, the heading of a column that has to be filled in. */
const STYLES = { heading: 1, required: 2 };
const FONTS = ['', '<b/>', '<b/><color rgb="FFC0392B"/>'];

const stylesXml = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="3">${FONTS.map(
  (font) => `<font>${font}<sz val="11"/></font>`,
).join(
  '',
)}</fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">${FONTS.map(
  (_, font) => `<xf fontId="${font}" xfId="0" applyFont="1"/>`,
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

function cellXml(cell: Cell, at: string): string {
  if (typeof cell === 'string') return stringXml(cell, at, '');
  if ('number' in cell) return `<c r="${at}"><v>${escaped(cell.number)}</v></c>`;
  return stringXml(cell.heading, at, ` s="${cell.required ? STYLES.required : STYLES.heading}"`);
}

function rowXml(cells: readonly Cell[], row: number): string {
  let xml = `<row r="${row}">`;
  for (const [i, cell] of cells.entries()) xml += cellXml(cell, `${columnName(i)}${row}`);
  return `${xml}</row>`;
}

const columnsXml = (widths: readonly number[]): string =>
  `<cols>${widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')}</cols>`;

async function* sheetXml({ rows, widths }: Sheet): AsyncIterable<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>${widths ? columnsXml(widths) : ''}<sheetData>`;
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    yield rowXml(cells, row);
  }
  yield '</sheetData></worksheet>';
}

/** An xlsx file as a stream of bytes. */
export function writeXlsx(...sheets: Sheet[]): AsyncIterable<Uint8Array> {
  return writeZip([
    ...parts(sheets),
    ...sheets.map((sheet, i): [string, AsyncIterable<string>] => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)]),
  ]);
}
