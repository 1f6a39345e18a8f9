/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as ApolloHooks from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What becomes of people who are no longer in the directory. */
export type DecideDirectoryDeparturesInput = {
  /** True: their accounts are closed; false: they stay open. */
  close: boolean;
  /** Ids of the people, at most 200. */
  employeeIds: Array<string>;
};

/** Why somebody counts as no longer in the directory. */
export type DirectoryDepartureReason =
  /** The directory has deleted the person. */
  | 'DELETED'
  /** The directory says that the person is not active, or has left. */
  | 'INACTIVE'
  /** The directory does not list the person any more. */
  | 'MISSING'
  | '%future added value';

/** By what somebody of a directory is found among the company's people, the first time. */
export type DirectoryIdentity =
  /** By the email. */
  | 'EMAIL'
  /** By the employee number. */
  | 'NUMBER'
  | '%future added value';

/** Which field of a directory is to fill one of an employee. */
export type DirectoryMappingInput = {
  /** Key of the employee's field, one of `fields`. */
  field: string;
  /** One of the directory's `sources`, or `addedPrefix` with the name of a field behind it; null when nothing is to fill it. */
  source?: string | null | undefined;
};

/** What a run is for. */
export type DirectorySyncRunKind =
  /** To see what would come; it writes nothing. */
  | 'DRY_RUN'
  /** To take people over, as every night. */
  | 'NIGHTLY'
  /** To take people over, by somebody's wish. */
  | 'RUN'
  | '%future added value';

/** How far a run is. */
export type DirectorySyncRunStatus =
  /** It is finished. */
  | 'DONE'
  /** It broke off; `problem` says why. */
  | 'FAILED'
  /** It is under way. */
  | 'RUNNING'
  | '%future added value';

/** What taking over one row would do. */
export type EmployeeImportOutcome =
  /** It adds an employee. */
  | 'ADD'
  /** It changes an employee with the same employee number, or files a personnel change of one. */
  | 'CHANGE'
  /** The file leaves it out, and it is closed, because that was chosen. */
  | 'CLOSE'
  /** It cannot be taken over; `errors` of the row say why. */
  | 'ERROR'
  /** The undo left it as the import made it; `errors` of the row say why. */
  | 'KEPT'
  /** The file leaves it out, and it cannot be closed although that was chosen; `errors` of the row say why. */
  | 'OPEN'
  /** It changes nothing, because everything is like that already. */
  | 'SAME'
  | '%future added value';

/** Which page of a list to answer. Lists here are numbered, because the tables on screen say "page 2 of 7". */
export type PageInput = {
  /** Number of the page; the first is 1. A page after the last one is empty. */
  pageNo?: number;
  /** Rows on a page, from 1 to 100 where the list's own description names no other limit. */
  pageSize?: number;
};

/** How a company is to take people over from a directory. */
export type SaveDirectorySyncInput = {
  /** Where it is asked, `https://host`, at most 500 characters; null for the usual address. */
  address?: string | null | undefined;
  /** As whom it is asked, at most 100 characters; null for a directory that pushes. */
  appId?: string | null | undefined;
  /** Whether departments that are missing here are made. */
  createDepartments: boolean;
  /** Whether people who are put into a group move to the department of its name. */
  groupsAreDepartments: boolean;
  /** By what somebody is found the first time. */
  identifyBy: DirectoryIdentity;
  /** What fills what; a field that is not named stays as it is. */
  mapping: Array<DirectoryMappingInput>;
  /** Whether it is asked every night. */
  nightly: boolean;
  /** What proves that, at most 500 characters; null leaves it as it is. */
  secret?: string | null | undefined;
  /** The kind of directory; NONE for none. With another kind, address or account, who was known there is forgotten. */
  type: SyncSystemType;
  /** The `version` that was read. */
  version: number;
};

/** What the directory is asked for. */
export type StartDirectorySyncInput = {
  /** Made by the client, once for each wish: a request that is sent again with the same key has its effect only once. */
  clientMutationId: string;
  /** False: a dry run, which writes nothing; true: people are taken over. */
  commit: boolean;
};

/** The other system from which a company's people and departments are taken over automatically. */
export type SyncSystemType =
  /** The directory of a chat product. */
  | 'CHAT'
  /** The directory of an enterprise messaging product. */
  | 'ENTERPRISE_MESSAGING'
  /** Another HR system; the page header offers a jump to it. */
  | 'EXTERNAL_HR'
  /** Files that another system puts down regularly. */
  | 'FILE_DROP'
  /** None; people are kept here. */
  | 'NONE'
  /** Kept for later; no company has it. */
  | 'RESERVED'
  /** A directory that speaks SCIM 2.0, the standard for user data. */
  | 'SCIM'
  | '%future added value';

/** A directory that is tried. */
export type TestDirectorySyncInput = {
  /** Where it is asked; null for the usual address. */
  address?: string | null | undefined;
  /** As whom it is asked. */
  appId?: string | null | undefined;
  /** What proves that; null for the one that is kept. */
  secret?: string | null | undefined;
  /** The kind of directory. */
  type: SyncSystemType;
};

export type DirectorySyncShownFragment = { type: SyncSystemType | null, scimAddress: string, address: string | null, appId: string | null, hasSecret: boolean, identifyBy: DirectoryIdentity | null, nightly: boolean, createDepartments: boolean, groupsAreDepartments: boolean, version: number, scimToken: { ending: string, createdAt: string, lastUsedAt: string | null } | null, fields: Array<{ field: string, label: string }>, mapping: Array<{ field: string, source: string | null }>, kinds: Array<{ type: SyncSystemType | null, available: boolean, sources: Array<string>, addedPrefix: string | null, address: string | null, defaults: Array<{ field: string, source: string | null }> }> };

export type DirectorySyncQueryVariables = Exact<{ [key: string]: never; }>;


export type DirectorySyncQuery = { directorySync: { type: SyncSystemType | null, scimAddress: string, address: string | null, appId: string | null, hasSecret: boolean, identifyBy: DirectoryIdentity | null, nightly: boolean, createDepartments: boolean, groupsAreDepartments: boolean, version: number, runningJob: { id: string } | null, scimToken: { ending: string, createdAt: string, lastUsedAt: string | null } | null, fields: Array<{ field: string, label: string }>, mapping: Array<{ field: string, source: string | null }>, kinds: Array<{ type: SyncSystemType | null, available: boolean, sources: Array<string>, addedPrefix: string | null, address: string | null, defaults: Array<{ field: string, source: string | null }> }> } | null };

export type SaveDirectorySyncMutationVariables = Exact<{
  input: SaveDirectorySyncInput;
}>;


export type SaveDirectorySyncMutation = { saveDirectorySync: { directorySync: { type: SyncSystemType | null, scimAddress: string, address: string | null, appId: string | null, hasSecret: boolean, identifyBy: DirectoryIdentity | null, nightly: boolean, createDepartments: boolean, groupsAreDepartments: boolean, version: number, scimToken: { ending: string, createdAt: string, lastUsedAt: string | null } | null, fields: Array<{ field: string, label: string }>, mapping: Array<{ field: string, source: string | null }>, kinds: Array<{ type: SyncSystemType | null, available: boolean, sources: Array<string>, addedPrefix: string | null, address: string | null, defaults: Array<{ field: string, source: string | null }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type TestDirectorySyncMutationVariables = Exact<{
  input: TestDirectorySyncInput;
}>;


export type TestDirectorySyncMutation = { testDirectorySync: { departments: number | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type CreateScimTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateScimTokenMutation = { createScimToken: { token: string | null, directorySync: { type: SyncSystemType | null, scimAddress: string, address: string | null, appId: string | null, hasSecret: boolean, identifyBy: DirectoryIdentity | null, nightly: boolean, createDepartments: boolean, groupsAreDepartments: boolean, version: number, scimToken: { ending: string, createdAt: string, lastUsedAt: string | null } | null, fields: Array<{ field: string, label: string }>, mapping: Array<{ field: string, source: string | null }>, kinds: Array<{ type: SyncSystemType | null, available: boolean, sources: Array<string>, addedPrefix: string | null, address: string | null, defaults: Array<{ field: string, source: string | null }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type RevokeScimTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeScimTokenMutation = { revokeScimToken: { directorySync: { type: SyncSystemType | null, scimAddress: string, address: string | null, appId: string | null, hasSecret: boolean, identifyBy: DirectoryIdentity | null, nightly: boolean, createDepartments: boolean, groupsAreDepartments: boolean, version: number, scimToken: { ending: string, createdAt: string, lastUsedAt: string | null } | null, fields: Array<{ field: string, label: string }>, mapping: Array<{ field: string, source: string | null }>, kinds: Array<{ type: SyncSystemType | null, available: boolean, sources: Array<string>, addedPrefix: string | null, address: string | null, defaults: Array<{ field: string, source: string | null }> }> } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DirectorySyncRunsQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type DirectorySyncRunsQuery = { directorySyncRuns: { total: number, items: Array<{ id: string, kind: DirectorySyncRunKind | null, status: DirectorySyncRunStatus | null, startedAt: string, finishedAt: string | null, add: number | null, change: number | null, same: number | null, left: number | null, gone: number | null, departments: number | null, createdDepartments: Array<string>, hasLines: boolean, notes: Array<string>, problem: string | null }> } | null };

export type DirectorySyncLinesQueryVariables = Exact<{
  runId: string;
  outcome?: EmployeeImportOutcome | null | undefined;
  page?: PageInput | null | undefined;
}>;


export type DirectorySyncLinesQuery = { directorySyncLines: { total: number, items: Array<{ row: number, outcome: EmployeeImportOutcome | null, number: string | null, name: string | null, changes: Array<{ field: string, label: string, before: string | null, after: string | null, masked: boolean }>, cells: Array<{ field: string, value: string }>, errors: Array<{ field: string | null, column: string | null, code: string, message: string, allowed: Array<string> | null }> }> } | null };

export type StartDirectorySyncMutationVariables = Exact<{
  input: StartDirectorySyncInput;
}>;


export type StartDirectorySyncMutation = { startDirectorySync: { runId: string | null, job: { id: string } | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DirectoryDeparturesQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type DirectoryDeparturesQuery = { directoryDepartures: { total: number, items: Array<{ reason: DirectoryDepartureReason | null, goneSince: string, accountOpen: boolean, employee: { id: string, number: string, name: string } | null }> } | null };

export type DecideDirectoryDeparturesMutationVariables = Exact<{
  input: DecideDirectoryDeparturesInput;
}>;


export type DecideDirectoryDeparturesMutation = { decideDirectoryDepartures: { changedIds: Array<string> | null, refused: Array<{ employeeId: string, message: string }> | null, userErrors: Array<{ field: string | null, code: string, message: string }> } | null };

export type DirectoryConflictsQueryVariables = Exact<{
  page?: PageInput | null | undefined;
}>;


export type DirectoryConflictsQuery = { directoryConflicts: { total: number, items: Array<{ field: string, value: string | null, message: string, employee: { id: string, number: string, name: string } | null }> } | null };

export const DirectorySyncShownFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectorySyncShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectorySync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scimAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"nightly"}},{"kind":"Field","name":{"kind":"Name","value":"createDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"groupsAreDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"scimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"addedPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<DirectorySyncShownFragment, unknown>;
export const DirectorySyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectorySync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directorySync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectorySyncShown"}},{"kind":"Field","name":{"kind":"Name","value":"runningJob"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectorySyncShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectorySync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scimAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"nightly"}},{"kind":"Field","name":{"kind":"Name","value":"createDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"groupsAreDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"scimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"addedPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<DirectorySyncQuery, DirectorySyncQueryVariables>;
export const SaveDirectorySyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDirectorySync"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveDirectorySyncInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveDirectorySync"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directorySync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectorySyncShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectorySyncShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectorySync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scimAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"nightly"}},{"kind":"Field","name":{"kind":"Name","value":"createDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"groupsAreDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"scimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"addedPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<SaveDirectorySyncMutation, SaveDirectorySyncMutationVariables>;
export const TestDirectorySyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestDirectorySync"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestDirectorySyncInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testDirectorySync"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<TestDirectorySyncMutation, TestDirectorySyncMutationVariables>;
export const CreateScimTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateScimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createScimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"directorySync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectorySyncShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectorySyncShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectorySync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scimAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"nightly"}},{"kind":"Field","name":{"kind":"Name","value":"createDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"groupsAreDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"scimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"addedPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<CreateScimTokenMutation, CreateScimTokenMutationVariables>;
export const RevokeScimTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeScimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeScimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directorySync"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectorySyncShown"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectorySyncShown"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DirectorySync"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"scimAddress"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecret"}},{"kind":"Field","name":{"kind":"Name","value":"identifyBy"}},{"kind":"Field","name":{"kind":"Name","value":"nightly"}},{"kind":"Field","name":{"kind":"Name","value":"createDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"groupsAreDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"scimToken"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ending"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mapping"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"available"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"addedPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]} as unknown as DocumentNode<RevokeScimTokenMutation, RevokeScimTokenMutationVariables>;
export const DirectorySyncRunsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectorySyncRuns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directorySyncRuns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"add"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"same"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}},{"kind":"Field","name":{"kind":"Name","value":"departments"}},{"kind":"Field","name":{"kind":"Name","value":"createdDepartments"}},{"kind":"Field","name":{"kind":"Name","value":"hasLines"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}}]}}]}}]}}]} as unknown as DocumentNode<DirectorySyncRunsQuery, DirectorySyncRunsQueryVariables>;
export const DirectorySyncLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectorySyncLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"runId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EmployeeImportOutcome"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directorySyncLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"runId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"runId"}}},{"kind":"Argument","name":{"kind":"Name","value":"outcome"},"value":{"kind":"Variable","name":{"kind":"Name","value":"outcome"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"row"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"masked"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"allowed"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DirectorySyncLinesQuery, DirectorySyncLinesQueryVariables>;
export const StartDirectorySyncDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartDirectorySync"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartDirectorySyncInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDirectorySync"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runId"}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<StartDirectorySyncMutation, StartDirectorySyncMutationVariables>;
export const DirectoryDeparturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectoryDepartures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directoryDepartures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"goneSince"}},{"kind":"Field","name":{"kind":"Name","value":"accountOpen"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DirectoryDeparturesQuery, DirectoryDeparturesQueryVariables>;
export const DecideDirectoryDeparturesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideDirectoryDepartures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideDirectoryDeparturesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideDirectoryDepartures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changedIds"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"employeeId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<DecideDirectoryDeparturesMutation, DecideDirectoryDeparturesMutationVariables>;
export const DirectoryConflictsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectoryConflicts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directoryConflicts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"employee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DirectoryConflictsQuery, DirectoryConflictsQueryVariables>;

export function useDirectorySyncQuery(options?: ApolloHooks.useQuery.Options<DirectorySyncQuery, DirectorySyncQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DirectorySyncDocument, options ?? {});
}
export function useDirectorySyncLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DirectorySyncQuery, DirectorySyncQueryVariables>) {
  return ApolloHooks.useLazyQuery(DirectorySyncDocument, options);
}

export function useSaveDirectorySyncMutation(options?: ApolloHooks.useMutation.Options<SaveDirectorySyncMutation, SaveDirectorySyncMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(SaveDirectorySyncDocument, options);
}

export function useTestDirectorySyncMutation(options?: ApolloHooks.useMutation.Options<TestDirectorySyncMutation, TestDirectorySyncMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(TestDirectorySyncDocument, options);
}

export function useCreateScimTokenMutation(options?: ApolloHooks.useMutation.Options<CreateScimTokenMutation, CreateScimTokenMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(CreateScimTokenDocument, options);
}

export function useRevokeScimTokenMutation(options?: ApolloHooks.useMutation.Options<RevokeScimTokenMutation, RevokeScimTokenMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(RevokeScimTokenDocument, options);
}

export function useDirectorySyncRunsQuery(options?: ApolloHooks.useQuery.Options<DirectorySyncRunsQuery, DirectorySyncRunsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DirectorySyncRunsDocument, options ?? {});
}
export function useDirectorySyncRunsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DirectorySyncRunsQuery, DirectorySyncRunsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DirectorySyncRunsDocument, options);
}

export function useDirectorySyncLinesQuery(options: ApolloHooks.useQuery.Options<DirectorySyncLinesQuery, DirectorySyncLinesQueryVariables> & { variables: DirectorySyncLinesQueryVariables } | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DirectorySyncLinesDocument, options);
}
export function useDirectorySyncLinesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DirectorySyncLinesQuery, DirectorySyncLinesQueryVariables>) {
  return ApolloHooks.useLazyQuery(DirectorySyncLinesDocument, options);
}

export function useStartDirectorySyncMutation(options?: ApolloHooks.useMutation.Options<StartDirectorySyncMutation, StartDirectorySyncMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(StartDirectorySyncDocument, options);
}

export function useDirectoryDeparturesQuery(options?: ApolloHooks.useQuery.Options<DirectoryDeparturesQuery, DirectoryDeparturesQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DirectoryDeparturesDocument, options ?? {});
}
export function useDirectoryDeparturesLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DirectoryDeparturesQuery, DirectoryDeparturesQueryVariables>) {
  return ApolloHooks.useLazyQuery(DirectoryDeparturesDocument, options);
}

export function useDecideDirectoryDeparturesMutation(options?: ApolloHooks.useMutation.Options<DecideDirectoryDeparturesMutation, DecideDirectoryDeparturesMutationVariables, ApolloCache, Record<never, never>>) {
  return ApolloHooks.useMutation(DecideDirectoryDeparturesDocument, options);
}

export function useDirectoryConflictsQuery(options?: ApolloHooks.useQuery.Options<DirectoryConflictsQuery, DirectoryConflictsQueryVariables> | ApolloHooks.SkipToken) {
  return ApolloHooks.useQuery(DirectoryConflictsDocument, options ?? {});
}
export function useDirectoryConflictsLazyQuery(options?: ApolloHooks.useLazyQuery.Options<DirectoryConflictsQuery, DirectoryConflictsQueryVariables>) {
  return ApolloHooks.useLazyQuery(DirectoryConflictsDocument, options);
}