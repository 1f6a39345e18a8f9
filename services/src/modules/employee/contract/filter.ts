import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { ContractNotice, EmployeeType, FieldGroup, type ValueOf } from '@hengcai/shared/enums';
import { CONTRACT_WARNED_BEFORE, WRITTEN_WITHIN_DAYS } from '@hengcai/shared/rules/employee/contract';
import { NEVER_OPEN_ENDED } from '@hengcai/shared/rules/employee/contract-type';
import { addDays } from '@hengcai/shared/rules/dates';
import { invalid } from '../../../kit/failure.ts';
import { readsSomebody, whoseReadAsOthers, type GroupName, type Reader } from '../rights.ts';
import { employee, salaryRecord } from '../tables.ts';
import { employeeRecord, minimumWage } from '../tables-records.ts';

type Notice = ValueOf<typeof ContractNotice>;

const { CONTRACT, WORK, SALARY } = FieldGroup;
const ABOUT_PAY: readonly Notice[] = [ContractNotice.PROBATION_PAY_LOW, ContractNotice.BELOW_MINIMUM_WAGE];

/** What somebody may ask of everybody's contracts. */
export function knownNotices(reader: Reader): Notice[] {
  const reads = (notice: Notice) => groupsOf(notice).every((group) => readsSomebody(reader, group));
  return Object.values(ContractNotice).filter(reads);
}
const groupsOf = (notice: Notice): GroupName[] => [CONTRACT, WORK, ...(ABOUT_PAY.includes(notice) ? [SALARY] : [])];

/** The condition of a list on what is to be seen to, refused to whoever may not read what it is about. */
export function contractCondition(reader: Reader, notices: readonly Notice[]): SQL {
  const known = knownNotices(reader);
  if (notices.some((one) => !known.includes(one))) throw invalid('filter.contract', 'MASKED_COLUMN');
  return contractAsksReadably(reader, notices);
}

/** The people of whom one of these is to be seen to: the rules of `rules/employee/contract.ts`, asked of all at once. */
export const contractAsks = ({ today }: Pick<Reader, 'today'>, notices: readonly Notice[]): SQL =>
  stays(notices.map((one) => holds(one, today)));

/** Those of them of whom the caller may read what it is about. */
export const contractAsksReadably = (reader: Reader, notices: readonly Notice[]): SQL =>
  stays(
    notices.map((one) =>
      and(holds(one, reader.today), ...groupsOf(one).map((group) => whoseReadAsOthers(reader, group))),
    ),
  );

const stays = (conditions: readonly (SQL | undefined)[]): SQL =>
  sql`(${employee.lastDay} is null and (${or(...conditions)}))`;

/** Whether a contract of a type counts among fixed terms; one of no known type does. */
const countsAsTerm = (contractType: AnyColumn): SQL =>
  sql`coalesce(${contractType}, '') <> all(${sql.param([...NEVER_OPEN_ENDED])}::text[])`;

function holds(notice: Notice, today: string): SQL {
  const start = sql`coalesce(${employee.contractStart}, ${employee.entryDate})`;
  switch (notice) {
    case ContractNotice.ENDS_SOON:
      return sql`${employee.contractEnd} between ${today}::date and ${addDays(today, Math.max(...CONTRACT_WARNED_BEFORE))}::date`;
    case ContractNotice.ENDED:
      return sql`${employee.contractEnd} < ${today}::date`;
    case ContractNotice.NONE:
      return sql`(${employee.contractStart} is null and ${employee.contractEnd} is null
        and ${employee.employeeType} = ${EmployeeType.FULL_TIME}::int
        and ${employee.entryDate} <= ${addDays(today, -WRITTEN_WITHIN_DAYS)}::date)`;
    case ContractNotice.OPEN_ENDED_NEXT:
      return sql`(${employee.contractEnd} is not null
        and ${countsAsTerm(employee.contractType)} and (
        extract(year from age(${employee.contractEnd} + 1, ${employee.entryDate})) >= 10
        or exists (select 1 from ${employeeRecord} where ${employeeRecord.companyId} = ${employee.companyId}
          and ${employeeRecord.empId} = ${employee.id} and ${employeeRecord.kind} = 'contracts'
          and ${employeeRecord.endedAt} is null and ${countsAsTerm(employeeRecord.contractType)} and ${employeeRecord.validFrom} >= '2008-01-01'
          and ${employeeRecord.validTo} < ${start} and ${employeeRecord.validTo} >= ${start} - 31)))`;
    default: {
      const paid = salaryOn(sql`greatest(${employee.entryDate}, ${today}::date)`);
      const floor =
        notice === ContractNotice.PROBATION_PAY_LOW
          ? sql`round(${salaryOn(sql`${employee.regularDate}`)} * 0.8, 2)`
          : sql`(select ${minimumWage.amount} from ${minimumWage} where ${minimumWage.companyId} = ${employee.companyId}
              and ${minimumWage.cityName} = ${employee.cityName}
              and ${minimumWage.validFrom} <= greatest(${employee.entryDate}, ${today}::date)
              order by ${minimumWage.validFrom} desc limit 1)`;
      // False, not unknown, for whoever has none: what is unknown would have the salaries of everybody looked up.
      return sql`(coalesce(${employee.regularDate} > ${today}::date, false) and ${employee.regularDate} > ${employee.entryDate} and ${paid} < ${floor})`;
    }
  }
}

const salaryOn = (day: SQL): SQL => sql`(select ${salaryRecord.baseSalary} from ${salaryRecord}
  where ${salaryRecord.companyId} = ${employee.companyId} and ${salaryRecord.empId} = ${employee.id}
    and ${salaryRecord.validFrom} <= ${day} and (${salaryRecord.validTo} is null or ${salaryRecord.validTo} > ${day}))`;
