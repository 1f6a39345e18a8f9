/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A new entry. */
export type AddDictionaryEntryInput = {
  /** Which dictionary; left out, a new one of this name is made. */
  dictionaryId?: string | null | undefined;
  /** What it is called. */
  name: string;
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: string | null | undefined;
};

/** Where a dictionary comes from, and what may be done with it. */
export type DictionaryKind =
  /** Its entries are the product's: renamed, sorted and disabled, never added. */
  | 'FIXED'
  /** It comes with entries, and the company adds its own. */
  | 'OPEN'
  /** The company has made it. */
  | 'OWN'
  | '%future added value';

/** An entry that is to be offered no more. */
export type DisableDictionaryEntryInput = {
  /** Which entry. */
  code: string;
  /** Which dictionary. */
  dictionaryId: string;
  /** Version of the dictionary that was changed. */
  version: number;
};

/** An entry that is to be offered again. */
export type EnableDictionaryEntryInput = {
  /** Which entry. */
  code: string;
  /** Which dictionary. */
  dictionaryId: string;
  /** Version of the dictionary that was changed. */
  version: number;
};

/** Another order of the entries. */
export type OrderDictionaryInput = {
  /** The code of every entry once, in the new order. */
  codes: Array<string>;
  /** Which dictionary. */
  dictionaryId: string;
  /** Version of the dictionary that was changed. */
  version: number;
};

/** Other names of an entry or a dictionary. */
export type RenameDictionaryEntryInput = {
  /** Which entry; left out, the dictionary itself. */
  code?: string | null | undefined;
  /** Which dictionary. */
  dictionaryId: string;
  /** What it is called from now on. */
  name: string;
  /** In English; left out, there is none, and the name is shown. */
  nameEn?: string | null | undefined;
  /** Version of the dictionary that was changed. */
  version: number;
};

export type DictionariesQueryVariables = Exact<{
  ids?: Array<string> | null | undefined;
}>;


export type DictionariesQuery = { dictionaries: Array<{ id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> }> | null };

export type AddDictionaryEntryMutationVariables = Exact<{
  input: AddDictionaryEntryInput;
}>;


export type AddDictionaryEntryMutation = { addDictionaryEntry: { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RenameDictionaryEntryMutationVariables = Exact<{
  input: RenameDictionaryEntryInput;
}>;


export type RenameDictionaryEntryMutation = { renameDictionaryEntry: { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type OrderDictionaryMutationVariables = Exact<{
  input: OrderDictionaryInput;
}>;


export type OrderDictionaryMutation = { orderDictionary: { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DisableDictionaryEntryMutationVariables = Exact<{
  input: DisableDictionaryEntryInput;
}>;


export type DisableDictionaryEntryMutation = { disableDictionaryEntry: { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type EnableDictionaryEntryMutationVariables = Exact<{
  input: EnableDictionaryEntryInput;
}>;


export type EnableDictionaryEntryMutation = { enableDictionaryEntry: { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DictionarySavedFragment = { dictionary: { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> };

export type DictionaryPartsFragment = { id: string, name: string, nameEn: string | null, kind: DictionaryKind | null, version: number, entries: Array<{ code: string, name: string, nameEn: string | null, shipped: boolean, enabled: boolean }> };

export const DictionaryPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DictionaryPartsFragment, unknown>;
export const DictionarySavedFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DictionarySavedFragment, unknown>;
export const DictionariesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dictionaries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionaries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DictionariesQuery, DictionariesQueryVariables>;
export const AddDictionaryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDictionaryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDictionaryEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addDictionaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionarySaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddDictionaryEntryMutation, AddDictionaryEntryMutationVariables>;
export const RenameDictionaryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameDictionaryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameDictionaryEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameDictionaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionarySaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RenameDictionaryEntryMutation, RenameDictionaryEntryMutationVariables>;
export const OrderDictionaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderDictionary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrderDictionaryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderDictionary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionarySaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<OrderDictionaryMutation, OrderDictionaryMutationVariables>;
export const DisableDictionaryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableDictionaryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableDictionaryEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableDictionaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionarySaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<DisableDictionaryEntryMutation, DisableDictionaryEntryMutationVariables>;
export const EnableDictionaryEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableDictionaryEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnableDictionaryEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableDictionaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionarySaved"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionarySaved"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DictionaryPayload"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dictionary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DictionaryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DictionaryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dictionary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"shipped"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<EnableDictionaryEntryMutation, EnableDictionaryEntryMutationVariables>;

export function useDictionariesQuery(options?: ApolloHooks.useQuery.Options<DictionariesQuery, DictionariesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DictionariesDocument, options ?? {});
}
export function useDictionariesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DictionariesQuery, DictionariesQueryVariables>) {
  return ApolloHooks.useLazyQuery(DictionariesDocument, options);
}

export function useAddDictionaryEntryMutation(options?: ApolloHooks.useMutation.Options<AddDictionaryEntryMutation, AddDictionaryEntryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(AddDictionaryEntryDocument, options);
}

export function useRenameDictionaryEntryMutation(options?: ApolloHooks.useMutation.Options<RenameDictionaryEntryMutation, RenameDictionaryEntryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RenameDictionaryEntryDocument, options);
}

export function useOrderDictionaryMutation(options?: ApolloHooks.useMutation.Options<OrderDictionaryMutation, OrderDictionaryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(OrderDictionaryDocument, options);
}

export function useDisableDictionaryEntryMutation(options?: ApolloHooks.useMutation.Options<DisableDictionaryEntryMutation, DisableDictionaryEntryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DisableDictionaryEntryDocument, options);
}

export function useEnableDictionaryEntryMutation(options?: ApolloHooks.useMutation.Options<EnableDictionaryEntryMutation, EnableDictionaryEntryMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(EnableDictionaryEntryDocument, options);
}