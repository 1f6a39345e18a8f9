import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import { checkExit, dayAfter } from '@hengcai/shared/rules/employee/change-exit';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { setAccountsEnabled } from '../session/public.ts';
import { userAccount } from '../session/tables.ts';
import { leave } from './change/leave.ts';
import { changesById } from './change/rows.ts';
import { inServiceOn } from './status.ts';
import { employee, personnelChange } from './tables.ts';

export interface Exit {
  empId: string;
  /** Last working day; the person is outgoing until it is over. */
  lastDay: string;
  exitKind: number;
  /** Article of the Labour Contract Law; asked for where somebody files an involuntary exit. */
  ground?: number | null;
  /** Entry of the dictionary of reasons; null: the reason is said in words alone. */
  exitReason?: string | null;
  reason: string;
  /** Id of the change it becomes; a new one when absent. */
  changeId?: string;
  /** The change is on record already: it was filed before and is approved now. */
  onRecord?: boolean;
}

/**
 * Who still reports to people who leave: not those who leave as well, and not those who were handed over to somebody else
 * from the day after the last one at the latest.
 */
export async function stillLed(
  ctx: Ctx,
  exits: readonly { empId: string; lastDay: string }[],
): Promise<{ empId: string; bossId: string }[]> {
  const ids = exits.map(({ empId }) => empId);
  const reports = await ctx.tx
    .select({ empId: employee.id, bossId: employee.bossId })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        isAnyOf(employee.bossId, ids),
        // A superior and the people below may leave together.
        sql`not ${isAnyOf(employee.id, ids)}`,
        inServiceOn(ctx.today),
        sql`${employee.lastDay} is null`,
      ),
    )
    .orderBy(employee.sortKey, employee.id);
  if (reports.length === 0) return [];
  const gone = new Map(exits.map(({ empId, lastDay }) => [empId, dayAfter(lastDay)]));
  const handedOver = await ctx.tx
    .select({ empId: personnelChange.empId, day: personnelChange.effectiveDate, lines: personnelChange.lines })
    .from(personnelChange)
    .where(
      and(
        eq(personnelChange.companyId, ctx.session.companyId),
        eq(personnelChange.state, 'pending'),
        isAnyOf(
          personnelChange.empId,
          reports.map(({ empId }) => empId),
        ),
      ),
    );
  const isHandedOver = (empId: string, bossId: string) =>
    handedOver.some(
      (change) =>
        change.empId === empId &&
        change.day <= (gone.get(bossId) ?? '') &&
        change.lines.some(({ field, after }) => field === 'bossEmpId' && after !== bossId),
    );
  return reports.flatMap(({ empId, bossId }) =>
    bossId === null || isHandedOver(empId, bossId) ? [] : [{ empId, bossId }],
  );
}

/**
 * Records exits with their history, whichever way they come: a form, a file, the demo. Refuses whoever still leads
 * somebody, because those people would have no superior.
 */
export async function exitPeople(ctx: Ctx, exits: readonly Exit[]): Promise<void> {
  const { companyId } = ctx.session;
  const issues = exits.flatMap(checkExit);
  if (issues.length > 0) throw refused(issues);
  if ((await stillLed(ctx, exits)).length > 0) throw refused([{ field: 'empId', code: 'HAS_SUBORDINATES' }]);
  const ids = exits.map((exit) => exit.empId);
  const people = await ctx.tx
    .select({ id: employee.id, name: employee.name, version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, ids)))
    .for('update');
  const byId = new Map(people.map((person) => [person.id, person]));
  const known = exits.map((exit) => {
    const person = byId.get(exit.empId);
    if (!person) throw notFound();
    return { ...exit, person, changeId: exit.changeId ?? ctx.newId() };
  });
  await updateMany(
    ctx.tx,
    employee,
    ['companyId', 'id'],
    known.map(({ empId, lastDay, person }) => ({
      companyId,
      id: empId,
      lastDay,
      version: person.version + 1,
      updatedAt: ctx.now,
    })),
  );
  const approved = known.filter(({ onRecord }) => onRecord).map(({ changeId }) => changeId);
  const added = known.filter(({ onRecord }) => !onRecord);
  if (approved.length > 0)
    await ctx.tx
      .update(personnelChange)
      .set({ state: 'pending', version: sql`${personnelChange.version} + 1` })
      .where(and(eq(personnelChange.companyId, companyId), isAnyOf(personnelChange.id, approved)));
  await insertMany(
    ctx.tx,
    personnelChange,
    added.map(({ empId, changeId, lastDay, exitKind, ground, exitReason, reason }) => ({
      companyId,
      id: changeId,
      empId,
      changeType: PersonnelChangeType.EXIT,
      state: 'pending' as const,
      effectiveDate: lastDay,
      exitKind,
      exitGround: ground ?? null,
      exitReason: exitReason ?? null,
      reason: reason || null,
      lines: [],
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
      version: 1,
    })),
  );
  await appendAudits(
    ctx,
    known.map(({ empId, lastDay, exitReason, reason, person }) => ({
      action: 'employee.exit',
      objectType: 'employee',
      objectId: empId,
      params: { name: person.name, lastDay, exitReason: exitReason ?? null, reason },
      after: { lastDay },
    })),
  );
  // Whose last day is over has left with this.
  const over = known.filter(({ lastDay }) => lastDay < ctx.today).map(({ changeId }) => changeId);
  await leave(ctx, await changesById(ctx, over));
}

/** Disables the accounts of everybody whose last day is over; their sessions end with it. */
export async function closeAccountsOfLeavers(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  const leavers = await ctx.tx
    .select({ userId: userAccount.id })
    .from(employee)
    .innerJoin(
      userAccount,
      and(eq(userAccount.companyId, employee.companyId), eq(userAccount.empId, employee.id), userAccount.enabled),
    )
    .where(and(eq(employee.companyId, companyId), isNotNull(employee.lastDay), lt(employee.lastDay, ctx.today)));
  await setAccountsEnabled(
    ctx,
    leavers.map(({ userId }) => userId),
    false,
  );
}
