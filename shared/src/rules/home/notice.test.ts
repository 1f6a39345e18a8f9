import { describe, expect, it } from 'vitest';
import { NoticeStatus } from '../../enums.ts';
import { checkNotice, checkSystemNotice, type NoticeDraft, type SystemNoticeDraft } from './notice.ts';
import { checkSchedule } from './schedule.ts';

const good: NoticeDraft = {
  title: '放假通知',
  content: '国庆放假七天',
  deadline: null,
  status: NoticeStatus.NORMAL,
};
const codes = (draft: Partial<NoticeDraft>) =>
  checkNotice({ ...good, ...draft }, '2026-11-20').map(({ field, code }) => `${field} ${code}`);

describe('S5.022 S5.024 S5.029 an announcement', () => {
  it.each<[string, Partial<NoticeDraft>, string[]]>([
    ['S5.021 needs a title', { title: ' ' }, ['title NOTICE_TITLE_REQUIRED']],
    ['S5.022 S9.017 has a title of 100 characters', { title: '题'.repeat(100) }, []],
    ['S5.022 and not of 101', { title: '题'.repeat(101) }, ['title TEXT_TOO_LONG']],
    ['S5.023 needs content', { content: ' \n ' }, ['content NOTICE_CONTENT_REQUIRED']],
    ['S5.024 has content of 1000 characters', { content: '字'.repeat(1000) }, []],
    ['S5.024 and not of 1001', { content: '字'.repeat(1001) }, ['content TEXT_TOO_LONG']],
    ['S5.028 may end yesterday', { deadline: '2026-11-19' }, []],
    ['S5.028 and not before', { deadline: '2026-11-18' }, ['deadline NOTICE_DEADLINE_PAST']],
    ['ends on a day of the calendar', { deadline: '2026-02-30' }, ['deadline DATE_INVALID']],
    ['S5.029 is normal or important', { status: NoticeStatus.IMPORTANT }, []],
    ['S5.029 and not published closed', { status: NoticeStatus.CLOSED }, ['status NOTICE_KIND_INVALID']],
  ])('%s', (_title, draft, found) => expect(codes(draft)).toEqual(found));
});

describe('a maintenance notice', () => {
  const NOW = new Date('2026-11-20T10:00:00Z');
  const notice: SystemNoticeDraft = {
    title: '停机维护',
    content: '周六 22 点起系统升级',
    from: '2026-11-20T09:00:00Z',
    to: '2026-11-20T12:00:00Z',
  };
  it.each<[string, Partial<SystemNoticeDraft>, string[]]>([
    ['is complete, also when it has begun', {}, []],
    ['needs a title', { title: ' ' }, ['title NOTICE_TITLE_REQUIRED']],
    ['has a title of at most 100 characters', { title: '题'.repeat(101) }, ['title TEXT_TOO_LONG']],
    ['needs content', { content: ' \n' }, ['content NOTICE_CONTENT_REQUIRED']],
    ['has content of at most 1000 characters', { content: '字'.repeat(1001) }, ['content TEXT_TOO_LONG']],
    ['needs a beginning', { from: '' }, ['from SYSTEM_NOTICE_TIME_REQUIRED']],
    ['needs an end', { to: '2026-11-20T' }, ['to SYSTEM_NOTICE_TIME_REQUIRED']],
    ['ends after it begins', { to: notice.from }, ['to SYSTEM_NOTICE_ENDS_TOO_EARLY']],
    ['is not over already', { to: NOW.toISOString() }, ['to SYSTEM_NOTICE_OVER']],
  ])('%s', (_title, change, found) =>
    expect(checkSystemNotice({ ...notice, ...change }, NOW).map(({ field, code }) => `${field} ${code}`)).toEqual(
      found,
    ),
  );
});

describe('an entry of the schedule', () => {
  const entry = { date: '2026-11-20', time: '09:30', content: '例会' };
  it.each<[string, Partial<typeof entry>, string[]]>([
    ['is complete', {}, []],
    ['S5.136 needs a time', { time: '' }, ['SCHEDULE_TIME_REQUIRED']],
    ['S5.136 of the day', { time: '24:00' }, ['SCHEDULE_TIME_REQUIRED']],
    ['S5.137 needs content', { content: ' ' }, ['SCHEDULE_CONTENT_REQUIRED']],
    ['has content of at most 200 characters', { content: '字'.repeat(201) }, ['TEXT_TOO_LONG']],
    ['needs a day', { date: '' }, ['DATE_INVALID']],
  ])('%s', (_title, change, found) =>
    expect(checkSchedule({ ...entry, ...change }).map(({ code }) => code)).toEqual(found),
  );
});
