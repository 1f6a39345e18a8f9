import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFor, startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import readExcelFile from 'read-excel-file/node';
import { readTable } from '../../../kit/sheet/read.ts';
import { employee } from '../../employee/tables.ts';
import { opened, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';
import { assessmentInfo } from '../tables.ts';

let services: TestServices;
let company: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 2);
});
afterAll(() => services.stop());

/** The rows of the file an administrator gets. */
async function exported(planCode: string): Promise<string[][]> {
  const { fileName, bytes } = await services.ok<TestFile>(
    'performanceexport.exportPerformanceExcel',
    { planCode },
    company.adminToken,
  );
  expect(fileName).toMatch(/-(?:考核结果|Results)\.xlsx$/);
  return (await readTable(Buffer.from(bytes), fileName, { rows: 1_000, columns: 20 })).map((row) => row.cells);
}

test('the results of a plan are a sheet in the language of the call, and no cell runs as a formula', async () => {
  const plan = await readyPlan(services, company);
  await opened(services, company, plan);
  const [person = ''] = company.staffIds;
  await services.as(company, 'writes', async (ctx) => {
    await ctx.tx.update(employee).set({ name: '=HYPERLINK("http://x")', sortKey: '!' }).where(eq(employee.id, person));
    await ctx.tx
      .update(assessmentInfo)
      .set({ composedRaw: '88.25', composed: '88.3', levelName: 'A', calibratedScore: '84.9', calibratedLevel: 'B' })
      .where(and(eq(assessmentInfo.planId, plan.id), eq(assessmentInfo.empId, person)));
  });
  const rows = await exported(plan.id);
  expect(rows.length).toBe(5);
  expect(rows[0]?.slice(0, 5)).toEqual(['Employee number', 'Name', 'Department', 'Scored by', 'Employee’s stage']);
  expect(rows[0]?.slice(-2)).toEqual(['Confirmed by manager (Asia/Shanghai)', 'Confirmed by employee (Asia/Shanghai)']);
  expect(rows[1]?.[1]).toMatch(/^'?=HYPERLINK/);
  expect(rows[1]?.slice(4, 11)).toEqual(['Targets to fill in', '', '', '88.3', 'A', '84.9', 'B']);
  const [sheet] = await readExcelFile(
    Buffer.from(
      (
        await services.ok<TestFile>(
          'performanceexport.exportPerformanceExcel',
          { planCode: plan.id },
          company.adminToken,
        )
      ).bytes,
    ),
  );
  // Scores can be calculated with.
  expect([sheet?.data[1]?.[7], sheet?.data[1]?.[9]]).toEqual([88.3, 84.9]);
});

test('the results of more people than are read at once hold each of them once, and the history says who took them out', async () => {
  const plan = await readyPlan(services, company);
  await opened(services, company, plan);
  const [first = ''] = company.staffIds;
  const copied = async (table: PgTable, of: SQL, own: SQL, ownValues: SQL) =>
    services.as(company, 'writes', async ({ tx }) => {
      const kept = sql.join(
        Object.values(getTableColumns(table))
          .filter(({ name }) => !['id', 'emp_id', 'emp_number', 'email'].includes(name))
          .map(({ name }) => sql.identifier(name)),
        sql`, `,
      );
      await tx.execute(
        sql`insert into ${table} (${own}, ${kept}) select ${ownValues}, ${kept} from ${table}, generate_series(1, 700) n where ${of}`,
      );
    });
  // Of one name: what follows the last one of a page is then told by the person alone.
  await copied(employee, eq(employee.id, first), sql`id, emp_number`, sql`md5('e' || n), 'M' || n`);
  await copied(
    assessmentInfo,
    and(eq(assessmentInfo.planId, plan.id), eq(assessmentInfo.empId, first)) as SQL,
    sql`id, emp_id`,
    sql`md5('a' || n), md5('e' || n)`,
  );
  const numbers = (await exported(plan.id)).slice(1).map(([number]) => number);

  expect(numbers).toHaveLength(704);
  expect(new Set(numbers).size).toBe(704);
  const trail = await services.ok<{ items: { actorName: string; text: string }[] }>(
    'platform.auditlist',
    { objectType: 'assessmentPlan', objectId: plan.id },
    company.adminToken,
  );
  expect(trail.items[0]).toMatchObject({ actorName: 'Admin', text: 'Exported the results of 704 people' });
});

test('it needs the right to export', async () => {
  const token = await services.signIn(company.code, 'E001');
  const answer = await services.call('performanceexport.exportPerformanceExcel', { planCode: 'f'.repeat(32) }, token);
  expect(answer.status).toBe(403);
});

test('asked only whether it would be given, the file is refused alike, and nothing says that it was taken out', async () => {
  const plan = await readyPlan(services, company);
  await opened(services, company, plan);
  const check = async (token: string | null, planCode: string) => {
    const { path, init } = requestFor('performanceexport.exportPerformanceExcel', { planCode }, token, 'en-US');
    const headers = { ...init.headers, 'X-Check-Only': '1' };
    return (await (await fetch(services.url + path, { ...init, headers })).json()) as Record<string, unknown>;
  };
  const employeeToken = await services.signIn(company.code, 'E001');

  expect(await check(company.adminToken, plan.id)).toEqual({ success: true, status: 200, data: null, message: '' });
  expect(await check(company.adminToken, 'f'.repeat(32))).toMatchObject({ success: false, status: 404 });
  expect(await check(employeeToken, plan.id)).toMatchObject({ success: false, status: 403 });
  expect(await check(null, plan.id)).toMatchObject({ success: false, status: 208 });
  const trail = await services.ok<{ items: { text: string }[] }>(
    'platform.auditlist',
    { objectType: 'assessmentPlan', objectId: plan.id },
    company.adminToken,
  );
  expect(trail.items.filter(({ text }) => text.startsWith('Exported'))).toEqual([]);
});
