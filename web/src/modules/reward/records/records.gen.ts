/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An order to be approved. */
export type ApproveCommodityOrderInput = {
  /** Id of the order. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Which benefits; the period is that of delivery. */
export type CommodityBenefitFilterInput = {
  /** First day; null for since ever. */
  from?: string | null | undefined;
  /** Beginning of name, pinyin, number or email; null for anybody. */
  keyword?: string | null | undefined;
  /** Last day; null for until now. */
  to?: string | null | undefined;
};

/** Which orders; the period is that of placing. */
export type CommodityOrderFilterInput = {
  /** First day; null for since ever. */
  from?: string | null | undefined;
  /** Beginning of name, pinyin, number or email; null for anybody. */
  keyword?: string | null | undefined;
  /** Only those in this state; null for any. */
  state?: CommodityOrderState | null | undefined;
  /** Last day; null for until now. */
  to?: string | null | undefined;
};

/** Where an order stands. Rejected and cancelled ones have given points and stock back. */
export type CommodityOrderState =
  /** HR has approved it, and it waits to be delivered. */
  | 'APPROVED'
  /** Whoever placed it has cancelled it. */
  | 'CANCELLED'
  /** It was handed over. */
  | 'DELIVERED'
  /** It waits for the approval of HR. */
  | 'PLACED'
  /** HR has rejected it. */
  | 'REJECTED'
  | '%future added value';

/** An order that was handed over. */
export type DeliverCommodityOrderInput = {
  /** Id of the order. */
  id: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** A file of benefits. */
export type ExportCommodityBenefitsInput = {
  /** Which of them; all when left out. */
  filter?: CommodityBenefitFilterInput | null | undefined;
  /** Format of the file. */
  format?: SheetFormat;
};

/** A file of orders. */
export type ExportCommodityOrdersInput = {
  /** Which of them; all when left out. */
  filter?: CommodityOrderFilterInput | null | undefined;
  /** Format of the file. */
  format?: SheetFormat;
};

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** An order to be rejected. */
export type RejectCommodityOrderInput = {
  /** Id of the order. */
  id: string;
  /** Why, at most 200 characters, which the person reads. */
  reason: string;
  /** The number of the change the caller saw last; a stale one is refused (CONFLICT). */
  version: number;
};

/** Format of a spreadsheet file. */
export type SheetFormat =
  /** Comma-separated values in UTF-8, which every spreadsheet program opens. */
  | 'CSV'
  /** An Excel workbook. */
  | 'XLSX'
  | '%future added value';

export type CommodityOrderListQueryVariables = Exact<{
  filter?: CommodityOrderFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CommodityOrderListQuery = { commodityOrders: { total: number, items: Array<{ id: string, commodityName: string, price: number, pointsPerYuan: number, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, own: boolean, version: number, person: { id: string, name: string, nameEn: string | null, number: string }, decidedBy: { id: string, name: string, nameEn: string | null } | null }> } | null };

export type CommodityBenefitListQueryVariables = Exact<{
  filter?: CommodityBenefitFilterInput | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type CommodityBenefitListQuery = { commodityBenefits: { total: number, items: Array<{ id: string, month: string, orders: number, price: number, person: { id: string, name: string, nameEn: string | null, number: string } }> } | null };

export type CommodityOrderRowFragment = { id: string, commodityName: string, price: number, pointsPerYuan: number, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, own: boolean, version: number, person: { id: string, name: string, nameEn: string | null, number: string }, decidedBy: { id: string, name: string, nameEn: string | null } | null };

export type CommodityBenefitRowFragment = { id: string, month: string, orders: number, price: number, person: { id: string, name: string, nameEn: string | null, number: string } };

export type ApproveCommodityOrderMutationVariables = Exact<{
  input: ApproveCommodityOrderInput;
}>;


export type ApproveCommodityOrderMutation = { approveCommodityOrder: { order: { id: string, commodityName: string, price: number, pointsPerYuan: number, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, own: boolean, version: number, person: { id: string, name: string, nameEn: string | null, number: string }, decidedBy: { id: string, name: string, nameEn: string | null } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RejectCommodityOrderMutationVariables = Exact<{
  input: RejectCommodityOrderInput;
}>;


export type RejectCommodityOrderMutation = { rejectCommodityOrder: { order: { id: string, commodityName: string, price: number, pointsPerYuan: number, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, own: boolean, version: number, person: { id: string, name: string, nameEn: string | null, number: string }, decidedBy: { id: string, name: string, nameEn: string | null } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeliverCommodityOrderMutationVariables = Exact<{
  input: DeliverCommodityOrderInput;
}>;


export type DeliverCommodityOrderMutation = { deliverCommodityOrder: { order: { id: string, commodityName: string, price: number, pointsPerYuan: number, points: number, state: CommodityOrderState | null, placedAt: string, decidedAt: string | null, deliveredAt: string | null, reason: string | null, own: boolean, version: number, person: { id: string, name: string, nameEn: string | null, number: string }, decidedBy: { id: string, name: string, nameEn: string | null } | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportCommodityOrdersMutationVariables = Exact<{
  input: ExportCommodityOrdersInput;
}>;


export type ExportCommodityOrdersMutation = { exportCommodityOrders: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type ExportCommodityBenefitsMutationVariables = Exact<{
  input: ExportCommodityBenefitsInput;
}>;


export type ExportCommodityBenefitsMutation = { exportCommodityBenefits: { file: { url: string, name: string | null } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export const CommodityOrderRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<CommodityOrderRowFragment, unknown>;
export const CommodityBenefitRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityBenefitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityBenefit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<CommodityBenefitRowFragment, unknown>;
export const CommodityOrderListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommodityOrderList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrderFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodityOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityOrderRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<CommodityOrderListQuery, CommodityOrderListQueryVariables>;
export const CommodityBenefitListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommodityBenefitList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityBenefitFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commodityBenefits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityBenefitRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityBenefitRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityBenefit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<CommodityBenefitListQuery, CommodityBenefitListQueryVariables>;
export const ApproveCommodityOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApproveCommodityOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApproveCommodityOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"approveCommodityOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<ApproveCommodityOrderMutation, ApproveCommodityOrderMutationVariables>;
export const RejectCommodityOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectCommodityOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectCommodityOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectCommodityOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<RejectCommodityOrderMutation, RejectCommodityOrderMutationVariables>;
export const DeliverCommodityOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeliverCommodityOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeliverCommodityOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverCommodityOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CommodityOrderRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CommodityOrderRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CommodityOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"commodityName"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"pointsPerYuan"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}}]}}]}}]} as unknown as DocumentNode<DeliverCommodityOrderMutation, DeliverCommodityOrderMutationVariables>;
export const ExportCommodityOrdersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCommodityOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportCommodityOrdersInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCommodityOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportCommodityOrdersMutation, ExportCommodityOrdersMutationVariables>;
export const ExportCommodityBenefitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExportCommodityBenefits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportCommodityBenefitsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportCommodityBenefits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ExportCommodityBenefitsMutation, ExportCommodityBenefitsMutationVariables>;

export function useCommodityOrderListQuery(options?: ApolloHooks.useQuery.Options<CommodityOrderListQuery, CommodityOrderListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommodityOrderListDocument, options ?? {});
}
export function useCommodityOrderListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommodityOrderListQuery, CommodityOrderListQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommodityOrderListDocument, options);
}

export function useCommodityBenefitListQuery(options?: ApolloHooks.useQuery.Options<CommodityBenefitListQuery, CommodityBenefitListQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(CommodityBenefitListDocument, options ?? {});
}
export function useCommodityBenefitListLazyQuery(options?: ApolloHooks.useLazyQuery.Options<CommodityBenefitListQuery, CommodityBenefitListQueryVariables>) {
  return ApolloHooks.useLazyQuery(CommodityBenefitListDocument, options);
}

export function useApproveCommodityOrderMutation(options?: ApolloHooks.useMutation.Options<ApproveCommodityOrderMutation, ApproveCommodityOrderMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ApproveCommodityOrderDocument, options);
}

export function useRejectCommodityOrderMutation(options?: ApolloHooks.useMutation.Options<RejectCommodityOrderMutation, RejectCommodityOrderMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RejectCommodityOrderDocument, options);
}

export function useDeliverCommodityOrderMutation(options?: ApolloHooks.useMutation.Options<DeliverCommodityOrderMutation, DeliverCommodityOrderMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeliverCommodityOrderDocument, options);
}

export function useExportCommodityOrdersMutation(options?: ApolloHooks.useMutation.Options<ExportCommodityOrdersMutation, ExportCommodityOrdersMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportCommodityOrdersDocument, options);
}

export function useExportCommodityBenefitsMutation(options?: ApolloHooks.useMutation.Options<ExportCommodityBenefitsMutation, ExportCommodityBenefitsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(ExportCommodityBenefitsDocument, options);
}