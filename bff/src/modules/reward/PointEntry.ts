import type { PointEntryResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { PointEntryRow } from './rows.ts';

export const PointEntry: ResolversOf<PointEntryResolvers, PointEntryRow> = {
  id: (entry) => entry.entryId,
};
