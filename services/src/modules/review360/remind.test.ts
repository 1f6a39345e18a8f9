import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { key, Review, TEST_DAY } from '../../testing/review360.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());

test('HR reminds raters who have a form left, of those people alone whom they look after', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [report = '', other = '', done = '', left = '', elsewhere = ''] = company.staffIds;
  const [boss = ''] = company.bossIds;
  // A superior who is HR besides looks after nobody of the own reports.
  await services.as(company, 'writes', async (ctx) =>
    grantRole(ctx, (await accountOfEmployee(ctx, boss))?.userId ?? '', 'hr'),
  );
  await review.invite(company.adminToken, report, [done, left]);
  await review.invite(company.adminToken, other, [done, elsewhere]);
  await review.goTo(AssessmentPlanStatus.SCORING);
  for (const empId of [report, other]) await review.submit(await review.token(done), empId, [5, 5]);
  // A view of oneself that was begun holds nobody up.
  const own = await review.token(other);
  const { version } = await review.ok<{ version: number }>('getAssessInterface', own, { empId: other });
  const answers = review.answers([4]);
  await review.ok('save360Assessment', own, { empId: other, version, clientId: key(), seq: 1, answers });

  const reminded = async (empId: string) => {
    const { items } = await services.ok<{ items: { remindTypeName: string }[] }>(
      'message.listremindmessage',
      { pageSize: 50 },
      await review.token(empId),
    );
    return items.filter(({ remindTypeName }) => remindTypeName === 'Please submit your 360 form').length;
  };
  const remind = async (token: string, empId?: string) => {
    const { count } = await review.ok<{ count: number }>('remind360Assessor', token, {
      empId,
      clientMutationId: key(),
    });
    return [count, await reminded(left), await reminded(elsewhere), await reminded(done), await reminded(other)];
  };
  const asBoss = await review.token(boss);
  expect(await remind(asBoss)).toEqual([1, 0, 1, 0, 0]);
  expect(await remind(asBoss, report)).toEqual([0, 0, 1, 0, 0]);
  expect(await remind(company.adminToken)).toEqual([2, 1, 2, 0, 0]);
  expect(await remind(company.adminToken, report)).toEqual([1, 2, 2, 0, 0]);
});
