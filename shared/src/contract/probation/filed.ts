import * as z from 'zod';
import { ProbationOutcome } from '../../enums.ts';
import { Keyword, PageQuery, pageOf, pages, post, reads, service, writes } from '../kernel.ts';
import { planConditions, ProbationPlan } from './probationplan.ts';

/** Of `/performanceflow` what is about probations. */
export const probationFlow = service('probation', '/performanceflow', {
  probationarchived: post(reads, pages('/performance/management', 'visit'), {
    summary: 'Probation plans that are over, the last one first.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of name or number'),
      outcome: z.enum(ProbationOutcome).optional(),
    }),
    data: pageOf(ProbationPlan),
  }),
});

/** Of `/performanceexport` what is about probations; an export leaves an audit entry, so it writes. */
export const probationExport = service('probation', '/performanceexport', {
  exportProbationPerformanceExcel: post(writes, pages('/performance/management', 'export'), {
    answers: 'file',
    summary: 'Probation plans as xlsx: person, department, superior, dates, state, result.',
    body: z.object(planConditions),
  }),
});
