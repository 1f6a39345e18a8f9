import { and } from 'drizzle-orm';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { localName } from '../../../kit/local-name.ts';
import { readerOf, selectEmployees, visibleEmployees, type EmployeeData } from '../../employee/public.ts';
import { employee } from '../../employee/tables.ts';

/** The people an appraisal names, as the caller may see them; who is not visible is missing, as on the screens. */
export async function peopleSeen(
  ctx: Ctx,
  empIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, EmployeeData>> {
  const asked = [...new Set(empIds.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const where = and(visibleEmployees(ctx), isAnyOf(employee.id, asked));
  const rows = where ? await selectEmployees(ctx.tx, await readerOf(ctx), { where }) : [];
  return new Map(rows.map((row) => [row.empId, row]));
}

/** What one of them is called in a file; nobody: nothing. */
export const nameSeen = (
  ctx: Ctx,
  people: ReadonlyMap<string, Pick<EmployeeData, 'empName' | 'empNameEn'>>,
  empId: string | null,
): string => {
  const person = people.get(empId ?? '');
  return person ? localName(ctx, person.empName, person.empNameEn) : '';
};
