import type * as z from 'zod';
import type { Department } from '@hengcai/shared/contract/deptmanage';

export type DepartmentRow = z.output<typeof Department>;
