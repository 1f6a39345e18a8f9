import type { ShortcutResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { ShortcutRow } from './rows.ts';

export const Shortcut: ResolversOf<ShortcutResolvers, ShortcutRow> = {
  path: (entry) => entry.pageUrl,
  name: (entry) => entry.pageName,
};
