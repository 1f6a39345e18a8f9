import type { MessageCentreResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { MessageCentreRow } from './rows.ts';

export const MessageCentre: ResolversOf<MessageCentreResolvers, MessageCentreRow> = {
  backlog: (centre) => centre.backLogCount,
  unreadReminders: (centre) => centre.stageRemind.unreadCount,
  invitations: (centre) => centre.invited360Message,
  comments: (centre) => centre.unreadCommentInfo,
  surveys: (centre) => centre.functionMessage,
};
