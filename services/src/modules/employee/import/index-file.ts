import type { RowReading } from './reading.ts';
import type { Wanted } from './state.ts';

export type Fingerprint = (idNumber: string) => string;

/** What must be unique within a file: for every value the rows it stands in. */
export interface FileIndex {
  numbers: ReadonlyMap<string, number[]>;
  /** Numbers, emails and accounts in lower case, each with the numbers of the people it would open. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  fingerprints: ReadonlyMap<string, ReadonlySet<string>>;
}

const textOf = (reading: RowReading, key: string): string | undefined => {
  const value = reading.values.get(key);
  return value === undefined ? undefined : String(value);
};

/** The employee number of a row in lower case: how rows, managers and people of the company are matched. */
export const numberOf = (reading: RowReading): string | undefined => textOf(reading, 'empNumber')?.toLowerCase();

/** The names that would open the account of a row's person. */
export const namesOf = (reading: RowReading): { column: string; name: string }[] =>
  ['empNumber', 'email', 'loginAccount'].flatMap((column) => {
    const name = textOf(reading, column)?.toLowerCase();
    return name === undefined ? [] : [{ column, name }];
  });

/** Indexes a file before its rows are judged one by one. */
export function indexFile(readings: readonly RowReading[], fingerprint: Fingerprint): FileIndex {
  const numbers = new Map<string, number[]>();
  const names = new Map<string, Set<string>>();
  const fingerprints = new Map<string, Set<string>>();
  const add = (index: Map<string, Set<string>>, key: string, who: string) =>
    index.set(key, (index.get(key) ?? new Set()).add(who));
  for (const reading of readings) {
    const number = numberOf(reading);
    if (number === undefined) continue;
    numbers.set(number, [...(numbers.get(number) ?? []), reading.row]);
    for (const { name } of namesOf(reading)) add(names, name, number);
    const idNumber = textOf(reading, 'idNumber');
    if (idNumber !== undefined) add(fingerprints, fingerprint(idNumber), number);
  }
  return { numbers, names, fingerprints };
}

/** What of the company the dry run has to know for this file. */
export const wantedOf = (index: FileIndex, own: boolean): Wanted => ({
  own,
  numbers: [...index.numbers.keys()],
  names: [...index.names.keys()],
  fingerprints: [...index.fingerprints.keys()],
});
