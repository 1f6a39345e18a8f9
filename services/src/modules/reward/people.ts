import { and, asc, eq, ne } from 'drizzle-orm';
import type { Ctx } from '../../kit/context.ts';
import { inServiceOn } from '../employee/public.ts';
import { employee, foundBy } from '../employee/tables.ts';

/** Columns of somebody as everybody in the company knows them. */
export const PERSON = {
  empId: employee.id,
  empName: employee.name,
  empNameEn: employee.nameEn,
  empNumber: employee.empNumber,
};

/** Who may be thanked: everybody in service but the caller. Names and numbers are no secret within a company. */
export const colleagues = ({ tx, session, today }: Ctx, { keyword, limit }: { keyword: string; limit: number }) =>
  tx
    .select(PERSON)
    .from(employee)
    .where(
      and(
        eq(employee.companyId, session.companyId),
        session.empId === null ? undefined : ne(employee.id, session.empId),
        inServiceOn(today),
        foundBy(session, keyword),
      ),
    )
    .orderBy(asc(employee.sortKey), asc(employee.id))
    .limit(limit);
