/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How the users of a company prove who they are. */
export type LoginWay =
  /** At the company's own sign-in page (single sign-on). */
  | 'ADFS'
  /** With a password that this product keeps. */
  | 'DEFAULT'
  /** With the password of the company's own directory (LDAP). */
  | 'LDAP'
  | '%future added value';

/** How the people of a company are to sign in. */
export type SaveSignInSettingsInput = {
  /** The directory; null for none. */
  directory?: SignInDirectoryInput | null | undefined;
  /** The way they sign in. */
  loginWay: LoginWay;
  /** The identity provider; null for none. */
  provider?: SignInProviderInput | null | undefined;
  /** The `version` that was read. */
  version: number;
};

/** A directory as it is to be. */
export type SignInDirectoryInput = {
  /** Below which entry people are looked for, at most 500 characters. */
  baseDn: string;
  /** The entry that looks them up, at most 500 characters. */
  bindDn: string;
  /** The password of that entry; null leaves it as it is. */
  bindSecret?: string | null | undefined;
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: string | null | undefined;
  /** Which name of an account stands there. */
  nameKind: SignInName;
  /** Whether an `ldap://` connection is encrypted before anything is sent. */
  startTls: boolean;
  /** Its address, `ldaps://host:port`, or `ldap://` with StartTLS; at most 200 characters. */
  url: string;
  /** What finds one of them, with `{name}` for the name; at most 500 characters. */
  userFilter: string;
};

/** Which of an account's names another system knows it by. */
export type SignInName =
  /** The account name. */
  | 'ACCOUNT'
  /** The email. */
  | 'EMAIL'
  /** The employee number. */
  | 'NUMBER'
  | '%future added value';

/** An identity provider as it is to be. */
export type SignInProviderInput = {
  /** Certificate of an authority of the company's own, in PEM form; null for those everybody trusts. */
  caCertificate?: string | null | undefined;
  /** Name of the claim that people are recognised by; null when they are not. */
  claim?: string | null | undefined;
  /** As what it knows this product, at most 500 characters. */
  clientId: string;
  /** What proves who asks; null leaves it as it is. */
  clientSecret?: string | null | undefined;
  /** Its issuer address, at most 300 characters. */
  issuer: string;
  /** How somebody new is recognised. */
  matchBy: SignInProviderMatch;
  /** Which name of an account the claim holds. */
  nameKind: SignInName;
};

/** How an identity provider's people are recognised when they come for the first time. */
export type SignInProviderMatch =
  /** By a claim of the provider that holds a name of the account. */
  | 'CLAIM'
  /** By a verified email. */
  | 'EMAIL'
  /** Not at all: they link their account themselves. */
  | 'LINK'
  | '%future added value';

/** A way to sign in that is tried. */
export type TestSignInSettingsInput = {
  /** The directory; null for none. */
  directory?: SignInDirectoryInput | null | undefined;
  /** The way they would sign in. */
  loginWay: LoginWay;
  /** The identity provider; null for none. */
  provider?: SignInProviderInput | null | undefined;
};

export type SignInSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInSettingsQuery = { signInSettings: { loginWay: LoginWay | null, redirectUri: string, loginDomain: string | null, version: number, directory: { url: string, startTls: boolean, baseDn: string, bindDn: string, userFilter: string, nameKind: SignInName | null, caCertificate: string | null } | null, provider: { issuer: string, clientId: string, hasClientSecret: boolean, matchBy: SignInProviderMatch | null, claim: string | null, nameKind: SignInName | null, caCertificate: string | null } | null } | null };

export type SaveSignInSettingsMutationVariables = Exact<{
  input: SaveSignInSettingsInput;
}>;


export type SaveSignInSettingsMutation = { saveSignInSettings: { version: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type TestSignInSettingsMutationVariables = Exact<{
  input: TestSignInSettingsInput;
}>;


export type TestSignInSettingsMutation = { testSignInSettings: { entry: string | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };


export const SignInSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWay"}},{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"loginDomain"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"directory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"startTls"}},{"kind":"Field","name":{"kind":"Name","value":"baseDn"}},{"kind":"Field","name":{"kind":"Name","value":"bindDn"}},{"kind":"Field","name":{"kind":"Name","value":"userFilter"}},{"kind":"Field","name":{"kind":"Name","value":"nameKind"}},{"kind":"Field","name":{"kind":"Name","value":"caCertificate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"provider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"hasClientSecret"}},{"kind":"Field","name":{"kind":"Name","value":"matchBy"}},{"kind":"Field","name":{"kind":"Name","value":"claim"}},{"kind":"Field","name":{"kind":"Name","value":"nameKind"}},{"kind":"Field","name":{"kind":"Name","value":"caCertificate"}}]}}]}}]}}]} as unknown as DocumentNode<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const SaveSignInSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSignInSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveSignInSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSignInSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSignInSettingsMutation, SaveSignInSettingsMutationVariables>;
export const TestSignInSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestSignInSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestSignInSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testSignInSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TestSignInSettingsMutation, TestSignInSettingsMutationVariables>;

export function useSignInSettingsQuery(options?: ApolloHooks.useQuery.Options<SignInSettingsQuery, SignInSettingsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(SignInSettingsDocument, options ?? {});
}
export function useSignInSettingsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<SignInSettingsQuery, SignInSettingsQueryVariables>) {
  return ApolloHooks.useLazyQuery(SignInSettingsDocument, options);
}

export function useSaveSignInSettingsMutation(options?: ApolloHooks.useMutation.Options<SaveSignInSettingsMutation, SaveSignInSettingsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveSignInSettingsDocument, options);
}

export function useTestSignInSettingsMutation(options?: ApolloHooks.useMutation.Options<TestSignInSettingsMutation, TestSignInSettingsMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(TestSignInSettingsDocument, options);
}