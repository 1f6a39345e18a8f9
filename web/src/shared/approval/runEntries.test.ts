import { expect, it } from 'vitest';
import { runEntries } from './runEntries';

type Decision = 'APPROVED' | 'REFUSED';

const step = (name: string, status: 'PENDING' | Decision) => ({
  name,
  status,
  message: null,
  approvers: [],
  decisions: status === 'PENDING' ? [] : [{ approver: null, decision: status, opinion: null, at: null }],
});
const run = (status: 'PENDING' | 'REFUSED' | 'WITHDRAWN', steps: ReturnType<typeof step>[]) => ({
  id: 'run',
  status,
  submittedAt: '2026-11-01T01:00:00Z',
  submittedBy: null,
  steps,
});
const marksOf = (given: ReturnType<typeof run>) =>
  runEntries(given, (id) => id, 'filed').map(({ title, mark }) => [title, mark]);

it('one node at a time is the present one: those behind it have not begun', () => {
  expect(marksOf(run('PENDING', [step('superior', 'PENDING'), step('hr', 'PENDING')]))).toEqual([
    ['hr', 'waiting'],
    ['superior', 'current'],
    ['filed', 'done'],
  ]);
});

it.each([
  ['REFUSED', 'REFUSED', 'refused', 'unreached'],
  ['WITHDRAWN', 'APPROVED', 'approved', 'withdrawn'],
] as const)(
  'of a run that was %s, what was decided stays and what is behind waits for nobody',
  (status, decision, said, behind) => {
    expect(marksOf(run(status, [step('superior', decision), step('hr', 'PENDING')]))).toEqual([
      ['hr', behind],
      ['superior', said],
      ['filed', 'done'],
    ]);
  },
);
