/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new base: of a rank, or of a person. */
export type AddBonusBaseInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Id of the person; null: it is of a rank. */
  employeeId?: string | null | undefined;
  /** Id of the job family of the rank; null: all that have none of their own. */
  jobFamilyId?: string | null | undefined;
  /** Months of base salary: 0 or more, below 100, with at most two places. */
  months: string;
  /** Id of the rank; null: it is of a person. */
  rankId?: string | null | undefined;
  /** First of a month that is not over. */
  validFrom: string;
};

/** A base to be removed. */
export type DeleteBonusBaseInput = {
  /** Id of the base. */
  id: string;
  /** The `version` that was seen. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A base as it shall be. */
export type UpdateBonusBaseInput = {
  /** Id of the base. */
  id: string;
  /** Months of base salary: 0 or more, below 100, with at most two places. */
  months: string;
  /** First of a month that is not over. */
  validFrom: string;
  /** The `version` that was seen. If somebody has changed it since, the answer is the error CONFLICT and nothing is saved. */
  version: number;
};

export type BonusBaseListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type BonusBaseListQuery = { bonusBases: { total: number, items: Array<{ id: string, months: string, validFrom: string, current: boolean, open: boolean, people: number | null, amount: string | null, version: number, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type BonusBaseRowFragment = { id: string, months: string, validFrom: string, current: boolean, open: boolean, people: number | null, amount: string | null, version: number, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null };

export type AddBonusBaseMutationVariables = Exact<{
  input: AddBonusBaseInput;
}>;


export type AddBonusBaseMutation = { addBonusBase: { bonusBase: { id: string, months: string, validFrom: string, current: boolean, open: boolean, people: number | null, amount: string | null, version: number, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateBonusBaseMutationVariables = Exact<{
  input: UpdateBonusBaseInput;
}>;


export type UpdateBonusBaseMutation = { updateBonusBase: { bonusBase: { id: string, months: string, validFrom: string, current: boolean, open: boolean, people: number | null, amount: string | null, version: number, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, employee: { id: string, name: string, nameEn: string | null, number: string } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteBonusBaseMutationVariables = Exact<{
  input: DeleteBonusBaseInput;
}>;


export type DeleteBonusBaseMutation = { deleteBonusBase: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const BonusBaseRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusBaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusBase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BonusBaseRowFragment, unknown>;
export const BonusBaseListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusBaseList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusBases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusBaseRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusBaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusBase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BonusBaseListQuery, BonusBaseListQueryVariables>;
export const AddBonusBaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBonusBase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddBonusBaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBonusBase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusBase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusBaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusBaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusBase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddBonusBaseMutation, AddBonusBaseMutationVariables>;
export const UpdateBonusBaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBonusBase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBonusBaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBonusBase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusBase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BonusBaseRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BonusBaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BonusBase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBonusBaseMutation, UpdateBonusBaseMutationVariables>;
export const DeleteBonusBaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBonusBase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteBonusBaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBonusBase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteBonusBaseMutation, DeleteBonusBaseMutationVariables>;

export function useBonusBaseListQuery(options?: ApolloHooks.useQuery.Options<BonusBaseListQuery, BonusBaseListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(BonusBaseListDocument, options ?? {});
}
export function useBonusBaseListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<BonusBaseListQuery, BonusBaseListQueryVariables>) {
  return ApolloHooks.useLazyQuery(BonusBaseListDocument, options);
}

export function useAddBonusBaseMutation(options?: ApolloHooks.useMutation.Options<AddBonusBaseMutation, AddBonusBaseMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddBonusBaseDocument, options);
}

export function useUpdateBonusBaseMutation(options?: ApolloHooks.useMutation.Options<UpdateBonusBaseMutation, UpdateBonusBaseMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateBonusBaseDocument, options);
}

export function useDeleteBonusBaseMutation(options?: ApolloHooks.useMutation.Options<DeleteBonusBaseMutation, DeleteBonusBaseMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteBonusBaseDocument, options);
}