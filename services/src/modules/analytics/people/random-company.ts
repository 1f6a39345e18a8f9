import { and, eq } from 'drizzle-orm';
import { Education, ExitKind, PersonnelChangeType, Sex } from '@hengcai/shared/enums';
import { dec, roundHalfUp } from '@hengcai/shared/numbers';
import type { Random } from '@hengcai/shared/random';
import { AGE_BANDS, SERVICE_BANDS } from '@hengcai/shared/rules/analytics/people';
import { addDays, monthOf } from '@hengcai/shared/rules/dates';
import type { TestCompany, TestServices } from '../../../testing/kit.ts';
import { companyWith, createJobFamilies, createRanks, idOf, peopleFor } from '../../../testing/staff.ts';
import { employee, employment, personnelChange } from '../../employee/tables.ts';

export const TODAY = '2026-11-01';
export const DEPARTMENTS = { sales: null, east: 'sales', west: 'sales', it: null, dev: 'it' } as const;
export type Department = keyof typeof DEPARTMENTS;
export const DEPTS = Object.keys(DEPARTMENTS) as Department[];
export const RANKS = ['p5', 'p6', 'p7'];
const FAMILIES = ['tech', 'trade'];
const CITIES = ['上海', '北京'];
const REASONS = ['个人发展', '家庭原因', '退休'];

/** Where somebody worked from a day on. */
export interface Version {
  from: string;
  dept: Department;
  rank: string;
  family: string;
  city: string;
  boss: string | null;
}
/** One employment: from its first day to its last one. */
export interface Stay {
  begins: string;
  ends: string | null;
  kind: number | null;
  reason: string | null;
  versions: Version[];
}
export interface Someone {
  key: string;
  birthDate: string | null;
  sex: number;
  education: number;
  stays: Stay[];
}

/** People who come, move about, leave and come back, drawn by chance. */
export function population(random: Random): Someone[] {
  const day = (from: string, most: number) => addDays(from, random.between(1, most));
  const version = (from: string): Version => ({
    from,
    dept: random.pick(DEPTS),
    rank: random.pick(RANKS),
    family: random.pick(FAMILIES),
    city: random.pick(CITIES),
    boss: random.chance(0.5) ? `p${random.below(8)}` : null,
  });
  const stay = (begins: string, ends: string | null): Stay => {
    const versions = [version(begins)];
    for (let at = day(begins, 400); at <= (ends ?? TODAY) && versions.length < 4; at = day(at, 400))
      versions.push(version(at));
    const recorded = ends !== null && random.chance(0.9);
    return {
      begins,
      ends,
      versions,
      kind: recorded ? random.pick(Object.values(ExitKind)) : null,
      reason: recorded && random.chance(0.8) ? random.pick(REASONS) : null,
    };
  };
  return Array.from({ length: 70 }, (_, i) => {
    const begins = day('2021-01-01', 2100);
    const leaves = random.chance(0.45);
    const ends = leaves ? day(begins, 900) : null;
    const stays = [stay(begins, ends)];
    if (ends !== null && ends < '2026-06-01' && random.chance(0.4)) {
      // Sometimes on the very next day: the dated rows have no gap then.
      const back = random.chance(0.3) ? addDays(ends, 1) : day(ends, 90);
      // What ended before somebody came back is on record.
      stays[0]!.kind ??= ExitKind.OTHER;
      stays.push(stay(back, random.chance(0.3) ? day(back, 200) : null));
    }
    return {
      key: `p${i}`,
      birthDate: random.chance(0.9)
        ? `${random.between(1968, 2003)}-${random.pick(['01-31', '02-28', '06-15'])}`
        : null,
      sex: random.pick(Object.values(Sex)),
      education: random.pick(Object.values(Education)),
      stays,
    };
  });
}

export async function companyOf(services: TestServices, people: readonly Someone[]): Promise<TestCompany> {
  const company = await companyWith(services, DEPARTMENTS, []);
  await services.as(company, 'writes', async (ctx) => {
    const { companyId } = ctx.session;
    await createRanks(
      ctx,
      RANKS.map((code, i) => ({ rankId: idOf(code), code, name: code, grade: i + 5 })),
    );
    await createJobFamilies(
      ctx,
      FAMILIES.map((code) => ({ jobFamilyId: idOf(code), code, name: code })),
    );
    await peopleFor(
      ctx,
      people.map(({ key, birthDate, sex, education, stays }) => ({
        key,
        birthDate,
        sex: sex as 0,
        education: education as 0,
        entryDate: stays.at(-1)!.begins,
      })),
    );
    for (const { key, stays } of people) {
      const empId = idOf(key);
      const now = stays.at(-1)!;
      const { dept, rank, family, city } = now.versions.at(-1)!;
      await ctx.tx
        .update(employee)
        .set({ lastDay: now.ends, deptId: idOf(dept), rankId: idOf(rank), jobFamilyId: idOf(family), cityName: city })
        .where(and(eq(employee.companyId, companyId), eq(employee.id, empId)));
      await ctx.tx.delete(employment).where(and(eq(employment.companyId, companyId), eq(employment.empId, empId)));
      for (const [i, { ends, versions }] of stays.entries())
        await ctx.tx.insert(employment).values(
          versions.map((one, at) => ({
            companyId,
            empId,
            validFrom: one.from,
            validTo: versions[at + 1]?.from ?? (i < stays.length - 1 && ends !== null ? addDays(ends, 1) : null),
            deptId: idOf(one.dept),
            rankId: idOf(one.rank),
            jobFamilyId: idOf(one.family),
            cityName: one.city,
            bossId: one.boss === null ? null : idOf(one.boss),
            employeeType: 1,
          })),
        );
      for (const { ends, kind, reason } of stays)
        if (ends !== null && kind !== null)
          await ctx.tx.insert(personnelChange).values({
            companyId,
            id: ctx.newId(),
            empId,
            changeType: PersonnelChangeType.EXIT,
            state: ends < TODAY ? 'effective' : 'pending',
            effectiveDate: ends,
            exitKind: kind,
            exitReason: reason,
            lines: [],
            createdAt: ctx.now,
          });
    }
  });
  return company;
}

export const below = (dept: Department): Department[] => [dept, ...DEPTS.filter((one) => DEPARTMENTS[one] === dept)];
export const addedMonths = (day: string, months: number): string => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  const last = monthOf(`${month}-01`).to;
  const wanted = `${month}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
};
export const serviceOn = (begins: string, day: string): string =>
  SERVICE_BANDS.find(({ to }) => to === null || day < addedMonths(begins, to))!.code;
export const ageOn = (birthDate: string | null, day: string): string =>
  birthDate === null ? '' : AGE_BANDS.find(({ to }) => to === null || day < addedMonths(birthDate, to * 12))!.code;

export const versionOn = (stay: Stay, day: string): Version => stay.versions.findLast(({ from }) => from <= day)!;

/** Whether an employment goes on at the end of a day. */
export const isHere = ({ begins, ends }: Stay, day: string) => begins <= day && (ends === null || ends > day);

/** In percent to four places; both sides may be doubled, so that nothing is rounded twice. */
export const share = (part: number, whole: number, doubled = 1) =>
  whole === 0
    ? null
    : roundHalfUp(
        dec(part)
          .times(100 * doubled)
          .div(whole),
        4,
      );
