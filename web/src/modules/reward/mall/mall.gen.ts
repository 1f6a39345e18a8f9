/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order to be cancelled. */
export type CancelCommodityOrderInput = {
  /** Id of the order. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Where an order stands. Rejected and cancelled ones have given points and stock back. */
export type CommodityOrderState =
  /** HR has approved it, and it waits to be delivered. */
  | 'APPROVED'
  /** Whoever placed it has cancelled it. */
  | 'CANCELLED'
  /** It was handed over. */
  | 'DELIVERED'
  /** It waits for the approval of HR. */
  | 'PLACED'
  /** HR has rejected it. */
  | 'REJECTED'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Something to be redeemed. */
export type RedeemCommodityInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Id of a commodity on the shelf. */
  commodityId: string;
  /** Points that the caller was shown; refused when it takes another number by now. */
  points: number;
};

export type MallCommodityListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type MallCommodityListQuery = { mallCommodities: { total: number, items: Array<{ id: string, name: string, description: string | null, pointsNeeded: number, stock: number | null, pictureUrl: string | null }> } | null };

export type OwnCommodityOrdersQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type OwnCommodityOrdersQuery = { ownCommodityOrders: { total: number, items: Array<{ id: string, commodityName: string, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, version: number }> } | null };

export type MallItemFragment = { id: string, name: string, description: string | null, pointsNeeded: number, stock: number | null, pictureUrl: string | null };

export type OwnOrderRowFragment = { id: string, commodityName: string, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, version: number };

export type RedeemCommodityMutationVariables = Exact<{
  input: RedeemCommodityInput;
}>;


export type RedeemCommodityMutation = { redeemCommodity: { order: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CancelCommodityOrderMutationVariables = Exact<{
  input: CancelCommodityOrderInput;
}>;


export type CancelCommodityOrderMutation = { cancelCommodityOrder: { order: { id: string, commodityName: string, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const MallItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MallItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MallCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]} as unknown as DocumentNode<MallItemFragment, unknown>;
export const OwnOrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnOrderRowFragment, unknown>;
export const MallCommodityListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MallCommodityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mallCommodities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MallItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MallItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MallCommodity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pointsNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}}]}}]} as unknown as DocumentNode<MallCommodityListQuery, MallCommodityListQueryVariables>;
export const OwnCommodityOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnCommodityOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownCommodityOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OwnCommodityOrdersQuery, OwnCommodityOrdersQueryVariables>;
export const RedeemCommodityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemCommodity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemCommodityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemCommodity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<RedeemCommodityMutation, RedeemCommodityMutationVariables>;
export const CancelCommodityOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCommodityOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelCommodityOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCommodityOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CancelCommodityOrderMutation, CancelCommodityOrderMutationVariables>;

export function useMallCommodityListQuery(options?: ApolloHooks.useQuery.Options<MallCommodityListQuery, MallCommodityListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MallCommodityListDocument, options ?? {});
}
export function useMallCommodityListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MallCommodityListQuery, MallCommodityListQueryVariables>) {
  return ApolloHooks.useLazyQuery(MallCommodityListDocument, options);
}

export function useOwnCommodityOrdersQuery(options?: ApolloHooks.useQuery.Options<OwnCommodityOrdersQuery, OwnCommodityOrdersQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OwnCommodityOrdersDocument, options ?? {});
}
export function useOwnCommodityOrdersLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OwnCommodityOrdersQuery, OwnCommodityOrdersQueryVariables>) {
  return ApolloHooks.useLazyQuery(OwnCommodityOrdersDocument, options);
}

export function useRedeemCommodityMutation(options?: ApolloHooks.useMutation.Options<RedeemCommodityMutation, RedeemCommodityMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RedeemCommodityDocument, options);
}

export function useCancelCommodityOrderMutation(options?: ApolloHooks.useMutation.Options<CancelCommodityOrderMutation, CancelCommodityOrderMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CancelCommodityOrderDocument, options);
}