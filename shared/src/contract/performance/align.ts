import * as z from 'zod';
import { ClientMutationId, Decimal, get, Id, pages, post, reads, writes } from '../kernel.ts';
import { AssessmentColleague, AssessmentDepartment } from './comment.ts';

const watch = pages([
  { path: '/performance/examine', need: 'visit' },
  { path: '/performance/management', need: 'visit' },
]);
const align = pages([
  { path: '/performance/examine', need: 'edit' },
  { path: '/performance/management', need: 'edit' },
]);
const person = z.object({ planCode: Id, empId: Id });
const cell = person.extend({ cellCode: Id.describe('the indicator of this form that serves another') });

/** A submitted indicator as those see it who serve it or are served by it: what is to be reached and how far it is, never a score. */
export const AlignedTarget = z.object({
  cellCode: Id.describe('the indicator'),
  owner: AssessmentColleague.nullable().describe('whose it is; null: it is a department’s'),
  department: AssessmentDepartment.nullable().describe('the department whose it is; null: it is a person’s'),
  keyResult: z.string(),
  measureUnit: z.string().nullable(),
  startValue: Decimal.nullable(),
  targetValue: Decimal.nullable(),
  progress: Decimal.nullable().describe('percent reached by its own figures; null: none are told yet'),
  rolledProgress: Decimal.nullable().describe('weighted mean of those that serve it; null: nothing to tell'),
});
/** That one indicator serves another. */
export const AlignLink = z.object({
  alignId: Id.describe('identifier of the link'),
  fromCellCode: Id.describe('the indicator that serves'),
  toCellCode: Id.describe('the one it serves'),
});
export const TargetAlignment = z.object({
  targets: z.array(AlignedTarget).describe('the indicators that are linked'),
  links: z.array(AlignLink).describe('which of them serves which'),
});

export const alignCalls = {
  listBossTargetPlan: get(reads, watch, {
    summary:
      'What the indicators of a form can serve: approved ones of the superiors above, of colleagues with the same superior, and of the department and those above it.',
    query: person,
    data: z.array(AlignedTarget),
  }),
  saveAlignInfo: post(writes, align, {
    once: true,
    summary: 'Says that an indicator of a form serves another one, above, across or of a department; no circles.',
    body: cell.extend({ clientMutationId: ClientMutationId, toCellCode: Id.describe('the one it serves') }),
    data: z.object({ id: Id, alignment: TargetAlignment }),
  }),
  deleteAlignInfo: post(writes, align, {
    summary: 'Takes a link back.',
    body: person.extend({ alignId: Id.describe('the link') }),
    data: z.object({ alignment: TargetAlignment }),
  }),
  getMyAlignInfo: post(reads, watch, {
    summary: 'What the indicators of a form serve.',
    body: person,
    data: TargetAlignment,
  }),
  getToMeAlignInfo: post(reads, watch, {
    summary: 'What serves the indicators of a form.',
    body: person,
    data: TargetAlignment,
  }),
  getdetailbyalignview: post(reads, watch, {
    summary: 'Everything above and below the indicators of a form, link by link, with progress rolled up.',
    body: person,
    data: TargetAlignment,
  }),
  getExistCellCodeList: post(reads, watch, {
    summary: 'The indicators of a form that serve something or are served.',
    body: person,
    data: z.array(Id),
  }),
};
