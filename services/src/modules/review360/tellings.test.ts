import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ReviewApproval } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { key, Review, TEST_DAY } from '../../testing/review360.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());

/** The texts of one type in the message centre of somebody. */
async function toldOf(review: Review, empId: string, type: string): Promise<string[]> {
  const { items } = await services.ok<{ items: { remindTypeName: string; remindContent: string }[] }>(
    'message.listremindmessage',
    { pageSize: 50 },
    await review.token(empId),
  );
  return items.flatMap(({ remindTypeName, remindContent }) => (remindTypeName === type ? [remindContent] : []));
}
const makeHr = (review: Review, empId: string) =>
  services.as(review.company, 'writes', async (ctx) =>
    grantRole(ctx, (await accountOfEmployee(ctx, empId))?.userId ?? '', 'hr'),
  );

test('raters learn that they are asked, and before scoring opens that they can start once it does', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [subject = '', early = '', late = ''] = company.staffIds;
  await review.invite(company.adminToken, subject, [early]);
  await review.goTo(AssessmentPlanStatus.SCORING);
  await review.invite(company.adminToken, subject, [late]);
  expect(await toldOf(review, early, 'Evaluate a colleague')).toEqual([
    expect.stringContaining('once scoring opens') as unknown,
  ]);
  expect(await toldOf(review, late, 'Evaluate a colleague')).toEqual([
    expect.stringContaining('Please submit by') as unknown,
  ]);
});

test.each([
  [ReviewApproval.SUPERIOR, 1],
  [ReviewApproval.HR, 0],
  [ReviewApproval.NOBODY, 0],
])('of raters that somebody nominates the superior learns where they decide: %i', async (approval, times) => {
  const review = await Review.open(services, { review: { approval } });
  const [subject = '', , peer = '', , other = '', , third = ''] = review.company.staffIds;
  await review.ok('send360AssessInvitation', await review.token(subject), {
    clientMutationId: key(),
    empId: subject,
    assessorEmpIds: [peer, other, third],
  });
  expect(await toldOf(review, review.company.bossIds[0] ?? '', 'Raters to approve')).toHaveLength(times);
});

test('HR who declines is told nothing of it', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [subject = '', rater = '', hr = ''] = company.staffIds;
  for (const empId of [rater, hr]) await makeHr(review, empId);
  await review.invite(company.adminToken, subject, [rater]);
  const token = await review.token(rater);
  const { items } = await services.ok<{ items: { inviteId: string; version: number }[] }>(
    'performanceinvite.listReceived360Invitation',
    {},
    token,
  );
  const declined = { inviteId: items[0]?.inviteId, version: items[0]?.version, reason: 'too far away' };
  await services.ok('performanceinvite.decline360Invitation', declined, token);
  expect(await toldOf(review, rater, 'A rater declined')).toEqual([]);
  expect(await toldOf(review, hr, 'A rater declined')).toHaveLength(1);
});

test('HR reminds raters who have a form left, of those people alone whom they look after', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [report = '', other = '', done = '', left = '', elsewhere = ''] = company.staffIds;
  const [boss = ''] = company.bossIds;
  // A superior who is HR besides looks after nobody of the own reports.
  await makeHr(review, boss);
  await review.invite(company.adminToken, report, [done, left]);
  await review.invite(company.adminToken, other, [done, elsewhere]);
  await review.goTo(AssessmentPlanStatus.SCORING);
  for (const empId of [report, other]) await review.submit(await review.token(done), empId, [5, 5]);
  // A view of oneself that was begun holds nobody up.
  const own = await review.token(other);
  const { version } = await review.ok<{ version: number }>('getAssessInterface', own, { empId: other });
  const answers = review.answers([4]);
  await review.ok('save360Assessment', own, { empId: other, version, clientId: key(), seq: 1, answers });

  const reminded = async (empId: string) => (await toldOf(review, empId, 'Please submit your 360 form')).length;
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
