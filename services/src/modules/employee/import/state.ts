import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import { departments, type DepartmentData } from '../../org/public.ts';
import { jobFamily, jobRank, position } from '../../position/tables.ts';
import { loginName, userAccount } from '../../session/tables.ts';
import { storedPeople, type Stored } from '../current.ts';
import { cellsOfDictionaries, LISTED } from '../dictionary/entries.ts';
import { storedCustomValues, type CustomValueData } from '../custom/values.ts';
import type { ChosenCell } from '../sheet/chosen.ts';
import { employee, employeeSecret } from '../tables.ts';
import { readerOf, rightsOver, rightsOverPeople, type RightName, type PersonRights, type Reader } from '../rights.ts';
import { departmentsInScope, departmentsThrough, visibleIdsOf } from '../visible.ts';

export interface Named {
  id: string;
  code: string;
  name: string;
  nameEn?: string | null;
}

/** What the dry run knows of the company: read once, in short transactions, then compared in memory. */
export interface CompanyState {
  today: string;
  /** The actor's own record, whose salary the actor may not set. */
  me: string | null;
  departments: readonly DepartmentData[];
  customFields: Reader['customFields'];
  /** Where the actor may put people; null: anywhere. */
  scope: ReadonlySet<string> | null;
  positions: readonly Named[];
  ranks: readonly (Named & { grade: number })[];
  families: readonly Named[];
  /** The reasons for leaving that the company knows. */
  /** The entries that columns name, by their dictionary. */
  entries: ReadonlyMap<string, Pick<ChosenCell, 'codesIn'>>;
  /** Everybody, by number in lower case: managers may be named without being visible. */
  people: ReadonlyMap<string, { empId: string; lastDay: string | null }>;
  bossOf: ReadonlyMap<string, string | null>;
  /** People of the file who exist and whom the actor sees. */
  stored: ReadonlyMap<string, Stored>;
  /** What stands in the company's own fields of them, where the file fills any. */
  storedOwn: ReadonlyMap<string, readonly CustomValueData[]>;
  /** What the actor may read and edit of them. */
  rightsOver: (empId: string) => PersonRights;
  /** Whether the actor may fill a group of somebody new in a department: one role has to give both. */
  fillsIn: (deptId: string | null, right: RightName) => boolean;
  /** Owners of sign-in names in lower case, and of ID numbers by fingerprint. */
  names: ReadonlyMap<string, string | null>;
  idNumbers: ReadonlyMap<string, string>;
}

/** What of the file the state is read for. */
export interface Wanted {
  /** In lower case. */
  numbers: readonly string[];
  names: readonly string[];
  fingerprints: readonly string[];
  /** Whether it fills fields that the company added. */
  own?: boolean;
}

const CHUNK = 1_000;

/** Reads the state for a file, a thousand people per transaction. */
export async function readState(run: JobRun, wanted: Wanted): Promise<CompanyState> {
  const base = await run.transaction('reads', readBase);
  const known = wanted.numbers.flatMap((number) => base.people.get(number)?.empId ?? []);
  const stored = new Map<string, Stored>();
  const storedOwn = new Map<string, CustomValueData[]>();
  const rights = new Map<string, PersonRights>();
  await inChunks(known, async (ids) => {
    const found = await run.transaction('reads', async (ctx) => {
      const seen = [...(await visibleIdsOf(ctx, ids))];
      const rightsOver = await rightsOverPeople(ctx, base.reader, seen);
      for (const empId of seen) rights.set(empId, rightsOver(empId));
      if (wanted.own) for (const [empId, values] of await storedCustomValues(ctx, seen)) storedOwn.set(empId, values);
      return storedPeople(ctx, seen, false);
    });
    for (const [empId, person] of found) stored.set(empId, person);
  });
  const names = new Map<string, string | null>();
  await inChunks(wanted.names, async (chunk) => {
    for (const row of await run.transaction('reads', (ctx) => nameOwners(ctx, chunk))) names.set(row.name, row.empId);
  });
  const idNumbers = new Map<string, string>();
  await inChunks(wanted.fingerprints, async (chunk) => {
    for (const row of await run.transaction('reads', (ctx) => idOwners(ctx, chunk)))
      idNumbers.set(row.blindIndex, row.empId);
  });
  const nothing = rightsOver(base.reader, null, new Set());
  return { ...base, stored, storedOwn, names, idNumbers, rightsOver: (empId) => rights.get(empId) ?? nothing };
}

async function inChunks(values: readonly string[], each: (chunk: string[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < values.length; from += CHUNK) {
    await each(values.slice(from, from + CHUNK));
    // The embedded database answers within the same turn; others get theirs here.
    await nextTurn();
  }
}

async function readBase(ctx: Ctx) {
  const { companyId } = ctx.session;
  const reader = await readerOf(ctx);
  const named = <T extends typeof position | typeof jobFamily>(table: T) =>
    ctx.tx
      .select({ id: table.id, code: table.code, name: table.name, nameEn: table.nameEn })
      .from(table as typeof position)
      .where(eq(table.companyId, companyId));
  const everybody = await ctx.tx
    .select({ empId: employee.id, number: employee.empNumber, bossId: employee.bossId, lastDay: employee.lastDay })
    .from(employee)
    .where(eq(employee.companyId, companyId));
  return {
    today: ctx.today,
    me: ctx.session.empId,
    departments: await departments(ctx),
    scope: await departmentsInScope(ctx),
    reader,
    customFields: reader.customFields,
    fillsIn: await fillableIn(ctx, reader),
    positions: await named(position),
    ranks: await ctx.tx
      .select({ id: jobRank.id, code: jobRank.code, name: jobRank.name, grade: jobRank.grade })
      .from(jobRank)
      .where(eq(jobRank.companyId, companyId)),
    families: await named(jobFamily),
    entries: await cellsOfDictionaries(ctx, [...LISTED, 'exitReason']),
    people: new Map(everybody.map(({ number, empId, lastDay }) => [number.toLowerCase(), { empId, lastDay }])),
    bossOf: new Map(everybody.map((person) => [person.empId, person.bossId])),
  };
}

/** Which groups of somebody new may be filled in which department. */
async function fillableIn(ctx: Ctx, { edits }: Reader): Promise<CompanyState['fillsIn']> {
  const departmentsOf = new Map<string, ReadonlySet<string> | null>();
  for (const extent of Object.values(edits))
    if (typeof extent !== 'string' && !departmentsOf.has(extent.flag))
      departmentsOf.set(extent.flag, await departmentsThrough(ctx, extent.roles));
  return (deptId, right) => {
    const extent = edits[right];
    if (typeof extent === 'string') return extent === 'everybody';
    const among = departmentsOf.get(extent.flag);
    return among === null || (deptId !== null && among?.has(deptId) === true);
  };
}

const nameOwners = (ctx: Ctx, names: string[]) =>
  ctx.tx
    .select({ name: loginName.name, empId: userAccount.empId })
    .from(loginName)
    .innerJoin(userAccount, and(eq(userAccount.companyId, loginName.companyId), eq(userAccount.id, loginName.userId)))
    .where(and(eq(loginName.companyId, ctx.session.companyId), inArray(loginName.name, names)));

const idOwners = (ctx: Ctx, fingerprints: string[]) =>
  ctx.tx
    .select({ blindIndex: employeeSecret.blindIndex, empId: employeeSecret.empId })
    .from(employeeSecret)
    .where(
      and(
        eq(employeeSecret.companyId, ctx.session.companyId),
        eq(employeeSecret.kind, 'idNumber'),
        inArray(employeeSecret.blindIndex, fingerprints),
      ),
    );
