import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { JobStatus } from '@hengcai/shared/enums';
import { detached, meanwhile } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { forbidden, notFound } from '../../kit/failure.ts';
import { readFile } from '../../kit/files.ts';
import { jobKind } from '../../kit/jobs/registry.ts';
import { mapPage, paged } from '../../kit/paged.ts';
import { allows } from '../../kit/policy.ts';
import { apiTokenHandlers } from './api-tokens.ts';
import { auditlist } from './auditlist.ts';
import { systemNoticeHandlers } from './system-notice.ts';
import { job, jobError, file } from '../../kit/tables.ts';

type Endpoints = Contract['platform']['endpoints'];
type JobData = DataOf<Endpoints['job']>;

/** Jobs, their files, the audit trail, tokens of scripts, maintenance notices, and what these services can do beyond the specification. */
export const platformHandlers: Handlers<Contract['platform']> = {
  capabilities: detached<Endpoints['capabilities']>(async () => ({
    clientMutationId: true,
    jobs: true,
    audit: true,
    apiTokens: true,
    systemNotice: true,
    todos: true,
    mailPreference: true,
    fileChecks: true,
    invitations: true,
    overview: true,
    personAppraisals: true,
    starterKits: true,
    documents: true,
    employeeConditions: true,
    listMemory: true,
    search: true,
    accounts: true,
    recordProposals: true,
    changeProposals: true,
    directorySync: true,
  })),

  job: meanwhile(async ({ jobId }, ctx) => {
    const [row] = await ownJobs(ctx).where(and(mine(ctx), eq(job.id, jobId)));
    if (!row) throw notFound();
    return toJob(ctx, row, await errorsOf(ctx, jobId));
  }),

  async joblist(page, ctx) {
    const rows = ownJobs(ctx).where(mine(ctx)).orderBy(desc(job.id));
    const jobs = await paged(
      page,
      ({ limit, offset }) => rows.limit(limit).offset(offset),
      () => ctx.tx.$count(job, mine(ctx)),
    );
    // The list shows that something failed; which items did is read with the job itself.
    return mapPage(jobs, (row) => toJob(ctx, row, []));
  },

  async jobfile({ jobId }, ctx) {
    const [row] = await ctx.tx
      .select({ kind: job.kind, fileId: job.fileId })
      .from(job)
      .where(and(mine(ctx), eq(job.id, jobId)));
    if (!row?.fileId) throw notFound();
    const { file: policy } = jobKind(row.kind);
    if (!policy || !allows(policy, ctx.session)) throw forbidden();
    return readFile(ctx, row.fileId);
  },

  auditlist,
  ...apiTokenHandlers,
  ...systemNoticeHandlers,
};

// Own jobs of this identity: what somebody asked for while acting as another person stays with that person's eyes.
const mine = ({ session }: Ctx) =>
  and(
    eq(job.companyId, session.companyId),
    eq(job.actorUserId, session.userId),
    eq(job.subjectUserId, session.subjectUserId),
  );

function ownJobs({ tx }: Ctx) {
  const { id, kind, state, done, total, messageId, messageParams, createdAt, finishedAt } = getTableColumns(job);
  return tx
    .select({ id, kind, state, done, total, messageId, messageParams, createdAt, finishedAt, fileName: file.name })
    .from(job)
    .leftJoin(file, and(eq(file.companyId, job.companyId), eq(file.id, job.fileId)))
    .$dynamic();
}

type JobRow = Awaited<ReturnType<typeof ownJobs>>[number];

function toJob({ t }: Ctx, row: JobRow, errors: JobData['errors']): JobData {
  const messageId = row.messageId ?? (row.state === JobStatus.QUEUED ? 'job.queued' : null);
  return {
    jobId: row.id,
    kind: row.kind,
    state: row.state as JobData['state'],
    done: row.done,
    total: row.total,
    message: messageId === null ? null : t(messageId, row.messageParams ?? {}),
    errors,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Enough to act on; an import's own screen pages through all of them. */
const SHOWN_ERRORS = 200;

async function errorsOf({ tx, session, t }: Ctx, jobId: string): Promise<JobData['errors']> {
  const rows = await tx
    .select({ item: jobError.item, messageId: jobError.messageId, messageParams: jobError.messageParams })
    .from(jobError)
    .where(and(eq(jobError.companyId, session.companyId), eq(jobError.jobId, jobId)))
    .orderBy(jobError.no)
    .limit(SHOWN_ERRORS);
  return rows.map(({ item, messageId, messageParams }) => ({ item, message: t(messageId, messageParams) }));
}
