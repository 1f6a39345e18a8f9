import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { AssessmentColleague } from '@hengcai/shared/contract/performance/comment';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { employee } from '../../employee/tables.ts';
import { deptVersion } from '../../org/tables.ts';

/** Columns of a person as all who work on an appraisal know them. */
export const COLLEAGUE = {
  empId: employee.id,
  empName: employee.name,
  empNameEn: employee.nameEn,
  empNumber: employee.empNumber,
};

/** Columns of a department as all who work on an appraisal know it. */
export const DEPARTMENT = {
  deptId: deptVersion.deptId,
  deptName: deptVersion.name,
  deptNameEn: deptVersion.nameEn,
};

/** Somebody as all who work on an appraisal know them. */
export type Colleague = z.output<typeof AssessmentColleague>;

/** A person by name; absent for one that is not there. */
export const colleague = async (ctx: Ctx, empId: string): Promise<Colleague | undefined> =>
  (await colleagues(ctx, [empId])).get(empId);

/** Several people by name, by id. */
export async function colleagues(ctx: Ctx, empIds: readonly string[]): Promise<Map<string, Colleague>> {
  const people = await ctx.tx
    .select(COLLEAGUE)
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), isAnyOf(employee.id, empIds)));
  return new Map(people.map((person) => [person.empId, person]));
}
