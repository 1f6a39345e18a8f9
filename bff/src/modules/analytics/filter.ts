import type { InputOf } from '@hengcai/shared/contract/kernel';
import type {
  ExitRateFilterInput,
  PromotionFilterInput,
  StructureCellInput,
  StructureSideInput,
} from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';

type ExitFilter = InputOf<EndpointOf<'exitRate', 'getExitRateData'>>['filter'];
type Side = InputOf<EndpointOf<'organizational', 'getAge'>>['sides'][number];
type PromotionFilter = InputOf<EndpointOf<'promotion', 'groupbydept'>>['filter'];

/** The schema's filter of exits as REST takes it. */
export const toExitFilter = ({ departmentIds, planIds, ...filter }: ExitRateFilterInput): ExitFilter => ({
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

/** The REST calls of each dimension. */
export const STRUCTURE = { sex: 'getGender', age: 'getAge', education: 'getEducation' } as const;
export const STRUCTURE_FILE = { sex: 'exportGender', age: 'exportAge', education: 'exportEducation' } as const;

/** A side of the structure as REST takes it. */
export const toSide = ({ day, departmentIds }: StructureSideInput): Side => ({
  day,
  deptIds: departmentIds ?? undefined,
});

export const toCell = ({ dimension, side, key, value }: StructureCellInput) => ({
  dimension,
  side: toSide(side),
  key: key ?? undefined,
  value,
});

/** The schema's filter of promotions as REST takes it. */
export const toPromotionFilter = ({ from, to, departmentIds }: PromotionFilterInput): PromotionFilter => ({
  from,
  to,
  deptIds: departmentIds ?? undefined,
});
