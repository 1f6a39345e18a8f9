import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { issue } from '@hengcai/shared/rules/issue';
import type { Ctx } from '../../kit/context.ts';
import { loginName, userAccount } from '../session/tables.ts';
import { employee } from './tables.ts';

export interface Names {
  empNumber?: string | null | undefined;
  email?: string | null | undefined;
  loginAccount?: string | null | undefined;
}

const NAME_FIELDS = ['empNumber', 'email', 'loginAccount'] as const satisfies readonly (keyof Names)[];

/**
 * Which of the names somebody else has. Number, email and account share one space, because each of them signs in: the
 * number of one person is never the account of another.
 */
export async function takenNames(ctx: Ctx, names: Names, exceptEmpId: string | null): Promise<Set<keyof Names>> {
  const wanted = NAME_FIELDS.flatMap((field) => {
    const name = names[field]?.trim().toLowerCase();
    return name ? [{ field, name }] : [];
  });
  if (wanted.length === 0) return new Set();
  const { companyId } = ctx.session;
  const lower = [...new Set(wanted.map(({ name }) => name))];
  const opened = await ctx.tx
    .select({ name: loginName.name })
    .from(loginName)
    .innerJoin(userAccount, and(eq(userAccount.companyId, loginName.companyId), eq(userAccount.id, loginName.userId)))
    .where(
      and(
        eq(loginName.companyId, companyId),
        inArray(loginName.name, lower),
        sql`${userAccount.empId} is distinct from ${exceptEmpId}`,
      ),
    );
  const people = await ctx.tx
    .select({ number: sql<string>`lower(${employee.empNumber})`, email: sql<string | null>`lower(${employee.email})` })
    .from(employee)
    .where(
      and(
        eq(employee.companyId, companyId),
        exceptEmpId === null ? undefined : ne(employee.id, exceptEmpId),
        or(inArray(sql`lower(${employee.empNumber})`, lower), inArray(sql`lower(${employee.email})`, lower)),
      ),
    );
  const taken = new Set([...opened.map((row) => row.name), ...people.flatMap((row) => [row.number, row.email])]);
  return new Set(wanted.filter(({ name }) => taken.has(name)).map(({ field }) => field));
}

/** One issue at each field whose name somebody else has (specification 5: the employee number is unique). */
export async function nameIssues(ctx: Ctx, names: Names, exceptEmpId: string | null): Promise<RuleIssue[]> {
  return [...(await takenNames(ctx, names, exceptEmpId))].map((field) => issue(field, 'ALREADY_USED'));
}
