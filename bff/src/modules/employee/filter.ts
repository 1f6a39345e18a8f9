import type { InputOf } from '@hengcai/shared/contract/kernel';
import type { EmployeeFilterInput } from '../../generated/schema.ts';
import type { EndpointOf } from '../../rest/client.ts';
import { toRestConditions } from './conditions.ts';

type RestFilter = NonNullable<InputOf<EndpointOf<'empmanage', 'emplist'>>['filter']>;

/** The schema's filter as REST takes it; a condition of null is no condition. */
export const toRestFilter = (filter: EmployeeFilterInput | null | undefined): RestFilter => ({
  empIds: filter?.ids ?? undefined,
  keyword: filter?.keyword ?? undefined,
  deptIds: filter?.departmentIds ?? undefined,
  includeSubDepts: filter?.includeSubDepartments,
  positionIds: filter?.positionIds ?? undefined,
  rankIds: filter?.rankIds ?? undefined,
  bossEmpId: filter?.managerId ?? undefined,
  status: filter?.statuses ?? undefined,
  employeeType: filter?.types ?? undefined,
  cityName: filter?.city ?? undefined,
  entryFrom: filter?.entryFrom ?? undefined,
  entryTo: filter?.entryTo ?? undefined,
  ...(filter?.conditions && { conditions: toRestConditions(filter.conditions) }),
  contractType: filter?.contractTypes ?? undefined,
  contract: filter?.contractNotices ?? undefined,
  proposed: filter?.hasProposals ? true : undefined,
  signIn: filter?.signInStatuses ?? undefined,
});
