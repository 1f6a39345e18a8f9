import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson } from '../../testing/people.ts';
import { remindOfSchedules } from './schedule.ts';

let services: TestServices;
let company: TestCompany;
let mine: string;
let another: string;
/** The business date the tests run on. */
let today: string;

beforeAll(async () => {
  // The days below lie ahead of it.
  services = await startServices({ env: { DEMO_DATE: '2026-11-01' } });
  company = await services.createTestCompany();
  mine = await services.signIn(company.code, (await addPerson(services, company)).userName);
  another = await services.signIn(company.code, (await addPerson(services, company)).userName);
  today = await services.as(company, 'reads', async (ctx) => ctx.today);
});
afterAll(() => services.stop());

const call = (name: string, input: Record<string, unknown>, token = mine) =>
  services.call(`index.${name}`, input, token);
const entry = (scheduleTime: string, scheduleContent: string, scheduleDate = today) => ({
  scheduleDate,
  scheduleTime,
  scheduleContent,
});
const dayOf = async (remindDate: string, token = mine) =>
  (await call('listIndexSchedule', { remindDate }, token)).data as {
    items: { scheduleId: string; scheduleTime: string; scheduleContent: string }[];
    scheduledDates: string[];
    remindDates: string[];
  };

describe('the schedule', () => {
  it('S3.086 S7.047 shows the entries of a day by time, and the days of the month that have some', async () => {
    await call('addSchedule', entry('14:00', '面谈', '2026-12-31'));
    await call('addSchedule', entry('09:30', '例会🎉', '2026-12-31'));
    await call('addSchedule', entry('10:00', '体检', '2026-12-01'));
    await call('addSchedule', entry('10:00', '新年', '2027-01-01'));

    const day = await dayOf('2026-12-31');
    expect(day.items.map((one) => [one.scheduleTime, one.scheduleContent])).toEqual([
      ['09:30', '例会'],
      ['14:00', '面谈'],
    ]);
    expect(day.scheduledDates).toEqual(['2026-12-01', '2026-12-31']);
    expect((await dayOf('2026-12-31', another)).items).toEqual([]);
  });

  it('S5.136 S5.137 refuses an entry without time or content at its field', async () => {
    const answer = await call('addSchedule', entry('', ' '));

    expect(answer.status).toBe(422);
    expect((answer.data as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([
      'scheduleTime',
      'scheduleContent',
    ]);
  });

  it('T34 is deleted by its owner only', async () => {
    await call('addSchedule', entry('08:00', '早会', '2026-12-02'));
    const [{ scheduleId } = { scheduleId: '' }] = (await dayOf('2026-12-02')).items;

    expect((await call('deleteSchedule', { scheduleId }, another)).status).toBe(404);
    expect((await dayOf('2026-12-02')).items).toHaveLength(1);
    expect((await call('deleteSchedule', { scheduleId })).status).toBe(200);
    expect((await dayOf('2026-12-02')).items).toEqual([]);
  });

  it('holds at most 50 entries a day', async () => {
    for (let i = 0; i < 50; i += 1) await call('addSchedule', entry('08:00', `第${i}项`, '2026-12-03'));
    const answer = await call('addSchedule', entry('08:00', '多一项', '2026-12-03'));

    expect(answer).toMatchObject({ status: 422, data: { errors: [{ field: 'scheduleDate', code: 'SCHEDULE_FULL' }] } });
  });
});

it('a reminder of a day is sent once with what is planned, unless it was taken back', async () => {
  await call('addSchedule', entry('16:00', '周报'));
  for (const token of [mine, mine, another]) await call('saveRemindDate', { remindDate: today }, token);
  expect((await dayOf(today)).remindDates).toEqual([today]);
  await call('deleteRemindDate', { remindDate: today }, another);

  for (const _again of [1, 2]) await services.as(company, 'writes', remindOfSchedules);

  const reminders = async (token: string) =>
    (await services.call('message.listremindmessage', {}, token, 'zh-CN')).data as {
      items: { remindContent: string }[];
    };
  expect((await reminders(mine)).items.map((one) => one.remindContent)).toEqual([`${today} 的日程：\n16:00 周报`]);
  expect((await reminders(another)).items).toEqual([]);
});

describe('the pages on the home page', () => {
  const chosen = async (token = mine) =>
    ((await call('listCustomMenuEntry', {}, token)).data as { pageUrl: string }[]).map((one) => one.pageUrl);

  it('are kept in the order given, for the caller alone', async () => {
    expect(await chosen(company.adminToken)).toEqual([]);
    const paths = ['/performance/examine', '/employee/list', '/performance/examine'];
    await call('saveCustomMenuEntry', { pageUrls: paths }, company.adminToken);

    expect(await chosen(company.adminToken)).toEqual(['/performance/examine', '/employee/list']);
    expect(await chosen()).toEqual([]);
  });

  it('are pages of the own menu, twelve at most', async () => {
    const refusal = async (pageUrls: string[]) => (await call('saveCustomMenuEntry', { pageUrls })).data;

    expect(await refusal(['/employee/list'])).toMatchObject({
      errors: [{ field: 'pageUrls.0', code: 'SHORTCUT_UNKNOWN' }],
    });
    expect(await refusal(Array.from({ length: 13 }, (_, i) => `/page/${i}`))).toMatchObject({
      errors: [{ field: 'pageUrls', code: 'SHORTCUTS_TOO_MANY' }],
    });
  });
});
