import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { FieldGroup, SearchKind } from '@hengcai/shared/enums';
import { isAnyOf } from '../../db/sql.ts';
import { asOf } from '../../kit/as-of.ts';
import type { Ctx } from '../../kit/context.ts';
import { hasRight } from '../../kit/pages.ts';
import { type Hit, registerSearch } from '../../kit/search.ts';
import { deptVersion } from '../org/tables.ts';
import { readerOf, readsGroup } from './rights.ts';
import { employee, employeeKey } from './tables.ts';
import { visibleEmployees } from './visible.ts';

/** After everything a text can go on with. */
const END = '\u{10ffff}';
/** A person has several words that begin alike (the name's pinyin and its initials): so many at most. */
const WORDS = 6;

registerSearch({
  kinds: [SearchKind.EMPLOYEE],
  async find(ctx, keyword, limit) {
    if (!mayOpen(ctx)) return [];
    const words = await ctx.tx
      .select({ empId: employeeKey.empId })
      .from(employeeKey)
      .innerJoin(employee, and(eq(employee.companyId, employeeKey.companyId), eq(employee.id, employeeKey.empId)))
      .where(
        and(
          eq(employeeKey.companyId, ctx.session.companyId),
          gte(employeeKey.key, keyword),
          lt(employeeKey.key, keyword + END),
          visibleEmployees(ctx),
        ),
      )
      .orderBy(asc(employeeKey.key), asc(employeeKey.empId))
      .limit(limit * WORDS);
    const ids = [...new Set(words.map(({ empId }) => empId))].slice(0, limit);
    const found = await hits(ctx, ids);
    return found.sort((a, b) => ids.indexOf(a.subject) - ids.indexOf(b.subject));
  },
  known: async (ctx, ids) => (mayOpen(ctx) ? hits(ctx, ids) : []),
});

const mayOpen = ({ session }: Ctx) => hasRight(session, '/employee/details');

async function hits(ctx: Ctx, ids: readonly string[]): Promise<Hit[]> {
  if (ids.length === 0) return [];
  const seesWork = readsGroup(await readerOf(ctx), FieldGroup.WORK);
  const rows = await ctx.tx
    .select({
      subject: employee.id,
      name: employee.name,
      nameEn: employee.nameEn,
      note: employee.empNumber,
      place: seesWork ? deptVersion.name : sql<null>`null`,
      placeEn: seesWork ? deptVersion.nameEn : sql<null>`null`,
    })
    .from(employee)
    .leftJoin(
      deptVersion,
      and(
        eq(deptVersion.companyId, employee.companyId),
        eq(deptVersion.deptId, employee.deptId),
        asOf(deptVersion, ctx.today),
      ),
    )
    .where(and(visibleEmployees(ctx), isAnyOf(employee.id, ids)));
  return rows.map((row) => ({ kind: SearchKind.EMPLOYEE, ...row }));
}
