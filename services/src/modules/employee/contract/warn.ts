import { and, eq, gt, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { ContractNotice, EmployeeType, FieldGroup, type ValueOf } from '@hengcai/shared/enums';
import { CONTRACT_WARNED_BEFORE, WRITTEN_WITHIN_DAYS } from '@hengcai/shared/rules/employee/contract';
import { addDays } from '@hengcai/shared/rules/dates';
import type { Ctx } from '../../../kit/context.ts';
import { tell, type News } from '../../../kit/tell.ts';
import { hrOf } from '../change/recipients.ts';
import type { GroupName } from '../rights.ts';
import { salariesOf } from '../salary.ts';
import { employee } from '../tables.ts';
import { contractAsks } from './filter.ts';
import { inProbation, minimumWages, payNotes } from './notes.ts';
import { CONTRACT_COLUMNS, type ContractPerson } from './person.ts';

/** Whom the list of employees shows of what HR is told. */
const LISTED = {
  contractSoon: 'ENDS_SOON',
  'contractSoon.openEnded': 'OPEN_ENDED_NEXT',
  contractMissing: 'NONE',
  probationPayLow: 'PROBATION_PAY_LOW',
  belowMinimumWage: 'BELOW_MINIMUM_WAGE',
} as const satisfies Record<string, keyof typeof ContractNotice>;
type Kind = keyof typeof LISTED;

/** How many days late somebody is still warned. */
const LATE_DAYS = 2;

type Person = ContractPerson & { name: string; nameEn: string | null };
/** A person with what HR is told and the day that it is about; who is told the same of several is told once. */
interface Case {
  person: Person;
  kind: Kind;
  day: string;
  key: string;
}

const COLUMNS = { ...CONTRACT_COLUMNS, name: employee.name, nameEn: employee.nameEn };

const stays = (ctx: Ctx, ...conditions: (SQL | undefined)[]) =>
  and(eq(employee.companyId, ctx.session.companyId), isNull(employee.lastDay), ...conditions);

/**
 * Warns HR of labour contracts that end in 60 and in 30 days, of people without a written one 30 days after their entry, and
 * of pay in a probation below what the law asks for: those who may read what it is about, once.
 */
export async function warnOfContracts(ctx: Ctx): Promise<void> {
  await tellHr(ctx, [...(await endingContracts(ctx)), ...(await missingContracts(ctx))], FieldGroup.CONTRACT);
  await tellHr(ctx, await lowProbationPay(ctx), FieldGroup.SALARY);
}

async function endingContracts(ctx: Ctx): Promise<Case[]> {
  const days = CONTRACT_WARNED_BEFORE.map(
    (before) =>
      sql`${employee.contractEnd} between ${addDays(ctx.today, before - LATE_DAYS)}::date and ${addDays(ctx.today, before)}::date`,
  );
  const openEnded = contractAsks({ today: ctx.today }, [ContractNotice.OPEN_ENDED_NEXT]);
  const people = await ctx.tx
    .select({ ...COLUMNS, openEnded: sql<boolean>`${openEnded}` })
    .from(employee)
    .where(stays(ctx, or(...days)))
    .orderBy(employee.contractEnd, employee.id);
  return people.map(({ openEnded: next, ...person }) => {
    const day = person.contractEnd ?? ctx.today;
    const mark = CONTRACT_WARNED_BEFORE.find((before) => day <= addDays(ctx.today, before));
    const kind = next ? 'contractSoon.openEnded' : 'contractSoon';
    return { person, kind, day, key: `${kind}:${day}:${String(mark)}` };
  });
}

async function missingContracts(ctx: Ctx): Promise<Case[]> {
  const people = await ctx.tx
    .select(COLUMNS)
    .from(employee)
    .where(
      stays(
        ctx,
        isNull(employee.contractStart),
        isNull(employee.contractEnd),
        eq(employee.employeeType, EmployeeType.FULL_TIME),
        lte(employee.entryDate, addDays(ctx.today, -WRITTEN_WITHIN_DAYS)),
        gte(employee.entryDate, addDays(ctx.today, -WRITTEN_WITHIN_DAYS - LATE_DAYS)),
      ),
    )
    .orderBy(employee.entryDate, employee.id);
  return people.map((person) => {
    const day = person.entryDate;
    return { person, kind: 'contractMissing', day, key: `contractMissing:${day}` };
  });
}

const TOLD_OF_PAY: Partial<Record<ValueOf<typeof ContractNotice>, Kind>> = {
  [ContractNotice.PROBATION_PAY_LOW]: 'probationPayLow',
  [ContractNotice.BELOW_MINIMUM_WAGE]: 'belowMinimumWage',
};

async function lowProbationPay(ctx: Ctx): Promise<Case[]> {
  const people = await ctx.tx
    .select(COLUMNS)
    .from(employee)
    .where(stays(ctx, gt(employee.regularDate, ctx.today)))
    .orderBy(employee.regularDate, employee.id);
  const onProbation = people.filter((person) => inProbation(ctx, person));
  if (onProbation.length === 0) return [];
  const salaries = await salariesOf(
    ctx,
    onProbation.map(({ empId }) => empId),
  );
  const minimumOf = await minimumWages(ctx, onProbation);
  return onProbation.flatMap((person) =>
    payNotes(person, salaries.get(person.empId) ?? [], minimumOf, ctx.today).flatMap(({ notice }) => {
      const kind = TOLD_OF_PAY[notice];
      const day = person.regularDate ?? ctx.today;
      // Of each person once, not of each day: the pay of others with the same day may become too low later.
      return kind ? [{ person, kind, day, key: `${kind}:${person.empId}` }] : [];
    }),
  );
}

async function tellHr(ctx: Ctx, cases: readonly Case[], group: GroupName): Promise<void> {
  const hr = await hrOf(ctx, [...new Set(cases.map(({ person }) => person.empId))], group);
  const news = new Map<string, News & { people: number }>();
  for (const { person, kind, day, key } of cases)
    for (const empId of hr.get(person.empId) ?? []) {
      const told = news.get(`${empId} ${key}`);
      if (told) {
        told.people += 1;
        told.params['count'] = String(told.people);
        continue;
      }
      const params = { name: person.name, nameEn: person.nameEn ?? '', count: '1', date: day };
      const page = `/employee/list?contract=${LISTED[kind]}`;
      news.set(`${empId} ${key}`, { empId, kind, params, label: null, page, dedupeKey: key, people: 1 });
    }
  await tell(
    ctx,
    [...news.values()].map(({ people: _people, ...one }) => one),
  );
}
