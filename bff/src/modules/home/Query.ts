import type { QueryResolvers } from '../../generated/schema.ts';

export const Query: Pick<QueryResolvers, 'homeOverview' | 'notices' | 'scheduleDay' | 'shortcuts'> = {
  homeOverview: (_root, _args, { rest }) => rest.overview.homeoverview(),
  notices: (_root, { minStatus }, { rest }) => rest.index.listNotice({ minStatus }),
  scheduleDay: (_root, { date }, { rest }) => rest.index.listIndexSchedule({ remindDate: date }),
  shortcuts: (_root, _args, { rest }) => rest.index.listCustomMenuEntry(),
};
