/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new company and its first administrator. */
export type CreateCompanyInput = {
  /** What the administrator signs in with. */
  adminAccount: string;
  /** Name of the administrator. */
  adminName: string;
  /** What people will type at sign-in: at most 40 letters, digits, `-` and `_`, unique, and never changed again. */
  code: string;
  /** The language its administrator reads first. */
  language: Language;
  /** Name of the company, at most 50 characters. */
  name: string;
  /** The zone it keeps its days in, by its IANA name, e.g. `Asia/Shanghai`. */
  timeZone: string;
};

/** A language the product speaks. Answers follow the request's `Accept-Language`, which is `zh-CN` or `en-US`. */
export type Language =
  /** American English. */
  | 'EN_US'
  /** Simplified Chinese. */
  | 'ZH_CN'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** What shall be different about a company. */
export type SaveCompanyInput = {
  /**
   * How many days back a change of departments, positions, ranks or job families may be entered, from 0 to 366. It applies at
   * once.
   */
  backDatingDays?: number | null | undefined;
  /** Whether managers may propose personnel changes of their people. It applies at once; what is proposed already stays. */
  changeProposals?: boolean | null | undefined;
  /** False closes the company: nobody signs in any more, and all data are kept. For administrators of the platform. */
  enabled?: boolean | null | undefined;
  /** What that system knows the company by; needed with its address. */
  externalSystemAppId?: string | null | undefined;
  /** The HR system of the company that the header leads to: an address that begins with http or https. */
  externalSystemUrl?: string | null | undefined;
  /** Whether managers have to write a comment on the whole before they submit their scores. */
  finalCommentRequired?: boolean | null | undefined;
  /** Id of the company. */
  id: string;
  /** Whether scores are whole numbers. */
  integerScores?: boolean | null | undefined;
  /** Whether superiors have a board of their people's appraisals. It is there, or gone, at once. */
  kanban?: boolean | null | undefined;
  /**
   * How many years after their last day personal data, pay, contracts and letters of people who have left are erased for good, from
   * 2 to 30; null keeps them. It applies from the next day on, and what was erased does not come back.
   */
  leaverYears?: number | null | undefined;
  /** The host name whose sign-in page leads straight to the company's identity provider. For administrators of the platform. */
  loginDomain?: string | null | undefined;
  /** What the QR code of the mini-program says: an address that begins with http or https. */
  miniProgramUrl?: string | null | undefined;
  /** Name of the company, at most 50 characters. */
  name?: string | null | undefined;
  /**
   * Whether ranks of people are hidden from all but administrators and roles with the page element `employee.rank`. Applies at
   * once: in lists, records, files, filters and sorting.
   */
  ranksHidden?: boolean | null | undefined;
  /** Percentage of the full score below which forms of a 360 assessment are flagged to HR in new plans, from 0 to 100. */
  reviewLowScore?: string | null | undefined;
  /** Whether superiors see the self score while they score. */
  selfScoreFirst?: boolean | null | undefined;
  /** The zone it keeps its days in; refused while appraisal plans are open. For administrators of the platform. */
  timeZone?: string | null | undefined;
  /** The `version` of the company as you read it; an older one is refused with CONFLICT. */
  version: number;
};

export type CompanyListQueryVariables = Exact<{
  keyword?: string | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CompanyListQuery = { managedCompanies: { total: number, items: Array<{ id: string, code: string, name: string, timeZone: string, loginDomain: string | null, enabled: boolean, createdAt: string, finalCommentRequired: boolean, integerScores: boolean, selfScoreFirst: boolean, kanban: boolean, ranksHidden: boolean, reviewLowScore: string, backDatingDays: number, changeProposals: boolean, leaverYears: number | null, miniProgramUrl: string | null, externalSystemUrl: string | null, externalSystemAppId: string | null, version: number }> } | null };

export type CompanySettingsQueryVariables = Exact<{
  id?: string | null | undefined;
}>;


export type CompanySettingsQuery = { managedCompany: { id: string, code: string, name: string, timeZone: string, loginDomain: string | null, enabled: boolean, createdAt: string, finalCommentRequired: boolean, integerScores: boolean, selfScoreFirst: boolean, kanban: boolean, ranksHidden: boolean, reviewLowScore: string, backDatingDays: number, changeProposals: boolean, leaverYears: number | null, miniProgramUrl: string | null, externalSystemUrl: string | null, externalSystemAppId: string | null, version: number } | null };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { initialPassword: string | null, company: { id: string, code: string, name: string, timeZone: string, loginDomain: string | null, enabled: boolean, createdAt: string, finalCommentRequired: boolean, integerScores: boolean, selfScoreFirst: boolean, kanban: boolean, ranksHidden: boolean, reviewLowScore: string, backDatingDays: number, changeProposals: boolean, leaverYears: number | null, miniProgramUrl: string | null, externalSystemUrl: string | null, externalSystemAppId: string | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type SaveCompanyMutationVariables = Exact<{
  input: SaveCompanyInput;
}>;


export type SaveCompanyMutation = { saveCompany: { company: { id: string, code: string, name: string, timeZone: string, loginDomain: string | null, enabled: boolean, createdAt: string, finalCommentRequired: boolean, integerScores: boolean, selfScoreFirst: boolean, kanban: boolean, ranksHidden: boolean, reviewLowScore: string, backDatingDays: number, changeProposals: boolean, leaverYears: number | null, miniProgramUrl: string | null, externalSystemUrl: string | null, externalSystemAppId: string | null, version: number } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CompanyFullFragment = { id: string, code: string, name: string, timeZone: string, loginDomain: string | null, enabled: boolean, createdAt: string, finalCommentRequired: boolean, integerScores: boolean, selfScoreFirst: boolean, kanban: boolean, ranksHidden: boolean, reviewLowScore: string, backDatingDays: number, changeProposals: boolean, leaverYears: number | null, miniProgramUrl: string | null, externalSystemUrl: string | null, externalSystemAppId: string | null, version: number };

export const CompanyFullFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"integerScores"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreFirst"}},{"kind":"Field","name":{"kind":"Name","value":"kanban"}},{"kind":"Field","name":{"kind":"Name","value":"ranksHidden"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLowScore"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"leaverYears"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemAppId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyFullFragment, unknown>;
export const CompanyListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCompanies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFull"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"integerScores"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreFirst"}},{"kind":"Field","name":{"kind":"Name","value":"kanban"}},{"kind":"Field","name":{"kind":"Name","value":"ranksHidden"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLowScore"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"leaverYears"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemAppId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanyListQuery, CompanyListQueryVariables>;
export const CompanySettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanySettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFull"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"integerScores"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreFirst"}},{"kind":"Field","name":{"kind":"Name","value":"kanban"}},{"kind":"Field","name":{"kind":"Name","value":"ranksHidden"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLowScore"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"leaverYears"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemAppId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CompanySettingsQuery, CompanySettingsQueryVariables>;
export const CreateCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFull"}}]}},{"kind":"Field","name":{"kind":"Name","value":"initialPassword"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"integerScores"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreFirst"}},{"kind":"Field","name":{"kind":"Name","value":"kanban"}},{"kind":"Field","name":{"kind":"Name","value":"ranksHidden"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLowScore"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"leaverYears"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemAppId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const SaveCompanyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyFull"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyFull"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManagedCompany"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"finalCommentRequired"}},{"kind":"Field","name":{"kind":"Name","value":"integerScores"}},{"kind":"Field","name":{"kind":"Name","value":"selfScoreFirst"}},{"kind":"Field","name":{"kind":"Name","value":"kanban"}},{"kind":"Field","name":{"kind":"Name","value":"ranksHidden"}},{"kind":"Field","name":{"kind":"Name","value":"reviewLowScore"}},{"kind":"Field","name":{"kind":"Name","value":"backDatingDays"}},{"kind":"Field","name":{"kind":"Name","value":"changeProposals"}},{"kind":"Field","name":{"kind":"Name","value":"leaverYears"}},{"kind":"Field","name":{"kind":"Name","value":"miniProgramUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"externalSystemAppId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveCompanyMutation, SaveCompanyMutationVariables>;

export function useCompanyListQuery(options?: ApolloHooks.useQuery.Options<CompanyListQuery, CompanyListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CompanyListDocument, options ?? {});
}
export function useCompanyListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CompanyListQuery, CompanyListQueryVariables>) {
  return ApolloHooks.useLazyQuery(CompanyListDocument, options);
}

export function useCompanySettingsQuery(options?: ApolloHooks.useQuery.Options<CompanySettingsQuery, CompanySettingsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CompanySettingsDocument, options ?? {});
}
export function useCompanySettingsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CompanySettingsQuery, CompanySettingsQueryVariables>) {
  return ApolloHooks.useLazyQuery(CompanySettingsDocument, options);
}

export function useCreateCompanyMutation(options?: ApolloHooks.useMutation.Options<CreateCompanyMutation, CreateCompanyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateCompanyDocument, options);
}

export function useSaveCompanyMutation(options?: ApolloHooks.useMutation.Options<SaveCompanyMutation, SaveCompanyMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveCompanyDocument, options);
}