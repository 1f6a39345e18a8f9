import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '../../../kit/failure.ts';
import { decideSave, type DraftState } from './auto-save.ts';

/** A form on the server, as `saveTargets` keeps it: what is written, by whom, and a version that counts. */
interface Stored extends DraftState {
  text: number;
}
const FRESH: Stored = { version: 1, draftClientId: null, draftSeq: null, text: 0 };

function put(stored: Stored, save: { version: number; clientId: string; seq: number; text: number }): Stored {
  if (decideSave(stored, save, () => null) === 'overtaken') return stored;
  return { version: stored.version + 1, draftClientId: save.clientId, draftSeq: save.seq, text: save.text };
}

test('P18 whatever gets lost or overtakes, the form holds the last text that arrived, never an older one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.nat(), { minLength: 1, maxLength: 24 }),
      (count, picks) => {
        // Each of the saves is sent once or more often, in any order, some never; the sender knows only its first version.
        const arrivals = picks.map((pick) => (pick % count) + 1);
        const stored = arrivals.reduce(
          (form, seq) => put(form, { version: 1, clientId: 'one-tab', seq, text: seq }),
          FRESH,
        );
        expect(stored.text).toBe(Math.max(...arrivals));
      },
    ),
    { numRuns: 5_000, seed: 20_261_101 },
  );
});

test('two tabs: one version lets one of them through, and the other is told', () => {
  const first = put(FRESH, { version: 1, clientId: 'tab-a', seq: 1, text: 10 });
  const second = () => put(first, { version: 1, clientId: 'tab-b', seq: 7, text: 20 });
  expect(second).toThrow(Failure);
  const taken = put(first, { version: 2, clientId: 'tab-b', seq: 7, text: 20 });
  expect(taken.text).toBe(20);
  // The first tab has lost the form, however far its numbers are.
  expect(() => put(taken, { version: 2, clientId: 'tab-a', seq: 9, text: 30 })).toThrow(Failure);
});

test('after a submission a save that is still on its way is refused', () => {
  const submitted: Stored = { version: 3, draftClientId: null, draftSeq: null, text: 5 };
  expect(() => put(submitted, { version: 2, clientId: 'tab-a', seq: 6, text: 6 })).toThrow(Failure);
});
