import type { BacklogCountResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { BacklogRow } from './rows.ts';

export const BacklogCount: ResolversOf<BacklogCountResolvers, BacklogRow> = {
  type: (backlog) => backlog.typeId,
  count: (backlog) => backlog.backlogCount,
};
