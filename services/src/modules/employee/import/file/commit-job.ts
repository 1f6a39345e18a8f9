import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { refused } from '../../../../kit/failure.ts';
import type { JudgedLine } from '../../../../kit/file-import.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { employeeImportRow, type FileKind, type StagedChange } from '../../tables-import.ts';
import { orState } from '../or-failed.ts';
import { leftOut, saidOf } from '../outcomes.ts';
import type { RowReading } from '../reading.ts';
import { readingsOf } from '../readings.ts';
import { findImport, updateImport } from '../staged.ts';
import { FILES } from './kinds.ts';
import { requirePage } from './page.ts';

/** Rows a refusal names. */
const NAMED = 10;
/** Outcomes of what is written. */
const WRITTEN = ['add', 'change', 'close'] as const;

/**
 * Takes the good rows of a checked file over in one transaction: judged once more, and only where they come to what the
 * dry run has shown. Running it twice writes once.
 */
export const commitFile = (kind: FileKind) => async (run: JobRun) => {
  const importId = String(run.input.importId);
  const counts = await orState(run, importId, 'failed', async () => {
    const before = await run.transaction('reads', (ctx) => findImport(ctx, importId, false, kind));
    if (before.state === 'committed') return before.counts;
    const { readings } = await readingsOf(run, importId, kind);
    return run.transaction('writes', (ctx) => write(ctx, importId, kind, readings));
  });
  await run.say('import.committed', saidOf(counts));
};

async function write(ctx: Ctx, importId: string, kind: FileKind, readings: readonly RowReading[]) {
  const record = await findImport(ctx, importId, true, kind);
  if (record.state === 'committed') return record.counts;
  if (record.state !== 'committing') throw refused('IMPORT_NOT_CHECKED');
  requirePage(ctx, kind);
  const { lines, write: take } = await FILES[kind].judge(ctx, readings, true, record.closeMissing);
  await refuseOthers(ctx, importId, lines);
  const written = await take();
  const { counts, fileName } = record;
  await ctx.audit({
    action: `import.${kind}`,
    objectType: 'employeeImport',
    objectId: importId,
    params: { fileName, add: counts?.add ?? 0, change: counts?.change ?? 0 },
  });
  // What was left out waits to be fetched as a file; otherwise what was staged has done its work.
  const over = leftOut(counts) === 0 ? { sealedFile: null, causes: null, mends: null } : {};
  const sealedUndo = ctx.secrets.seal(JSON.stringify(written));
  await updateImport(ctx, importId, { state: 'committed', committedAt: ctx.now, sealedUndo, ...over });
  return counts;
}

/** Refuses where a row would do something else than the dry run has shown. */
async function refuseOthers(ctx: Ctx, importId: string, lines: readonly JudgedLine[]): Promise<void> {
  const shown = await ctx.tx
    .select({
      row: employeeImportRow.row,
      outcome: employeeImportRow.outcome,
      cells: employeeImportRow.cells,
      changes: employeeImportRow.changes,
    })
    .from(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        inArray(employeeImportRow.outcome, WRITTEN),
      ),
    );
  const now = lines.filter(({ outcome }) => WRITTEN.some((one) => one === outcome));
  const was = new Map(shown.map(({ row, outcome, changes }) => [row, told(outcome, changes ?? [])]));
  const is = new Map(now.map(({ row, outcome, changes }) => [row, told(outcome, changes)]));
  const other = [...new Set([...was.keys(), ...is.keys()])].filter((row) => was.get(row) !== is.get(row));
  if (other.length === 0) return;
  const missing = new Map([...now, ...shown].map(({ row, cells = [] }) => [row, cells[0]?.value ?? '']));
  const rows = other
    .toSorted((a, b) => a - b)
    .slice(0, NAMED)
    .map((row) => (row > 0 ? row : missing.get(row)));
  throw refused([{ field: '', code: 'ROWS_CHANGED_SINCE_CHECK', params: { rows: rows.join(', ') } }]);
}

/** In a form that can be compared: the database keeps the keys of objects in an order of its own. */
const told = (outcome: string, changes: readonly StagedChange[]): string =>
  JSON.stringify([outcome, changes.map(({ field, before, after }) => [field, before, after])]);
