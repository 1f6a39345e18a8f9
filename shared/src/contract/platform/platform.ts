import * as z from 'zod';
import { ApiTokenStatus, JobStatus } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  get,
  Id,
  Instant,
  open,
  original,
  PageQuery,
  pageOf,
  platformAdmin,
  post,
  reads,
  self,
  service,
  writes,
} from '../kernel.ts';

/** A long piece of work: progress, errors by item, and a file when it makes one. */
export const Job = z.object({
  jobId: Id,
  kind: z.string(),
  state: z.enum(JobStatus),
  done: z.int(),
  total: z.int().nullable(),
  message: z.string().nullable().describe('what it came to, in the language of the call; null: nothing to say yet'),
  errors: z.array(z.object({ item: z.string(), message: z.string() })),
  fileName: z.string().nullable(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
});

/** What a line of the audit trail says of one field. */
export const AuditChange = z.object({
  field: z.string(),
  label: z.string().describe('what the field is called, in the language of the call'),
  before: z.string().nullable().describe('in words of the language of the call; null: empty, or hidden'),
  after: z.string().nullable().describe('likewise; null: empty now, or hidden'),
  hidden: z.boolean().describe('the caller may not read the values, or they were never kept'),
});

/** A line of the audit trail, rendered in the language of the call. */
export const AuditEntry = z.object({
  auditId: Id,
  at: Instant,
  actorName: z.string(),
  subjectName: z.string().nullable(),
  action: z.string(),
  text: z.string(),
  changes: z.array(AuditChange).default([]).describe('field by field, for objects that tell it'),
  reason: z.string().nullable().default(null).describe('why it was done; null: nobody said'),
});

/** What a script signs in with; the token itself is answered once, when it is made. */
export const ApiToken = z.object({
  tokenId: Id,
  tokenName: z.string(),
  ending: z.string().describe('its last four characters, to tell tokens apart'),
  readOnly: z.boolean().describe('true: calls that write are refused to it'),
  allowExport: z.boolean().describe('true: it may fetch files, as far as the pages of the owner allow'),
  state: z.enum(ApiTokenStatus),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: Instant.nullable().describe('when it was last used, to the minute; null = never'),
  endedAt: Instant.nullable(),
});

/** What the platform tells the people of all companies, e.g. that it will be down for maintenance. */
export const SystemNotice = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  from: Instant.describe('shown from then on'),
  to: Instant.describe('shown until then'),
});

/** One thing beyond the specification; services that do not speak of it do not have it. */
const offered = z.boolean().default(false);

export const platform = service('platform', '/platform', {
  capabilities: get(reads, open, {
    summary: 'Which of the calls beyond the specification these services have.',
    data: z.object({
      clientMutationId: offered,
      jobs: offered,
      audit: offered,
      apiTokens: offered,
      systemNotice: offered,
      todos: offered,
      mailPreference: offered,
      fileChecks: offered.describe('whether `X-Check-Only` asks an endpoint of a file only if it would give it'),
      invitations: offered,
      overview: offered.describe('the figures of the home page'),
      personAppraisals: offered.describe('the appraisals of one person in short'),
      starterKits: offered.describe('rule, template and plan in one call'),
      documents: offered.describe('calls that export a document take `format: "pdf"`'),
      employeeConditions: offered.describe('employees are found by conditions over any field, with figures over them'),
      listMemory: offered.describe('lists remember how they were set up, and filters can be saved'),
      search: offered.describe('people and plans can be searched for from anywhere'),
      accounts: offered.describe('accounts of people can be closed and opened'),
      recordProposals: offered.describe('people propose changes of their own record'),
      changeProposals: offered.describe('managers propose personnel changes of their people'),
      directorySync: offered.describe(
        'people are taken over from a directory; `/scim/v2` answers directories that push',
      ),
    }),
  }),
  job: get(reads, self, {
    poll: true,
    summary: 'Progress of one of the own jobs.',
    query: z.object({ jobId: Id }),
    data: Job,
  }),
  joblist: get(reads, self, {
    poll: true,
    summary: 'The own jobs, newest first.',
    query: PageQuery,
    data: pageOf(Job),
  }),
  jobfile: get(reads, self, {
    answers: 'file',
    summary: 'The file a finished job made.',
    query: z.object({ jobId: Id }),
  }),
  auditlist: get(reads, self, {
    summary: 'What happened to one object the caller may see, newest first.',
    query: PageQuery.extend({ objectType: z.string().max(40), objectId: Id }),
    data: pageOf(AuditEntry),
  }),
  apitokenlist: get(reads, self, {
    summary: 'The own API tokens, newest first; ended ones for ninety days.',
    query: PageQuery,
    data: pageOf(ApiToken),
  }),
  // Not `once`: keeping its answer for a repetition would keep the token, which is known to its holder alone.
  createapitoken: post(writes, original(self), {
    summary: 'Makes an API token and answers it, this once.',
    body: z.object({
      tokenName: z.string().trim().min(1).max(LIMITS.apiTokenName),
      validDays: z.int().min(1).max(LIMITS.apiTokenDaysMax),
      readOnly: z.boolean().default(true),
      allowExport: z.boolean().default(false),
    }),
    data: z.object({ token: z.string(), apiToken: ApiToken }),
  }),
  revokeapitoken: post(writes, self, {
    summary: 'Ends one of the own API tokens at once; one that has ended stays as it is.',
    body: z.object({ tokenId: Id }),
    data: ApiToken,
  }),
  systemnoticecurrent: get(reads, platformAdmin, {
    summary: 'The maintenance notice that is not over yet, also before it begins; null when there is none.',
    data: SystemNotice.nullable(),
  }),
  savesystemnotice: post(writes, platformAdmin, {
    summary: 'Announces maintenance to all companies, in place of the notice that is not over yet, if there is one.',
    body: z.object({
      title: z.string(),
      content: z.string(),
      from: Instant,
      to: Instant,
    }),
    data: SystemNotice,
  }),
  endsystemnotice: post(writes, platformAdmin, {
    summary: 'Ends the maintenance notice at once; where there is none, nothing happens.',
  }),
});
