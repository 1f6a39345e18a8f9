import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import type { PayCity } from '@hengcai/shared/contract/compensation/cityCompany';
import { FieldGroup } from '@hengcai/shared/enums';
import { padded } from '@hengcai/shared/numbers';
import { CITY_COEFFICIENT_PLACES, coefficientOn, isOpenMonth } from '@hengcai/shared/rules/compensation/city';
import type { Ctx } from '../../kit/context.ts';
import { notFound } from '../../kit/failure.ts';
import { groupedBy } from '../../kit/grouped.ts';
import {
  inServiceOn,
  listWages,
  readDictionaries,
  readerOf,
  visibleEmployees,
  whoseReadAsOthers,
} from '../employee/public.ts';
import { employee } from '../employee/tables.ts';
import { cityCoefficient } from './tables.ts';

type City = z.output<typeof PayCity>;

/** The cities that may be chosen, that people have or that have a coefficient: most people first, then in the order of the dictionary. */
export async function payCities(ctx: Ctx): Promise<City[]> {
  const [dictionary] = await readDictionaries(ctx, ['cityName']);
  const entries = new Map((dictionary?.entries ?? []).map((entry) => [entry.entryCode, entry]));
  const people = await peopleByCity(ctx);
  const coefficients = groupedBy(await coefficientRows(ctx), ({ cityName }) => cityName);
  const wages = groupedBy(await listWages(ctx), ({ cityName }) => cityName);
  const offered = [...entries.values()].filter(({ enabled }) => enabled).map(({ entryCode }) => entryCode);
  const cities = [...new Set([...offered, ...people.keys(), ...coefficients.keys()])].map((cityName): City => {
    const history = (coefficients.get(cityName) ?? []).map(({ cityName: _city, ...row }) => ({
      ...row,
      coefficient: padded(row.coefficient, CITY_COEFFICIENT_PLACES),
      open: isOpenMonth(row.validFrom, ctx.today),
    }));
    const entry = entries.get(cityName);
    return {
      cityName,
      name: entry?.name ?? cityName,
      nameEn: entry?.nameEn ?? null,
      people: people.get(cityName) ?? 0,
      coefficient: coefficientOn(history, ctx.today),
      coefficients: history,
      minimumWages: (wages.get(cityName) ?? []).map(({ wageId, validFrom, amount }) => ({
        wageId,
        validFrom,
        amount: padded(amount, 2),
      })),
    };
  });
  return cities.sort((a, b) => b.people - a.people);
}

/** One of them. */
export async function payCity(ctx: Ctx, cityName: string): Promise<City> {
  const city = (await payCities(ctx)).find((one) => one.cityName === cityName);
  if (!city) throw notFound();
  return city;
}

/** What cities multiply salary ranges by today; one that is not among them, by the default. */
export async function coefficientsToday(ctx: Ctx): Promise<Map<string, string>> {
  const cities = groupedBy(await coefficientRows(ctx), ({ cityName }) => cityName);
  return new Map([...cities].map(([cityName, history]) => [cityName, coefficientOn(history, ctx.today)]));
}

/** How many people in service work in each city, as far as the caller sees them and where they work. */
async function peopleByCity(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.tx
    .select({ cityName: sql<string>`${employee.cityName}`, people: sql<number>`count(*)::int` })
    .from(employee)
    .where(
      and(
        visibleEmployees(ctx),
        inServiceOn(ctx.today),
        isNotNull(employee.cityName),
        whoseReadAsOthers(await readerOf(ctx), FieldGroup.WORK),
      ),
    )
    .groupBy(employee.cityName);
  return new Map(rows.map(({ cityName, people }) => [cityName, people]));
}

const coefficientRows = ({ tx, session }: Ctx) =>
  tx
    .select({
      coefId: cityCoefficient.id,
      cityName: cityCoefficient.cityName,
      coefficient: cityCoefficient.coefficient,
      validFrom: cityCoefficient.validFrom,
      version: cityCoefficient.version,
    })
    .from(cityCoefficient)
    .where(eq(cityCoefficient.companyId, session.companyId))
    .orderBy(desc(cityCoefficient.validFrom));
