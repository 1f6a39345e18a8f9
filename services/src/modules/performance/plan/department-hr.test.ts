import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { accountOfEmployee, createAccount, hashPassword } from '../../session/public.ts';
import { grantRole } from '../../settings/public.ts';
import { setHeads } from '../../org/public.ts';
import { openAppraisalOf } from '../assessment/assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

interface Page {
  items: { empId: string }[];
  total: number;
}

let services: TestServices;
let company: Staffed;
let planCode: string;
let hr: string;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  planCode = (await openAppraisalOf(services, company)).plan.id;
  const [head] = company.bossIds;
  const { userId, headUserId } = await services.as(company, 'writes', async (ctx) => {
    await setHeads(ctx, [{ deptId: company.deptIds[0], headEmpId: head }]);
    const made = await createAccount(ctx, {
      empId: null,
      displayName: 'HR',
      names: { account: 'partner' },
      password: { hash: await hashPassword('Passw0rd1') },
      mustChangePassword: false,
    });
    await grantRole(ctx, made.userId, 'hr');
    return { ...made, headUserId: (await accountOfEmployee(ctx, head))?.userId ?? '' };
  });
  const link = { userId, deptId: company.deptIds[0] };
  await services.ok('imageControl.saveUpdate', link, company.adminToken);
  const own = await services.signIn(company.code, 'partner');
  hr = (await services.ok<{ token: string }>('image.switch', { imageUserId: headUserId }, own)).token;
});
afterAll(() => services.stop());

const inFirst = () => company.staffIds.filter((_id, i) => i % 2 === 0);

it('S6.004 HR as head of a department sees the appraisals of its people, not of reports in another department', async () => {
  const team = await services.ok<Page>('performanceview.listdirectlyunder', { pageSize: 100 }, hr);
  expect(team.items.map(({ empId }) => empId).sort()).toEqual(inFirst().sort());
  const tabs = await services.ok<{ mine: number; team: number }>('performanceview.getAssessmentTabList', {}, hr);
  expect(tabs).toMatchObject({ mine: 0, team: inFirst().length });
  const todos = await services.ok<{ typeId: number; backlogCount: number }[]>('message.listbacklogcount', {}, hr);
  expect(todos.filter(({ typeId }) => typeId === 2 || typeId === 4)).toEqual([
    { typeId: 2, backlogCount: 0 },
    { typeId: 4, backlogCount: 0 },
  ]);
});

it('S6.004 opens those, and neither the head’s own appraisal nor one elsewhere', async () => {
  const open = async (empId: string | undefined) =>
    (await services.call('performanceview.getAssessmentBaseDetail', { planCode, empId }, hr)).status;
  expect(await open(inFirst()[0])).toBe(200);
  expect(await open(company.bossIds[0]), 'the own of the head').toBe(404);
  expect(await open(company.bossIds[1]), 'a report of the head elsewhere').toBe(404);
  expect(await open(company.staffIds[1]), 'somebody elsewhere').toBe(404);
});
