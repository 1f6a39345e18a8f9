import { and, eq, inArray } from 'drizzle-orm';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import { isSyncKind } from '@hengcai/shared/rules/employee/sync';
import type { Ctx } from '../../../../kit/context.ts';
import { Failure, refused } from '../../../../kit/failure.ts';
import { inChunks } from '../../../../kit/insert-many.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import type { SheetRow } from '../../../../kit/sheet/limits.ts';
import { checkRows } from '../../import/check-job.ts';
import { commitImport } from '../../import/commit-job.ts';
import { requireRights } from '../../import/rights.ts';
import { findImport, IMPORT_LIMITS, updateImport } from '../../import/staged.ts';
import { employeeImport, employeeImportRow } from '../../tables-import.ts';
import { syncRun } from '../../tables-sync.ts';
import { directoryColumns } from '../fields.ts';
import { readSettings } from '../settings.ts';
import { DirectoryFailure } from './directory.ts';
import { gather, type Gathered } from './gather.ts';
import { openDirectory } from './open.ts';
import { keepLinks, peopleHere, whoIsGone } from './links.ts';
import { rowsOf, type DirectoryRows } from './rows.ts';
import { tellOfRun } from './tell.ts';

/** How many people a note names. */
const NAMED = 5;

/**
 * Asks the directory for all it has, and makes an import of it: the rules, the report and the writing are those of an
 * import. A dry run ends after the check. Running it again after a crash begins anew and writes once.
 */
export async function syncDirectory(run: JobRun): Promise<void> {
  const runId = String(run.input.runId);
  try {
    await work(run, runId);
  } catch (error) {
    // What a rule or the directory refuses is told; a crash is tried again by the queue.
    if (!(error instanceof Failure) && !(error instanceof DirectoryFailure)) throw error;
    const problem =
      error instanceof DirectoryFailure
        ? { code: error.code, params: { code: error.there ?? '' } }
        : { code: error.issues[0]?.code ?? 'FAILED', params: error.issues[0]?.params ?? {} };
    await run.transaction('writes', async (ctx) => {
      await updateRun(ctx, runId, { state: 'failed', finishedAt: ctx.now, problem });
      await ctx.audit({ action: 'sync.failed', objectType: 'company', objectId: ctx.session.companyId });
      await tellOfRun(ctx, runId);
    });
    throw error instanceof Failure ? error : refused([{ field: '', code: problem.code, params: problem.params }]);
  }
}

const updateRun = (ctx: Ctx, runId: string, values: Partial<typeof syncRun.$inferInsert>) =>
  ctx.tx
    .update(syncRun)
    .set(values)
    .where(and(eq(syncRun.companyId, ctx.session.companyId), eq(syncRun.id, runId)));

async function work(run: JobRun, runId: string): Promise<void> {
  const { record, settings, secret } = await run.transaction('reads', async (ctx) => {
    const [found] = await ctx.tx
      .select()
      .from(syncRun)
      .where(and(eq(syncRun.companyId, ctx.session.companyId), eq(syncRun.id, runId)));
    const now = await readSettings(ctx);
    return { record: found, settings: now, secret: now.secret === null ? null : ctx.secrets.unseal(now.secret) };
  });
  if (record?.state !== 'running') return;
  const { systemType, address, appId } = settings;
  if (
    !isSyncKind(systemType) ||
    systemType !== record.systemType ||
    address === null ||
    appId === null ||
    secret === null
  )
    throw refused('SYNC_CHANGED');
  await run.say('sync.reading', { people: 0 });
  const directory = openDirectory(
    { kind: systemType, address, appId, secret },
    { outbound: run.outbound, signal: run.signal },
    new Set(Object.values(settings.mapping).filter((source) => source !== null)),
  );
  const gathered = await gather(directory, IMPORT_LIMITS.rows, async (people) => {
    if (run.signal.aborted) throw new Error('the process stops');
    await run.say('sync.reading', { people });
  });
  const { here, fields } = await run.transaction('reads', async (ctx) => ({
    here: await peopleHere(ctx),
    fields: (await directoryColumns(ctx, settings.mapping)).map(({ key }) => key),
  }));
  const table = rowsOf(gathered, settings, fields, here);
  const importId = await stage(run, runId, table);
  const created = await check(run, importId, table.rows, settings.createDepartments);
  const outcome = await run.transaction('reads', async (ctx) => ({
    counts: (await findImport(ctx, importId)).counts ?? { add: 0, change: 0, same: 0, error: 0 },
    gone: await whoIsGone(ctx, gathered),
    found: await peopleOfRows(ctx, importId, table),
  }));
  await run.transaction('writes', (ctx) =>
    updateRun(ctx, runId, {
      counts: outcome.counts,
      gone: outcome.gone.map(({ empId }) => empId),
      departments: { found: gathered.departments.size, created },
      notes: notesOf(table, outcome.gone),
    }),
  );
  if (record.kind !== 'dryRun') await take(run, runId, importId, gathered, outcome);
  await run.transaction('writes', async (ctx) => {
    await updateRun(ctx, runId, { state: 'done', finishedAt: ctx.now });
    await tellOfRun(ctx, runId);
  });
  await run.say(record.kind === 'dryRun' ? 'sync.checked' : 'sync.taken', {
    ...outcome.counts,
    gone: outcome.gone.length,
  });
}

/** Makes the import; one that a broken run left behind is thrown away. */
async function stage(run: JobRun, runId: string, { columns, rows }: DirectoryRows): Promise<string> {
  return run.transaction('writes', async (ctx) => {
    const { companyId, userId } = ctx.session;
    const [before] = await ctx.tx
      .select({ importId: syncRun.importId })
      .from(syncRun)
      .where(and(eq(syncRun.companyId, companyId), eq(syncRun.id, runId)));
    if (before?.importId)
      await ctx.tx
        .delete(employeeImport)
        .where(
          and(
            eq(employeeImport.companyId, companyId),
            eq(employeeImport.id, before.importId),
            inArray(employeeImport.state, ['checking', 'checked', 'failed']),
          ),
        );
    const importId = ctx.newId();
    await ctx.tx.insert(employeeImport).values({
      companyId,
      id: importId,
      ownerUserId: userId,
      fileName: ctx.t('sync.fileName'),
      state: 'checking',
      rows: rows.length - 1,
      columns: columns.map(({ field, source }) => ({ header: source, field, note: null, samples: [], median: null })),
      // Who is new began today as far as a directory knows that does not say when.
      mends: { ...NO_MENDS, replace: [{ field: 'entryDate', value: '', by: ctx.today }] },
      notes: [],
      createdAt: ctx.now,
    });
    await requireRights(ctx, await findImport(ctx, importId));
    await updateRun(ctx, runId, { importId });
    return importId;
  });
}

/** The dry run; where departments are to be made, those it finds missing are confirmed and it runs once more. */
async function check(
  run: JobRun,
  importId: string,
  rows: readonly SheetRow[],
  createDepartments: boolean,
): Promise<string[]> {
  await checkRows(run, importId, rows);
  const missing = await run.transaction('writes', async (ctx) => {
    const { unknowns, mends } = await findImport(ctx, importId);
    const create = (unknowns ?? []).filter(({ kind }) => kind === 'department');
    if (!createDepartments || create.length === 0) return [];
    await updateImport(ctx, importId, {
      state: 'checking',
      mends: {
        ...(mends ?? NO_MENDS),
        create: create.map(({ kind, key, code, name, grade }) => ({ kind, key, code, name, grade })),
      },
    });
    return create;
  });
  if (missing.length === 0) return [];
  await checkRows(run, importId, rows);
  return run.transaction('reads', async (ctx) =>
    ((await findImport(ctx, importId)).creations?.departments ?? []).map(({ name }) => name),
  );
}

/** Who stands in which row: read before the commit, which keeps no more than it needs. */
async function peopleOfRows(ctx: Ctx, importId: string, { personOf }: DirectoryRows): Promise<Map<string, string>> {
  const rows = await ctx.tx
    .select({ row: employeeImportRow.row, empId: employeeImportRow.empId })
    .from(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        inArray(employeeImportRow.outcome, ['add', 'change', 'same']),
      ),
    );
  return new Map(rows.flatMap(({ row, empId }) => (empId === null ? [] : [[personOf.get(row) ?? '', empId] as const])));
}

interface Outcome {
  counts: { add: number; change: number };
  gone: Awaited<ReturnType<typeof whoIsGone>>;
  found: ReadonlyMap<string, string>;
}

/** Takes the people over and keeps who they are there, and who is gone: nobody's account is closed by this. */
async function take(run: JobRun, runId: string, importId: string, gathered: Gathered, outcome: Outcome): Promise<void> {
  if (outcome.counts.add + outcome.counts.change > 0) {
    await run.transaction('writes', (ctx) => updateImport(ctx, importId, { state: 'committing' }));
    await commitImport({ ...run, input: { importId } });
  }
  await run.transaction('writes', async (ctx) => {
    await inChunks([...outcome.found], (some) => keepLinks(ctx, some));
    await whoIsGone(ctx, gathered, { keep: true });
    await ctx.audit({
      action: 'sync.taken',
      objectType: 'company',
      objectId: ctx.session.companyId,
      params: { add: outcome.counts.add, change: outcome.counts.change, gone: outcome.gone.length },
    });
  });
}

/** What is remarkable, with the first names: people who are still there, and people who are not. */
const notesOf = ({ stillThere }: DirectoryRows, gone: readonly { number: string }[]) =>
  [
    { code: 'SYNC_STILL_THERE', people: stillThere },
    { code: 'SYNC_GONE', people: gone },
  ].flatMap(({ code, people }) =>
    people.length === 0
      ? []
      : [{ code, params: { count: people.length, people: namedAmong(people.map(({ number }) => number)) } }],
  );

const namedAmong = (numbers: readonly string[]): string =>
  numbers.slice(0, NAMED).join(', ') + (numbers.length > NAMED ? ' …' : '');
