import { sql, type SQL } from 'drizzle-orm';
import { asOf } from '../../kit/as-of.ts';
import { employee, salaryRecord } from './tables.ts';

/** The base salary of a person on a day; null before the first one. */
export const baseSalaryOn = (day: string): SQL =>
  sql`(select ${salaryRecord.baseSalary} from ${salaryRecord}
    where ${salaryRecord.companyId} = ${employee.companyId} and ${salaryRecord.empId} = ${employee.id}
      and ${asOf(salaryRecord, day)})`;
