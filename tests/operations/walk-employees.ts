import { expect, vi } from 'vitest';
import { addDays } from '@hengcai/shared/rules/dates';
import { ContractType } from '@hengcai/shared/rules/employee/contract-type';
import { page, type Cast } from './cast.ts';
import { mutationKey, userErrorsOf, type Data, type Person } from './stack.ts';

export async function listPeople({ hr, list }: Cast): Promise<void> {
  await list(hr, 'EmployeeList', (pageSize) => ({ ...page(pageSize), withSignIn: true }));
  await list(hr, 'MessageDrawer', page);
  await list(hr, 'EmployeeOptions', (limit) => ({ keyword: 'E0', limit }));
}

export async function readTheShell({ company, hr, worker, workerId }: Cast): Promise<void> {
  for (const name of ['Me', 'Menu', 'Attention', 'Notices', 'DepartmentTree', 'EmployeeReferences'])
    await worker.run(name);
  for (const name of ['Shell', 'PagePermission']) await worker.run(name, { path: '/index' });
  // A company without an appraisal: its first steps.
  await hr.run('HomeOverview', { todos: true, overview: true });
  await worker.run('PickedEmployee', { id: workerId });
  await hr.run('EmployeeImportTemplate');
  await hr.run('FailedLogins', { companyCode: company.code, userName: 'nobody' });
  await hr.run('RequestVerificationCode', { input: { companyCode: company.code, userName: 'nobody' } });
  await worker.run('SaveLanguage', { input: { language: 'ZH_CN' } });
  await worker.run('KeepSession', { input: { edited: true } });
}

/** Two who have never signed in are asked in, one by mail and one by a card, and a sheet is prepared. */
export async function invitePeople({ company, hr, worker }: Cast): Promise<void> {
  const selection = { employeeIds: [company.staffIds[3] ?? ''], again: true };
  await hr.run('InvitationCounts', { selection });
  await hr.run('InviteByMail', { input: { selection, clientMutationId: mutationKey() } });
  const { inviteByCards } = await hr.run('InviteByCards', {
    input: { selection: { employeeIds: [company.staffIds[4] ?? ''] } },
  });
  await hr.run('InviteByPasswords', { input: { selection, clientMutationId: mutationKey() } });
  const [card] = ((inviteByCards as Data)['print'] as Data)['cards'] as Data[];
  const token = /#invitation=(.*)/.exec(card?.['link'] as string)?.[1] ?? '';
  await worker.run('OpenInvitation', { input: { token } });
  await worker.ask('AcceptInvitation', { input: { token: 'none', password: 'Passw0rd3' } });
  await worker.run('FirstLogin');
}

/** Accounts are disabled and enabled again; a list remembers its columns and filters; what is found is opened. */
export async function arrangeLists({ company, hr, worker, mark }: Cast): Promise<void> {
  const employeeIds = [company.staffIds[4] ?? ''];
  // An account that is disabled already is refused.
  for (const enabled of [false, false, true]) await hr.run('EnableAccounts', { input: { employeeIds, enabled } });
  const listKey = 'employee.list';
  const layout = { density: 'COMPACT', columns: [{ name: 'city', width: 120, shown: true }] };
  await hr.run('SaveListLayout', { input: { listKey, layout } });
  const save = (name: string) =>
    hr.run('SaveListFilter', { input: { listKey, name: `${mark} ${name}`, query: 'keyword=E0', roleCode: 'hr' } });
  const first = ((await save('first'))['saveListFilter'] as Data)['listMemory'] as Data;
  await save('second');
  await save('third');
  await hr.run('DeleteListFilter', { input: { id: (first['filters'] as Data[])[0]?.['id'] as string } });
  await hr.run('ListMemory', { listKey });
  await hr.run('Search', { keyword: 'e0' });
  await hr.run('RememberOpened', { input: { kind: 'EMPLOYEE', subject: employeeIds[0] } });
  await worker.run('Search', { keyword: '' });
}

export async function changePeople({ company, hr, mark, services }: Cast): Promise<void> {
  const id = company.staffIds[5] ?? '';
  const departmentId = company.deptIds[0];
  const known = await hr.run('EmployeeReferences');
  const first = (list: string): string | null => (known[list] as Data[])[0]?.['id'] ?? null;
  const sections: Record<string, Data> = {
    UpdateEmployeeBasic: { number: 'X100', name: `${mark} renamed` },
    UpdateEmployeeWork: {
      departmentId,
      entryDate: '2020-01-01',
      city: `${mark} city`,
      positionId: first('positions'),
      rankId: first('ranks'),
      jobFamilyId: first('jobFamilies'),
    },
    UpdateEmployeePersonal: { nationality: `${mark} nation`, idType: 'ID_CARD', idNumber: '11010519491231002X' },
    UpdateEmployeeContact: { phone: '13800000000', emergencyContact: `${mark} contact` },
    UpdateEmployeeBank: { bankName: `${mark} bank`, bankCard: '6222000011112222' },
    UpdateEmployeeContract: { contractStart: '2020-01-01', contractType: ContractType.FIXED_TERM },
    UpdateEmployeeEducation: { education: 'MASTER' },
    UpdateEmployeeSalary: { baseSalary: '76543.21', targetBonus: '98765.43', salaryFrom: '2026-01-01' },
  };
  for (const [operation, values] of Object.entries(sections)) {
    const { employee } = await hr.run('EmployeeDetails', { id });
    await hr.run(operation, { input: { id, version: employee.version, ...values } });
  }
  await hr.run('EmployeeAudit', { id, ...page(10) });
  await hr.run('EmployeeSummary', { filter: { contractTypes: [ContractType.FIXED_TERM] } });
  await hr.run('EmployeeFieldsFree', { number: 'X100' });
  const today = await services.as(company, 'reads', async (ctx) => ctx.today);
  const regularDate = addDays(today, 10);
  const added = () => ({
    input: {
      clientMutationId: mutationKey(),
      number: 'NEW1',
      name: `${mark} new`,
      departmentId,
      entryDate: today,
      // On probation, which ends soon.
      regularDate,
    },
  });
  await hr.run('AddEmployee', added());
  const again = await hr.ask('AddEmployee', added());
  expect(userErrorsOf(again).map(({ field }) => field as string)).toEqual(['number']);
  await hr.run('ResetEmployeePassword', { input: { clientMutationId: mutationKey(), id: company.staffIds[3] } });
  await hr.run('ExportEmployees', { input: { format: 'CSV' } });
}

export async function importPeople({ hr, mark }: Cast): Promise<void> {
  await checkedImport(hr, `Employee number,Name,Entry date\nI0,${mark} faulty,never\n`);
  const importId = await checkedImport(
    hr,
    `Employee number,Name,Entry date,Position,Department,Sex\nI1,${mark} imported,2026-01-01,${mark} clerk,${mark} office,?\n`,
  );
  await mendImport(hr, importId);
  await commitImport(hr, importId);
  await hr.run('EmployeeImportSummary', { id: importId });
  await checkedImport(hr, `Employee number,Name,Entry date\nI1,${mark} changed,2026-01-01\n`);
  const wrong = await checkedImport(hr, `Employee number,Name,Entry date\nI2,${mark} mistaken,2026-01-01\n`);
  await commitImport(hr, wrong);
  await hr.run('EmployeeImports');
  const undone = await hr.run('UndoEmployeeImport', { input: { id: wrong, clientMutationId: mutationKey() } });
  await finished(hr, undone['undoEmployeeImport'].job.id as string);
  await hr.run('EmployeeImports');
  await hr.run('EmployeeImportSummary', { id: wrong });
}

async function commitImport(hr: Person, id: string): Promise<void> {
  const committed = await hr.run('CommitEmployeeImport', { input: { id, clientMutationId: mutationKey() } });
  await finished(hr, committed['commitEmployeeImport'].job.id as string);
}

/** Uploads and maps a file and reads what was found in it; answers the import. */
async function checkedImport(hr: Person, content: string): Promise<string> {
  const { importId } = await hr.upload('importempinfo', 'people.csv', content);
  const summary = (await hr.run('EmployeeImportSummary', { id: importId }))['employeeImport'] as Data;
  const mapping = (summary['columns'] as Data[]).map(({ header, field }) => ({ header, field }));
  const mapped = await hr.run('MapEmployeeImport', { input: { id: importId, mapping } });
  const jobId = mapped['mapEmployeeImport'].job.id as string;
  await finished(hr, jobId);
  await hr.run('EmployeeImportSummary', { id: importId });
  await hr.run('EmployeeImportRows', { id: importId, ...page(10) });
  await hr.run('EmployeeImportErrors', { id: importId });
  return importId as string;
}

/** Waits for the end of a job. */
export async function finished(hr: Person, jobId: string): Promise<void> {
  const isDone = async () => expect((await hr.run('Job', { id: jobId }))['job'].status).toBe('DONE');
  await vi.waitFor(isDone, { timeout: 20_000 });
}

/** Confirms that everything unknown is made, and leaves one wrong cell empty. */
async function mendImport(hr: Person, id: string): Promise<void> {
  const { unknowns } = (await hr.run('EmployeeImportSummary', { id }))['employeeImport'] as Data;
  const create = (unknowns as Data[]).map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade }));
  const leaveEmpty = [{ field: 'sex', code: 'NOT_ALLOWED' }];
  const mended = await hr.run('MendEmployeeImport', { input: { id, create, replace: [], leaveEmpty } });
  await finished(hr, mended['mendEmployeeImport'].job.id as string);
  await hr.run('EmployeeImportSummary', { id });
}
