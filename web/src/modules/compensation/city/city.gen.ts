/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A coefficient to be added. */
export type AddCityCoefficientInput = {
  /** Id of the city. */
  cityId: string;
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** The factor: above 0, below 10, with at most two places. */
  coefficient: string;
  /** First day it holds: the first of a month that is not over. */
  validFrom: string;
};

/** A coefficient to be removed. */
export type DeleteCityCoefficientInput = {
  /** Id of the coefficient. */
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

/** A coefficient to be corrected. */
export type UpdateCityCoefficientInput = {
  /** The factor: above 0, below 10, with at most two places. */
  coefficient: string;
  /** Id of the coefficient. */
  id: string;
  /** First day it holds: the first of a month that is not over. */
  validFrom: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type PayCityListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PayCityListQuery = { payCities: { total: number, items: Array<{ id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> }> } | null };

export type PayCityDetailsQueryVariables = Exact<{
  id: string;
}>;


export type PayCityDetailsQuery = { payCity: { id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> } | null };

export type PayCityPartsFragment = { id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> };

export type AddCityCoefficientMutationVariables = Exact<{
  input: AddCityCoefficientInput;
}>;


export type AddCityCoefficientMutation = { addCityCoefficient: { city: { id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateCityCoefficientMutationVariables = Exact<{
  input: UpdateCityCoefficientInput;
}>;


export type UpdateCityCoefficientMutation = { updateCityCoefficient: { city: { id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteCityCoefficientMutationVariables = Exact<{
  input: DeleteCityCoefficientInput;
}>;


export type DeleteCityCoefficientMutation = { deleteCityCoefficient: { city: { id: string, name: string, nameEn: string | null, people: number, coefficient: string, coefficients: Array<{ id: string, coefficient: string, validFrom: string, open: boolean, version: number }>, minimumWages: Array<{ id: string, validFrom: string, amount: string }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PayCityPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PayCityPartsFragment, unknown>;
export const PayCityListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayCityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payCities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayCityParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PayCityListQuery, PayCityListQueryVariables>;
export const PayCityDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PayCityDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayCityParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<PayCityDetailsQuery, PayCityDetailsQueryVariables>;
export const AddCityCoefficientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCityCoefficient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCityCoefficientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCityCoefficient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayCityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AddCityCoefficientMutation, AddCityCoefficientMutationVariables>;
export const UpdateCityCoefficientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCityCoefficient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCityCoefficientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCityCoefficient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayCityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<UpdateCityCoefficientMutation, UpdateCityCoefficientMutationVariables>;
export const DeleteCityCoefficientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCityCoefficient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteCityCoefficientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCityCoefficient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PayCityParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PayCityParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PayCity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"coefficients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"coefficient"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimumWages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<DeleteCityCoefficientMutation, DeleteCityCoefficientMutationVariables>;

export function usePayCityListQuery(options?: ApolloHooks.useQuery.Options<PayCityListQuery, PayCityListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PayCityListDocument, options ?? {});
}
export function usePayCityListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PayCityListQuery, PayCityListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PayCityListDocument, options);
}

export function usePayCityDetailsQuery(options: ApolloHooks.useQuery.Options<PayCityDetailsQuery, PayCityDetailsQueryVariables> & { variables: PayCityDetailsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PayCityDetailsDocument, options);
}
export function usePayCityDetailsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PayCityDetailsQuery, PayCityDetailsQueryVariables>) {
  return ApolloHooks.useLazyQuery(PayCityDetailsDocument, options);
}

export function useAddCityCoefficientMutation(options?: ApolloHooks.useMutation.Options<AddCityCoefficientMutation, AddCityCoefficientMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddCityCoefficientDocument, options);
}

export function useUpdateCityCoefficientMutation(options?: ApolloHooks.useMutation.Options<UpdateCityCoefficientMutation, UpdateCityCoefficientMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateCityCoefficientDocument, options);
}

export function useDeleteCityCoefficientMutation(options?: ApolloHooks.useMutation.Options<DeleteCityCoefficientMutation, DeleteCityCoefficientMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteCityCoefficientDocument, options);
}