import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

const FIELDS = { messageIds: 'ids' };

export const Mutation: Pick<MutationResolvers, 'markMessagesRead' | 'deleteMessages' | 'saveMailPreference'> = {
  markMessagesRead: (_root, { input: { ids } }, { rest }) =>
    payload(async () => {
      await rest.message.updatemessagestate({ messageIds: ids });
      return { readIds: ids };
    }, FIELDS),

  deleteMessages: (_root, { input: { ids } }, { rest }) =>
    payload(async () => {
      await rest.message.deletemessage({ messageIds: ids });
      return { deletedIds: ids };
    }, FIELDS),

  saveMailPreference: (_root, { input }, { rest }) => payload(() => rest.message.savemailpreference(input)),
};
