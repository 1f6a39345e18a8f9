import { guardFormula } from './formula.ts';
import { escaped } from './xlsx-text.ts';
import { writeZip } from './zip-write.ts';

/** A cell: text, or a decimal that the spreadsheet program can calculate with. */
export type Cell = string | { number: string };

/**
 * A streamed xlsx writer: one sheet, every text an inline string. It exists because the streaming package drops
 * characters outside the basic plane (rare Chinese names such as 𠮷) and the other one holds the whole file in memory.
 */

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = (sheetName: string): [string, string[]][] => [
  [
    '[Content_Types].xml',
    [
      `${HEAD}<Types xmlns="${PKG}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
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
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ],
  ],
  [
    'xl/_rels/workbook.xml.rels',
    [
      `${HEAD}<Relationships xmlns="${PKG}/relationships"><Relationship Id="r1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ],
  ],
];

/** Spreadsheet name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

// Said only where a blank would be lost: on every cell it makes 20,000 rows too large to be imported again.
const textXml = (text: string) => `<t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${escaped(text)}</t>`;

function cellXml(cell: Cell, at: string): string {
  if (typeof cell !== 'string') return `<c r="${at}"><v>${escaped(cell.number)}</v></c>`;
  return cell === '' ? '' : `<c r="${at}" t="inlineStr"><is>${textXml(guardFormula(cell))}</is></c>`;
}

function rowXml(cells: readonly Cell[], row: number): string {
  let xml = `<row r="${row}">`;
  for (const [i, cell] of cells.entries()) xml += cellXml(cell, `${columnName(i)}${row}`);
  return `${xml}</row>`;
}

async function* sheetXml(rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>): AsyncIterable<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let row = 0;
  for await (const cells of rows) {
    row += 1;
    yield rowXml(cells, row);
  }
  yield '</sheetData></worksheet>';
}

/** An xlsx file as a stream of bytes; the first row is meant to be the header and stays in view. */
export function writeXlsx(
  sheetName: string,
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncIterable<Uint8Array> {
  return writeZip([...parts(sheetName), ['xl/worksheets/sheet1.xml', sheetXml(rows)]]);
}
