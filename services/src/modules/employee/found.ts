import { and, asc, eq } from 'drizzle-orm';
import { beginsWith } from '../../db/sql.ts';
import type { Ctx } from '../../kit/context.ts';
import { employeeKey } from './tables.ts';

/** People whose words begin with the keyword, in the order of the words: whoever has several of them comes several times. */
export const wordsOf = (ctx: Ctx, keyword: string) =>
  ctx.tx
    .select({ empId: employeeKey.empId })
    .from(employeeKey)
    .where(and(eq(employeeKey.companyId, ctx.session.companyId), beginsWith(employeeKey.key, keyword)))
    .orderBy(asc(employeeKey.key), asc(employeeKey.empId))
    .$dynamic();

/** Each person of some words once. */
export const peopleOf = (words: readonly { empId: string }[]): string[] => [
  ...new Set(words.map(({ empId }) => empId)),
];
