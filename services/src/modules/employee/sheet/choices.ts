import {
  Education,
  EmployeeStatus,
  EmployeeType,
  ExitGround,
  ExitKind,
  IdType,
  MaritalStatus,
  PersonnelChangeType,
  Sex,
} from '@hengcai/shared/enums';
import { enumMessages } from '@hengcai/shared/messages/enums';
import type { LanguageCode } from '../../../kit/context.ts';

/** The closed sets a column may hold. */
const { ENTRY: _entry, MERGE: _merge, ...filed } = PersonnelChangeType;
const SETS = {
  Sex,
  EmployeeType,
  Education,
  MaritalStatus,
  IdType,
  EmployeeStatus,
  ExitKind,
  ExitGround,
  /** What somebody files; entries and mergers are made elsewhere. */
  PersonnelChangeType: filed,
} as const;
export type ChoiceName = keyof typeof SETS;

const labels = (name: ChoiceName, language: LanguageCode): [value: number, label: string][] =>
  Object.entries<number>(SETS[name]).map(([member, value]) => [
    value,
    (enumMessages[language] as Record<string, string>)[`enum.${name}.${member}`] ?? member,
  ]);

// A file comes in either language, or with the numbers other systems export.
const known = new Map<string, number>();
for (const name of Object.keys(SETS) as ChoiceName[]) {
  for (const [value, label] of [...labels(name, 'zh-CN'), ...labels(name, 'en-US')]) {
    known.set(`${name}:${value}`, value);
    known.set(`${name}:${label.toLowerCase()}`, value);
  }
}
known.set('Sex:m', Sex.MALE);
known.set('Sex:f', Sex.FEMALE);
known.set('EmployeeStatus:离职', EmployeeStatus.LEFT);

/** The value a text stands for, by label in either language or by number; undefined when it is none of the set. */
export const choiceOf = (name: ChoiceName, written: string): number | undefined =>
  known.get(`${name}:${written.trim().toLowerCase()}`);

/** The labels of a set in one language. */
export const labelsOf = (name: ChoiceName, language: LanguageCode): string[] =>
  labels(name, language).map(([, label]) => label);

/** The label of a value in one language. */
export const labelOf = (name: ChoiceName, value: number, language: LanguageCode): string =>
  labels(name, language).find(([member]) => member === value)?.[1] ?? String(value);
