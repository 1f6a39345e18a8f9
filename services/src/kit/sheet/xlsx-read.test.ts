import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { repeated, workbookOf, type WorkbookParts } from '../../testing/workbooks.ts';
import { unguardFormula } from './formula.ts';
import { SheetRefused } from './limits.ts';
import { readXlsx } from './xlsx-read.ts';
import { isDateFormat } from './xlsx-tables.ts';

const LIMITS = { rows: 20_000, columns: 50 };
const read = async (parts: WorkbookParts) => readXlsx(await workbookOf(parts), LIMITS);
const cellsOf = async (parts: WorkbookParts) => (await read(parts)).map(({ cells }) => cells);
const inTable = (texts: Iterable<string>) => ['<sst>', ...texts, '</sst>'];
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'accepted',
    (error: unknown) => (error instanceof SheetRefused ? error.code : error),
  );

describe('a workbook as programs write it', () => {
  test('is read as the package reads it that other people use', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((one) => one.replace(/\p{C}/gu, ''))
      // The package that writes stumbles over texts such as "toString"; the mark before a sign of formulas is read away.
      .filter((one) => !(one.trim() in {}) && unguardFormula(one.trim()) === one.trim());
    const value = fc.oneof(
      text.map((one) => one.trim() || 'x'),
      fc.integer(),
      fc.boolean(),
      fc.date({ min: new Date('1901-01-01'), max: new Date('2999-12-31'), noInvalidDate: true }).map((date) => {
        date.setUTCHours(0, 0, 0, 0);
        return date;
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        async (rows) => {
          const file = await writeXlsxFile(
            rows.map((cells) =>
              cells.map((one) => (one instanceof Date ? { value: one, format: 'yyyy-mm-dd' } : { value: one })),
            ),
          ).toBuffer();
          const known = await readSheet<string>(file, { parseNumber: (digits) => digits });
          const expected = known.map((cells) =>
            cells.map((one) => (one instanceof Date ? one.toISOString().slice(0, 10) : String(one ?? '').trim())),
          );
          expect((await readXlsx(file, LIMITS)).map(({ cells }) => cells)).toEqual(expected);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('has shared texts with formatting inside them, and reading aids that are no text', async () => {
    const sharedStrings =
      '<sst><si><t>张三</t></si><si><r><rPr><b/></rPr><t>李</t></r><r><t xml:space="preserve">四 </t></r>' +
      '<rPh sb="0" eb="1"><t>り</t></rPh><phoneticPr fontId="1"/></si><si/></sst>';
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>';
    expect(await cellsOf({ sharedStrings, rows })).toEqual([['张三', '李四']]);
  });

  test('may name its tags with a prefix, leave references out, and leave cells and rows out', async () => {
    const sheet =
      '<?xml version="1.0"?><!-- made by hand --><x:worksheet xmlns:x="m"><x:sheetData><x:row>' +
      "<x:c t='inlineStr'><x:is><x:t>a&amp;b&#x4e2d;<![CDATA[<c>]]></x:t></x:is></x:c><x:c><x:v>1</x:v></x:c></x:row>" +
      '<x:row r="5"><x:c r="C5" t="str"><x:v>last</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    expect(await read({ sheet })).toEqual([
      { row: 1, cells: ['a&b中<c>', '1'], formula: false },
      { row: 5, cells: ['', '', 'last'], formula: false },
    ]);
  });

  test('shows numbers as people see them, days as days, errors as errors', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/></cellXfs></styleSheet>';
    const cell = (value: string, style = 0, type = 'n') => `<c s="${style}" t="${type}"><v>${value}</v></c>`;
    const rows = `<row>${[
      cell('0.10000000000000001'),
      cell('1.38E+10'),
      cell('12345678901'),
      cell('1E+999999999'),
      cell('45352', 1),
      cell('45352.75', 2),
      cell('-1', 1),
      cell('#N/A', 0, 'e'),
      cell('1', 0, 'b'),
      cell('2024-02-29T00:00:00Z', 0, 'd'),
    ].join('')}</row>`;
    expect(await cellsOf({ styles, rows })).toEqual([
      [
        '0.1',
        '13800000000',
        '12345678901',
        '1E+999999999',
        '2024-03-01',
        '2024-03-01',
        '-1',
        '#N/A',
        'true',
        '2024-02-29',
      ],
    ]);
    const workbook = '<workbook><workbookPr date1904="1"/><sheets><sheet id="r1"/></sheets></workbook>';
    expect(await cellsOf({ styles, workbook, rows: `<row>${cell('43890', 1)}</row>` })).toEqual([['2024-03-01']]);
  });

  test.each([
    ['yyyy-mm-dd', true],
    ['[$-804]yyyy"年"m"月"', true],
    ['mm:ss.0', true],
    ['General', false],
    ['0.00E+00', false],
    ['#,##0.00"days"', false],
    ['[Red]0', false],
    ['@', false],
  ])('the format %s shows days: %s', (format, expected) => expect(isDateFormat(format)).toBe(expected));

  test('gives a text with its one guard taken off, and characters XML forbids', async () => {
    const rows = '<row><c t="inlineStr"><is><t>\'=1+1</t></is></c><c t="str"><v>a_x000D_b_x005F_x0041_</v></c></row>';
    expect(await cellsOf({ rows })).toEqual([['=1+1', 'a\rb_x0041_']]);
  });
});

describe('a row with a formula', () => {
  test('says so, whatever the formula shows, and is not left out when it shows nothing', async () => {
    const rows =
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row><row r="2"><c r="A2"><f t="shared" si="0"/></c></row>' +
      '<row r="3"><c r="A3"><v>3</v></c></row>';
    expect((await read({ rows })).map(({ row, formula }) => [row, formula])).toEqual([
      [1, true],
      [2, true],
      [3, false],
    ]);
  });

  test('never reaches what it refers to outside', async () => {
    const more = {
      'xl/externalLinks/externalLink1.xml': '<externalLink><externalBook r:id="r1"/></externalLink>',
      'xl/externalLinks/_rels/externalLink1.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/externalLinkPath" Target="http://127.0.0.1:9/a" TargetMode="External"/></Relationships>',
    };
    const rows = "<row><c><f>'[1]Sheet1'!A1</f><v>7</v></c></row>";
    expect(await read({ rows, more })).toMatchObject([{ formula: true }]);
    const relations =
      '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="file:///etc/passwd" TargetMode="External"/></Relationships>';
    expect(await refusalOf(read({ relations }))).toBe('FILE_TYPE');
  });
});

describe('T21 a workbook that is more than it seems is refused', () => {
  const cell = '<c t="inlineStr"><is><t>x</t></is></c>';
  test.each<[string, WorkbookParts, string]>([
    [
      'a million rows',
      { rows: repeated(1_000_000, (i) => `<row r="${i + 1}"><c><v>${i}</v></c></row>`) },
      'TOO_MANY_ROWS',
    ],
    ['a cell in the last column there is', { rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }, 'TOO_MANY_COLUMNS'],
    ['a document type', { sheet: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }, 'FILE_UNREADABLE'],
    ['an entity', { rows: '<row><c t="str"><v>&lol;</v></c></row>' }, 'FILE_UNREADABLE'],
    ['half an entity', { rows: '<row><c t="str"><v>a & b</v></c></row>' }, 'FILE_UNREADABLE'],
    [
      'a tag that never ends',
      { sheet: ['<worksheet ', ...repeated(200_000, (i) => `a${i}="${i}" `)] },
      'FILE_UNREADABLE',
    ],
    ['a tag that breaks off', { sheet: '<worksheet><sheetData' }, 'FILE_UNREADABLE'],
    [
      'a long text that every cell names',
      {
        sharedStrings: `<sst><si><t>${'long '.repeat(6_000)}</t></si></sst>`,
        rows: repeated(1_000, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`),
      },
      'FILE_TOO_LARGE',
    ],
    [
      'more text than a file of 5 MB has',
      { sharedStrings: inTable(repeated(25_000, (i) => `<si><t>${String(i).padEnd(1_000, 'abcdefg')}</t></si>`)) },
      'FILE_TOO_LARGE',
    ],
    ['what unpacks to a hundred times its size', { rows: ' '.repeat(3_000_000) }, 'FILE_TOO_LARGE'],
    [
      'what unpacks to 51 MB',
      { more: { big: repeated(51 * 1024, (i) => String(i).repeat(200).slice(0, 1_024)) } },
      'FILE_TOO_LARGE',
    ],
    [
      '201 files',
      { more: Object.fromEntries(Array.from({ length: 198 }, (_, i) => [`xl/media/${i}`, ''])) },
      'FILE_TOO_LARGE',
    ],
    ['a name that leads out of it', { more: { '../../etc/cron.d/x': '' } }, 'FILE_UNREADABLE'],
    ['a sheet that is somewhere else', { relations: '<Relationships/>' }, 'FILE_TYPE'],
    ['something behind its end', { workbook: '<workbook/>rest' }, 'FILE_UNREADABLE'],
  ])('with %s', async (_what, parts, code) => expect(await refusalOf(read(parts))).toBe(code));

  test('unless its many rows are empty, its many texts short: those are read', async () => {
    const rows = repeated(200_000, (i) => `<row r="${i + 1}" ht="15"/>`);
    expect(await read({ rows: [...rows, `<row r="200001">${cell}</row>`] })).toMatchObject([{ row: 200_001 }]);
    const sharedStrings = inTable(repeated(100_000, (i) => `<si><t>text ${i}</t></si>`));
    expect(await cellsOf({ sharedStrings, rows: '<row><c t="s"><v>99999</v></c></row>' })).toEqual([['text 99999']]);
  });

  const patched = async (change: (file: Buffer, directory: number) => Buffer | void, parts: WorkbookParts = {}) => {
    const file = await workbookOf({ rows: `<row>${cell}</row>`, ...parts });
    return change(file, file.indexOf(Buffer.from('PK\x01\x02'))) ?? file;
  };
  const last = (file: Buffer) => file.lastIndexOf(Buffer.from('PK\x01\x02'));
  test.each<[string, (file: Buffer, directory: number) => Buffer | void, string]>([
    ['promises more than 50 MB', (file, at) => void file.writeUInt32LE(60 * 1024 * 1024, at + 24), 'FILE_TOO_LARGE'],
    ['promises less than it holds', (file) => void file.writeUInt32LE(10, last(file) + 24), 'FILE_UNREADABLE'],
    ['has other bytes than it says', (file) => void file.writeUInt32LE(1, last(file) + 16), 'FILE_UNREADABLE'],
    ['is encrypted', (file, at) => void file.writeUInt16LE(1, at + 8), 'FILE_UNREADABLE'],
    ['is packed in an unknown way', (file, at) => void file.writeUInt16LE(99, at + 10), 'FILE_UNREADABLE'],
    ['uses sizes of 64 bits', (file, at) => void file.writeUInt32LE(0xffffffff, at + 20), 'FILE_UNREADABLE'],
    ['lies outside the file', (file, at) => void file.writeUInt32LE(0x7fffffff, at + 42), 'FILE_UNREADABLE'],
    ['shares its bytes with another', (file) => void file.writeUInt32LE(0, last(file) + 42), 'FILE_UNREADABLE'],
    [
      'has a directory outside the file',
      (file) => void file.writeUInt32LE(0x7fffffff, file.length - 6),
      'FILE_UNREADABLE',
    ],
    ['has no directory', (file, at) => file.subarray(0, at), 'FILE_UNREADABLE'],
    ['goes on after its end', (file) => Buffer.concat([file, Buffer.from('<script>')]), 'FILE_UNREADABLE'],
  ])('whose archive %s', async (_what, change, code) =>
    expect(await refusalOf(patched(change).then((file) => readXlsx(file, LIMITS)))).toBe(code),
  );
});
