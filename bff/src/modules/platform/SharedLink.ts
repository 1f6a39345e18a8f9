import type { SharedLinkResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { SharedLinkRow } from './rows.ts';

export const SharedLink: ResolversOf<SharedLinkResolvers, SharedLinkRow> = {
  id: (link) => link.shareId,
  name: (link) => link.objectName,
};
