import type { deptHistory as service } from '@hengcai/shared/contract/org/dept-history';
import type { Handlers } from '../../kit/context.ts';
import { comparison, exportComparison } from './compare.ts';
import { historyDays, nameDay, renameDay, unnameDay, versions } from './versions.ts';

/** What of `/deptmanage` is about days: which there are, what they are called, how two of them differ. */
export const deptHistoryHandlers: Handlers<typeof service> = {
  historydays: (_asked, ctx) => historyDays(ctx),
  historycompare: (asked, ctx) => comparison(ctx, asked),
  historyexport: (asked, ctx) => exportComparison(ctx, asked),
  versionlist: (_asked, ctx) => versions(ctx),
  versionsave: ({ versionName, day }, ctx) => nameDay(ctx, versionName, day ?? ctx.today),
  versionrename: ({ versionId, version, versionName }, ctx) => renameDay(ctx, versionId, version, versionName),
  versiondelete: ({ versionId, version }, ctx) => unnameDay(ctx, versionId, version),
};
