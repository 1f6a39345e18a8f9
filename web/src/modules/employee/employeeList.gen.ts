/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether all of some conditions have to hold, or any. */
export type ConditionJoin =
  /** All of them. */
  | 'AND'
  /** Any of them. */
  | 'OR'
  | '%future added value';

/** How a field is compared with values. */
export type ConditionOperator =
  /** The number or day is the value or larger. */
  | 'AT_LEAST'
  /** The number or day is the value or smaller. */
  | 'AT_MOST'
  /** The text contains the value. */
  | 'CONTAINS'
  /** There is nothing. */
  | 'EMPTY'
  /** There is something. */
  | 'FILLED'
  /** It is one of the values; a department with everything below it. */
  | 'IS'
  /** It is none of the values. */
  | 'IS_NOT'
  | '%future added value';

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

/** Conditions in brackets, which count as one. */
export type EmployeeConditionGroupInput = {
  /** The conditions, at most ten. */
  conditions: Array<EmployeeConditionInput>;
  /** Whether all of them have to hold, or any. */
  join: ConditionJoin;
};

/** A condition on one field. For a person of whom the caller may not read the field it does not hold, whatever the operator. */
export type EmployeeConditionInput = {
  /** Name of the field of `Employee`, e.g. `entryDate`, or the id of an own field of the company. */
  field: string;
  /** How it is compared; of bank card and ID number only whether there is one. */
  operator: ConditionOperator;
  /**
   * What it is compared with, at most 50: texts, days, numbers, ids, or members of the field's enum; left out for FILLED and
   * EMPTY.
   */
  values?: Array<string> | null | undefined;
};

/** Conditions over any field that the caller may see, joined by and or or, with groups of such one level deep. */
export type EmployeeConditionsInput = {
  /** Single conditions, at most ten. */
  conditions: Array<EmployeeConditionInput>;
  /** Groups of conditions, at most ten. */
  groups?: Array<EmployeeConditionGroupInput> | null | undefined;
  /** Whether all conditions and groups have to hold, or any. */
  join: ConditionJoin;
};

/** Which employees are meant. All conditions given must hold; of several values in one condition, any may. */
export type EmployeeFilterInput = {
  /** City people work in, written exactly. */
  city?: string | null | undefined;
  /** Conditions over any field, which have to hold beside the others. */
  conditions?: EmployeeConditionsInput | null | undefined;
  /**
   * What is to be seen to about the labour contracts of people, e.g. NONE. Refused to those who may not read the groups
   * CONTRACT and WORK, what is about pay to those who may not read SALARY.
   */
  contractNotices?: Array<ContractNotice> | null | undefined;
  /** Types of contracts: codes of entries of the dictionary `contractType`. Refused to those who may not read the group CONTRACT. */
  contractTypes?: Array<string> | null | undefined;
  /** Ids of the departments people belong to. */
  departmentIds?: Array<string> | null | undefined;
  /** People whose first day at work is this day or later. */
  entryFrom?: string | null | undefined;
  /** People whose first day at work is this day or earlier. */
  entryTo?: string | null | undefined;
  /**
   * Whether only people are meant who have proposed a change of their record that the caller may decide; left out or false,
   * everybody is.
   */
  hasProposals?: boolean | null | undefined;
  /** Ids of the employees meant, at most 1,000; everybody when left out. */
  ids?: Array<string> | null | undefined;
  /** Whether people of the departments below those are meant, too. */
  includeSubDepartments?: boolean;
  /** Part of the name, English name, number or work email. */
  keyword?: string | null | undefined;
  /** Id of the line manager people report to. */
  managerId?: string | null | undefined;
  /** Ids of the positions people hold. */
  positionIds?: Array<string> | null | undefined;
  /** Ids of the ranks people have. */
  rankIds?: Array<string> | null | undefined;
  /** Whether people have signed in, e.g. NEVER. Refused to those who may not invite. */
  signInStatuses?: Array<SignInStatus> | null | undefined;
  /** Statuses, e.g. PROBATION. */
  statuses?: Array<EmployeeStatus> | null | undefined;
  /** Kinds of employment, e.g. FULL_TIME. */
  types?: Array<EmployeeType> | null | undefined;
};

/** Order of a list of employees. Equal ones keep the same order from page to page. */
export type EmployeeSortInput = {
  /** What to sort by. */
  by?: EmployeeSortKey;
  /**
   * Id of the own field to sort by in place of `by`: what is chosen from a dictionary in the order of its entries, people without
   * a value last. Refused to those who may not read its group; a field that is not there any more is as if left out.
   */
  customFieldId?: string | null | undefined;
  /** Whether the largest or latest comes first. */
  descending?: boolean;
};

/** What a list of employees can be sorted by. */
export type EmployeeSortKey =
  /** Base salary. Refused without the right on SALARY, because an order tells amounts. */
  | 'BASE_SALARY'
  /** City, as the dictionary has them, others after those. */
  | 'CITY'
  /** Last day of the contract. */
  | 'CONTRACT_END'
  /** First day of the contract. */
  | 'CONTRACT_START'
  /** Type of contract, as the dictionary has them, others after those. */
  | 'CONTRACT_TYPE'
  /** Department. */
  | 'DEPARTMENT'
  /** Level of education. */
  | 'EDUCATION'
  /** Work email. */
  | 'EMAIL'
  /** First day at work. */
  | 'ENTRY_DATE'
  /** Full-time equivalent. */
  | 'FULL_TIME_EQUIVALENT'
  /** Job family, by its code. */
  | 'JOB_FAMILY'
  /** Last working day. */
  | 'LAST_DAY'
  /** Manager, by name. */
  | 'MANAGER'
  /** Name, Chinese ones by their pinyin (the sound in Latin letters). */
  | 'NAME'
  /** Employee number. */
  | 'NUMBER'
  /** Phone number. */
  | 'PHONE'
  /** Position, by its code. */
  | 'POSITION'
  /** Rank, by its grade and code. Refused where ranks are hidden from the caller. */
  | 'RANK'
  /** Date of regularisation. */
  | 'REGULAR_DATE'
  /** Sex. */
  | 'SEX'
  /** Whether people have signed in. Refused to whoever may not invite them. */
  | 'SIGN_IN_STATUS'
  /** Status. */
  | 'STATUS'
  /** Type of employment. */
  | 'TYPE'
  /** Virtual manager, by name. */
  | 'VIRTUAL_MANAGER'
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

/** Which employees to export, and how. */
export type ExportEmployeesInput = {
  /** Which employees; everybody the caller may see when left out. */
  filter?: EmployeeFilterInput | null | undefined;
  /** Format of the file. */
  format?: SheetFormat;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
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

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

/** Whether somebody has signed in, has what it takes to do so for the first time, or is shut out. */
export type SignInStatus =
  /** Cannot sign in, because the account was disabled. */
  | 'DISABLED'
  /** Has an invitation that holds, or a password, and has not signed in yet. */
  | 'INVITED'
  /** Has never signed in and has no invitation that holds. */
  | 'NEVER'
  /** Has signed in. */
  | 'SIGNED_IN'
  | '%future added value';

export type EmployeeListQueryVariables = Exact<{
  filter?: EmployeeFilterInput | null | undefined;
  sort?: EmployeeSortInput | null | undefined;
  page?: PageInput | null | undefined;
  withSignIn?: boolean;
}>;


export type EmployeeListQuery = { employees: { total: number, items: Array<{ signInStatus?: SignInStatus | null, id: string, number: string, name: string, nameEn: string | null, email: string | null, sex: Sex | null, phone: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, education: Education | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, baseSalary: string | null, maskedFields: Array<string>, customValues: Array<{ fieldId: string, values: Array<string> }>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null };

export type EmployeeRowFragment = { id: string, number: string, name: string, nameEn: string | null, email: string | null, sex: Sex | null, phone: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, education: Education | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, baseSalary: string | null, maskedFields: Array<string>, customValues: Array<{ fieldId: string, values: Array<string> }>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, number: string, name: string, nameEn: string | null } | null };

export type EmployeeSummaryQueryVariables = Exact<{
  filter?: EmployeeFilterInput | null | undefined;
}>;


export type EmployeeSummaryQuery = { employeeSummary: { total: number, leftOut: number, averageServiceMonths: string | null, joinedThisMonth: number | null, leaving: number | null, statuses: Array<{ status: EmployeeStatus | null, count: number }> | null, types: Array<{ type: EmployeeType | null, count: number }> | null, contractTypes: Array<{ contractType: string, count: number }> | null, contractNotices: Array<{ notice: ContractNotice | null, count: number }> | null } | null };

export type NationalitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type NationalitiesQuery = { nationalities: Array<string> | null };

export type EmployeeReferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type EmployeeReferencesQuery = { cities: Array<string> | null, positions: Array<{ id: string, name: string, nameEn: string | null }> | null, ranks: Array<{ id: string, name: string }> | null, jobFamilies: Array<{ id: string, name: string, nameEn: string | null }> | null };

export type ExportEmployeesMutationVariables = Exact<{
  input: ExportEmployeesInput;
}>;


export type ExportEmployeesMutation = { exportEmployees: { file: { url: string, name: string | null } | null, userErrors: Array<{ code: string, message: string }> } | null };

export const EmployeeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<EmployeeRowFragment, unknown>;
export const EmployeeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withSignIn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeRow"}},{"kind":"Field","name":{"kind":"Name","value":"signInStatus"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withSignIn"}}}]}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<EmployeeListQuery, EmployeeListQueryVariables>;
export const EmployeeSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeSummary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeFilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"statuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractNotices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"averageServiceMonths"}},{"kind":"Field","name":{"kind":"Name","value":"joinedThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"leaving"}}]}}]}}]} as unknown as DocumentNode<EmployeeSummaryQuery, EmployeeSummaryQueryVariables>;
export const NationalitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Nationalities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nationalities"}}]}}]} as unknown as DocumentNode<NationalitiesQuery, NationalitiesQueryVariables>;
export const EmployeeReferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeReferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cities"}}]}}]} as unknown as DocumentNode<EmployeeReferencesQuery, EmployeeReferencesQueryVariables>;
export const ExportEmployeesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportEmployees"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportEmployeesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportEmployees"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportEmployeesMutation, ExportEmployeesMutationVariables>;

export function useEmployeeListQuery(options?: ApolloHooks.useQuery.Options<EmployeeListQuery, EmployeeListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeListDocument, options ?? {});
}
export function useEmployeeListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeListQuery, EmployeeListQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeListDocument, options);
}

export function useEmployeeSummaryQuery(options?: ApolloHooks.useQuery.Options<EmployeeSummaryQuery, EmployeeSummaryQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeSummaryDocument, options ?? {});
}
export function useEmployeeSummaryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeSummaryQuery, EmployeeSummaryQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeSummaryDocument, options);
}

export function useNationalitiesQuery(options?: ApolloHooks.useQuery.Options<NationalitiesQuery, NationalitiesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(NationalitiesDocument, options ?? {});
}
export function useNationalitiesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<NationalitiesQuery, NationalitiesQueryVariables>) {
  return ApolloHooks.useLazyQuery(NationalitiesDocument, options);
}

export function useEmployeeReferencesQuery(options?: ApolloHooks.useQuery.Options<EmployeeReferencesQuery, EmployeeReferencesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeReferencesDocument, options ?? {});
}
export function useEmployeeReferencesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeReferencesQuery, EmployeeReferencesQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeReferencesDocument, options);
}

export function useExportEmployeesMutation(options?: ApolloHooks.useMutation.Options<ExportEmployeesMutation, ExportEmployeesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportEmployeesDocument, options);
}