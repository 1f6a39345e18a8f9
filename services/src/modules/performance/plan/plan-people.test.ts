import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { addPeople } from '../../employee/public.ts';
import { company as companyTable } from '../../../kit/tables.ts';
import { userAccount } from '../../session/tables.ts';
import { opened, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
});
afterAll(() => services.stop());

const count = async (planCode: string) =>
  (await services.ok<{ count: number }>('planpeople.plancannotsignin', { planCode }, company.adminToken)).count;

test('a plan says how many of its people have nothing to sign in with, before it opens and after', async () => {
  const plan = await readyPlan(services, company);
  expect(await count(plan.id)).toBe(0);
  const empId = await services.as(company, 'writes', async (ctx) => {
    const id = ctx.newId();
    const values = { empNumber: 'NEW1', empName: 'New', entryDate: '2020-01-01', deptId: company.deptIds[0] };
    await addPeople(ctx, [{ empId: id, values: { ...values, bossEmpId: company.bossIds[0] } }]);
    await ctx.tx
      .update(userAccount)
      .set({ enabled: false })
      .where(eq(userAccount.empId, company.staffIds[0] ?? ''));
    return id;
  });
  expect(await count(plan.id)).toBe(2);
  await opened(services, company, plan);
  expect(await count(plan.id)).toBe(2);

  await services.ok('invitations.invitebycards', { empIds: [empId] }, company.adminToken);
  expect(await count(plan.id)).toBe(1);
  await services.as(company, 'writes', ({ tx }) =>
    tx.update(companyTable).set({ loginWay: 2 }).where(eq(companyTable.companyId, company.companyId)),
  );
  expect(await count(plan.id)).toBe(1);
});
