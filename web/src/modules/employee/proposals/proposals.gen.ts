/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A proposal. */
export type AcceptRecordProposalInput = {
  /** Id of the proposal. */
  id: string;
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: number;
};

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

/** What is to stand in the own record. A field left out stays as it is; null empties it. All fields belong to one group. */
export type ProposeRecordChangeInput = {
  /** Number of the account salaries are paid to; it is kept sealed. */
  bankCard?: string | null | undefined;
  /** Bank of the account, at most 50 characters. */
  bankName?: string | null | undefined;
  /** Date of birth, before the entry date. */
  birthDate?: string | null | undefined;
  /** A value you make up for this call: sent again with the same one, it proposes nothing twice. */
  clientMutationId: string;
  /** Values in own fields of the company; one that is not named stays as it is. */
  customValues?: Array<CustomValueInput> | null | undefined;
  /** Highest education. */
  education?: Education | null | undefined;
  /** Whom to call in an emergency, at most 50 characters. */
  emergencyContact?: string | null | undefined;
  /** Their phone number. */
  emergencyPhone?: string | null | undefined;
  /** The group of fields: PERSONAL, ID_DOCUMENT, CONTACT, BANK or EDUCATION. */
  group: FieldGroup;
  /** Number of the identity document; it is kept sealed. */
  idNumber?: string | null | undefined;
  /** Kind of identity document. */
  idType?: IdType | null | undefined;
  /** Marital status. */
  maritalStatus?: MaritalStatus | null | undefined;
  /** Nationality, at most 50 characters. */
  nationality?: string | null | undefined;
  /** What you say to it, at most 200 characters. */
  note?: string | null | undefined;
  /** Phone number. */
  phone?: string | null | undefined;
  /** Political status, at most 50 characters. */
  politicalStatus?: string | null | undefined;
};

/** A proposal that is refused. */
export type RefuseRecordProposalInput = {
  /** Id of the proposal. */
  id: string;
  /** Why, for the person; at most 200 characters. */
  opinion: string;
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: number;
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

/** A proposal. */
export type WithdrawRecordProposalInput = {
  /** Id of the proposal. */
  id: string;
  /** Its `version` as you read it. If it was decided, withdrawn or replaced since, the answer is the error CONFLICT. */
  version: number;
};

export type EmployeeProposalsQueryVariables = Exact<{
  employeeId: string;
}>;


export type EmployeeProposalsQuery = { employeeProposals: Array<{ id: string, group: FieldGroup | null, note: string | null, proposedAt: string, mayDecide: boolean, version: number, changes: Array<{ field: string, label: string, before: string | null, after: string | null }> }> | null };

export type ProposeRecordChangeMutationVariables = Exact<{
  input: ProposeRecordChangeInput;
}>;


export type ProposeRecordChangeMutation = { saved: { proposal: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type WithdrawRecordProposalMutationVariables = Exact<{
  input: WithdrawRecordProposalInput;
}>;


export type WithdrawRecordProposalMutation = { withdrawRecordProposal: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type AcceptRecordProposalMutationVariables = Exact<{
  input: AcceptRecordProposalInput;
}>;


export type AcceptRecordProposalMutation = { acceptRecordProposal: { id: string | null, employee: { id: string, number: string, name: string, nameEn: string | null, email: string | null, loginAccount: string | null, phone: string | null, sex: Sex | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, entryDate: string | null, regularDate: string | null, lastDay: string | null, city: string | null, birthDate: string | null, nationality: string | null, education: Education | null, maritalStatus: MaritalStatus | null, politicalStatus: string | null, idType: IdType | null, idNumber: string | null, bankName: string | null, bankCard: string | null, contractStart: string | null, contractEnd: string | null, contractType: string | null, emergencyContact: string | null, emergencyPhone: string | null, baseSalary: string | null, targetBonus: string | null, avatarUrl: string | null, maskedFields: Array<string>, editableGroups: Array<FieldGroup>, version: number, customValues: Array<{ fieldId: string, values: Array<string> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RefuseRecordProposalMutationVariables = Exact<{
  input: RefuseRecordProposalInput;
}>;


export type RefuseRecordProposalMutation = { refuseRecordProposal: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const EmployeeProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmployeeProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mayDecide"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<EmployeeProposalsQuery, EmployeeProposalsQueryVariables>;
export const ProposeRecordChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeRecordChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposeRecordChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"proposeRecordChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ProposeRecordChangeMutation, ProposeRecordChangeMutationVariables>;
export const WithdrawRecordProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawRecordProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawRecordProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawRecordProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<WithdrawRecordProposalMutation, WithdrawRecordProposalMutationVariables>;
export const AcceptRecordProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptRecordProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptRecordProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptRecordProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmployeeValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmployeeValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"loginAccount"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"sex"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"birthDate"}},{"kind":"Field","name":{"kind":"Name","value":"nationality"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"maritalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"politicalStatus"}},{"kind":"Field","name":{"kind":"Name","value":"idType"}},{"kind":"Field","name":{"kind":"Name","value":"idNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"bankCard"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyContact"}},{"kind":"Field","name":{"kind":"Name","value":"emergencyPhone"}},{"kind":"Field","name":{"kind":"Name","value":"baseSalary"}},{"kind":"Field","name":{"kind":"Name","value":"targetBonus"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"customValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldId"}},{"kind":"Field","name":{"kind":"Name","value":"values"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"editableGroups"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AcceptRecordProposalMutation, AcceptRecordProposalMutationVariables>;
export const RefuseRecordProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseRecordProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseRecordProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseRecordProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RefuseRecordProposalMutation, RefuseRecordProposalMutationVariables>;

export function useEmployeeProposalsQuery(options: ApolloHooks.useQuery.Options<EmployeeProposalsQuery, EmployeeProposalsQueryVariables> & { variables: EmployeeProposalsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EmployeeProposalsDocument, options);
}
export function useEmployeeProposalsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EmployeeProposalsQuery, EmployeeProposalsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EmployeeProposalsDocument, options);
}

export function useProposeRecordChangeMutation(options?: ApolloHooks.useMutation.Options<ProposeRecordChangeMutation, ProposeRecordChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ProposeRecordChangeDocument, options);
}

export function useWithdrawRecordProposalMutation(options?: ApolloHooks.useMutation.Options<WithdrawRecordProposalMutation, WithdrawRecordProposalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WithdrawRecordProposalDocument, options);
}

export function useAcceptRecordProposalMutation(options?: ApolloHooks.useMutation.Options<AcceptRecordProposalMutation, AcceptRecordProposalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AcceptRecordProposalDocument, options);
}

export function useRefuseRecordProposalMutation(options?: ApolloHooks.useMutation.Options<RefuseRecordProposalMutation, RefuseRecordProposalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RefuseRecordProposalDocument, options);
}