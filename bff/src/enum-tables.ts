import * as shared from '@hengcai/shared/enums';
import { ImportCause, ImportField, ImportRow, ImportSummary } from '@hengcai/shared/contract/employee-import';
import { Language } from '@hengcai/shared/contract/kernel';
import { Confirmation, DocumentFormat } from '@hengcai/shared/contract/performance-view';
import type { EmployeeImportThingKind, EmployeeSortKey, SheetFormat } from './enum-types.ts';

export type EnumTable = Readonly<Record<string, string | number>>;

/** The schema's spelling of words that the contract writes in lower case or with a hyphen. */
const upperCase = (words: readonly string[]): EnumTable =>
  Object.fromEntries(words.map((word) => [word.toUpperCase().replaceAll('-', '_'), word]));

const SHEET_FORMAT = { XLSX: 'xlsx', CSV: 'csv' } satisfies Record<string, SheetFormat>;
const IMPORT_THING_KIND = {
  DEPARTMENT: 'department',
  POSITION: 'position',
  RANK: 'rank',
  JOB_FAMILY: 'jobFamily',
} satisfies Record<string, EmployeeImportThingKind>;
const EMPLOYEE_SORT_KEY = {
  NUMBER: 'empNumber',
  NAME: 'empName',
  ENTRY_DATE: 'entryDate',
  DEPARTMENT: 'dept',
  STATUS: 'status',
  BASE_SALARY: 'baseSalary',
} satisfies Record<string, EmployeeSortKey>;

/** Name in the schema and value on the wire, for every enum: the closed sets of `shared/enums`, and a few of words. */
export const ENUM_TABLES: Readonly<Record<string, EnumTable>> = {
  ...shared,
  Language: upperCase(Language.options),
  SheetFormat: SHEET_FORMAT,
  DocumentFormat: upperCase(DocumentFormat.options),
  EmployeeSortKey: EMPLOYEE_SORT_KEY,
  EmployeeImportState: upperCase(ImportSummary.shape.state.options),
  EmployeeImportAmountPeriod: upperCase(ImportField.shape.amountPer.unwrap().options),
  EmployeeImportFill: upperCase(ImportCause.shape.fill.unwrap().options),
  EmployeeImportThingKind: IMPORT_THING_KIND,
  EmployeeImportOutcome: upperCase(ImportRow.shape.outcome.options),
  ConfirmationOutcome: upperCase(Confirmation.shape.outcome.options),
  ConfirmationParty: upperCase(Confirmation.shape.by.options),
};
