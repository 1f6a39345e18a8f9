import { and, eq, inArray, sql } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import type { Stored } from './current.ts';
import { byPerson, heldOn, placeFrom } from './dated.ts';
import type { Differences } from './diff.ts';
import { careerColumnsOf } from './people.ts';
import { CAREER_FIELDS } from './person.ts';
import { employment, personnelChange } from './tables.ts';

type EmploymentRow = typeof employment.$inferSelect;

/** Whether the record was wrong (it is put right) or the person moves on a day (the past stays). */
export type CareerChange = { kind: 'correction' } | { kind: 'transfer' | 'merge'; on: string };

export interface ChangedPerson {
  stored: Stored;
  /** The values as they are after the change. */
  values: Stored['values'];
  changes: Differences;
}

const key = ['companyId', 'empId', 'validFrom'] as const;

/** Brings the dated employment in line with changed departments, positions, superiors and entry dates. */
export async function writeCareers(ctx: Ctx, people: readonly ChangedPerson[], how: CareerChange): Promise<void> {
  const moved = people.filter(({ changes }) => CAREER_FIELDS.some((field) => field in changes));
  const reentered = people.filter(({ changes }) => 'entryDate' in changes);
  if (moved.length === 0 && reentered.length === 0) return;
  const rows = await employmentsOf(
    ctx,
    [...moved, ...reentered].map(({ stored }) => stored.empId),
  );
  await moveEntries(ctx, reentered, rows);
  if (how.kind === 'correction') await correct(ctx, moved, rows);
  else await transfer(ctx, moved, rows, how);
}

async function employmentsOf(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, EmploymentRow[]>> {
  const rows = await ctx.tx
    .select()
    .from(employment)
    .where(and(eq(employment.companyId, ctx.session.companyId), inArray(employment.empId, [...new Set(empIds)])));
  return byPerson(rows);
}

async function moveEntries(
  ctx: Ctx,
  people: readonly ChangedPerson[],
  rows: Map<string, EmploymentRow[]>,
): Promise<void> {
  const moved = people.flatMap(({ stored, values: { entryDate } }) => {
    const first = heldOn(rows.get(stored.empId) ?? [], '0001-01-01');
    if (!first) return [];
    if (first.validTo !== null && entryDate >= first.validTo)
      throw refused([{ field: 'entryDate', code: 'ENTRY_AFTER_TRANSFER' }]);
    const one = { emp_id: stored.empId, from: first.validFrom, to: entryDate };
    first.validFrom = entryDate;
    return [one];
  });
  if (moved.length === 0) return;
  await ctx.tx.execute(sql`update ${employment} set valid_from = r.to
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as r(emp_id text, "from" date, "to" date)
    where ${employment.companyId} = ${ctx.session.companyId} and ${employment.empId} = r.emp_id
      and ${employment.validFrom} = r.from`);
}

async function correct(ctx: Ctx, people: readonly ChangedPerson[], rows: Map<string, EmploymentRow[]>): Promise<void> {
  const corrected = people.flatMap(({ stored, values }) => {
    const held = heldOn(rows.get(stored.empId) ?? [], ctx.today);
    return held
      ? [{ companyId: held.companyId, empId: held.empId, validFrom: held.validFrom, ...careerColumnsOf(values) }]
      : [];
  });
  await updateMany(ctx.tx, employment, key, corrected);
}

async function transfer(
  ctx: Ctx,
  people: readonly ChangedPerson[],
  rows: Map<string, EmploymentRow[]>,
  { kind, on }: Exclude<CareerChange, { kind: 'correction' }>,
): Promise<void> {
  const { companyId } = ctx.session;
  const replaced: Partial<EmploymentRow>[] = [];
  const ended: Partial<EmploymentRow>[] = [];
  const added: (typeof employment.$inferInsert)[] = [];
  for (const { stored, values } of people) {
    const { empId } = stored;
    // Before the entry there is nothing to keep: the first day is put right instead.
    const from = on > values.entryDate ? on : values.entryDate;
    const { replaces, ends, validTo } = placeFrom(rows.get(empId) ?? [], from);
    if (replaces) replaced.push({ companyId, empId, validFrom: from, ...careerColumnsOf(values) });
    else added.push({ companyId, empId, validFrom: from, validTo, ...careerColumnsOf(values) });
    if (ends) ended.push({ companyId, empId, validFrom: ends.validFrom, validTo: from });
  }
  await updateMany(ctx.tx, employment, key, ended);
  await updateMany(ctx.tx, employment, key, replaced);
  await insertMany(ctx.tx, employment, added);
  await insertMany(
    ctx.tx,
    personnelChange,
    people.map(({ stored, changes }) => ({
      companyId,
      id: ctx.newId(),
      empId: stored.empId,
      changeType: kind === 'merge' ? PersonnelChangeType.MERGE : PersonnelChangeType.TRANSFER,
      state: 'effective' as const,
      effectiveDate: on,
      lines: CAREER_FIELDS.flatMap((field) => (changes[field] ? [{ field, ...changes[field] }] : [])),
      createdBy: ctx.session.userId || null,
      createdAt: ctx.now,
      version: 1,
    })),
  );
}
