import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AssessmentPlanStatus,
  CustomItemType,
  ReviewFlag,
  ReviewRelation,
  ReviewState,
  ScorerRole,
} from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../testing/kit.ts';
import { accountOfEmployee } from '../session/public.ts';
import { grantRole } from '../settings/public.ts';
import { errorsOf, key, Review, scored, TEST_DAY } from '../../testing/review360.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
});
afterAll(() => services.stop());

const { SCORING, CALIBRATING } = AssessmentPlanStatus;
interface Assessors {
  mayApprove: boolean;
  assessors: {
    inviteId: string;
    assessorEmpId: string;
    relation: number;
    state: number;
    version: number;
    deletable: boolean;
  }[];
}
interface People {
  total: number;
  items: { empId: string; invited: number | null; submitted: number | null; score: string | null }[];
}
interface Summary {
  figures: {
    groups: { relation: number; forms: number | null; spread: { mean: string } | null }[];
    others: string | null;
    rounded: boolean;
    self: string | null;
    gap: string | null;
  };
  strongest: string[];
  weakest: string[];
}
const refusal = (answer: { success: boolean; status: number }) =>
  answer.success ? true : [answer.status, errorsOf(answer as never)];

test('S1.023 people around somebody evaluate them, and the report tells what it may', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [top, subject] = company.bossIds;
  const directs = [1, 3, 5, 7].map((at) => company.staffIds[at] ?? '');
  const peers = [0, 2, 4].map((at) => company.staffIds[at] ?? '');
  const admin = company.adminToken;
  expect(refusal(await review.invite(admin, subject, [top, ...directs, ...peers]))).toBe(true);
  const list = await review.ok<Assessors>('getMemberAssessorList', admin, { empId: subject });
  expect(list.assessors.map(({ relation }) => relation)).toEqual([1, 2, 2, 2, 2, 3, 3, 3]);
  const own = await review.token(subject);
  // Whom HR invited the person does not learn.
  expect((await review.ok<Assessors>('getMyAssessorList', own)).assessors).toEqual([]);
  const first = await review.token(directs[0] ?? '');
  expect(refusal(await review.submit(first, subject, [5, 4]))).toEqual([422, [[null, 'REVIEW_NOT_OPEN']]]);

  await review.goTo(SCORING);
  for (const empId of directs)
    expect(refusal(await review.submit(await review.token(empId), subject, [5, 4], `好的${empId}`))).toBe(true);
  for (const empId of peers)
    expect(refusal(await review.submit(await review.token(empId), subject, [3, 3]))).toBe(true);
  expect(refusal(await review.submit(await review.token(top), subject, [4, 2]))).toBe(true);
  expect(refusal(await review.submit(own, subject, [5, 5]))).toBe(true);
  // Before it has closed nobody but HR learns how far it is.
  const boss = await review.token(top);
  for (const token of [own, boss]) {
    const { items } = await review.ok<People>('listRateEmpByPlan', token, {});
    expect(items.every((one) => one.invited === null && one.submitted === null && one.score === null)).toBe(true);
    expect(refusal(await review.call('listAssessScoreStatistic', token, { empId: subject }))).toEqual([
      422,
      [[null, 'REVIEW_NOT_CLOSED']],
    ]);
  }
  const hr = await review.ok<People>('listRateEmpByPlan', admin, { pageSize: 50 });
  expect(hr.items.find(({ empId }) => empId === subject)).toMatchObject({ invited: 8, submitted: 8, score: null });

  await review.goTo(CALIBRATING);
  const report = await review.ok<Summary>('listAssessScoreStatistic', own, { empId: subject });
  // Of 10 points: superiors 6, direct reports 9, peers 6, in percent 60, 90, 60.
  expect(report.figures.groups.map(({ forms, spread }) => [forms, spread?.mean])).toEqual([
    [1, '60'],
    [4, '90'],
    [3, '60'],
  ]);
  expect(report.figures).toMatchObject({ others: '66', rounded: false, self: '100', gap: '-34' });
  expect(await review.ok('listAssessScoreStatistic', boss, { empId: subject })).toEqual(report);
  expect(report.strongest).toEqual(['沟通']);
  expect(report.weakest).toEqual(['协作']);
  const stranger = await review.token(peers[0] ?? '');
  expect(refusal(await review.call('listAssessScoreStatistic', stranger, { empId: subject }))).toEqual([
    404,
    [[null, 'NOT_FOUND']],
  ]);
  const detail = await review.ok<{ items: { comments: { text: string }[] }[] }>('listDetailScoreStatistic', own, {
    empId: subject,
  });
  expect(detail.items[2]?.comments.map(({ text }) => text)).toEqual(directs.map((id) => `好的${id}`).sort());
});

test('the 360 score counts in the result once it has closed, and not before', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const raters = [1, 2, 3].map((at) => company.staffIds[at] ?? '');
  const [top] = company.bossIds;
  const admin = company.adminToken;
  await review.invite(admin, subject, raters);
  const person = await review.token(subject);
  const boss = await review.token(top);
  const appraisal = review.appraisal(subject);
  const { version } = await appraisal.fill(person);
  const sent = await appraisal.ok('performancecheck.updatestatus', person, { version, action: 'submit' });
  await appraisal.ok('performancecheck.updatestatus', boss, { version: sent.version, action: 'approve' });
  await review.goTo(SCORING);
  for (const empId of raters) await review.submit(await review.token(empId), subject, [5, 5]);
  await appraisal.score(person, ScorerRole.SELF, '80');
  await appraisal.score(boss, ScorerRole.BOSS, '80');
  const before = await appraisal.detail(boss);
  expect(before.composedScore).toBe('80');
  await review.goTo(CALIBRATING);
  // 20 % of 100 beside 80 % of 80.
  expect((await appraisal.detail(boss)).composedScore).toBe('84');
});

test('S3.049 nominations wait for whom the plan asks, and only HR takes back what was sent', async () => {
  const review = await Review.open(services, {
    review: {
      approval: 1,
      limits: { superior: { min: 0, max: 1 }, direct: { min: 0, max: 1 }, nonDirect: { min: 0, max: 2 } },
    },
  });
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const [peer = '', other = '', third = ''] = company.staffIds.slice(2).filter((_id, at) => at % 2 === 0);
  const person = await review.token(subject);
  const boss = await review.token(company.bossIds[0]);
  const hr = company.adminToken;
  expect(refusal(await review.invite(person, subject, [subject]))).toEqual([
    422,
    [['assessorEmpIds', 'REVIEW_NOT_ONESELF']],
  ]);
  expect(refusal(await review.invite(person, subject, [peer, other, third]))).toEqual([
    422,
    [['assessorEmpIds', 'REVIEW_TOO_MANY']],
  ]);
  expect(refusal(await review.invite(person, subject, [peer, other]))).toBe(true);
  const mine = await review.ok<Assessors>('getMyAssessorList', person);
  expect(mine.assessors.map(({ state }) => state)).toEqual([ReviewState.NOMINATED, ReviewState.NOMINATED]);
  const [one, two] = mine.assessors;
  const around = await review.ok<{ items: { empId: string; relation: number; invited: boolean }[] }>(
    'get360AssessableEmpInfo',
    person,
    { empId: subject, pageSize: 50 },
  );
  const isAround = (empId: string) => around.items.find((candidate) => candidate.empId === empId);
  expect(isAround(peer)).toMatchObject({ relation: ReviewRelation.NON_DIRECT, invited: true });
  expect(isAround(third)).toMatchObject({ relation: ReviewRelation.NON_DIRECT, invited: false });
  expect(isAround(company.bossIds[0])).toMatchObject({ relation: ReviewRelation.SUPERIOR });
  const decide = (token: string, inviteId: string | undefined, evaluationResult: number, reason = '') =>
    review.call('approve360Nomination', token, { empId: subject, inviteIds: [inviteId], evaluationResult, reason });
  expect(refusal(await decide(person, one?.inviteId, 1))).toEqual([403, [[null, 'FORBIDDEN']]]);
  const waiting = await services.ok<{ typeId: number; empId: string }[]>('message.listtodo', {}, boss);
  expect(waiting.filter(({ typeId }) => typeId === 133).map(({ empId }) => empId)).toEqual([subject]);
  expect(refusal(await decide(boss, one?.inviteId, 2))).toEqual([422, [['reason', 'REASON_REQUIRED']]]);
  expect(refusal(await decide(boss, one?.inviteId, 1))).toBe(true);
  expect(refusal(await decide(boss, two?.inviteId, 2, '请选其他同事'))).toBe(true);
  const remove = (token: string, inviteId: string | undefined) =>
    review.call('delete360Assessor', token, { empId: subject, inviteIds: [inviteId] });
  // The same answer whether it was written or not.
  expect(refusal(await remove(person, one?.inviteId))).toEqual([422, [[null, 'REVIEW_SENT']]]);
  expect(refusal(await remove(boss, one?.inviteId))).toEqual([422, [[null, 'REVIEW_SENT']]]);
  expect(refusal(await remove(hr, one?.inviteId))).toBe(true);
});

test('S8.055 once the superior has submitted, a rater can neither evaluate nor be deleted', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const [rater = '', late = ''] = [company.staffIds[2] ?? '', company.staffIds[4] ?? ''];
  const hr = company.adminToken;
  await review.invite(hr, subject, [rater, late]);
  const person = await review.token(subject);
  const boss = await review.token(company.bossIds[0]);
  const appraisal = review.appraisal(subject);
  const { version } = await appraisal.fill(person);
  const sent = await appraisal.ok('performancecheck.updatestatus', person, { version, action: 'submit' });
  await appraisal.ok('performancecheck.updatestatus', boss, { version: sent.version, action: 'approve' });
  await review.goTo(SCORING);
  await review.submit(await review.token(rater), subject, [2, 2]);
  await appraisal.score(person, ScorerRole.SELF, '80');
  await appraisal.score(boss, ScorerRole.BOSS, '80');
  expect(refusal(await review.submit(await review.token(late), subject, [2, 2]))).toEqual([
    422,
    [[null, 'REVIEW_BOSS_SUBMITTED']],
  ]);
  const { assessors } = await review.ok<Assessors>('getMemberAssessorList', hr, { empId: subject });
  const submitted = assessors.find(({ assessorEmpId }) => assessorEmpId === rater);
  const unwritten = assessors.find(({ assessorEmpId }) => assessorEmpId === late);
  expect(
    refusal(await review.call('delete360Assessor', hr, { empId: subject, inviteIds: [unwritten?.inviteId] })),
  ).toEqual([422, [[null, 'REVIEW_BOSS_SUBMITTED']]]);
  const revoked = { inviteId: submitted?.inviteId, version: submitted?.version, reason: '不当评价' };
  expect(refusal(await services.call('performanceinvite.revoke360Invitation', revoked, hr))).toEqual([
    422,
    [[null, 'REVIEW_BOSS_SUBMITTED']],
  ]);
  // What HR reopens may come again.
  expect(refusal(await services.call('performanceinvite.reopen360Assessment', revoked, hr))).toBe(true);
  expect(refusal(await review.submit(await review.token(rater), subject, [4, 4]))).toBe(true);
});

test('S3.018 S2.044 S7.101 S7.102 invitations are received, accepted and declined; the message centre names them', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const rater = company.staffIds[1] ?? '';
  await review.invite(company.adminToken, subject, [rater]);
  await review.goTo(SCORING);
  const token = await review.token(rater);
  const centre = await services.ok<{ invited360Message: object[] }>('message.loginmessage', {}, token);
  expect(centre.invited360Message).toEqual([
    expect.objectContaining({
      empId: subject,
      assessmentPlanCode: review.plan.id,
      companyModuleCode: review.template.templateCode,
    }),
  ]);
  const received = await services.ok<{ items: { inviteId: string; version: number; state: number }[] }>(
    'performanceinvite.listReceived360Invitation',
    {},
    token,
  );
  const [one] = received.items;
  const accepted = await services.ok<{ version: number; state: number }>(
    'performanceinvite.accept360Invitation',
    { inviteId: one?.inviteId, version: one?.version },
    token,
  );
  expect(accepted.state).toBe(ReviewState.ACCEPTED);
  const declined = { inviteId: one?.inviteId, version: accepted.version, reason: '合作不多' };
  expect(
    refusal(await services.call('performanceinvite.decline360Invitation', declined, await review.token(subject))),
  ).toEqual([404, [[null, 'NOT_FOUND']]]);
  expect(refusal(await services.call('performanceinvite.decline360Invitation', declined, token))).toBe(true);
  const plans = await services.ok<{ planCode: string }[]>(
    'performanceinvite.list360AssessablePlan',
    { planStatus: SCORING },
    company.adminToken,
  );
  expect(plans.map(({ planCode }) => planCode)).toContain(review.plan.id);
  expect(
    await services.ok('performanceinvite.list360AssessablePlan', { planStatus: CALIBRATING }, company.adminToken),
  ).toEqual([]);
  const after = await services.ok<{ invited360Message: object[] }>('message.loginmessage', {}, token);
  expect(after.invited360Message).toEqual([]);
});

test('HR, and nobody else, is told that a rater declined and where the reason is read', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [subject = '', rater = '', hr = ''] = company.staffIds;
  const [boss = ''] = company.bossIds;
  // The superior looks after 360 assessments too, but not after those of the own reports.
  await services.as(company, 'writes', async (ctx) => {
    for (const empId of [hr, boss]) await grantRole(ctx, (await accountOfEmployee(ctx, empId))?.userId ?? '', 'hr');
  });
  await review.invite(company.adminToken, subject, [rater]);
  const token = await review.token(rater);
  const { items } = await services.ok<{ items: { inviteId: string; version: number }[] }>(
    'performanceinvite.listReceived360Invitation',
    {},
    token,
  );
  const [one] = items;
  const declined = { inviteId: one?.inviteId, version: one?.version, reason: '合作不多' };
  await services.ok('performanceinvite.decline360Invitation', declined, token);
  const told = async (empId: string) =>
    (
      await services.ok<{ items: { remindTypeName: string; remindContent: string; page: string }[] }>(
        'message.listremindmessage',
        {},
        await review.token(empId),
      )
    ).items.filter(({ remindTypeName }) => remindTypeName === 'A rater declined');
  expect([await told(subject), await told(boss), await told(rater)]).toEqual([[], [], []]);
  expect(await told(hr)).toEqual([
    expect.objectContaining({
      remindContent: expect.not.stringContaining('合作不多') as unknown,
      page: `/performance/assess/invite?assessmentPlanCode=${review.plan.id}&empId=${subject}`,
    }),
  ]);
});

test('one form with its auto-save: an older save changes nothing, another window is told', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const rater = company.staffIds[1] ?? '';
  await review.invite(company.adminToken, subject, [rater]);
  await review.goTo(SCORING);
  const token = await review.token(rater);
  const { version } = await review.ok<{ version: number }>('getAssessInterface', token, { empId: subject });
  const save = (clientId: string, seq: number, first: number, seen = version) =>
    review.call('save360Assessment', token, {
      empId: subject,
      version: seen,
      clientId,
      seq,
      answers: review.answers([first]),
    });
  const window = key();
  expect(refusal(await save(window, 2, 4))).toBe(true);
  expect(refusal(await save(window, 1, 1))).toBe(true);
  expect(refusal(await save(key(), 1, 1))).toEqual([409, [['version', 'CONFLICT']]]);
  const form = await review.ok<{ answers: { optionCode: string }[]; state: number }>('getAssessInterface', token, {
    empId: subject,
  });
  expect(form).toMatchObject({
    state: ReviewState.DRAFT,
    answers: [{ optionCode: review.answers([4])[0]?.optionCode }],
  });
  expect(refusal(await review.submit(token, subject, [4]))).toEqual([422, [['answers.1', 'REVIEW_ANSWER_REQUIRED']]]);
});

test('S6.054 S7.087 raters by file: the relation follows from how they stand, wrong lines are named', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const [top, subject] = company.bossIds;
  const number = (id: string | undefined) => company.numberOf.get(id ?? '') ?? '';
  const csv = [
    '工号,评估人工号',
    `${number(subject)},${number(top)}`,
    `${number(subject)},${number(company.staffIds[1])}`,
    `${number(subject)},${number(subject)}`,
    `${number(subject)},NONE`,
  ].join('\n');
  const upload = (check: boolean, token = company.adminToken) =>
    services.call(
      'inviteFile.import360inviterecord',
      {
        planCode: review.plan.id,
        check: String(check),
        file: { fileName: 'raters.csv', bytes: new TextEncoder().encode(csv) },
      },
      token,
    );
  const checked = await upload(true);
  expect(checked.data).toMatchObject({ taken: false, counts: { add: 2, error: 2 } });
  expect((await upload(false)).data).toMatchObject({ taken: true, counts: { add: 2, error: 2 } });
  const { assessors } = await review.ok<Assessors>('getMemberAssessorList', company.adminToken, { empId: subject });
  expect(assessors.map(({ relation }) => relation)).toEqual([ReviewRelation.SUPERIOR, ReviewRelation.DIRECT]);
  expect((await upload(false, await review.token(top))).status).toBe(403);
});

test('a choice that the template marks as negative is a reason to look at a form, whatever the form scores', async () => {
  const option = (content: string, negative: boolean) => ({ content, score: null, negative });
  const asked = {
    ...scored('愿意再次共事'),
    type: CustomItemType.INFORMATION,
    required: false,
    options: [option('不愿意', true), option('愿意', false)],
  };
  const review = await Review.open(services, { items: [scored('沟通'), scored('协作'), asked] });
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const raters = company.staffIds.slice(1, 4);
  await review.invite(company.adminToken, subject, raters);
  await review.goTo(SCORING);
  const choice = (content: string) => {
    const [, , item] = review.template.items as unknown as { options: { optionCode: string; content: string }[] }[];
    return item?.options.find((one) => one.content === content)?.optionCode ?? null;
  };
  for (const [at, empId] of raters.entries()) {
    const token = await review.token(empId);
    const { version } = await review.ok<{ version: number }>('getAssessInterface', token, { empId: subject });
    const answers = review.answers([4, 5]);
    const last = { ...answers[2], optionCode: [choice('不愿意'), choice('愿意'), null][at] };
    const input = { empId: subject, version, clientId: key(), seq: 1, answers: [...answers.slice(0, 2), last] };
    await review.ok('commit360Assessment', token, input);
  }
  const forms = await review.ok<{ assessorEmpId: string; flags: number[] }[]>(
    'listDetailNegativeCheck',
    company.adminToken,
    { empId: subject },
  );
  const negative = forms.filter(({ flags }) => flags.includes(ReviewFlag.NEGATIVE_CHOICE));
  expect(negative.map(({ assessorEmpId }) => assessorEmpId)).toEqual([raters[0]]);
});

test('HR sees what is striking, and nobody looks after the own people as HR', async () => {
  const review = await Review.open(services);
  const { company } = review;
  const subject = company.staffIds[0] ?? '';
  const raters = company.staffIds.slice(1, 4);
  const hr = company.adminToken;
  await review.invite(hr, subject, raters);
  await review.goTo(SCORING);
  for (const empId of raters) await review.submit(await review.token(empId), subject, [1, 1]);
  const found = await review.ok<{ total: number; items: { empId: string; flags: number[]; formCount: number }[] }>(
    'listNegativeCheckEmpList',
    hr,
  );
  expect(found.items).toEqual([{ empId: subject, flags: [3, 4, 5, 6], formCount: 3 }]);
  const forms = await review.ok<{ inviteId: string; flags: number[] }[]>('listDetailNegativeCheck', hr, {
    empId: subject,
  });
  expect(forms).toHaveLength(3);
  expect(
    refusal(await review.call('listDetailNegativeCheck', await review.token(company.bossIds[0]), { empId: subject })),
  ).toEqual([403, [[null, 'FORBIDDEN']]]);
  const form = await services.ok<{ answers: object[] }>(
    'performanceinvite.getAssessDetail',
    { inviteId: forms[0]?.inviteId },
    hr,
  );
  expect(form.answers).toHaveLength(2);
  expect(
    (
      await services.call(
        'performanceinvite.getAssessDetail',
        { inviteId: forms[0]?.inviteId },
        await review.token(subject),
      )
    ).status,
  ).toBe(404);
});
