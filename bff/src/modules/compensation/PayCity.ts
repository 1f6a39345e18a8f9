import type { CityCoefficientResolvers, CityMinimumWageResolvers, PayCityResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { CityCoefficientRow, CityMinimumWageRow, PayCityRow } from './rows.ts';

export const PayCity: ResolversOf<PayCityResolvers, PayCityRow> = {
  id: (city) => city.cityName,
};

export const CityCoefficient: ResolversOf<CityCoefficientResolvers, CityCoefficientRow> = {
  id: (one) => one.coefId,
};

export const CityMinimumWage: ResolversOf<CityMinimumWageResolvers, CityMinimumWageRow> = {
  id: (wage) => wage.wageId,
};
