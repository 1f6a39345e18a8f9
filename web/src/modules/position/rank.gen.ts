/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A grade to be added. */
export type AddGradeInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Name, at most 10 characters, which no other grade in use has. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
};

/** A rank to be set up. */
export type AddRankInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Code, at most 40 characters, unique in the company. */
  code: string;
  /** Seniority as a number from 1 to 999; a higher number is more senior. */
  grade: number;
  /** The grade it belongs to. */
  jobGradeId: string;
  /** Name, at most 10 characters, which no other rank in use has. */
  name: string;
};

/** A grade to be deleted. */
export type DeleteGradeInput = {
  /** Id of the grade. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** A rank to be deleted. */
export type DeleteRankInput = {
  /** Id of the rank. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** All grades in an order. */
export type OrderGradesInput = {
  /** Every grade in use, the highest first. */
  ids: Array<string>;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which ranks a list holds; what is left out does not limit it. */
export type RankFilterInput = {
  /** True: only those that are closed. False: only those that are not. */
  closed?: boolean;
  /** Only those that belong to these grades. */
  gradeIds?: Array<string> | null | undefined;
  /** Part of a name or code; all when left out. */
  keyword?: string | null | undefined;
};

/** The order of a list of ranks. */
export type RankSortInput = {
  /** What to sort by. */
  by: RankSortKey;
  /** Whether the largest comes first. */
  descending?: boolean;
};

/** What ranks can be sorted by. */
export type RankSortKey =
  /** Code. */
  | 'CODE'
  /** How many people have it. */
  | 'FILLED'
  /** Seniority. */
  | 'GRADE'
  /** Name. */
  | 'NAME'
  | '%future added value';

/** A grade and its name. */
export type UpdateGradeInput = {
  /** Id of the grade. */
  id: string;
  /** Name, at most 10 characters, which no other grade in use has. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** A rank as it will be from a day on. */
export type UpdateRankInput = {
  /** Seniority as a number from 1 to 999; a higher number is more senior. */
  grade: number;
  /** Id of the rank. */
  id: string;
  /** The grade it belongs to. */
  jobGradeId: string;
  /** Name, at most 10 characters, which no other rank in use has. */
  name: string;
  /** The first day it is like this, today or at most 31 days back. */
  validFrom: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type RankListQueryVariables = Exact<{
  filter?: RankFilterInput | null | undefined;
  sort?: RankSortInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RankListQuery = { rankPage: { total: number, items: Array<{ id: string, code: string, name: string, grade: number, filled: number | null, coming: number | null, closedOn: string | null, version: number, jobGrade: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type RankRowFragment = { id: string, code: string, name: string, grade: number, filled: number | null, coming: number | null, closedOn: string | null, version: number, jobGrade: { id: string, name: string, nameEn: string | null } | null };

export type AddRankMutationVariables = Exact<{
  input: AddRankInput;
}>;


export type AddRankMutation = { addRank: { rank: { id: string, name: string, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateRankMutationVariables = Exact<{
  input: UpdateRankInput;
}>;


export type UpdateRankMutation = { updateRank: { rank: { id: string, code: string, name: string, grade: number, filled: number | null, coming: number | null, closedOn: string | null, version: number, jobGrade: { id: string, name: string, nameEn: string | null } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteRankMutationVariables = Exact<{
  input: DeleteRankInput;
}>;


export type DeleteRankMutation = { deleteRank: { closed: boolean | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type GradeListQueryVariables = Exact<{ [key: string]: never; }>;


export type GradeListQuery = { grades: Array<{ id: string, name: string, nameEn: string | null, rankCount: number, filled: number, version: number }> | null };

export type GradeRowFragment = { id: string, name: string, nameEn: string | null, rankCount: number, filled: number, version: number };

export type AddGradeMutationVariables = Exact<{
  input: AddGradeInput;
}>;


export type AddGradeMutation = { addGrade: { grade: { id: string, name: string, nameEn: string | null, rankCount: number, filled: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateGradeMutationVariables = Exact<{
  input: UpdateGradeInput;
}>;


export type UpdateGradeMutation = { updateGrade: { grade: { id: string, name: string, nameEn: string | null, rankCount: number, filled: number, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type OrderGradesMutationVariables = Exact<{
  input: OrderGradesInput;
}>;


export type OrderGradesMutation = { orderGrades: { grades: Array<{ id: string, name: string, nameEn: string | null, rankCount: number, filled: number, version: number }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteGradeMutationVariables = Exact<{
  input: DeleteGradeInput;
}>;


export type DeleteGradeMutation = { deleteGrade: { closed: boolean | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const RankRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RankRowFragment, unknown>;
export const GradeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"rankCount"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GradeRowFragment, unknown>;
export const RankListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RankFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RankSortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RankListQuery, RankListQueryVariables>;
export const AddRankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddRank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddRankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addRank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddRankMutation, AddRankMutationVariables>;
export const UpdateRankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateRank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rank"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<UpdateRankMutation, UpdateRankMutationVariables>;
export const DeleteRankDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteRank"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteRankInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteRank"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteRankMutation, DeleteRankMutationVariables>;
export const GradeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GradeList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"rankCount"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<GradeListQuery, GradeListQueryVariables>;
export const AddGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"rankCount"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddGradeMutation, AddGradeMutationVariables>;
export const UpdateGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"rankCount"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateGradeMutation, UpdateGradeMutationVariables>;
export const OrderGradesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderGrades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderGradesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderGrades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GradeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GradeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Grade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"rankCount"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrderGradesMutation, OrderGradesMutationVariables>;
export const DeleteGradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteGrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteGradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteGrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteGradeMutation, DeleteGradeMutationVariables>;

export function useRankListQuery(options?: ApolloHooks.useQuery.Options<RankListQuery, RankListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RankListDocument, options ?? {});
}
export function useRankListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RankListQuery, RankListQueryVariables>) {
  return ApolloHooks.useLazyQuery(RankListDocument, options);
}

export function useAddRankMutation(options?: ApolloHooks.useMutation.Options<AddRankMutation, AddRankMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddRankDocument, options);
}

export function useUpdateRankMutation(options?: ApolloHooks.useMutation.Options<UpdateRankMutation, UpdateRankMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateRankDocument, options);
}

export function useDeleteRankMutation(options?: ApolloHooks.useMutation.Options<DeleteRankMutation, DeleteRankMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteRankDocument, options);
}

export function useGradeListQuery(options?: ApolloHooks.useQuery.Options<GradeListQuery, GradeListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(GradeListDocument, options ?? {});
}
export function useGradeListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<GradeListQuery, GradeListQueryVariables>) {
  return ApolloHooks.useLazyQuery(GradeListDocument, options);
}

export function useAddGradeMutation(options?: ApolloHooks.useMutation.Options<AddGradeMutation, AddGradeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddGradeDocument, options);
}

export function useUpdateGradeMutation(options?: ApolloHooks.useMutation.Options<UpdateGradeMutation, UpdateGradeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateGradeDocument, options);
}

export function useOrderGradesMutation(options?: ApolloHooks.useMutation.Options<OrderGradesMutation, OrderGradesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OrderGradesDocument, options);
}

export function useDeleteGradeMutation(options?: ApolloHooks.useMutation.Options<DeleteGradeMutation, DeleteGradeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteGradeDocument, options);
}