import type { BacklogCountResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { BacklogCountRow } from './rows.ts';

export const BacklogCount: ResolversOf<BacklogCountResolvers, BacklogCountRow> = {
  type: (backlog) => backlog.typeId,
  count: (backlog) => backlog.backlogCount,
};
