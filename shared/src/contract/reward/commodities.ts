import * as z from 'zod';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  Id,
  Keyword,
  PageQuery,
  Version,
  get,
  pageOf,
  pages,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { MALL_PAGE } from './mall-page.ts';

/** Where HR looks after what points buy. */
export const COMMODITIES_PAGE = '/employee-award/commodity-management';

/** Something that points buy. */
export const Commodity = z.object({
  commodityId: Id,
  commodityName: z.string(),
  description: z.string().nullable().describe('what it is; null: nothing is said'),
  price: z.int().describe('in whole yuan'),
  pointsNeeded: z.int().describe('price x exchange rate of now'),
  stock: z.int().nullable().describe('pieces that can still be redeemed; null: any number'),
  onShelf: z.boolean().describe('the mall has it'),
  pictureId: Id.nullable().describe('its picture; null: it has none'),
  orderCount: z.int().describe('orders of it, rejected and cancelled ones too'),
  version: Version,
});

const CommodityFields = {
  commodityName: z.string().trim().min(1).max(LIMITS.commodityName),
  description: z.string().trim().min(1).max(LIMITS.description).nullish(),
  price: z.int().min(LIMITS.commodityPriceMin).max(LIMITS.commodityPriceMax).describe('in whole yuan'),
  stock: z.int().min(0).max(LIMITS.commodityStockMax).nullish().describe('null: any number'),
  pictureId: Id.nullish().describe('what the upload of a picture answered, or the one it has; null: none'),
};
const visiting = pages(COMMODITIES_PAGE, 'visit');
/** The mall shows the same pictures. */
const shown = pages([
  { path: COMMODITIES_PAGE, need: 'visit' },
  { path: MALL_PAGE, need: 'visit' },
]);
const managing = pages(COMMODITIES_PAGE, 'edit');

/** What points buy. */
export const commodities = service('reward', '/empAward', {
  listCommodity: post(reads, visiting, {
    summary: 'Everything that points buy or bought, the newest first.',
    body: PageQuery.extend({
      filter: z
        .object({
          keyword: Keyword.optional().describe('part of the name; absent: any'),
          onShelf: z.boolean().optional().describe('only what is on the shelf or off it; absent: both'),
        })
        .prefault({}),
    }),
    data: pageOf(Commodity),
  }),
  addCommodity: post(writes, managing, {
    once: true,
    summary: 'Adds a commodity, whose name is unique in the company.',
    body: z.object({
      clientMutationId: ClientMutationId,
      ...CommodityFields,
      onShelf: z.boolean().default(false).describe('the mall has it at once'),
    }),
    data: Commodity,
  }),
  updateCommodity: post(writes, managing, {
    summary: 'Changes a commodity; orders keep the name and the price they were placed at.',
    body: z.object({ commodityId: Id, version: Version, ...CommodityFields }),
    data: Commodity,
  }),
  shelveCommodity: post(writes, managing, {
    summary: 'Puts a commodity on the shelf or takes it off; open orders of it stay.',
    body: z.object({ commodityId: Id, version: Version, onShelf: z.boolean().describe('the mall has it') }),
    data: Commodity,
  }),
  deleteCommodity: post(writes, managing, {
    summary: 'Deletes a commodity that nobody has ordered; any other can be taken off the shelf.',
    body: z.object({ commodityId: Id, version: Version }),
  }),
  uploadcommoditypicture: post(writes, managing, {
    encoding: 'multipart',
    takes: 'picture',
    summary:
      'Takes a picture for a commodity, cut to 5:3 and drawn anew as a jpeg of 400 x 240 pixels; it is kept once a commodity is saved with it within a day.',
    data: z.object({ pictureId: Id.describe('what a commodity is saved with') }),
  }),
  commoditypicture: get(reads, shown, {
    answers: 'file',
    summary: 'The picture of a commodity, as jpeg.',
    query: z.object({ pictureId: Id }),
  }),
});
