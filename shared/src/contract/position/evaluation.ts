import * as z from 'zod';
import {
  ClientMutationId,
  DateText,
  Decimal,
  Id,
  Instant,
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
import { EvaluationState } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';

const PAGE = '/position/evaluate';
const DETAIL = '/position/evaluate/detail';
const OPTIONS = '/position/evaluate/options';
const managing = pages(PAGE, 'edit');
/** Whoever manages evaluations, and each evaluator the own ones. */
const taking = pages([
  { path: PAGE, need: 'visit' },
  { path: DETAIL, need: 'visit' },
]);

const Name = z.string().trim().min(1).max(LIMITS.shortText);
export const EvaluationOptions = z.object({
  factors: z
    .array(
      z.object({
        factorName: Name.describe('what is looked at, unique among the factors'),
        weight: Decimal.describe('of 100; the weights of all factors add up to it'),
        dimensions: z
          .array(
            z.object({
              dimensionName: Name.describe('the question, unique in its factor'),
              levels: z
                .array(
                  z.object({
                    label: z.string().trim().min(1).max(LIMITS.reason).describe('the answer in words'),
                    points: Decimal.describe('what the answer is worth, 0 or more'),
                  }),
                )
                .max(LIMITS.evaluationLevelsMax)
                .describe('its answers, two at least, as they are shown'),
            }),
          )
          .max(LIMITS.evaluationDimensionsMax)
          .describe('its questions, one at least; their points are added'),
      }),
    )
    .max(LIMITS.evaluationFactorsMax)
    .describe('what positions are looked at for, in order'),
  bands: z
    .array(
      z.object({
        from: Decimal.describe('lowest total of the band, which goes up to the next; the first begins at 0'),
        gradeId: Id.describe('the grade of such totals, as at `/rankmanage/listgrade`'),
      }),
    )
    .max(LIMITS.evaluationBandsMax)
    .describe('which grade a total means, upwards'),
});
export const SavedEvaluationOptions = z.object({
  ...EvaluationOptions.shape,
  version: z.int().min(0).describe('number of the last change; 0: none has been saved yet'),
});

export const Evaluation = z.object({
  evaluationId: Id,
  positionId: Id.describe('the position that is evaluated'),
  state: z.enum(EvaluationState).describe('how far it is'),
  evaluatorCount: z.int().describe('how many people evaluate'),
  submittedCount: z.int().describe('how many of them have submitted'),
  mean: Decimal.nullable().describe(
    'mean of the totals submitted, to eight places; null: none is, or the caller is an evaluator and it is not done',
  ),
  lowest: Decimal.nullable().describe('lowest of these totals; null as the mean is'),
  highest: Decimal.nullable().describe('highest of these totals; null as the mean is'),
  gradeId: Id.nullable().describe('the grade that the mean means; null as the mean is'),
  waitsForMe: z.boolean().describe('whether the caller is an evaluator who has still to submit'),
  manageable: z.boolean().describe('whether the caller may start, end, apply and delete evaluations'),
  appliedFrom: DateText.nullable().describe('from which day on the position has the grade; null: it is not applied'),
  createdAt: Instant.describe('when it was set up'),
  version: Version,
});
export const Evaluator = z.object({
  empId: Id.describe('who evaluates'),
  isMe: z.boolean().describe('whether it is the caller'),
  submittedAt: Instant.nullable().describe('when the answers were submitted; null: they are not'),
  total: Decimal.nullable().describe('what the answers come to; null: not submitted'),
  choices: z
    .array(z.int().min(0).nullable().describe('place of the level chosen, from 0; null: not answered'))
    .describe('an answer for each dimension, in the order of the factors'),
});
export const EvaluationDetail = z.object({
  evaluation: Evaluation,
  options: EvaluationOptions.describe('what it is evaluated by: as it was when it began, until then as it is today'),
  evaluators: z
    .array(Evaluator)
    .describe('all of them for whoever manages evaluations or once it is done; else only the caller'),
});

const EvaluatorIds = z
  .array(Id.describe('a person in service whom the caller sees'))
  .min(1)
  .max(LIMITS.evaluatorsMax)
  .describe('who evaluates');
const one = { evaluationId: Id, version: Version };

/** Position evaluation: factors with weights, several evaluators, a grade. */
export const positionassess = service('position', '/positionassess', {
  getoptions: post(
    reads,
    pages([
      { path: OPTIONS, need: 'visit' },
      { path: PAGE, need: 'visit' },
    ]),
    {
      summary:
        'What positions are evaluated by: factors with their weights and levels, and which total means which grade.',
      data: SavedEvaluationOptions,
    },
  ),
  saveoptions: post(writes, pages(OPTIONS, 'edit'), {
    summary: 'Saves what positions are evaluated by; evaluations that have begun keep what they began with.',
    body: SavedEvaluationOptions,
    data: SavedEvaluationOptions,
  }),
  pageevaluation: post(reads, taking, {
    summary: 'Evaluations page by page, the latest first; for evaluators only those they take part in.',
    body: PageQuery.extend({
      keyword: Keyword.optional().describe('part of the title or code of the position; absent: all'),
      state: z.enum(EvaluationState).optional().describe('only those that are so far; absent: all'),
      positionId: Id.optional().describe('only those of this position; absent: of all'),
      waiting: z.boolean().default(false).describe('true: only those in which the caller has still to submit'),
    }),
    data: pageOf(Evaluation),
  }),
  getevaluation: post(reads, taking, {
    summary: 'One evaluation with its factors and what the evaluators gave; for evaluators one they take part in.',
    body: z.object({ evaluationId: Id }),
    data: EvaluationDetail,
  }),
  addevaluation: post(writes, managing, {
    once: true,
    summary: 'Sets up the evaluation of a position, which has none under way; nobody is asked before it is started.',
    body: z.object({
      clientMutationId: ClientMutationId,
      positionId: Id.describe('the position to evaluate'),
      evaluatorIds: EvaluatorIds,
    }),
    data: EvaluationDetail,
  }),
  updateevaluation: post(writes, managing, {
    summary: 'Changes who evaluates until it is done; whoever has submitted stays.',
    body: z.object({ ...one, evaluatorIds: EvaluatorIds }),
    data: EvaluationDetail,
  }),
  startevaluation: post(writes, managing, {
    summary: 'Starts an evaluation: it keeps the factors of today, and the evaluators are told.',
    body: z.object(one),
    data: EvaluationDetail,
  }),
  scoreevaluation: post(writes, pages(DETAIL, 'edit'), {
    summary: 'Saves the answers of the caller, an evaluator, or submits them for good; the last to submit ends it.',
    body: z.object({
      evaluationId: Id,
      choices: z
        .array(z.int().min(0).nullable().describe('place of the level chosen, from 0; null: not answered'))
        .describe('an answer for each dimension, in the order of the factors'),
      submit: z.boolean().default(false).describe('true: they are final, and each must be given'),
    }),
    data: EvaluationDetail,
  }),
  finishevaluation: post(writes, managing, {
    summary: 'Ends an evaluation with the totals there are; whoever has not submitted is left out.',
    body: z.object(one),
    data: EvaluationDetail,
  }),
  applyevaluation: post(writes, managing, {
    summary: 'Gives the position the grade that the evaluation came to, from a day on.',
    body: z.object({ ...one, validFrom: DateText.describe('first day: at most 31 days back, or any day ahead') }),
    data: EvaluationDetail,
  }),
  deleteevaluation: post(writes, managing, {
    summary: 'Deletes an evaluation that has not been applied, with all answers.',
    body: z.object(one),
  }),
});
