import * as z from 'zod';
import { NoticeStatus } from '../../enums.ts';
import { DateText, get, Id, Instant, pages, post, reads, self, service, signedIn, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

export const Notice = z.object({
  noticeId: Id,
  noticeTitle: z.string(),
  noticeContent: z.string(),
  noticeDeadTime: Instant.nullable(),
  noticeStatus: z.enum(NoticeStatus).describe('closed also when the deadline has passed'),
  createTime: Instant,
  isRead: z.boolean().describe('whether the caller opened it'),
  readCount: z.int().nullable().describe('how many people opened it; null for those who may not publish'),
});

/** An entry of the caller's own schedule. */
export const ScheduleItem = z.object({
  scheduleId: Id,
  scheduleDate: DateText,
  scheduleTime: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .meta({ examples: ['09:30'] }),
  scheduleContent: z.string(),
});

/** A page of the menu that the caller put on the home page. */
export const CustomMenuEntry = z.object({ pageUrl: z.string(), pageName: z.string(), icon: z.string().nullable() });

/** Specification 6: only administrators and the enterprise head publish, close and delete. */
const publishers = pages('/index', 'visit', { roles: ['ADMIN', 'CEO'] });

export const index = service('home', '/index', {
  listIndexSchedule: get(reads, self, {
    summary: 'The entries of one day, by time, and the days of its month that have entries or a reminder.',
    query: z.object({ remindDate: DateText }),
    data: z.object({
      items: z.array(ScheduleItem),
      scheduledDates: z.array(DateText),
      remindDates: z.array(DateText),
    }),
  }),
  addSchedule: post(writes, self, {
    summary: 'Adds an entry to the own schedule.',
    body: ScheduleItem.omit({ scheduleId: true }).extend({ scheduleTime: z.string(), scheduleContent: z.string() }),
    data: ScheduleItem,
  }),
  deleteSchedule: post(writes, self, {
    summary: 'Deletes an entry of the own schedule.',
    body: z.object({ scheduleId: Id }),
  }),
  saveRemindDate: post(writes, self, {
    summary: 'Asks for a reminder on a day: a message in the morning with what is planned.',
    body: z.object({ remindDate: DateText }),
  }),
  deleteRemindDate: post(writes, self, {
    summary: 'Takes the reminder of a day back.',
    body: z.object({ remindDate: DateText }),
  }),
  listNotice: get(reads, signedIn, {
    summary: 'Announcements from a status upwards (1 all, 2 open ones); open ones first, then newest first.',
    query: z.object({ minStatus: z.coerce.number().int().min(1).max(3).default(2) }),
    data: z.array(Notice),
  }),
  saveNotice: post(writes, publishers, {
    summary: 'Publishes an announcement, changes an open one, or closes it (noticeStatus 1, whatever else is sent).',
    body: z.object({
      id: z.union([Id, z.literal('')]).describe('the announcement to change; empty for a new one'),
      noticeTitle: z.string(),
      noticeContent: z.string(),
      noticeDeadTime: DateText.nullable().describe('it closes at 23:59 of that day; null: never'),
      noticeStatus: z.enum(NoticeStatus),
    }),
    data: Notice,
  }),
  deleteNotice: post(writes, publishers, {
    summary: 'Deletes an announcement.',
    body: z.object({ noticeId: Id }),
    encoding: 'form',
  }),
  readNotice: post(writes, self, {
    summary:
      'Says that the caller opened announcements; those opened before stay as they are. 404 where one of them is not there: none is noted then.',
    body: z.object({ noticeIds: z.array(Id).min(1).max(LIMITS.idsMax) }),
  }),
  listCustomMenuEntry: get(reads, self, {
    summary:
      'The pages the caller put on the home page, in order; those no longer allowed are left out. Empty: none chosen.',
    data: z.array(CustomMenuEntry),
  }),
  saveCustomMenuEntry: post(writes, self, {
    summary: 'Puts pages of the own menu on the home page, in the order given.',
    body: z.object({ pageUrls: z.array(z.string().max(200)).max(50) }),
    data: z.array(CustomMenuEntry),
  }),
});
