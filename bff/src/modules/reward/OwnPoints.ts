import type { OwnPointsResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { OwnPointsRow } from './rows.ts';

export const OwnPoints: ResolversOf<OwnPointsResolvers, OwnPointsRow> = {
  id: (points) => points.empId,
};
