import { sql, type SQL } from 'drizzle-orm';
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

interface Filled<K extends keyof MessageKinds> {
  rows: MessageSource<K>;
  mayWait: (ctx: Ctx, empId: string) => SQL;
}

const sources: { [K in keyof MessageKinds]?: Filled<K> } = {};

/**
 * Fills one list of the message centre; its tab shows as soon as there is a source. Each list has one owner. `mayWait` is a
 * look by index that holds wherever there are rows: without it they are read for nobody.
 */
export function registerMessages<K extends keyof MessageKinds>(
  kind: K,
  rows: MessageSource<K>,
  mayWait: (ctx: Ctx, empId: string) => SQL,
): () => void {
  if (sources[kind]) throw new Error(`Two sources of ${kind}.`);
  (sources as Record<K, Filled<K>>)[kind] = { rows, mayWait };
  return () => delete sources[kind];
}

/** The rows of one list, which are asked for only where some may wait; null without a source. */
export async function messagesOf<K extends keyof MessageKinds>(
  ctx: Ctx,
  kind: K,
  may: boolean,
): Promise<MessageKinds[K][] | null> {
  const source = sources[kind];
  if (!source) return null;
  const { empId } = ctx.session;
  return empId === null || !may ? [] : source.rows(ctx, empId);
}

/** Whether a list may have rows for somebody. */
export const messagesMayWait = (ctx: Ctx, kind: keyof MessageKinds, empId: string): SQL =>
  sources[kind]?.mayWait(ctx, empId) ?? sql`false`;
