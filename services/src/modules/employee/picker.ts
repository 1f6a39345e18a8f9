import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { peopleOf, wordsOf } from './found.ts';
import { readerOf, readsSomebody, whoseReadAsOthers } from './rights.ts';
import { requireVisible } from './save.ts';
import { inServiceOn } from './status.ts';
import { employee, foundBy } from './tables.ts';
import { visibleEmployees } from './visible.ts';

/** So many words are as many people as a picker puts in order of name for one answer. */
const FIRST = 1000;

interface Asked {
  keyword: string;
  deptId?: string | undefined;
  /** Those who have left, instead of those in service. */
  left?: boolean;
  limit: number;
}

/**
 * People in service whom the caller sees, or those who have left, by name: what pickers offer. Where very many are found,
 * those of the first words are put in order alone, as long as they fill the answer: typing on tells them apart, not the rest.
 */
export async function offered(
  ctx: Ctx,
  { keyword, deptId, limit, left = false }: Asked,
  leaveOut: (seesWork: boolean) => SQL | undefined = () => undefined,
) {
  const reader = await readerOf(ctx);
  const whose = whoseReadAsOthers(reader, FieldGroup.WORK);
  const among = (found: SQL | undefined) =>
    ctx.tx
      .select({
        empId: employee.id,
        empNumber: employee.empNumber,
        empName: employee.name,
        empNameEn: employee.nameEn,
        deptId: whose ? sql<string | null>`case when ${whose} then ${employee.deptId} end` : employee.deptId,
      })
      .from(employee)
      .where(
        and(
          visibleEmployees(ctx),
          left ? lt(employee.lastDay, ctx.today) : inServiceOn(ctx.today),
          found,
          // A department that may not be read may not be searched by either.
          deptId === undefined ? undefined : and(whose, eq(employee.deptId, deptId)),
          leaveOut(readsSomebody(reader, FieldGroup.WORK)),
        ),
      )
      .orderBy(asc(employee.sortKey), asc(employee.id))
      .limit(limit);
  const typed = keyword.trim().toLowerCase();
  if (typed === '') return among(undefined);
  const words = await wordsOf(ctx, typed).limit(FIRST);
  const first = await among(isAnyOf(employee.id, peopleOf(words)));
  return first.length === limit || words.length < FIRST ? first : among(foundBy(ctx.session, typed));
}

/**
 * The same without the person and without whoever reports to them, at any distance, over line managers and virtual ones
 * alike: with those as a superior they would go round in a circle (`managerIssues`). Who reports to whom is work data; whoever
 * may not read that is offered everybody else and told when saving.
 */
export async function offeredAsSuperior(ctx: Ctx, { empId, ...asked }: Asked & { empId: string }) {
  await requireVisible(ctx, empId);
  const { companyId } = ctx.session;
  const below = sql`with recursive below as (
      select ${empId}::text as id
      union
      select e.id from below join ${employee} e on e.company_id = ${companyId} and (e.boss_id = below.id or e.virtual_boss_id = below.id)
    ) select id from below`;
  return offered(ctx, asked, (seesWork) =>
    seesWork ? sql`${employee.id} not in (${below})` : sql`${employee.id} <> ${empId}`,
  );
}
