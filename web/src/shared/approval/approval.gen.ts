/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** How many of the people at a step have to agree. */
export type ApprovalMode =
  /** All of them. */
  | 'ALL'
  /** One of them suffices. */
  | 'ANY'
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

/** Who decides at a step of an approval flow. */
export type ApproverKind =
  /** The head of the person's department. */
  | 'DEPARTMENT_HEAD'
  /** The person's line manager, or the manager some levels further up. */
  | 'LINE_MANAGER'
  /** People who are named. */
  | 'NAMED'
  /** Everybody who has a certain role. */
  | 'ROLE'
  | '%future added value';

export type ApproverFragment = { id: string, name: string, nameEn: string | null, number: string };

export type ApprovalRunPartsFragment = { id: string, status: ApprovalStatus | null, submittedAt: string, submittedBy: { id: string, name: string, nameEn: string | null, number: string } | null, steps: Array<{ name: string, status: ApprovalStatus | null, message: string | null, approvers: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null, decisions: Array<{ decision: ApprovalDecision | null, opinion: string | null, at: string | null, approver: { id: string, name: string, nameEn: string | null, number: string } | null }> }> };

export type ApprovalNodePartsFragment = { name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null };

export const ApproverFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ApproverFragment, unknown>;
export const ApprovalRunPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalRunParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalRun"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"approvers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"approver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Approver"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Approver"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<ApprovalRunPartsFragment, unknown>;
export const ApprovalNodePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ApprovalNodePartsFragment, unknown>;