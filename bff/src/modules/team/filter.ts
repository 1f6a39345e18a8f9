import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { MyTeamFilterInput } from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

export type Asked = InputOf<EndpointOf<'myTeam', 'getMyTeamMembersInfo'>>;

/** The schema's filter as REST takes it. */
export const toRestFilter = (filter: MyTeamFilterInput | null | undefined): Asked['filter'] => ({
  includeBelow: filter?.includeBelow ?? undefined,
  bossEmpId: filter?.managerId ?? undefined,
  keyword: filter?.keyword ?? undefined,
  status: filter?.statuses ?? undefined,
});

/** The same for results, of some plans or of all. */
export const toRestResultFilter = (
  filter: MyTeamFilterInput | null | undefined,
  planIds: readonly string[] | null | undefined,
): InputOf<EndpointOf<'teamHistory', 'teamresults'>>['filter'] => ({
  ...toRestFilter(filter),
  assessmentPlanCodes: planIds ? [...planIds] : undefined,
});
