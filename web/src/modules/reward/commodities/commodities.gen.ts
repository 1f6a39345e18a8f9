/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A commodity to be added. */
export type AddCommodityInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** What it is, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
  /** Whether the mall has it at once. */
  onShelf?: boolean;
  /** What the upload of a picture answered, or the present one; null for no picture. */
  pictureId?: string | null | undefined;
  /** Price in whole yuan, from 1 to 100,000. */
  price: number;
  /** Pieces that can be redeemed, from 0 to 1,000,000; null for any number. */
  stock?: number | null | undefined;
};

/** Which commodities. */
export type CommodityFilterInput = {
  /** Part of the name; null for any. */
  keyword?: string | null | undefined;
  /** Only what is on the shelf (true) or off it (false); null for both. */
  onShelf?: boolean | null | undefined;
};

/** A commodity to be deleted. */
export type DeleteCommodityInput = {
  /** Id of the commodity. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A commodity to be put on the shelf or taken off. */
export type ShelveCommodityInput = {
  /** Id of the commodity. */
  id: string;
  /** Whether the mall has it. */
  onShelf: boolean;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** A commodity to be changed. */
export type UpdateCommodityInput = {
  /** What it is, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Id of the commodity. */
  id: string;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
  /** What the upload of a picture answered, or the present one; null for no picture. */
  pictureId?: string | null | undefined;
  /** Price in whole yuan, from 1 to 100,000. */
  price: number;
  /** Pieces that can be redeemed, from 0 to 1,000,000; null for any number. */
  stock?: number | null | undefined;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type CommodityListQueryVariables = Exact<{
  filter?: CommodityFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CommodityListQuery = { commodities: { total: number, items: Array<{ id: string, name: string, description: string | null, price: number, pointsNeeded: number, stock: number | null, onShelf: boolean, pictureId: string | null, pictureUrl: string | null, orderCount: number, version: number }> } | null };

export type CommodityRowFragment = { id: string, name: string, description: string | null, price: number, pointsNeeded: number, stock: number | null, onShelf: boolean, pictureId: string | null, pictureUrl: string | null, orderCount: number, version: number };

export type AddCommodityMutationVariables = Exact<{
  input: AddCommodityInput;
}>;


export type AddCommodityMutation = { addCommodity: { commodity: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateCommodityMutationVariables = Exact<{
  input: UpdateCommodityInput;
}>;


export type UpdateCommodityMutation = { updateCommodity: { commodity: { id: string, name: string, description: string | null, price: number, pointsNeeded: number, stock: number | null, onShelf: boolean, pictureId: string | null, pictureUrl: string | null, orderCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ShelveCommodityMutationVariables = Exact<{
  input: ShelveCommodityInput;
}>;


export type ShelveCommodityMutation = { shelveCommodity: { commodity: { id: string, name: string, description: string | null, price: number, pointsNeeded: number, stock: number | null, onShelf: boolean, pictureId: string | null, pictureUrl: string | null, orderCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteCommodityMutationVariables = Exact<{
  input: DeleteCommodityInput;
}>;


export type DeleteCommodityMutation = { deleteCommodity: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const CommodityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"onShelf"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CommodityRowFragment, unknown>;
export const CommodityListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommodityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"onShelf"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CommodityListQuery, CommodityListQueryVariables>;
export const AddCommodityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddCommodityMutation, AddCommodityMutationVariables>;
export const UpdateCommodityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"onShelf"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCommodityMutation, UpdateCommodityMutationVariables>;
export const ShelveCommodityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShelveCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShelveCommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shelveCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Commodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"onShelf"}},{"kind":"Field","name":{"kind":"Name","value":"pictureId"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"orderCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ShelveCommodityMutation, ShelveCommodityMutationVariables>;
export const DeleteCommodityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteCommodityMutation, DeleteCommodityMutationVariables>;

export function useCommodityListQuery(options?: ApolloHooks.useQuery.Options<CommodityListQuery, CommodityListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommodityListDocument, options ?? {});
}
export function useCommodityListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommodityListQuery, CommodityListQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommodityListDocument, options);
}

export function useAddCommodityMutation(options?: ApolloHooks.useMutation.Options<AddCommodityMutation, AddCommodityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddCommodityDocument, options);
}

export function useUpdateCommodityMutation(options?: ApolloHooks.useMutation.Options<UpdateCommodityMutation, UpdateCommodityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateCommodityDocument, options);
}

export function useShelveCommodityMutation(options?: ApolloHooks.useMutation.Options<ShelveCommodityMutation, ShelveCommodityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ShelveCommodityDocument, options);
}

export function useDeleteCommodityMutation(options?: ApolloHooks.useMutation.Options<DeleteCommodityMutation, DeleteCommodityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteCommodityDocument, options);
}