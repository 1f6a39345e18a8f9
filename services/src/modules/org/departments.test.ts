import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { AuthorityScope, PersonnelChangeType } from '@hengcai/shared/enums';
import { testDatabaseUrl } from '../../testing/database.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPeople, companyWith, download, idOf } from '../../testing/staff.ts';
import { personnelChange } from '../employee/tables.ts';
import { scopeGrant } from '../settings/tables.ts';
import { makeDueChanges } from './change.ts';
import type { ChangeData } from './coming.ts';
import { buildOrgDemo } from './demo.ts';
import type { DepartmentOnDayData } from './on-day.ts';
import type { DepartmentData } from './queries.ts';
import { deptPath } from './tables.ts';
import { deptLineage, orgChange } from './tables-changes.ts';
import { rebuildDeptPath } from './tree.ts';

let services: TestServices;
let company: TestCompany;
let today: string;
let keys = 0;
const key = () => `org-${process.pid}-${(keys += 1)}`;

beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
beforeEach(async () => {
  company = await companyWith(services, { sales: null, east: 'sales', west: 'sales', it: null, empty: null }, [
    { key: 'boss', deptId: idOf('sales') },
    { key: 'rep', boss: 'boss', deptId: idOf('east') },
    { key: 'hr', deptId: idOf('it'), roles: ['hr'] },
  ]);
  today = await services.as(company, 'reads', (ctx) => Promise.resolve(ctx.today));
});

const all = () => services.ok<DepartmentData[]>('deptmanage.selectalldept', { headcounts: true }, company.adminToken);
const byKey = async (name: string) => (await all()).find(({ deptId }) => deptId === idOf(name));
const call = (name: string, input: object, token = company.adminToken) =>
  services.call(`deptmanage.${name}`, { ...input }, token);
const coming = () => services.ok<ChangeData[]>('deptmanage.historycoming', {}, company.adminToken);
const versionOf = async (name: string) => (await byKey(name))?.version;
const update = async (name: string, input: object) =>
  call('updatedept', { deptId: idOf(name), version: await versionOf(name), ...input });
const close = async (name: string, input: object = {}) =>
  call('deletedept', { deptId: idOf(name), version: await versionOf(name), ...input });
const merge = async (name: string, into: string, input: object = {}) =>
  call('mergeDept', {
    clientMutationId: key(),
    deptId: idOf(name),
    targetDeptId: idOf(into),
    version: await versionOf(name),
    ...input,
  });
const codes = ({ data }: Envelope) => ((data as { errors?: { code: string }[] }).errors ?? []).map(({ code }) => code);
/** As many days back as the company lets changes be entered. */
async function letBack(backDatingDays: number): Promise<void> {
  const { companyId, adminToken } = company;
  const { version } = await services.ok<{ version: number }>('company.getCompany', {}, adminToken);
  await services.ok('company.updatecompany', { companyId, version, backDatingDays }, adminToken);
}
const onDay = (day: string) => services.as(company, 'writes', (ctx) => makeDueChanges({ ...ctx, today: day }));

describe('the chart', () => {
  const chart = (token = company.adminToken) =>
    services.ok<{ day: string; departments: DepartmentOnDayData[] }>('deptmanage.historytree', {}, token);

  test('S3.056 names heads and counts people, each department before those below it', async () => {
    await update('sales', { headEmpId: idOf('boss') });
    const { day, departments } = await chart();
    expect(day).toBe(today);
    expect(departments[0]).toMatchObject({ parentDeptId: null, headcount: 0, totalHeadcount: 3 });
    const sales = departments.find(({ deptId }) => deptId === idOf('sales'));
    expect(sales).toMatchObject({ headEmpId: idOf('boss'), headcount: 1, totalHeadcount: 2 });
    expect(sales?.headName).not.toBeNull();
    for (const [at, { parentDeptId }] of departments.entries())
      if (parentDeptId !== null)
        expect(departments.findIndex(({ deptId }) => deptId === parentDeptId)).toBeLessThan(at);
  });

  test('names no head whom the caller may not see', async () => {
    company = await companyWith(services, { sales: null, it: null }, [
      { key: 'boss', deptId: idOf('sales') },
      { key: 'other', deptId: idOf('it') },
      { key: 'led', boss: 'other', deptId: idOf('it') },
    ]);
    await update('sales', { headEmpId: idOf('boss') });
    const { departments } = await chart(await services.signIn(company.code, 'other'));
    expect(departments.find(({ deptId }) => deptId === idOf('sales'))).toMatchObject({
      headEmpId: idOf('boss'),
      headName: null,
      headNumber: null,
    });
  });
});

describe('changes of today', () => {
  test('S3.056 a department has a name, a head, a department above it and a head count', async () => {
    const root = (await all())[0];
    const made = await call('savedept', {
      clientMutationId: key(),
      deptCode: 'N1',
      deptName: 'New',
      deptNameEn: '',
      parentDeptId: root?.deptId,
      headEmpId: idOf('rep'),
    });
    expect(made.data).toMatchObject({
      changeId: null,
      department: {
        deptCode: 'N1',
        deptName: 'New',
        deptNameEn: null,
        parentDeptId: root?.deptId,
        headEmpId: idOf('rep'),
      },
    });
    expect(
      (await update('it', { deptName: 'Technology', parentDeptId: idOf('sales'), headEmpId: idOf('hr') })).success,
    ).toBe(true);
    expect(await byKey('it')).toMatchObject({ deptName: 'Technology', level: 3, headcount: 1, headEmpId: idOf('hr') });
    expect(await byKey('sales')).toMatchObject({ headcount: 1, totalHeadcount: 3 });
  });

  test('a code in use, a sibling’s name, a circle and a stale version are refused at their field', async () => {
    const root = (await all())[0]?.deptId;
    const twin = { clientMutationId: key(), deptCode: 'it', deptName: 'Other', parentDeptId: root };
    expect(codes(await call('savedept', twin))).toEqual(['ALREADY_USED']);
    expect(codes(await update('east', { deptName: 'department WEST' }))).toEqual(['SIBLING_NAME']);
    expect(codes(await update('sales', { parentDeptId: idOf('east') }))).toEqual(['DEPARTMENT_CIRCLE']);
    expect((await call('updatedept', { deptId: idOf('it'), version: 99, deptName: 'X' })).status).toBe(409);
    expect(codes(await update('it', { headEmpId: idOf('nobody') }))).toEqual(['NO_SUCH_HEAD']);
  });

  test('S5.055 a name has at most 50 characters, when a department is made and when it is changed', async () => {
    const parentDeptId = (await all())[0]?.deptId;
    const make = (deptName: string) =>
      call('savedept', { clientMutationId: key(), deptCode: 'LONG', deptName, parentDeptId });
    const refused = { status: 400, data: { errors: [{ field: 'deptName', code: 'TOO_LONG' }] } };
    expect(await make('名'.repeat(51))).toMatchObject(refused);
    expect((await make('名'.repeat(50))).success).toBe(true);
    expect(await update('it', { deptName: '名'.repeat(51) })).toMatchObject(refused);
  });

  test('children are put in order with the version of the department above them; others than all of them are refused', async () => {
    const order = async (ids: string[]) =>
      call('orderByDept', { parentDeptId: idOf('sales'), version: await versionOf('sales'), deptIds: ids.map(idOf) });
    expect((await order(['west', 'east'])).success).toBe(true);
    expect(
      (await all()).filter(({ parentDeptId }) => parentDeptId === idOf('sales')).map(({ deptId }) => deptId),
    ).toEqual(['west', 'east'].map(idOf));
    expect((await order(['west', 'it'])).status).toBe(400);
  });

  test('S5.085 only a department with 0 employees, now and ahead, is closed; the refusal says all that stands in the way', async () => {
    expect(codes(await close('sales'))).toEqual(['DEPARTMENT_HAS_CHILDREN']);
    expect(codes(await close('east'))).toEqual(['DEPARTMENT_HAS_PEOPLE']);
    await services.as(company, 'writes', async (ctx) => {
      const values = { empNumber: 'soon', empName: 'Soon', entryDate: addDays(ctx.today, 9), deptId: idOf('west') };
      await addPeople(ctx, [{ empId: idOf('soon'), values }]);
    });
    expect(codes(await close('west'))).toEqual(['DEPARTMENT_HAS_PEOPLE_AHEAD']);
    expect((await close('empty')).data).toMatchObject({ changeId: null, department: null });
    expect(await byKey('empty')).toBeUndefined();
  });

  test('what moves while the paths of the day are rebuilt stands below nothing it has left', async (ctx) => {
    ctx.skip(!testDatabaseUrl(), 'no PostgreSQL to contend on');
    const isWaiting = async () => {
      const { rows } = await services.engine.run(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    const version = await versionOf('east');
    const moved = await services.as(company, 'writes', async ({ tx, session }) => {
      await rebuildDeptPath(tx, session.companyId, today);
      const answer = call('updatedept', { deptId: idOf('east'), version, parentDeptId: idOf('it') });
      await expect.poll(isWaiting).toBe(true);
      return { answer };
    });
    expect((await moved.answer).success).toBe(true);
    const above = await services.as(company, 'reads', ({ tx }) =>
      tx
        .select({ id: deptPath.ancestor })
        .from(deptPath)
        .where(eq(deptPath.descendant, idOf('east'))),
    );
    expect(above.map(({ id }) => id).sort()).toEqual([(await all())[0]?.deptId, idOf('it'), idOf('east')].sort());
  });

  test('back-dating ends where the company lets it, at a later change, and where the department was not there', async () => {
    await services.as(company, 'writes', (ctx) =>
      ctx.tx.execute(`update dept_version set valid_from = '2020-01-01' where company_id = '${company.companyId}'`),
    );
    expect(codes(await update('it', { deptName: 'Old', effectiveDate: addDays(today, -32) }))).toEqual([
      'TOO_FAR_BACK',
    ]);
    await letBack(30);
    expect(await update('it', { deptName: 'Old', effectiveDate: addDays(today, -31) })).toMatchObject({
      data: { errors: [{ field: 'effectiveDate', code: 'TOO_FAR_BACK', message: expect.stringContaining('30') }] },
    });
    await letBack(31);
    expect((await update('it', { deptName: 'Old', effectiveDate: addDays(today, -31) })).success).toBe(true);
    expect(await byKey('it')).toMatchObject({ deptName: 'Old', validFrom: addDays(today, -31) });
    expect(codes(await update('east', { deptName: 'E2' }))).toEqual([]);
    expect(codes(await update('east', { deptName: 'E1', effectiveDate: addDays(today, -3) }))).toEqual([
      'CHANGED_LATER',
    ]);
    expect(codes(await close('empty', { effectiveDate: addDays(today, -1) }))).toEqual(['NOT_IN_THE_PAST']);
  });
});

describe('S5.086 merging', () => {
  test('the source must differ from the target, and the target may not stand below it', async () => {
    expect(codes(await merge('it', 'it'))).toEqual(['SAME_DEPARTMENT']);
    expect(codes(await merge('sales', 'east'))).toEqual(['MERGE_INTO_BELOW']);
  });

  test('people, departments below and rights go to the target; the source closes, with lineage', async () => {
    await services.as(company, 'writes', ({ tx, newId }) =>
      tx.insert(scopeGrant).values({
        companyId: company.companyId,
        id: newId(),
        roleCode: 'hr',
        objectType: 'employee',
        scope: AuthorityScope.DEPARTMENT_ALL,
        deptIds: [idOf('sales'), idOf('it')],
      }),
    );
    expect((await merge('sales', 'it')).data).toMatchObject({
      changeId: null,
      department: { deptId: idOf('it'), headcount: 2, totalHeadcount: 3 },
    });
    expect(await byKey('sales')).toBeUndefined();
    expect(await byKey('east')).toMatchObject({ parentDeptId: idOf('it') });
    await services.as(company, 'reads', async ({ tx }) => {
      const ofCompany = eq(scopeGrant.companyId, company.companyId);
      const grants = await tx.select({ deptIds: scopeGrant.deptIds }).from(scopeGrant).where(ofCompany);
      expect(grants.flatMap(({ deptIds }) => deptIds)).toEqual([idOf('it')]);
      expect(await tx.select().from(deptLineage).where(eq(deptLineage.companyId, company.companyId))).toMatchObject([
        { fromDeptId: idOf('sales'), intoDeptId: idOf('it'), mergedOn: today },
      ]);
      const moves = await tx
        .select({ empId: personnelChange.empId })
        .from(personnelChange)
        .where(
          and(
            eq(personnelChange.companyId, company.companyId),
            eq(personnelChange.changeType, PersonnelChangeType.MERGE),
          ),
        );
      expect(moves).toEqual([{ empId: idOf('boss') }]);
    });
  });

  test('ahead it waits for its day and is made then, once; what cannot be made stays as a task with the reason', async () => {
    const day = addDays(today, 10);
    expect((await merge('east', 'it', { effectiveDate: day })).data).toMatchObject({ department: { headcount: 1 } });
    expect((await merge('west', 'empty', { effectiveDate: day })).success).toBe(true);
    expect(await byKey('east')).toMatchObject({ headcount: 1 });
    expect(await coming()).toMatchObject([
      { kind: 'merge', deptName: 'Department east', targetDeptName: 'Department it', effectiveDate: day, problems: [] },
      { kind: 'merge', deptId: idOf('west') },
    ]);
    // What nobody can plan away: the target is gone behind the product's back.
    await services.as(company, 'writes', ({ tx }) =>
      tx.execute(
        `update dept_version set valid_to = '${today}' where company_id = '${company.companyId}' and dept_id = '${idOf('empty')}'`,
      ),
    );
    await onDay(day);
    await onDay(day);
    expect(await coming()).toMatchObject([
      { deptId: idOf('west'), problems: ['This department does not exist on that day'] },
    ]);
    const states = await services.as(company, 'reads', ({ tx }) =>
      tx.select({ state: orgChange.state }).from(orgChange).where(eq(orgChange.companyId, company.companyId)),
    );
    expect(states.map(({ state }) => state).sort()).toEqual(['effective', 'pending']);
    const token = await services.signIn(company.code, 'hr');
    const backlog = await services.ok<{ typeId: number; backlogCount: number }[]>(
      'message.listbacklogcount',
      {},
      token,
    );
    expect(backlog).toContainEqual({ typeId: 120, backlogCount: 1 });
  });
});

describe('what is coming', () => {
  const day = () => addDays(today, 5);

  test('two changes of a department on one day are one; it is withdrawn, and what needs it is not left alone', async () => {
    await update('east', { deptName: 'East ahead', effectiveDate: day() });
    await update('east', { deptName: 'East at last', headEmpId: idOf('rep'), effectiveDate: day() });
    const [change, ...others] = await coming();
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      kind: 'change',
      fields: [
        { field: 'deptName', before: 'Department east', after: 'East at last' },
        { field: 'headEmpId', before: null, after: 'Person rep rep' },
      ],
    });
    expect(await byKey('east')).toMatchObject({ deptName: 'Department east' });
    const made = await call('savedept', {
      clientMutationId: key(),
      deptCode: 'new',
      deptName: 'Ahead',
      parentDeptId: idOf('it'),
      effectiveDate: day(),
    });
    const { deptId, changeId } = made.data as { deptId: string; changeId: string };
    await update('west', { parentDeptId: deptId, effectiveDate: addDays(day(), 1) });
    expect(codes(await call('historywithdraw', { changeIds: [changeId] }))).toEqual(['BREAKS_COMING']);
    const every = (await coming()).map((one) => one.changeId);
    expect((await call('historywithdraw', { changeIds: every })).data).toEqual([]);
    expect(codes(await call('historywithdraw', { changeIds: every }))).toEqual(['CHANGE_IS_OVER']);
  });

  test('names departments as the reader’s screens do', async () => {
    await update('it', { deptNameEn: 'IT Centre' });
    await merge('east', 'it', { effectiveDate: day() });
    await update('west', { parentDeptId: idOf('it'), effectiveDate: addDays(day(), 1) });
    const into = async (language: 'zh-CN' | 'en-US') => {
      const { data } = await services.call('deptmanage.historycoming', {}, company.adminToken, language);
      return (data as ChangeData[]).map(({ targetDeptName, fields }) => targetDeptName ?? fields[0]?.after);
    };
    expect(await into('en-US')).toEqual(['IT Centre', 'IT Centre']);
    expect(await into('zh-CN')).toEqual(['Department it', 'Department it']);
  });

  test('a change of today that gets in its way is refused', async () => {
    await update('east', { parentDeptId: idOf('it'), effectiveDate: day() });
    expect(codes(await update('it', { parentDeptId: idOf('east') }))).toEqual(['BREAKS_COMING']);
    expect(await byKey('it')).toMatchObject({ level: 2 });
  });
});

test('S7.055 exports the departments of today, with the heads the reader may see', async () => {
  await update('it', { headEmpId: idOf('hr') });
  const file = await download(services, '/deptmanage/exportdept', company.adminToken, { format: 'csv' });
  const rows: string[][] = parse(file, { bom: true });
  expect(rows[0]?.slice(0, 6)).toEqual([
    'Department code',
    'Department name',
    'English name',
    'Parent department',
    'Head number',
    'Order',
  ]);
  expect(rows.find(([code]) => code === 'east')?.slice(0, 4)).toEqual([
    'east',
    'Department east',
    '',
    'Department sales',
  ]);
  expect(rows.find(([code]) => code === 'it')?.slice(4, 9)).toEqual(['hr', '2', 'Person hr', '1', '1']);
});

test('the story of the demo can be told in a company that was there before it', async () => {
  await services.as(company, 'writes', (ctx) =>
    ctx.tx.execute(`update dept_version set valid_from = '2010-01-01' where company_id = '${company.companyId}'`),
  );
  await buildOrgDemo({
    code: 'acme',
    anchor: today,
    on: (day, fn) => services.as(company, 'writes', (ctx) => fn({ ...ctx, today: day })),
  });
  expect((await coming()).map(({ kind, effectiveDate }) => [kind, effectiveDate])).toEqual([
    ['create', addDays(today, 61)],
  ]);
  expect((await all()).map(({ deptCode }) => deptCode)).not.toContain('LAB');
});

test('people of a department are those the reader may see, with those below on request', async () => {
  const members = (input: object) =>
    services.ok<{ total: number }>(
      'departmentPeople.selectallemp',
      { deptId: idOf('sales'), ...input },
      company.adminToken,
    );
  expect((await members({})).total).toBe(1);
  expect((await members({ includeSubDepts: true })).total).toBe(2);
});
