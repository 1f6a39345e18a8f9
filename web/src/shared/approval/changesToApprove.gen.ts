/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What one approver decided. */
export type ApprovalDecision =
  /** Approved. */
  | 'APPROVED'
  /** Refused. */
  | 'REFUSED'
  /** Was passed over: another's decision sufficed, or it would have been one's own submission. */
  | 'SKIPPED'
  /** Nothing yet. */
  | 'WAITING'
  | '%future added value';

/** Where an approval, or one step of it, stands. */
export type ApprovalStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is not decided. */
  | 'PENDING'
  /** It is refused. */
  | 'REFUSED'
  /** Who submitted it took it back. */
  | 'WITHDRAWN'
  | '%future added value';

/** A personnel change that the caller approves. */
export type ApprovePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the change. */
  id: string;
  /** What there is to say about it, at most 500 characters; left out, nothing. */
  opinion?: string | null | undefined;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

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

/** What became of a personnel change. */
export type PersonnelChangeStatus =
  /** It waits for somebody to approve it. */
  | 'APPROVING'
  /** It was dropped before its day. */
  | 'CANCELLED'
  /** It has taken effect. */
  | 'EFFECTIVE'
  /** Its day has not come, or it could not take effect on it. */
  | 'PENDING'
  /** An approver did not approve it; it never holds. */
  | 'REFUSED'
  /** It was taken back after its day; the former values hold again. */
  | 'REVERSED'
  | '%future added value';

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

/** A personnel change that the caller does not approve. */
export type RefusePersonnelChangeInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the change. */
  id: string;
  /** Why, 1 to 500 characters. */
  opinion: string;
  /** The `version` of the change you read before. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

export type ChangesToApproveQueryVariables = Exact<{ [key: string]: never; }>;


export type ChangesToApproveQuery = { personnelChangesToApprove: { total: number, items: Array<{ id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReasonName: string | null, reason: string | null, filedBy: string | null, filedAt: string, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }>, approval: { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> } | null }> } | null };

export type ChangeToApproveFragment = { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReasonName: string | null, reason: string | null, filedBy: string | null, filedAt: string, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }>, approval: { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> } | null };

export type ApprovePersonnelChangeMutationVariables = Exact<{
  input: ApprovePersonnelChangeInput;
}>;


export type ApprovePersonnelChangeMutation = { approvePersonnelChange: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReasonName: string | null, reason: string | null, filedBy: string | null, filedAt: string, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }>, approval: { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RefusePersonnelChangeMutationVariables = Exact<{
  input: RefusePersonnelChangeInput;
}>;


export type RefusePersonnelChangeMutation = { refusePersonnelChange: { personnelChange: { id: string, version: number, type: PersonnelChangeType | null, status: PersonnelChangeStatus | null, effectiveDate: string, exitKind: ExitKind | null, exitReasonName: string | null, reason: string | null, filedBy: string | null, filedAt: string, decidable: boolean, employee: { id: string, number: string, name: string, nameEn: string | null } | null, lines: Array<{ field: string, label: string, before: string | null, after: string | null, hidden: boolean }>, approval: { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ChangeToApproveFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeToApprove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ChangeToApproveFragment, unknown>;
export const ChangesToApproveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChangesToApprove"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangesToApprove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeToApprove"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeToApprove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ChangesToApproveQuery, ChangesToApproveQueryVariables>;
export const ApprovePersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApprovePersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovePersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approvePersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeToApprove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeToApprove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ApprovePersonnelChangeMutation, ApprovePersonnelChangeMutationVariables>;
export const RefusePersonnelChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefusePersonnelChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RefusePersonnelChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refusePersonnelChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChangeToApprove"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChangeToApprove"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"exitKind"}},{"kind":"Field","name":{"kind":"Name","value":"exitReasonName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"filedBy"}},{"kind":"Field","name":{"kind":"Name","value":"filedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidable"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}},{"kind":"Field","name":{"kind":"Name","value":"approval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalRunParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<RefusePersonnelChangeMutation, RefusePersonnelChangeMutationVariables>;

export function useChangesToApproveQuery(options?: ApolloHooks.useQuery.Options<ChangesToApproveQuery, ChangesToApproveQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ChangesToApproveDocument, options ?? {});
}
export function useChangesToApproveLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ChangesToApproveQuery, ChangesToApproveQueryVariables>) {
  return ApolloHooks.useLazyQuery(ChangesToApproveDocument, options);
}

export function useApprovePersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<ApprovePersonnelChangeMutation, ApprovePersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApprovePersonnelChangeDocument, options);
}

export function useRefusePersonnelChangeMutation(options?: ApolloHooks.useMutation.Options<RefusePersonnelChangeMutation, RefusePersonnelChangeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RefusePersonnelChangeDocument, options);
}