import type { QueryResolvers } from '../../generated/schema.ts';

type Queries = 'backlog' | 'mailPreference' | 'messageCentre' | 'messages' | 'systemNotice' | 'todos' | 'waitingTalks';

export const Query: Pick<QueryResolvers, Queries> = {
  backlog: (_root, _args, { rest }) => rest.message.listbacklogcount(),
  messageCentre: (_root, _args, { rest }) => rest.message.loginmessage(),
  // The message centre shows 200 (specification 7).
  messages: (_root, { page }, { rest }) => rest.message.listremindmessage(page ?? { pageSize: 200 }),
  todos: (_root, _args, { rest }) => rest.message.listtodo(),
  mailPreference: async (_root, _args, { rest }) => (await rest.message.mailpreference()).preference,
  systemNotice: (_root, _args, { rest }) => rest.message.systemnotice(),
  waitingTalks: (_root, _args, { rest }) => rest.grooveCommunication.getGrooveCommunication(),
};
