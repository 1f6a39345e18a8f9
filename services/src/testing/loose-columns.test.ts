import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { startServices, type TestCompany, type TestServices } from './kit.ts';
import { looseColumns } from './loose-columns.ts';
import { department, deptVersion } from '../modules/org/tables.ts';

let services: TestServices;
let company: TestCompany;
beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

it.each([
  ['select (select 1 from "lock" l where l.company_id = "company_id") from "plan"', ['company_id']],
  ['select exists (select 1 from "lock" where "plan_id" = "plan_id" and ("a" <> "b")) from "plan"', ['plan_id', 'b']],
  ['select (select 1 from "lock" l where l.company_id = "plan"."company_id") from "plan"', []],
  ['update "plan" set "version" = "version" + 1 where "plan"."id" in (select $1)', []],
])('%s', (statement, columns) => {
  expect(looseColumns(statement)).toEqual(columns);
});

test('a subquery that would compare a table with itself runs in no test', async () => {
  const versions = (where: ReturnType<typeof sql>) =>
    services.as(company, 'reads', (ctx) =>
      ctx.tx
        .select({ count: sql<number>`(select count(*)::int from ${deptVersion} v where ${where})` })
        .from(department)
        .where(eq(department.companyId, company.companyId)),
    );
  await expect(versions(sql`v.dept_id = ${department}.id`)).resolves.toEqual([{ count: 1 }]);
  await expect(
    services.as(company, 'reads', (ctx) =>
      ctx.tx
        .select({ count: sql<number>`(select count(*)::int from ${deptVersion} v where v.dept_id = ${department.id})` })
        .from(department),
    ),
  ).rejects.toThrow('Columns without a table: id');
});
