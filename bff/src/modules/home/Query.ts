import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'notices' | 'scheduleDay' | 'shortcuts'> = {
  notices: (_root, { minStatus }, { rest }) => rest.index.listNotice({ minStatus }),
  scheduleDay: (_root, { date }, { rest }) => rest.index.listIndexSchedule({ remindDate: date }),
  shortcuts: (_root, _args, { rest }) => rest.index.listCustomMenuEntry(),
};
