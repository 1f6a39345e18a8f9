import type * as z from 'zod';
import type { Department } from '@hengcai/shared/contract/org/deptmanage';

export type DepartmentRow = z.output<typeof Department>;
