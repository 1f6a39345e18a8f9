import type { InputOf } from '@hengcai/shared/contract/kernel';
import type {
  CommodityBenefitFilterInput,
  CommodityOrderFilterInput,
  PointAccountFilterInput,
} from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

type Filter = InputOf<EndpointOf<'awardPoints', 'listAccount'>>['filter'];

/** The schema's filter of people with points as REST takes it. */
export const toAccountFilter = (filter: PointAccountFilterInput | null | undefined): Filter => ({
  keyword: filter?.keyword ?? undefined,
  deptId: filter?.departmentId ?? undefined,
});

type OrderFilter = InputOf<EndpointOf<'conversionRecords', 'listConversion'>>['filter'];
type BenefitFilter = InputOf<EndpointOf<'conversionRecords', 'listBenefit'>>['filter'];

/** The schema's filter of benefits as REST takes it. */
export const toBenefitFilter = (filter: CommodityBenefitFilterInput | null | undefined): BenefitFilter => ({
  keyword: filter?.keyword ?? undefined,
  from: filter?.from ?? undefined,
  to: filter?.to ?? undefined,
});

/** The schema's filter of orders as REST takes it. */
export const toOrderFilter = (filter: CommodityOrderFilterInput | null | undefined): OrderFilter => ({
  ...toBenefitFilter(filter),
  state: filter?.state ?? undefined,
});
