import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Keyword,
  PageQuery,
  pageOf,
  pages,
  post,
  reads,
  service,
  Version,
  writes,
} from '../kernel.ts';

/** Where the coefficients of cities are looked up. */
export const CITIES_PAGE = '/payment/citycoef';
/** Where those of one city are looked after. */
export const CITY_PAGE = '/payment/citydetail';

/** What a city multiplies salary ranges by, from a day on. */
export const CityCoefficient = z.object({
  coefId: Id,
  coefficient: Decimal.describe('what salary ranges are multiplied by'),
  validFrom: DateText.describe('first day it holds; it holds until the next one of the city'),
  open: z.boolean().describe('whether it may be corrected or removed: its month is not over'),
  version: Version,
});

/** A city people work in, with what pay depends on there. */
export const PayCity = z.object({
  cityName: z.string().describe('the city, as people have it'),
  name: z.string().describe('what it is called'),
  nameEn: z.string().nullable().describe('in English; null: there is none'),
  people: z.int().describe('people in service there, as far as the caller sees them and where they work'),
  coefficient: Decimal.describe('what holds today; 1.00 where the city has none of its own'),
  coefficients: z.array(CityCoefficient).describe('all of the city, the latest first'),
  minimumWages: z
    .array(
      z.object({
        wageId: Id.describe('which minimum wage'),
        validFrom: DateText.describe('first day it holds; it holds until the next one'),
        amount: Decimal.describe('RMB a month'),
      }),
    )
    .describe('the minimum wages of the city, the latest first; they are kept under `/customDict`'),
});

const CityName = z.string().trim().min(1).max(LIMITS.shortText).describe('the city, as people have it');
const CoefficientFields = {
  coefficient: Decimal.describe('above 0, below 10, with at most two places').meta({ examples: ['1.20'] }),
  validFrom: DateText.describe('first of a month that is not over'),
};
const visiting = pages([
  { path: CITIES_PAGE, need: 'visit' },
  { path: CITY_PAGE, need: 'visit' },
]);
const managing = pages(CITY_PAGE, 'edit');

/** Coefficients of cities. The specification names no call of `/cityCompany`: these are ours. */
export const cityCompany = service('compensation', '/cityCompany', {
  listcity: post(reads, visiting, {
    summary: 'The cities that may be chosen or that people have, those with most people first.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the name in either language; absent: all'),
    }),
    data: pageOf(PayCity),
  }),
  getcity: post(reads, visiting, {
    summary: 'One city with its coefficients and minimum wages.',
    body: z.object({ cityName: CityName }),
    data: PayCity,
  }),
  addcoef: post(writes, managing, {
    once: true,
    summary: 'Adds the coefficient of a city from the first of a month on; of a city and a day there is one.',
    body: z.object({ clientMutationId: ClientMutationId, cityName: CityName, ...CoefficientFields }),
    data: PayCity,
  }),
  updatecoef: post(writes, managing, {
    summary: 'Corrects a coefficient whose month is not over.',
    body: z.object({ coefId: Id, version: Version, ...CoefficientFields }),
    data: PayCity,
  }),
  deletecoef: post(writes, managing, {
    summary: 'Removes a coefficient whose month is not over; the one before it holds on.',
    body: z.object({ coefId: Id, version: Version }),
    data: PayCity,
  }),
});
