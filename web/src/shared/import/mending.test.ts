import { expect, it } from 'vitest';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import type { ImportSummary, ImportThing } from './importAdapter';
import { leavingEmpty, replacing, settle } from './mending';

const thing = (kind: ImportThing['kind'], key: string, more: Partial<ImportThing> = {}): ImportThing => ({
  kind,
  key,
  code: key.toUpperCase(),
  name: key,
  grade: kind === 'rank' ? 3 : null,
  field: kind,
  value: key,
  under: null,
  rows: 1,
  nearest: [],
  confirmed: false,
  ...more,
});
const summary = (unknowns: ImportThing[], mends = NO_MENDS): ImportSummary => ({
  id: '1',
  fileName: 'a.csv',
  rowCount: 1,
  closeMissing: false,
  columns: [],
  fields: [],
  counts: null,
  notes: [],
  causes: [],
  unknowns,
  mends,
  canCreate: true,
  changedFields: [],
  made: [],
  committedAt: null,
  undoUntil: null,
  undone: null,
});
const made = { kind: 'position', key: 'clerk', code: 'C1', name: 'Clerk', grade: null } as const;

it('settles the things of a kind as drafted and leaves what was decided about others', () => {
  const unknowns = [thing('position', 'clerk'), thing('rank', 'p7'), thing('rank', 'p8'), thing('rank', 'p9')];
  const { create, replace } = settle(summary(unknowns, { ...NO_MENDS, create: [made] }), ['rank'], {
    'rank:p7': { code: ' R7 ', grade: '7' },
    'rank:p8': { choice: 'leave' },
    'rank:p9': { choice: { use: 'P10' } },
  });
  expect(create).toEqual([made, { kind: 'rank', key: 'p7', code: 'R7', name: 'p7', grade: 7 }]);
  expect(replace).toEqual([{ field: 'rank', value: 'p9', by: 'P10' }]);
});

it('forgets decisions about things the file no longer names', () => {
  expect(settle(summary([], { ...NO_MENDS, create: [made] }), [], {}).create).toEqual([]);
});

it('reads a value as one other, and leaves cells empty', () => {
  const first = summary([], replacing(summary([]), 'sex', 'Man', 'Male'));
  expect(replacing(first, 'sex', 'Man', 'Female').replace).toEqual([{ field: 'sex', value: 'Man', by: 'Female' }]);
  expect(leavingEmpty(first, 'phone', 'TOO_LONG')).toEqual({
    ...first.mends,
    leaveEmpty: [{ field: 'phone', code: 'TOO_LONG' }],
  });
});
