import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Notice } from '@hengcai/shared/contract/home/home';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson } from '../../testing/people.ts';
import { notice } from './tables.ts';

type NoticeRow = z.output<typeof Notice>;

let services: TestServices;
let company: TestCompany;
let employee: string;

beforeAll(async () => {
  // The deadlines below are judged by it.
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await services.createTestCompany();
  employee = await services.signIn(company.code, (await addPerson(services, company)).userName);
});
afterAll(() => services.stop());

const draft = {
  id: '',
  noticeTitle: '放假通知',
  noticeContent: '国庆放假七天',
  noticeDeadTime: null as string | null,
  noticeStatus: 2,
};
const save = (change: Partial<typeof draft> = {}, token = company.adminToken) =>
  services.call('index.saveNotice', { ...draft, ...change }, token);
const publish = async (change: Partial<typeof draft> = {}) => (await save(change)).data as NoticeRow;
const listed = (minStatus: number, token = company.adminToken) =>
  services.ok<NoticeRow[]>('index.listNotice', { minStatus }, token);
const codes = (data: unknown) =>
  (data as { errors: { field: string; code: string }[] }).errors.map(({ field, code }) => `${field} ${code}`);

it('S3.014 S3.015 S4.021 S4.022 S7.033 S7.034 open announcements come first, those past their deadline count as closed, and the list begins at a status', async () => {
  const other = await services.createTestCompany();
  await services.as(other, 'writes', async (ctx) => {
    const at = (minutes: number) => new Date(ctx.now.getTime() + minutes * 60_000);
    const row = (title: string, status: number, minute: number, deadline: Date | null) => ({
      companyId: other.companyId,
      id: ctx.newId(),
      title,
      content: title,
      status,
      createdAt: at(minute),
      deadline,
    });
    await ctx.tx
      .insert(notice)
      .values([
        row('old', 2, -3, null),
        row('important', 3, -2, at(60)),
        row('closed', 1, -1, null),
        row('expired', 3, 0, at(-1)),
      ]);
  });
  const titles = async (minStatus: number) =>
    (await listed(minStatus, other.adminToken)).map((one) => [one.noticeTitle, one.noticeStatus]);
  expect(await titles(1)).toEqual([
    ['important', 3],
    ['old', 2],
    ['expired', 1],
    ['closed', 1],
  ]);
  expect(await titles(2)).toEqual([
    ['important', 3],
    ['old', 2],
  ]);
  const [important] = await listed(2, other.adminToken);
  expect(important).toMatchObject({
    noticeId: expect.stringMatching(/^[0-9a-f]{32}$/),
    noticeContent: 'important',
    noticeDeadTime: expect.stringMatching(/Z$/),
    createTime: expect.stringMatching(/Z$/),
  });
});

describe('publishing', () => {
  it('S7.035 S5.026 S5.027 S5.048 S9.017 makes an announcement without emoji that closes at 23:59 of its day', async () => {
    const made = await publish({ noticeTitle: '通知🎉', noticeDeadTime: '2026-11-30' });

    expect(made).toMatchObject({ noticeTitle: '通知', noticeStatus: 2, noticeDeadTime: '2026-11-30T15:59:00.000Z' });
    expect((await publish()).noticeDeadTime).toBeNull();
  });

  it('S5.021 S5.023 S5.028 refuses at the fields what the rules refuse', async () => {
    const answer = await save({ noticeTitle: ' ', noticeContent: '🎉', noticeDeadTime: '2026-10-01', noticeStatus: 1 });

    expect(answer.status).toBe(422);
    expect(codes(answer.data)).toEqual([
      'noticeTitle NOTICE_TITLE_REQUIRED',
      'noticeContent NOTICE_CONTENT_REQUIRED',
      'noticeDeadTime NOTICE_DEADLINE_PAST',
      'noticeStatus NOTICE_KIND_INVALID',
    ]);
  });

  it('S5.022 S5.024 S9.017 takes a title of 100 characters and content of 1000, and no more', async () => {
    const long = { noticeTitle: '题'.repeat(100), noticeContent: '字'.repeat(1000), noticeStatus: 3 };
    expect(await publish(long)).toMatchObject(long);

    for (const more of [{ noticeTitle: '题'.repeat(101) }, { noticeContent: '字'.repeat(1001) }]) {
      const [field] = Object.keys(more);
      expect(codes((await save({ ...long, ...more })).data)).toEqual([expect.stringMatching(`^${field} .*TOO_LONG$`)]);
    }
  });

  it('S7.036 S4.020 closes by status 1, whatever else is sent, and a closed one is not changed again', async () => {
    const { noticeId } = await publish({ noticeTitle: '将关闭' });

    expect((await publish({ id: noticeId, noticeTitle: '', noticeContent: '', noticeStatus: 1 })).noticeTitle).toBe(
      '将关闭',
    );
    expect((await listed(2)).map((one) => one.noticeId)).not.toContain(noticeId);
    expect(codes((await save({ id: noticeId })).data)).toEqual(['null NOTICE_IS_CLOSED']);
  });

  it('changes an open one in its place', async () => {
    const { noticeId } = await publish();
    const changed = await publish({ id: noticeId, noticeTitle: '新标题', noticeStatus: 3 });

    expect(changed).toMatchObject({ noticeId, noticeTitle: '新标题', noticeStatus: 3 });
  });

  it('S7.037 deletes, once', async () => {
    const { noticeId } = await publish();

    expect((await services.call('index.deleteNotice', { noticeId }, company.adminToken)).status).toBe(200);
    expect((await services.call('index.deleteNotice', { noticeId }, company.adminToken)).status).toBe(404);
    expect((await listed(1)).map((one) => one.noticeId)).not.toContain(noticeId);
  });

  it('S6.005 S6.006 S6.007 is for administrators and the enterprise head only', async () => {
    const head = await services.signIn(company.code, (await addPerson(services, company, { role: 'CEO' })).userName);
    expect((await save({}, head)).status).toBe(200);
    const { noticeId } = await publish();

    expect((await save({}, employee)).status).toBe(403);
    expect((await save({ id: noticeId, noticeStatus: 1 }, employee)).status).toBe(403);
    expect((await services.call('index.deleteNotice', { noticeId }, employee)).status).toBe(403);
  });
});

it('an announcement of another company is not there to be read, and nothing else of the call is noted', async () => {
  const { noticeId } = await publish();
  const stranger = await services.createTestCompany();
  const isRead = async () => (await listed(2, employee)).find((one) => one.noticeId === noticeId)?.isRead;

  expect((await services.call('index.readNotice', { noticeIds: [noticeId] }, stranger.adminToken)).status).toBe(404);
  for (const missing of [['f'.repeat(32)], [noticeId, 'f'.repeat(32)]])
    expect((await services.call('index.readNotice', { noticeIds: missing }, employee)).status).toBe(404);
  expect(await isRead()).toBe(false);
});

it('who opened an announcement is counted once, for those who publish', async () => {
  const { noticeId } = await publish();
  const own = async (token: string) => (await listed(2, token)).find((one) => one.noticeId === noticeId);

  expect(await own(employee)).toMatchObject({ isRead: false, readCount: null });
  for (const _again of [1, 2]) await services.ok('index.readNotice', { noticeIds: [noticeId, noticeId] }, employee);
  expect(await own(employee)).toMatchObject({ isRead: true, readCount: null });
  expect(await own(company.adminToken)).toMatchObject({ isRead: false, readCount: 1 });
});
