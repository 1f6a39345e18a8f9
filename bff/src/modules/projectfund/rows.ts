import type * as z from 'zod';
import type { ProjectType } from '@hengcai/shared/contract/projectfund/projecttype';

export type ProjectKindRow = z.output<typeof ProjectType>;
