/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A job family to be set up. */
export type AddJobFamilyInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Code, at most 40 characters, unique in the company. */
  code: string;
  /** Name, at most 10 characters, which no other family beside it has. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
  /** The family it is part of; null at the top. */
  parentId?: string | null | undefined;
};

/** A job family to be deleted. */
export type DeleteJobFamilyInput = {
  /** Id of the job family. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Which job families a list holds; what is left out does not limit it. */
export type JobFamilyFilterInput = {
  /** True: only those that are closed. False: only those that are not. */
  closed?: boolean;
  /** Part of a name or code; all when left out. */
  keyword?: string | null | undefined;
};

/** The order of a list of job families. */
export type JobFamilySortInput = {
  /** What to sort by. */
  by: JobFamilySortKey;
  /** Whether the largest comes first. */
  descending?: boolean;
};

/** What job families can be sorted by. */
export type JobFamilySortKey =
  /** Code. */
  | 'CODE'
  /** How many people are in it. */
  | 'FILLED'
  /** Name. */
  | 'NAME'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A job family as it will be from a day on. */
export type UpdateJobFamilyInput = {
  /** Id of the job family. */
  id: string;
  /** Name, at most 10 characters, which no other family beside it has. */
  name: string;
  /** English name, at most 50 characters; null for none. */
  nameEn?: string | null | undefined;
  /** The family it is part of; null at the top. */
  parentId?: string | null | undefined;
  /** The first day it is like this, today or at most 31 days back. */
  validFrom: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type JobFamilyListQueryVariables = Exact<{
  filter?: JobFamilyFilterInput | null | undefined;
  sort?: JobFamilySortInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JobFamilyListQuery = { jobFamilyPage: { total: number, items: Array<{ id: string, code: string, name: string, nameEn: string | null, filled: number | null, coming: number | null, closedOn: string | null, version: number, parent: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type JobFamilyRowFragment = { id: string, code: string, name: string, nameEn: string | null, filled: number | null, coming: number | null, closedOn: string | null, version: number, parent: { id: string, name: string, nameEn: string | null } | null };

export type AddJobFamilyMutationVariables = Exact<{
  input: AddJobFamilyInput;
}>;


export type AddJobFamilyMutation = { addJobFamily: { jobFamily: { id: string, name: string, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateJobFamilyMutationVariables = Exact<{
  input: UpdateJobFamilyInput;
}>;


export type UpdateJobFamilyMutation = { updateJobFamily: { jobFamily: { id: string, code: string, name: string, nameEn: string | null, filled: number | null, coming: number | null, closedOn: string | null, version: number, parent: { id: string, name: string, nameEn: string | null } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteJobFamilyMutationVariables = Exact<{
  input: DeleteJobFamilyInput;
}>;


export type DeleteJobFamilyMutation = { deleteJobFamily: { closed: boolean | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const JobFamilyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamily"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<JobFamilyRowFragment, unknown>;
export const JobFamilyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFamilyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamilyFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamilySortInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFamilyPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFamilyRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamily"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<JobFamilyListQuery, JobFamilyListQueryVariables>;
export const AddJobFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddJobFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddJobFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addJobFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddJobFamilyMutation, AddJobFamilyMutationVariables>;
export const UpdateJobFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFamilyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamily"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"coming"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<UpdateJobFamilyMutation, UpdateJobFamilyMutationVariables>;
export const DeleteJobFamilyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteJobFamily"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteJobFamilyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteJobFamily"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteJobFamilyMutation, DeleteJobFamilyMutationVariables>;

export function useJobFamilyListQuery(options?: ApolloHooks.useQuery.Options<JobFamilyListQuery, JobFamilyListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(JobFamilyListDocument, options ?? {});
}
export function useJobFamilyListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<JobFamilyListQuery, JobFamilyListQueryVariables>) {
  return ApolloHooks.useLazyQuery(JobFamilyListDocument, options);
}

export function useAddJobFamilyMutation(options?: ApolloHooks.useMutation.Options<AddJobFamilyMutation, AddJobFamilyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddJobFamilyDocument, options);
}

export function useUpdateJobFamilyMutation(options?: ApolloHooks.useMutation.Options<UpdateJobFamilyMutation, UpdateJobFamilyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateJobFamilyDocument, options);
}

export function useDeleteJobFamilyMutation(options?: ApolloHooks.useMutation.Options<DeleteJobFamilyMutation, DeleteJobFamilyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteJobFamilyDocument, options);
}