import * as z from 'zod';
import { PROMOTION_PAGE } from '../../rules/analytics/promotion.ts';
import { DateText, Decimal, Id, PageQuery, pageOf, pages, post, reads, service, writes } from '../kernel.ts';
import { Key, Month, ofDepartments, SheetKind } from './people.ts';

/** Whose rises of rank, in which months. */
export const PromotionFilter = z.object({
  from: Month.describe('first month of the period'),
  to: Month.describe('last month of the period, not before the first and not ahead'),
  deptIds: ofDepartments,
});

const figures = {
  startHeads: z.int().describe('people on the eve of the period'),
  endHeads: z.int().describe('people at the end of its last day'),
  averageHeads: Decimal.describe('half the sum of the two'),
  promoted: z.int().describe('people with a rise of rank in it, each once'),
  rate: Decimal.nullable().describe('those by average heads, in percent; null: nobody to divide by'),
};

export const PromotionRow = z.object({
  key: Key.describe('id of the department; empty: none'),
  label: z.string().describe('what it is called, in the language of the caller'),
  opens: z.boolean().describe('whether others below it can be looked into'),
  ...figures,
  share: Decimal.nullable().describe('of all who rose, in percent; null: nobody did'),
});

export const PromotionReport = z.object({
  from: DateText.describe('first day of the period'),
  to: DateText.describe('last day that is counted; of the current month today'),
  total: z.object(figures).describe('everybody of the departments'),
  rows: z.array(PromotionRow).describe('a line for each department below, and one for people directly in it'),
  unread: z.int().describe('people whose work or rank the caller may not read, who are not counted at all'),
});

export const PromotedPerson = z.object({
  empId: Id.describe('who rose'),
  day: DateText.describe('the day of the rise; of several in the period the last'),
  deptName: z.string().nullable().describe('department on that day; null: none'),
  rankBefore: z.string().nullable().describe('the rank before; null: gone'),
  rankName: z.string().nullable().describe('the rank of that day; null: gone'),
});

const ofRow = { filter: PromotionFilter, key: Key.optional().describe('only those of this row; absent: all') };

/** Who rises, and from where. */
export const promotion = service('analytics', '/hengcai/page/api/promotion', {
  groupbydept: post(reads, pages(PROMOTION_PAGE, 'visit'), {
    summary: 'Heads, people with a rise of rank and rates of a period by department.',
    body: z.object({ filter: PromotionFilter }),
    data: PromotionReport,
  }),
  getPromoteEmpData: post(reads, pages(PROMOTION_PAGE, 'visit'), {
    summary: 'Who rose in a period, the latest first: of the whole report, or of one row.',
    body: PageQuery.extend(ofRow),
    data: pageOf(PromotedPerson),
  }),
  // An export leaves an audit entry, so it writes.
  exportpromotebydept: post(writes, pages(PROMOTION_PAGE, 'export'), {
    answers: 'file',
    summary: 'The rows of the report as a file.',
    body: z.object({ filter: PromotionFilter, format: SheetKind }),
  }),
  exportPromoteEmpData: post(writes, pages(PROMOTION_PAGE, 'export'), {
    answers: 'file',
    summary: 'Who rose as a file: of the whole report, or of one row.',
    body: z.object({ ...ofRow, format: SheetKind }),
  }),
});
