import * as z from 'zod';
import { ReportPeriod } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
  open,
  pages,
  PageQuery,
  pageOf,
  post,
  reads,
  service,
  writes,
} from '../kernel.ts';
import { AssessmentColleague, AssessmentDepartment } from './comment.ts';
import { ProgressNote } from './progress.ts';

const PAGE = '/performance/work-report';

/** An agreed target of a plan that runs within the time of a report. */
export const ReportTarget = z.object({
  rowId: Id,
  planName: z.string(),
  keyResult: z.string(),
  measureUnit: z.string().nullable().describe('what it is measured in; null: nothing is counted'),
  startValue: Decimal.nullable().describe('where it starts, in the unit; null: not filled in'),
  targetValue: Decimal.nullable().describe('where it is to get, in the unit; null: not filled in'),
  weight: Decimal.nullable().describe('percent of its part; null: not filled in'),
  progress: Decimal.nullable().describe(
    'percent of the way, by what was noted last until then; of a department’s, the weighted mean of what serves it; null: nothing was noted',
  ),
  notes: z
    .array(ProgressNote)
    .describe('what was noted within the time of the report, newest week first; none on targets of departments'),
});

/** Which report: over which week or month. */
const When = z.object({
  period: z.enum(ReportPeriod).describe('a week or a month'),
  day: DateText.describe('any day of it'),
});

const ofDepartment = AssessmentDepartment.nullable().describe('the department it is about; null: the person’s own');

/** What somebody, or a department, does in a week or month: targets with their progress, what is done, and what comes next. */
export const WorkReport = z.object({
  person: AssessmentColleague.describe('whose report it is; of a department, its head'),
  department: ofDepartment,
  writer: AssessmentColleague.nullable().describe(
    'who wrote it last, for heads change; null: nothing was written, or it is the person’s own',
  ),
  departments: z
    .array(AssessmentDepartment)
    .describe('departments the person heads, whose reports the same people read; none where a link is read'),
  period: z.enum(ReportPeriod).describe('a week or a month'),
  from: DateText.describe('its first day'),
  to: DateText.describe('its last day'),
  done: z.string().describe('what was done, in the words of whoever wrote it; empty: nothing was written'),
  next: z.string().describe('what comes next; empty: nothing was written'),
  updatedAt: Instant.nullable().describe('when it was last written; null: never'),
  version: z.int().describe('0: it was never written'),
  targets: z.array(ReportTarget).describe('agreed targets of the plans that run then'),
  mayWrite: z.boolean().describe('true: it is the caller’s own, or of a department the caller heads'),
});

/** A line of the reports one may read. */
export const WorkReportLine = z.object({
  person: AssessmentColleague.describe('whose report it is; of a department, its head'),
  department: ofDepartment,
  updatedAt: Instant.nullable().describe('when it was last written; null: not yet'),
});

/** Reports of work; the specification names the page alone, so the calls are the product’s own. */
export const workReport = service('performance', '/platform', {
  workreport: post(reads, pages(PAGE, 'visit'), {
    summary: 'The report of a person or a department over a week or month; the own one where nobody is named.',
    body: When.extend({
      empId: Id.optional().describe('whose report; absent: the caller’s'),
      deptId: Id.optional().describe('the department whose report it is, instead of a person’s; absent: a person’s'),
    }),
    data: WorkReport,
  }),
  workreportlist: post(reads, pages(PAGE, 'visit'), {
    summary:
      'The people whose reports the caller may read, or the departments these head, with who has written in that week or month; by name.',
    body: When.extend(PageQuery.shape).extend({
      departments: z.boolean().default(false).describe('true: reports of departments instead of people’s'),
      written: z.boolean().optional().describe('only those who have written, or have not; absent: all'),
    }),
    data: pageOf(WorkReportLine),
  }),
  saveworkreport: post(writes, pages(PAGE, 'edit'), {
    once: true,
    summary: 'Writes the own report over a week or month, or that of a department the caller heads.',
    body: When.extend({
      clientMutationId: ClientMutationId,
      deptId: Id.optional().describe('a department the caller heads; absent: the own report'),
      version: z.int().describe('of what was read; 0: it was never written'),
      done: z.string().trim().max(LIMITS.workReport).describe('what was done'),
      next: z.string().trim().max(LIMITS.workReport).describe('what comes next'),
    }),
    data: WorkReport,
  }),
  sharedworkreport: post(reads, open, {
    summary: 'The report that a link shows, as its maker sees it now; without scores, and to be read only.',
    body: z.object({ token: z.string().max(200).describe('what the link ends with') }),
    data: WorkReport,
  }),
});
