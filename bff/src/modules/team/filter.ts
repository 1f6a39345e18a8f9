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
