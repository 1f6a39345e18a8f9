import { periodOn } from '@hengcai/shared/rules/employee/change-timeline';
import { employmentsOf, CAREER_COLUMN, periodsOf, type CareerField } from '../career-rows.ts';
import type { Stored } from '../current.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { FieldName } from '../fields.ts';
import { CAREER_FIELDS } from '../person.ts';
import type { Value } from '../words.ts';
import { counts, type ChangeRow } from './rows.ts';

/** Whether a field is kept by date; the others hold one value, the last one. */
export const isDated = (field: string): field is CareerField => CAREER_FIELDS.some((career) => career === field);

/** Reads what each field will be on a day, as far as it is known now: what is on record, and the changes ahead of the day. */
export async function expectedOn(
  ctx: Ctx,
  stored: Stored,
  changes: readonly ChangeRow[],
  day: string,
): Promise<(field: FieldName) => Value> {
  const rows = (await employmentsOf(ctx, [stored.empId])).get(stored.empId) ?? [];
  const held = periodOn(periodsOf(rows), day);
  const ahead = changes.filter(
    (row) => counts(row) && row.state === 'pending' && row.effectiveDate > ctx.today && row.effectiveDate <= day,
  );
  return (field) => {
    const line = ahead.flatMap(({ lines }) => lines.filter((one) => one.field === field)).at(-1);
    if (line) return line.after;
    if (isDated(field) && held) return held.values[CAREER_COLUMN[field]];
    return stored.values[field as keyof Stored['values']];
  };
}
