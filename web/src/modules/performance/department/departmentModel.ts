import type { DepartmentFormFragment } from './department.gen';

export type DepartmentTargets = DepartmentFormFragment;
