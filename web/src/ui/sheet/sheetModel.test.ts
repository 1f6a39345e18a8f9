import { describe, expect, it } from 'vitest';
import { NO_HISTORY, remember, travel, valuesOf } from './sheetHistory';
import { accept, choicesFor, nextEditable, parseBlock, pasteChanges, type SheetColumn } from './sheetModel';

interface Row {
  id: string;
  a: string;
  b: string;
}
const rows: Row[] = [
  { id: '1', a: '', b: '' },
  { id: '2', a: '', b: '' },
];
const columns: SheetColumn<Row>[] = [
  { id: 'name', header: 'name', value: (r) => r.id },
  { id: 'a', header: 'a', kind: 'number', places: 2, editable: true, value: (r) => r.a },
  { id: 'b', header: 'b', editable: (r) => r.id !== '2', value: (r) => r.b },
];
const key = (r: Row) => r.id;

describe('parseBlock', () => {
  it('reads rows and cells as a spreadsheet copies them', () =>
    expect(parseBlock('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]));
  it('reads quoted cells with line breaks and quotes', () =>
    expect(parseBlock('"a\nb"\t"say ""hi"""')).toEqual([['a\nb', 'say "hi"']]));
});

describe('pasteChanges', () => {
  it('fills editable cells, cleans numbers and ignores what lies outside', () => {
    expect(
      pasteChanges(
        [
          ['1,234.567', 'x', 'beyond'],
          ['8', 'y'],
        ],
        { r: 0, c: 1 },
        rows,
        columns,
        key,
      ),
    ).toEqual([
      { rowId: '1', columnId: 'a', value: '1234.56' },
      { rowId: '1', columnId: 'b', value: 'x' },
      { rowId: '2', columnId: 'a', value: '8' },
    ]);
  });
});

it('a select takes a value or its label and nothing else', () => {
  const column: SheetColumn<Row> = {
    id: 'l',
    header: '',
    kind: 'select',
    value: () => '',
    options: [{ value: 'A', label: 'Good' }],
  };
  expect([accept(column, 'Good'), accept(column, 'A'), accept(column, 'Bad'), accept(column, '')]).toEqual([
    'A',
    'A',
    null,
    '',
  ]);
});

it('Tab goes to the next editable cell and leaves the sheet at its end', () => {
  expect(nextEditable({ r: 0, c: 2 }, 1, rows, columns)).toEqual({ r: 1, c: 1 });
  expect(nextEditable({ r: 1, c: 1 }, 1, rows, columns)).toBeNull();
  expect(nextEditable({ r: 0, c: 1 }, -1, rows, columns)).toBeNull();
});

it('a number leaves what it cannot take as it was, and a choice that is always made cannot be emptied', () => {
  const number: SheetColumn<Row> = { id: 'n', header: '', kind: 'number', value: () => '' };
  const choice: SheetColumn<Row> = { id: 'c', header: '', kind: 'select', always: true, value: () => '', options: [] };
  expect([accept(number, '４０'), accept(number, 'none'), accept(number, ''), accept(choice, '')]).toEqual([
    '40',
    null,
    '',
    null,
  ]);
});

it('typing narrows the choices; a whole label shows all of them again', () => {
  const urgent = { value: 'U', label: '紧急' };
  const very = { value: 'V', label: '非常紧急' };
  const column: SheetColumn<Row> = { id: 'c', header: '', kind: 'select', value: () => '', options: [urgent, very] };
  expect(choicesFor(column, '')).toEqual({ shown: [urgent, very] });
  expect(choicesFor(column, '非')).toEqual({ shown: [very], first: very });
  expect(choicesFor(column, '紧急')).toEqual({ shown: [urgent, very], first: urgent });
  expect(choicesFor(column, '无')).toEqual({ shown: [] });
});

describe('undo', () => {
  const cell = (value: string) => [{ rowId: '1', columnId: 'a', value }];
  const holding = (a: string) => valuesOf([{ id: '1', a, b: '' }], columns, key);
  const two = remember(remember(NO_HISTORY, cell('1'), holding('')), cell('2'), holding('1'));

  it('goes back step by step and forth again', () => {
    const once = travel(two, 'back', holding('2'));
    expect(once?.changes).toEqual(cell('1'));
    const twice = once && travel(once.history, 'back', holding('1'));
    expect(twice?.changes).toEqual(cell(''));
    expect(twice && travel(twice.history, 'back', holding(''))).toBeNull();
    expect(twice && travel(twice.history, 'again', holding(''))?.changes).toEqual(cell('1'));
  });

  it('leaves a cell alone that has changed since by another way', () =>
    expect(travel(two, 'back', holding('theirs'))).toBeNull());
});
