/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of projects to be added. */
export type AddProjectKindInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Which projects are of this kind, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Who approves, one node after the other: one to ten. */
  flow: Array<ApprovalNodeInput>;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
};

/** How many of the people at a step have to agree. */
export type ApprovalMode =
  /** All of them. */
  | 'ALL'
  /** One of them suffices. */
  | 'ANY'
  | '%future added value';

/** A step of an approval flow, as it shall be. */
export type ApprovalNodeInput = {
  /** For NAMED: ids of the people, at most 20. */
  employeeIds?: Array<string> | null | undefined;
  /** Who decides. */
  kind: ApproverKind;
  /** For LINE_MANAGER: how many levels up, from 1 (the person's own manager) to 10. */
  level?: number | null | undefined;
  /** How many of them have to agree. */
  mode: ApprovalMode;
  /** Name of the step, at most 20 characters. */
  name: string;
  /** For ROLE: code of the role. */
  roleCode?: string | null | undefined;
};

/** Who decides at a step of an approval flow. */
export type ApproverKind =
  /** The head of the person's department. */
  | 'DEPARTMENT_HEAD'
  /** The person's line manager, or the manager some levels further up. */
  | 'LINE_MANAGER'
  /** People who are named. */
  | 'NAMED'
  /** Everybody who has a certain role. */
  | 'ROLE'
  | '%future added value';

/** A kind of projects to be deleted. */
export type DeleteProjectKindInput = {
  /** Id of the kind. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** A kind of projects to be enabled or disabled. */
export type EnableProjectKindInput = {
  /** Whether new projects can be of this kind. */
  enabled: boolean;
  /** Id of the kind. */
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

/** Which kinds of projects. */
export type ProjectKindFilterInput = {
  /** Only those that are enabled (true) or disabled (false); null for both. */
  enabled?: boolean | null | undefined;
  /** Part of the name; null for any. */
  keyword?: string | null | undefined;
};

/** A kind of projects to be changed. */
export type UpdateProjectKindInput = {
  /** Which projects are of this kind, at most 500 characters; null for nothing. */
  description?: string | null | undefined;
  /** Who approves, one node after the other: one to ten. */
  flow: Array<ApprovalNodeInput>;
  /** Id of the kind. */
  id: string;
  /** Name, at most 20 characters, unique in the company. */
  name: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

export type ProjectKindListQueryVariables = Exact<{
  filter?: ProjectKindFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ProjectKindListQuery = { projectKinds: { total: number, items: Array<{ id: string, name: string, description: string | null, enabled: boolean, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> }> } | null };

export type ProjectKindRowFragment = { id: string, name: string, description: string | null, enabled: boolean, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> };

export type AddProjectKindMutationVariables = Exact<{
  input: AddProjectKindInput;
}>;


export type AddProjectKindMutation = { addProjectKind: { projectKind: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateProjectKindMutationVariables = Exact<{
  input: UpdateProjectKindInput;
}>;


export type UpdateProjectKindMutation = { updateProjectKind: { projectKind: { id: string, name: string, description: string | null, enabled: boolean, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EnableProjectKindMutationVariables = Exact<{
  input: EnableProjectKindInput;
}>;


export type EnableProjectKindMutation = { enableProjectKind: { projectKind: { id: string, name: string, description: string | null, enabled: boolean, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteProjectKindMutationVariables = Exact<{
  input: DeleteProjectKindInput;
}>;


export type DeleteProjectKindMutation = { deleteProjectKind: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const ProjectKindRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ProjectKindRowFragment, unknown>;
export const ProjectKindListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectKindList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectKindFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectKinds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectKindRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ProjectKindListQuery, ProjectKindListQueryVariables>;
export const AddProjectKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddProjectKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddProjectKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addProjectKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddProjectKindMutation, AddProjectKindMutationVariables>;
export const UpdateProjectKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProjectKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProjectKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProjectKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectKindRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<UpdateProjectKindMutation, UpdateProjectKindMutationVariables>;
export const EnableProjectKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableProjectKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableProjectKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableProjectKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectKind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProjectKindRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProjectKindRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectKind"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApprovalNodeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApprovalNodeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApprovalNode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<EnableProjectKindMutation, EnableProjectKindMutationVariables>;
export const DeleteProjectKindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProjectKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProjectKindInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProjectKind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProjectKindMutation, DeleteProjectKindMutationVariables>;

export function useProjectKindListQuery(options?: ApolloHooks.useQuery.Options<ProjectKindListQuery, ProjectKindListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ProjectKindListDocument, options ?? {});
}
export function useProjectKindListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ProjectKindListQuery, ProjectKindListQueryVariables>) {
  return ApolloHooks.useLazyQuery(ProjectKindListDocument, options);
}

export function useAddProjectKindMutation(options?: ApolloHooks.useMutation.Options<AddProjectKindMutation, AddProjectKindMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddProjectKindDocument, options);
}

export function useUpdateProjectKindMutation(options?: ApolloHooks.useMutation.Options<UpdateProjectKindMutation, UpdateProjectKindMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateProjectKindDocument, options);
}

export function useEnableProjectKindMutation(options?: ApolloHooks.useMutation.Options<EnableProjectKindMutation, EnableProjectKindMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EnableProjectKindDocument, options);
}

export function useDeleteProjectKindMutation(options?: ApolloHooks.useMutation.Options<DeleteProjectKindMutation, DeleteProjectKindMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteProjectKindDocument, options);
}