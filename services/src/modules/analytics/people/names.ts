import { and, eq, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localNameOf } from '../../../kit/local-name.ts';
import { employee } from '../../employee/tables.ts';
import { jobFamily, jobRank } from '../../position/tables.ts';
import type { DepartmentTree } from './departments.ts';

export interface Choice {
  value: string;
  label: string;
}

/** What a row by department is called: people directly in the one above are a row of their own. */
export function departmentLabel(
  ctx: Ctx,
  tree: DepartmentTree,
  row: string,
  chosen: readonly string[] = [],
): string | undefined {
  if (row === '') return ctx.t('analytics.none.department');
  const name = tree.nameOf(row);
  return name !== undefined && tree.isDirect(row, chosen) ? ctx.t('analytics.directly', { name }) : name;
}

/** Ranks by their ids, the highest first. */
export const ranksOf = ({ tx, session }: Ctx, ids: readonly string[]): Promise<Choice[]> =>
  tx
    .select({ value: jobRank.id, label: jobRank.name })
    .from(jobRank)
    .where(and(eq(jobRank.companyId, session.companyId), isAnyOf(jobRank.id, ids)))
    .orderBy(sql`${jobRank.grade} desc`, jobRank.id);

/** Job families by their ids, by name. */
export const familiesOf = (ctx: Ctx, ids: readonly string[]): Promise<Choice[]> =>
  ctx.tx
    .select({ value: jobFamily.id, label: localNameOf(ctx, jobFamily) })
    .from(jobFamily)
    .where(and(eq(jobFamily.companyId, ctx.session.companyId), isAnyOf(jobFamily.id, ids)))
    .orderBy(localNameOf(ctx, jobFamily), jobFamily.id);

/** Numbers and names of people, for a file. */
export const namesOfPeople = async (ctx: Ctx, empIds: readonly string[]) =>
  new Map(
    (
      await ctx.tx
        .select({ id: employee.id, number: employee.empNumber, name: localNameOf(ctx, employee) })
        .from(employee)
        .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds)))
    ).map((one) => [one.id, one]),
  );
