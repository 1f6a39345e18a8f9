import { and, asc, desc, gt, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
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

/** The people with one of some statuses: `statusOn` as ranges of dates, which an index answers and whose size is known. */
export const withStatus = (day: string, statuses: readonly Status[]): SQL | undefined =>
  or(...statuses.map((status) => DATES[status](day)));

const stays = isNull(employee.lastDay);
const DATES: Readonly<Record<Status, (day: string) => SQL | undefined>> = {
  [EmployeeStatus.LEFT]: (day) => lt(employee.lastDay, day),
  [EmployeeStatus.OUTGOING]: (day) => gte(employee.lastDay, day),
  [EmployeeStatus.IN_SERVICE]: () => and(stays, isNull(employee.regularDate)),
  [EmployeeStatus.PROBATION]: (day) => and(stays, gt(employee.regularDate, day)),
  [EmployeeStatus.REGULAR]: (day) => and(stays, lte(employee.regularDate, day)),
};

/**
 * The order of statuses by the dates they follow from, within one by those: whoever has no last day stays, whoever has no
 * regular date is in service, a later date of either comes earlier. On any day, so that an index keeps it.
 */
export const byStatus = (descending: boolean): SQL[] =>
  [employee.lastDay, employee.regularDate, employee.id].map(descending ? asc : desc);

export { inServiceOn };
