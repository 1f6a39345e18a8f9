import type { Ctx } from '../../../kit/context.ts';
import { readRoles, type RoleData } from './read.ts';
import { saveRole } from './save.ts';

export type FieldRightsOfRole = Pick<RoleData, 'roleCode' | 'roleName' | 'type' | 'groups' | 'version'>;

const toFieldRights = ({ roleCode, roleName, type, groups, version }: RoleData): FieldRightsOfRole => ({
  roleCode,
  roleName,
  type,
  groups,
  version,
});

/** What each role may do with the groups of employee data. */
export const fieldRightsOfRoles = async (ctx: Ctx): Promise<FieldRightsOfRole[]> =>
  (await readRoles(ctx)).map(toFieldRights);

/** Changes what one role may do with some groups: the rules, the refusals and the audit of a change of the role. */
export const saveFieldRights = async (
  ctx: Ctx,
  { roleCode, version, groups }: { roleCode: string; version: number; groups: RoleData['groups'] },
): Promise<FieldRightsOfRole> =>
  toFieldRights(await saveRole({ roleCode, version, groups, clientMutationId: '' }, ctx));
