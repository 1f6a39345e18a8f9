import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../db/sql.ts';
import { appendAudits } from '../../kit/audit.ts';
import type { Ctx } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import { setAccountsEnabled } from '../session/public.ts';
import { userAccount } from '../session/tables.ts';
import { inServiceOn } from './status.ts';
import { employee, personnelChange } from './tables.ts';

export interface Exit {
  empId: string;
  /** Last working day; the person is outgoing until it is over. */
  lastDay: string;
  exitKind: number;
  reason: string;
}

/** What must be said of an exit (specification 5): a date and a reason. */
export function checkExit(exit: Partial<Pick<Exit, 'lastDay' | 'reason'>>): RuleIssue[] {
  return [
    ...(exit.lastDay ? [] : [issue('lastDay', 'REQUIRED')]),
    ...(exit.reason?.trim() ? [] : [issue('reason', 'REQUIRED')]),
  ];
}

/** Records exits with their history; refuses whoever still leads somebody, because those people would have no superior. */
export async function exitPeople(ctx: Ctx, exits: readonly Exit[]): Promise<void> {
  const { companyId } = ctx.session;
  const issues = exits.flatMap(checkExit);
  if (issues.length > 0) throw refused(issues);
  const ids = exits.map((exit) => exit.empId);
  const leading = await ctx.tx
    .selectDistinct({ bossId: employee.bossId })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        isAnyOf(employee.bossId, ids),
        // A superior and the people below may leave together.
        sql`not ${isAnyOf(employee.id, ids)}`,
        inServiceOn(ctx.today),
        sql`${employee.lastDay} is null`,
      ),
    );
  if (leading.length > 0) throw refused([{ field: 'empId', code: 'HAS_SUBORDINATES' }]);
  const people = await ctx.tx
    .select({ id: employee.id, name: employee.name, version: employee.version })
    .from(employee)
    .where(and(eq(employee.companyId, companyId), isAnyOf(employee.id, ids)))
    .for('update');
  const byId = new Map(people.map((person) => [person.id, person]));
  const known = exits.map((exit) => {
    const person = byId.get(exit.empId);
    if (!person) throw notFound();
    return { ...exit, person };
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
  await insertMany(
    ctx.tx,
    personnelChange,
    known.map(({ empId, lastDay, exitKind, reason }) => ({
      companyId,
      id: ctx.newId(),
      empId,
      changeType: PersonnelChangeType.EXIT,
      state: lastDay < ctx.today ? ('effective' as const) : ('pending' as const),
      effectiveDate: lastDay,
      exitKind,
      reason,
      lines: [],
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
      version: 1,
    })),
  );
  await appendAudits(
    ctx,
    known.map(({ empId, lastDay, reason, person }) => ({
      action: 'employee.exit',
      objectType: 'employee',
      objectId: empId,
      params: { name: person.name, lastDay, reason },
      after: { lastDay },
    })),
  );
  await closeAccountsOfLeavers(ctx);
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
