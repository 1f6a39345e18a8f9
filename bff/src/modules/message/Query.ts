import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'backlog' | 'messageCentre' | 'messages' | 'systemNotice' | 'waitingTalks'> = {
  backlog: (_root, _args, { rest }) => rest.message.listbacklogcount(),
  messageCentre: (_root, _args, { rest }) => rest.message.loginmessage(),
  // Without a page the services' own page size holds: the message centre shows 200 (specification 7).
  messages: (_root, { page }, { rest }) => rest.message.listremindmessage({ ...page }),
  systemNotice: (_root, _args, { rest }) => rest.message.systemnotice(),
  waitingTalks: (_root, _args, { rest }) => rest.grooveCommunication.getGrooveCommunication(),
};
