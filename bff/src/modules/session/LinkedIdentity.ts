import type { LinkedIdentityResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { LinkedIdentityRow } from './rows.ts';

export const LinkedIdentity: ResolversOf<LinkedIdentityResolvers, LinkedIdentityRow> = {
  id: (identity) => identity.iId,
  name: (identity) => identity.iName,
  number: (identity) => identity.iNumber,
  original: (identity) => identity.iId === identity.uId,
  departmentName: (identity) => identity.deptName,
};
