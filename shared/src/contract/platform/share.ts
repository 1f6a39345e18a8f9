import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { Id, Instant, original, PageQuery, pageOf, post, reads, self, service, writes } from '../kernel.ts';

/** A link that shows one thing of a page to whoever holds it. */
export const ShareLink = z.object({
  shareId: Id,
  objectName: z.string().describe('what it shows, as it was called when it was shared'),
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable().describe('when it was taken back; null: it was not'),
});

/** Where a link leads, and to what there. */
const Shared = z.object({
  pageUrl: z.string().max(200).describe('page that can be shared'),
  objectId: z.string().max(200).describe('what of it, as that page names it'),
});

/** Links to public pages; they are the product’s own. What a link shows its page answers, as its maker sees it then. */
export const share = service('platform', '/platform', {
  sharelist: post(reads, self, {
    summary: 'The caller’s own links to a page, newest first.',
    body: PageQuery.extend({ pageUrl: Shared.shape.pageUrl }),
    data: pageOf(ShareLink),
  }),
  createshare: post(writes, original(self), {
    summary: 'Makes a link that shows one thing without signing in. Its token is in this one answer and nowhere else.',
    body: Shared.extend({
      validDays: z.int().min(1).max(LIMITS.shareDays).default(LIMITS.shareDaysUsual).describe('how long it works'),
    }),
    data: z.object({
      token: z.string().describe('what the link ends with, after the #'),
      share: ShareLink.describe('the link as the list has it'),
    }),
  }),
  revokeshare: post(writes, self, {
    summary: 'Ends one of the caller’s own links at once.',
    body: z.object({ shareId: Id.describe('which link') }),
    data: ShareLink,
  }),
});
