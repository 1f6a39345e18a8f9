import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { businessDate, companyId, id, score, version } from '../../db/columns.ts';

/** What a city multiplies salary ranges by, from the first of a month until the next one; a city without any has 1. */
export const cityCoefficient = pgTable(
  'city_coefficient',
  {
    companyId: companyId(),
    id: id(),
    /** Entry of the dictionary of the same name, as people have it. */
    cityName: text('city_name').notNull(),
    validFrom: businessDate('valid_from').notNull(),
    coefficient: score('coefficient').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    unique('city_coefficient_city_day').on(t.companyId, t.cityName, t.validFrom),
  ],
);
