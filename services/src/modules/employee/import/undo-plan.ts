import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inChunks } from '../../../kit/insert-many.ts';
import { referredTo } from '../../../kit/referred-to.ts';
import { deptVersion } from '../../org/tables.ts';
import { accountsOfEmployees } from '../../session/public.ts';
import { userAccount } from '../../session/tables.ts';
import { employee, employment } from '../tables.ts';
import { readerOf, rightsOverPeople, type GroupName, type Reader } from '../rights.ts';
import type { StagedCreations } from '../tables-import.ts';
import { visibleIdsOf } from '../visible.ts';
import type { JournalRow } from './journal.ts';

/** What of a person is part of the person, and what is judged by itself below. */
const OWN_OF_PERSON = [
  'employee_key',
  'employment',
  'salary_record',
  'employee_secret',
  'custom_value',
  'personnel_change',
  'employee_import_row',
  'user_account.emp_id',
  'employee.boss_id',
  'employee.virtual_boss_id',
  'dept_version.head_emp_id',
  'sync_person',
];
/** What goes with an account nobody signed in with. */
const OWN_OF_ACCOUNT = ['login_name', 'user_password', 'session', 'password_reset', 'invitation', 'external_identity'];

/** Why rows of an import stay as it made them, by person; whoever is not in it goes back. */
export type Reasons = Map<string, string>;

/**
 * Judges which people of an import can go back: the caller may edit what the file filled of them, nobody changed them since, and nobody needs those it made. Those who stay
 * keep the superiors they have.
 */
export async function planUndo(
  ctx: Ctx,
  rows: readonly JournalRow[],
  creations: StagedCreations,
  groups: readonly GroupName[],
): Promise<Reasons> {
  const reasons: Reasons = new Map();
  await inChunks(rows, (some) => judgeVersions(ctx, some, reasons));
  const reader = await readerOf(ctx);
  await inChunks(rows, (some) => judgeRights(ctx, reader, some, groups, reasons));
  const added = rows.filter(({ outcome, empId }) => outcome === 'add' && !reasons.has(empId)).map(({ empId }) => empId);
  await inChunks(added, (some) => judgeAdded(ctx, some, reasons));
  for (const empId of await headsElsewhere(ctx, added, creations)) reasons.set(empId, 'UNDO_IS_HEAD');
  await judgeSuperiors(ctx, rows, reasons);
  return reasons;
}

/** Locks people in their order, so that two who write the same never wait for each other for ever. */
async function judgeVersions(ctx: Ctx, rows: readonly JournalRow[], reasons: Reasons): Promise<void> {
  const empIds = rows.map(({ empId }) => empId);
  const found = await ctx.tx
    .select({ id: employee.id, version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds)))
    .orderBy(employee.id)
    .for('update');
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const visible = await visibleIdsOf(ctx, empIds);
  for (const { empId, versionAfter } of rows) {
    if (!visible.has(empId)) reasons.set(empId, 'OUT_OF_SCOPE');
    else if (versions.get(empId) !== versionAfter) reasons.set(empId, 'UNDO_CHANGED_SINCE');
  }
}

/** What the file filled is put back of people whose groups the caller may edit, each of them, today. */
async function judgeRights(
  ctx: Ctx,
  reader: Reader,
  rows: readonly JournalRow[],
  groups: readonly GroupName[],
  reasons: Reasons,
): Promise<void> {
  const empIds = rows.flatMap(({ empId }) => (reasons.has(empId) ? [] : [empId]));
  const rightsOver = await rightsOverPeople(ctx, reader, empIds);
  for (const empId of empIds) if (!groups.every(rightsOver(empId).edits)) reasons.set(empId, 'UNDO_NO_RIGHT');
}

async function judgeAdded(ctx: Ctx, empIds: readonly string[], reasons: Reasons): Promise<void> {
  const accounts = await accountsOfEmployees(ctx, empIds);
  const personOf = new Map([...accounts].map(([empId, { userId }]) => [userId, empId]));
  const people = { table: employee, named: ['emp_id', 'boss_id', 'submitter_id'], except: OWN_OF_PERSON };
  for (const empId of await referredTo(ctx, people, empIds)) reasons.set(empId, 'UNDO_REFERRED_TO');
  const ofAccounts = { table: userAccount, named: ['user_id'], except: OWN_OF_ACCOUNT };
  for (const userId of await referredTo(ctx, ofAccounts, [...personOf.keys()]))
    reasons.set(personOf.get(userId) ?? '', 'UNDO_REFERRED_TO');
  for (const [empId, { hasSignedIn }] of accounts) if (hasSignedIn) reasons.set(empId, 'UNDO_HAS_SIGNED_IN');
}

/** People who head a department the import neither made nor gave them. */
async function headsElsewhere(ctx: Ctx, empIds: readonly string[], creations: StagedCreations): Promise<string[]> {
  const made = new Set(creations.departments.map(({ deptId }) => deptId));
  const given = new Map((creations.heads ?? []).map(({ deptId, after }) => [deptId, after]));
  const heads = await ctx.tx
    .select({ deptId: deptVersion.deptId, empId: deptVersion.headEmpId })
    .from(deptVersion)
    .where(and(eq(deptVersion.companyId, ctx.session.companyId), isAnyOf(deptVersion.headEmpId, empIds)));
  return heads.flatMap(({ deptId, empId }) =>
    empId === null || made.has(deptId) || given.get(deptId) === empId ? [] : [empId],
  );
}

/** Whoever stays keeps the superiors there are, so those stay as well, and theirs. */
async function judgeSuperiors(ctx: Ctx, rows: readonly JournalRow[], reasons: Reasons): Promise<void> {
  const added = new Set(rows.filter(({ outcome }) => outcome === 'add').map(({ empId }) => empId));
  const back = new Set(rows.map(({ empId }) => empId));
  if (added.size === 0) return;
  const ids = [...added];
  const { companyId } = ctx.session;
  const reports = await rowsOf<{ emp_id: string; superior: string }>(
    ctx.tx,
    sql`select distinct emp_id, superior from (
      select id as emp_id, unnest(array[boss_id, virtual_boss_id]) as superior from ${employee}
      where company_id = ${companyId} and (${isAnyOf(sql`boss_id`, ids)} or ${isAnyOf(sql`virtual_boss_id`, ids)})
      union all
      select emp_id, unnest(array[boss_id, virtual_boss_id]) from ${employment}
      where company_id = ${companyId} and (${isAnyOf(sql`boss_id`, ids)} or ${isAnyOf(sql`virtual_boss_id`, ids)})
    ) r where superior is not null`,
  );
  const superiorsOf = new Map<string, string[]>();
  for (const { emp_id: empId, superior } of reports)
    superiorsOf.set(empId, [...(superiorsOf.get(empId) ?? []), superior]);
  const staying = [...superiorsOf.keys()].filter((empId) => !back.has(empId) || reasons.has(empId));
  for (let empId = staying.pop(); empId !== undefined; empId = staying.pop())
    for (const superior of superiorsOf.get(empId) ?? []) {
      if (!added.has(superior) || reasons.has(superior)) continue;
      reasons.set(superior, 'UNDO_IS_SUPERIOR');
      staying.push(superior);
    }
}
