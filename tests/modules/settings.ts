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
  // What they see is looked at, by role and by person.
  await hr.run('SeeAsChoices');
  await hr.run('SeeAs', { input: { roleId: first['id'] } });
  await hr.run('ExplainSight', { input: { employeeId: workerId, ofEmployeeId: workerId, field: 'baseSalary' } });
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

/** Two accounts without a person; one is renamed, gets another password, is shut out and let in again. */
async function manageAccounts({ hr, mark, list }: Cast): Promise<void> {
  const make = async (account: string): Promise<Data> => {
    const input = { name: `${mark} ${account}`, account, clientMutationId: randomUUID() };
    return ((await hr.run('CreateUserAccount', { input }))['createUserAccount'] as Data)['userAccount'] as Data;
  };
  const { id } = await make('walk.first');
  await make('walk.second');
  await list(hr, 'UserAccounts', (size) => ({ filter: { keyword: 'walk' }, ...page(size) }));
  const now = async () => {
    const { version } = (await hr.run('UserAccountDetail', { id }))['userAccount'] as Data;
    return { id, version: version as number };
  };
  await hr.run('RenameUserAccount', { input: { ...(await now()), name: `${mark} renamed`, account: 'walk.renamed' } });
  await hr.run('ResetUserAccountPassword', { input: { id, clientMutationId: randomUUID() } });
  await hr.run('SignOutUserAccount', { input: { id } });
  await hr.run('DisableUserAccount', { input: await now() });
  await hr.run('EnableUserAccount', { input: await now() });
}

/** How the company signs in is looked at, tried and saved as it is. */
async function manageSignIn({ hr }: Cast): Promise<void> {
  const { version } = (await hr.run('SignInSettings'))['signInSettings'] as Data;
  await hr.run('TestSignInSettings', { input: { loginWay: 'DEFAULT' } });
  await hr.run('SaveSignInSettings', { input: { loginWay: 'DEFAULT', version } });
}

/** Two people may act as somebody else, one as the head of a department; one of them no longer. */
async function linkIdentities({ hr, workerId, list, company }: Cast): Promise<void> {
  const [first, second] = company.staffIds;
  const add = async (as: Data, employeeId = workerId) =>
    ((await hr.run('AddIdentityLink', { input: { employeeId, ...as } }))['addIdentityLink'] as Data)['id'] as string;
  const id = await add({ actsAsEmployeeId: first === workerId ? second : first, validTo: '2027-12-31' });
  await add({ departmentId: company.deptIds[0] });
  const gone = await add({ departmentId: company.deptIds[0] }, first === workerId ? second : first);
  await list(hr, 'IdentityLinks', (size) => page(size));
  await hr.run('ChangeIdentityLink', { input: { id, version: 1, validTo: null } });
  await hr.run('RemoveIdentityLink', { input: { id: gone } });
}

export const proof: ModuleProof = {
  walk: [
    ['roles', manageRoles],
    ['accounts', manageAccounts],
    ['signing in', manageSignIn],
    ['linked identities', linkIdentities],
  ],
  rows: { roleCode: 'role', toRoleCode: 'role', copyOf: 'role', systemUserId: 'user_account', ofEmpId: 'employee' },
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
    SeeAsChoices: 4,
  },
};
