import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import { Id, Instant, PageQuery, get, pageOf, pages, post, reads, service, writes } from '../kernel.ts';
import { COMMODITIES_PAGE } from './commodities.ts';
import { RewardPerson } from './people.ts';

/** Where HR says how many points one yuan is worth. */
export const EXCHANGE_RATE_PAGE = '/employee-award/exchange-rate';

const PointsPerYuan = z.int().min(LIMITS.exchangeRateMin).max(LIMITS.exchangeRateMax);

/** How many points one yuan is worth. */
export const ExchangeRate = z.object({
  settingId: Id.describe('a company has it once'),
  pointsPerYuan: PointsPerYuan.describe('points for one yuan; 1 until the company says otherwise'),
  version: z.int().min(0).describe('0: nothing was saved yet, and what the product begins with holds'),
});

/** A rate that was saved, and the one before it. */
export const ExchangeRateChange = z.object({
  changeId: Id,
  pointsPerYuan: z.int().describe('points for one yuan from then on'),
  formerPointsPerYuan: z.int().describe('points for one yuan until then'),
  by: RewardPerson.nullable().describe('who changed it; null: an account without a person'),
  at: Instant.describe('when'),
});

const visiting = pages(EXCHANGE_RATE_PAGE, 'visit');
/** Whoever prices goods sees what they cost in points. */
const pricing = pages([
  { path: EXCHANGE_RATE_PAGE, need: 'visit' },
  { path: COMMODITIES_PAGE, need: 'visit' },
]);

/** The exchange rate of points. The specification names no call of `/basesetting` for it: these are ours. */
export const exchangeRate = service('reward', '/basesetting', {
  getExchangeRate: get(reads, pricing, { summary: 'How many points one yuan is worth now.', data: ExchangeRate }),
  listExchangeRate: post(reads, visiting, {
    summary: 'Every change of the exchange rate, the newest first.',
    body: PageQuery,
    data: pageOf(ExchangeRateChange),
  }),
  saveExchangeRate: post(writes, pages(EXCHANGE_RATE_PAGE, 'edit'), {
    summary: 'Changes the exchange rate for what is redeemed from now on; orders keep the rate they were placed at.',
    body: ExchangeRate.omit({ settingId: true }),
    data: ExchangeRate,
  }),
});
