import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { jobGrade } from './tables.ts';

/** The ids of the grades in use. */
export async function usableGrades({ tx, session }: Ctx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: jobGrade.id })
    .from(jobGrade)
    .where(and(eq(jobGrade.companyId, session.companyId), isNull(jobGrade.closedOn)));
  return new Set(rows.map(({ id }) => id));
}
