import { sql, type SQL } from 'drizzle-orm';
import { EmployeeStatus, type ValueOf } from '@hengcai/shared/enums';
import { employee, inServiceOn } from './tables.ts';

type Status = ValueOf<typeof EmployeeStatus>;

/**
 * Status on a day, derived from the dates and never stored, so that no nightly job can be late (domain 2): left after
 * the last day, outgoing while it lies ahead, else by the regular date; without one the person is simply in service.
 */
export const statusOn = (day: string): SQL<Status> => sql<Status>`case
  when ${employee.lastDay} < ${day}::date then ${sql.raw(String(EmployeeStatus.LEFT))}
  when ${employee.lastDay} is not null then ${sql.raw(String(EmployeeStatus.OUTGOING))}
  when ${employee.regularDate} is null then ${sql.raw(String(EmployeeStatus.IN_SERVICE))}
  when ${employee.regularDate} > ${day}::date then ${sql.raw(String(EmployeeStatus.PROBATION))}
  else ${sql.raw(String(EmployeeStatus.REGULAR))} end`;

export { inServiceOn };
