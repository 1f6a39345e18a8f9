import * as z from 'zod';
import { SyncSystemType } from '../../enums.ts';
import { SYNC_FIELDS, SYNC_IDENTITIES } from '../../rules/employee/sync.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Id,
  Instant,
  original,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { LOGIN_PAGE } from '../settings/ldap-controller.ts';
import { ImportRow } from './import.ts';

const visits = pages(LOGIN_PAGE, 'visit');
const edits = pages(LOGIN_PAGE, 'edit');
/** Keys to the company's people are not given while acting as somebody else. */
const keeps = original(edits);
/** Whoever looks after accounts, here or in the list of employees, decides about those of people who are gone. */
const decides = pages([
  { path: LOGIN_PAGE, need: 'edit' },
  { path: '/employee/list', need: 'edit' },
]);

const Source = z.string().min(1).max(60);
/** Which field of the directory fills which of ours. */
export const SyncMapped = z.object({
  field: z.string().max(60).describe('key of the employee’s field, one of `fields`'),
  source: Source.nullable().describe('as the documents of the directory call it; null: nothing fills the field'),
});

/** A field of an employee that a directory can fill. */
export const SyncFieldInfo = z.object({
  field: z.string().describe('its key'),
  label: z.string().describe('what it is called, in the language of the call'),
});

/** A kind of directory, and what there is to know of it before it is chosen. */
export const SyncKindInfo = z.object({
  syncType: z.enum(SyncSystemType),
  available: z.boolean().describe('whether it can be chosen here'),
  sources: z.array(z.string()).describe('its fields'),
  addedPrefix: z
    .string()
    .nullable()
    .describe('with what names begin of fields a company has added to it; null: they are among `sources`'),
  defaults: z.array(SyncMapped).describe('what fills what until somebody says otherwise'),
  address: z.string().nullable().describe('where it is asked unless it runs elsewhere; null: it asks us'),
});

export const ScimToken = z.object({
  ending: z.string().describe('its last characters'),
  createdAt: Instant,
  lastUsedAt: Instant.nullable().describe('within a minute; null: never'),
});

/** How the company takes people over from a directory; without the secrets. */
export const SyncSettings = z.object({
  syncType: z.enum(SyncSystemType).describe('0: from none'),
  kinds: z.array(SyncKindInfo).describe('every kind there is, also those that cannot be chosen'),
  scimAddress: z.string().describe('base address for a directory that pushes (SCIM 2.0)'),
  token: ScimToken.nullable().describe('what such a directory shows; null: none was made, or it was revoked'),
  address: z.string().nullable().describe('of a directory that is asked; null: it is not'),
  appId: z.string().nullable().describe('as whom it is asked: App ID or CorpID; null: it is not'),
  hasSecret: z.boolean().describe('whether the secret is kept, which nobody reads'),
  fields: z.array(SyncFieldInfo).describe('what a directory can fill: the product’s fields, then the company’s own'),
  mapping: z.array(SyncMapped).describe('what fills what'),
  identifyBy: z.enum(SYNC_IDENTITIES).describe('by what somebody is found the first time'),
  nightly: z.boolean().describe('whether it is asked every day'),
  createDepartments: z.boolean().describe('whether departments that are missing here are made'),
  groupsAreDepartments: z.boolean().describe('whether a pushed group named as a department moves people there'),
  runningJobId: Id.nullable().describe('the run under way; null: none'),
  version: z.int().min(0).describe('0: nothing saved yet'),
});

const Connection = {
  syncType: z.enum(SyncSystemType),
  address: z
    .url({ protocol: /^https?$/ })
    .max(LIMITS.webAddress)
    .nullish()
    .describe('where it is asked; null: at its usual address'),
  appId: z.string().trim().max(100).nullish().describe('as whom it is asked: App ID or CorpID; null: it pushes'),
  secret: z.string().min(1).max(500).optional().describe('absent: stays'),
};

/** A time the directory was asked for all it has. */
export const SyncRun = z.object({
  runId: Id,
  syncType: z.enum(SyncSystemType),
  kind: z.enum(['dryRun', 'run', 'nightly']).describe('a dry run writes nothing'),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: Instant.describe('when it began'),
  finishedAt: Instant.nullable().describe('when it ended; null: it is under way'),
  jobId: Id.nullable().describe('the job that does it; null: of a run that ended long ago'),
  add: z.int().nullable().describe('new people; null: it has not come so far'),
  change: z.int().nullable().describe('people who change; null: it has not come so far'),
  same: z.int().nullable().describe('people who are as they were; null: it has not come so far'),
  left: z.int().nullable().describe('people who were left out, each with the reason; null: it has not come so far'),
  gone: z.int().nullable().describe('people who are here and not there any more; null: it has not come so far'),
  departments: z.int().nullable().describe('departments the directory has; null: it has not come so far'),
  createdDepartments: z.array(z.string()).describe('those it makes, by name'),
  hasRows: z.boolean().describe('whether its rows are still there'),
  notes: z.array(z.object({ code: z.string(), message: z.string() })).describe('what is remarkable about it'),
  problem: z.string().nullable().describe('why it failed, in the language of the call; null: it did not'),
});

/** Somebody who is no longer in the directory; nothing is closed before somebody says so. */
export const SyncDeparture = z.object({
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  reason: z.enum(['inactive', 'deleted', 'missing']),
  goneSince: Instant.describe('when that was noticed'),
  accountOpen: z.boolean().describe('whether the person can still sign in'),
});

/** Something a directory has pushed and that could not be taken over. */
export const SyncConflict = z.object({
  empId: Id,
  empNumber: z.string(),
  empName: z.string(),
  field: z.string(),
  value: z.string().nullable().describe('what the directory says; null: not kept'),
  code: z.string(),
  message: z.string(),
});

/** People and departments taken over from a directory: pushed by it (SCIM 2.0), or asked of it (Feishu, WeCom). */
export const sync = service('employee', '/sync', {
  getsync: post(reads, visits, { summary: 'How the company takes people over from a directory.', data: SyncSettings }),
  savesync: post(writes, keeps, {
    summary:
      'Saves from which directory people are taken over, and how. With another address or App ID the secret is asked for again.',
    body: z.object({
      ...Connection,
      mapping: z
        .array(SyncMapped)
        .max(SYNC_FIELDS.length + LIMITS.customFields)
        .describe('what fills what; a field not named stays as it is'),
      identifyBy: z.enum(SYNC_IDENTITIES).describe('by what somebody is found the first time'),
      nightly: z.boolean().describe('whether it is asked every day'),
      createDepartments: z.boolean().describe('whether departments that are missing here are made'),
      groupsAreDepartments: z.boolean().describe('whether a pushed group named as a department moves people there'),
      version: z.int().min(0),
    }),
    data: SyncSettings,
  }),
  testsync: post(reads, keeps, {
    summary: 'Asks a directory for its departments, and saves nothing.',
    body: z.object(Connection),
    data: z.object({ departments: z.int().describe('departments it shows') }),
  }),
  createscimtoken: post(writes, keeps, {
    summary: 'Makes what the directory shows to push people; shown once, and the one before ends.',
    data: z.object({
      token: z.string().describe('shown this once'),
      settings: SyncSettings.describe('with the token, which is told by its last characters'),
    }),
  }),
  revokescimtoken: post(writes, keeps, {
    summary: 'Ends what the directory shows: it can push nobody any more.',
    data: SyncSettings,
  }),
  startsync: post(writes, edits, {
    summary: 'Asks the directory for all it has; a dry run shows what it would come to and writes nothing.',
    once: true,
    body: z.object({ commit: z.boolean().describe('false: a dry run'), clientMutationId: ClientMutationId }),
    data: z.object({ runId: Id, jobId: Id }),
  }),
  listsyncruns: post(reads, visits, {
    summary: 'The runs of the last ninety days, the newest first.',
    body: PageQuery,
    data: pageOf(SyncRun),
  }),
  listsyncrows: post(reads, edits, {
    summary: 'What a run does with each person, old and new; for as long as its rows are kept.',
    body: PageQuery.extend({
      runId: Id,
      outcome: z.enum(['add', 'change', 'same', 'error']).optional(),
    }),
    data: pageOf(ImportRow),
  }),
  listdepartures: post(reads, decides, {
    summary: 'People who are no longer in the directory and about whom nothing was decided, by name.',
    body: PageQuery,
    data: pageOf(SyncDeparture),
  }),
  decidedepartures: post(writes, decides, {
    summary:
      'Closes the accounts of people who are gone from the directory, or leaves them open; each is named whose account cannot be closed.',
    body: z.object({
      empIds: z.array(Id).min(1).max(LIMITS.idsMax),
      close: z.boolean().describe('true: the accounts are closed; false: they stay open'),
    }),
    data: z.object({
      changed: z.array(Id).describe('about whom it was decided'),
      refused: z
        .array(z.object({ empId: Id, code: z.string(), message: z.string() }))
        .describe('who still waits, each with the reason'),
    }),
  }),
  listconflicts: post(reads, edits, {
    summary: 'What a directory has pushed and could not be taken over, by name of the person.',
    body: PageQuery,
    data: pageOf(SyncConflict),
  }),
});
