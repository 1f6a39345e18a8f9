import type * as z from 'zod';
import type { empmanage, Employee } from '@hengcai/shared/contract/employee/employee';
import type { ImportRow, ImportSummary } from '@hengcai/shared/contract/employee/import';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type {
  personnelChange,
  PersonnelChange,
  PersonnelChangeLine,
} from '@hengcai/shared/contract/employee/personnelChange';

export type EmployeeRow = z.output<typeof Employee>;
export type EmployeeOptionRow = DataOf<typeof empmanage.endpoints.listbisedeemp>[number];
/** An import between upload and commit. */
export type EmployeeImportRow = z.output<typeof ImportSummary>;
/** A row of the file of an import. */
export type EmployeeImportLineRow = z.output<typeof ImportRow>;
/** A change of a person from a day on. */
export type PersonnelChangeRow = z.output<typeof PersonnelChange>;
/** What it says of one field. */
export type PersonnelChangeLineRow = z.output<typeof PersonnelChangeLine>;
/** What the forms of changes need of a person. */
export type PersonnelChangeFormRow = DataOf<typeof personnelChange.endpoints.commoninterface>;
export type RegularisationFormRow = DataOf<typeof personnelChange.endpoints.regularinterface>;
export type ExitFormRow = DataOf<typeof personnelChange.endpoints.exitinterface>;
export type ReportingPersonRow = ExitFormRow['subordinates'][number];
export type HeadedDepartmentRow = ExitFormRow['heads'][number];
