import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { Failure, refused } from '../../../../kit/failure.ts';
import { holdNews, tell, type News } from '../../../../kit/tell.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { findImport, updateImport } from '../../import/staged.ts';
import { employee } from '../../tables.ts';
import { employeeImportRow, type ImportCounts, type StagedChange, type StagedProblem } from '../../tables-import.ts';
import { changesIn } from './check-job.ts';
import { fileRow, problemsOf, type RowFiling } from './filing.ts';
import { readFile } from './read-file.ts';

/**
 * Files the good rows of a checked file, each in a transaction of its own, as if by the form. A row that is no longer what
 * the dry run showed, or cannot be filed any more, is left out with the reason. Running it twice files once.
 */
export async function commitChanges(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  const before = await run.transaction('reads', (ctx) => findImport(ctx, importId, false, 'changes'));
  if (before.state !== 'committing') return;
  const { rows } = await readFile(run, importId);
  let done = 0;
  const news: News[] = [];
  for (const { reading, read } of rows) {
    if (run.signal.aborted) throw new Error('the process stops');
    if (!('filing' in read)) {
      // It was an error before, or what it names has gone since.
      await run.transaction('writes', (ctx) => leaveOut(ctx, importId, reading.row, read.problems));
      continue;
    }
    try {
      const filed = await run.transaction('writes', (ctx) => fileOnce(ctx, importId, read.filing));
      if (filed === null) continue;
      done += 1;
      news.push(...filed);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await run.transaction('writes', (ctx) => leaveOut(ctx, importId, reading.row, problemsOf(error.issues)));
    }
    await run.progress(done);
  }
  const counts = await run.transaction('writes', async (ctx) => {
    await tell(ctx, inOne(news, importId));
    return close(ctx, importId);
  });
  await run.say(counts.error > 0 ? 'change.import.committedInPart' : 'change.import.committed', { ...counts });
}

const rowAt = (ctx: Ctx, importId: string, row: number) =>
  and(
    eq(employeeImportRow.companyId, ctx.session.companyId),
    eq(employeeImportRow.importId, importId),
    eq(employeeImportRow.row, row),
  );

/** What each person is told of a whole file: of one change as ever, of several how many there are. */
function inOne(news: readonly News[], importId: string): News[] {
  const alike = new Map<string, News[]>();
  for (const one of news) {
    const key = `${one.empId} ${one.kind}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  return [...alike.values()].flatMap((same): News[] => {
    const [first] = same;
    if (!first || same.length === 1) return same;
    const { empId, kind, page, work } = first;
    // Of several people the list as a whole.
    const place = same.every((one) => one.page === page) ? page : page?.replace(/\?.*/, '');
    return [
      {
        ...(place !== undefined && { page: place }),
        ...(work && { work }),
        empId,
        kind: `${kind}.many`,
        params: { count: String(same.length) },
        label: null,
        dedupeKey: `${kind}:${importId}`,
      },
    ];
  });
}

/** Files a row; answers what there is to tell of it, null where it was no good or is filed already. */
async function fileOnce(ctx: Ctx, importId: string, filing: RowFiling): Promise<readonly News[] | null> {
  const at = rowAt(ctx, importId, filing.row);
  const [staged] = await ctx.tx
    .select({
      outcome: employeeImportRow.outcome,
      changes: employeeImportRow.changes,
      filed: employeeImportRow.versionAfter,
    })
    .from(employeeImportRow)
    .where(at)
    .for('update');
  if (staged?.outcome !== 'change' || staged.filed !== null) return null;
  const news = holdNews(ctx);
  const filed = await fileRow(ctx, filing);
  if (told(changesIn(filing, filed)) !== told(staged.changes ?? [])) throw refused('ROW_CHANGED_SINCE_CHECK');
  const [person] = await ctx.tx
    .select({ version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, filing.empId)));
  await ctx.tx
    .update(employeeImportRow)
    .set({ versionAfter: person?.version ?? 0 })
    .where(at);
  return news;
}

/** Lines in a form that can be compared: the database keeps the keys of objects in an order of its own. */
const told = (changes: readonly StagedChange[]): string =>
  JSON.stringify(changes.map(({ field, before, after }) => [field, before, after]));

/** A row that was good and is not any more: it is an error now, with the reason. */
const leaveOut = (ctx: Ctx, importId: string, row: number, problems: StagedProblem[]) =>
  ctx.tx
    .update(employeeImportRow)
    .set({ outcome: 'error', problems, changes: null })
    .where(and(rowAt(ctx, importId, row), eq(employeeImportRow.outcome, 'change')));

async function close(ctx: Ctx, importId: string): Promise<ImportCounts> {
  const record = await findImport(ctx, importId, true, 'changes');
  const rows = await ctx.tx
    .select({ outcome: employeeImportRow.outcome, count: sql<number>`count(*)::int` })
    .from(employeeImportRow)
    .where(and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId)))
    .groupBy(employeeImportRow.outcome);
  const counts: ImportCounts = { add: 0, change: 0, same: 0, error: 0 };
  for (const { outcome, count } of rows) if (outcome !== 'kept') counts[outcome] = count;
  await ctx.audit({
    action: 'change.imported',
    objectType: 'employeeImport',
    objectId: importId,
    params: { fileName: record.fileName, count: counts.change },
  });
  // Rows left out wait to be fetched as a file; otherwise what was staged has done its work.
  const over = counts.error === 0 ? { sealedFile: null, causes: null, unknowns: null, mends: null } : {};
  await updateImport(ctx, importId, { state: 'committed', committedAt: ctx.now, counts, ...over });
  return counts;
}
