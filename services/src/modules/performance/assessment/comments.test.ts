import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { key, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

let services: TestServices;
let company: Staffed;
let appraisal: Appraisal;
let as: Awaited<ReturnType<typeof signedIn>>;
let rowId: string;

interface Comment {
  commentId: string;
  repliedCommentId: string | null;
  author: { empName: string } | null;
  text: string;
  unread: boolean;
}

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  appraisal = await openAppraisalOf(services, company);
  rowId = (await appraisal.detail(as.person)).indicators[0]?.rowId ?? '';
});
afterAll(() => services.stop());

const thread = (token: string) => appraisal.ok<Comment[]>('performanceview.querycomment', token, { rowId });
const add = (token: string, text: string, more: object = {}) =>
  appraisal.call('performanceview.addcomment', token, { clientMutationId: key(), rowId, text, ...more });
const unread = async (token: string) => {
  const { unreadCommentInfo } = await services.ok<{
    unreadCommentInfo: { keyResult: string; repliedCommentType: number; unreadCount: number; empId: string }[];
  }>('message.loginmessage', {}, token);
  return unreadCommentInfo.map((one) => [one.keyResult, one.repliedCommentType, one.unreadCount]);
};

test('S3.019 S3.020 S2.046 a comment is unread for the person and the superior until they read it, a reply for who was answered', async () => {
  expect((await add(as.boss, '二季度的进展如何？')).success).toBe(true);
  expect(await unread(as.boss)).toEqual([]);
  expect(await unread(as.person)).toEqual([['安全生产零事故', 3, 1]]);
  const [asked] = await thread(as.person);
  expect(asked).toMatchObject({ text: '二季度的进展如何？', unread: true, author: { empName: '员工E001' } });

  expect(await appraisal.ok('performanceview.readcomment', as.person, { rowId })).toEqual({ read: 1 });
  expect(await unread(as.person)).toEqual([]);
  expect((await add(as.person, '已完成两次演练', { repliedCommentId: asked?.commentId })).success).toBe(true);
  expect(await unread(as.boss)).toEqual([['安全生产零事故', 1, 1]]);
  expect((await thread(as.boss)).map((one) => [one.text, one.repliedCommentId, one.unread])).toEqual([
    ['二季度的进展如何？', null, false],
    ['已完成两次演练', asked?.commentId, true],
  ]);
  expect(await appraisal.ok('performanceview.getUnReadPerformance', as.boss)).toEqual([
    { rowId, commentCount: 2, unreadCount: 1 },
  ]);
});

test('whoever may not see the appraisal neither reads nor writes, and nobody writes about another form’s indicator', async () => {
  expect((await add(as.colleague, '路过')).status).toBe(404);
  expect((await appraisal.call('performanceview.querycomment', as.colleague, { rowId })).status).toBe(404);
  const other = appraisal.of(company.staffIds[2] ?? '');
  const call = await other.call('performanceview.addcomment', as.boss, { clientMutationId: key(), rowId, text: '错' });
  expect(refusalOf(call)).toEqual([400, [['rowId', 'UNKNOWN_REFERENCE']]]);
  expect(refusalOf(await add(as.boss, '  '))).toEqual([422, [['text', 'REQUIRED']]]);
});

test('a locked plan takes no comments, and says why', async () => {
  await appraisal.switch({ locked: true, reason: '复核' });
  expect(refusalOf(await add(as.boss, '还在吗'))).toEqual([422, [[null, 'PLAN_LOCKED']]]);
  expect(await appraisal.may('comment', as.person)).toBe('PLAN_LOCKED');
  await appraisal.switch({ locked: false });
  expect(await appraisal.may('comment', as.person)).toBe(true);
});
