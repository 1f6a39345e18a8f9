/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A strategy map to be deleted. */
export type DeleteStrategyMapInput = {
  /** Id of the map. */
  id: string;
  /** Its version as you saw it. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A strategy map to be added or changed. */
export type SaveStrategyMapInput = {
  /** A key of your own, 8 to 64 characters. The same key twice changes nothing a second time. */
  clientMutationId: string;
  /** Id of a map whose objectives a new one begins with, without their targets. */
  copyOf?: string | null | undefined;
  /** The map to be changed; a new one when left out. */
  id?: string | null | undefined;
  /** Name, unique in the company, at most 50 characters. */
  name: string;
  /** Its objectives in the order of their lanes, at most 60; they stay as they are when left out. */
  objectives?: Array<StrategyObjectiveInput> | null | undefined;
  /** Version of the map to be changed. */
  version?: number | null | undefined;
  /** The year it is for. */
  year: number;
};

/** An objective as it is to stand in a map. */
export type StrategyObjectiveInput = {
  /** Id of the objective, 32 hex digits made by whoever adds it. */
  id: string;
  /** Ids of the objectives of the same map that it leads to; none may lead back to itself. */
  leadsTo?: Array<string>;
  /** What it is measured by, at most 100 characters. */
  measure?: string | null | undefined;
  /** What is to be reached, at most 50 characters. */
  name: string;
  /** The lane it stands in. */
  perspective: StrategyPerspective;
  /** Ids of agreed targets of departments that bring it forward. Those the caller may not see stay as they are. */
  targetIds?: Array<string>;
};

/** The four lanes of a strategy map, each served by those below it. */
export type StrategyPerspective =
  /** What its customers see. */
  | 'CUSTOMER'
  /** What the owners of the company see. */
  | 'FINANCE'
  /** How people and systems get there. */
  | 'LEARNING'
  /** What it has to be good at. */
  | 'PROCESS'
  | '%future added value';

/** How an objective stands against the time that has gone. */
export type StrategyState =
  /** Less than that. */
  | 'BEHIND'
  /** At least as far as the time that has gone. */
  | 'ON_TRACK'
  /** At least four fifths of that. */
  | 'SLIPPING'
  | '%future added value';

export type StrategyMapsQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type StrategyMapsQuery = { strategyMaps: { total: number, items: Array<{ id: string, name: string, year: number, objectiveCount: number }> } | null };

export type StrategyMapQueryVariables = Exact<{
  id: string;
}>;


export type StrategyMapQuery = { strategyMap: { id: string, name: string, year: number, updatedAt: string, version: number, objectives: Array<{ id: string, perspective: StrategyPerspective | null, name: string, measure: string | null, leadsTo: Array<string>, progress: string | null, expected: string | null, state: StrategyState | null, targetCount: number, targets: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> }> } | null };

export type SharedStrategyMapQueryVariables = Exact<{
  token: string;
}>;


export type SharedStrategyMapQuery = { sharedStrategyMap: { id: string, name: string, year: number, updatedAt: string, version: number, objectives: Array<{ id: string, perspective: StrategyPerspective | null, name: string, measure: string | null, leadsTo: Array<string>, progress: string | null, expected: string | null, state: StrategyState | null, targetCount: number, targets: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> }> } | null };

export type StrategyTargetsQueryVariables = Exact<{
  year: number;
  page?: PageInput | null | undefined;
}>;


export type StrategyTargetsQuery = { strategyTargets: { total: number, items: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> } | null };

export type SaveStrategyMapMutationVariables = Exact<{
  input: SaveStrategyMapInput;
}>;


export type SaveStrategyMapMutation = { saveStrategyMap: { strategyMap: { id: string, name: string, year: number, updatedAt: string, version: number, objectives: Array<{ id: string, perspective: StrategyPerspective | null, name: string, measure: string | null, leadsTo: Array<string>, progress: string | null, expected: string | null, state: StrategyState | null, targetCount: number, targets: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteStrategyMapMutationVariables = Exact<{
  input: DeleteStrategyMapInput;
}>;


export type DeleteStrategyMapMutation = { deleteStrategyMap: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type StrategyMapViewFragment = { id: string, name: string, year: number, updatedAt: string, version: number, objectives: Array<{ id: string, perspective: StrategyPerspective | null, name: string, measure: string | null, leadsTo: Array<string>, progress: string | null, expected: string | null, state: StrategyState | null, targetCount: number, targets: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> }> };

export type StrategyObjectiveViewFragment = { id: string, perspective: StrategyPerspective | null, name: string, measure: string | null, leadsTo: Array<string>, progress: string | null, expected: string | null, state: StrategyState | null, targetCount: number, targets: Array<{ id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } }> };

export type StrategyTargetViewFragment = { id: string, keyResult: string, planName: string, progress: string | null, department: { id: string, name: string, nameEn: string | null } };

export const StrategyTargetViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<StrategyTargetViewFragment, unknown>;
export const StrategyObjectiveViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyObjectiveView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyObjective"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perspective"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"targetCount"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<StrategyObjectiveViewFragment, unknown>;
export const StrategyMapViewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyMapView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyObjectiveView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyObjectiveView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyObjective"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perspective"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"targetCount"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<StrategyMapViewFragment, unknown>;
export const StrategyMapsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StrategyMaps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategyMaps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"objectiveCount"}}]}}]}}]}}]} as unknown as DocumentNode<StrategyMapsQuery, StrategyMapsQueryVariables>;
export const StrategyMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StrategyMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategyMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyMapView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyMapView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyObjectiveView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyObjectiveView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyObjective"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perspective"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"targetCount"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<StrategyMapQuery, StrategyMapQueryVariables>;
export const SharedStrategyMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SharedStrategyMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedStrategyMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyMapView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyMapView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyObjectiveView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyObjectiveView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyObjective"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perspective"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"targetCount"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<SharedStrategyMapQuery, SharedStrategyMapQueryVariables>;
export const StrategyTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StrategyTargets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategyTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<StrategyTargetsQuery, StrategyTargetsQueryVariables>;
export const SaveStrategyMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveStrategyMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveStrategyMapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveStrategyMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strategyMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyMapView"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyMapView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyMap"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"objectives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyObjectiveView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyObjectiveView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyObjective"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"perspective"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"measure"}},{"kind":"Field","name":{"kind":"Name","value":"leadsTo"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"targetCount"}},{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StrategyTargetView"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StrategyTargetView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrategyTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"planName"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<SaveStrategyMapMutation, SaveStrategyMapMutationVariables>;
export const DeleteStrategyMapDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteStrategyMap"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteStrategyMapInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteStrategyMap"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteStrategyMapMutation, DeleteStrategyMapMutationVariables>;

export function useStrategyMapsQuery(options?: ApolloHooks.useQuery.Options<StrategyMapsQuery, StrategyMapsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(StrategyMapsDocument, options ?? {});
}
export function useStrategyMapsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<StrategyMapsQuery, StrategyMapsQueryVariables>) {
  return ApolloHooks.useLazyQuery(StrategyMapsDocument, options);
}

export function useStrategyMapQuery(options: ApolloHooks.useQuery.Options<StrategyMapQuery, StrategyMapQueryVariables> & { variables: StrategyMapQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(StrategyMapDocument, options);
}
export function useStrategyMapLazyQuery(options?: ApolloHooks.useLazyQuery.Options<StrategyMapQuery, StrategyMapQueryVariables>) {
  return ApolloHooks.useLazyQuery(StrategyMapDocument, options);
}

export function useSharedStrategyMapQuery(options: ApolloHooks.useQuery.Options<SharedStrategyMapQuery, SharedStrategyMapQueryVariables> & { variables: SharedStrategyMapQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SharedStrategyMapDocument, options);
}
export function useSharedStrategyMapLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SharedStrategyMapQuery, SharedStrategyMapQueryVariables>) {
  return ApolloHooks.useLazyQuery(SharedStrategyMapDocument, options);
}

export function useStrategyTargetsQuery(options: ApolloHooks.useQuery.Options<StrategyTargetsQuery, StrategyTargetsQueryVariables> & { variables: StrategyTargetsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(StrategyTargetsDocument, options);
}
export function useStrategyTargetsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<StrategyTargetsQuery, StrategyTargetsQueryVariables>) {
  return ApolloHooks.useLazyQuery(StrategyTargetsDocument, options);
}

export function useSaveStrategyMapMutation(options?: ApolloHooks.useMutation.Options<SaveStrategyMapMutation, SaveStrategyMapMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveStrategyMapDocument, options);
}

export function useDeleteStrategyMapMutation(options?: ApolloHooks.useMutation.Options<DeleteStrategyMapMutation, DeleteStrategyMapMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteStrategyMapDocument, options);
}