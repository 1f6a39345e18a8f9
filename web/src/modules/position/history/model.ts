import { localName } from '../../../i18n/format';
import type { DescriptionChange, JobFamilyVersionRowFragment, RankVersionRowFragment } from './history.gen';

/** What a rank or job family was from one day to another, in the words that both have in common. */
export interface Version {
  validFrom: string;
  validTo: string | null;
  name: string;
  /** Of a job family only. */
  nameEn: string | null;
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
  nameEn?: string | null;
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
  nameEn: null,
  partOf: jobGrade && localName(jobGrade),
  seniority: grade,
});
export const ofFamily = ({ parent, ...version }: JobFamilyVersionRowFragment): Version => ({
  ...version,
  partOf: parent && localName(parent),
  seniority: null,
});

const FIELDS = ['name', 'nameEn', 'partOf', 'seniority'] as const;
type Field = (typeof FIELDS)[number];

/** What differs between two descriptions, as pairs of texts in the order of the fields. */
export function differences({ before, after }: Change): { field: Field; pair: Pair }[] {
  if (!before || !after) return [];
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    pair: [before[field], after[field]],
  }));
}
type Pair = readonly [before: string | number | null, after: string | number | null];
