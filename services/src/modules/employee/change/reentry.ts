import { PersonnelChangeType } from '@hengcai/shared/enums';
import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import type { Stored } from '../current.ts';
import { cleaned, type FormValues } from '../save.ts';
import type { ChangeLine } from '../tables.ts';
import { lockForChange, record, valueIssues, type ChangeValues } from './file.ts';
import { careerOf } from './reenter.ts';
import { changesOf, isReentry, type ChangeRow } from './rows.ts';

interface Reentry {
  empId: string;
  version: number;
  /** First day back in the company. */
  entryDate: string;
  /** First day after another probation; null: there is none. */
  regularDate: string | null;
  reason: string | null;
  /** Where the person works from then on; what is absent is as it was when the person left. */
  values: ChangeValues;
}

/**
 * Takes somebody back who has left: the same person and number, with an employment of its own. What was before stays on
 * record, in the dated rows and in the lines of this change.
 */
export async function fileReentry(ctx: Ctx, filing: Reentry): Promise<ChangeRow> {
  const { empId, entryDate, regularDate, reason } = filing;
  const form = { ...filing.values, entryDate, regularDate } as FormValues;
  const stored = await lockForChange(ctx, filing, form);
  const issues = await dayIssues(ctx, stored, entryDate);
  if (issues.length > 0) throw refused(issues);
  // A new contract without a last day, or a type, has none: those of before are another contract's.
  if (form.contractStart) {
    form.contractType ??= null;
    form.contractEnd ??= null;
  }
  const after = { ...careerOf(stored.values), ...cleaned(form) };
  const lines = Object.entries(after).map(([field, value]): ChangeLine => {
    const before = stored.values[field as keyof Stored['values']];
    return { field, before: before ?? null, after: value };
  });
  // Where the person goes back to has to be there, also where it is what it was.
  const wrong = await valueIssues(ctx, stored, { empId, effectiveDate: entryDate }, lines);
  if (wrong.length > 0) throw refused(wrong);
  return record(
    ctx,
    stored,
    {
      empId,
      changeType: PersonnelChangeType.ENTRY,
      effectiveDate: entryDate,
      reason,
      lines: [
        ...lines.filter((line) => line.before !== line.after),
        { field: 'lastDay', before: stored.lastDay, after: null },
      ],
    },
    { empId: null, bossEmpId: after.bossEmpId, deptId: after.deptId },
  );
}

async function dayIssues(ctx: Ctx, { empId, lastDay }: Stored, entryDate: string): Promise<RuleIssue[]> {
  if (lastDay === null || lastDay >= ctx.today) return [issue('', 'HAS_NOT_LEFT')];
  if (entryDate <= lastDay) return [issue('entryDate', 'BACK_BEFORE_LAST_DAY', { day: lastDay })];
  const filed = (await changesOf(ctx, [empId])).find(
    (row) => isReentry(row) && (row.state === 'pending' || row.state === 'approving'),
  );
  return filed ? [issue('entryDate', 'REENTRY_FILED', { day: filed.effectiveDate })] : [];
}
