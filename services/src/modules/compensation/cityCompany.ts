import { and, eq } from 'drizzle-orm';
import type { cityCompany as service } from '@hengcai/shared/contract/compensation/cityCompany';
import { padded } from '@hengcai/shared/numbers';
import { CITY_COEFFICIENT_PLACES, checkCityCoefficient, isOpenMonth } from '@hengcai/shared/rules/compensation/city';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { notFound, refused } from '../../kit/failure.ts';
import { takenAt } from '../../kit/taken.ts';
import { demandVersion } from '../../kit/version.ts';
import { payCities, payCity } from './cities.ts';
import { cityCoefficient } from './tables.ts';

/** `/cityCompany`: what cities multiply salary ranges by, each value from the first of a month on. */
export const cityCompanyHandlers: Handlers<typeof service> = {
  async listcity({ keyword, pageNo, pageSize }, ctx) {
    const word = keyword?.toLowerCase() ?? '';
    const found = (await payCities(ctx)).filter(({ name, nameEn }) =>
      `${name}\n${nameEn ?? ''}`.toLowerCase().includes(word),
    );
    const from = (pageNo - 1) * pageSize;
    return { items: found.slice(from, from + pageSize), total: found.length, pageNo, pageSize };
  },

  getcity: ({ cityName }, ctx) => payCity(ctx, cityName),

  async addcoef({ cityName, coefficient, validFrom }, ctx) {
    demandRight(ctx, { coefficient, validFrom });
    if (!(await payCities(ctx)).some((city) => city.cityName === cityName))
      throw refused({ field: 'cityName', code: 'CITY_UNKNOWN' });
    const id = ctx.newId();
    await ctx.tx
      .insert(cityCoefficient)
      .values({ companyId: ctx.session.companyId, id, cityName, coefficient, validFrom, version: 1 })
      .catch(takenAt('validFrom', 'city_coefficient_city_day'));
    await ctx.audit({
      action: 'cityCoefficient.added',
      objectType: 'cityCoefficient',
      objectId: id,
      params: { city: cityName, date: validFrom },
      after: told({ coefficient, validFrom }),
    });
    return payCity(ctx, cityName);
  },

  async updatecoef({ coefId, version, coefficient, validFrom }, ctx) {
    const before = await openOne(ctx, coefId, version);
    demandRight(ctx, { coefficient, validFrom });
    await ctx.tx
      .update(cityCoefficient)
      .set({ coefficient, validFrom, version: version + 1 })
      .where(isOne(ctx, coefId))
      .catch(takenAt('validFrom', 'city_coefficient_city_day'));
    await ctx.audit({
      action: 'cityCoefficient.changed',
      objectType: 'cityCoefficient',
      objectId: coefId,
      params: { city: before.cityName, date: validFrom },
      before: told(before),
      after: told({ coefficient, validFrom }),
    });
    return payCity(ctx, before.cityName);
  },

  async deletecoef({ coefId, version }, ctx) {
    const { cityName, coefficient, validFrom } = await openOne(ctx, coefId, version);
    await ctx.tx.delete(cityCoefficient).where(isOne(ctx, coefId));
    await ctx.audit({
      action: 'cityCoefficient.deleted',
      objectType: 'cityCoefficient',
      objectId: coefId,
      params: { city: cityName, date: validFrom },
      before: told({ coefficient, validFrom }),
    });
    return payCity(ctx, cityName);
  },
};

interface Values {
  coefficient: string;
  validFrom: string;
}

function demandRight({ today }: Ctx, values: Values): void {
  const issues = checkCityCoefficient(values, today);
  if (issues.length > 0) throw refused(issues);
}

/** What a line of the audit says of one, the coefficient written as everywhere. */
const told = ({ coefficient, validFrom }: Values) => ({
  coefficient: padded(coefficient, CITY_COEFFICIENT_PLACES),
  validFrom,
});

const isOne = ({ session }: Ctx, id: string) =>
  and(eq(cityCoefficient.companyId, session.companyId), eq(cityCoefficient.id, id));

/** A coefficient as the caller saw it, which may still change; the others wait for the end of this transaction. */
async function openOne(ctx: Ctx, id: string, version: number) {
  const [row] = await ctx.tx.select().from(cityCoefficient).where(isOne(ctx, id)).for('update');
  if (!row) throw notFound();
  await demandVersion(row, version);
  if (!isOpenMonth(row.validFrom, ctx.today)) throw refused({ field: '', code: 'MONTH_IS_OVER' });
  return row;
}
