import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { ExitRateFilterInput } from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

type Filter = InputOf<EndpointOf<'exitRate', 'getExitRateData'>>['filter'];

/** The schema's filter of exits as REST takes it. */
export const toExitFilter = ({ departmentIds, planIds, ...filter }: ExitRateFilterInput): Filter => ({
  dimension: filter.dimension,
  from: filter.from,
  to: filter.to,
  basis: filter.basis,
  deptIds: departmentIds ?? undefined,
  rankIds: filter.rankIds ?? undefined,
  jobFamilyIds: filter.jobFamilyIds ?? undefined,
  workCities: filter.workCities ?? undefined,
  isManager: filter.isManager ?? undefined,
  sexes: filter.sexes ?? undefined,
  educations: filter.educations ?? undefined,
  ageRanges: filter.ageRanges ?? undefined,
  entryFrom: filter.entryFrom ?? undefined,
  entryTo: filter.entryTo ?? undefined,
  planCodes: planIds ?? undefined,
});
