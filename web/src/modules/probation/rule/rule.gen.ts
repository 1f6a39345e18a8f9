/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Which rule to delete. */
export type DeleteProbationRuleInput = {
  /** Id of the rule. */
  id: string;
  /** Number of the last change the caller saw. */
  version: number;
};

/** Which rule to switch. */
export type EnableProbationRuleInput = {
  /** On or off. */
  enabled: boolean;
  /** Id of the rule. */
  id: string;
  /** Number of the last change the caller saw. */
  version: number;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** Which rules for probations. */
export type ProbationRuleFilterInput = {
  /** Those that are on, or off. */
  enabled?: boolean | null | undefined;
  /** Part of the name. */
  keyword?: string | null | undefined;
};

/** Who sets the targets of a probation. */
export type ProbationTargetSetter =
  /** The person who is tried; the superior approves them. */
  | 'EMPLOYEE'
  /** The superior who scores; the person learns them. */
  | 'SUPERIOR'
  | '%future added value';

/** A rule for probations, as it shall be. */
export type SaveProbationRuleInput = {
  /** Id of the rule that scores become levels by. */
  assessmentRuleId: string;
  /** Percent that the superior's score counts; both sum to 100. */
  bossRatio: string;
  /** A key of the caller's making, 8 to 64 characters: the same key happens once. */
  clientMutationId: string;
  /** Whether HR may extend a probation. */
  extensionAllowed: boolean;
  /** Who approves the result, in order; 1 to 10 nodes. */
  flow: Array<ApprovalNodeInput>;
  /** Id of the rule; left out for a new one. */
  id?: string | null | undefined;
  /** Id of the wording of the mail that a plan starts with; null for the one in use. */
  mailTemplateId?: string | null | undefined;
  /** Its name, at most 50 characters. */
  name: string;
  /** Days of scoring: at least one, and less than the probation. */
  scoringDays: number;
  /** Percent that the self score counts. */
  selfRatio: string;
  /** Who sets the targets. */
  targetSetter: ProbationTargetSetter;
  /** Id of the template that forms are made of. */
  templateId: string;
  /** Number of the last change the caller saw; left out for a new one. */
  version?: number | null | undefined;
};

/** Departments of a rule. */
export type SaveProbationRuleScopeInput = {
  /** The departments, each with everything below that has no nearer rule. */
  departmentIds: Array<string>;
  /** Id of the rule. */
  id: string;
  /** Number of the last change the caller saw. */
  version: number;
};

export type ProbationRuleListQueryVariables = Exact<{
  filter?: ProbationRuleFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type ProbationRuleListQuery = { probationRules: { total: number, items: Array<{ id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> }> } | null };

export type ProbationRuleDetailsQueryVariables = Exact<{
  id: string;
}>;


export type ProbationRuleDetailsQuery = { probationRule: { mailTemplateId: string | null, id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> } | null };

export type ProbationRuleChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProbationRuleChoicesQuery = { assessmentRules: { items: Array<{ id: string, name: string }> } | null, enabledAssessmentTemplates: Array<{ id: string, name: string }> | null, probationRuleDepartments: Array<{ ruleId: string, ruleName: string, department: { id: string, name: string, nameEn: string | null } | null }> | null };

export type ProbationRuleNameTakenQueryVariables = Exact<{
  name: string;
  exceptId?: string | null | undefined;
}>;


export type ProbationRuleNameTakenQuery = { probationRuleNameTaken: boolean | null };

export type SaveProbationRuleMutationVariables = Exact<{
  input: SaveProbationRuleInput;
}>;


export type SaveProbationRuleMutation = { saveProbationRule: { rule: { mailTemplateId: string | null, id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveProbationRuleScopeMutationVariables = Exact<{
  input: SaveProbationRuleScopeInput;
}>;


export type SaveProbationRuleScopeMutation = { saveProbationRuleScope: { rule: { mailTemplateId: string | null, id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EnableProbationRuleMutationVariables = Exact<{
  input: EnableProbationRuleInput;
}>;


export type EnableProbationRuleMutation = { enableProbationRule: { rule: { id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteProbationRuleMutationVariables = Exact<{
  input: DeleteProbationRuleInput;
}>;


export type DeleteProbationRuleMutation = { deleteProbationRule: { deletedId: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ProbationRuleRowFragment = { id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> };

export type ProbationRuleFormFragment = { mailTemplateId: string | null, id: string, name: string, assessmentRuleId: string, assessmentRuleName: string, scoringDays: number, targetSetter: ProbationTargetSetter | null, selfRatio: string, bossRatio: string, extensionAllowed: boolean, enabled: boolean, planCount: number, updatedAt: string, version: number, flow: Array<{ name: string, kind: ApproverKind | null, level: number | null, roleCode: string | null, mode: ApprovalMode | null, employees: Array<{ id: string, name: string, nameEn: string | null, number: string } | null> | null }>, template: { id: string, name: string } | null, departments: Array<{ id: string, name: string, nameEn: string | null } | null> };

export const ProbationRuleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProbationRuleRowFragment, unknown>;
export const ProbationRuleFormFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProbationRuleFormFragment, unknown>;
export const ProbationRuleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbationRuleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRuleFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"probationRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<ProbationRuleListQuery, ProbationRuleListQueryVariables>;
export const ProbationRuleDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbationRuleDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"probationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleForm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<ProbationRuleDetailsQuery, ProbationRuleDetailsQueryVariables>;
export const ProbationRuleChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbationRuleChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assessmentRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"enabled"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageNo"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabledAssessmentTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"probationRuleDepartments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"department"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ruleId"}},{"kind":"Field","name":{"kind":"Name","value":"ruleName"}}]}}]}}]} as unknown as DocumentNode<ProbationRuleChoicesQuery, ProbationRuleChoicesQueryVariables>;
export const ProbationRuleNameTakenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProbationRuleNameTaken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"probationRuleNameTaken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"exceptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"exceptId"}}}]}]}}]} as unknown as DocumentNode<ProbationRuleNameTakenQuery, ProbationRuleNameTakenQueryVariables>;
export const SaveProbationRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProbationRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProbationRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProbationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<SaveProbationRuleMutation, SaveProbationRuleMutationVariables>;
export const SaveProbationRuleScopeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveProbationRuleScope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveProbationRuleScopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveProbationRuleScope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleForm"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleForm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"mailTemplateId"}},{"kind":"Field","name":{"kind":"Name","value":"flow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"roleCode"}},{"kind":"Field","name":{"kind":"Name","value":"employees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}}]}}]}}]} as unknown as DocumentNode<SaveProbationRuleScopeMutation, SaveProbationRuleScopeMutationVariables>;
export const EnableProbationRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableProbationRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableProbationRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableProbationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProbationRuleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProbationRuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProbationRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"template"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleId"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentRuleName"}},{"kind":"Field","name":{"kind":"Name","value":"scoringDays"}},{"kind":"Field","name":{"kind":"Name","value":"targetSetter"}},{"kind":"Field","name":{"kind":"Name","value":"selfRatio"}},{"kind":"Field","name":{"kind":"Name","value":"bossRatio"}},{"kind":"Field","name":{"kind":"Name","value":"extensionAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"planCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EnableProbationRuleMutation, EnableProbationRuleMutationVariables>;
export const DeleteProbationRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteProbationRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteProbationRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteProbationRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteProbationRuleMutation, DeleteProbationRuleMutationVariables>;

export function useProbationRuleListQuery(options?: ApolloHooks.useQuery.Options<ProbationRuleListQuery, ProbationRuleListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ProbationRuleListDocument, options ?? {});
}
export function useProbationRuleListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ProbationRuleListQuery, ProbationRuleListQueryVariables>) {
  return ApolloHooks.useLazyQuery(ProbationRuleListDocument, options);
}

export function useProbationRuleDetailsQuery(options: ApolloHooks.useQuery.Options<ProbationRuleDetailsQuery, ProbationRuleDetailsQueryVariables> & { variables: ProbationRuleDetailsQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ProbationRuleDetailsDocument, options);
}
export function useProbationRuleDetailsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ProbationRuleDetailsQuery, ProbationRuleDetailsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ProbationRuleDetailsDocument, options);
}

export function useProbationRuleChoicesQuery(options?: ApolloHooks.useQuery.Options<ProbationRuleChoicesQuery, ProbationRuleChoicesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ProbationRuleChoicesDocument, options ?? {});
}
export function useProbationRuleChoicesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ProbationRuleChoicesQuery, ProbationRuleChoicesQueryVariables>) {
  return ApolloHooks.useLazyQuery(ProbationRuleChoicesDocument, options);
}

export function useProbationRuleNameTakenQuery(options: ApolloHooks.useQuery.Options<ProbationRuleNameTakenQuery, ProbationRuleNameTakenQueryVariables> & { variables: ProbationRuleNameTakenQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ProbationRuleNameTakenDocument, options);
}
export function useProbationRuleNameTakenLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ProbationRuleNameTakenQuery, ProbationRuleNameTakenQueryVariables>) {
  return ApolloHooks.useLazyQuery(ProbationRuleNameTakenDocument, options);
}

export function useSaveProbationRuleMutation(options?: ApolloHooks.useMutation.Options<SaveProbationRuleMutation, SaveProbationRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveProbationRuleDocument, options);
}

export function useSaveProbationRuleScopeMutation(options?: ApolloHooks.useMutation.Options<SaveProbationRuleScopeMutation, SaveProbationRuleScopeMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveProbationRuleScopeDocument, options);
}

export function useEnableProbationRuleMutation(options?: ApolloHooks.useMutation.Options<EnableProbationRuleMutation, EnableProbationRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EnableProbationRuleDocument, options);
}

export function useDeleteProbationRuleMutation(options?: ApolloHooks.useMutation.Options<DeleteProbationRuleMutation, DeleteProbationRuleMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteProbationRuleDocument, options);
}