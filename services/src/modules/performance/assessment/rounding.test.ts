import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { openAppraisalOf, refusalOf, signedIn } from './assessment-testing.ts';
import { partInput, planInput, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 3);
});
afterAll(() => services.stop());

// 30 % of the own score and 70 % of the superior's: 88.5 and 89.65, which even digits or binary fractions would cut.
test.each([
  [0, '85', '90', '89'],
  [1, '90', '89.5', '89.7'],
  [2, '90', '89.5', '89.65'],
])('S9.035 a result of a plan with %i digits is rounded half up', async (digits, self, boss, shown) => {
  const appraisal = await openAppraisalOf(services, company, { parts: [partInput()], plan: { digits } });
  const as = await signedIn(services, company);
  await appraisal.agree(as.person, as.boss);
  await appraisal.goTo(AssessmentPlanStatus.SCORING);
  await appraisal.score(as.person, ScorerRole.SELF, self);
  await appraisal.score(as.boss, ScorerRole.BOSS, boss);
  expect((await appraisal.detail(as.boss)).composedScore).toBe(shown);
});

test('S9.035 a plan with another number of digits is refused', async () => {
  for (const digits of [-1, 5, 0.5]) {
    const answer = await services.call('performanceplane.saveassess', planInput({ digits }), company.adminToken);
    expect([digits, refusalOf(answer)[0], answer.data]).toMatchObject([digits, 400, { errors: [{ field: 'digits' }] }]);
  }
});
