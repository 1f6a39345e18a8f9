import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';
import { guardFormula, unguardFormula } from './formula.ts';
import { readTable } from './read.ts';
import { tableOf } from './uploaded.ts';
import { writeXlsx } from './xlsx-write.ts';

const LIMITS = { rows: 20_000, columns: 50 };

async function bytesOf(parts: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of parts) chunks.push(Buffer.from(part));
  return Buffer.concat(chunks);
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", "'=", '＝', '＠'), fc.string())
    .map(([head, tail]) => head + tail),
  fc.constantFrom('𠮷田', '王"小,明', 'a\nb', '00123', '1e5', '2024-02-29'),
);

describe('formula guard', () => {
  test('no guarded text begins with a trigger, and the guard comes off without loss', () => {
    fc.assert(
      fc.property(cell, (text) => {
        expect([...'=+-@\t\r\n\0＝＋－＠']).not.toContain(guardFormula(text).slice(0, 1));
        expect(unguardFormula(guardFormula(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });
});

// What both formats can carry: no character XML forbids, and the reader trims cells as people expect.
const carried = cell.map((text) => text.replace(/[^\P{C}\n]/gu, '').trim()).filter((text) => text !== '');

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  test('reads back what it wrote', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(carried, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
        async (rows) => {
          const file = await bytesOf(format === 'csv' ? writeCsv(rows) : writeXlsx({ name: '员工', rows }));
          const back = await readTable(file, `x.${format}`, LIMITS);
          expect(back.map((row) => row.cells)).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('reading', () => {
  test.each([
    ['UTF-8 with byte order mark', Buffer.from('\uFEFF工号,姓名\n1,王伟')],
    [
      'GBK',
      Buffer.concat([
        Buffer.from([0xb9, 0xa4, 0xba, 0xc5, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb, 0x0a]),
        Buffer.from('1,'),
        Buffer.from([0xcd, 0xf5, 0xce, 0xb0]),
      ]),
    ],
    ['tabs', Buffer.from('工号\t姓名\r\n1\t王伟')],
    ['semicolons', Buffer.from('工号;姓名\n1;王伟\n\n')],
  ])('detects %s', async (_name, bytes) => {
    expect((await readCsv(bytes, LIMITS)).map((row) => row.cells)).toEqual([
      ['工号', '姓名'],
      ['1', '王伟'],
    ]);
  });

  test('accents of a file saved in Western Europe stay accents', async () => {
    const file = Buffer.from('Nr;Größe;Name\n1;XL;Jörg Müller\n2;M;François Lefèvre\n', 'latin1');
    expect((await readCsv(file, LIMITS)).map((row) => row.cells)).toEqual([
      ['Nr', 'Größe', 'Name'],
      ['1', 'XL', 'Jörg Müller'],
      ['2', 'M', 'François Lefèvre'],
    ]);
  });

  test('blank lines keep the numbers of the rows below them', async () => {
    expect((await readCsv(Buffer.from('a,b\n\n1,2\n,\n3,4'), LIMITS)).map((row) => row.row)).toEqual([1, 3, 5]);
  });

  test.each([
    ['a title and a remark above it', 'Staff 2026\nFill in every column,\ncode,name\n1,a\n2,b', [3, 4, 5]],
    ['a row of one cell below it', 'code,name\n1,\n2,b', [1, 2, 3]],
    ['one column and a remark beside a row', 'number\n1\n2,left\n3\n4', [1, 2, 3, 4, 5]],
  ])('a table with %s begins with its headings', async (_what, text, rows) => {
    expect((await tableOf(Buffer.from(text), 'x.csv', LIMITS)).map(({ row }) => row)).toEqual(rows);
  });

  test.each([
    ['an image named csv', 'x.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe])],
    ['a csv named xlsx', 'x.xlsx', Buffer.from('a,b')],
    ['a zip that is no workbook', 'x.xlsx', Buffer.from('PK\u0003\u0004rubbish')],
    ['old Excel', 'x.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ])('refuses %s', async (_name, fileName, bytes) => {
    await expect(readTable(bytes, fileName, LIMITS)).rejects.toMatchObject({ code: expect.stringMatching(/^FILE_/) });
  });

  test('refuses more rows or columns than allowed', async () => {
    const limits = { rows: 2, columns: 2 };
    await expect(readCsv(Buffer.from('a\n1\n2\n3'), limits)).rejects.toMatchObject({
      code: 'TOO_MANY_ROWS',
      params: { max: 2 },
    });
    await expect(readCsv(Buffer.from('a,b,c'), limits)).rejects.toMatchObject({ code: 'TOO_MANY_COLUMNS' });
    await expect(readCsv(Buffer.from('a\n1\n2'), limits)).resolves.toHaveLength(3);
  });

  test('a zip whose directory promises too much is refused before it is unpacked', async () => {
    const file = await bytesOf(writeXlsx({ name: 'x', rows: [['a'.repeat(30_000)]] }));
    const directory = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    file.writeUInt32LE(60 * 1024 * 1024, directory + 24);
    await expect(readTable(file, 'x.xlsx', LIMITS)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});
