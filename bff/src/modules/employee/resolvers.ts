import { ChangeLetter, ChangeLetterForm, changeLetterMutations, changeLetterQueries } from './changeLetters.ts';
import { changeApprovalMutations, changeApprovalQueries, PersonnelChangeFlow } from './changeApproval.ts';
import { ChangeProposal, changeProposalMutations, changeProposalQueries, ProposedValues } from './changeProposals.ts';
import { changeImportMutations, changeImportQueries } from './changeImports.ts';
import { Employee } from './Employee.ts';
import { EmployeeImport, EmployeeImportLine } from './EmployeeImport.ts';
import { EmployeeTypeCount, summaryQueries } from './conditions.ts';
import { CustomField, customFieldMutations, customFieldQueries } from './customFields.ts';
import { Dictionary, DictionaryEntry, dictionaryMutations, dictionaryQueries } from './dictionaries.ts';
import {
  DirectoryConflict,
  DirectoryDeparture,
  DirectoryKind,
  DirectorySync,
  directorySyncMutations,
  directorySyncQueries,
  DirectorySyncRun,
} from './directorySync.ts';
import { EmployeeOption } from './EmployeeOption.ts';
import {
  EmployeeField,
  EmployeeFieldGroup,
  EmployeeFieldRole,
  fieldGroupMutations,
  fieldGroupQueries,
} from './fieldGroups.ts';
import { fileImportMutations, fileImportQueries } from './fileImports.ts';
import { invitationMutations, invitationQueries } from './invitations.ts';
import { MinimumWage, minimumWageMutations, minimumWageQueries } from './minimumWages.ts';
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
import { EmployeeProposal, proposalMutations, proposalQueries } from './proposals.ts';
import { Query } from './Query.ts';
import {
  EmployeeEarlierContract,
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
    ...changeProposalQueries,
    ...fileImportQueries,
    ...changeLetterQueries,
    ...customFieldQueries,
    ...dictionaryQueries,
    ...directorySyncQueries,
    ...fieldGroupQueries,
    ...invitationQueries,
    ...changeApprovalQueries,
    ...minimumWageQueries,
    ...personnelChangeQueries,
    ...proposalQueries,
    ...recordQueries,
    ...summaryQueries,
    ...reportLineQueries,
  },
  Mutation: {
    ...Mutation,
    ...changeApprovalMutations,
    ...changeImportMutations,
    ...changeProposalMutations,
    ...fileImportMutations,
    ...changeLetterMutations,
    ...customFieldMutations,
    ...dictionaryMutations,
    ...directorySyncMutations,
    ...fieldGroupMutations,
    ...invitationMutations,
    ...minimumWageMutations,
    ...personnelChangeMutations,
    ...proposalMutations,
    ...recordMutations,
  },
  ChangeLetter,
  ChangeLetterForm,
  ChangeProposal,
  Employee,
  CustomField,
  Dictionary,
  DictionaryEntry,
  EmployeeEarlierContract,
  DirectoryConflict,
  DirectoryDeparture,
  DirectoryKind,
  DirectorySync,
  DirectorySyncRun,
  EmployeeField,
  EmployeeFieldGroup,
  EmployeeFieldRole,
  EmployeeImport,
  EmployeeImportLine,
  EmployeeOption,
  EmployeeProposal,
  EmployeeQualification,
  EmployeeRecords,
  EmployeeShareOption,
  EmployeeTypeCount,
  MinimumWage,
  PersonnelChange,
  PersonnelChangeFlow,
  PersonnelChangeLine,
  PersonnelChangeForm,
  ProposedValues,
  RegularisationForm,
  ExitForm,
  ReportingPerson,
  HeadedDepartment,
  ReportLinePerson,
};
