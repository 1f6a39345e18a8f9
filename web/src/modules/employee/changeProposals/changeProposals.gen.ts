/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What became of a personnel change that a manager proposed. */
export type ChangeProposalStatus =
  /** HR has filed it, as it was proposed or completed. */
  | 'FILED'
  /** It waits for HR. */
  | 'OPEN'
  /** HR has refused it, with a reason. */
  | 'REFUSED'
  /** The manager took it back. */
  | 'WITHDRAWN'
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

/** Who wanted an exit. */
export type ExitKind =
  /** The company. */
  | 'INVOLUNTARY'
  /** Another reason, e.g. death. */
  | 'OTHER'
  /** The person retires. */
  | 'RETIRE'
  /** The person. */
  | 'VOLUNTARY'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Kind of a personnel change. */
export type PersonnelChangeType =
  /** A general change, e.g. of the kind of employment or of the contract. */
  | 'COMMON'
  /** Somebody joins. */
  | 'ENTRY'
  /** Somebody leaves. */
  | 'EXIT'
  /** The department of the person was merged into another one. */
  | 'MERGE'
  /** A new rank or position. */
  | 'PROMOTION'
  /** The probation of somebody ends. */
  | 'REGULARISE'
  /** Another department, position, manager or city. */
  | 'TRANSFER'
  | '%future added value';

/** A proposed personnel change. A field left out stays as it is. */
export type ProposePersonnelChangeInput = {
  /** The city the person is to work in. */
  city?: string | null | undefined;
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the new department; of transfers and promotions. */
  departmentId?: string | null | undefined;
  /** First day it is to hold; of an exit the last day in the company. */
  effectiveDate: string;
  /** Id of the person, who stands in the line below you. */
  employeeId: string;
  /** Kind of employment; of general changes. */
  employmentType?: EmployeeType | null | undefined;
  /** Asked for of an exit. */
  exitKind?: ExitKind | null | undefined;
  /** Of an exit: code of an entry of the dictionary `exitReason`; left out, `reason` says it. */
  exitReason?: string | null | undefined;
  /** Share of full-time work, 0.01 to 1 with at most two places; of general changes. */
  fullTimeEquivalent?: string | null | undefined;
  /** Id of the new job family; of transfers and promotions. */
  jobFamilyId?: string | null | undefined;
  /** Id of the new line manager. */
  managerId?: string | null | undefined;
  /** Id of the new position; of transfers and promotions. */
  positionId?: string | null | undefined;
  /** Id of the new rank; of transfers and promotions. */
  rankId?: string | null | undefined;
  /** Why, at most 200 characters; HR reads it. Required unless `exitReason` says it. */
  reason?: string | null | undefined;
  /** TRANSFER, PROMOTION, COMMON, REGULARISE or EXIT. */
  type: PersonnelChangeType;
  /** Id of the new virtual boss. */
  virtualManagerId?: string | null | undefined;
};

/** A proposal that is refused. */
export type RefuseChangeProposalInput = {
  /** Id of the proposal. */
  id: string;
  /** Why, for the manager; at most 200 characters. */
  opinion: string;
  /** Its `version` as you read it. If it was filed, refused or withdrawn since, the answer is the error CONFLICT. */
  version: number;
};

/** A proposal. */
export type WithdrawChangeProposalInput = {
  /** Id of the proposal. */
  id: string;
  /** Its `version` as you read it. If it was filed, refused or withdrawn since, the answer is the error CONFLICT. */
  version: number;
};

export type ChangeProposalRowFragment = { id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> };

export type ChangeProposalsAboutQueryVariables = Exact<{
  employeeId: string;
}>;


export type ChangeProposalsAboutQuery = { changeProposalsAbout: { mayPropose: boolean, proposals: Array<{ id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type ChangeProposalListQueryVariables = Exact<{
  statuses?: Array<ChangeProposalStatus> | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ChangeProposalListQuery = { changeProposals: { total: number, items: Array<{ id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> }> } | null };

export type ChangeProposalFormQueryVariables = Exact<{
  employeeId: string;
}>;


export type ChangeProposalFormQuery = { employee: { entryDate: string | null, regularDate: string | null, lastDay: string | null, id: string, number: string, name: string, nameEn: string | null, status: EmployeeStatus | null, type: EmployeeType | null, fullTimeEquivalent: string | null, city: string | null, contractType: string | null, contractStart: string | null, contractEnd: string | null, maskedFields: Array<string>, department: { id: string, name: string, nameEn: string | null } | null, position: { id: string, name: string, nameEn: string | null } | null, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, manager: { id: string, number: string, name: string, nameEn: string | null } | null, virtualManager: { id: string, name: string, nameEn: string | null } | null } | null };

export type ProposePersonnelChangeMutationVariables = Exact<{
  input: ProposePersonnelChangeInput;
}>;


export type ProposePersonnelChangeMutation = { proposePersonnelChange: { changeProposal: { id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type WithdrawChangeProposalMutationVariables = Exact<{
  input: WithdrawChangeProposalInput;
}>;


export type WithdrawChangeProposalMutation = { withdrawChangeProposal: { changeProposal: { id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RefuseChangeProposalMutationVariables = Exact<{
  input: RefuseChangeProposalInput;
}>;


export type RefuseChangeProposalMutation = { refuseChangeProposal: { changeProposal: { id: string, version: number, type: PersonnelChangeType | null, status: ChangeProposalStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReason: string | null, exitReasonName: string | null, reason: string | null, opinion: string | null, proposedBy: string, proposedAt: string, withdrawable: boolean, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, values: { departmentId: string | null, positionId: string | null, rankId: string | null, jobFamilyId: string | null, managerId: string | null, virtualManagerId: string | null, city: string | null, type: EmployeeType | null, fullTimeEquivalent: string | null }, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ChangeProposalRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeProposalRowFragment, unknown>;
export const ChangeProposalsAboutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeProposalsAbout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProposalsAbout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mayPropose"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeProposalRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeProposalsAboutQuery, ChangeProposalsAboutQueryVariables>;
export const ChangeProposalListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeProposalList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposalStatus"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"statuses"},"value":{"kind":"Variable","name":{"kind":"Name","value":"statuses"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeProposalRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ChangeProposalListQuery, ChangeProposalListQueryVariables>;
export const ChangeProposalFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangeProposalForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employee"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonOfChange"}},{"kind":"Field","name":{"kind":"Name","value":"entryDate"}},{"kind":"Field","name":{"kind":"Name","value":"regularDate"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonOfChange"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"contractType"}},{"kind":"Field","name":{"kind":"Name","value":"contractStart"}},{"kind":"Field","name":{"kind":"Name","value":"contractEnd"}},{"kind":"Field","name":{"kind":"Name","value":"maskedFields"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"manager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualManager"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<ChangeProposalFormQuery, ChangeProposalFormQueryVariables>;
export const ProposePersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposePersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposePersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposePersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeProposalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<ProposePersonnelChangeMutation, ProposePersonnelChangeMutationVariables>;
export const WithdrawChangeProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawChangeProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawChangeProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawChangeProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeProposalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<WithdrawChangeProposalMutation, WithdrawChangeProposalMutationVariables>;
export const RefuseChangeProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseChangeProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefuseChangeProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseChangeProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeProposalRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeProposalRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeProposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReason"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawable"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departmentId"}},{"kind":"Field","name":{"kind":"Name","value":"positionId"}},{"kind":"Field","name":{"kind":"Name","value":"rankId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilyId"}},{"kind":"Field","name":{"kind":"Name","value":"managerId"}},{"kind":"Field","name":{"kind":"Name","value":"virtualManagerId"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"fullTimeEquivalent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode<RefuseChangeProposalMutation, RefuseChangeProposalMutationVariables>;

export function useChangeProposalsAboutQuery(options: ApolloHooks.useQuery.Options<ChangeProposalsAboutQuery, ChangeProposalsAboutQueryVariables> & { variables: ChangeProposalsAboutQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangeProposalsAboutDocument, options);
}
export function useChangeProposalsAboutLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangeProposalsAboutQuery, ChangeProposalsAboutQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangeProposalsAboutDocument, options);
}

export function useChangeProposalListQuery(options?: ApolloHooks.useQuery.Options<ChangeProposalListQuery, ChangeProposalListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangeProposalListDocument, options ?? {});
}
export function useChangeProposalListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangeProposalListQuery, ChangeProposalListQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangeProposalListDocument, options);
}

export function useChangeProposalFormQuery(options: ApolloHooks.useQuery.Options<ChangeProposalFormQuery, ChangeProposalFormQueryVariables> & { variables: ChangeProposalFormQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangeProposalFormDocument, options);
}
export function useChangeProposalFormLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangeProposalFormQuery, ChangeProposalFormQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangeProposalFormDocument, options);
}

export function useProposePersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<ProposePersonnelChangeMutation, ProposePersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ProposePersonnelChangeDocument, options);
}

export function useWithdrawChangeProposalMutation(options?: ApolloHooks.useMutation.Options<WithdrawChangeProposalMutation, WithdrawChangeProposalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(WithdrawChangeProposalDocument, options);
}

export function useRefuseChangeProposalMutation(options?: ApolloHooks.useMutation.Options<RefuseChangeProposalMutation, RefuseChangeProposalMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RefuseChangeProposalDocument, options);
}