import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

/** Departments come, change, are put in order, merged and closed; something stays planned, and something is withdrawn. */
async function arrangeDepartments({ company, hr, mark, list }: Cast): Promise<void> {
  const tree = async () => {
    const known = (await hr.run('OrgDepartments'))['departments'] as Data[];
    return (id: unknown): Data => known.find((one) => one['id'] === id) ?? {};
  };
  const rootId = ((await hr.run('OrgDepartments'))['departments'] as Data[])[0]?.['id'] as string;
  const create = async (name: string, parentId: string) => {
    const input = { clientMutationId: mutationKey(), code: `${mark}-${name}`, name: `${mark} ${name}`, parentId };
    return (((await hr.run('CreateDepartment', { input }))['createDepartment'] as Data)['department'] as Data)[
      'id'
    ] as string;
  };
  const parent = await create('parent', rootId);
  const [first, second, third] = [
    await create('first', parent),
    await create('second', parent),
    await create('third', parent),
  ];
  const version = async (id: string) => (await tree())(id)['version'] as number;
  const order = { parentId: parent, version: await version(parent), ids: [third, second, first] };
  await hr.run('OrderDepartments', { input: order });
  await hr.run('UpdateDepartment', {
    input: { id: first, version: await version(first), name: `${mark} renamed`, headId: company.bossIds[0] },
  });
  await hr.run('OrgDepartmentHead', { id: first });
  // Who leaves is told what they head.
  await hr.run('ExitForm', { employeeId: company.bossIds[0] });
  await hr.run('CloseDepartment', { input: { id: third, version: await version(third) } });
  await hr.run('MergeDepartment', {
    input: { clientMutationId: mutationKey(), id: second, version: await version(second), targetId: first },
  });
  const plan = async (name: string, effectiveDate: string) => {
    const input = { id: first, version: await version(first), name: `${mark} ${name}`, effectiveDate };
    return ((await hr.run('UpdateDepartment', { input }))['updateDepartment'] as Data)['changeId'] as string;
  };
  const [withdrawn] = [
    await plan('next', '2099-01-01'),
    await plan('later', '2099-02-01'),
    await plan('last', '2099-03-01'),
  ];
  await hr.run('WithdrawDepartmentChanges', { input: { ids: [withdrawn] } });
  await hr.run('Organisation', { day: '2099-02-01' });
  const day = '2020-01-01';
  const saveVersion = async (name: string) => {
    const input = { clientMutationId: mutationKey(), name: `${mark} ${name}`, day };
    return ((await hr.run('NameOrganisation', { input }))['nameOrganisation'] as Data)['organisationVersion'] as Data;
  };
  const named = await saveVersion('v1');
  await hr.run('RenameOrganisationVersion', {
    input: { id: named['id'], version: named['version'], name: `${mark} v2` },
  });
  const gone = await saveVersion('v3');
  await hr.run('DeleteOrganisationVersion', { input: { id: gone['id'], version: gone['version'] } });
  for (const name of ['OrgHistory', 'OrgVersions', 'OrgComing']) await hr.run(name);
  await hr.run('OrgComparison', { from: day, to: '2099-12-31' });
  await hr.run('ExportOrganisationComparison', { input: { from: day, to: '2099-12-31' } });
  await hr.run('WithdrawOrganisationChanges', { input: { ids: [await plan('never', '2099-04-01')] } });
  await hr.run('ExportDepartments', { input: { format: 'XLSX' } });
  await hr.run('ReportLine');
  const led = { managerId: company.bossIds[0], line: 'MANAGER' };
  await list(hr, 'ReportLineBelow', (pageSize) => ({ ...led, ...page(pageSize) }));
  await list(hr, 'WithoutManager', page);
  await list(hr, 'OrgMembers', (pageSize) => ({ departmentId: rootId, includeBelow: true, ...page(pageSize) }));
}

export const proof: ModuleProof = {
  walk: [['arranges departments', arrangeDepartments]],
  rows: {
    parentDeptId: 'department',
    targetDeptId: 'department',
    headEmpId: 'employee',
    changeId: 'org_change',
    versionId: 'org_version',
  },
  budgets: {
    // The employees' positions, and the departments that what is coming is about.
    OrgMembers: 2,
    // Departments and positions of the people.
    ReportLine: 3,
    ReportLineBelow: 3,
    WithoutManager: 3,
    OrgDepartments: 3,
    OrgDepartmentHead: 2,
  },
};
