import { changedFrom, periodOn } from '@hengcai/shared/rules/employee/change-timeline';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import {
  CAREER_COLUMN,
  careerFieldOf,
  employmentsOf,
  periodsOf,
  writePeriods,
  type CareerColumns,
} from '../career-rows.ts';
import type { Stored } from '../current.ts';
import type { Edit } from '../diff.ts';
import { applyEdits } from '../edit.ts';
import { managerIssues, referenceIssues, type References } from '../references.ts';
import type { ChangeLine } from '../tables.ts';
import { isDated } from './expected.ts';
import { changesOf, counts, type ChangeRow } from './rows.ts';

/** Writes what the lines of a change say, as of its day, and answers them with what stood there before. */
export async function hold(
  ctx: Ctx,
  stored: Stored,
  row: Pick<ChangeRow, 'effectiveDate' | 'reason'>,
  lines: readonly ChangeLine[],
): Promise<ChangeLine[]> {
  if (lines.length === 0) return [];
  const { empId } = stored;
  const day = row.effectiveDate;
  if (stored.lastDay !== null && day > stored.lastDay)
    throw refused({ field: 'effectiveDate', code: 'CHANGE_AFTER_EXIT', params: { day: stored.lastDay } });
  const rows = (await employmentsOf(ctx, [empId])).get(empId) ?? [];
  const stood = periodsOf(rows);
  const changedAgain = await laterOf(ctx, empId, day);
  const dated = Object.fromEntries(
    lines.flatMap(({ field, after }) => (isDated(field) ? [[CAREER_COLUMN[field], after]] : [])),
  ) as Partial<CareerColumns>;
  const periods = changedFrom(stood, day, dated, (column) => changedAgain(careerFieldOf(column)));
  const now = (periodOn(periods, ctx.today) ?? periods[0])?.values;
  const values = Object.fromEntries(
    lines.map(({ field, after }) => [field, isDated(field) && now ? now[CAREER_COLUMN[field]] : after]),
  ) as Edit['values'];
  await refuseImpossible(ctx, stored, values);
  await writePeriods(ctx, [{ empId, rows, periods }]);
  await applyEdits(
    ctx,
    [{ empId, values, salaryFrom: ctx.today }],
    { kind: 'dated' },
    row.reason === null ? {} : { reason: row.reason },
  );
  const before = periodOn(stood, day)?.values;
  return lines.map((line) => ({
    ...line,
    before:
      isDated(line.field) && before
        ? before[CAREER_COLUMN[line.field]]
        : (stored.values[line.field as keyof Stored['values']] ?? null),
  }));
}

/** The day on which a field is changed again after a day, by a change that has taken effect. */
async function laterOf(ctx: Ctx, empId: string, day: string): Promise<(field: string) => string | null> {
  const later = (await changesOf(ctx, [empId])).filter(
    (one) => counts(one) && one.state === 'effective' && one.effectiveDate > day,
  );
  return (field) => later.find(({ lines }) => lines.some((line) => line.field === field))?.effectiveDate ?? null;
}

/** What holds today has to lead somewhere today, and managers must not go round in a circle. */
async function refuseImpossible(ctx: Ctx, stored: Stored, values: Edit['values']): Promise<void> {
  const fields = ['deptId', 'positionId', 'rankId', 'jobFamilyId', 'bossEmpId', 'virtualBossEmpId'] as const;
  const changed = Object.fromEntries(
    fields.flatMap((field) =>
      values[field] !== undefined && values[field] !== stored.values[field] ? [[field, values[field]]] : [],
    ),
  ) as References;
  const issues = await referenceIssues(ctx, changed, { anybody: true });
  if (issues.length === 0) issues.push(...(await managerIssues(ctx, stored.empId, changed)));
  if (issues.length > 0) throw refused(issues);
}
