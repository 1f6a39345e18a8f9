import { and, asc, eq } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { allPages, hasRight } from '../../kit/pages.ts';
import { customMenuEntry } from './tables.ts';

/** The pages people put on their home page. */
export const menuEntryHandlers: Pick<Handlers<Contract['index']>, 'listCustomMenuEntry' | 'saveCustomMenuEntry'> = {
  async listCustomMenuEntry(_input, ctx) {
    const rows = await ctx.tx
      .select({ path: customMenuEntry.path })
      .from(customMenuEntry)
      .where(mine(ctx))
      .orderBy(asc(customMenuEntry.sort), asc(customMenuEntry.path));
    return entriesOf(
      ctx,
      rows.map((row) => row.path),
    );
  },

  async saveCustomMenuEntry({ pageUrls }, ctx) {
    const paths = [...new Set(pageUrls)];
    if (paths.length > LIMITS.shortcuts)
      throw refused({ field: 'pageUrls', code: 'SHORTCUTS_TOO_MANY', params: { max: LIMITS.shortcuts } });
    const entries = entriesOf(ctx, paths);
    const unknown = paths.findIndex((path) => !entries.some((entry) => entry.pageUrl === path));
    if (unknown !== -1) throw refused({ field: `pageUrls.${unknown}`, code: 'SHORTCUT_UNKNOWN' });
    await ctx.tx.delete(customMenuEntry).where(mine(ctx));
    const owner = { companyId: ctx.session.companyId, userId: ctx.session.subjectUserId };
    await insertMany(
      ctx.tx,
      customMenuEntry,
      paths.map((path, sort) => ({ ...owner, path, sort })),
    );
    return entries;
  },
};

const mine = ({ session }: Ctx) =>
  and(eq(customMenuEntry.companyId, session.companyId), eq(customMenuEntry.userId, session.subjectUserId));

/** Those of the paths that are pages of the caller's menu, in the order of the paths. */
function entriesOf({ session, t }: Ctx, paths: readonly string[]) {
  const pages = new Map(allPages().map((page) => [page.path, page]));
  return paths.flatMap((path) => {
    const menu = pages.get(path)?.menu;
    return menu && hasRight(session, path) ? [{ pageUrl: path, pageName: t(`page.${path}`), icon: menu.icon }] : [];
  });
}
