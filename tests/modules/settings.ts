import { randomUUID } from 'node:crypto';
import type { ModuleProof } from '../operations/modules.ts';
import { type Cast, page } from '../operations/cast.ts';
import type { Data } from '../operations/stack.ts';

/** Two roles of the company's own, with members, departments, field groups and pages; one more that goes again. */
async function manageRoles({ hr, workerId, mark, list, company }: Cast): Promise<void> {
  const make = async (name: string, more: Data = {}): Promise<Data> => {
    const input = { name: `${mark} ${name}`.slice(0, 20), clientMutationId: randomUUID(), ...more };
    return ((await hr.run('CreateRole', { input }))['createRole'] as Data)['role'] as Data;
  };
  const first = await make('A');
  const second = await make('B', { copyOfId: 'hr' });
  const gone = await make('C');
  await hr.run('Roles');
  const role = async (id: unknown): Promise<Data> => (await hr.run('RoleDetail', { id }))['role'] as Data;
  const now = async (id: unknown) => ({ id, version: (await role(id))['version'] as number });

  await hr.run('RenameRole', { input: { ...(await now(first['id'])), name: `${mark} D`.slice(0, 20) } });
  await hr.run('UpdateRole', {
    input: {
      ...(await now(first['id'])),
      fieldRights: [{ group: 'SALARY', right: 'READ' }],
      clientMutationId: randomUUID(),
    },
  });
  await hr.run('RoleMatrix', { id: first['id'] });
  // A shipped role has what it was shipped with beside what it has.
  await hr.run('RoleMatrix', { id: 'hr' });
  await hr.run('SaveRolePages', {
    input: {
      ...(await now(first['id'])),
      pages: [{ pageId: '/employee/list', allowVisit: true, allowEdit: false, allowExport: false }],
    },
  });
  const employeeIds = [workerId, ...company.staffIds.slice(1, 2)];
  await hr.run('AddRoleMembers', { input: { id: first['id'], employeeIds } });
  const members = await list(hr, 'RoleMembers', (size) => ({ id: first['id'], ...page(size) }));
  const userIds = ((members['role'] as Data)['members'] as Data)['items'].map(({ userId }: Data) => userId as string);
  await hr.run('SaveRoleScope', { input: { ...(await now(first['id'])), scope: 'COMPANY' } });
  await hr.run('SaveRoleScope', {
    input: { ...(await now(first['id'])), userId: userIds[0], scope: 'SELF_AND_SUPERIORS' },
  });
  await hr.run('RoleMembers', { id: first['id'], ...page(10) });
  await hr.run('TransferRoleMembers', { input: { fromId: first['id'], toId: second['id'], userIds } });
  await hr.run('RemoveRoleMembers', { input: { id: second['id'], userIds } });
  await hr.run('DeleteRole', { input: await now(gone['id']) });
}

export const proof: ModuleProof = {
  walk: [['roles', manageRoles]],
  rows: { roleCode: 'role', toRoleCode: 'role', copyOf: 'role' },
  budgets: {
    Roles: 3,
    RoleDetail: 3,
    RoleMatrix: 2,
    RoleMembers: 3,
    CreateRole: 3,
    UpdateRole: 3,
    RenameRole: 3,
    SaveRoleScope: 3,
    SaveRolePages: 2,
  },
};
