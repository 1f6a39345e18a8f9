/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A value to be added. */
export type AddRewardValueInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** What it means in daily work, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
};

/** A value to be deleted. */
export type DeleteRewardValueInput = {
  /** Id of the value. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** An order of the values. */
export type OrderRewardValuesInput = {
  /** Ids of all values, the first one on top. */
  ids: Array<string>;
};

/** Settings of points to be saved. */
export type SaveRewardSettingInput = {
  /** Months after which received points lapse, from 1 to 120. */
  lapseMonths: number;
  /** Points each person may give in a month, from 0 to 100,000; 0: letters carry no points. */
  monthlyAllowance: number;
  /** The number of the change the caller saw last, 0 for the first one; a stale one is refused (CONFLICT). */
  version: number;
};

/** A value to be changed. */
export type UpdateRewardValueInput = {
  /** What it means in daily work, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Whether new letters can be written for it. */
  enabled: boolean;
  /** Id of the value. */
  id: string;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type RewardValueListQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardValueListQuery = { rewardValues: Array<{ id: string, name: string, nameEn: string | null, description: string | null, enabled: boolean, letterCount: number, version: number }> | null };

export type RewardSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardSettingQuery = { rewardSetting: { id: string, monthlyAllowance: number, lapseMonths: number, version: number } | null };

export type RewardValueRowFragment = { id: string, name: string, nameEn: string | null, description: string | null, enabled: boolean, letterCount: number, version: number };

export type PointSettingFragment = { id: string, monthlyAllowance: number, lapseMonths: number, version: number };

export type AddRewardValueMutationVariables = Exact<{
  input: AddRewardValueInput;
}>;


export type AddRewardValueMutation = { addRewardValue: { value: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateRewardValueMutationVariables = Exact<{
  input: UpdateRewardValueInput;
}>;


export type UpdateRewardValueMutation = { updateRewardValue: { value: { id: string, name: string, nameEn: string | null, description: string | null, enabled: boolean, letterCount: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type OrderRewardValuesMutationVariables = Exact<{
  input: OrderRewardValuesInput;
}>;


export type OrderRewardValuesMutation = { orderRewardValues: { values: Array<{ id: string }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteRewardValueMutationVariables = Exact<{
  input: DeleteRewardValueInput;
}>;


export type DeleteRewardValueMutation = { deleteRewardValue: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveRewardSettingMutationVariables = Exact<{
  input: SaveRewardSettingInput;
}>;


export type SaveRewardSettingMutation = { saveRewardSetting: { setting: { id: string, monthlyAllowance: number, lapseMonths: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const RewardValueRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardValueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RewardValueRowFragment, unknown>;
export const PointSettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"lapseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<PointSettingFragment, unknown>;
export const RewardValueListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardValueList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardValues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardValueRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardValueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RewardValueListQuery, RewardValueListQueryVariables>;
export const RewardSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewardSetting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointSetting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"lapseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RewardSettingQuery, RewardSettingQueryVariables>;
export const AddRewardValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRewardValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRewardValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRewardValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddRewardValueMutation, AddRewardValueMutationVariables>;
export const UpdateRewardValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRewardValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRewardValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRewardValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardValueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardValueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"letterCount"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateRewardValueMutation, UpdateRewardValueMutationVariables>;
export const OrderRewardValuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderRewardValues"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderRewardValuesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderRewardValues"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<OrderRewardValuesMutation, OrderRewardValuesMutationVariables>;
export const DeleteRewardValueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRewardValue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteRewardValueInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRewardValue"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRewardValueMutation, DeleteRewardValueMutationVariables>;
export const SaveRewardSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRewardSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveRewardSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRewardSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointSetting"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewardSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyAllowance"}},{"kind":"Field","name":{"kind":"Name","value":"lapseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveRewardSettingMutation, SaveRewardSettingMutationVariables>;

export function useRewardValueListQuery(options?: ApolloHooks.useQuery.Options<RewardValueListQuery, RewardValueListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RewardValueListDocument, options ?? {});
}
export function useRewardValueListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RewardValueListQuery, RewardValueListQueryVariables>) {
  return ApolloHooks.useLazyQuery(RewardValueListDocument, options);
}

export function useRewardSettingQuery(options?: ApolloHooks.useQuery.Options<RewardSettingQuery, RewardSettingQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RewardSettingDocument, options ?? {});
}
export function useRewardSettingLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RewardSettingQuery, RewardSettingQueryVariables>) {
  return ApolloHooks.useLazyQuery(RewardSettingDocument, options);
}

export function useAddRewardValueMutation(options?: ApolloHooks.useMutation.Options<AddRewardValueMutation, AddRewardValueMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddRewardValueDocument, options);
}

export function useUpdateRewardValueMutation(options?: ApolloHooks.useMutation.Options<UpdateRewardValueMutation, UpdateRewardValueMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateRewardValueDocument, options);
}

export function useOrderRewardValuesMutation(options?: ApolloHooks.useMutation.Options<OrderRewardValuesMutation, OrderRewardValuesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OrderRewardValuesDocument, options);
}

export function useDeleteRewardValueMutation(options?: ApolloHooks.useMutation.Options<DeleteRewardValueMutation, DeleteRewardValueMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteRewardValueDocument, options);
}

export function useSaveRewardSettingMutation(options?: ApolloHooks.useMutation.Options<SaveRewardSettingMutation, SaveRewardSettingMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveRewardSettingDocument, options);
}