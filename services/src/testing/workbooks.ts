import { writeZip } from '../kit/sheet/zip-write.ts';

/** The bytes of a stream in one piece. */
export async function bytesOf(parts: AsyncIterable<Uint8Array | string>): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(chunks);
}

type Text = string | Iterable<string>;

/** Parts of a workbook that a test writes by hand; what it leaves out is what every workbook has. */
export interface WorkbookParts {
  /** Content of `sheetData`. */
  rows?: Text;
  /** The whole sheet instead. */
  sheet?: Text;
  sharedStrings?: Text;
  styles?: string;
  workbook?: string;
  relations?: string;
  /** Further files of the archive. */
  more?: Record<string, Text>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
const relations = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

function* wrapped(before: string, inside: Text, after: string): Generator<string> {
  yield before;
  yield* typeof inside === 'string' ? [inside] : inside;
  yield after;
}

/** An xlsx file whose XML stands in the test, for what no honest program writes. */
export function workbookOf({ rows = '', sheet, sharedStrings, styles, workbook, ...rest }: WorkbookParts) {
  const parts: [string, Iterable<string>][] = [
    ['_rels/.rels', [relations(relation('r1', 'officeDocument', 'xl/workbook.xml'))]],
    [
      'xl/workbook.xml',
      [
        workbook ??
          `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        rest.relations ??
          relations(
            relation('r1', 'worksheet', 'worksheets/sheet1.xml') +
              relation('r2', 'sharedStrings', 'sharedStrings.xml') +
              relation('r3', 'styles', '/xl/styles.xml'),
          ),
      ],
    ],
    [
      'xl/worksheets/sheet1.xml',
      sheet === undefined
        ? wrapped(`<worksheet xmlns="${MAIN}"><sheetData>`, rows, '</sheetData></worksheet>')
        : wrapped('', sheet, ''),
    ],
  ];
  if (sharedStrings !== undefined) parts.push(['xl/sharedStrings.xml', wrapped('', sharedStrings, '')]);
  if (styles !== undefined) parts.push(['xl/styles.xml', [styles]]);
  for (const [name, text] of Object.entries(rest.more ?? {})) parts.push([name, wrapped('', text, '')]);
  return bytesOf(writeZip(parts));
}

/** A text that says the same again and again without ever standing in memory as a whole. */
export function* repeated(times: number, text: (index: number) => string): Generator<string> {
  for (let from = 0; from < times; from += 1_000)
    yield Array.from({ length: Math.min(1_000, times - from) }, (_, i) => text(from + i)).join('');
}
