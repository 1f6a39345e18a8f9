import type * as z from 'zod';
import type { OrgDifference, OrgVersion } from '@hengcai/shared/contract/org/dept-history';
import type { Department, DepartmentChange, DepartmentOnDay } from '@hengcai/shared/contract/org/deptmanage';

export type DepartmentRow = z.output<typeof Department>;
export type DepartmentChangeRow = z.output<typeof DepartmentChange>;
export type OrganisationUnitRow = z.output<typeof DepartmentOnDay>;
export type OrganisationVersionRow = z.output<typeof OrgVersion>;
export type OrganisationDifferenceRow = z.output<typeof OrgDifference>;
