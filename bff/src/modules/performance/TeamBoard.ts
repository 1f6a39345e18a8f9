import type { QueryResolvers, TeamBoardCardResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { TeamBoardCardRow } from './rows.ts';

export const TeamBoardCard: ResolversOf<TeamBoardCardResolvers, TeamBoardCardRow> = {
  id: ({ appraisal }) => appraisal.assessmentInfoId,
};

export const teamBoardQueries: Pick<QueryResolvers, 'teamBoard'> = {
  teamBoard: (_root, { filter, page }, { rest }) =>
    rest.teamBoard.teamboard({
      ...page,
      planCode: filter?.planId ?? undefined,
      employeeStage: filter?.stage ?? undefined,
    }),
};
