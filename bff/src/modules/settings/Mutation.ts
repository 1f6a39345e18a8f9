import type { MutationResolvers } from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';
import { sumOf } from './allowance.ts';

const ROLE_FIELDS: FieldNames = {
  roleCode: 'id',
  roleName: 'name',
  copyOf: 'copyOfId',
  toRoleCode: 'toId',
  groups: 'fieldRights',
  empIds: 'employeeIds',
  deptIds: 'departmentIds',
};

type Mutations =
  | 'createRole'
  | 'updateRole'
  | 'renameRole'
  | 'deleteRole'
  | 'addRoleMembers'
  | 'removeRoleMembers'
  | 'transferRoleMembers'
  | 'saveRoleScope'
  | 'saveRolePages';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  createRole: (_root, { input }, { rest }) =>
    payload(async () => {
      const role = await rest.roles.saverole({
        roleName: input.name,
        copyOf: input.copyOfId ?? undefined,
        readOnly: input.readOnly ?? undefined,
        clientMutationId: input.clientMutationId,
      });
      return { role };
    }, ROLE_FIELDS),
  updateRole: (_root, { input }, { rest }) =>
    payload(async () => {
      const role = await rest.roles.saverole({
        roleCode: input.id,
        version: input.version,
        readOnly: input.readOnly ?? undefined,
        groups: input.fieldRights?.map(({ group, right }) => ({ groupCode: group, right })),
        clientMutationId: input.clientMutationId,
      });
      return { role };
    }, ROLE_FIELDS),
  renameRole: (_root, { input: { id, version, name } }, { rest }) =>
    payload(
      async () => ({ role: await rest.roles.updatename({ roleCode: id, version, roleName: name }) }),
      ROLE_FIELDS,
    ),
  deleteRole: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.roles.deleterole({ roleCode: id, version });
      return { deletedId: id };
    }, ROLE_FIELDS),
  addRoleMembers: (_root, { input: { id, employeeIds } }, { rest }) =>
    payload(async () => ({ role: await rest.roles.addusers({ roleCode: id, empIds: employeeIds }) }), ROLE_FIELDS),
  removeRoleMembers: (_root, { input: { id, userIds } }, { rest }) =>
    payload(async () => ({ role: await rest.roles.deleteusers({ roleCode: id, userIds }) }), ROLE_FIELDS),
  transferRoleMembers: (_root, { input: { fromId, toId, userIds } }, { rest }) =>
    payload(async () => {
      const { role, toRole } = await rest.roles.transferusers({ roleCode: fromId, toRoleCode: toId, userIds });
      return { from: role, to: toRole };
    }, ROLE_FIELDS),
  saveRoleScope: (_root, { input }, { rest }) =>
    payload(async () => {
      const role = await rest.roles.savedeptmanage({
        roleCode: input.id,
        version: input.version,
        userId: input.userId ?? undefined,
        scope: input.scope ?? null,
        deptIds: input.departmentIds ?? [],
        empIds: input.employeeIds ?? [],
      });
      return { role };
    }, ROLE_FIELDS),
  saveRolePages: (_root, { input }, { rest }) =>
    payload(async () => {
      const role = await rest.roles.saverolehtml({
        roleCode: input.id,
        version: input.version,
        pages: (input.pages ?? []).map(({ pageId, elements, ...allowance }) => ({
          pageId,
          rights: sumOf(allowance),
          elements: (elements ?? []).map(({ code, shown }) => ({ code, shown })),
        })),
        restore: input.restore ?? [],
      });
      return { role };
    }, ROLE_FIELDS),
};
