import { expect, it } from 'vitest';
import { runEntries } from './runEntries';

const step = (name: string, status: 'PENDING' | 'APPROVED') => ({
  name,
  status,
  message: null,
  approvers: [],
  decisions: [],
});

it('one node at a time is the present one: those behind it have not begun', () => {
  const run = {
    id: 'run',
    status: 'PENDING' as const,
    submittedAt: '2026-11-01T01:00:00Z',
    submittedBy: null,
    steps: [step('superior', 'PENDING'), step('hr', 'PENDING')],
  };
  expect(runEntries(run, (id) => id, 'filed').map(({ title, mark }) => [title, mark])).toEqual([
    ['hr', 'waiting'],
    ['superior', 'current'],
    ['filed', 'done'],
  ]);
});
