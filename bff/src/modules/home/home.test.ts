import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

const row = {
  noticeId: id('notice'),
  noticeTitle: '放假通知',
  noticeContent: '放假七天',
  noticeDeadTime: null,
  noticeStatus: 2 as const,
  createTime: '2026-11-01T00:00:00Z',
  isRead: false,
  readCount: 3,
};
it('S7.035 an announcement is published with an empty id, its title and its day', async () => {
  bff.upstream.answer('index', 'saveNotice', () => row);

  const { data } = await bff.send(
    `mutation Save($input: SaveNoticeInput!) {
      saveNotice(input: $input) { notice { id title status read readCount } userErrors { code } }
    }`,
    { input: { title: '放假通知', content: '放假七天', deadline: '2026-11-30' } },
  );

  expect(data?.['saveNotice']).toEqual({
    notice: { id: id('notice'), title: '放假通知', status: 'NORMAL', read: false, readCount: 3 },
    userErrors: [],
  });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([
    { id: '', noticeTitle: '放假通知', noticeContent: '放假七天', noticeDeadTime: '2026-11-30', noticeStatus: 2 },
  ]);
});

it('S7.036 an announcement is closed by saving it with status 1', async () => {
  bff.upstream.answer('index', 'saveNotice', () => ({ ...row, noticeStatus: 1 as const }));

  const { data } = await bff.send(
    'mutation Close($input: CloseNoticeInput!) { closeNotice(input: $input) { notice { status } userErrors { code } } }',
    { input: { id: id('notice') } },
  );

  expect(data?.['closeNotice']).toEqual({ notice: { status: 'CLOSED' }, userErrors: [] });
  expect(bff.upstream.calls[0]?.input).toMatchObject({ id: id('notice'), noticeStatus: 1 });
});

it('S7.047 S3.086 a day of the schedule is one call', async () => {
  bff.upstream.answer('index', 'listIndexSchedule', () => ({
    items: [{ scheduleId: id('entry'), scheduleDate: '2026-11-20', scheduleTime: '09:30', scheduleContent: '例会' }],
    scheduledDates: ['2026-11-20'],
    remindDates: [],
  }));

  const { data } = await bff.send(
    '{ scheduleDay(date: "2026-11-20") { items { id date time content } scheduledDates remindDates } }',
  );

  expect(data?.['scheduleDay']).toEqual({
    items: [{ id: id('entry'), date: '2026-11-20', time: '09:30', content: '例会' }],
    scheduledDates: ['2026-11-20'],
    remindDates: [],
  });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([{ remindDate: '2026-11-20' }]);
});

it('a refused entry names the field as the schema does', async () => {
  bff.upstream.refuse('index', 'addSchedule', {
    status: 422,
    errors: [{ field: 'scheduleTime', code: 'SCHEDULE_TIME_REQUIRED', message: 'no' }],
  });

  const { data } = await bff.send(
    'mutation Add($input: AddScheduleItemInput!) { addScheduleItem(input: $input) { item { id } userErrors { field code } } }',
    { input: { date: '2026-11-20', time: '', content: '例会' } },
  );

  expect(data?.['addScheduleItem']).toEqual({
    item: null,
    userErrors: [{ field: 'time', code: 'SCHEDULE_TIME_REQUIRED' }],
  });
});

it.each([
  [true, 'saveRemindDate'],
  [false, 'deleteRemindDate'],
] as const)('to be reminded %s is the call %s', async (remind, endpoint) => {
  bff.upstream.answer('index', endpoint, () => null);

  const { data } = await bff.send(
    'mutation Set($input: SetRemindDateInput!) { setRemindDate(input: $input) { date userErrors { code } } }',
    { input: { date: '2026-11-20', remind } },
  );

  expect(data?.['setRemindDate']).toEqual({ date: '2026-11-20', userErrors: [] });
  expect(bff.upstream.calls).toHaveLength(1);
});
