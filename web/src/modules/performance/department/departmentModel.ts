import type { DepartmentTargetsQuery } from './department.gen';

export type DepartmentTargets = NonNullable<DepartmentTargetsQuery['departmentTargets']>;
