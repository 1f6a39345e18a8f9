/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new employee. What is left out is empty, where the field says nothing else. */
export type AddEmployeeInput = {
  /** Number of the bank account in full. It is never shown in full again. */
  bankCard?: string | null | undefined;
  /** The bank that salaries are paid to. */
  bankName?: string | null | undefined;
  /** Fixed salary before tax in yuan (RMB) a month, at most two places. */
  baseSalary?: string | null | undefined;
  /** Birth date. */
  birthDate?: string | null | undefined;
  /** City the person works in. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Last day of the labour contract; left out, it has no end. */
  contractEnd?: string | null | undefined;
  /** First day of the labour contract. */
  contractStart?: string | null | undefined;
  /** Type of the contract: code of an entry of the dictionary `contractType`. */
  contractType?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the department the person belongs to. */
  departmentId: string;
  /** Highest education the person has finished; UNFILLED when left out. */
  education?: Education | null | undefined;
  /** Work email, unique in the company. */
  email?: string | null | undefined;
  /** Name of the person to call in an emergency. */
  emergencyContact?: string | null | undefined;
  /** Phone number of that person. */
  emergencyPhone?: string | null | undefined;
  /** First day at work. */
  entryDate: string;
  /** Share of full-time work, 0.01 to 1 with at most two places; 1 when left out. */
  fullTimeEquivalent?: string | null | undefined;
  /** Number of the identity document in full. It is never shown in full again. */
  idNumber?: string | null | undefined;
  /** Kind of the identity document. */
  idType?: IdType | null | undefined;
  /** Id of the job family, i.e. the group of related jobs. */
  jobFamilyId?: string | null | undefined;
  /** What the person may sign in with beside number and email; unique in the company. */
  loginAccount?: string | null | undefined;
  /** Id of the line manager, i.e. the employee this one reports to. */
  managerId?: string | null | undefined;
  /** Whether the person is married; UNFILLED when left out. */
  maritalStatus?: MaritalStatus | null | undefined;
  /** Name, at most 50 characters. */
  name: string;
  /** English name, at most 50 characters. */
  nameEn?: string | null | undefined;
  /** Nationality. */
  nationality?: string | null | undefined;
  /** Employee number, unique in the company, at most 20 characters. */
  number: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Political affiliation as kept in Chinese personnel files. */
  politicalStatus?: string | null | undefined;
  /** Id of the position, i.e. the job. */
  positionId?: string | null | undefined;
  /** Id of the rank, i.e. the step of seniority. */
  rankId?: string | null | undefined;
  /** Day on which probation ends and the person becomes regular. */
  regularDate?: string | null | undefined;
  /** Sex; UNFILLED when left out. */
  sex?: Sex | null | undefined;
  /** Bonus for a year in which everything goes as planned, in yuan (RMB) a year, at most two places. */
  targetBonus?: string | null | undefined;
  /** Kind of employment; FULL_TIME when left out. */
  type?: EmployeeType | null | undefined;
  /** Id of the virtual boss, i.e. an employee who leads this one in a project or function beside the line manager. */
  virtualManagerId?: string | null | undefined;
};

/** What is to be seen to about a labour contract or the pay of a probation. */
export type ContractNotice =
  /** The pay of the probation is below the minimum wage of the city (article 20). */
  | 'BELOW_MINIMUM_WAGE'
  /** It has ended, and the person still works here. */
  | 'ENDED'
  /** It ends within 60 days. */
  | 'ENDS_SOON'
  /** There is none on record 30 days after the entry of somebody who works full-time (article 10). */
  | 'NONE'
  /** The next one has no end (article 14). */
  | 'OPEN_ENDED_NEXT'
  /** The pay of the probation is below 80% of the wage that is on record for the time after it (article 20). */
  | 'PROBATION_PAY_LOW'
  | '%future added value';

/** What somebody is to have in an own field of the company. */
export type CustomValueInput = {
  /** Which field, by `CustomField.id`. */
  fieldId: string;
  /** As in `CustomValue`; an empty list empties the field. */
  values: Array<string>;
};

/** Highest education a person has finished. */
export type Education =
  /** Bachelor's degree. */
  | 'BACHELOR'
  /** College without a bachelor's degree. */
  | 'COLLEGE'
  /** Doctor's degree. */
  | 'DOCTOR'
  /** High school or below. */
  | 'HIGH_SCHOOL'
  /** Master's degree. */
  | 'MASTER'
  /** Not filled in. */
  | 'UNFILLED'
  | '%future added value';

/**
 * Where a person stands between the first and the last day at work. It follows from the dates of the person and is not
 * set by hand.
 */
export type EmployeeStatus =
  /** Works here, and it is not said whether still on probation. */
  | 'IN_SERVICE'
  /** Works here no longer. */
  | 'LEFT'
  /** Still works here, but a last day is set. */
  | 'OUTGOING'
  /** In the trial period at the beginning of the employment. */
  | 'PROBATION'
  /** Past probation; the normal state. */
  | 'REGULAR'
  | '%future added value';

/** Kind of employment. */
export type EmployeeType =
  /** Employed full time. */
  | 'FULL_TIME'
  /** Here to learn, for a limited time. */
  | 'INTERN'
  /** Works here, but is employed by another company. */
  | 'OUTSOURCED'
  /** Employed part time. */
  | 'PART_TIME'
  | '%future added value';

/** A group of employee data. A role may be given the right to read or to edit each group, e.g. contacts without salaries. */
export type FieldGroup =
  /** The bank account that salaries are paid to. */
  | 'BANK'
  /** Name, number, email, login account, sex. Everybody in the company may read it. */
  | 'BASIC'
  /** Phone and emergency contact. */
  | 'CONTACT'
  /** The dates of the labour contract. */
  | 'CONTRACT'
  /** Education. */
  | 'EDUCATION'
  /** Identity document and its number. */
  | 'ID_DOCUMENT'
  /** Birth date, nationality, marital and political status. */
  | 'PERSONAL'
  /** Base salary and target bonus. */
  | 'SALARY'
  /** Department, position, rank, managers, dates of the employment, city. */
  | 'WORK'
  | '%future added value';

/** Kind of the document a person proves their identity with. */
export type IdType =
  /** Chinese resident identity card. */
  | 'ID_CARD'
  /** Another document. */
  | 'OTHER'
  /** Passport. */
  | 'PASSPORT'
  | '%future added value';

/** Whether a person is married. */
export type MaritalStatus =
  /** Married. */
  | 'MARRIED'
  /** Not married. */
  | 'SINGLE'
  /** Not filled in. */
  | 'UNFILLED'
  | '%future added value';

/** Why the next labour contract has no end. */
export type OpenEndedReason =
  /** The person will have worked here for ten years when the contract ends. */
  | 'TEN_YEARS'
  /** Two contracts for a fixed term came one after the other. */
  | 'TWO_TERMS'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Whose password to reset. */
export type ResetEmployeePasswordInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the employee. */
  id: string;
};

/** Sex of a person. */
export type Sex =
  /** Female. */
  | 'FEMALE'
  /** Male. */
  | 'MALE'
  /** Not filled in. */
  | 'UNFILLED'
  | '%future added value';

/** The bank account an employee's salary is paid to. A field left out stays as it is; null empties it. */
export type UpdateEmployeeBankInput = {
  /** Number of the account in full. It is never shown in full again; leave it out to keep it. */
  bankCard?: string | null | undefined;
  /** The bank. */
  bankName?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Name, number, email, login account and sex of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeBasicInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Work email, unique in the company. */
  email?: string | null | undefined;
  /** Id of the employee. */
  id: string;
  /** What the person may sign in with beside number and email; unique in the company. */
  loginAccount?: string | null | undefined;
  /** Name, at most 50 characters. */
  name: string;
  /** English name, at most 50 characters. */
  nameEn?: string | null | undefined;
  /** Employee number, unique in the company, at most 20 characters. */
  number: string;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /** Sex; null changes nothing. */
  sex?: Sex | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Phone number and emergency contact of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeContactInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Name of the person to call in an emergency. */
  emergencyContact?: string | null | undefined;
  /** Phone number of that person. */
  emergencyPhone?: string | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** The dates of an employee's labour contract. A field left out stays as it is; null empties it. */
export type UpdateEmployeeContractInput = {
  /** Last day of the labour contract; null when it has no end. */
  contractEnd?: string | null | undefined;
  /** First day of the labour contract. */
  contractStart?: string | null | undefined;
  /** Type of the contract: code of an entry of the dictionary `contractType`. */
  contractType?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** The education of an employee. */
export type UpdateEmployeeEducationInput = {
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Highest education the person has finished. */
  education: Education;
  /** Id of the employee. */
  id: string;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Personal data and the identity document of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeePersonalInput = {
  /** Birth date. */
  birthDate?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Number of the identity document in full. It is never shown in full again; leave it out to keep it. */
  idNumber?: string | null | undefined;
  /** Kind of the identity document. */
  idType?: IdType | null | undefined;
  /** Whether the person is married; null changes nothing. */
  maritalStatus?: MaritalStatus | null | undefined;
  /** Nationality. */
  nationality?: string | null | undefined;
  /** Political affiliation as kept in Chinese personnel files. */
  politicalStatus?: string | null | undefined;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Base salary and target bonus of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeSalaryInput = {
  /** Fixed salary before tax in yuan (RMB) a month, at most two places. */
  baseSalary?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /** First day on which the new amounts hold; the former ones hold until the day before. */
  salaryFrom: string;
  /** Bonus for a year in which everything goes as planned, in yuan (RMB) a year, at most two places. */
  targetBonus?: string | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
};

/** Department, position, rank, managers, dates and city of an employee. A field left out stays as it is; null empties it. */
export type UpdateEmployeeWorkInput = {
  /** City the person works in. */
  city?: string | null | undefined;
  /** Own fields of the company that are changed with it; one that is left out stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Id of the department the person belongs to. */
  departmentId: string;
  /** First day at work. */
  entryDate: string;
  /** Share of full-time work, 0.01 to 1 with at most two places; null changes nothing. */
  fullTimeEquivalent?: string | null | undefined;
  /** Id of the employee. */
  id: string;
  /** Id of the job family, i.e. the group of related jobs. */
  jobFamilyId?: string | null | undefined;
  /** Id of the line manager, i.e. the employee this one reports to. */
  managerId?: string | null | undefined;
  /** Id of the position, i.e. the job. */
  positionId?: string | null | undefined;
  /** Id of the rank, i.e. the step of seniority. */
  rankId?: string | null | undefined;
  /** Why it is corrected, at most 200 characters. The history of the employee shows it to whoever may read work data. */
  reason?: string | null | undefined;
  /** Day on which probation ends and the person becomes regular. */
  regularDate?: string | null | undefined;
  /** Kind of employment; null changes nothing. */
  type?: EmployeeType | null | undefined;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is saved.
   */
  version: number;
  /** Id of the virtual boss, i.e. an employee who leads this one in a project or function beside the line manager. */
  virtualManagerId?: string | null | undefined;
};

export type EmployeeDetailsQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeDetailsQuery = { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, number: string, name: string, nameEn: string | null } | null, customValues: Array<{ fieldId: string, values: Array<string> }> } | null };

export type EmployeeValuesFragment = { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> };

export type EmployeeProfileFragment = { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, number: string, name: string, nameEn: string | null } | null, customValues: Array<{ fieldId: string, values: Array<string> }> };

export type SuperiorFragment = { id: string, number: string, name: string, nameEn: string | null };

export type EmployeeAuditQueryVariables = Exact<{
  id: string;
  page?: PageInput | null | undefined;
}>;


export type EmployeeAuditQuery = { auditEntries: { total: number, items: Array<{ id: string, at: string, actorName: string, text: string, reason: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type EmployeeFieldsFreeQueryVariables = Exact<{
  number?: string | null | undefined;
  email?: string | null | undefined;
  loginAccount?: string | null | undefined;
}>;


export type EmployeeFieldsFreeQuery = { employeeFieldsFree: { number: boolean, email: boolean, loginAccount: boolean } | null };

export type AddEmployeeMutationVariables = Exact<{
  input: AddEmployeeInput;
}>;


export type AddEmployeeMutation = { addEmployee: { initialPassword: string | null, employee: { id: string, number: string, name: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ResetEmployeePasswordMutationVariables = Exact<{
  input: ResetEmployeePasswordInput;
}>;


export type ResetEmployeePasswordMutation = { resetEmployeePassword: { initialPassword: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SectionSavedFragment = { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> };

export type UpdateEmployeeBasicMutationVariables = Exact<{
  input: UpdateEmployeeBasicInput;
}>;


export type UpdateEmployeeBasicMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeWorkMutationVariables = Exact<{
  input: UpdateEmployeeWorkInput;
}>;


export type UpdateEmployeeWorkMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, department: { id: string } | null, position: { id: string } | null, rank: { id: string } | null, jobFamily: { id: string } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, number: string, name: string, nameEn: string | null } | null, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, records: { id: string, titles: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, certificates: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, shareOptions: Array<{ id: string, name: string, validFrom: string, validTo: string | null, granted: string, vested: string, price: string | null }> | null, contracts: Array<{ id: string, contractType: string | null, name: string | null, validFrom: string, validTo: string }> | null, contractNotes: Array<{ notice: ContractNotice | null, day: string | null, days: number | null, reason: OpenEndedReason | null, amount: string | null }> | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeePersonalMutationVariables = Exact<{
  input: UpdateEmployeePersonalInput;
}>;


export type UpdateEmployeePersonalMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeContactMutationVariables = Exact<{
  input: UpdateEmployeeContactInput;
}>;


export type UpdateEmployeeContactMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeBankMutationVariables = Exact<{
  input: UpdateEmployeeBankInput;
}>;


export type UpdateEmployeeBankMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeContractMutationVariables = Exact<{
  input: UpdateEmployeeContractInput;
}>;


export type UpdateEmployeeContractMutation = { saved: { records: { id: string, titles: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, certificates: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, shareOptions: Array<{ id: string, name: string, validFrom: string, validTo: string | null, granted: string, vested: string, price: string | null }> | null, contracts: Array<{ id: string, contractType: string | null, name: string | null, validFrom: string, validTo: string }> | null, contractNotes: Array<{ notice: ContractNotice | null, day: string | null, days: number | null, reason: OpenEndedReason | null, amount: string | null }> | null } | null, employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeEducationMutationVariables = Exact<{
  input: UpdateEmployeeEducationInput;
}>;


export type UpdateEmployeeEducationMutation = { saved: { employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateEmployeeSalaryMutationVariables = Exact<{
  input: UpdateEmployeeSalaryInput;
}>;


export type UpdateEmployeeSalaryMutation = { saved: { records: { id: string, titles: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, certificates: Array<{ id: string, name: string, level: string | null, authority: string | null, number: string | null, validFrom: string | null, validTo: string | null }> | null, shareOptions: Array<{ id: string, name: string, validFrom: string, validTo: string | null, granted: string, vested: string, price: string | null }> | null, contracts: Array<{ id: string, contractType: string | null, name: string | null, validFrom: string, validTo: string }> | null, contractNotes: Array<{ notice: ContractNotice | null, day: string | null, days: number | null, reason: OpenEndedReason | null, amount: string | null }> | null, incomes: Array<{ validFrom: string, validTo: string | null, baseSalary: string | null, targetBonus: string | null }> | null } | null, employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const EmployeeValuesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EmployeeValuesFragment, unknown>;
export const SuperiorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Superior"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]} as unknown as DocumentNode<SuperiorFragment, unknown>;
export const EmployeeProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Superior"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]} as unknown as DocumentNode<EmployeeProfileFragment, unknown>;
export const SectionSavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SectionSavedFragment, unknown>;
export const EmployeeDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Superior"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]} as unknown as DocumentNode<EmployeeDetailsQuery, EmployeeDetailsQueryVariables>;
export const EmployeeAuditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeAudit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"objectType"},"value":{"kind":"StringValue","value":"employee","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"objectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EmployeeAuditQuery, EmployeeAuditQueryVariables>;
export const EmployeeFieldsFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeFieldsFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"loginAccount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeFieldsFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"loginAccount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"loginAccount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}}]}}]}}]} as unknown as DocumentNode<EmployeeFieldsFreeQuery, EmployeeFieldsFreeQueryVariables>;
export const AddEmployeeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddEmployee"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddEmployeeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addEmployee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"initialPassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddEmployeeMutation, AddEmployeeMutationVariables>;
export const ResetEmployeePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetEmployeePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetEmployeePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetEmployeePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"initialPassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ResetEmployeePasswordMutation, ResetEmployeePasswordMutationVariables>;
export const UpdateEmployeeBasicDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeBasic"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeBasicInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeBasic"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeBasicMutation, UpdateEmployeeBasicMutationVariables>;
export const UpdateEmployeeWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeWorkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Superior"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRecordLists"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Superior"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRecordLists"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRecords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"vested"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QualificationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeQualification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}}]} as unknown as DocumentNode<UpdateEmployeeWorkMutation, UpdateEmployeeWorkMutationVariables>;
export const UpdateEmployeePersonalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeePersonal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePersonalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeePersonal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeePersonalMutation, UpdateEmployeePersonalMutationVariables>;
export const UpdateEmployeeContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeContactInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeContactMutation, UpdateEmployeeContactMutationVariables>;
export const UpdateEmployeeBankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeBank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeBankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeBank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeBankMutation, UpdateEmployeeBankMutationVariables>;
export const UpdateEmployeeContractDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeContract"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeContractInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeContract"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRecordLists"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRecordLists"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRecords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"vested"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QualificationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeQualification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}}]} as unknown as DocumentNode<UpdateEmployeeContractMutation, UpdateEmployeeContractMutationVariables>;
export const UpdateEmployeeEducationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeEducation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeEducationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeEducation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeEducationMutation, UpdateEmployeeEducationMutationVariables>;
export const UpdateEmployeeSalaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEmployeeSalary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeeSalaryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateEmployeeSalary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SectionSaved"}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRecordLists"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Incomes"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SectionSaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEmployeePayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRecordLists"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRecords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"titles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QualificationParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"granted"}},{"kind":"Field","name":{"kind":"Name","value":"vested"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractNotes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QualificationParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeQualification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"authority"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Incomes"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeRecords"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"incomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}}]}}]}}]} as unknown as DocumentNode<UpdateEmployeeSalaryMutation, UpdateEmployeeSalaryMutationVariables>;

export function useEmployeeDetailsQuery(options: ApolloHooks.useQuery.Options<EmployeeDetailsQuery, EmployeeDetailsQueryVariables> & { variables: EmployeeDetailsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeDetailsDocument, options);
}
export function useEmployeeDetailsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeDetailsQuery, EmployeeDetailsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeDetailsDocument, options);
}

export function useEmployeeAuditQuery(options: ApolloHooks.useQuery.Options<EmployeeAuditQuery, EmployeeAuditQueryVariables> & { variables: EmployeeAuditQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeAuditDocument, options);
}
export function useEmployeeAuditLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeAuditQuery, EmployeeAuditQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeAuditDocument, options);
}

export function useEmployeeFieldsFreeQuery(options?: ApolloHooks.useQuery.Options<EmployeeFieldsFreeQuery, EmployeeFieldsFreeQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeFieldsFreeDocument, options ?? {});
}
export function useEmployeeFieldsFreeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeFieldsFreeQuery, EmployeeFieldsFreeQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeFieldsFreeDocument, options);
}

export function useAddEmployeeMutation(options?: ApolloHooks.useMutation.Options<AddEmployeeMutation, AddEmployeeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddEmployeeDocument, options);
}

export function useResetEmployeePasswordMutation(options?: ApolloHooks.useMutation.Options<ResetEmployeePasswordMutation, ResetEmployeePasswordMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ResetEmployeePasswordDocument, options);
}

export function useUpdateEmployeeBasicMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeBasicMutation, UpdateEmployeeBasicMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeBasicDocument, options);
}

export function useUpdateEmployeeWorkMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeWorkMutation, UpdateEmployeeWorkMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeWorkDocument, options);
}

export function useUpdateEmployeePersonalMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeePersonalMutation, UpdateEmployeePersonalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeePersonalDocument, options);
}

export function useUpdateEmployeeContactMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeContactMutation, UpdateEmployeeContactMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeContactDocument, options);
}

export function useUpdateEmployeeBankMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeBankMutation, UpdateEmployeeBankMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeBankDocument, options);
}

export function useUpdateEmployeeContractMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeContractMutation, UpdateEmployeeContractMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeContractDocument, options);
}

export function useUpdateEmployeeEducationMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeEducationMutation, UpdateEmployeeEducationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeEducationDocument, options);
}

export function useUpdateEmployeeSalaryMutation(options?: ApolloHooks.useMutation.Options<UpdateEmployeeSalaryMutation, UpdateEmployeeSalaryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateEmployeeSalaryDocument, options);
}