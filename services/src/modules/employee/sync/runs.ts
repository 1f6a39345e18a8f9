import { and, desc, eq, getTableColumns, gt } from 'drizzle-orm';
import { JobStatus } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { job } from '../../../kit/tables.ts';
import { issueText } from '../../../messages/translate.ts';
import { IMPORT_COLUMNS } from '../import/staged.ts';
import { rowsOfPeople } from '../import/rows.ts';
import { employeeImport } from '../tables-import.ts';
import { syncRun } from '../tables-sync.ts';

type Endpoints = Contract['sync']['endpoints'];
type Shown = DataOf<Endpoints['listsyncruns']>['items'][number];

const KEPT_MS = 90 * 24 * 3_600_000;

/** The runs of the last ninety days, the newest first. */
export async function listRuns(
  page: ParsedOf<Endpoints['listsyncruns']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['listsyncruns']>> {
  const { companyId } = ctx.session;
  const where = and(eq(syncRun.companyId, companyId), gt(syncRun.startedAt, new Date(ctx.now.getTime() - KEPT_MS)));
  const rows = ctx.tx
    .select({ ...getTableColumns(syncRun), jobState: job.state, importThere: employeeImport.id })
    .from(syncRun)
    .leftJoin(job, and(eq(job.companyId, syncRun.companyId), eq(job.id, syncRun.jobId)))
    .leftJoin(
      employeeImport,
      and(eq(employeeImport.companyId, syncRun.companyId), eq(employeeImport.id, syncRun.importId)),
    )
    .where(where)
    .orderBy(desc(syncRun.startedAt), desc(syncRun.id));
  const found = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(syncRun, where),
  );
  return mapPage(found, (row): Shown => {
    // A job that could not even begin, because whoever it was for is gone, leaves its run as it was.
    const broken = row.state === 'running' && row.jobState === JobStatus.FAILED;
    const problem = broken ? { code: 'SYNC_BROKEN_OFF' } : row.problem;
    return {
      runId: row.id,
      syncType: row.systemType as Shown['syncType'],
      kind: row.kind,
      state: broken ? 'failed' : row.state,
      startedAt: row.startedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      jobId: row.jobId,
      add: row.counts?.add ?? null,
      change: row.counts?.change ?? null,
      same: row.counts?.same ?? null,
      left: row.counts?.error ?? null,
      gone: row.gone?.length ?? null,
      departments: row.departments?.found ?? null,
      createdDepartments: row.departments?.created ?? [],
      hasRows: row.importThere !== null,
      notes: row.notes.map(({ code, params }) => ({ code, message: issueText(ctx.language, code, params) })),
      problem: problem ? issueText(ctx.language, problem.code, problem.params) : null,
    };
  });
}

/** What a run does with each person. */
export async function listRows(
  { runId, ...asked }: ParsedOf<Endpoints['listsyncrows']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['listsyncrows']>> {
  const [record] = await ctx.tx
    .select(IMPORT_COLUMNS)
    .from(syncRun)
    .innerJoin(
      employeeImport,
      and(eq(employeeImport.companyId, syncRun.companyId), eq(employeeImport.id, syncRun.importId)),
    )
    .where(and(eq(syncRun.companyId, ctx.session.companyId), eq(syncRun.id, runId)));
  if (!record) throw notFound();
  return rowsOfPeople(ctx, record, asked);
}
