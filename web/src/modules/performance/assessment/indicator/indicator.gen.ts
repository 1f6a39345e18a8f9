/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How far the superior is with one person in a plan, from the first to the last step. */
export type BossStage =
  /** The superior has confirmed the result. */
  | 'CONFIRMED'
  /** The superior has scored. */
  | 'SCORED'
  /** The targets are approved; the person has to score first. */
  | 'TARGETS_APPROVED'
  /** Targets wait for the superior's approval. */
  | 'TO_APPROVE'
  /** The superior has to confirm the result. */
  | 'TO_CONFIRM'
  /** The superior has to score. */
  | 'TO_SCORE'
  /** The person has not submitted targets yet. */
  | 'WAITING_TARGETS'
  | '%future added value';

/** How far the evaluated person is in a plan, from the first to the last step. */
export type EmployeeStage =
  /** The targets are approved; next the person scores them. */
  | 'APPROVED'
  /** The superior has scored; next the superior confirms the result. */
  | 'BOSS_RATED'
  /** The person has confirmed the result. */
  | 'CONFIRMED'
  /** The targets are submitted and wait for approval. */
  | 'PENDING_APPROVAL'
  /** The superior has confirmed; the person still has to confirm or object. */
  | 'PENDING_CONFIRM'
  /** The person still has to write down targets, or to change those that were returned. */
  | 'PENDING_FILL'
  /** The person has scored; next the superior does. */
  | 'SELF_RATED'
  | '%future added value';

/** How far somebody may still grow, as the superior sees it. */
export type Potential =
  /** Much growth is to be expected. */
  | 'HIGH'
  /** Little growth is to be expected. */
  | 'LOW'
  /** Some growth is to be expected. */
  | 'MEDIUM'
  | '%future added value';

/** How urgent a target is. */
export type Priority =
  /** Less urgent than others. */
  | 'LOWER'
  /** As urgent as usual. */
  | 'ORDINARY'
  /** More urgent than anything else. */
  | 'UNUSUALLY_URGENT'
  /** Urgent. */
  | 'URGENT'
  | '%future added value';

/** An indicator that is taken out of the own form. */
export type RemoveIndicatorInput = {
  /**
   * A key you make anew for each thing to be done, 8-64 characters, e.g. a UUID. Sent again after a broken connection,
   * the same key has its effect only once.
   */
  clientMutationId: string;
  /** Id of the evaluated person. */
  employeeId: string;
  /** Id of the indicator. */
  indicatorId: string;
  /** Id of the plan. */
  planId: string;
  /**
   * The `version` of what you read before the change. If somebody has changed it since, the answer is the error CONFLICT
   * and nothing is changed.
   */
  version: number;
};

/** Who gives a score. */
export type ScorerRole =
  /** The superior. */
  | 'BOSS'
  /** The person's department, whose score counts for its people. */
  | 'DEPARTMENT'
  /** HR. */
  | 'HR'
  /** An administrator, by importing a file. */
  | 'IMPORT'
  /** A co-assessor, i.e. a colleague who scores beside the superior. */
  | 'PARTNER'
  /** The evaluated person. */
  | 'SELF'
  | '%future added value';

/** The cells of a form that keep whatever is typed into them. */
export type SheetCell =
  /** The value that was reached. */
  | 'ACHIEVED_VALUE'
  /** How sure the person is to reach the value. */
  | 'CONFIDENCE'
  /** The score of an indicator. */
  | 'SCORE'
  /** Day on which work begins. */
  | 'START_DATE'
  /** The value at the beginning of the period. */
  | 'START_VALUE'
  /** Day by which the value is due. */
  | 'TARGET_DATE'
  /** The value to reach. */
  | 'TARGET_VALUE'
  /** How much the indicator counts in its part. */
  | 'WEIGHT'
  | '%future added value';

/** State of a target form, i.e. of the list of what one person is to reach. */
export type TargetStatus =
  /** It is approved. */
  | 'APPROVED'
  /** It is submitted and waits for approval. */
  | 'PENDING_APPROVAL'
  /** It is being filled in. */
  | 'PENDING_FILL'
  /** It was returned with an opinion, to be changed and submitted again. */
  | 'REJECTED'
  | '%future added value';

/** In which role the caller looks at an appraisal. It decides what is shown and what may be done. */
export type ViewerType =
  /** Somebody who looks back at a finished appraisal. */
  | 'HISTORY'
  /** Somebody who looks at it from the board of targets. */
  | 'KANBAN'
  /** The superior, or somebody who approves targets. */
  | 'LEADER'
  /** The evaluated person. */
  | 'MYSELF'
  /** Who runs the appraisal: HR or an administrator. */
  | 'SETTER'
  | '%future added value';

export type IndicatorDetailQueryVariables = Exact<{
  planId: string;
  employeeId: string;
  indicatorId: string;
}>;


export type IndicatorDetailQuery = { indicatorDetail: { id: string, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, achievedValue: string | null, weight: string | null, fixed: boolean, progress: string | null, alignment: { targets: Array<{ id: string, keyResult: string, measureUnit: string | null, startValue: string | null, targetValue: string | null, progress: string | null, rolledProgress: string | null, owner: { id: string, name: string, nameEn: string | null, number: string } | null, department: { id: string, name: string, nameEn: string | null } | null }>, links: Array<{ id: string, fromId: string, toId: string }> }, notes: Array<{ id: string, indicatorId: string, week: string, value: string | null, progress: string | null, confidence: number | null, text: string, at: string }>, comments: Array<{ id: string, replyToId: string | null, text: string, at: string, unread: boolean, author: { id: string, name: string, nameEn: string | null, number: string } | null }>, changes: Array<{ id: string, at: string, keyResult: string, column: string, before: string | null, after: string | null, reason: string | null, by: { id: string, name: string, nameEn: string | null, number: string } | null }> } | null };

export type RemoveIndicatorMutationVariables = Exact<{
  input: RemoveIndicatorInput;
}>;


export type RemoveIndicatorMutation = { removeIndicator: { assessment: { noTargets: boolean, hasLeft: boolean, absentReason: string | null, withoutSelfScore: boolean, selfScoreHidden: boolean, finalCommentRequired: boolean, asksPotential: boolean, potential: Potential | null, id: string, viewer: ViewerType | null, fillTo: string | null, scoreTo: string | null, employeeStage: EmployeeStage | null, bossStage: BossStage | null, targetStatus: TargetStatus | null, locked: boolean, calibrated: boolean, composedScore: string | null, levelName: string | null, draftSavedAt: string | null, version: number, indicators: Array<{ achievedValue: string | null, id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, remark: string | null, alignedTo: Array<string>, lastValue: string | null, attachments: Array<{ id: string, name: string, size: number, url: string }>, scores: Array<{ scorerRole: ScorerRole | null, scorerId: string | null, score: string | null, levelName: string | null, comment: string | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }>, targetChange: { reason: string, targetStatus: TargetStatus | null, opinion: string | null, submittedAt: string, entries: Array<{ indicatorId: string, keyResult: string, column: string, before: string | null, after: string | null }>, indicators: Array<{ id: string, fixed: boolean, keyResult: string, description: string | null, measureUnit: string | null, startValue: string | null, targetValue: string | null, weight: string | null, confidence: number | null, priority: Priority | null, startDate: string | null, targetDate: string | null, remark: string | null, part: { id: string, template: { id: string } | null } | null, typed: Array<{ cell: SheetCell | null, text: string }> }> } | null, actions: Array<{ action: string, allowed: boolean, code: string | null, message: string | null }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const IndicatorDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IndicatorDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"indicatorId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorDetail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}},{"kind":"Argument","name":{"kind":"Name","value":"employeeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"employeeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"indicatorId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"indicatorId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"alignment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Alignment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Progress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ThreadComment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetLogRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Alignment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TargetAlignment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlignedTargetRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromId"}},{"kind":"Field","name":{"kind":"Name","value":"toId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlignedTargetRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlignedTarget"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Colleague"}}]}},{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NamedDepartment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"rolledProgress"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Colleague"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentColleague"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NamedDepartment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentDepartment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Progress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProgressNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ThreadComment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IndicatorComment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyToId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetLogRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TargetLogEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentPerson"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentPerson"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Employee"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]} as unknown as DocumentNode<IndicatorDetailQuery, IndicatorDetailQueryVariables>;
export const RemoveIndicatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveIndicator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveIndicatorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeIndicator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentStanding"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssessmentFailure"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assessment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"noTargets"}},{"kind":"Field","name":{"kind":"Name","value":"hasLeft"}},{"kind":"Field","name":{"kind":"Name","value":"absentReason"}},{"kind":"Field","name":{"kind":"Name","value":"withoutSelfScore"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreHidden"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"asksPotential"}},{"kind":"Field","name":{"kind":"Name","value":"potential"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"}},{"kind":"Field","name":{"kind":"Name","value":"fillTo"}},{"kind":"Field","name":{"kind":"Name","value":"scoreTo"}},{"kind":"Field","name":{"kind":"Name","value":"employeeStage"}},{"kind":"Field","name":{"kind":"Name","value":"bossStage"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"locked"}},{"kind":"Field","name":{"kind":"Name","value":"calibrated"}},{"kind":"Field","name":{"kind":"Name","value":"composedScore"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"draftSavedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TargetCells"}},{"kind":"Field","name":{"kind":"Name","value":"achievedValue"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Attachment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scores"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scorerRole"}},{"kind":"Field","name":{"kind":"Name","value":"scorerId"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"levelName"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"targetStatus"}},{"kind":"Field","name":{"kind":"Name","value":"opinion"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indicatorId"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}},{"kind":"Field","name":{"kind":"Name","value":"indicators"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedCells"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TargetCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"alignedTo"}},{"kind":"Field","name":{"kind":"Name","value":"lastValue"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Attachment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssessmentAttachment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedCells"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedIndicator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"part"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"keyResult"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"measureUnit"}},{"kind":"Field","name":{"kind":"Name","value":"startValue"}},{"kind":"Field","name":{"kind":"Name","value":"targetValue"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"confidence"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"targetDate"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"typed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cell"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssessmentFailure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<RemoveIndicatorMutation, RemoveIndicatorMutationVariables>;

export function useIndicatorDetailQuery(options: ApolloHooks.useQuery.Options<IndicatorDetailQuery, IndicatorDetailQueryVariables> & { variables: IndicatorDetailQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(IndicatorDetailDocument, options);
}
export function useIndicatorDetailLazyQuery(options?: ApolloHooks.useLazyQuery.Options<IndicatorDetailQuery, IndicatorDetailQueryVariables>) {
  return ApolloHooks.useLazyQuery(IndicatorDetailDocument, options);
}

export function useRemoveIndicatorMutation(options?: ApolloHooks.useMutation.Options<RemoveIndicatorMutation, RemoveIndicatorMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RemoveIndicatorDocument, options);
}