import type { MessageResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MessageRow } from './rows.ts';

export const Message: ResolversOf<MessageResolvers, MessageRow> = {
  id: (message) => message.messageId,
  title: (message) => message.remindTypeName,
  content: (message) => message.remindContent,
  remindedAt: (message) => message.remindDate,
  read: (message) => message.isRead === 1,
};
