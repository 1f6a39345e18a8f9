import { and, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { tell, type News } from '../../../kit/tell.ts';
import { employee, personnelChange } from '../tables.ts';
import { CHANGES_PAGE } from './data.ts';
import { hrOf, memberOf, TEAM_ON_PROBATION } from './recipients.ts';
import { tellDone } from './tell.ts';
import type { ChangeRow } from './rows.ts';

/** Days before the end of a probation on which HR and the manager are warned. */
export const WARNED_BEFORE = [7, 15, 30] as const;
/** How many days late somebody is still warned. */
const LATE_DAYS = 2;
/** How far back the daily job looks for probations that ended while nothing ran. */
const LOOK_BACK_DAYS = 31;

const noneCounts = (changeType: number) => sql`not exists (select 1 from ${personnelChange} c
  where c.company_id = ${employee.companyId} and c.emp_id = ${employee.id} and c.change_type = ${changeType}
    and c.state in ('approving', 'pending', 'effective') and c.reverses is null
    and c.effective_date >= ${employee.entryDate})`;

/**
 * Whose probation is over is regular, by law and without anybody's doing (Labour Contract Law art. 19): it is put on record
 * on that day, unless somebody filed it or the person leaves.
 */
export async function recordRegular(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  const people = await ctx.tx
    .select({ empId: employee.id, regularDate: employee.regularDate })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        lte(employee.regularDate, ctx.today),
        gte(employee.regularDate, addDays(ctx.today, -LOOK_BACK_DAYS)),
        gt(employee.regularDate, employee.entryDate),
        isNull(employee.lastDay),
        noneCounts(PersonnelChangeType.REGULARISE),
      ),
    )
    .orderBy(employee.id);
  const rows = people.map(({ empId, regularDate }): typeof personnelChange.$inferInsert => ({
    companyId,
    id: ctx.newId(),
    empId,
    changeType: PersonnelChangeType.REGULARISE,
    state: 'effective',
    effectiveDate: regularDate ?? ctx.today,
    lines: [{ field: 'regularDate', before: regularDate, after: regularDate }],
    createdAt: ctx.now,
    version: 1,
  }));
  await insertMany(ctx.tx, personnelChange, rows);
  for (const row of rows) if (row.effectiveDate === ctx.today) await tellDone(ctx, row as ChangeRow);
}

/**
 * Warns HR and the manager of probations that end in 30, 15 and 7 days, also a few days late when the job missed one: a
 * message for each of them and day, which names one person or says how many.
 */
export async function warnOfRegular(ctx: Ctx): Promise<void> {
  const days = WARNED_BEFORE.map(
    (before) =>
      sql`${employee.regularDate} between ${addDays(ctx.today, before - LATE_DAYS)}::date and ${addDays(ctx.today, before)}::date`,
  );
  const ending = await ctx.tx
    .select({
      empId: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
      bossId: employee.bossId,
      day: sql<string>`${employee.regularDate}::text`,
    })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, ctx.session.companyId),
        or(...days),
        lte(employee.entryDate, ctx.today),
        isNull(employee.lastDay),
        noneCounts(PersonnelChangeType.REGULARISE),
      ),
    )
    .orderBy(employee.regularDate, employee.id);
  const hr = await hrOf(
    ctx,
    ending.map(({ empId }) => empId),
  );
  const told = new Map<string, { to: string; day: string; people: typeof ending; files: boolean }>();
  for (const person of ending) {
    for (const to of new Set([person.bossId ?? [], hr.get(person.empId) ?? []].flat())) {
      const key = `${to} ${person.day}`;
      const one = told.get(key) ?? { to, day: person.day, people: [], files: false };
      one.people.push(person);
      one.files ||= hr.get(person.empId)?.includes(to) ?? false;
      told.set(key, one);
    }
  }
  await tell(
    ctx,
    [...told.values()].map(({ to, day, people, files }): News => ({
      page: files ? CHANGES_PAGE : people.length === 1 ? memberOf(people[0]?.empId ?? '') : TEAM_ON_PROBATION,
      empId: to,
      kind: 'regularSoon',
      params: {
        name: people[0]?.name ?? '',
        nameEn: people[0]?.nameEn ?? '',
        count: String(people.length),
        date: day,
      },
      label: null,
      dedupeKey: `regular:${day}:${String(WARNED_BEFORE.find((before) => day <= addDays(ctx.today, before)))}`,
    })),
  );
}
