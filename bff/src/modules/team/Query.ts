import type { Context } from '../../context.ts';
import type { QueryResolvers } from '../../generated/schema.ts';
import { type Asked, toRestFilter, toRestResultFilter } from './filter.ts';
import type { TeamMemberRow } from './rows.ts';

/** Each person of a page is the row that the loader would read, so that a manager on the same page costs no call. */
function primed<P extends { items: readonly Pick<TeamMemberRow, 'employee'>[] }>({ loaders }: Context, answer: P): P {
  for (const { employee } of answer.items) loaders.employeeById.prime(employee.empId, employee);
  return answer;
}

const members = async (context: Context, asked: Asked) =>
  primed(context, await context.rest.myTeam.getMyTeamMembersInfo(asked));

export const Query: Pick<QueryResolvers, 'myTeam' | 'teamMember' | 'teamResultPlans' | 'teamResults'> = {
  myTeam: (_root, { filter, page }, context) => members(context, { ...page, filter: toRestFilter(filter) }),
  teamMember: async (_root, { id }, context) => (await members(context, { filter: { empIds: [id] } })).items[0] ?? null,
  teamResultPlans: (_root, { filter }, { rest }) => rest.teamHistory.teamresultplans({ filter: toRestFilter(filter) }),
  teamResults: async (_root, { filter, planIds, page }, context) =>
    primed(
      context,
      await context.rest.teamHistory.teamresults({ ...page, filter: toRestResultFilter(filter, planIds) }),
    ),
};
