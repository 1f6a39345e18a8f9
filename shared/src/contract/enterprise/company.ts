import * as z from 'zod';
import {
  Decimal,
  get,
  Id,
  Instant,
  Keyword,
  Language,
  PageQuery,
  pageOf,
  pages,
  platformAdmin,
  post,
} from '../kernel.ts';
import { reads, Saved, service, Version, writes } from '../kernel.ts';
import { LIMITS } from '../../rules/limits.ts';

/** An address a browser is led to or a phone opens: http or https, nothing that runs. */
const WebAddress = z.url({ protocol: /^https?$/ }).max(LIMITS.webAddress);
const CompanyName = z.string().trim().min(1).max(LIMITS.companyName);
const TimeZone = z.string().max(LIMITS.timeZone).describe('IANA name of the zone the company keeps its days in');

const AdminAccount = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.loginAccount)
  .describe('what the first administrator signs in with');

/** What a company has decided for itself; each switch acts in the module that it names. */
export const CompanySettings = z.object({
  finalCommentRequired: z
    .boolean()
    .describe('a manager’s sheet is submitted with a comment on the whole; plans take it over when they open'),
  integerScores: z.boolean().describe('plans open only with rules that are scored in whole numbers'),
  selfScoreFirst: z
    .boolean()
    .describe(
      'superiors see the self score while they score; false: only once their own is submitted. Plans take it over when they open',
    ),
  kanban: z.boolean().describe('superiors have a board of how far their people are; it is there and goes at once'),
  ranksHidden: z
    .boolean()
    .describe('ranks of people are seen by administrators and by roles with the element `employee.rank` alone'),
  reviewLowScore: Decimal.describe(
    'percentage of the full score below which forms of a 360 are flagged to HR, in plans that say nothing else',
  ),
  backDatingDays: z
    .int()
    .min(0)
    .max(LIMITS.backDatingDaysMax)
    .describe('days back a change of departments, positions, ranks or job families may be entered'),
  changeProposals: z
    .boolean()
    .describe('managers propose personnel changes of their people, which HR files or refuses'),
  leaverYears: z
    .int()
    .min(LIMITS.leaverYearsMin)
    .max(LIMITS.leaverYearsMax)
    .nullable()
    .describe(
      'years after their last day when personal data, pay, contracts and letters of people who have left are erased for good; null: they are kept',
    ),
  miniProgramUrl: WebAddress.nullable().describe('what the mini-program’s QR code says; null: the company has none'),
  externalSystemUrl: WebAddress.nullable().describe('the HR system the header leads to; null: there is none'),
  externalSystemAppId: z
    .string()
    .trim()
    .min(1)
    .max(LIMITS.shortText)
    .nullable()
    .describe('what that system knows the company by; null where there is no such system'),
});

export const Company = CompanySettings.extend({
  companyId: Id,
  companyCode: z.string().describe('what people type at sign-in; never changes'),
  companyName: z.string(),
  timeZone: TimeZone,
  loginDomain: z
    .string()
    .nullable()
    .describe('host name whose sign-in page leads straight to the company’s identity provider; null: there is none'),
  enabled: z.boolean().describe('false: closed, nobody signs in and everything is kept'),
  createdAt: Instant,
  version: Version,
});

const PATH = '/enterprise_management/list';
const visiting = pages(PATH, 'visit');

/** Companies (specification 7, "Home and enterprise"): the platform's administrator has all, everybody else the own one. */
export const company = service('enterprise', '/company', {
  list: get(reads, visiting, {
    summary: 'Companies by code; for all but the platform’s administrator the own one alone.',
    query: z.object({
      companyIdOrName: Keyword.optional().describe('the id or the code of a company, or part of its name'),
      pageNum: PageQuery.shape.pageNo.describe('which page, from 1'),
      pageSize: PageQuery.shape.pageSize,
    }),
    data: pageOf(Company),
  }),
  getCompany: post(reads, visiting, {
    summary: 'One company, the own one when none is named.',
    body: z.object({ companyId: Id.optional() }),
    data: Company,
  }),
  // Not `once`: keeping its answer for a repetition would keep the password; a repeated call is refused by the code.
  insertcompany: post(writes, platformAdmin, {
    summary: 'Creates a company with its first administrator and answers a password for one use, this once.',
    body: z.object({
      companyCode: z.string().trim(),
      companyName: CompanyName,
      timeZone: TimeZone,
      language: Language.describe('what the administrator reads first'),
      adminAccount: AdminAccount,
      adminName: z.string().trim().min(1).max(LIMITS.personName).describe('name of the first administrator'),
    }),
    data: z.object({
      companyId: Id,
      version: Version,
      adminAccount: AdminAccount,
      initialPassword: z.string().describe('to be changed at the first sign-in; kept nowhere'),
    }),
  }),
  updatecompany: post(writes, pages(PATH, 'edit'), {
    summary: 'Changes a company; what is left out stays. Zone, closing and login domain are the platform’s to change.',
    body: CompanySettings.partial().extend({
      companyId: Id,
      version: Version,
      companyName: CompanyName.optional(),
      timeZone: TimeZone.optional().describe('refused while appraisal plans are open'),
      loginDomain: z.hostname().max(LIMITS.webAddress).nullish().describe('null: no host name leads to the company'),
      enabled: z.boolean().optional(),
    }),
    data: Saved,
  }),
});
