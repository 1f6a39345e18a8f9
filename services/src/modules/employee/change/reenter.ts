import { and, eq } from 'drizzle-orm';
import { dayAfter } from '@hengcai/shared/rules/employee/change-exit';
import { issue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { employmentsOf, periodsOf, writePeriods } from '../career-rows.ts';
import type { Stored } from '../current.ts';
import type { Edit } from '../diff.ts';
import { applyEdits } from '../edit.ts';
import { careerColumnsOf } from '../people.ts';
import { CAREER_FIELDS, type PersonValues } from '../person.ts';
import { managerIssues, referenceIssues } from '../references.ts';
import { employee, type ChangeLine } from '../tables.ts';
import { openAccounts } from './leave.ts';
import type { ChangeRow } from './rows.ts';

/** Lets a re-entry take effect: the former employment ends with its last day, the new one begins, the account opens. */
export async function reenter(ctx: Ctx, stored: Stored, row: ChangeRow): Promise<ChangeLine[]> {
  const { empId, lastDay } = stored;
  if (lastDay === null || lastDay >= row.effectiveDate) throw refused(issue('', 'HAS_NOT_LEFT'));
  const values = Object.fromEntries(
    row.lines.flatMap(({ field, after }) => (field === 'lastDay' ? [] : [[field, after]])),
  ) as Edit['values'];
  const career = careerOf({ ...stored.values, ...values });
  const issues = await referenceIssues(ctx, career, { anybody: true });
  if (issues.length === 0) issues.push(...(await managerIssues(ctx, empId, career)));
  if (issues.length > 0) throw refused(issues);
  const rows = (await employmentsOf(ctx, [empId])).get(empId) ?? [];
  const over = periodsOf(rows).map((period) =>
    period.validTo === null ? { ...period, validTo: dayAfter(lastDay) } : period,
  );
  const begins = { validFrom: row.effectiveDate, validTo: null, values: careerColumnsOf(career) };
  await writePeriods(ctx, [{ empId, rows, periods: [...over, begins] }]);
  await ctx.tx
    .update(employee)
    .set({ lastDay: null })
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  const because = row.reason === null ? {} : { reason: row.reason };
  await applyEdits(ctx, [{ empId, values, salaryFrom: ctx.today }], { kind: 'dated' }, because);
  await openAccounts(ctx, empId);
  return row.lines;
}

/** Where somebody works. */
export const careerOf = (values: Pick<PersonValues, (typeof CAREER_FIELDS)[number]>) =>
  Object.fromEntries(CAREER_FIELDS.map((field) => [field, values[field]])) as Pick<
    PersonValues,
    (typeof CAREER_FIELDS)[number]
  >;
