import * as z from 'zod';
import { CommodityOrderState } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Id,
  Instant,
  Keyword,
  PageQuery,
  Version,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { Commodity } from './commodities.ts';
import { MALL_PAGE } from './mall-page.ts';
import { RewardPerson } from './people.ts';

/** Where HR handles what was redeemed. */
export const RECORDS_PAGE = '/employee-award/records';

/** Something of the mall, as everybody sees it. */
export const MallCommodity = Commodity.pick({
  commodityId: true,
  commodityName: true,
  description: true,
  price: true,
  pointsNeeded: true,
  stock: true,
  pictureId: true,
});

/** Somebody's points turned into a commodity: a conversion record. */
export const CommodityOrder = z.object({
  orderId: Id,
  person: RewardPerson.describe('who redeemed'),
  commodityId: Id,
  commodityName: z.string().describe('what it was called when it was redeemed'),
  price: z.int().describe('what it cost then, in whole yuan'),
  pointsPerYuan: z.int().describe('the exchange rate of then'),
  points: z.int().describe('what was paid: price x rate'),
  state: z.enum(CommodityOrderState),
  placedAt: Instant.describe('when it was redeemed'),
  decidedAt: Instant.nullable().describe('when it was approved, rejected or cancelled; null: that is open'),
  decidedBy: RewardPerson.nullable().describe('who did; null: that is open, or an account without a person'),
  reason: z.string().nullable().describe('why it was rejected; null: it was not'),
  deliveredAt: Instant.nullable().describe('when it was handed over; null: it was not'),
  own: z.boolean().describe('it is the caller’s, who decides nothing of it'),
  version: Version,
});

const OrderPeriod = {
  keyword: Keyword.optional().describe('beginning of name, pinyin, number or email; absent: anybody'),
  from: DateText.optional().describe('first day; absent: since ever'),
  to: DateText.optional().describe('last day; absent: until now'),
};
export const OrderFilter = z.object({
  state: z.enum(CommodityOrderState).optional().describe('absent: any'),
  ...OrderPeriod,
});
export const BenefitFilter = z.object(OrderPeriod);

/** What somebody received in a month, which counts as pay in kind. */
export const CommodityBenefit = z.object({
  benefitId: z.string().describe('person and month'),
  person: RewardPerson.describe('who received it'),
  month: DateText.describe('first day of the month in which it was delivered'),
  orders: z.int().describe('orders that were delivered'),
  price: z.int().describe('their prices together, in whole yuan'),
});

const order = { orderId: Id, version: Version };
const format = z.enum(['xlsx', 'csv']).default('xlsx');
const buying = pages(MALL_PAGE, 'edit');
const looking = pages(MALL_PAGE, 'visit');

/** The mall, in which everybody turns points into goods. */
export const awardMall = service('reward', '/empAward', {
  listMall: post(reads, looking, {
    summary: 'What is on the shelf, the cheapest first.',
    body: PageQuery.extend({ keyword: Keyword.optional().describe('part of the name; absent: any') }),
    data: pageOf(MallCommodity),
  }),
  redeem: post(writes, buying, {
    once: true,
    summary: 'Turns points of the caller into a piece of a commodity, which HR approves and delivers.',
    body: z.object({
      clientMutationId: ClientMutationId,
      commodityId: Id,
      points: z.int().describe('what the caller was shown that it takes; another number is refused'),
    }),
    data: CommodityOrder,
  }),
  listOwnOrder: post(reads, looking, {
    summary: 'The orders of the caller, the newest first.',
    body: PageQuery,
    data: pageOf(CommodityOrder),
  }),
  cancelOwnOrder: post(writes, buying, {
    summary: 'Cancels an order of the caller that nobody has decided yet; points and stock go back.',
    body: z.object(order),
    data: CommodityOrder,
  }),
});

const watching = pages(RECORDS_PAGE, 'visit');
const handling = pages(RECORDS_PAGE, 'edit');
const taking = pages(RECORDS_PAGE, 'export');

/** Conversion records: what the people whom the caller sees have redeemed. */
export const conversionRecords = service('reward', '/empAward', {
  listConversion: post(reads, watching, {
    summary: 'Orders of the people whom the caller sees, the newest first; the period is that of placing.',
    body: PageQuery.extend({ filter: OrderFilter.prefault({}) }),
    data: pageOf(CommodityOrder),
  }),
  approveConversion: post(writes, handling, {
    summary: 'Approves an order that was placed; nobody approves an own one.',
    body: z.object(order),
    data: CommodityOrder,
  }),
  rejectConversion: post(writes, handling, {
    summary: 'Rejects an order that is not delivered yet; points and stock go back, and the person learns why.',
    body: z.object({ ...order, reason: z.string().trim().min(1).max(LIMITS.reason) }),
    data: CommodityOrder,
  }),
  deliverConversion: post(writes, handling, {
    summary: 'Marks an approved order as handed over, which makes it a benefit of that month.',
    body: z.object(order),
    data: CommodityOrder,
  }),
  // An export leaves an audit entry, so it writes.
  exportConversion: post(writes, taking, {
    answers: 'file',
    summary: 'Orders of the people whom the caller sees as a file.',
    body: z.object({ filter: OrderFilter.prefault({}), format }),
  }),
  listBenefit: post(reads, watching, {
    summary: 'What people received by person and month of delivery, the newest month first.',
    body: PageQuery.extend({ filter: BenefitFilter.prefault({}) }),
    data: pageOf(CommodityBenefit),
  }),
  exportBenefit: post(writes, taking, {
    answers: 'file',
    summary: 'What people received by person and month of delivery as a file, for payroll.',
    body: z.object({ filter: BenefitFilter.prefault({}), format }),
  }),
});
