/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OrgVersionFragment = { id: string, name: string, day: string, isAutomatic: boolean, createdAt: string, version: number };

export type OrgVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrgVersionsQuery = { organisationVersions: Array<{ id: string, name: string, day: string, isAutomatic: boolean, createdAt: string, version: number }> | null };

export const OrgVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrgVersionFragment, unknown>;
export const OrgVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrgVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationVersions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OrgVersion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OrgVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrgVersionsQuery, OrgVersionsQueryVariables>;

export function useOrgVersionsQuery(options?: ApolloHooks.useQuery.Options<OrgVersionsQuery, OrgVersionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(OrgVersionsDocument, options ?? {});
}
export function useOrgVersionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<OrgVersionsQuery, OrgVersionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(OrgVersionsDocument, options);
}