import * as z from 'zod';
import { MailPreference, TodoType } from '../../enums.ts';
import {
  DateText,
  get,
  Id,
  Instant,
  original,
  PageQuery,
  pageOf,
  post,
  reads,
  self,
  service,
  writes,
} from '../kernel.ts';
import { SystemNotice } from '../platform/platform.ts';
import { LIMITS } from '../../rules/limits.ts';

/** A stage reminder (specification 3). */
export const StageReminder = z.object({
  messageId: Id,
  remindTypeName: z.string(),
  remindContent: z.string(),
  remindDate: Instant,
  isRead: z.int().describe('0 unread; 1 read, or what it asks for is done'),
  label: z.string().nullable(),
  page: z
    .string()
    .nullable()
    .default(null)
    .describe(
      'the page on which one deals with it, or reads on about it, with its query; null: none, or its matter says where',
    ),
  matter: z
    .object({
      assessmentPlanCode: Id,
      empId: Id.nullable().describe('whose appraisal; null: several people of the plan'),
      typeId: z.enum(TodoType).nullable().describe('what is to be done; null: it only tells something'),
      waits: z.boolean().describe('false: it is done, here or elsewhere'),
    })
    .nullable()
    .default(null)
    .describe('the appraisal it is about, so that it can be opened; null: none'),
});
/** One thing that waits for the caller. */
export const Todo = z.object({
  typeId: z.enum(TodoType),
  assessmentPlanCode: Id,
  assessmentPlanName: z.string(),
  empId: Id.nullable().describe('whose appraisal; null: work on the whole plan'),
  empName: z.string().nullable(),
  lastDay: DateText.describe('last day of the stage it is done in'),
});
export const Backlog = z.object({ typeId: z.enum(TodoType), backlogCount: z.int() });

/** Somebody invited the caller to evaluate them (specification 3). */
export const Invited360Message = z.object({
  empId: Id,
  empName: z.string(),
  assessmentPlanName: z.string(),
  assessmentPlanCode: Id,
  companyModuleName: z.string(),
  companyModuleCode: Id,
});
/** Comments on an indicator, or replies to the caller's own, that were not read yet (specification 3). */
export const UnreadCommentInfo = z.object({
  keyResult: z.string(),
  achieveValueName: z.string().nullable(),
  achieveValue: z.string().nullable(),
  measureUnit: z.string().nullable(),
  repliedCommentType: z.int().describe('3 a comment, else a reply'),
  assessmentPlanCode: Id,
  companyModuleCode: Id,
  assessRequest: z.string().nullable(),
  deptCode: Id.nullable(),
  deptName: z.string().nullable(),
  empId: Id.optional().describe('whose indicator it is; absent: services of an earlier release'),
  rowId: Id.optional().describe('the indicator; absent: services of an earlier release'),
  unreadCount: z.int().default(1).describe('how many of them'),
});
/** A survey that waits for the caller (specification 3). */
export const FunctionMessage = z.object({ surveyCode: Id, surveyName: z.string() });

export const message = service('message', '/message', {
  loginmessage: post(reads, self, {
    poll: true,
    summary:
      'Everything that waits for the caller, at once. A list is null where no module of these services fills it.',
    data: z.object({
      invited360Message: z.array(Invited360Message).nullable(),
      unreadCommentInfo: z.array(UnreadCommentInfo).nullable(),
      functionMessage: z.array(FunctionMessage).nullable(),
      backLogCount: z.array(Backlog),
      stageRemind: z.object({ unreadCount: z.int() }),
    }),
  }),
  listbacklogcount: get(reads, self, {
    poll: true,
    summary: 'How many things of each kind wait for the caller.',
    data: z.array(Backlog),
  }),
  listtodo: get(reads, self, {
    summary: 'What waits for the caller, one by one, the most urgent first; at most 200.',
    data: z.array(Todo),
  }),
  mailpreference: get(reads, self, {
    summary: 'When work that is handed to the caller is mailed.',
    data: z.object({ preference: z.enum(MailPreference) }),
  }),
  savemailpreference: post(writes, original(self), {
    summary: 'Chooses when work that is handed to the caller is mailed.',
    body: z.object({ preference: z.enum(MailPreference) }),
    data: z.object({ preference: z.enum(MailPreference) }),
  }),
  listremindmessage: get(reads, self, {
    summary: 'Stage reminders of the caller, newest first.',
    query: PageQuery.extend({ pageSize: z.coerce.number().int().min(1).max(200).default(200) }),
    data: pageOf(StageReminder),
  }),
  systemnotice: post(reads, self, {
    poll: true,
    summary: 'The maintenance notice that is announced to everybody right now; null when there is none.',
    data: SystemNotice.nullable(),
  }),
  updatemessagestate: post(writes, self, {
    summary: 'Marks own reminders as read.',
    body: z.object({ messageIds: z.array(Id).min(1).max(LIMITS.idsMax) }),
  }),
  deletemessage: post(writes, self, {
    summary: 'Deletes own reminders that were read, or whose work is done; unread ones stay.',
    body: z.object({ messageIds: z.array(Id).min(1).max(LIMITS.idsMax) }),
  }),
});
