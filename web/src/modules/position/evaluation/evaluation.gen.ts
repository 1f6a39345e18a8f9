/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An evaluation to be set up. */
export type AddPositionEvaluationInput = {
  /** A key of the caller's own making, 8 to 64 characters: a call that is repeated with it happens once. */
  clientMutationId: string;
  /** Ids of the people who evaluate, in order, at most 20. */
  evaluatorIds: Array<string>;
  /** Id of the position; it has no evaluation that is not applied. */
  positionId: string;
};

/** From when on a position has its grade. */
export type ApplyPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: string;
  /** First day: at most 31 days back, or any day ahead. */
  validFrom: string;
  /** Version that the caller saw. */
  version: number;
};

/** Which evaluation goes. */
export type DeletePositionEvaluationInput = {
  /** Id of the evaluation. */
  id: string;
  /** Version that the caller saw. */
  version: number;
};

/** Totals that mean one grade. */
export type EvaluationBandInput = {
  /** Lowest total of the band; the first begins at 0. */
  from: string;
  /** Id of the grade. */
  jobGradeId: string;
};

/** A question about a position. */
export type EvaluationDimensionInput = {
  /** Its answers, at least two. */
  levels: Array<EvaluationLevelInput>;
  /** The question, at most 50 characters, unique in its factor. */
  name: string;
};

/** Something positions are looked at for. */
export type EvaluationFactorInput = {
  /** Its questions, at least one. */
  dimensions: Array<EvaluationDimensionInput>;
  /** Its name, at most 50 characters, unique among the factors. */
  name: string;
  /** What it counts, of 100. */
  weight: string;
};

/** An answer to a question about a position. */
export type EvaluationLevelInput = {
  /** The answer in words, at most 200 characters. */
  label: string;
  /** What it is worth, 0 or more. */
  points: string;
};

/** How far the evaluation of a position is. */
export type EvaluationState =
  /** The position has the grade it came to. */
  | 'APPLIED'
  /** The result stands. */
  | 'DONE'
  /** It is set up; nobody has been asked. */
  | 'DRAFT'
  /** The evaluators answer. */
  | 'EVALUATING'
  | '%future added value';

/** Which evaluation ends. */
export type FinishPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: string;
  /** Version that the caller saw. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which evaluations a list holds; what is left out does not limit it. */
export type PositionEvaluationFilterInput = {
  /** Part of the title or code of the position. */
  keyword?: string | null | undefined;
  /** Only those of this position. */
  positionId?: string | null | undefined;
  /** Only those that are so far. */
  state?: EvaluationState | null | undefined;
  /** Only those in which the caller has still to submit. */
  waiting?: boolean;
};

/** What positions are evaluated by, as it will be. */
export type SaveEvaluationOptionsInput = {
  /** Which grade a total means, upwards from 0. */
  bands: Array<EvaluationBandInput>;
  /** What positions are looked at for, in order; their weights add up to 100. */
  factors: Array<EvaluationFactorInput>;
  /** Version that the caller saw; 0 for the first. */
  version: number;
};

/** The answers of the caller. */
export type ScorePositionEvaluationInput = {
  /** For each question, in the order of the factors, the place of the answer chosen, from 0; null for one that is not answered. */
  choices: Array<number | null | undefined>;
  /** Id of the evaluation. */
  id: string;
  /** Whether they are final; each must be given then. */
  submit?: boolean;
};

/** Which evaluation begins. */
export type StartPositionEvaluationInput = {
  /** Id of the evaluation. */
  id: string;
  /** Version that the caller saw. */
  version: number;
};

/** Who evaluates from now on. */
export type UpdatePositionEvaluationInput = {
  /** Ids of the people who evaluate, in order, at most 20. */
  evaluatorIds: Array<string>;
  /** Id of the evaluation. */
  id: string;
  /** Version that the caller saw. */
  version: number;
};

export type PositionEvaluationListQueryVariables = Exact<{
  filter?: PositionEvaluationFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type PositionEvaluationListQuery = { positionEvaluations: { total: number, items: Array<{ id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, createdAt: string, version: number, position: { id: string, code: string, name: string, nameEn: string | null } | null, jobGrade: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type PositionEvaluationRowFragment = { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, createdAt: string, version: number, position: { id: string, code: string, name: string, nameEn: string | null } | null, jobGrade: { id: string, name: string, nameEn: string | null } | null };

export type EvaluablePositionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EvaluablePositionsQuery = { positions: Array<{ id: string, code: string, name: string, nameEn: string | null }> | null };

export type PositionEvaluationQueryVariables = Exact<{
  id: string;
}>;


export type PositionEvaluationQuery = { positionEvaluation: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, createdAt: string, version: number, position: { id: string, code: string, name: string, nameEn: string | null } | null, jobGrade: { id: string, name: string, nameEn: string | null } | null }, options: { version: number, factors: Array<{ name: string, weight: string, dimensions: Array<{ name: string, levels: Array<{ label: string, points: string }> }> }>, bands: Array<{ from: string, jobGrade: { id: string, name: string, nameEn: string | null } | null }> }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null };

export type PositionEvaluationFormFragment = { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, createdAt: string, version: number, position: { id: string, code: string, name: string, nameEn: string | null } | null, jobGrade: { id: string, name: string, nameEn: string | null } | null }, options: { version: number, factors: Array<{ name: string, weight: string, dimensions: Array<{ name: string, levels: Array<{ label: string, points: string }> }> }>, bands: Array<{ from: string, jobGrade: { id: string, name: string, nameEn: string | null } | null }> }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> };

export type EvaluationCriteriaFragment = { version: number, factors: Array<{ name: string, weight: string, dimensions: Array<{ name: string, levels: Array<{ label: string, points: string }> }> }>, bands: Array<{ from: string, jobGrade: { id: string, name: string, nameEn: string | null } | null }> };

export type EvaluationOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type EvaluationOptionsQuery = { evaluationOptions: { version: number, factors: Array<{ name: string, weight: string, dimensions: Array<{ name: string, levels: Array<{ label: string, points: string }> }> }>, bands: Array<{ from: string, jobGrade: { id: string, name: string, nameEn: string | null } | null }> } | null, grades: Array<{ id: string, name: string, nameEn: string | null }> | null };

export type SaveEvaluationOptionsMutationVariables = Exact<{
  input: SaveEvaluationOptionsInput;
}>;


export type SaveEvaluationOptionsMutation = { saveEvaluationOptions: { options: { version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type PositionEvaluatorRowFragment = { isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null };

export type PositionEvaluationMovedFragment = { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> };

export type AddPositionEvaluationMutationVariables = Exact<{
  input: AddPositionEvaluationInput;
}>;


export type AddPositionEvaluationMutation = { addPositionEvaluation: { detail: { id: string, evaluation: { id: string, version: number } } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type UpdatePositionEvaluationMutationVariables = Exact<{
  input: UpdatePositionEvaluationInput;
}>;


export type UpdatePositionEvaluationMutation = { updatePositionEvaluation: { detail: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type StartPositionEvaluationMutationVariables = Exact<{
  input: StartPositionEvaluationInput;
}>;


export type StartPositionEvaluationMutation = { startPositionEvaluation: { detail: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type FinishPositionEvaluationMutationVariables = Exact<{
  input: FinishPositionEvaluationInput;
}>;


export type FinishPositionEvaluationMutation = { finishPositionEvaluation: { detail: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ScorePositionEvaluationMutationVariables = Exact<{
  input: ScorePositionEvaluationInput;
}>;


export type ScorePositionEvaluationMutation = { scorePositionEvaluation: { detail: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ApplyPositionEvaluationMutationVariables = Exact<{
  input: ApplyPositionEvaluationInput;
}>;


export type ApplyPositionEvaluationMutation = { applyPositionEvaluation: { detail: { id: string, evaluation: { id: string, state: EvaluationState | null, evaluatorCount: number, submittedCount: number, mean: string | null, lowest: string | null, highest: string | null, waitsForMe: boolean, manageable: boolean, appliedFrom: string | null, version: number }, evaluators: Array<{ isMe: boolean, submittedAt: string | null, total: string | null, choices: Array<number | null>, employee: { id: string, number: string, name: string, nameEn: string | null } | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeletePositionEvaluationMutationVariables = Exact<{
  input: DeletePositionEvaluationInput;
}>;


export type DeletePositionEvaluationMutation = { deletePositionEvaluation: { userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const PositionEvaluationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluationRowFragment, unknown>;
export const EvaluationCriteriaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvaluationCriteria"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvaluationOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<EvaluationCriteriaFragment, unknown>;
export const PositionEvaluatorRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluatorRowFragment, unknown>;
export const PositionEvaluationFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvaluationCriteria"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvaluationCriteria"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvaluationOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluationFormFragment, unknown>;
export const PositionEvaluationMovedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluationMovedFragment, unknown>;
export const PositionEvaluationListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionEvaluationList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionEvaluations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluationListQuery, PositionEvaluationListQueryVariables>;
export const EvaluablePositionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvaluablePositions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<EvaluablePositionsQuery, EvaluablePositionsQueryVariables>;
export const PositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"positionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"position"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvaluationCriteria"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvaluationCriteria"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvaluationOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<PositionEvaluationQuery, PositionEvaluationQueryVariables>;
export const EvaluationOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EvaluationOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evaluationOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EvaluationCriteria"}}]}},{"kind":"Field","name":{"kind":"Name","value":"grades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EvaluationCriteria"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EvaluationOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"factors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"dimensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"jobGrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]}}]} as unknown as DocumentNode<EvaluationOptionsQuery, EvaluationOptionsQueryVariables>;
export const SaveEvaluationOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveEvaluationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEvaluationOptionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEvaluationOptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveEvaluationOptionsMutation, SaveEvaluationOptionsMutationVariables>;
export const AddPositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddPositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddPositionEvaluationMutation, AddPositionEvaluationMutationVariables>;
export const UpdatePositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}}]} as unknown as DocumentNode<UpdatePositionEvaluationMutation, UpdatePositionEvaluationMutationVariables>;
export const StartPositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartPositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}}]} as unknown as DocumentNode<StartPositionEvaluationMutation, StartPositionEvaluationMutationVariables>;
export const FinishPositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FinishPositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FinishPositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishPositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}}]} as unknown as DocumentNode<FinishPositionEvaluationMutation, FinishPositionEvaluationMutationVariables>;
export const ScorePositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScorePositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ScorePositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorePositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}}]} as unknown as DocumentNode<ScorePositionEvaluationMutation, ScorePositionEvaluationMutationVariables>;
export const ApplyPositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyPositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApplyPositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyPositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluationMoved"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluatorRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isMe"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PositionEvaluationMoved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PositionEvaluationDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"evaluation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"evaluatorCount"}},{"kind":"Field","name":{"kind":"Name","value":"submittedCount"}},{"kind":"Field","name":{"kind":"Name","value":"mean"}},{"kind":"Field","name":{"kind":"Name","value":"lowest"}},{"kind":"Field","name":{"kind":"Name","value":"highest"}},{"kind":"Field","name":{"kind":"Name","value":"waitsForMe"}},{"kind":"Field","name":{"kind":"Name","value":"manageable"}},{"kind":"Field","name":{"kind":"Name","value":"appliedFrom"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"evaluators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PositionEvaluatorRow"}}]}}]}}]} as unknown as DocumentNode<ApplyPositionEvaluationMutation, ApplyPositionEvaluationMutationVariables>;
export const DeletePositionEvaluationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePositionEvaluation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePositionEvaluationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePositionEvaluation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeletePositionEvaluationMutation, DeletePositionEvaluationMutationVariables>;

export function usePositionEvaluationListQuery(options?: ApolloHooks.useQuery.Options<PositionEvaluationListQuery, PositionEvaluationListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PositionEvaluationListDocument, options ?? {});
}
export function usePositionEvaluationListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PositionEvaluationListQuery, PositionEvaluationListQueryVariables>) {
  return ApolloHooks.useLazyQuery(PositionEvaluationListDocument, options);
}

export function useEvaluablePositionsQuery(options?: ApolloHooks.useQuery.Options<EvaluablePositionsQuery, EvaluablePositionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EvaluablePositionsDocument, options ?? {});
}
export function useEvaluablePositionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EvaluablePositionsQuery, EvaluablePositionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EvaluablePositionsDocument, options);
}

export function usePositionEvaluationQuery(options: ApolloHooks.useQuery.Options<PositionEvaluationQuery, PositionEvaluationQueryVariables> & { variables: PositionEvaluationQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(PositionEvaluationDocument, options);
}
export function usePositionEvaluationLazyQuery(options?: ApolloHooks.useLazyQuery.Options<PositionEvaluationQuery, PositionEvaluationQueryVariables>) {
  return ApolloHooks.useLazyQuery(PositionEvaluationDocument, options);
}

export function useEvaluationOptionsQuery(options?: ApolloHooks.useQuery.Options<EvaluationOptionsQuery, EvaluationOptionsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(EvaluationOptionsDocument, options ?? {});
}
export function useEvaluationOptionsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<EvaluationOptionsQuery, EvaluationOptionsQueryVariables>) {
  return ApolloHooks.useLazyQuery(EvaluationOptionsDocument, options);
}

export function useSaveEvaluationOptionsMutation(options?: ApolloHooks.useMutation.Options<SaveEvaluationOptionsMutation, SaveEvaluationOptionsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveEvaluationOptionsDocument, options);
}

export function useAddPositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<AddPositionEvaluationMutation, AddPositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddPositionEvaluationDocument, options);
}

export function useUpdatePositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<UpdatePositionEvaluationMutation, UpdatePositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(UpdatePositionEvaluationDocument, options);
}

export function useStartPositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<StartPositionEvaluationMutation, StartPositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(StartPositionEvaluationDocument, options);
}

export function useFinishPositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<FinishPositionEvaluationMutation, FinishPositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(FinishPositionEvaluationDocument, options);
}

export function useScorePositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<ScorePositionEvaluationMutation, ScorePositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ScorePositionEvaluationDocument, options);
}

export function useApplyPositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<ApplyPositionEvaluationMutation, ApplyPositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApplyPositionEvaluationDocument, options);
}

export function useDeletePositionEvaluationMutation(options?: ApolloHooks.useMutation.Options<DeletePositionEvaluationMutation, DeletePositionEvaluationMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeletePositionEvaluationDocument, options);
}