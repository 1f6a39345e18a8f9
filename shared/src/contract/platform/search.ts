import * as z from 'zod';
import { SearchKind } from '../../enums.ts';
import { Keyword, post, reads, self, service, signedIn, writes } from '../kernel.ts';

const Subject = z.string().min(1).max(200).describe('an id; of a page its address');

/** Something that a search leads to. */
export const SearchHit = z.object({
  kind: z.enum(SearchKind),
  subject: Subject,
  name: z.string().describe('of a page its address'),
  nameEn: z.string().nullable().describe('English name of a person; null: none'),
  note: z.string().nullable().describe('tells it from others: number of a person, year of a plan; null: nothing does'),
  place: z.string().nullable().describe('department of a person; null: none, or not for the caller to read'),
  placeEn: z.string().nullable().describe('English name of that department; null: none'),
});

/** Finding what the caller may open, from anywhere; not in the specification. */
export const search = service('platform', '/platform', {
  search: post(reads, signedIn, {
    summary:
      'People and plans that the caller may open, by how name, pinyin, initials, number or email begin; for an empty keyword what the caller opened last.',
    body: z.object({ keyword: Keyword }),
    data: z.array(SearchHit),
  }),
  rememberopened: post(writes, self, {
    summary: 'Notes what the caller opened from a search, so that it stands first the next time.',
    body: z.object({ kind: z.enum(SearchKind), subject: Subject }),
  }),
});
