import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { PositionFilterInput } from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

type RestFilter = NonNullable<InputOf<EndpointOf<'positionmanage', 'pageposition'>>['filter']>;

/** The schema's filter as REST takes it; a condition of null is no condition. */
export const toRestFilter = (filter: PositionFilterInput | null | undefined): RestFilter => ({
  keyword: filter?.keyword ?? undefined,
  deptIds: filter?.departmentIds ?? undefined,
  jobFamilyIds: filter?.jobFamilyIds ?? undefined,
  rankIds: filter?.rankIds ?? undefined,
  vacant: filter?.vacant,
  closed: filter?.closed,
});
