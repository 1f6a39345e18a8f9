import type * as z from 'zod';
import type { empmanage, Employee } from '@hengcai/shared/contract/employee/employee';
import type { ReportLinePerson } from '@hengcai/shared/contract/employee/department-people';
import type { ImportRow, ImportSummary } from '@hengcai/shared/contract/employee/import';
import type { CustomField } from '@hengcai/shared/contract/employee/custom-field';
import type { Dictionary, DictionaryEntry, MinimumWage } from '@hengcai/shared/contract/employee/custom-dict';
import type { FieldGroupPlaced, FieldGroupRole, FieldLayout } from '@hengcai/shared/contract/employee/empfield';
import type { EmployeeRecords } from '@hengcai/shared/contract/employee/records';
import type { ChangeProposal } from '@hengcai/shared/contract/employee/change-proposal';
import type { RecordProposal } from '@hengcai/shared/contract/employee/record-proposal';
import type {
  SyncConflict,
  SyncDeparture,
  SyncKindInfo,
  SyncRun,
  SyncSettings,
} from '@hengcai/shared/contract/employee/sync';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type {
  ChangeLetter,
  personnelChange,
  ChangeFlow,
  PersonnelChange,
  PersonnelChangeLine,
} from '@hengcai/shared/contract/employee/personnelChange';

export type ReportLinePersonRow = z.output<typeof ReportLinePerson>;
export type EmployeeRow = z.output<typeof Employee>;
export type EmployeeOptionRow = DataOf<typeof empmanage.endpoints.listbisedeemp>[number];
/** The services that stage files. */
export type ImportService =
  | 'empmanage'
  | 'personnelChange'
  | 'departmentImport'
  | 'positionImport'
  | 'rankImport'
  | 'jobFamilyImport'
  | 'recordImport';
/** A file between upload and commit; one of something else than people is asked for its rows elsewhere. */
export type EmployeeImportRow = z.output<typeof ImportSummary> & { of?: ImportService };
/** A row of the file of an import. */
export type EmployeeImportLineRow = z.output<typeof ImportRow>;
/** A change of a person from a day on. */
export type PersonnelChangeFlowRow = z.output<typeof ChangeFlow>;
export type PersonnelChangeRow = z.output<typeof PersonnelChange>;
/** What it says of one field. */
export type PersonnelChangeLineRow = z.output<typeof PersonnelChangeLine>;
/** What the forms of changes need of a person. */
export type PersonnelChangeFormRow = DataOf<typeof personnelChange.endpoints.commoninterface>;
export type RegularisationFormRow = DataOf<typeof personnelChange.endpoints.regularinterface>;
export type ExitFormRow = DataOf<typeof personnelChange.endpoints.exitinterface>;
export type ChangeLetterRow = z.output<typeof ChangeLetter>;
export type ChangeLetterFormRow = DataOf<typeof personnelChange.endpoints.letterinterface>;
export type ReportingPersonRow = ExitFormRow['subordinates'][number];
export type HeadedDepartmentRow = ExitFormRow['heads'][number];
/** How the company shows its people. */
export type EmployeeFieldLayoutRow = z.output<typeof FieldLayout>;
export type EmployeeFieldGroupRow = z.output<typeof FieldGroupPlaced>;
export type EmployeeFieldRow = EmployeeFieldGroupRow['fields'][number];
export type EmployeeFieldRoleRow = z.output<typeof FieldGroupRole>;
export type DictionaryRow = z.output<typeof Dictionary>;
export type DictionaryEntryRow = z.output<typeof DictionaryEntry>;
export type MinimumWageRow = z.output<typeof MinimumWage>;
export type CustomFieldRow = z.output<typeof CustomField>;
export type CustomValueRow = NonNullable<EmployeeRow['customValues']>[number];
/** What somebody has several of, with whose it is. */
export type EmployeeRecordsRow = z.output<typeof EmployeeRecords> & { empId: string };
export type EmployeeQualificationRow = NonNullable<EmployeeRecordsRow['titles']>[number];
export type EmployeeEarlierContractRow = NonNullable<EmployeeRecordsRow['contracts']>[number];
export type EmployeeContractNoteRow = NonNullable<EmployeeRecordsRow['contractNotes']>[number];
export type EmployeeShareOptionRow = NonNullable<EmployeeRecordsRow['shareOptions']>[number];
/** How many people have a kind of employment. */
export type EmployeeTypeCountRow = NonNullable<DataOf<typeof empmanage.endpoints.getempsummaryinfo>['types']>[number];
/** Of how many people something is to be seen to about their contracts. */
export type ContractNoticeCountRow = NonNullable<
  DataOf<typeof empmanage.endpoints.getempsummaryinfo>['contractNotices']
>[number];
/** A change of the own record that somebody proposed. */
/** A personnel change that a manager proposes. */
export type ChangeProposalRow = z.output<typeof ChangeProposal>;
export type ProposedValuesRow = ChangeProposalRow['values'];
export type EmployeeProposalRow = z.output<typeof RecordProposal>;
/** How people are taken over from a directory, and what came of it. */
export type DirectorySyncRow = z.output<typeof SyncSettings>;
export type DirectoryKindRow = z.output<typeof SyncKindInfo>;
export type DirectorySyncRunRow = z.output<typeof SyncRun>;
export type DirectoryDepartureRow = z.output<typeof SyncDeparture>;
export type DirectoryConflictRow = z.output<typeof SyncConflict>;
