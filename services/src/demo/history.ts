import { ExitKind } from '@hengcai/shared/enums';
import { applyEdits, exitPeople, type Edit } from '../modules/employee/public.ts';
import { STEPS } from './companies/structure.ts';
import { termOn, typeOf } from './contracts.ts';
import { addMonths, dayOf, lastOf } from './days.ts';
import type { Member, Population } from './population.ts';
import { salaryFor } from './person.ts';

const MONTHS = 36;
const RAISE_MONTH = '04';
/** Yearly shares of the people, as in a company that does well. */
const EXITS_A_YEAR = 0.11;
const PROMOTIONS_A_YEAR = 0.12;
const TRANSFERS_A_YEAR = 0.05;

interface Reason {
  kind: number;
  reason: string;
  /** Whether somebody can leave for it in a month. */
  fits: (member: Member, month: string) => boolean;
}

const always = () => true;
const PROBATION_MONTHS = 6;
const RETIREMENT_MONTHS = 55 * 12;

const NOT_RENEWED: Reason = {
  kind: ExitKind.INVOLUNTARY,
  reason: '合同到期不续签',
  fits: ({ contractEnd }, month) => contractEnd?.slice(0, 7) === month.slice(0, 7),
};

const REASONS: readonly Reason[] = [
  { kind: ExitKind.VOLUNTARY, reason: '个人发展', fits: always },
  { kind: ExitKind.VOLUNTARY, reason: '家庭原因', fits: always },
  { kind: ExitKind.VOLUNTARY, reason: '薪酬福利', fits: always },
  { kind: ExitKind.OTHER, reason: '其他', fits: always },
  NOT_RENEWED,
  {
    kind: ExitKind.INVOLUNTARY,
    reason: '试用期未通过',
    fits: ({ entryDate }, month) => addMonths(entryDate, PROBATION_MONTHS) > lastOf(month),
  },
  {
    kind: ExitKind.RETIRE,
    reason: '退休',
    fits: ({ birthDate }, month) => addMonths(birthDate, RETIREMENT_MONTHS) < month,
  },
];

/** Lives through the three years before the anchor, month by month: people join, rise, move, get raises and leave. */
export async function liveThrough(population: Population): Promise<void> {
  const { anchor } = population.company;
  for (let month = MONTHS; month >= 1; month -= 1) await liveMonth(population, addMonths(anchor, -month), month);
}

/** How many of a yearly share fall into a month: whole people, the rest by chance. */
function headsOf(population: Population, share: number): number {
  const exact = (population.inService() * share) / 12;
  return Math.floor(exact) + (population.company.random.chance(exact % 1) ? 1 : 0);
}

async function liveMonth(population: Population, month: string, monthsLeft: number): Promise<void> {
  const { company } = population;
  // Everything of a month is entered on its last day, when all of it has happened.
  await company.on(lastOf(month), async (ctx) => {
    const leavers = company.random.sample(
      population.staff().filter((one) => one.entryDate < addMonths(month, -2)),
      headsOf(population, EXITS_A_YEAR),
    );
    await exitPeople(
      ctx,
      leavers.map((one) => {
        const drawn = company.random.pick(REASONS.filter(({ fits }) => fits(one, month)));
        const someDay = dayOf(month, company.random.between(2, 27));
        // Whoever leaves in the month in which the contract ends, leaves with it.
        const { kind, reason } = NOT_RENEWED.fits(one, month) ? NOT_RENEWED : drawn;
        return {
          empId: one.empId,
          lastDay: reason === NOT_RENEWED.reason ? (one.contractEnd ?? someDay) : someDay,
          exitKind: kind,
          exitReason: reason,
          reason: '',
        };
      }),
    );
    for (const one of leavers) one.left = true;

    // The company grows evenly to its size at the anchor, and replaces who leaves.
    const missing = population.structure.people - population.inService();
    await population.hire(ctx, Math.max(0, Math.round(missing / monthsLeft)), month, lastOf(month));

    const settled = population.staff().filter((one) => one.entryDate < addMonths(month, -12));
    const rising = company.random.sample(
      settled.filter((one) => (one.step ?? STEPS.length) < STEPS.length - 1),
      headsOf(population, PROMOTIONS_A_YEAR),
    );
    const moving = company.random.sample(
      settled.filter((one) => !rising.includes(one)),
      headsOf(population, TRANSFERS_A_YEAR),
    );
    const on = dayOf(month, 15);
    await applyEdits(
      ctx,
      [
        ...rising.map((one) => promotion(population, one, on)),
        ...moving.flatMap((one) => transfer(population, one, on)),
      ],
      { kind: 'transfer', on },
    );
    await applyEdits(ctx, renewals(population, month), { kind: 'correction' });
    if (month.slice(5, 7) === RAISE_MONTH) await applyEdits(ctx, raises(population, month), { kind: 'correction' });
  });
}

function promotion(population: Population, member: Member, on: string): Edit {
  const step = (member.step ?? 0) + 1;
  member.step = step;
  const earned = salaryFor(population.company.random, STEPS[step]?.grade ?? 4);
  member.baseSalary =
    Number(earned) > Number(member.baseSalary) ? earned : `${Math.round(Number(member.baseSalary) * 1.1)}.00`;
  return {
    empId: member.empId,
    salaryFrom: on,
    values: {
      positionId: population.positionOn(member.department, step),
      rankId: population.rankOn(step),
      baseSalary: member.baseSalary,
    },
  };
}

/** A move to another team of the same trade. */
function transfer(population: Population, member: Member, on: string): Edit[] {
  const others = population.leaves.filter(
    (one) => one.family === member.department.family && one !== member.department,
  );
  if (others.length === 0) return [];
  member.department = population.company.random.pick(others);
  const boss = population.heads.get(member.department);
  return [
    {
      empId: member.empId,
      salaryFrom: on,
      values: { deptId: member.department.deptId, bossEmpId: boss?.empId ?? null },
    },
  ];
}

/** Contracts that run out before the next month begins are renewed. */
const renewals = (population: Population, month: string): Edit[] =>
  population.members
    .filter(({ left, contractEnd }) => !left && contractEnd !== null && contractEnd <= lastOf(month))
    .map((member) => {
      const { start, end } = termOn(member.entryDate, addMonths(dayOf(month, 1), 1));
      member.contractEnd = end;
      const values = { contractType: typeOf(end), contractStart: start, contractEnd: end };
      return { empId: member.empId, salaryFrom: start, values };
    });

/** The yearly raise of everybody who has been here for a year. */
function raises(population: Population, month: string): Edit[] {
  const salaryFrom = dayOf(month, 1);
  return population.members
    .filter((one) => !one.left && one.entryDate < addMonths(month, -12))
    .map((member) => {
      member.baseSalary = `${Math.round((Number(member.baseSalary) * (1.02 + population.company.random.next() * 0.07)) / 10) * 10}.00`;
      return { empId: member.empId, salaryFrom, values: { baseSalary: member.baseSalary } };
    });
}
