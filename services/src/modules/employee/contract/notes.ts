import { and, desc, eq, lte } from 'drizzle-orm';
import { FieldGroup } from '@hengcai/shared/enums';
import {
  contractNotes,
  probationPayNotes,
  termOf,
  type ContractNote,
  type Term,
} from '@hengcai/shared/rules/employee/contract';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import type { RecordRow } from '../records/kinds.ts';
import type { PersonRights } from '../rights.ts';
import { salariesOf, salaryOn, type SalaryRow } from '../salary.ts';
import { minimumWage } from '../tables-records.ts';
import type { ContractPerson } from './person.ts';

/** The contract on somebody's row. */
const currentOf = ({ contractStart, contractEnd, entryDate }: ContractPerson): Term | null =>
  termOf(contractStart, contractEnd, entryDate);

/** Whether a record is a contract before the one of today: what an undone renewal left behind is not. */
export const isEarlier = (
  { kind, validFrom }: Pick<RecordRow, 'kind' | 'validFrom'>,
  person: ContractPerson,
): boolean => {
  const current = currentOf(person);
  return kind === 'contracts' && validFrom !== null && (current === null || validFrom < current.start);
};

/** What is to be seen to about the contract of a person, as far as the caller may know; null: nothing of it. */
export async function notesOf(
  ctx: Ctx,
  { reads }: PersonRights,
  person: ContractPerson,
  records: readonly RecordRow[],
): Promise<ContractNote[] | null> {
  if (!reads(FieldGroup.CONTRACT) || !reads(FieldGroup.WORK)) return null;
  const earlier = records.flatMap((row) =>
    isEarlier(row, person) ? [{ start: row.validFrom ?? '', end: row.validTo, contractType: row.contractType }] : [],
  );
  const notes = contractNotes({
    today: ctx.today,
    entryDate: person.entryDate,
    leaves: person.lastDay !== null,
    employeeType: person.employeeType,
    contract: currentOf(person),
    contractType: person.contractType,
    earlier,
  });
  if (!reads(FieldGroup.SALARY) || !inProbation(ctx, person)) return notes;
  const salaries = await salariesOf(ctx, [person.empId]);
  return [
    ...notes,
    ...payNotes(person, salaries.get(person.empId) ?? [], await minimumWages(ctx, [person]), ctx.today),
  ];
}

/** Whether the probation of somebody who stays lies ahead or runs. */
export const inProbation = ({ today }: Ctx, { regularDate, entryDate, lastDay }: ContractPerson): boolean =>
  lastDay === null && regularDate !== null && regularDate > today && regularDate > entryDate;

/** What is wrong with the pay of a probation: the agreed wage is what is on record for the day it is over. */
export function payNotes(
  { entryDate, regularDate, cityName }: ContractPerson,
  salaries: readonly SalaryRow[],
  minimumOf: MinimumWages,
  today: string,
): ContractNote[] {
  const day = entryDate > today ? entryDate : today;
  return probationPayNotes({
    paid: salaryOn(salaries, day)?.baseSalary ?? null,
    agreed: salaryOn(salaries, regularDate ?? day)?.baseSalary ?? null,
    minimum: minimumOf(cityName, day),
  });
}

/** The minimum wage of a city on a day; null where the company keeps none. */
export type MinimumWages = (cityName: string | null, day: string) => string | null;

/** The minimum wages of the cities some people work in, in one statement. */
export async function minimumWages(
  ctx: Ctx,
  people: readonly Pick<ContractPerson, 'cityName' | 'entryDate'>[],
): Promise<MinimumWages> {
  const cities = [...new Set(people.flatMap(({ cityName }) => cityName ?? []))];
  const last = people.reduce((day, { entryDate }) => (entryDate > day ? entryDate : day), ctx.today);
  const rows =
    cities.length === 0
      ? []
      : await ctx.tx
          .select({ cityName: minimumWage.cityName, validFrom: minimumWage.validFrom, amount: minimumWage.amount })
          .from(minimumWage)
          .where(
            and(
              eq(minimumWage.companyId, ctx.session.companyId),
              isAnyOf(minimumWage.cityName, cities),
              lte(minimumWage.validFrom, last),
            ),
          )
          .orderBy(desc(minimumWage.validFrom));
  return (cityName, day) => rows.find((row) => row.cityName === cityName && row.validFrom <= day)?.amount ?? null;
}
