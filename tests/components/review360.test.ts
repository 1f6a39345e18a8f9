import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, it } from 'vitest';
import { employee } from '@hengcai/services/src/modules/employee/tables.ts';
import { AssessmentPlanStatus } from '@hengcai/shared/enums';
import { Review } from '@hengcai/services/src/testing/review360.ts';
import { actionsOn } from '../support/actions.ts';
import { expect } from './support/expect.ts';
import { startProduct } from './support/open.ts';

const product = startProduct();
let review: Review;
let subject = '';
let rater = '';

const nameOf = (empId: string) => `员工${review.company.numberOf.get(empId)}`;
/** How many forms the rater can fill in, asked in a session of its own. */
async function waiting() {
  const token = await product.services.signIn(review.company.code, review.company.numberOf.get(rater) ?? '');
  return (await product.services.ok<{ waiting: number }>('performanceinvite.getMy360OverviewInfo', {}, token)).waiting;
}

beforeAll(async () => {
  review = await Review.open(product.services);
  [, subject = ''] = review.company.bossIds;
  [, rater = ''] = review.company.staffIds;
  // `performanceinvite.send360AssessInvitation`
  const invited = await review.invite(review.company.adminToken, subject, [rater]);
  expect(invited.success).toBe(true);
  await review.goTo(AssessmentPlanStatus.SCORING);
});

/** The form as the address of an invitation opens it. */
async function open(query: Record<string, string>) {
  const page = await product.open({
    company: review.company.code,
    as: review.company.numberOf.get(rater) ?? '',
    at: `/performance/assess/be_invited?${new URLSearchParams(query).toString()}`,
    width: 390,
  });
  return { page, ...actionsOn(page, 'zh-CN') };
}

describe('the form of a 360 assessment', () => {
  it('S2.017 is opened by person and plan in the address, and says what is missing before it is sent', async () => {
    expect(await waiting()).toBe(1);
    const { page, press, say, ...actions } = await open({
      empId: subject,
      name: nameOf(subject),
      assessmentPlanName: '二〇二六年度',
      assessmentPlanCode: review.plan.id,
      companyModuleCode: review.template.templateCode,
    });
    await expect(
      page.getByRole('heading', { name: say('review360.form.title', { name: nameOf(subject) }) }),
    ).toBeVisible();
    const question = (name: string) => page.getByRole('group', { name });
    await question('沟通').getByRole('radio', { name: '5 分' }).click();
    await press('review360.submit');
    await expect(question('协作').getByText(say('rule.REVIEW_ANSWER_REQUIRED'))).toBeVisible();
    await question('协作').getByRole('radio', { name: '4 分' }).click();
    await expect(question('协作').getByRole('alert')).toHaveCount(0);
    // `performanceinvite.commit360Assessment`
    await press('review360.submit');
    await actions.agree(say('review360.submit.title', { name: nameOf(subject) }), say('review360.submit'));
    await expect(page.getByRole('button', { name: say('review360.submit') })).toBeHidden();
    expect(await waiting()).toBe(0);
  });

  it('S2.017 of somebody the reader was not asked about is not there, whatever names the address has', async () => {
    const { company } = review;
    const { page, say } = await open({
      empId: company.staffIds[2] ?? '',
      name: '别人',
      assessmentPlanCode: review.plan.id,
    });
    await expect(page.getByText(say('review360.form.notFound'))).toBeVisible();
  });
});

describe('the report of a 360 assessment', () => {
  const opened = async (raters: (of: Review['company']) => readonly (string | undefined)[]) => {
    const own = await Review.open(product.services);
    const { company } = own;
    const person = company.staffIds[0] ?? '';
    const asked = raters(company).map((id) => id ?? '');
    await own.invite(company.adminToken, person, asked);
    await own.goTo(AssessmentPlanStatus.SCORING);
    for (const empId of asked) expect((await own.submit(await own.token(empId), person, [5, 4])).success).toBe(true);
    await own.goTo(AssessmentPlanStatus.CALIBRATING);
    const page = await product.open({
      company: company.code,
      as: company.numberOf.get(person) ?? '',
      at: `/performance/assess/record_view/details?assessmentPlanCode=${own.plan.id}&empId=${person}`,
      language: 'en-US',
      width: 390,
    });
    const { say } = actionsOn(page, 'en-US');
    const groups = page.getByRole('region', { name: say('review360.report.groups') }).getByRole('listitem');
    return { say, of: (relation: string) => groups.filter({ hasText: say(`enum.ReviewRelation.${relation}`) }) };
  };

  it('says of a group nobody belongs to that it has no forms, and gives one form no deviation', async () => {
    const { say, of } = await opened(({ bossIds, staffIds }) => [bossIds[0], staffIds[1], staffIds[2], staffIds[3]]);
    await expect(of('DIRECT')).toContainText(say('review360.report.nobody'));
    await expect(of('SUPERIOR')).toContainText('(1 form)');
    await expect(of('SUPERIOR')).not.toContainText('deviation');
    await expect(of('NON_DIRECT')).toContainText('standard deviation 0');
  });

  it('where a group is hidden, does not tell whether a group without figures has forms', async () => {
    const { say, of } = await opened(({ bossIds, staffIds }) => [bossIds[0], staffIds[1]]);
    await expect(of('NON_DIRECT')).toContainText(say('review360.report.withheld'));
    await expect(of('DIRECT')).toContainText(say('review360.report.withheld'));
  });
});

it('somebody who has moved on is named to the superior in the list of the team', async () => {
  const own = await Review.open(product.services);
  const { company } = own;
  const [person = ''] = company.staffIds;
  const [boss = '', other = ''] = company.bossIds;
  await product.services.as(company, 'writes', async ({ tx }) => {
    const of = (empId: string) => and(eq(employee.companyId, company.companyId), eq(employee.id, empId));
    await tx
      .update(employee)
      .set({ bossId: other, deptId: company.deptIds[1] ?? '' })
      .where(of(person));
    // The second superior reports to the first: only who is out of that line, too, is out of sight.
    await tx.update(employee).set({ bossId: null }).where(of(other));
  });
  const page = await product.open({
    company: company.code,
    as: company.numberOf.get(boss) ?? '',
    at: `/performance/assess/record_view?assessmentPlanCode=${own.plan.id}&tabName=team`,
  });
  await expect(page.getByText(`员工${company.numberOf.get(person)}`).first()).toBeVisible();
});
