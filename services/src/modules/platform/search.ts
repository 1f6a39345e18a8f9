import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { SearchKind } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { type Hit, searchedKinds } from '../../kit/search.ts';
import { recentOpening } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** What nobody opened for so long is no longer recent. */
const RECENT_DAYS = 90;

/** Finding what the caller may open; what is found and who may open it is said by the modules (`kit/search.ts`). */
export const searchHandlers: Handlers<Contract['search']> = {
  async search({ keyword }, ctx) {
    if (keyword === '') return recent(ctx);
    const hits: Hit[] = [];
    for (const { find } of searchedKinds()) hits.push(...(await find(ctx, keyword.toLowerCase(), LIMITS.searchHits)));
    return hits;
  },

  async rememberopened({ kind, subject }, ctx) {
    const openedAt = ctx.now;
    await ctx.tx
      .insert(recentOpening)
      .values({ companyId: ctx.session.companyId, userId: ctx.session.userId, kind, subject, openedAt })
      .onConflictDoUpdate({
        target: [recentOpening.companyId, recentOpening.userId, recentOpening.kind, recentOpening.subject],
        set: { openedAt },
      });
    const before = new Date(openedAt.getTime() - RECENT_DAYS * DAY_MS);
    await ctx.tx.delete(recentOpening).where(and(mine(ctx), lt(recentOpening.openedAt, before)));
    return null;
  },
};

const mine = ({ session }: Ctx) =>
  and(eq(recentOpening.companyId, session.companyId), eq(recentOpening.userId, session.userId));

/** What the caller opened last and may still open, as it is called today. */
async function recent(ctx: Ctx): Promise<Hit[]> {
  const kinds = [SearchKind.PAGE, ...searchedKinds().flatMap((one) => one.kinds)];
  const rows = await ctx.tx
    .select({ kind: recentOpening.kind, subject: recentOpening.subject })
    .from(recentOpening)
    .where(and(mine(ctx), inArray(recentOpening.kind, kinds)))
    .orderBy(desc(recentOpening.openedAt))
    .limit(LIMITS.searchHits);
  const hits = rows.flatMap(({ kind, subject }) =>
    kind === SearchKind.PAGE && hasRight(ctx.session, subject) ? [page(subject)] : [],
  );
  for (const { kinds: own, known } of searchedKinds()) {
    const subjects = rows.filter(({ kind }) => own.includes(kind as Hit['kind'])).map(({ subject }) => subject);
    if (subjects.length > 0) hits.push(...(await known(ctx, subjects)));
  }
  const place = (hit: Hit) => rows.findIndex(({ subject }) => subject === hit.subject);
  return hits.sort((a, b) => place(a) - place(b));
}

const page = (path: string): Hit => ({
  kind: SearchKind.PAGE,
  subject: path,
  name: path,
  nameEn: null,
  note: null,
  place: null,
  placeEn: null,
});
