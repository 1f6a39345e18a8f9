import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { isAnyOf } from '../../../db/sql.ts';
import { appendAudits } from '../../../kit/audit.ts';
import type { Ctx } from '../../../kit/context.ts';
import { mapPage, paged } from '../../../kit/paged.ts';
import { issueText } from '../../../messages/translate.ts';
import { userAccount } from '../../session/tables.ts';
import { closeOrOpen } from '../accounts.ts';
import { ofAccount } from '../invite/selection.ts';
import { inServiceOn } from '../status.ts';
import { labelOfField } from '../sheet/columns.ts';
import { employee } from '../tables.ts';
import { syncPerson } from '../tables-sync.ts';
import { directoryColumns } from './fields.ts';
import { visibleEmployees } from '../visible.ts';

type Endpoints = Contract['sync']['endpoints'];

const joined = and(eq(syncPerson.companyId, employee.companyId), eq(syncPerson.empId, employee.id));

/** Whom the caller sees, who is in service here and gone there, with nothing decided. */
const undecided = (ctx: Ctx): SQL =>
  and(
    visibleEmployees(ctx),
    inServiceOn(ctx.today),
    isNotNull(syncPerson.goneSince),
    isNull(syncPerson.decision),
  ) as SQL;

/** People who are gone from the directory and about whom nothing was decided. */
export async function listDepartures(
  page: ParsedOf<Endpoints['listdepartures']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['listdepartures']>> {
  const where = undecided(ctx);
  const rows = ctx.tx
    .select({
      empId: employee.id,
      empNumber: employee.empNumber,
      empName: employee.name,
      reason: syncPerson.goneReason,
      goneSince: syncPerson.goneSince,
      enabled: userAccount.enabled,
    })
    .from(employee)
    .innerJoin(syncPerson, joined)
    .leftJoin(userAccount, ofAccount)
    .where(where)
    .orderBy(asc(employee.sortKey), asc(employee.id));
  const found = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    async () => {
      const [count] = await ctx.tx
        .select({ total: sql<number>`count(*)::int` })
        .from(employee)
        .innerJoin(syncPerson, joined)
        .where(where);
      return count?.total ?? 0;
    },
  );
  return mapPage(found, ({ enabled, reason, goneSince, ...person }) => ({
    ...person,
    reason: reason ?? 'missing',
    goneSince: (goneSince ?? ctx.now).toISOString(),
    accountOpen: enabled === true,
  }));
}

/**
 * Closes the accounts of people who are gone, by the rules of the list of employees, or leaves them as they are. Whoever's
 * account cannot be closed stays among those who wait.
 */
export async function decideDepartures(
  { empIds, close }: ParsedOf<Endpoints['decidedepartures']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['decidedepartures']>> {
  const waiting = await ctx.tx
    .select({ empId: employee.id, enabled: userAccount.enabled })
    .from(employee)
    .innerJoin(syncPerson, joined)
    .leftJoin(userAccount, ofAccount)
    .where(and(undecided(ctx), isAnyOf(employee.id, empIds)));
  const open = waiting.filter(({ enabled }) => enabled === true).map(({ empId }) => empId);
  const { refused } = close && open.length > 0 ? await closeOrOpen(ctx, open, false) : { refused: [] };
  const stay = new Set(refused.map(({ empId }) => empId));
  const decided = waiting.map(({ empId }) => empId).filter((empId) => !stay.has(empId));
  await ctx.tx
    .update(syncPerson)
    .set({ decision: close ? 'closed' : 'kept', updatedAt: ctx.now })
    .where(and(eq(syncPerson.companyId, ctx.session.companyId), isAnyOf(syncPerson.empId, decided)));
  await appendAudits(
    ctx,
    decided.map((empId) => ({
      action: close ? 'sync.departureClosed' : 'sync.departureKept',
      objectType: 'employee',
      objectId: empId,
    })),
  );
  return { changed: decided, refused };
}

/** What was pushed and could not be taken over. */
export async function listConflicts(
  page: ParsedOf<Endpoints['listconflicts']>,
  ctx: Ctx,
): Promise<DataOf<Endpoints['listconflicts']>> {
  const problem = sql`jsonb_array_elements(${syncPerson.problems}) with ordinality as p(problem, no)`;
  const where = and(visibleEmployees(ctx), eq(syncPerson.deleted, false)) as SQL;
  const rows = ctx.tx
    .select({
      empId: employee.id,
      empNumber: employee.empNumber,
      empName: employee.name,
      problem: sql<{ field: string; code: string; value?: string; params?: Record<string, string> }>`p.problem`,
    })
    .from(employee)
    .innerJoin(syncPerson, joined)
    .innerJoin(problem, sql`true`)
    .where(where)
    .orderBy(asc(employee.sortKey), asc(employee.id), sql`p.no`);
  const found = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    async () => {
      const [count] = await ctx.tx
        .select({ total: sql<number>`coalesce(sum(jsonb_array_length(${syncPerson.problems})), 0)::int` })
        .from(employee)
        .innerJoin(syncPerson, joined)
        .where(where);
      return count?.total ?? 0;
    },
  );
  const columns = await directoryColumns(ctx);
  return mapPage(found, ({ problem: { field, code, value, params }, ...person }) => ({
    ...person,
    field: labelOfField(field, ctx.language, columns),
    // Of a manager the id stands there, which says nothing to people.
    value: field === 'bossNumber' || field === 'virtualBossNumber' ? null : (value ?? null),
    code,
    message: issueText(ctx.language, code, params),
  }));
}
