import type { AlignedTargetResolvers, AlignmentLinkResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { AlignedTargetRow, AlignmentLinkRow } from './rows.ts';

export const AlignedTarget: ResolversOf<AlignedTargetResolvers, AlignedTargetRow> = { id: (target) => target.cellCode };

export const AlignmentLink: ResolversOf<AlignmentLinkResolvers, AlignmentLinkRow> = {
  id: (link) => link.alignId,
  fromId: (link) => link.fromCellCode,
  toId: (link) => link.toCellCode,
};
