import { and, eq, notInArray } from 'drizzle-orm';
import type { Ctx } from '../../../../kit/context.ts';
import { refused } from '../../../../kit/failure.ts';
import type { FileUndone } from '../../../../kit/file-import.ts';
import type { JobRun } from '../../../../kit/jobs/registry.ts';
import { updateMany } from '../../../../kit/update-many.ts';
import { employeeImport, employeeImportRow, LEFT_OUT, type FileKind, type ImportUndone } from '../../tables-import.ts';
import { orState } from '../or-failed.ts';
import { findImport, ownImport, updateImport } from '../staged.ts';
import { FILES } from './kinds.ts';
import { requirePage } from './page.ts';

/** Takes a described file back, as far as nobody has gone on with what it made, in one transaction. Running it twice undoes once. */
export const undoFile = (kind: FileKind) => async (run: JobRun) => {
  const importId = String(run.input.importId);
  const undone = await orState(run, importId, 'committed', () =>
    run.transaction('writes', (ctx) => undo(ctx, importId, kind)),
  );
  await run.say((undone?.kept ?? 0) > 0 ? 'import.undoneInPart' : 'import.undone', { ...undone });
};

async function undo(ctx: Ctx, importId: string, kind: FileKind): Promise<ImportUndone | null> {
  const record = await findImport(ctx, importId, true, kind);
  if (record.state === 'undone') return record.undone;
  const [row] = await ctx.tx
    .select({ sealed: employeeImport.sealedUndo })
    .from(employeeImport)
    .where(ownImport(ctx, importId));
  if (record.state !== 'undoing' || !row?.sealed) throw refused('IMPORT_NOT_UNDONE');
  requirePage(ctx, kind);
  const { removed, restored, kept } = await FILES[kind].undo(ctx, JSON.parse(ctx.secrets.unseal(row.sealed)));
  await keepRows(ctx, importId, kept);
  const undone = { removed, restored, kept: kept.length, things: 0, thingsKept: 0 };
  await ctx.audit({
    action: 'import.takenBack',
    objectType: 'employeeImport',
    objectId: importId,
    params: { fileName: record.fileName, removed, restored, kept: undone.kept },
  });
  await updateImport(ctx, importId, { state: 'undone', undone, sealedUndo: null });
  return undone;
}

/** Only the rows that stay as they are remain, each with its reason. */
async function keepRows(ctx: Ctx, importId: string, kept: FileUndone['kept']): Promise<void> {
  const { companyId } = ctx.session;
  await updateMany(
    ctx.tx,
    employeeImportRow,
    ['companyId', 'importId', 'row'],
    kept.map(({ row, code }) => ({
      companyId,
      importId,
      row,
      outcome: 'kept' as const,
      problems: [{ column: null, code }],
    })),
  );
  await ctx.tx
    .delete(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, companyId),
        eq(employeeImportRow.importId, importId),
        notInArray(employeeImportRow.outcome, ['kept', ...LEFT_OUT]),
      ),
    );
}
