/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How many of the people at a step have to agree. */
export type ApprovalMode =
  /** All of them. */
  | 'ALL'
  /** One of them suffices. */
  | 'ANY'
  | '%future added value';

/** A step of an approval flow, as it shall be. */
export type ApprovalNodeInput = {
  /** For NAMED: ids of the people, at most 20. */
  employeeIds?: Array<string> | null | undefined;
  /** Who decides. */
  kind: ApproverKind;
  /** For LINE_MANAGER: how many levels up, from 1 (the person's own manager) to 10. */
  level?: number | null | undefined;
  /** How many of them have to agree. */
  mode: ApprovalMode;
  /** Name of the step, at most 20 characters. */
  name: string;
  /** For ROLE: code of the role. */
  roleCode?: string | null | undefined;
};

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

/** Who shall approve personnel changes of a kind. */
export type SavePersonnelChangeFlowInput = {
  /** Who decides, one step after the other, at most ten; empty: nobody has to. */
  nodes: Array<ApprovalNodeInput>;
  /** Kind of the changes; mergers of departments cannot be approved. */
  type: PersonnelChangeType;
  /** The `version` of the flow as you read it. If somebody has changed it since, the answer is the error CONFLICT. */
  version: number;
};

export type PersonnelChangeFlowsQueryVariables = Exact<{ [key: string]: never; }>;


export type PersonnelChangeFlowsQuery = { personnelChangeFlows: Array<{ id: string, type: PersonnelChangeType | null, version: number, nodes: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> }> | null };

export type PersonnelChangeFlowPartsFragment = { id: string, type: PersonnelChangeType | null, version: number, nodes: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> };

export type SavePersonnelChangeFlowMutationVariables = Exact<{
  input: SavePersonnelChangeFlowInput;
}>;


export type SavePersonnelChangeFlowMutation = { savePersonnelChangeFlow: { flow: { id: string, type: PersonnelChangeType | null, version: number, nodes: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PersonnelChangeFlowPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeFlowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChangeFlow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeFlowPartsFragment, unknown>;
export const PersonnelChangeFlowsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonnelChangeFlows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"personnelChangeFlows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeFlowParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeFlowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChangeFlow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<PersonnelChangeFlowsQuery, PersonnelChangeFlowsQueryVariables>;
export const SavePersonnelChangeFlowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePersonnelChangeFlow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePersonnelChangeFlowInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePersonnelChangeFlow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonnelChangeFlowParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonnelChangeFlowParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PersonnelChangeFlow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<SavePersonnelChangeFlowMutation, SavePersonnelChangeFlowMutationVariables>;

export function usePersonnelChangeFlowsQuery(options?: ApolloHooks.useQuery.Options<PersonnelChangeFlowsQuery, PersonnelChangeFlowsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PersonnelChangeFlowsDocument, options ?? {});
}
export function usePersonnelChangeFlowsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PersonnelChangeFlowsQuery, PersonnelChangeFlowsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PersonnelChangeFlowsDocument, options);
}

export function useSavePersonnelChangeFlowMutation(options?: ApolloHooks.useMutation.Options<SavePersonnelChangeFlowMutation, SavePersonnelChangeFlowMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SavePersonnelChangeFlowDocument, options);
}