import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../../testing/workbooks.ts';
import { dayCell, moneyCell, numberCell, percentCell, survives, textOf, timeCell, type Cell } from './cells.ts';
import { writeCsv } from './csv.ts';
import { readTable } from './read.ts';
import { writeXlsx } from './xlsx-write.ts';

const xlsx = (rows: Cell[][]) => bytesOf(writeXlsx({ name: 'x', rows }));

describe('cells of a file', () => {
  test('other programs find numbers, days and times where people see them, each to the last digit', async () => {
    const file = await xlsx([
      [numberCell('88.3'), moneyCell('12345678901.25'), percentCell('12.5'), percentCell('30')],
      [dayCell('2026-02-28'), timeCell('2026-11-01 09:30'), dayCell('1899-12-31'), numberCell(null)],
    ]);
    const [sheet] = await readExcelFile(file);
    expect(sheet?.data).toEqual([
      [88.3, 12345678901.25, 0.125, 0.3],
      [new Date('2026-02-28T00:00:00Z'), new Date('2026-11-01T09:30:00Z'), '1899-12-31', null],
    ]);
  });

  test('our own imports read days and amounts back as they were', async () => {
    const file = await xlsx([['a'], [dayCell('2024-02-29'), moneyCell('1000.50'), numberCell('0.10')]]);
    const rows = await readTable(file, 'x.xlsx', { rows: 5, columns: 5 });
    expect(rows[1]?.cells).toEqual(['2024-02-29', '1000.50', '0.10']);
  });

  test.each([
    ['123456789012345', true],
    ['1234567890123456', false],
    ['12345678901234.56', false],
    ['-0.001234567890123', true],
    ['1e5', false],
  ])('a spreadsheet keeps every digit of %s: %s', async (value, kept) => {
    expect(survives(value)).toBe(kept);
    const [sheet] = await readExcelFile(await xlsx([[numberCell(value)]]));
    // What it would round stands there as text.
    expect(typeof sheet?.data[0]?.[0]).toBe(kept ? 'number' : 'string');
  });

  test('in csv all of them are texts', async () => {
    const row = [moneyCell('1000'), percentCell('12.5'), dayCell('2026-01-02'), timeCell('2026-01-02 03:04'), 'a'];
    expect((await bytesOf(writeCsv([row]))).toString()).toBe('\uFEFF1000.00,12.5%,2026-01-02,2026-01-02 03:04,a\r\n');
    expect(textOf({ heading: 'Name' })).toBe('Name');
  });
});
