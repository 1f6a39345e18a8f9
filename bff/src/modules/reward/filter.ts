import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { PointAccountFilterInput } from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

type Filter = InputOf<EndpointOf<'awardPoints', 'listAccount'>>['filter'];

/** The schema's filter of people with points as REST takes it. */
export const toAccountFilter = (filter: PointAccountFilterInput | null | undefined): Filter => ({
  keyword: filter?.keyword ?? undefined,
  deptId: filter?.departmentId ?? undefined,
});
