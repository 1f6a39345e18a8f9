import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ApprovalRun } from '@hengcai/shared/rules/approval';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { businessDate, companyId, id, instant, ref, score, version } from '../db/columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
type Json = Record<string, unknown>;

/** Facts of the installation, such as the digest of the security rules that were applied. */
export const installation = pgTable('installation', { key: text('key').primaryKey(), value: text('value').notNull() });

/** A tenant. Its key is called `company_id`, so that the same policy that guards every other table guards this one. */
export const company = pgTable(
  'company',
  {
    companyId: text('company_id').primaryKey(),
    /** What people type at sign-in; compared in lower case. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    loginWay: smallint('login_way').notNull().default(1),
    /** The host name whose sign-in page leads straight to this company's identity provider; the operator's to give. */
    loginDomain: text('login_domain'),
    syncSystemType: smallint('sync_system_type').notNull().default(0),
    /** Where the header's button leads with sync type 4, and what that system knows the company by. */
    externalSystemUrl: text('external_system_url'),
    externalSystemAppId: text('external_system_app_id'),
    /** What the QR code of the user menu opens on a phone; null: the company has no mini-program. */
    miniProgramUrl: text('mini_program_url'),
    overallGoal: boolean('overall_goal').notNull().default(false),
    /** Superiors see the self score while they score, and not only afterwards; copied into a plan when it opens. */
    selfScoreFirst: boolean('self_score_first').notNull().default(true),
    bonusCoefficientOpen: boolean('bonus_coefficient_open').notNull().default(false),
    /** A manager's sheet needs a comment on the whole; copied into a plan when it opens. */
    finalCommentRequired: boolean('final_comment_required').notNull().default(false),
    /** Plans open only with rules that are scored in whole numbers. */
    integerScores: boolean('integer_scores').notNull().default(false),
    /** Superiors have a board of their people's progress. */
    kanban: boolean('kanban').notNull().default(false),
    /** Ranks of people are seen by those roles alone that have the element `employee.rank`. */
    ranksHidden: boolean('ranks_hidden').notNull().default(false),
    /** Percent of the full score below which forms of a 360 are flagged, where a plan says nothing else. */
    reviewLowScore: score('review_low_score').notNull().default(LIMITS.reviewLowScore),
    /** Days back a change of the structure, or of what describes positions, may be entered. */
    backDatingDays: smallint('back_dating_days').notNull().default(LIMITS.backDatingDays),
    /** Managers propose personnel changes of their people, which HR files. */
    changeProposals: boolean('change_proposals').notNull().default(false),
    /** Years after which what is personal of people who have left is erased; null: it is kept. */
    leaverYears: smallint('leaver_years'),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    /** The business date the daily steps have run for. */
    dailyDoneOn: businessDate('daily_done_on'),
    version: version(),
  },
  (t) => [uniqueIndex('company_code').on(sql`lower(${t.code})`), uniqueIndex('company_login_domain').on(t.loginDomain)],
);

/** What happened, append-only; the texts are rendered on reading. */
export const audit = pgTable(
  'audit',
  {
    companyId: companyId(),
    id: id(),
    at: instant('at').notNull(),
    actorUserId: text('actor_user_id').notNull(),
    subjectUserId: text('subject_user_id').notNull(),
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    params: jsonb('params').$type<Json>().notNull(),
    before: jsonb('before').$type<Json>(),
    after: jsonb('after').$type<Json>(),
    requestId: text('request_id').notNull(),
    /** The seal that covers this entry; null for at most a minute after its commit. */
    sealNo: integer('seal_no'),
    /** What the seal covers of an entry from which values were erased since. */
    digest: text('digest'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('audit_object').on(t.companyId, t.objectType, t.objectId, t.id),
    index('audit_unsealed')
      .on(t.companyId, t.id)
      .where(sql`seal_no is null`),
    index('audit_sealed').on(t.companyId, t.sealNo),
  ],
);

/** One link of a company's hash chain over its audit entries. */
export const auditSeal = pgTable(
  'audit_seal',
  {
    companyId: companyId(),
    sealNo: integer('seal_no').notNull(),
    entries: integer('entries').notNull(),
    rootHash: text('root_hash').notNull(),
    sealedAt: instant('sealed_at').notNull(),
    /** Over the digests of its entries; false: over the entries themselves, as the release before did it. */
    byDigest: boolean('by_digest').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.sealNo] })],
);

/** Answers of writes that happen once, for 24 hours; the answer is encrypted, because it may hold an initial password. */
export const idempotency = pgTable(
  'idempotency',
  {
    companyId: companyId(),
    userId: text('user_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: text('response'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.userId, t.operation, t.key] }),
    index('idempotency_age').on(t.createdAt),
  ],
);

/** Bytes kept for people: results of jobs, uploads that outlive their request. In the database, so that replicas and backups have them. */
export const file = pgTable(
  'file',
  {
    companyId: companyId(),
    id: id(),
    ownerUserId: text('owner_user_id').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('file_expiry').on(t.expiresAt)],
);

export const fileChunk = pgTable(
  'file_chunk',
  {
    companyId: companyId(),
    fileId: ref('file_id').notNull(),
    no: integer('no').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.fileId, t.no] }),
    foreignKey({ columns: [t.companyId, t.fileId], foreignColumns: [file.companyId, file.id] }).onDelete('cascade'),
  ],
);

/** How many files a person has sent on a day; the next day begins anew in the same row. */
export const uploadCount = pgTable(
  'upload_count',
  {
    companyId: companyId(),
    userId: ref('user_id').notNull(),
    day: businessDate('day').notNull(),
    files: integer('files').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId] })],
);

/** Long work: the queue delivers the id of this row, everything else about the work stands here. */
export const job = pgTable(
  'job',
  {
    companyId: companyId(),
    id: id(),
    kind: text('kind').notNull(),
    actorUserId: text('actor_user_id').notNull(),
    subjectUserId: text('subject_user_id').notNull(),
    language: text('language').notNull(),
    requestId: text('request_id').notNull(),
    input: jsonb('input').$type<Json>().notNull(),
    state: smallint('state').notNull().default(1),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    messageId: text('message_id'),
    messageParams: jsonb('message_params').$type<Record<string, string | number | null>>(),
    fileId: ref('file_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When the queue took it; null means it still has to be delivered. */
    deliveredAt: instant('delivered_at'),
    heartbeatAt: instant('heartbeat_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.fileId], foreignColumns: [file.companyId, file.id] }),
    index('job_actor').on(t.companyId, t.actorUserId, t.id),
    index('job_file').on(t.companyId, t.fileId),
    index('job_unfinished')
      .on(t.state, t.deliveredAt)
      .where(sql`state < 3`),
  ],
);

export const jobError = pgTable(
  'job_error',
  {
    companyId: companyId(),
    jobId: ref('job_id').notNull(),
    no: integer('no').notNull(),
    item: text('item').notNull(),
    messageId: text('message_id').notNull(),
    messageParams: jsonb('message_params').$type<Record<string, string | number | null>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.jobId, t.no] }),
    foreignKey({ columns: [t.companyId, t.jobId], foreignColumns: [job.companyId, job.id] }).onDelete('cascade'),
  ],
);

/** Mails to send, enqueued with the change they tell about; the key makes a repeated step send once. */
export const mail = pgTable(
  'mail',
  {
    companyId: companyId(),
    id: id(),
    dedupeKey: text('dedupe_key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The body opens an account: it is sealed while it waits and gone once it is sent. */
    sealed: boolean('sealed').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('mail_once').on(t.companyId, t.dedupeKey),
    index('mail_due')
      .on(t.nextTryAt)
      .where(sql`sent_at is null`),
  ],
);

/** A request that goes from node to node (targets, later budgets and others); `run` is the state of the pure engine. */
export const approval = pgTable(
  'approval',
  {
    companyId: companyId(),
    id: id(),
    /** What is approved, e.g. `targets` and the id of the targets. */
    subjectType: text('subject_type').notNull(),
    subjectId: ref('subject_id').notNull(),
    submitterId: ref('submitter_id').notNull(),
    state: smallint('state').notNull(),
    run: jsonb('run').$type<ApprovalRun>().notNull(),
    submittedAt: instant('submitted_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    index('approval_subject').on(t.companyId, t.subjectType, t.subjectId, t.id),
    // A thing that waits for approval cannot be submitted a second time.
    uniqueIndex('approval_pending')
      .on(t.companyId, t.subjectType, t.subjectId)
      .where(sql`state = 1`),
  ],
);

/** Whom the present node of a request waits for: what to-do lists count. */
export const approvalWaiting = pgTable(
  'approval_waiting',
  { companyId: companyId(), approvalId: ref('approval_id').notNull(), empId: ref('emp_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.companyId, t.approvalId, t.empId] }),
    foreignKey({ columns: [t.companyId, t.approvalId], foreignColumns: [approval.companyId, approval.id] }).onDelete(
      'cascade',
    ),
    index('approval_waiting_emp').on(t.companyId, t.empId),
  ],
);

/** A company's own wording of a kind of mail or letter, in one language; one of them at most takes the place of the shipped one. */
export const letterTemplate = pgTable(
  'letter_template',
  {
    companyId: companyId(),
    id: id(),
    kind: smallint('kind').notNull(),
    language: text('language').$type<'zh-CN' | 'en-US'>().notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    inUse: boolean('in_use').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    uniqueIndex('letter_template_name').on(t.companyId, sql`lower(${t.name})`),
    uniqueIndex('letter_template_in_use')
      .on(t.companyId, t.kind, t.language)
      .where(sql`in_use`),
  ],
);

/** A letter as it was written: its exact text, whatever becomes of its template. */
export const letter = pgTable(
  'letter',
  {
    companyId: companyId(),
    id: id(),
    kind: smallint('kind').notNull(),
    language: text('language').$type<'zh-CN' | 'en-US'>().notNull(),
    /** What it is about, e.g. `personnelChange` and its id. */
    aboutType: text('about_type').notNull(),
    aboutId: ref('about_id').notNull(),
    empId: ref('emp_id').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The field groups of what its wording names beside what every letter of the kind tells. */
    tells: text('tells').array().notNull().default([]),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.id] }), index('letter_about').on(t.companyId, t.aboutType, t.aboutId)],
);
