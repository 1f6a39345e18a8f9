import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { PersonnelChangeTask, PersonnelChangeType } from '@hengcai/shared/enums';
import { dayAfter } from '@hengcai/shared/rules/employee/change-exit';
import { isAnyOf, rowsOf } from '../../../db/sql.ts';
import { approversAmong, handApprovalsOn, type HandedApproval } from '../../../kit/approval.ts';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { leavingSteps } from '../../../kit/leaving.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { setHeads } from '../../org/public.ts';
import { deptVersion } from '../../org/tables.ts';
import { setAccountsEnabled } from '../../session/public.ts';
import { userAccount } from '../../session/tables.ts';
import { storedPeople } from '../current.ts';
import { inServiceOn } from '../status.ts';
import { employee, personnelChange, type ChangeLine } from '../tables.ts';
import { hold } from './hold.ts';
import type { ChangeRow } from './rows.ts';

/**
 * The day after the last (decisions, "Exit"): accounts are closed and their sessions end, departments lose their head,
 * people who came to report to a leaver after the exit was filed go to the manager above, and so does what waits for the
 * leaver's approval; other modules hand on what is theirs. HR finds what is left to do at the change. A fixed number of
 * statements where nobody is left behind.
 */
export async function leave(ctx: Ctx, exits: readonly ChangeRow[]): Promise<void> {
  if (exits.length === 0) return;
  const { companyId } = ctx.session;
  const leavers = exits.map(({ empId }) => empId);
  await closeAccounts(ctx, leavers);
  const vacant = await vacateHeadships(ctx, leavers);
  await moveReportsUp(ctx, exits);
  const approvals: HandedApproval[] = [];
  for (const empId of await approversAmong(ctx, leavers)) {
    const above = await managerAbove(ctx, empId);
    if (above !== null) approvals.push(...(await handApprovalsOn(ctx, empId, above)));
  }
  for (const step of leavingSteps()) await step(ctx, leavers, approvals);
  await updateMany(
    ctx.tx,
    personnelChange,
    ['companyId', 'id'],
    exits.map(({ id, empId, version }) => ({
      companyId,
      id,
      state: 'effective' as const,
      failure: null,
      task: vacant.has(empId) ? PersonnelChangeTask.HEAD_VACANT : null,
      vacated: vacant.get(empId) ?? null,
      version: version + 1,
    })),
  );
}

/** Whoever comes back signs in again. */
export async function openAccounts(ctx: Ctx, empId: string): Promise<void> {
  const accounts = await ctx.tx
    .select({ userId: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.companyId, ctx.session.companyId), eq(userAccount.empId, empId)));
  await setAccountsEnabled(
    ctx,
    accounts.map(({ userId }) => userId),
    true,
  );
}

async function closeAccounts(ctx: Ctx, empIds: readonly string[]): Promise<void> {
  const accounts = await ctx.tx
    .select({ userId: userAccount.id })
    .from(userAccount)
    .where(
      and(eq(userAccount.companyId, ctx.session.companyId), isAnyOf(userAccount.empId, empIds), userAccount.enabled),
    );
  await setAccountsEnabled(
    ctx,
    accounts.map(({ userId }) => userId),
    false,
  );
}

/** The nearest manager above who is there; null where nobody is. */
export async function managerAbove({ tx, session, today }: Ctx, empId: string): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    tx,
    sql`with recursive line as (
        select e.boss_id as id, 1 as level, array[e.id] as seen from ${employee} e
          where e.company_id = ${session.companyId} and e.id = ${empId}
        union all
        select e.boss_id, line.level + 1, line.seen || e.id from line
          join ${employee} e on e.company_id = ${session.companyId} and e.id = line.id
          where not e.id = any(line.seen)
      ) select line.id from line join ${employee} on ${employee.companyId} = ${session.companyId}
        and ${employee.id} = line.id and ${inServiceOn(today)} where line.id <> ${empId} order by line.level limit 1`,
  );
  return row?.id ?? null;
}

/** Takes leavers off the departments they lead today; answers which those were, by leaver. */
async function vacateHeadships(ctx: Ctx, empIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const headed = await ctx.tx
    .select({ deptId: deptVersion.deptId, headEmpId: deptVersion.headEmpId })
    .from(deptVersion)
    .where(
      and(
        eq(deptVersion.companyId, ctx.session.companyId),
        isAnyOf(deptVersion.headEmpId, empIds),
        asOf(deptVersion, ctx.today),
      ),
    );
  if (headed.length === 0) return new Map();
  await setHeads(
    ctx,
    headed.map(({ deptId }) => ({ deptId, headEmpId: null })),
  );
  const vacated = new Map<string, string[]>();
  for (const { deptId, headEmpId } of headed)
    if (headEmpId !== null) vacated.set(headEmpId, [...(vacated.get(headEmpId) ?? []), deptId]);
  return vacated;
}

/** Who comes back heads again what the exit left without a head, unless somebody else does by now. */
export async function refillHeadships(ctx: Ctx, exits: readonly Pick<ChangeRow, 'empId' | 'vacated'>[]): Promise<void> {
  const headOf = new Map(exits.flatMap(({ empId, vacated }) => (vacated ?? []).map((deptId) => [deptId, empId])));
  if (headOf.size === 0) return;
  const vacant = await ctx.tx
    .select({ deptId: deptVersion.deptId })
    .from(deptVersion)
    .where(
      and(
        eq(deptVersion.companyId, ctx.session.companyId),
        isAnyOf(deptVersion.deptId, [...headOf.keys()]),
        isNull(deptVersion.headEmpId),
        asOf(deptVersion, ctx.today),
      ),
    );
  await setHeads(
    ctx,
    vacant.map(({ deptId }) => ({ deptId, headEmpId: headOf.get(deptId) ?? null })),
  );
}

/** Whoever still reports to a leaver, solid or dotted, gets a change of their own, as of the day after the last. */
async function moveReportsUp(ctx: Ctx, exits: readonly ChangeRow[]): Promise<void> {
  const { companyId } = ctx.session;
  const exitOf = new Map(exits.map((exit) => [exit.empId, exit]));
  const leavers = [...exitOf.keys()];
  const reports = await ctx.tx
    .select({ empId: employee.id })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        or(isAnyOf(employee.bossId, leavers), isAnyOf(employee.virtualBossId, leavers)),
        inServiceOn(ctx.today),
      ),
    )
    .orderBy(employee.id);
  if (reports.length === 0) return;
  const people = await storedPeople(
    ctx,
    reports.map(({ empId }) => empId),
    true,
  );
  const above = new Map<string, string | null>();
  const managerOf = async (empId: string) => {
    if (!above.has(empId)) above.set(empId, await managerAbove(ctx, empId));
    return above.get(empId) ?? null;
  };
  for (const stored of people.values()) {
    const { bossEmpId, virtualBossEmpId, entryDate } = stored.values;
    const left = bossEmpId === null ? undefined : exitOf.get(bossEmpId);
    const leftVirtual = virtualBossEmpId === null ? undefined : exitOf.get(virtualBossEmpId);
    const exit = left ?? leftVirtual;
    if (!exit) continue;
    const day = dayAfter(exit.effectiveDate);
    const effectiveDate = day < entryDate ? entryDate : day;
    const lines: ChangeLine[] = [
      ...(left ? [{ field: 'bossEmpId', before: left.empId, after: await managerOf(left.empId) }] : []),
      ...(leftVirtual ? [{ field: 'virtualBossEmpId', before: leftVirtual.empId, after: null }] : []),
    ];
    await ctx.tx.insert(personnelChange).values({
      companyId,
      id: ctx.newId(),
      empId: stored.empId,
      changeType: PersonnelChangeType.COMMON,
      state: 'effective',
      effectiveDate,
      lines: await hold(ctx, stored, { effectiveDate, reason: null }, lines),
      cameWith: exit.id,
      task: left ? PersonnelChangeTask.MOVED_UP : null,
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
    });
  }
}
