import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AuthorityScope } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { setHeads, rootDepartmentId } from '../org/public.ts';
import { scopeGrant } from '../settings/tables.ts';
import { companyWith, idOf } from './fixtures.ts';
import type { ReportLineData } from './report-line.ts';
import { employee } from './tables.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await companyWith(services, { sales: null, east: 'sales', it: null }, [
    { key: 'chief', deptId: idOf('it') },
    { key: 'second', deptId: idOf('it') },
    { key: 'lead', boss: 'chief', deptId: idOf('sales') },
    { key: 'rep', boss: 'lead', deptId: idOf('east'), virtualBossEmpId: idOf('second') },
    { key: 'aide', boss: 'lead', deptId: idOf('sales') },
    { key: 'alone', deptId: idOf('it') },
    { key: 'gone', deptId: idOf('it') },
    { key: 'left', boss: 'gone', deptId: idOf('it') },
    { key: 'apprentice', boss: 'second', deptId: idOf('it') },
  ]);
  await services.as(company, 'writes', async (ctx) => {
    await setHeads(ctx, [{ deptId: await rootDepartmentId(ctx), headEmpId: idOf('chief') }]);
    await ctx.tx
      .update(employee)
      .set({ lastDay: '2021-01-01' })
      .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, idOf('gone'))));
  });
});
afterAll(() => services.stop());

type Line = { people: ReportLineData[]; withoutManager: number };
const line = (input: Record<string, unknown> = {}, token = company.adminToken) =>
  services.ok<Line>('departmentPeople.getDeptLineStructure', input, token);
const page = async (name: string, input: Record<string, unknown> = {}) =>
  (await services.ok<{ items: ReportLineData[] }>(`departmentPeople.${name}`, input, company.adminToken)).items.map(
    ({ empNumber }) => empNumber,
  );
const shown = ({ people }: Line) =>
  Object.fromEntries(people.map(({ empNumber, empId, bossEmpId }) => [empNumber ?? empId, bossEmpId]));

test('the lines begin with everybody who leads and is led by nobody, with those right below', async () => {
  const answer = await line();
  expect(shown(answer)).toEqual({
    chief: null,
    second: null,
    lead: idOf('chief'),
    apprentice: idOf('second'),
  });
  expect(answer.people.find(({ empNumber }) => empNumber === 'second')).toMatchObject({
    reports: 1,
    virtualReports: 1,
    bossEmpId: null,
  });
});

test('S3.053 the line down to one person comes with it; virtual managers stand beside the line', async () => {
  const answer = await line({ empId: idOf('rep') });
  expect(shown(answer)).toMatchObject({ rep: idOf('lead'), aide: idOf('lead'), lead: idOf('chief') });
  expect(answer.people.find(({ empNumber }) => empNumber === 'rep')).toMatchObject({
    virtualBossEmpId: idOf('second'),
  });
  expect(await page('getDeptLineReports', { empId: idOf('lead') })).toEqual(['aide', 'rep']);
  expect(await page('getDeptLineReports', { empId: idOf('second'), line: 'virtual' })).toEqual(['rep']);
});

test('who has no manager in service is listed; the head of the company is not', async () => {
  const { withoutManager } = await line();
  const found = await page('getDeptLineOrphans');
  expect(found.sort()).toEqual(['alone', 'left', 'second']);
  expect(withoutManager).toBe(3);
});

test('the line of a department begins with those whom nobody in it leads', async () => {
  expect(shown(await line({ deptId: idOf('sales') }))).toEqual({ lead: null, rep: idOf('lead'), aide: idOf('lead') });
  expect(await page('getDeptLineOrphans', { deptId: idOf('sales') })).toEqual([]);
});

test('who is out of the reader’s sight stands there without a name', async () => {
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .delete(scopeGrant)
      .where(and(eq(scopeGrant.companyId, company.companyId), eq(scopeGrant.scope, AuthorityScope.SELF_AND_SUPERIORS))),
  );
  const token = await services.signIn(company.code, 'lead');
  const answer = await line({}, token);
  expect(shown(answer)).toEqual({ [idOf('chief')]: null, lead: idOf('chief') });
  expect(answer.people.find(({ empId }) => empId === idOf('chief'))).toMatchObject({
    empName: null,
    deptId: null,
    reports: 1,
  });
  expect(answer.withoutManager).toBe(0);
});

test('a superior is chosen among people without a circle, over line managers and virtual ones', async () => {
  const offered = async (key: string, input: object = {}) =>
    (
      await services.ok<{ empNumber: string }[]>(
        'empmanage.ableleader',
        { empId: idOf(key), limit: 50, ...input },
        company.adminToken,
      )
    )
      .map(({ empNumber }) => empNumber)
      .filter((number) => number !== 'admin')
      .toSorted();
  expect(await offered('lead')).toEqual(['alone', 'apprentice', 'chief', 'left', 'second']);
  // Rep reports to the second by a dotted line.
  expect(await offered('second')).toEqual(['aide', 'alone', 'chief', 'lead', 'left']);
  expect(await offered('rep', { keyword: 'ai' })).toEqual(['aide']);
  expect((await services.call('empmanage.ableleader', { empId: idOf('nobody') }, company.adminToken)).success).toBe(
    false,
  );
});

test('days apart are told in whole years and months', async () => {
  const spans = [
    { from: '2020-07-04', until: '2026-11-23' },
    { from: '2026-12-01', until: '2026-11-23' },
  ];
  expect(await services.ok('empmanage.getdiffertime', { spans }, company.adminToken)).toEqual([
    { years: 6, months: 4 },
    { years: 0, months: 0 },
  ]);
});
