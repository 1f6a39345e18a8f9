/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who may act as whom. Exactly one of `actsAsEmployeeId` and `departmentId` is given. */
export type AddIdentityLinkInput = {
  /** As whom; null when it is the head of a department. */
  actsAsEmployeeId?: string | null | undefined;
  /** As the head of which department, now and whoever it will be; null when it is a person. */
  departmentId?: string | null | undefined;
  /** Who may act as somebody else. */
  employeeId: string;
  /** Last day on which it may be used; null for no end. */
  validTo?: string | null | undefined;
};

/** Until when a link may be used. */
export type ChangeIdentityLinkInput = {
  /** Which link. */
  id: string;
  /** Last day on which it may be used; null for no end. */
  validTo?: string | null | undefined;
  /** The `version` that was read. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A link to be removed. */
export type RemoveIdentityLinkInput = {
  /** Which link. */
  id: string;
};

export type IdentityLinksQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type IdentityLinksQuery = { identityLinks: { total: number, items: Array<{ id: string, userName: string, userNumber: string | null, actsAsName: string | null, actsAsNumber: string | null, departmentName: string | null, validTo: string | null, version: number }> } | null };

export type AddIdentityLinkMutationVariables = Exact<{
  input: AddIdentityLinkInput;
}>;


export type AddIdentityLinkMutation = { addIdentityLink: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ChangeIdentityLinkMutationVariables = Exact<{
  input: ChangeIdentityLinkInput;
}>;


export type ChangeIdentityLinkMutation = { changeIdentityLink: { id: string | null, version: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RemoveIdentityLinkMutationVariables = Exact<{
  input: RemoveIdentityLinkInput;
}>;


export type RemoveIdentityLinkMutation = { removeIdentityLink: { id: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type IdentityLinkRowFragment = { id: string, userName: string, userNumber: string | null, actsAsName: string | null, actsAsNumber: string | null, departmentName: string | null, validTo: string | null, version: number };

export const IdentityLinkRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userNumber"}},{"kind":"Field","name":{"kind":"Name","value":"actsAsName"}},{"kind":"Field","name":{"kind":"Name","value":"actsAsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<IdentityLinkRowFragment, unknown>;
export const IdentityLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityLinkRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"userNumber"}},{"kind":"Field","name":{"kind":"Name","value":"actsAsName"}},{"kind":"Field","name":{"kind":"Name","value":"actsAsNumber"}},{"kind":"Field","name":{"kind":"Name","value":"departmentName"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<IdentityLinksQuery, IdentityLinksQueryVariables>;
export const AddIdentityLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddIdentityLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddIdentityLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addIdentityLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddIdentityLinkMutation, AddIdentityLinkMutationVariables>;
export const ChangeIdentityLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeIdentityLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeIdentityLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeIdentityLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeIdentityLinkMutation, ChangeIdentityLinkMutationVariables>;
export const RemoveIdentityLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIdentityLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveIdentityLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeIdentityLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveIdentityLinkMutation, RemoveIdentityLinkMutationVariables>;

export function useIdentityLinksQuery(options?: ApolloHooks.useQuery.Options<IdentityLinksQuery, IdentityLinksQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IdentityLinksDocument, options ?? {});
}
export function useIdentityLinksLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IdentityLinksQuery, IdentityLinksQueryVariables>) {
  return ApolloHooks.useLazyQuery(IdentityLinksDocument, options);
}

export function useAddIdentityLinkMutation(options?: ApolloHooks.useMutation.Options<AddIdentityLinkMutation, AddIdentityLinkMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddIdentityLinkDocument, options);
}

export function useChangeIdentityLinkMutation(options?: ApolloHooks.useMutation.Options<ChangeIdentityLinkMutation, ChangeIdentityLinkMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ChangeIdentityLinkDocument, options);
}

export function useRemoveIdentityLinkMutation(options?: ApolloHooks.useMutation.Options<RemoveIdentityLinkMutation, RemoveIdentityLinkMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemoveIdentityLinkDocument, options);
}