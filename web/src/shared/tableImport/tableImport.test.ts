import { expect, test } from 'vitest';
import { causesOf, changing, type ImportedLine } from './tableImport';

const line = (row: number, ...errors: [string | null, string][]): ImportedLine => ({
  row,
  empNumber: `E${row}`,
  empName: '',
  outcome: errors.length > 0 ? 'error' : 'add',
  change: '',
  errors: errors.map(([column, message]) => ({ column, code: 'X', message })),
});

test('errors are gathered by their cause, the most frequent first', () => {
  const lines = [line(2, [null, 'formula']), line(3, ['Name', 'another']), line(4, ['Name', 'another']), line(5)];
  expect(causesOf({ lines }).map(({ lines: of, ...cause }) => [cause, of.map(({ row }) => row)])).toEqual([
    [{ column: 'Name', message: 'another' }, [3, 4]],
    [{ column: null, message: 'formula' }, [2]],
  ]);
});

test('only lines that change something are counted', () => {
  expect(changing({ counts: { add: 1, change: 2, remove: 3, same: 40, error: 50 } })).toBe(6);
});
