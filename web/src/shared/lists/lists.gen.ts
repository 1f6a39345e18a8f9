/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which filter to delete. */
export type DeleteListFilterInput = {
  /** Id of the filter. */
  id: string;
};

/** How somebody sets up one column of a list. */
export type ListColumnInput = {
  /** Name of the column within its list. */
  name: string;
  /** Whether it is shown; as the list has it when left out. */
  shown?: boolean | null | undefined;
  /** Width in pixels, 60 to 800; as wide as what it holds when left out. */
  width?: number | null | undefined;
};

/** How high the rows of a list are. */
export type ListDensity =
  /** Low rows, many on a screen. */
  | 'COMPACT'
  /** As lists come. */
  | 'NORMAL'
  /** High rows. */
  | 'ROOMY'
  | '%future added value';

/** How somebody sets up a list. */
export type ListLayoutInput = {
  /** Columns in their order, at most 60. */
  columns: Array<ListColumnInput>;
  /** How high its rows are. */
  density: ListDensity;
};

/** A filter to save. */
export type SaveListFilterInput = {
  /** Name of the list. */
  listKey: string;
  /** What the filter is called, at most 30 characters. */
  name: string;
  /** Conditions and order as the address of the list has them after the question mark. */
  query: string;
  /** Code of the role whose people find it as well; nobody else does when left out. Only administrators and HR may share. */
  roleCode?: string | null | undefined;
};

/** How a list is set up. */
export type SaveListLayoutInput = {
  /** How it is set up; as the list comes when left out. */
  layout?: ListLayoutInput | null | undefined;
  /** Name of the list. */
  listKey: string;
};

export type ListMemoryQueryVariables = Exact<{
  listKey: string;
}>;


export type ListMemoryQuery = { listMemory: { listKey: string, layout: { density: ListDensity | null, columns: Array<{ name: string, width: number | null, shown: boolean | null }> } | null, filters: Array<{ id: string, name: string, query: string, mine: boolean, ownerName: string, removable: boolean, role: { code: string, name: string } | null }>, roles: Array<{ code: string, name: string }> } | null };

export type RememberedListFragment = { listKey: string, layout: { density: ListDensity | null, columns: Array<{ name: string, width: number | null, shown: boolean | null }> } | null, filters: Array<{ id: string, name: string, query: string, mine: boolean, ownerName: string, removable: boolean, role: { code: string, name: string } | null }>, roles: Array<{ code: string, name: string }> };

export type SaveListLayoutMutationVariables = Exact<{
  input: SaveListLayoutInput;
}>;


export type SaveListLayoutMutation = { saveListLayout: { listMemory: { listKey: string, layout: { density: ListDensity | null, columns: Array<{ name: string, width: number | null, shown: boolean | null }> } | null, filters: Array<{ id: string, name: string, query: string, mine: boolean, ownerName: string, removable: boolean, role: { code: string, name: string } | null }>, roles: Array<{ code: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveListFilterMutationVariables = Exact<{
  input: SaveListFilterInput;
}>;


export type SaveListFilterMutation = { saveListFilter: { listMemory: { listKey: string, layout: { density: ListDensity | null, columns: Array<{ name: string, width: number | null, shown: boolean | null }> } | null, filters: Array<{ id: string, name: string, query: string, mine: boolean, ownerName: string, removable: boolean, role: { code: string, name: string } | null }>, roles: Array<{ code: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteListFilterMutationVariables = Exact<{
  input: DeleteListFilterInput;
}>;


export type DeleteListFilterMutation = { deleteListFilter: { listMemory: { listKey: string, layout: { density: ListDensity | null, columns: Array<{ name: string, width: number | null, shown: boolean | null }> } | null, filters: Array<{ id: string, name: string, query: string, mine: boolean, ownerName: string, removable: boolean, role: { code: string, name: string } | null }>, roles: Array<{ code: string, name: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const RememberedListFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RememberedList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListMemory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listKey"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RememberedListFragment, unknown>;
export const ListMemoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListMemory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMemory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RememberedList"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RememberedList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListMemory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listKey"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ListMemoryQuery, ListMemoryQueryVariables>;
export const SaveListLayoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListLayout"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListLayoutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListLayout"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RememberedList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RememberedList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListMemory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listKey"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveListLayoutMutation, SaveListLayoutMutationVariables>;
export const SaveListFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RememberedList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RememberedList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListMemory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listKey"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SaveListFilterMutation, SaveListFilterMutationVariables>;
export const DeleteListFilterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteListFilter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteListFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteListFilter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RememberedList"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RememberedList"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListMemory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listKey"}},{"kind":"Field","name":{"kind":"Name","value":"layout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"density"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"shown"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"filters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"removable"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"roles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DeleteListFilterMutation, DeleteListFilterMutationVariables>;

export function useListMemoryQuery(options: ApolloHooks.useQuery.Options<ListMemoryQuery, ListMemoryQueryVariables> & { variables: ListMemoryQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ListMemoryDocument, options);
}
export function useListMemoryLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ListMemoryQuery, ListMemoryQueryVariables>) {
  return ApolloHooks.useLazyQuery(ListMemoryDocument, options);
}

export function useSaveListLayoutMutation(options?: ApolloHooks.useMutation.Options<SaveListLayoutMutation, SaveListLayoutMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveListLayoutDocument, options);
}

export function useSaveListFilterMutation(options?: ApolloHooks.useMutation.Options<SaveListFilterMutation, SaveListFilterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveListFilterDocument, options);
}

export function useDeleteListFilterMutation(options?: ApolloHooks.useMutation.Options<DeleteListFilterMutation, DeleteListFilterMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteListFilterDocument, options);
}