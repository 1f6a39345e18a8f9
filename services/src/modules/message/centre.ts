import type * as z from 'zod';
import type { FunctionMessage, Invited360Message, UnreadCommentInfo } from '@hengcai/shared/contract/message/message';
import type { Ctx } from '../../kit/context.ts';

/** What other modules put into the message centre beside to-dos and reminders. */
export interface MessageKinds {
  invited360Message: z.output<typeof Invited360Message>;
  unreadCommentInfo: z.output<typeof UnreadCommentInfo>;
  functionMessage: z.output<typeof FunctionMessage>;
}
/** The rows that wait for somebody, in one statement. */
export type MessageSource<K extends keyof MessageKinds> = (ctx: Ctx, empId: string) => Promise<MessageKinds[K][]>;

const sources: { [K in keyof MessageKinds]?: MessageSource<K> } = {};

/** Fills one list of the message centre; its tab shows as soon as there is a source. Each list has one owner. */
export function registerMessages<K extends keyof MessageKinds>(kind: K, source: MessageSource<K>): () => void {
  if (sources[kind]) throw new Error(`Two sources of ${kind}.`);
  (sources as Record<K, MessageSource<K>>)[kind] = source;
  return () => delete sources[kind];
}

/** The rows of one list; null without a source. */
export async function messagesOf<K extends keyof MessageKinds>(ctx: Ctx, kind: K): Promise<MessageKinds[K][] | null> {
  const source = sources[kind];
  if (!source) return null;
  const { empId } = ctx.session;
  return empId === null ? [] : source(ctx, empId);
}
