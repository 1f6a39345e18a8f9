import type { Stored } from '../current.ts';
import type { Differences } from '../diff.ts';
import { maskOf } from '../fields.ts';
import { SECRET_FIELDS } from '../person.ts';
import type { StagedChange, StagedPerson } from '../tables-import.ts';

/** What of a person changes, for people to look at; of sealed values the last characters of the new one. */
export function stagedChanges(changes: Differences, stored: Stored, { secrets, exit }: StagedPerson): StagedChange[] {
  const own = Object.entries(changes).map(([field, { before, after }]): StagedChange => {
    const kind = SECRET_FIELDS.find((one) => one === field);
    return kind ? { field, before: null, after: maskOf(secrets[kind]?.lastFour ?? '') } : { field, before, after };
  });
  const leaves = exit
    ? [
        { field: 'lastDay', before: stored.lastDay, after: exit.lastDay },
        { field: 'exitReason', before: null, after: exit.exitReason ?? exit.reason },
      ]
    : [];
  return [...own, ...leaves];
}
