/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a rank or a job family changed on a day. */
export type DescriptionChange =
  /** It was closed. */
  | 'CLOSED'
  /** A rank came to another grade, a job family under another one. */
  | 'MOVED'
  /** It got another name. */
  | 'RENAMED'
  /** A rank got another seniority. */
  | 'REORDERED'
  /** It was set up. */
  | 'SET_UP'
  | '%future added value';

/** Which changes a list holds; what is left out does not limit it. */
export type DescriptionChangeFilterInput = {
  /** Only changes of this day and later ones. */
  from?: string | null | undefined;
  /** Part of a code, or of a name before or after. */
  keyword?: string | null | undefined;
  /** Only changes of these kinds. */
  kinds?: Array<DescriptionChange> | null | undefined;
  /** Only changes up to this day. */
  to?: string | null | undefined;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

export type RankPastQueryVariables = Exact<{
  day: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RankPastQuery = { ranksOn: { total: number, items: Array<{ held: number, rank: { id: string, code: string, name: string, closedOn: string | null } | null, version: { validFrom: string, validTo: string | null, name: string, grade: number, jobGrade: { id: string, name: string, nameEn: string | null } | null } }> } | null };

export type RankVersionRowFragment = { validFrom: string, validTo: string | null, name: string, grade: number, jobGrade: { id: string, name: string, nameEn: string | null } | null };

export type RankChangesQueryVariables = Exact<{
  filter?: DescriptionChangeFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type RankChangesQuery = { rankChanges: { total: number, items: Array<{ changedOn: string, kinds: Array<DescriptionChange | null>, rank: { id: string, code: string, name: string, closedOn: string | null } | null, before: { validFrom: string, validTo: string | null, name: string, grade: number, jobGrade: { id: string, name: string, nameEn: string | null } | null } | null, after: { validFrom: string, validTo: string | null, name: string, grade: number, jobGrade: { id: string, name: string, nameEn: string | null } | null } | null }> } | null };

export type JobFamilyPastQueryVariables = Exact<{
  day: string;
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JobFamilyPastQuery = { jobFamiliesOn: { total: number, items: Array<{ held: number, jobFamily: { id: string, code: string, name: string, nameEn: string | null, closedOn: string | null } | null, version: { validFrom: string, validTo: string | null, name: string, nameEn: string | null, parent: { id: string, name: string, nameEn: string | null } | null } }> } | null };

export type JobFamilyVersionRowFragment = { validFrom: string, validTo: string | null, name: string, nameEn: string | null, parent: { id: string, name: string, nameEn: string | null } | null };

export type JobFamilyChangesQueryVariables = Exact<{
  filter?: DescriptionChangeFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type JobFamilyChangesQuery = { jobFamilyChanges: { total: number, items: Array<{ changedOn: string, kinds: Array<DescriptionChange | null>, jobFamily: { id: string, code: string, name: string, nameEn: string | null, closedOn: string | null } | null, before: { validFrom: string, validTo: string | null, name: string, nameEn: string | null, parent: { id: string, name: string, nameEn: string | null } | null } | null, after: { validFrom: string, validTo: string | null, name: string, nameEn: string | null, parent: { id: string, name: string, nameEn: string | null } | null } | null }> } | null };

export const RankVersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RankVersionRowFragment, unknown>;
export const JobFamilyVersionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamilyVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<JobFamilyVersionRowFragment, unknown>;
export const RankPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranksOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankVersionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RankPastQuery, RankPastQueryVariables>;
export const RankChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DescriptionChangeFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rankChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankVersionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RankVersionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RankVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RankChangesQuery, RankChangesQueryVariables>;
export const JobFamilyPastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFamilyPast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFamiliesOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"day"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFamilyVersionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamilyVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<JobFamilyPastQuery, JobFamilyPastQueryVariables>;
export const JobFamilyChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFamilyChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DescriptionChangeFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobFamilyChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFamilyVersionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFamilyVersionRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFamilyVersionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobFamilyVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validTo"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"parent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<JobFamilyChangesQuery, JobFamilyChangesQueryVariables>;

export function useRankPastQuery(options: ApolloHooks.useQuery.Options<RankPastQuery, RankPastQueryVariables> & { variables: RankPastQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RankPastDocument, options);
}
export function useRankPastLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RankPastQuery, RankPastQueryVariables>) {
  return ApolloHooks.useLazyQuery(RankPastDocument, options);
}

export function useRankChangesQuery(options?: ApolloHooks.useQuery.Options<RankChangesQuery, RankChangesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(RankChangesDocument, options ?? {});
}
export function useRankChangesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<RankChangesQuery, RankChangesQueryVariables>) {
  return ApolloHooks.useLazyQuery(RankChangesDocument, options);
}

export function useJobFamilyPastQuery(options: ApolloHooks.useQuery.Options<JobFamilyPastQuery, JobFamilyPastQueryVariables> & { variables: JobFamilyPastQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(JobFamilyPastDocument, options);
}
export function useJobFamilyPastLazyQuery(options?: ApolloHooks.useLazyQuery.Options<JobFamilyPastQuery, JobFamilyPastQueryVariables>) {
  return ApolloHooks.useLazyQuery(JobFamilyPastDocument, options);
}

export function useJobFamilyChangesQuery(options?: ApolloHooks.useQuery.Options<JobFamilyChangesQuery, JobFamilyChangesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(JobFamilyChangesDocument, options ?? {});
}
export function useJobFamilyChangesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<JobFamilyChangesQuery, JobFamilyChangesQueryVariables>) {
  return ApolloHooks.useLazyQuery(JobFamilyChangesDocument, options);
}