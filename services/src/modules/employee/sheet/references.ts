import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { localName, localNameOf } from '../../../kit/local-name.ts';
import { departments } from '../../org/public.ts';
import { jobFamily, jobRank, position } from '../../position/tables.ts';
import { employee } from '../tables.ts';

/** Codes and names behind the ids of an export: a file speaks of "10 Sales", never of ids. */
export interface SheetReferences {
  departments: ReadonlyMap<string, { code: string; name: string; headEmpId: string | null }>;
  positions: ReadonlyMap<string, { code: string; name: string }>;
  ranks: ReadonlyMap<string, string>;
  families: ReadonlyMap<string, string>;
}

/** Reads the reference data of an export once. */
export async function sheetReferences(ctx: Ctx): Promise<SheetReferences> {
  const { companyId } = ctx.session;
  const positions = await ctx.tx
    .select({ id: position.id, code: position.code, name: localNameOf(ctx, position) })
    .from(position)
    .where(eq(position.companyId, companyId));
  const ranks = await ctx.tx
    .select({ id: jobRank.id, code: jobRank.code })
    .from(jobRank)
    .where(eq(jobRank.companyId, companyId));
  const families = await ctx.tx
    .select({ id: jobFamily.id, code: jobFamily.code })
    .from(jobFamily)
    .where(eq(jobFamily.companyId, companyId));
  return {
    departments: new Map(
      (await departments(ctx)).map((one) => [
        one.deptId,
        { code: one.deptCode, name: localName(ctx, one.deptName, one.deptNameEn), headEmpId: one.headEmpId },
      ]),
    ),
    positions: new Map(positions.map(({ id, code, name }) => [id, { code, name }])),
    ranks: new Map(ranks.map(({ id, code }) => [id, code])),
    families: new Map(families.map(({ id, code }) => [id, code])),
  };
}

/** Employee numbers of superiors; a number names the person without showing anything of the record. */
export async function numbersOf(ctx: Ctx, empIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(empIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: employee.id, number: employee.empNumber })
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), inArray(employee.id, ids)));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
