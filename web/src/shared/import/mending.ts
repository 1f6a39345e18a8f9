import type { Mends, NewThing, ThingKind } from '@hengcai/shared/rules/employee/import-mending';
import type { ImportSummary, ImportThing } from './importAdapter';

/** What becomes of an unknown thing: it is made, its rows stay errors, or (a code) another one is meant. */
export type Choice = 'create' | 'leave' | { use: string };
/** How somebody wants an unknown thing; what is not set is as proposed. */
export interface ThingDraft {
  code?: string;
  name?: string;
  grade?: string;
  choice?: Choice;
}
export type ThingDrafts = Readonly<Record<string, ThingDraft>>;

export const thingId = ({ kind, key }: Pick<NewThing, 'kind' | 'key'>): string => `${kind}:${key}`;

/** A thing as it is to be made. */
export function toCreate(thing: ImportThing, { code, name, grade }: ThingDraft = {}): NewThing {
  return {
    kind: thing.kind,
    key: thing.key,
    code: (code ?? thing.code).trim(),
    name: (name ?? thing.name).trim(),
    grade: thing.kind === 'rank' ? (grade === undefined ? thing.grade : Number.parseInt(grade, 10) || null) : null,
  };
}

/**
 * The decisions about an import when the things of `kinds` are settled as drafted: they take the place of what was
 * decided about these kinds, and everything else stays.
 */
export function settle(summary: ImportSummary, kinds: readonly ThingKind[], drafts: ThingDrafts): Mends {
  const create: NewThing[] = [];
  const replace = [...summary.mends.replace];
  for (const thing of summary.unknowns) {
    const draft = drafts[thingId(thing)];
    const before = summary.mends.create.find((one) => thingId(one) === thingId(thing));
    if (!kinds.includes(thing.kind)) {
      if (before) create.push(before);
      continue;
    }
    const choice = draft?.choice ?? 'create';
    if (choice === 'create') create.push(toCreate(thing, draft));
    else if (choice !== 'leave') replace.push({ field: thing.field, value: thing.value, by: choice.use });
  }
  return { ...summary.mends, create, replace };
}

/** The decisions when a value is read as another one in all its rows. */
export const replacing = ({ mends }: ImportSummary, field: string, value: string, by: string): Mends => ({
  ...mends,
  replace: [...mends.replace.filter((one) => one.field !== field || one.value !== value), { field, value, by }],
});

/** The decisions when the cells with an error are left empty. */
export const leavingEmpty = ({ mends }: ImportSummary, field: string, code: string): Mends => ({
  ...mends,
  leaveEmpty: [...mends.leaveEmpty, { field, code }],
});
