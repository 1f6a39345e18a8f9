/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An entry for the schedule. */
export type AddScheduleItemInput = {
  /** What is planned, at most 200 characters. */
  content: string;
  /** Its day. */
  date: string;
  /** Its time of day as `HH:mm`, in the company's time zone. */
  time: string;
};

/** Which entry of the schedule to delete. */
export type DeleteScheduleItemInput = {
  /** Id of the entry. */
  id: string;
};

/** Pages to put on the home page. */
export type SaveShortcutsInput = {
  /** Paths of pages of the caller's own menu, in order, at most 12; empty to go back to the first pages of the menu. */
  paths: Array<string>;
};

/** A day on which to be reminded, or no longer. */
export type SetRemindDateInput = {
  /** The day. */
  date: string;
  /** Whether a message is sent in the morning of that day. */
  remind: boolean;
};

export type ScheduleDayQueryVariables = Exact<{
  date: string;
}>;


export type ScheduleDayQuery = { scheduleDay: { scheduledDates: Array<string>, remindDates: Array<string>, items: Array<{ id: string, date: string, time: string, content: string }> } | null };

export type ShortcutsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortcutsQuery = { shortcuts: Array<{ path: string, name: string, icon: string | null }> | null };

export type AddScheduleItemMutationVariables = Exact<{
  input: AddScheduleItemInput;
}>;


export type AddScheduleItemMutation = { addScheduleItem: { item: { id: string, date: string, time: string, content: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DeleteScheduleItemMutationVariables = Exact<{
  input: DeleteScheduleItemInput;
}>;


export type DeleteScheduleItemMutation = { deleteScheduleItem: { deletedId: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type SetRemindDateMutationVariables = Exact<{
  input: SetRemindDateInput;
}>;


export type SetRemindDateMutation = { setRemindDate: { date: string | null, userErrors: Array<{ code: string, message: string }> } | null };

export type SaveShortcutsMutationVariables = Exact<{
  input: SaveShortcutsInput;
}>;


export type SaveShortcutsMutation = { saveShortcuts: { shortcuts: Array<{ path: string, name: string, icon: string | null }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type MenuQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuQuery = { menu: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null, children: Array<{ id: string, name: string, path: string | null, icon: string | null }> }> }> | null };


export const ScheduleDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScheduleDay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"date"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"date"},"value":{"kind":"Variable","name":{"kind":"Name","value":"date"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scheduledDates"}},{"kind":"Field","name":{"kind":"Name","value":"remindDates"}}]}}]}}]} as unknown as DocumentNode<ScheduleDayQuery, ScheduleDayQueryVariables>;
export const ShortcutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]}}]} as unknown as DocumentNode<ShortcutsQuery, ShortcutsQueryVariables>;
export const AddScheduleItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddScheduleItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddScheduleItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addScheduleItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AddScheduleItemMutation, AddScheduleItemMutationVariables>;
export const DeleteScheduleItemDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteScheduleItem"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteScheduleItemInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteScheduleItem"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedId"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DeleteScheduleItemMutation, DeleteScheduleItemMutationVariables>;
export const SetRemindDateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetRemindDate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetRemindDateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setRemindDate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetRemindDateMutation, SetRemindDateMutationVariables>;
export const SaveShortcutsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveShortcuts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveShortcutsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveShortcuts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortcuts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveShortcutsMutation, SaveShortcutsMutationVariables>;
export const MenuDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuTree"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuTree"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuItem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}}]}}]} as unknown as DocumentNode<MenuQuery, MenuQueryVariables>;

export function useScheduleDayQuery(options: ApolloHooks.useQuery.Options<ScheduleDayQuery, ScheduleDayQueryVariables> & { variables: ScheduleDayQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ScheduleDayDocument, options);
}
export function useScheduleDayLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ScheduleDayQuery, ScheduleDayQueryVariables>) {
  return ApolloHooks.useLazyQuery(ScheduleDayDocument, options);
}

export function useShortcutsQuery(options?: ApolloHooks.useQuery.Options<ShortcutsQuery, ShortcutsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(ShortcutsDocument, options ?? {});
}
export function useShortcutsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<ShortcutsQuery, ShortcutsQueryVariables>) {
  return ApolloHooks.useLazyQuery(ShortcutsDocument, options);
}

export function useAddScheduleItemMutation(options?: ApolloHooks.useMutation.Options<AddScheduleItemMutation, AddScheduleItemMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddScheduleItemDocument, options);
}

export function useDeleteScheduleItemMutation(options?: ApolloHooks.useMutation.Options<DeleteScheduleItemMutation, DeleteScheduleItemMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DeleteScheduleItemDocument, options);
}

export function useSetRemindDateMutation(options?: ApolloHooks.useMutation.Options<SetRemindDateMutation, SetRemindDateMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SetRemindDateDocument, options);
}

export function useSaveShortcutsMutation(options?: ApolloHooks.useMutation.Options<SaveShortcutsMutation, SaveShortcutsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveShortcutsDocument, options);
}

export function useMenuQuery(options?: ApolloHooks.useQuery.Options<MenuQuery, MenuQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(MenuDocument, options ?? {});
}
export function useMenuLazyQuery(options?: ApolloHooks.useLazyQuery.Options<MenuQuery, MenuQueryVariables>) {
  return ApolloHooks.useLazyQuery(MenuDocument, options);
}