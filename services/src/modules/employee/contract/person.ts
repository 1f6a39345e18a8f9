import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { employee } from '../tables.ts';

/** What of a person's row says how the labour contract stands. */
export const CONTRACT_COLUMNS = {
  empId: employee.id,
  entryDate: employee.entryDate,
  regularDate: employee.regularDate,
  lastDay: employee.lastDay,
  employeeType: employee.employeeType,
  cityName: employee.cityName,
  contractType: employee.contractType,
  contractStart: employee.contractStart,
  contractEnd: employee.contractEnd,
};
export type ContractPerson = Pick<
  typeof employee.$inferSelect,
  | 'entryDate'
  | 'regularDate'
  | 'lastDay'
  | 'employeeType'
  | 'cityName'
  | 'contractType'
  | 'contractStart'
  | 'contractEnd'
> & { empId: string };

/** How the contract of a person stands, whoever asks: what of it may be told is the caller's to decide. */
export async function contractOf(ctx: Ctx, empId: string): Promise<ContractPerson> {
  const [person] = await ctx.tx
    .select(CONTRACT_COLUMNS)
    .from(employee)
    .where(and(eq(employee.companyId, ctx.session.companyId), eq(employee.id, empId)));
  if (!person) throw notFound();
  return person;
}
