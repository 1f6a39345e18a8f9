import { and, eq } from 'drizzle-orm';
import { amountDoubt, looksTwelvefold } from '@hengcai/shared/rules/import';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { inPasses } from '../../../kit/jobs/in-passes.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { readerOf } from '../rights.ts';
import { nameAndNumber } from '../rules.ts';
import { fingerprintOf, sealValue, type SecretKind } from '../secrets.ts';
import type { ImportedColumn } from '../sheet/columns.ts';
import { employeeImportRow, type ImportCounts, type StagedCreations } from '../tables-import.ts';
import { Causes } from './causes.ts';
import { grouped } from './changes.ts';
import { FileCheck, type CheckedRow, type Draft } from './check.ts';
import { datesIn, type DatesRead } from './dates.ts';
import { fillMissing } from './filling.ts';
import { indexFile, wantedOf } from './index-file.ts';
import { columnOf, columnsOfKind, ignoredColumns } from './mapping.ts';
import { orState } from './or-failed.ts';
import { saidOf } from './outcomes.ts';
import { readRow, replacementsOf, type RowReading } from './reading.ts';
import { findImport, parseFile, readStagedFile, updateImport, type ImportRecord } from './staged.ts';
import { readState } from './state.ts';

/** Rows judged between two turns of the event loop, and stored in one short transaction. */
const CHUNK = 500;

/** The dry run of a file: judges every row and keeps the outcome; nothing of the company changes. May be repeated. */
export async function checkImport(run: JobRun): Promise<void> {
  const importId = String(run.input.importId);
  const { record, bytes } = await run.transaction('reads', async (ctx) => ({
    record: await findImport(ctx, importId),
    bytes: await readStagedFile(ctx, importId),
  }));
  if (record.state !== 'checking') return;
  await checkRows(run, importId, await parseFile(bytes, record.fileName));
}

/** The same for rows that are there already, the first of which is the header. */
export async function checkRows(run: JobRun, importId: string, rows: readonly SheetRow[]): Promise<void> {
  const { record, known, newId, language, secrets } = await run.transaction('reads', async (ctx) => ({
    record: await findImport(ctx, importId),
    known: await columnsOfKind(ctx, await readerOf(ctx), 'people'),
    newId: ctx.newId,
    language: ctx.language,
    secrets: ctx,
  }));
  if (record.state !== 'checking') return;
  const progress = inPasses(run, record.rows, 3);
  await progress(0, 0);
  const columns = record.columns.map((column) => columnOf(known, column.field));
  const own = columns.filter((column) => column !== null && 'own' in column);
  const mends = record.mends ?? NO_MENDS;
  const replace = replacementsOf(mends.replace);
  const readings: RowReading[] = [];
  const { rows: read, untold, dates } = datesIn(record, rows, columns);
  for (const [index, row] of read.slice(1).entries()) {
    readings.push(readRow(row, columns, language, replace, untold));
    if (index % CHUNK === CHUNK - 1) await progress(0, index + 1);
  }
  const fingerprint = (idNumber: string) => fingerprintOf(secrets, 'idNumber', idNumber);
  const index = indexFile(readings, fingerprint);
  const state = await readState(run, wantedOf(index, own.length > 0));
  fillMissing(readings, (number) => state.people.has(number), mends.replace);
  const tools = { newId, fingerprint, seal: (kind: SecretKind, plain: string) => sealValue(secrets, kind, plain) };
  const check = new FileCheck(state, index, tools, mends, readings, own);
  const drafts: Draft[] = [];
  for (const [at, reading] of readings.entries()) {
    drafts.push(check.draft(reading));
    if (at % CHUNK === CHUNK - 1) await progress(1, at + 1);
  }
  check.refuseSuperiorsLeftOut(drafts);
  check.settleHeads(drafts);
  await run.transaction('writes', (ctx) => clearRows(ctx, importId));
  const tally = new Tally();
  for (let from = 0; from < drafts.length; from += CHUNK) {
    if (run.signal.aborted) throw new Error('the process stops');
    const checked = drafts.slice(from, from + CHUNK).map((draft) => check.finish(draft));
    for (const one of checked) tally.add(one);
    await run.transaction('writes', (ctx) => storeRows(ctx, importId, checked));
    await progress(2, Math.min(from + CHUNK, drafts.length));
  }
  const { unknowns, byName } = check.resolver;
  const creations = { ...unknowns.creations(tally.used), heads: check.heads.all() };
  await run.transaction('writes', (ctx) =>
    updateImport(ctx, importId, {
      state: 'checked',
      columns: dates.columns,
      counts: tally.counts,
      creations,
      causes: tally.causes.all(),
      unknowns: unknowns.things(state),
      notes: notesOf(record, known, creations, byName, tally, check.heads.leftOut, dates),
      changedFields: tally.changedFields(),
      leavers: tally.leavers,
      checkedOn: state.today,
    }),
  );
  await run.say('import.checked', saidOf(tally.counts));
}

/** What the rows of a file come to, gathered while they are stored. */
class Tally {
  readonly counts: ImportCounts = { add: 0, change: 0, same: 0, error: 0 };
  readonly causes = new Causes();
  /** What rows that are taken over refer to. */
  readonly used = new Set<string>();
  /** New people without a department, as text. */
  readonly withoutDepartment: string[] = [];
  /** People who leave. */
  leavers = 0;
  /** Monthly pay as it stands and as it would be. */
  readonly pay: { before: string; after: string }[] = [];
  private readonly fields = new Map<string, number>();

  add(row: CheckedRow): void {
    this.counts[row.outcome] += 1;
    this.causes.add(row);
    const values = row.person?.values ?? {};
    if (row.person?.exit) this.leavers += 1;
    for (const { field, before, after } of row.changes ?? []) {
      this.fields.set(field, (this.fields.get(field) ?? 0) + 1);
      if (field === 'baseSalary' && before !== null && after !== null)
        this.pay.push({ before: String(before), after: String(after) });
    }
    for (const field of ['deptId', 'positionId', 'rankId', 'jobFamilyId'] as const)
      if (values[field]) this.used.add(values[field]);
    if (row.outcome === 'add' && values.deptId === undefined)
      this.withoutDepartment.push(nameAndNumber(values.empName ?? '', values.empNumber ?? ''));
  }

  /** In how many rows which field changes, the most frequent first. */
  changedFields(): { field: string; count: number }[] {
    return [...this.fields].map(([field, count]) => ({ field, count })).toSorted((a, b) => b.count - a.count);
  }
}

/** Gives an import back to the mapping when its dry run was refused, so that the screen is not left waiting. */
export const checkImportSafely = (run: JobRun): Promise<void> =>
  orState(run, String(run.input.importId), 'failed', () => checkImport(run));

const clearRows = (ctx: Ctx, importId: string) =>
  ctx.tx
    .delete(employeeImportRow)
    .where(and(eq(employeeImportRow.companyId, ctx.session.companyId), eq(employeeImportRow.importId, importId)));

const storeRows = (ctx: Ctx, importId: string, rows: readonly CheckedRow[]) =>
  insertMany(
    ctx.tx,
    employeeImportRow,
    rows.map((row) => ({ companyId: ctx.session.companyId, importId, ...row })),
  );

/** Of fewer nothing can be suspected. */
const FEW = 3;

/** How many people or departments a note names. */
const NAMED = 5;
const some = (names: readonly string[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '');

/** What the commit does beside the rows, and what it leaves out, for the summary. */
/** The note about amounts that can hardly be what they were taken for. */
const DOUBT_NOTES = { annual: 'LOOKS_ANNUAL', small: 'LOOKS_SMALL' } as const;

function notesOf(
  record: ImportRecord,
  known: readonly ImportedColumn[],
  { departments, positions, ranks, jobFamilies, heads }: Required<StagedCreations>,
  byName: ReadonlyMap<string, string>,
  { withoutDepartment, pay, leavers }: Tally,
  headsLeftOut: number,
  { readDays }: DatesRead,
): ImportRecord['notes'] {
  const doubtful = record.columns.flatMap(({ header, field, median = null }) => {
    const column = columnOf(known, field);
    const doubt = column?.cell.kind === 'money' ? amountDoubt(median, column.cell.per) : null;
    if (doubt === null || median === null) return [];
    return [{ code: DOUBT_NOTES[doubt], params: { column: header, median: grouped(median) } }];
  });
  const counted = (code: string, { length: count }: readonly unknown[], params = {}) =>
    count > 0 ? [{ code, params: { count, ...params } }] : [];
  const numbered = (code: string, count: number) => (count > 0 ? [{ code, params: { count } }] : []);
  return [
    ...readDays,
    ...doubtful,
    ...(doubtful.length === 0 && pay.length >= FEW && looksTwelvefold(pay)
      ? [{ code: 'LOOKS_TWELVEFOLD', params: {} }]
      : []),
    ...counted('CREATES_DEPARTMENTS', departments),
    ...counted('CREATES_POSITIONS', positions),
    ...counted('CREATES_RANKS', ranks),
    ...counted('CREATES_JOB_FAMILIES', jobFamilies),
    ...counted('SETS_HEADS', heads),
    ...numbered('HEADS_LEFT_OUT', headsLeftOut),
    ...numbered('LEAVERS', leavers),
    ...counted('DEPARTMENTS_BY_NAME', [...byName], {
      departments: some([...byName].map(([name, code]) => nameAndNumber(name, code))),
    }),
    ...counted('WITHOUT_DEPARTMENT', withoutDepartment, { people: some(withoutDepartment) }),
    ...ignoredColumns(record),
  ];
}
