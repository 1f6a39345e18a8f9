import type { Context } from '../../context.ts';
import type { QueryResolvers } from '../../generated/schema.ts';
import { type Asked, toRestFilter } from './filter.ts';

/** People of the team; each is the row that the loader would read, so that a manager on the same page costs no call. */
async function members({ rest, loaders }: Context, asked: Asked) {
  const answer = await rest.myTeam.getMyTeamMembersInfo(asked);
  for (const { employee } of answer.items) loaders.employeeById.prime(employee.empId, employee);
  return answer;
}

export const Query: Pick<QueryResolvers, 'myTeam' | 'teamMember'> = {
  myTeam: (_root, { filter, page }, context) => members(context, { ...page, filter: toRestFilter(filter) }),
  teamMember: async (_root, { id }, context) => (await members(context, { filter: { empIds: [id] } })).items[0] ?? null,
};
