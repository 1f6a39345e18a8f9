import type * as z from 'zod';
import type { empmanage, Employee } from '@hengcai/shared/contract/employee/employee';
import type { ImportRow, ImportSummary } from '@hengcai/shared/contract/employee/import';
import type { DataOf } from '@hengcai/shared/contract/kernel';

export type EmployeeRow = z.output<typeof Employee>;
export type EmployeeOptionRow = DataOf<typeof empmanage.endpoints.listbisedeemp>[number];
/** An import between upload and commit. */
export type EmployeeImportRow = z.output<typeof ImportSummary>;
/** A row of the file of an import. */
export type EmployeeImportLineRow = z.output<typeof ImportRow>;
