import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, forbidden, refused } from '../../../kit/failure.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { issueText } from '../../../messages/translate.ts';
import { createDepartments, rootDepartmentId, setHeads } from '../../org/public.ts';
import { createJobFamilies, createPositions, createRanks } from '../../position/public.ts';
import type { Edit } from '../diff.ts';
import { customKey } from '../custom/values.ts';
import { writeOwnFields } from '../custom/write.ts';
import { applyEdits } from '../edit.ts';
import { exitPeople } from '../exit.ts';
import { addPeople, type NewPerson } from '../people.ts';
import { circleWith } from '../references.ts';
import { employee } from '../tables.ts';
import { employeeImportRow, type StagedCreations } from '../tables-import.ts';
import { readerOf, rightsOverPeople } from '../rights.ts';
import { departmentsInScope, visibleIdsOf } from '../visible.ts';
import { labelOfField, SHEET_COLUMNS } from '../sheet/columns.ts';
import { peopleBefore } from './journal.ts';
import { leftOut, saidOf } from './outcomes.ts';
import { rightFor } from './changes.ts';
import { requireRights } from './rights.ts';
import { findImport, updateImport, type ImportRecord } from './staged.ts';

const CHUNK = 1_000;

/** Takes a checked import into the company in one transaction: all rows without errors, or none. Running it twice writes once. */
export async function commitImport(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  try {
    const counts = await run.transaction('writes', async (ctx) => {
      const record = await findImport(ctx, importId, true);
      if (record.state === 'committed') return record.counts;
      if (record.state !== 'committing') throw refused('IMPORT_NOT_CHECKED');
      await write(ctx, record, (done) => run.tell(ctx, done));
      return record.counts;
    });
    await run.say('import.committed', saidOf(counts));
  } catch (error) {
    // Refused because the company is no longer what the dry run saw; a crash is tried again by the queue instead.
    if (!(error instanceof Failure)) throw error;
    throw await run.transaction('writes', async (ctx) => {
      await updateImport(ctx, importId, { state: 'failed' });
      return named(ctx, error);
    });
  }
}

/** A refusal at a field says which, as the reader calls it. */
function named(ctx: Ctx, failure: Failure): Failure {
  const [issue] = failure.issues;
  if (!issue || !SHEET_COLUMNS.some(({ key, field }) => key === issue.field || field === issue.field)) return failure;
  const reason = issueText(ctx.language, issue.code, issue.params ?? {});
  return refused([
    { field: '', code: 'IMPORT_FIELD_REFUSED', params: { field: labelOfField(issue.field, ctx.language), reason } },
  ]);
}

async function write(ctx: Ctx, record: ImportRecord, onWritten: (count: number) => Promise<void>): Promise<void> {
  await requireRights(ctx, record);
  const rows = await stagedRows(ctx, record.id);
  await refuseChangedPeople(ctx, rows);
  await refuseBeyondRights(
    ctx,
    rows.filter((row) => row.outcome === 'change'),
  );
  await create(ctx, record.creations ?? { departments: [], positions: [] });
  const added = rows.filter((row) => row.outcome === 'add').map(toPerson);
  const changing = rows.filter((row) => row.outcome === 'change' && row.person !== null);
  const edits = changing.map((row) => toEdit(row, ctx.today));
  await keepBefore(ctx, record.id, changing);
  await addPeople(ctx, added, onWritten);
  const because = { importedFrom: record.fileName };
  const moved = await applyEdits(ctx, edits, { kind: 'transfer', on: ctx.today }, because, (count) =>
    onWritten(added.length + count),
  );
  await writeOwnFields(ctx, ownEditsOf(rows), moved, because);
  await setHeads(
    ctx,
    (record.creations?.heads ?? []).map(({ deptId, after }) => ({ deptId, headEmpId: after })),
  );
  const exits = rows.flatMap(({ empId, person }) =>
    empId !== null && person?.exit ? [{ empId, ...person.exit }] : [],
  );
  if (exits.length > 0) await exitPeople(ctx, exits);
  await refuseCircles(ctx, rows);
  await refuseOutOfScope(
    ctx,
    [...added, ...edits].map((person) => person.empId),
  );
  await refuseBeyondRights(
    ctx,
    rows.filter((row) => row.outcome === 'add'),
  );
  await ctx.audit({
    action: 'employee.imported',
    objectType: 'employeeImport',
    objectId: record.id,
    params: { fileName: record.fileName, add: record.counts?.add ?? 0, change: record.counts?.change ?? 0 },
  });
  // What was staged holds personal data and has done its work; rows left out wait to be fetched as a file.
  const over = leftOut(record.counts) === 0 ? { sealedFile: null, causes: null, unknowns: null, mends: null } : {};
  await updateImport(ctx, record.id, { state: 'committed', committedAt: ctx.now, ...over });
  await keepForUndo(ctx, record.id);
}

const rowsOfImport = (ctx: Ctx, importId: string) =>
  and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId));

/** Keeps people as they were, for the undo. */
async function keepBefore(ctx: Ctx, importId: string, rows: readonly StagedRow[]): Promise<void> {
  const { companyId } = ctx.session;
  await inChunks(rows, async (some) => {
    const before = await peopleBefore(
      ctx,
      some.flatMap(({ empId }) => empId ?? []),
    );
    await updateMany(
      ctx.tx,
      employeeImportRow,
      ['companyId', 'importId', 'row'],
      some.map(({ row, empId }) => ({ companyId, importId, row, before: before.get(empId ?? '') ?? null })),
    );
  });
}

/** Of the rows that are in only what the undo needs stays: who, and how the person was left. */
async function keepForUndo(ctx: Ctx, importId: string): Promise<void> {
  await ctx.tx
    .delete(employeeImportRow)
    .where(and(rowsOfImport(ctx, importId), ne(employeeImportRow.outcome, 'error'), isNull(employeeImportRow.person)));
  await ctx.tx.execute(sql`update ${employeeImportRow} set person = null, changes = null, cells = '[]'::jsonb,
      version_after = e.version
    from ${employee} e where ${rowsOfImport(ctx, importId)} and ${employeeImportRow.outcome} in ('add', 'change')
      and e.company_id = ${ctx.session.companyId} and e.id = ${employeeImportRow.empId}`);
}

type StagedRow = Required<
  Pick<typeof employeeImportRow.$inferSelect, 'row' | 'outcome' | 'empId' | 'personVersion' | 'person' | 'changes'>
>;

async function stagedRows(ctx: Ctx, importId: string): Promise<StagedRow[]> {
  const rows: StagedRow[] = [];
  for (let last = 0; ;) {
    const chunk = await ctx.tx
      .select({
        row: employeeImportRow.row,
        outcome: employeeImportRow.outcome,
        empId: employeeImportRow.empId,
        personVersion: employeeImportRow.personVersion,
        person: employeeImportRow.person,
        changes: employeeImportRow.changes,
      })
      .from(employeeImportRow)
      .where(
        and(
          eq(employeeImportRow.companyId, ctx.session.companyId),
          eq(employeeImportRow.importId, importId),
          inArray(employeeImportRow.outcome, ['add', 'change']),
          gt(employeeImportRow.row, last),
        ),
      )
      .orderBy(asc(employeeImportRow.row))
      .limit(CHUNK);
    rows.push(...chunk);
    await nextTurn();
    if (chunk.length < CHUNK) return rows;
    last = chunk.at(-1)?.row ?? last;
  }
}

const personOf = ({ row, empId, person }: StagedRow) => {
  if (empId === null || person === null) throw new Error(`Row ${row} of the import was not checked.`);
  return { empId, person };
};

function toPerson(staged: StagedRow): NewPerson {
  const { empId, person } = personOf(staged);
  return {
    empId,
    values: person.values as NewPerson['values'],
    sealed: person.secrets,
    salaryFrom: person.salaryFrom ?? undefined,
  };
}

function toEdit(staged: StagedRow, today: string): Edit {
  const { empId, person } = personOf(staged);
  return { empId, values: person.values, secrets: person.secrets, salaryFrom: person.salaryFrom ?? today };
}

/** What the rows are to leave in the company's own fields. */
const ownEditsOf = (rows: readonly StagedRow[]) =>
  rows.flatMap(({ outcome, empId, person, changes }) => {
    const changing = new Set((changes ?? []).map(({ field }) => field));
    const values = (person?.own ?? []).filter(({ fieldId }) => outcome === 'add' || changing.has(customKey(fieldId)));
    return empId === null || values.length === 0 ? [] : [{ empId, values, isNew: outcome === 'add' }];
  });

/** Makes what was confirmed and rows need; who confirmed it must still see the whole company. */
async function create(ctx: Ctx, { departments, positions, ranks = [], jobFamilies = [] }: StagedCreations) {
  const made = departments.length + positions.length + ranks.length + jobFamilies.length;
  if (made === 0) return;
  if ((await departmentsInScope(ctx)) !== null) throw forbidden();
  if (departments.length > 0) {
    const root = await rootDepartmentId(ctx);
    await createDepartments(
      ctx,
      departments.map((one) => ({ ...one, parentId: one.parentId ?? root })),
    );
  }
  if (jobFamilies.length > 0) await createJobFamilies(ctx, jobFamilies);
  if (ranks.length > 0) await createRanks(ctx, ranks);
  if (positions.length > 0) await createPositions(ctx, positions);
}

/** Who was changed after the dry run is not overwritten: the file is checked again instead. */
async function refuseChangedPeople(ctx: Ctx, rows: readonly StagedRow[]): Promise<void> {
  const expected = rows.flatMap((row) =>
    row.outcome === 'change' ? [{ id: row.empId, version: row.personVersion }] : [],
  );
  const [stale] = await rowsOf<{ count: number }>(
    ctx.tx,
    sql`
    select count(*)::int as count from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as r(id text, version int)
    where not exists (select 1 from ${employee} where ${employee.companyId} = ${ctx.session.companyId} and ${employee.id} = r.id and ${employee.version} = r.version)`,
  );
  if ((stale?.count ?? 0) > 0)
    throw refused([{ field: '', code: 'CHANGED_SINCE_CHECK', params: { count: stale?.count ?? 0 } }]);
}

async function refuseCircles(ctx: Ctx, rows: readonly StagedRow[]): Promise<void> {
  const led = rows.flatMap(({ empId, person }) => (empId !== null && person?.values.bossEmpId ? [empId] : []));
  if (led.length === 0) return;
  const people = await circleWith(ctx, new Map(), led);
  if (people !== null) throw refused([{ field: '', code: 'SUPERIOR_CIRCLE', params: { people } }]);
}

/** The actor's rights are those of now: whom the actor cannot see afterwards was never the actor's to write. */
async function refuseOutOfScope(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  for (let from = 0; from < empIds.length; from += CHUNK) {
    const chunk = empIds.slice(from, from + CHUNK);
    await nextTurn();
    if ((await visibleIdsOf(ctx, chunk)).size < chunk.length) throw refused('OUT_OF_SCOPE');
  }
}

/** One role has to give each person and what is said of them, now as in the dry run; of somebody new, once they are there. */
async function refuseBeyondRights(ctx: Ctx, rows: readonly StagedRow[]): Promise<void> {
  const reader = await readerOf(ctx);
  await inChunks(rows, async (some) => {
    const rightsOver = await rightsOverPeople(
      ctx,
      reader,
      some.flatMap(({ empId }) => empId ?? []),
    );
    for (const { empId, person, changes, outcome } of some) {
      const said =
        outcome === 'add'
          ? [
              ...Object.keys(person?.values ?? {}),
              ...Object.keys(person?.secrets ?? {}),
              ...(person?.own ?? []).map(({ fieldId }) => customKey(fieldId)),
            ]
          : (changes ?? []).map(({ field }) => field);
      const { edits } = rightsOver(empId ?? '');
      if (said.some((field) => field !== 'empNumber' && !edits(rightFor(reader, field)))) throw forbidden();
    }
  });
}
