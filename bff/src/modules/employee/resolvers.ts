import { ChangeLetter, ChangeLetterForm, changeLetterMutations, changeLetterQueries } from './changeLetters.ts';
import { changeImportMutations, changeImportQueries } from './changeImports.ts';
import { Employee } from './Employee.ts';
import { EmployeeImport, EmployeeImportLine } from './EmployeeImport.ts';
import { EmployeeTypeCount, summaryQueries } from './conditions.ts';
import { CustomField, customFieldMutations, customFieldQueries } from './customFields.ts';
import { Dictionary, DictionaryEntry, dictionaryMutations, dictionaryQueries } from './dictionaries.ts';
import { EmployeeOption } from './EmployeeOption.ts';
import {
  EmployeeField,
  EmployeeFieldGroup,
  EmployeeFieldRole,
  fieldGroupMutations,
  fieldGroupQueries,
} from './fieldGroups.ts';
import { invitationMutations, invitationQueries } from './invitations.ts';
import { Mutation } from './Mutation.ts';
import {
  ExitForm,
  HeadedDepartment,
  PersonnelChange,
  PersonnelChangeForm,
  PersonnelChangeLine,
  RegularisationForm,
  ReportingPerson,
} from './PersonnelChange.ts';
import { personnelChangeMutations, personnelChangeQueries } from './personnelChanges.ts';
import { Query } from './Query.ts';
import {
  EmployeeQualification,
  EmployeeRecords,
  EmployeeShareOption,
  recordMutations,
  recordQueries,
} from './records.ts';
import { ReportLinePerson, reportLineQueries } from './ReportLinePerson.ts';

export const employee = {
  Query: {
    ...Query,
    ...changeImportQueries,
    ...changeLetterQueries,
    ...customFieldQueries,
    ...dictionaryQueries,
    ...fieldGroupQueries,
    ...invitationQueries,
    ...personnelChangeQueries,
    ...recordQueries,
    ...summaryQueries,
    ...reportLineQueries,
  },
  Mutation: {
    ...Mutation,
    ...changeImportMutations,
    ...changeLetterMutations,
    ...customFieldMutations,
    ...dictionaryMutations,
    ...fieldGroupMutations,
    ...invitationMutations,
    ...personnelChangeMutations,
    ...recordMutations,
  },
  ChangeLetter,
  ChangeLetterForm,
  Employee,
  CustomField,
  Dictionary,
  DictionaryEntry,
  EmployeeField,
  EmployeeFieldGroup,
  EmployeeFieldRole,
  EmployeeImport,
  EmployeeImportLine,
  EmployeeOption,
  EmployeeQualification,
  EmployeeRecords,
  EmployeeShareOption,
  EmployeeTypeCount,
  PersonnelChange,
  PersonnelChangeLine,
  PersonnelChangeForm,
  RegularisationForm,
  ExitForm,
  ReportingPerson,
  HeadedDepartment,
  ReportLinePerson,
};
