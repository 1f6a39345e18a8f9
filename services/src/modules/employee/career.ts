import { sql } from 'drizzle-orm';
import { PersonnelChangeType } from '@hengcai/shared/enums';
import { changedFrom } from '@hengcai/shared/rules/employee/change-timeline';
import type { Ctx } from '../../kit/context.ts';
import { refused } from '../../kit/failure.ts';
import { insertMany } from '../../kit/insert-many.ts';
import { updateMany } from '../../kit/update-many.ts';
import type { Stored } from './current.ts';
import { CAREER_COLUMN, employmentsOf, periodsOf, writePeriods, type EmploymentRow } from './career-rows.ts';
import { heldOn } from './dated.ts';
import type { Differences } from './diff.ts';
import { careerColumnsOf } from './people.ts';
import { CAREER_FIELDS } from './person.ts';
import { employment, personnelChange } from './tables.ts';

/**
 * Whether the record was wrong (it is put right), the person moves on a day (the past stays), or the dated rows stand
 * already (`change/apply.ts` writes them, because of changes in any order).
 */
export type CareerChange = { kind: 'correction' } | { kind: 'transfer' | 'merge'; on: string } | { kind: 'dated' };

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
  const entered = people.filter(({ changes }) => 'entryDate' in changes);
  if (moved.length === 0 && entered.length === 0) return;
  const rows = await employmentsOf(
    ctx,
    [...moved, ...entered].map(({ stored }) => stored.empId),
  );
  if (how.kind !== 'dated') await moveEntries(ctx, entered, rows);
  if (how.kind === 'correction') await correct(ctx, moved, rows);
  else if (how.kind !== 'dated') await transfer(ctx, moved, rows, how);
}

async function moveEntries(
  ctx: Ctx,
  people: readonly ChangedPerson[],
  rows: Map<string, EmploymentRow[]>,
): Promise<void> {
  const moved = people.flatMap(({ stored, values: { entryDate } }) => {
    const own = rows.get(stored.empId) ?? [];
    // Whoever came back has rows of an employment before this one.
    const first = own.find((row) => row.validFrom === stored.values.entryDate) ?? heldOn(own, '0001-01-01');
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
  { kind, on }: Extract<CareerChange, { on: string }>,
): Promise<void> {
  const { companyId } = ctx.session;
  await writePeriods(
    ctx,
    people.map(({ stored: { empId }, changes }) => {
      const own = rows.get(empId) ?? [];
      const change = Object.fromEntries(
        CAREER_FIELDS.flatMap((field) => (changes[field] ? [[CAREER_COLUMN[field], changes[field].after]] : [])),
      );
      return { empId, rows: own, periods: changedFrom(periodsOf(own), on, change) };
    }),
  );
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
