import { and, asc, eq } from 'drizzle-orm';
import { ProjectBudgetState } from '@hengcai/shared/enums';
import { latestApprovals } from '../../kit/approval.ts';
import { businessDateAt } from '../../kit/clock.ts';
import type { Ctx } from '../../kit/context.ts';
import type { OwnSheet } from '../../kit/own-record.ts';
import { dayCell, moneyCell, numberCell } from '../../kit/sheet/cells.ts';
import { APPLY_SUBJECT, IS_BONUS } from './applies.ts';
import { projectApply, projectMember } from './tables.ts';

/** Bonuses of projects that the caller was granted, for the file of the own record. */
export async function ownBonuses(ctx: Ctx, empId: string): Promise<OwnSheet[]> {
  const rows = await ctx.tx
    .select({ apply: projectApply, amount: projectMember.amount, days: projectMember.actualDays })
    .from(projectMember)
    .innerJoin(
      projectApply,
      and(eq(projectApply.companyId, projectMember.companyId), eq(projectApply.id, projectMember.applyId)),
    )
    .where(
      and(
        eq(projectMember.companyId, ctx.session.companyId),
        eq(projectMember.empId, empId),
        IS_BONUS,
        eq(projectApply.state, ProjectBudgetState.APPROVED),
      ),
    )
    .orderBy(asc(projectApply.submittedAt));
  const requests = await latestApprovals(
    ctx,
    APPLY_SUBJECT,
    rows.map(({ apply }) => apply.id),
  );
  const headings = ['grantedOn', 'project', 'number', 'days', 'amount'] as const;
  return [
    {
      name: ctx.t('projectfund.own.bonuses'),
      rows: [
        headings.map((column) => ({ heading: ctx.t(`projectfund.column.${column}`) })),
        ...rows.map(({ apply, amount, days }) => {
          const at = requests.get(apply.id)?.finishedAt ?? null;
          return [
            dayCell(at && businessDateAt(at, ctx.session.timeZone)),
            apply.name,
            apply.number,
            numberCell(days),
            moneyCell(amount),
          ];
        }),
      ],
    },
  ];
}
