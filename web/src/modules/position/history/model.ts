import type { DescriptionChange, JobFamilyVersionRowFragment, RankVersionRowFragment } from './history.gen';

/** What a rank or job family was from one day to another, in the words that both have in common. */
export interface Version {
  validFrom: string;
  validTo: string | null;
  name: string;
  /** The grade of a rank, the family a job family is part of. */
  partOf: string | null;
  /** Of a rank only. */
  seniority: number | null;
}
/** What it is today; null where the services did not answer it. */
export interface Thing {
  id: string;
  code: string;
  name: string;
  closedOn: string | null;
}
export interface Past {
  thing: Thing | null;
  version: Version;
  held: number;
}
export interface Change {
  thing: Thing | null;
  changedOn: string;
  kinds: readonly (DescriptionChange | null)[];
  before: Version | null;
  after: Version | null;
}

export const ofRank = ({ grade, jobGrade, ...version }: RankVersionRowFragment): Version => ({
  ...version,
  partOf: jobGrade?.name ?? null,
  seniority: grade,
});
export const ofFamily = ({ parent, ...version }: JobFamilyVersionRowFragment): Version => ({
  ...version,
  partOf: parent?.name ?? null,
  seniority: null,
});

/** What differs between two descriptions, as pairs of texts in the order of the fields. */
export function differences({ before, after }: Change): { field: 'name' | 'partOf' | 'seniority'; pair: Pair }[] {
  if (!before || !after) return [];
  return (['name', 'partOf', 'seniority'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, pair: [before[field], after[field]] }));
}
type Pair = readonly [before: string | number | null, after: string | number | null];
