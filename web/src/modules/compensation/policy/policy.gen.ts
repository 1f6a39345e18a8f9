/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new salary matrix. */
export type AddSalaryMatrixInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Bands of compa-ratios, at most nine, the lowest first. */
  crBands: Array<CompaRatioBandInput>;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** At least one range, at most 500; of a rank and a job family there is one. */
  ranges: Array<SalaryRangeInput>;
  /** The first day it is meant for. */
  validFrom: string;
};

/** A band as it shall be. */
export type CompaRatioBandInput = {
  /** Where the next band begins, not below `low`; null for the last one and no other. */
  high?: string | null | undefined;
  /** The lowest compa-ratio, with at most two places: 0 for the first band, else where the one before it ends. */
  low: string;
};

/** A salary matrix to be deleted. */
export type DeleteSalaryMatrixInput = {
  /** Id of the matrix. */
  id: string;
  /** The `version` that was seen. */
  version: number;
};

/** A file of a salary matrix. */
export type ExportSalaryMatrixInput = {
  /** Id of the matrix. */
  id: string;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** A range as it shall be. */
export type SalaryRangeInput = {
  /** Maximum, not below the minimum. */
  high: string;
  /** Id of the job family; null: all families that have no range of their own. */
  jobFamilyId?: string | null | undefined;
  /** Minimum, RMB a month, above 0, with at most two places. */
  low: string;
  /** Midpoint, between minimum and maximum. */
  mid: string;
  /** Id of the rank. */
  rankId: string;
};

/** A salary matrix as it shall be. */
export type UpdateSalaryMatrixInput = {
  /** Bands of compa-ratios, at most nine, the lowest first. */
  crBands: Array<CompaRatioBandInput>;
  /** Id of the matrix. */
  id: string;
  /** Name, at most 50 characters, unique in the company. */
  name: string;
  /** At least one range, at most 500; of a rank and a job family there is one. */
  ranges: Array<SalaryRangeInput>;
  /** The first day it is meant for. */
  validFrom: string;
  /** The `version` that was seen. If somebody has changed it since, the answer is the error CONFLICT and nothing is saved. */
  version: number;
};

export type SalaryMatrixListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type SalaryMatrixListQuery = { salaryMatrices: { total: number, items: Array<{ id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type SalaryMatrixDetailsQueryVariables = Exact<{
  id: string;
}>;


export type SalaryMatrixDetailsQuery = { salaryMatrix: { id: string, matrix: { id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null }, ranges: Array<{ low: string, mid: string, high: string, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, standing: { people: number, pay: { known: number, below: number, within: number, above: number } | null } | null }>, crBands: Array<{ low: string, high: string | null, people: number | null }> } | null };

export type SalaryMatrixOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SalaryMatrixOptionsQuery = { ranks: Array<{ id: string, name: string }> | null, jobFamilies: Array<{ id: string, name: string, nameEn: string | null }> | null };

export type SalaryMatrixNameFreeQueryVariables = Exact<{
  name: string;
  id?: string | null | undefined;
}>;


export type SalaryMatrixNameFreeQuery = { salaryMatrixNameFree: boolean | null };

export type SalaryMatrixHeadFragment = { id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null };

export type SalaryMatrixPartsFragment = { id: string, matrix: { id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null }, ranges: Array<{ low: string, mid: string, high: string, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, standing: { people: number, pay: { known: number, below: number, within: number, above: number } | null } | null }>, crBands: Array<{ low: string, high: string | null, people: number | null }> };

export type AddSalaryMatrixMutationVariables = Exact<{
  input: AddSalaryMatrixInput;
}>;


export type AddSalaryMatrixMutation = { addSalaryMatrix: { salaryMatrix: { id: string, matrix: { id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null }, ranges: Array<{ low: string, mid: string, high: string, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, standing: { people: number, pay: { known: number, below: number, within: number, above: number } | null } | null }>, crBands: Array<{ low: string, high: string | null, people: number | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdateSalaryMatrixMutationVariables = Exact<{
  input: UpdateSalaryMatrixInput;
}>;


export type UpdateSalaryMatrixMutation = { updateSalaryMatrix: { salaryMatrix: { id: string, matrix: { id: string, name: string, validFrom: string, rangeCount: number, updatedAt: string, version: number, updatedBy: { id: string, name: string, nameEn: string | null } | null }, ranges: Array<{ low: string, mid: string, high: string, rank: { id: string, name: string } | null, jobFamily: { id: string, name: string, nameEn: string | null } | null, standing: { people: number, pay: { known: number, below: number, within: number, above: number } | null } | null }>, crBands: Array<{ low: string, high: string | null, people: number | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteSalaryMatrixMutationVariables = Exact<{
  input: DeleteSalaryMatrixInput;
}>;


export type DeleteSalaryMatrixMutation = { deleteSalaryMatrix: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportSalaryMatrixMutationVariables = Exact<{
  input: ExportSalaryMatrixInput;
}>;


export type ExportSalaryMatrixMutation = { exportSalaryMatrix: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const SalaryMatrixHeadFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SalaryMatrixHeadFragment, unknown>;
export const SalaryMatrixPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrixDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"mid"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"below"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"above"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"crBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SalaryMatrixPartsFragment, unknown>;
export const SalaryMatrixListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryMatrixList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryMatrices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixHead"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SalaryMatrixListQuery, SalaryMatrixListQueryVariables>;
export const SalaryMatrixDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryMatrixDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrixDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"mid"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"below"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"above"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"crBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<SalaryMatrixDetailsQuery, SalaryMatrixDetailsQueryVariables>;
export const SalaryMatrixOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryMatrixOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamilies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<SalaryMatrixOptionsQuery, SalaryMatrixOptionsQueryVariables>;
export const SalaryMatrixNameFreeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SalaryMatrixNameFree"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryMatrixNameFree"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SalaryMatrixNameFreeQuery, SalaryMatrixNameFreeQueryVariables>;
export const AddSalaryMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSalaryMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddSalaryMatrixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSalaryMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryMatrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrixDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"mid"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"below"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"above"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"crBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<AddSalaryMatrixMutation, AddSalaryMatrixMutationVariables>;
export const UpdateSalaryMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSalaryMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSalaryMatrixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSalaryMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"salaryMatrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixHead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrix"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"rangeCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SalaryMatrixParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SalaryMatrixDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"matrix"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SalaryMatrixHead"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ranges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFamily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"mid"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"standing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"pay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"known"}},{"kind":"Field","name":{"kind":"Name","value":"below"}},{"kind":"Field","name":{"kind":"Name","value":"within"}},{"kind":"Field","name":{"kind":"Name","value":"above"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"crBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}}]}}]} as unknown as DocumentNode<UpdateSalaryMatrixMutation, UpdateSalaryMatrixMutationVariables>;
export const DeleteSalaryMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSalaryMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteSalaryMatrixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSalaryMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteSalaryMatrixMutation, DeleteSalaryMatrixMutationVariables>;
export const ExportSalaryMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportSalaryMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportSalaryMatrixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportSalaryMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportSalaryMatrixMutation, ExportSalaryMatrixMutationVariables>;

export function useSalaryMatrixListQuery(options?: ApolloHooks.useQuery.Options<SalaryMatrixListQuery, SalaryMatrixListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SalaryMatrixListDocument, options ?? {});
}
export function useSalaryMatrixListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SalaryMatrixListQuery, SalaryMatrixListQueryVariables>) {
  return ApolloHooks.useLazyQuery(SalaryMatrixListDocument, options);
}

export function useSalaryMatrixDetailsQuery(options: ApolloHooks.useQuery.Options<SalaryMatrixDetailsQuery, SalaryMatrixDetailsQueryVariables> & { variables: SalaryMatrixDetailsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SalaryMatrixDetailsDocument, options);
}
export function useSalaryMatrixDetailsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SalaryMatrixDetailsQuery, SalaryMatrixDetailsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SalaryMatrixDetailsDocument, options);
}

export function useSalaryMatrixOptionsQuery(options?: ApolloHooks.useQuery.Options<SalaryMatrixOptionsQuery, SalaryMatrixOptionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SalaryMatrixOptionsDocument, options ?? {});
}
export function useSalaryMatrixOptionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SalaryMatrixOptionsQuery, SalaryMatrixOptionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SalaryMatrixOptionsDocument, options);
}

export function useSalaryMatrixNameFreeQuery(options: ApolloHooks.useQuery.Options<SalaryMatrixNameFreeQuery, SalaryMatrixNameFreeQueryVariables> & { variables: SalaryMatrixNameFreeQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SalaryMatrixNameFreeDocument, options);
}
export function useSalaryMatrixNameFreeLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SalaryMatrixNameFreeQuery, SalaryMatrixNameFreeQueryVariables>) {
  return ApolloHooks.useLazyQuery(SalaryMatrixNameFreeDocument, options);
}

export function useAddSalaryMatrixMutation(options?: ApolloHooks.useMutation.Options<AddSalaryMatrixMutation, AddSalaryMatrixMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddSalaryMatrixDocument, options);
}

export function useUpdateSalaryMatrixMutation(options?: ApolloHooks.useMutation.Options<UpdateSalaryMatrixMutation, UpdateSalaryMatrixMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdateSalaryMatrixDocument, options);
}

export function useDeleteSalaryMatrixMutation(options?: ApolloHooks.useMutation.Options<DeleteSalaryMatrixMutation, DeleteSalaryMatrixMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteSalaryMatrixDocument, options);
}

export function useExportSalaryMatrixMutation(options?: ApolloHooks.useMutation.Options<ExportSalaryMatrixMutation, ExportSalaryMatrixMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportSalaryMatrixDocument, options);
}