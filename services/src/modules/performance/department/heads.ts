import { and, asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { asOf } from '../../../kit/as-of.ts';
import type { Ctx } from '../../../kit/context.ts';
import { inServiceOn } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';
import { deptPath, deptVersion } from '../../org/tables.ts';
import { COLLEAGUE } from '../together/colleagues.ts';

/** The head of a department today, and the nearest head above who is somebody else; people who have left are none. */
export async function headsOf(ctx: Ctx, deptId: string) {
  const line = await ctx.tx
    .select({ depth: deptPath.depth, head: COLLEAGUE, name: deptVersion.name, nameEn: deptVersion.nameEn })
    .from(deptPath)
    .innerJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, deptPath.companyId),
        eq(deptVersion.deptId, deptPath.ancestor),
        asOf(deptVersion, ctx.today),
      ),
    )
    .leftJoin(employee, isHead(ctx))
    .where(and(eq(deptPath.companyId, ctx.session.companyId), eq(deptPath.descendant, deptId)))
    .orderBy(asc(deptPath.depth));
  const own = line.find((one) => one.depth === 0);
  const head = own?.head ?? null;
  const above = line
    .filter((one) => one.depth > 0 && one.head && one.head.empId !== head?.empId)
    .map((one) => one.head);
  return {
    head,
    above: above[0] ?? null,
    allAbove: above.map((one) => one?.empId),
    name: own?.name ?? '',
    nameEn: own?.nameEn ?? null,
  };
}

/** In a query over departments as they are today: that a person, who still works here, heads one. */
export const isHead = ({ today }: Pick<Ctx, 'today'>): SQL | undefined =>
  and(
    asOf(deptVersion, today),
    eq(employee.companyId, deptVersion.companyId),
    eq(employee.id, deptVersion.headEmpId),
    inServiceOn(today),
  );

/** Departments that somebody heads today, and everything below them. */
export const headedBy = ({ session, today }: Pick<Ctx, 'session' | 'today'>, empId: string, deptId: SQLWrapper): SQL =>
  sql`${deptId} in (select ${deptPath.descendant} from ${deptPath} join ${deptVersion} on ${deptVersion.companyId} = ${deptPath.companyId}
    and ${deptVersion.deptId} = ${deptPath.ancestor} and ${asOf(deptVersion, today)}
    where ${deptPath.companyId} = ${session.companyId} and ${deptVersion.headEmpId} = ${empId})`;
