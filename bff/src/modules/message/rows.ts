import type * as z from 'zod';
import type { WaitingCommunication } from '@hengcai/shared/contract/message/groove-communication';
import type { message } from '@hengcai/shared/contract/message/message';
import type {
  Backlog,
  FunctionMessage,
  Invited360Message,
  StageReminder,
  Todo,
  UnreadCommentInfo,
} from '@hengcai/shared/contract/message/message';
import type { DataOf } from '@hengcai/shared/contract/kernel';

export type BacklogCountRow = z.output<typeof Backlog>;
export type MessageRow = z.output<typeof StageReminder>;
export type MessageMatterRow = NonNullable<MessageRow['matter']>;
export type TodoRow = z.output<typeof Todo>;
export type MessageCentreRow = DataOf<(typeof message)['endpoints']['loginmessage']>;
export type EvaluationInvitationRow = z.output<typeof Invited360Message>;
export type UnreadCommentRow = z.output<typeof UnreadCommentInfo>;
export type WaitingTalkRow = z.output<typeof WaitingCommunication>;
export type SurveyMessageRow = z.output<typeof FunctionMessage>;
