import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn } from '../assessment/assessment-testing.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
});
afterAll(() => services.stop());

test('S6.048 a manager whom HR locked in a plan modifies nothing there, learns it, and can again once unlocked', async () => {
  const appraisal = await openAppraisalOf(services, company);
  const lock = (locked: boolean, empId = company.bossIds[0], token = as.admin) =>
    services.call('performancecheck.lockPersonStatus', { planCode: appraisal.plan.id, empId, locked }, token);
  const { version } = await appraisal.fill(as.person);
  const submitted = await appraisal.ok<{ version: number }>('performancecheck.updatestatus', as.person, {
    version,
    action: 'submit',
  });
  expect((await lock(true)).success).toBe(true);

  const approve = () =>
    appraisal.call('performancecheck.updatestatus', as.boss, { version: submitted.version, action: 'approve' });
  expect(refusalOf(await approve())).toEqual([422, [[null, 'PERSON_LOCKED']]]);
  expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('PERSON_LOCKED');
  expect(refusalOf(await appraisal.call('performanceview.locktargetedit', as.boss, { locked: true }))).toEqual([
    422,
    [[null, 'PERSON_LOCKED']],
  ]);
  expect(await appraisal.may('comment', as.boss)).toBe(true);
  // Another manager of the plan, and the person, go on.
  expect(await appraisal.of(company.staffIds[1] ?? '').may('lockPerson', as.otherBoss)).toBe(true);
  expect(await appraisal.may('withdrawTargets', as.person)).toBe(true);
  const people = await services.ok<{ items: { empId: string; bossLocked: boolean }[] }>(
    'performanceflow.viewdetails',
    { planCode: appraisal.plan.id, pageSize: 50 },
    as.admin,
  );
  expect(people.items.find((one) => one.empId === company.staffIds[0])?.bossLocked).toBe(true);
  expect(people.items.find((one) => one.empId === company.staffIds[1])?.bossLocked).toBe(false);
  const { items } = await services.ok<{ items: { remindTypeName: string }[] }>(
    'message.listremindmessage',
    { pageSize: 200 },
    as.boss,
  );
  expect(items.map((one) => one.remindTypeName)).toContain('Appraisals locked');

  expect((await lock(false)).success).toBe(true);
  expect((await approve()).success).toBe(true);
});

test('S6.048 a manager who is locked in one plan goes on in every other one', async () => {
  const appraisal = await openAppraisalOf(services, company);
  const other = await openAppraisalOf(services, company);
  const input = { planCode: appraisal.plan.id, empId: company.bossIds[0], locked: true };
  await services.ok('performancecheck.lockPersonStatus', input, as.admin);
  expect(await appraisal.may('setSubordinateTargets', as.boss)).toBe('PERSON_LOCKED');
  expect(await other.may('setSubordinateTargets', as.boss)).toBe(true);
  await services.ok('performancecheck.lockPersonStatus', { ...input, locked: false }, as.admin);
});

test('managers lock no managers, and HR locks nobody who manages nobody in the plan', async () => {
  const appraisal = await openAppraisalOf(services, company);
  const input = { planCode: appraisal.plan.id, empId: company.bossIds[1], locked: true };
  expect((await services.call('performancecheck.lockPersonStatus', input, as.boss)).status).toBe(403);
  const nobody = { ...input, empId: company.staffIds[0] };
  expect((await services.call('performancecheck.lockPersonStatus', nobody, as.admin)).status).toBe(404);
});

test('S6.048 a locked manager who leads nobody in the plan any more is named by it, and is unlocked', async () => {
  const appraisal = await openAppraisalOf(services, company);
  const [former] = company.bossIds;
  const lockedAside = async (token = as.admin) => {
    const [plan] = await services.ok<{ lockedBossEmpIds: string[] }[]>(
      'performanceplane.getplanandrule',
      { planCode: appraisal.plan.id },
      token,
    );
    return plan?.lockedBossEmpIds;
  };
  const lock = (locked: boolean, empId = former) =>
    services.call('performancecheck.lockPersonStatus', { planCode: appraisal.plan.id, empId, locked }, as.admin);
  expect((await lock(true)).success).toBe(true);
  expect(await lockedAside()).toEqual([]);

  const { items } = await services.ok<{ items: { empId: string; bossEmpId: string }[] }>(
    'performanceflow.viewdetails',
    { planCode: appraisal.plan.id, pageSize: 50 },
    as.admin,
  );
  const led = items.filter(({ bossEmpId }) => bossEmpId === former).map(({ empId }) => empId);
  const change = { clientMutationId: key(), planCode: appraisal.plan.id, empIds: led, bossEmpId: company.staffIds[1] };
  expect(await services.ok('performanceflow.choosesuperior', change, as.admin)).toEqual({
    changed: led.length,
    failures: [],
  });
  expect(await lockedAside()).toEqual([former]);
  expect(await lockedAside(as.person)).toEqual([]);

  expect((await lock(false)).success).toBe(true);
  expect(await lockedAside()).toEqual([]);
  expect((await lock(false)).status).toBe(404);
});
