import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { FileImport, FileUndone } from '../../../kit/file-import.ts';
import { peopleByNumber } from '../../../kit/people.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { CONTRACT_COLUMNS } from '../contract/person.ts';
import { readerOf, rightsOverPeople } from '../rights.ts';
import type { CellKind } from '../sheet/columns.ts';
import { employee } from '../tables.ts';
import { employeeRecord } from '../tables-records.ts';
import { RecordJudge, type PlannedRecords } from './file-judge.ts';
import { RECORD_GROUP, type RecordKind } from './kinds.ts';
import { recordRows } from './read.ts';
import { endRecords, storeRecords } from './save.ts';
import { RECORD_COLUMNS } from './sheet-columns.ts';

/** What was written of one person, for the undo. */
interface WrittenPerson {
  empId: string;
  name: string;
  version: number;
  rows: number[];
  kinds: { kind: RecordKind; added: string[]; ended: string[] }[];
}

/** Titles, certificates, shares and earlier contracts by file: a row is one record of one person; what is absent stays. */
export const recordFile: FileImport<CellKind> = {
  columns: RECORD_COLUMNS,
  about: { number: 'empNumber', name: 'empName' },
  rows: 5_000,

  async judge(ctx, lines, lock) {
    const people = await peopleByNumber(
      ctx,
      lines.map(({ values }) => String(values.get('empNumber') ?? '')).filter((number) => number !== ''),
    );
    const ids = [...people.values()].map(({ empId }) => empId);
    const rows = ctx.tx
      .select(CONTRACT_COLUMNS)
      .from(employee)
      .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, ids)))
      // Always in the same order, or two imports of the same people wait for each other for ever.
      .orderBy(employee.id);
    const stored = lock ? await rows.for('update') : await rows;
    const rightsOver = await rightsOverPeople(ctx, await readerOf(ctx), ids);
    const judge = new RecordJudge({ people, stored, records: await recordRows(ctx, ids), rightsOver });
    return { lines: judge.judge(lines), write: () => write(ctx, judge.plans(ctx)) };
  },

  undo: (ctx, written) => undo(ctx, written as WrittenPerson[]),
};

/** Moves the version of people once, whatever of them was changed; answers the new ones. */
async function touch(ctx: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .update(employee)
    .set({ version: sql`${employee.version} + 1`, updatedAt: ctx.now })
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, ids)))
    .returning({ id: employee.id, version: employee.version });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function write(ctx: Ctx, planned: readonly PlannedRecords[]): Promise<WrittenPerson[]> {
  await storeRecords(
    ctx,
    planned.map(({ plan }) => plan),
  );
  const byPerson = new Map<string, PlannedRecords[]>();
  for (const one of planned) byPerson.set(one.empId, [...(byPerson.get(one.empId) ?? []), one]);
  const versions = await touch(ctx, [...byPerson.keys()]);
  const people = [...byPerson].map(([empId, own]) => ({ empId, name: own[0]?.name ?? '', own }));
  await appendAudits(
    ctx,
    people.map(({ empId, name, own }) =>
      told(
        empId,
        name,
        own.flatMap(({ kind, plan: { change } }) => (change ? [{ kind, ...change }] : [])),
      ),
    ),
  );
  return people.map(({ empId, name, own }) => ({
    empId,
    name,
    version: versions.get(empId) ?? 0,
    rows: own.flatMap(({ rows }) => rows),
    kinds: own.map(({ kind, plan: { added, ended } }) => ({ kind, added: added.map(({ id }) => id), ended })),
  }));
}

/** What the history of a person says: ids of records that went and came, side by side. */
function told(
  empId: string,
  name: string,
  changes: readonly { kind: RecordKind; before: readonly (string | null)[]; after: readonly (string | null)[] }[],
) {
  const side = (which: 'before' | 'after') => Object.fromEntries(changes.map((one) => [one.kind, [...one[which]]]));
  return {
    action: 'employee.changed',
    objectType: 'employee',
    objectId: empId,
    params: { name, kind: 'correction' },
    before: side('before'),
    after: side('after'),
  };
}

/** Records are as they were, of people whom nobody has changed since and whose group the caller may still edit. */
async function undo(ctx: Ctx, written: readonly WrittenPerson[]): Promise<FileUndone> {
  const { companyId } = ctx.session;
  const ids = written.map(({ empId }) => empId);
  const now = await ctx.tx
    .select({ id: employee.id, version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, ids)))
    .orderBy(employee.id)
    .for('update');
  const versions = new Map(now.map(({ id, version }) => [id, version]));
  const rightsOver = await rightsOverPeople(ctx, await readerOf(ctx), ids);
  const why = ({ empId, version, kinds }: WrittenPerson): string | null => {
    if (versions.get(empId) !== version) return 'UNDO_CHANGED_SINCE';
    return kinds.every(({ kind }) => rightsOver(empId).edits(RECORD_GROUP[kind])) ? null : 'UNDO_NO_RIGHT';
  };
  const back = written.filter((one) => why(one) === null);
  const all = back.flatMap(({ kinds }) => kinds);
  await endRecords(
    ctx,
    all.flatMap(({ added }) => added),
  );
  await updateMany(
    ctx.tx,
    employeeRecord,
    ['companyId', 'id'],
    all.flatMap(({ ended }) => ended).map((id) => ({ companyId, id, endedAt: null })),
  );
  await touch(
    ctx,
    back.map(({ empId }) => empId),
  );
  await appendAudits(
    ctx,
    back.map(({ empId, name, kinds }) =>
      told(
        empId,
        name,
        kinds.map(({ kind, added, ended }) => ({
          kind,
          before: added,
          after: added.map((_, at) => ended[at] ?? null),
        })),
      ),
    ),
  );
  return {
    removed: all.reduce((sum, { added, ended }) => sum + added.length - ended.length, 0),
    restored: all.reduce((sum, { ended }) => sum + ended.length, 0),
    kept: written.flatMap((one) => {
      const code = why(one);
      return code === null ? [] : one.rows.map((row) => ({ row, code }));
    }),
  };
}
