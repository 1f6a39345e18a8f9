import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { asOf } from '../../../kit/as-of.ts';
import { removeDepartments, setHeads } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import { removeUnused } from '../../position/public.ts';
import { circleWith } from '../references.ts';
import { employee } from '../tables.ts';
import { employeeImportRow, type ImportUndone, type StagedCreations } from '../tables-import.ts';
import { customFieldOf } from '../custom/values.ts';
import { readerOf, type GroupName, type Reader } from '../rights.ts';
import { journalOf } from './journal.ts';
import { SHEET_COLUMNS } from '../sheet/columns.ts';
import { orState } from './or-failed.ts';
import { requireRights } from './rights.ts';
import { findImport, updateImport, type ImportRecord } from './staged.ts';
import { planUndo, type Reasons } from './undo-plan.ts';
import { judgeRestorable, removePeople, restorePeople } from './undo-restore.ts';

/** Takes an import back, as far as nobody has gone on with what it made, in one transaction. Running it twice undoes once. */
export async function undoImport(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  await orState(run, importId, 'committed', async () => {
    const undone = await run.transaction('writes', async (ctx) => {
      const record = await findImport(ctx, importId, true);
      if (record.state === 'undone') return record.undone;
      if (record.state !== 'undoing') throw refused('IMPORT_NOT_UNDONE');
      return undo(ctx, record, (count) => run.tell(ctx, count));
    });
    await run.say((undone?.kept ?? 0) > 0 ? 'import.undoneInPart' : 'import.undone', { ...undone });
  });
}

/** The groups of the fields that a file filled. */
const groupsOf = ({ columns }: ImportRecord, reader: Reader): GroupName[] => [
  ...new Set(
    columns.flatMap(
      ({ field }) =>
        customFieldOf(reader, field ?? '')?.groupCode ?? SHEET_COLUMNS.find(({ key }) => key === field)?.group ?? [],
    ),
  ),
];

async function undo(
  ctx: Ctx,
  record: ImportRecord,
  onWritten: (count: number) => Promise<void>,
): Promise<ImportUndone> {
  await requireRights(ctx, record);
  const { id: importId, committedAt } = record;
  if (committedAt === null) throw new Error(`Import ${importId} was never taken over.`);
  const creations = record.creations ?? { departments: [], positions: [] };
  const rows = await journalOf(ctx, importId);
  const reasons = await planUndo(ctx, rows, creations, groupsOf(record, await readerOf(ctx)));
  const of = (outcome: string) =>
    rows.filter((row) => row.outcome === outcome && !reasons.has(row.empId)).map(({ empId }) => empId);
  await judgeRestorable(ctx, importId, of('change'), reasons);
  const [removed, restored] = [of('add'), of('change')];
  await undoHeads(ctx, creations, new Set(removed));
  await restorePeople(ctx, { importId, committedAt }, restored, onWritten);
  await removePeople(ctx, removed, (count) => onWritten(restored.length + count));
  await refuseCircles(ctx, restored);
  const things = await removeThings(ctx, creations);
  await keepRows(ctx, importId, reasons);
  const undone = { removed: removed.length, restored: restored.length, kept: reasons.size, ...things };
  await ctx.audit({
    action: 'employee.importTakenBack',
    objectType: 'employeeImport',
    objectId: importId,
    params: { fileName: record.fileName, removed: undone.removed, restored: undone.restored, kept: undone.kept },
  });
  await updateImport(ctx, importId, { state: 'undone', undone });
  return undone;
}

/** Departments get back the heads they had; those the import made lose one who goes. */
async function undoHeads(
  ctx: Ctx,
  { departments, heads = [] }: StagedCreations,
  removed: ReadonlySet<string>,
): Promise<void> {
  if (heads.length === 0) return;
  const made = new Set(departments.map(({ deptId }) => deptId));
  const now = await ctx.tx
    .select({ deptId: deptVersion.deptId, headEmpId: deptVersion.headEmpId })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, ctx.session.companyId), asOf(deptVersion, ctx.today)));
  const headOf = new Map(now.map(({ deptId, headEmpId }) => [deptId, headEmpId]));
  const former = heads.flatMap(({ before }) => before ?? []);
  const there = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, former)));
  const known = new Set(there.map(({ id }) => id));
  await setHeads(
    ctx,
    heads.flatMap(({ deptId, before, after }) => {
      // Somebody has named another head since.
      if (headOf.get(deptId) !== after) return [];
      if (made.has(deptId)) return removed.has(after) ? [{ deptId, headEmpId: null }] : [];
      return [{ deptId, headEmpId: before !== null && known.has(before) ? before : null }];
    }),
  );
}

async function removeThings(
  ctx: Ctx,
  { departments, positions, ranks = [], jobFamilies = [] }: StagedCreations,
): Promise<Pick<ImportUndone, 'things' | 'thingsKept'>> {
  const gone = [
    ...(await removeUnused(
      ctx,
      'position',
      positions.map(({ positionId }) => positionId),
    )),
    ...(await removeUnused(
      ctx,
      'rank',
      ranks.map(({ rankId }) => rankId),
    )),
    ...(await removeUnused(
      ctx,
      'jobFamily',
      jobFamilies.map(({ jobFamilyId }) => jobFamilyId),
    )),
    ...(await removeDepartments(
      ctx,
      departments.map(({ deptId }) => deptId),
    )),
  ];
  const all = departments.length + positions.length + ranks.length + jobFamilies.length;
  return { things: gone.length, thingsKept: all - gone.length };
}

/** A superior put back may close a circle with what others changed since: then nothing goes back. */
async function refuseCircles(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  if (empIds.length === 0) return;
  const people = await circleWith(ctx, new Map(), empIds);
  if (people !== null) throw refused([{ field: '', code: 'SUPERIOR_CIRCLE', params: { people } }]);
}

/** Only the rows that stay as they are remain, each with its reason. */
async function keepRows(ctx: Ctx, importId: string, reasons: Reasons): Promise<void> {
  const { companyId } = ctx.session;
  const mine = and(eq(employeeImportRow.companyId, companyId), eq(employeeImportRow.importId, importId));
  const kept = await ctx.tx
    .select({ row: employeeImportRow.row, empId: employeeImportRow.empId })
    .from(employeeImportRow)
    .where(and(mine, isAnyOf(employeeImportRow.empId, [...reasons.keys()])));
  await inChunks(kept, (some) =>
    updateMany(
      ctx.tx,
      employeeImportRow,
      ['companyId', 'importId', 'row'],
      some.map(({ row, empId }) => ({
        companyId,
        importId,
        row,
        outcome: 'kept' as const,
        problems: [{ column: null, code: reasons.get(empId ?? '') ?? '' }],
        before: null,
      })),
    ),
  );
  await ctx.tx.delete(employeeImportRow).where(and(mine, sql`${employeeImportRow.outcome} not in ('kept', 'error')`));
}
