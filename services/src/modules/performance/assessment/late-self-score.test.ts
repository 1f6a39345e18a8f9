import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, signedIn } from './assessment-testing.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

const DAY_MS = 86_400_000;

let services: TestServices;
let company: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
});
afterAll(() => services.stop());

test('from the day after the last day of self scoring the superior scores without it', async () => {
  const appraisal = await openAppraisalOf(services, company);
  const first = await signedIn(services, company);
  await appraisal.agree(first.person, first.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  const on = async (days: number) => {
    services.kernel.clock.offsetMs += days * DAY_MS;
    const as = await signedIn(services, company);
    const waiting = { planCode: appraisal.plan.id, waitingForMe: true };
    const { items } = await services.ok<{ items: { empId: string; withoutSelfScore: boolean }[] }>(
      'performanceview.listdirectlyunder',
      waiting,
      as.boss,
    );
    return {
      boss: await appraisal.may('saveBossScore', as.boss),
      self: await appraisal.may('saveSelfScore', as.person),
      waiting: items.map(({ empId, withoutSelfScore }) => [empId, withoutSelfScore]),
    };
  };
  // 20 December is the last day.
  expect(await on(48)).toEqual({ boss: 'SELF_SCORE_FIRST', self: true, waiting: [] });
  expect(await on(1)).toEqual({ boss: true, self: true, waiting: [[appraisal.empId, true]] });
});
