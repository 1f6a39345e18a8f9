import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { setHeads } from '../../org/public.ts';
import { companyWith, idOf, jobDone } from '../fixtures.ts';
import { employeeImportRow } from '../tables-import.ts';
import { importing, type Summary } from './import-testing.ts';
import { unsealed } from './journal.ts';

let services: TestServices;
let { check, checkAndCreate, commit } = {} as ReturnType<typeof importing>;
beforeAll(async () => {
  services = await startServices();
  ({ check, checkAndCreate, commit } = importing(services));
});
afterAll(() => services.stop());

const undo = async (company: TestCompany, importId: string) => {
  const { jobId } = await services.ok<{ jobId: string }>(
    'empmanage.undoimport',
    { importId, clientMutationId: `undo-${importId}` },
    company.adminToken,
  );
  return jobDone(services, company.adminToken, jobId);
};
const summaryOf = (company: TestCompany, importId: string) =>
  services.ok<Summary>('empmanage.getimport', { importId }, company.adminToken);
const people = async (company: TestCompany) =>
  (await services.ok<{ items: Record<string, unknown>[] }>('empmanage.emplist', { pageSize: 40 }, company.adminToken))
    .items;
const withoutStamp = (list: Record<string, unknown>[]) => list.map(({ version: _version, ...one }) => one);
const departmentsOf = (company: TestCompany) =>
  services.ok<{ deptCode: string; headEmpId: string | null }[]>('deptmanage.selectalldept', {}, company.adminToken);

const FILE = [
  '工号,姓名,部门编码,部门,职位编码,职位,入职日期,直接上级工号,基本工资,证件号码,工作邮箱,部门负责人工号,最后工作日,离职原因',
  'n1,张三,new,New department,dev,Developer,2024-01-05,n2,12000,110101199003070011,n1@example.com,n2,,',
  'n2,李四,new,New department,dev,Developer,2024-01-05,boss,15000.5,,,n2,,',
  'boss,王大伟,new,New department,,,2020-01-01,,20000,,boss@example.com,n2,,',
  'old,赵六,sales,,,,2020-01-01,,,,,boss,2026-10-31,个人原因',
].join('\n');

const started = async () => {
  const company = await companyWith(services, { sales: null, it: null }, [
    { key: 'boss', deptId: idOf('sales'), empName: '王伟', baseSalary: '18000.00', bankCard: '6222020200112233' },
    { key: 'old', deptId: idOf('sales'), empName: '赵六', email: 'old@example.com' },
  ]);
  await services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId: idOf('it'), headEmpId: idOf('old') }]));
  return company;
};

describe('the undo of an import', () => {
  test('puts everything back as it was: people, departments, heads, leavers, history; numbers are free again', async () => {
    const company = await started();
    const [before, departmentsBefore] = [await people(company), await departmentsOf(company)];
    const { importId } = await checkAndCreate(company, FILE);
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    expect((await people(company)).length).toBe(4);
    const done = await summaryOf(company, importId);
    expect(done.made.map(({ code, count }) => `${code} ${count}`)).toEqual([
      'PEOPLE 2',
      'CHANGED 2',
      'LEAVERS 1',
      'DEPARTMENTS 1',
      'HEADS 2',
      'POSITIONS 1',
    ]);
    expect(done.undoUntil).not.toBeNull();
    const listed = await services.ok<{ items: Summary[] }>('empmanage.listimports', {}, company.adminToken);
    expect(listed.items.map((one) => one.importId)).toEqual([importId]);

    expect(await undo(company, importId)).toMatchObject({
      state: 3,
      message: 'Import undone: 2 deleted, 2 restored',
    });
    expect(withoutStamp(await people(company))).toEqual(withoutStamp(before));
    expect(await departmentsOf(company)).toEqual(departmentsBefore);
    expect(await summaryOf(company, importId)).toMatchObject({
      state: 'undone',
      undoUntil: null,
      undone: { removed: 2, restored: 2, kept: 0, things: 2, thingsKept: 0 },
    });
    const history = await services.ok<{ items: { text: string }[] }>(
      'platform.auditlist',
      { objectType: 'employee', objectId: idOf('boss') },
      company.adminToken,
    );
    expect(history.items[0]?.text).toBe('Undid the import for employee 王伟');
    // The former salary, card and sign-in name work on, and the same file comes in once more.
    const again = await checkAndCreate(company, FILE);
    expect(again.summary.counts).toEqual({ add: 2, change: 2, same: 0, error: 0 });
    expect(await commit(company, again.importId)).toMatchObject({ state: 3 });
  });

  test('of a file that a release took over which knew nothing of full-time equivalents puts back full-time work', async () => {
    const company = await started();
    const { importId } = await check(company, 'Employee number,Name\nold,Zhao');
    expect(await commit(company, importId)).toMatchObject({ state: 3 });
    await services.as(company, 'writes', async (ctx) => {
      const [row] = await ctx.tx
        .select()
        .from(employeeImportRow)
        .where(eq(employeeImportRow.empId, idOf('old')));
      const before = unsealed(ctx, row?.before ?? '');
      for (const image of [before.employee, ...before.employment]) delete image['full_time_equivalent'];
      await ctx.tx
        .update(employeeImportRow)
        .set({ before: ctx.secrets.seal(JSON.stringify(before)) })
        .where(eq(employeeImportRow.empId, idOf('old')));
    });
    expect(await undo(company, importId)).toMatchObject({ state: 3 });
    const old = (await people(company)).find(({ empNumber }) => empNumber === 'old');
    expect(old).toMatchObject({ empName: '赵六', fullTimeEquivalent: '1.00' });
  });

  test('leaves who was changed, who signed in, who is referred to and their superiors, each with the reason', async () => {
    const company = await started();
    const file = [
      'number,name,hire date,manager number,phone',
      'a,A,2024-01-01,,',
      'b,B,2024-01-01,a,',
      'c,C,2024-01-01,b,',
      'd,D,2024-01-01,,',
      'e,E,2024-01-01,,',
      'f,F,2024-01-01,,',
      'boss,王伟,2020-01-01,,123',
    ].join('\n');
    const { importId } = await check(company, file);
    await commit(company, importId);
    const idBy = new Map((await people(company)).map((one) => [one['empNumber'], one['empId'] as string]));
    const id = (number: string) => idBy.get(number) ?? '';
    await services.ok('empupdate.contactsinfo', { empId: idOf('boss'), version: 2, phone: '456' }, company.adminToken);
    await services.engine.run('update user_account set last_sign_in_at = created_at where emp_id = $1', [id('c')]);
    await services.as(company, 'writes', (ctx) => setHeads(ctx, [{ deptId: idOf('it'), headEmpId: id('d') }]));
    await services.engine.run(
      `insert into stage_reminder (company_id, id, emp_id, kind, params, dedupe_key, sent_at)
       select company_id, md5('r'), id, 'fill', '{}', 'x', created_at from employee where id = $1`,
      [id('e')],
    );
    expect(await undo(company, importId)).toMatchObject({
      state: 3,
      message: 'Import undone: 1 deleted, 0 restored; 6 kept',
    });
    const rows = await services.ok<{ items: { empNumber: string; errors: { code: string; message: string }[] }[] }>(
      'empmanage.listimportrows',
      { importId, outcome: 'kept' },
      company.adminToken,
    );
    expect(rows.items.map(({ empNumber, errors }) => `${empNumber} ${errors[0]?.code}`)).toEqual([
      'a UNDO_IS_SUPERIOR',
      'b UNDO_IS_SUPERIOR',
      'c UNDO_HAS_SIGNED_IN',
      'd UNDO_IS_HEAD',
      'e UNDO_REFERRED_TO',
      'boss UNDO_CHANGED_SINCE',
    ]);
    expect((await people(company)).map((one) => one['empNumber']).sort()).toEqual([
      'a',
      'b',
      'boss',
      'c',
      'd',
      'e',
      'old',
    ]);
    const twice = await services.call(
      'empmanage.undoimport',
      { importId, clientMutationId: 'undo-twice' },
      company.adminToken,
    );
    expect(twice).toMatchObject({ status: 422, data: { errors: [{ code: 'IMPORT_IS_UNDONE' }] } });
  });

  test('gives exchanged emails back to whom they belonged, and opens accounts again that leaving had shut', async () => {
    const company = await companyWith(services, {}, [
      { key: 'x', email: 'x@example.com' },
      { key: 'y', email: 'y@example.com' },
    ]);
    const { importId } = await check(
      company,
      'number,email,last day,exit reason\nx,,2026-10-01,moved\ny,z@example.com,,',
    );
    await commit(company, importId);
    const shut = await services.engine.run('select enabled from user_account where emp_id = $1', [idOf('x')]);
    expect(shut.rows).toEqual([{ enabled: false }]);
    expect(await undo(company, importId)).toMatchObject({ state: 3 });
    await services.signIn(company.code, 'x@example.com');
    await services.signIn(company.code, 'y@example.com');
    expect((await people(company)).map((one) => [one['email'], one['lastDay']])).toEqual([
      ['x@example.com', null],
      ['y@example.com', null],
    ]);
  });

  test('is for a day, and for whoever imported', async () => {
    const company = await companyWith(services, { it: null }, [{ key: 'hr1', roles: ['hr'] }]);
    const { importId } = await check(company, 'number,name,hire date\nnew,N,2024-01-01');
    await commit(company, importId);
    const other = await services.signIn(company.code, 'hr1');
    expect(
      await services.call('empmanage.undoimport', { importId, clientMutationId: 'undo-others' }, other),
    ).toMatchObject({ status: 404 });
    await services.engine.run(
      `update employee_import set committed_at = committed_at - interval '25 hours' where id = $1`,
      [importId],
    );
    expect(
      await services.call('empmanage.undoimport', { importId, clientMutationId: 'undo-late' }, company.adminToken),
    ).toMatchObject({ status: 422, data: { errors: [{ code: 'IMPORT_TOO_OLD' }] } });
    expect((await summaryOf(company, importId)).undoUntil).toBeNull();
    expect((await services.ok<{ items: object[] }>('empmanage.listimports', {}, company.adminToken)).items).toEqual([]);
  });
});
