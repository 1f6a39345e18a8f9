import * as z from 'zod';
import { ReviewFlag, ReviewRelation } from '../../enums.ts';
import { DateText, Decimal, Id } from '../kernel.ts';
import { AssessmentColleague } from '../performance/comment.ts';

/** Which plan, and how far it is. */
export const planFacts = {
  planCode: Id.describe('the appraisal plan'),
  planName: z.string().describe('name of the appraisal plan'),
  planStatus: z.int().describe('stage of the plan, negative while it is locked'),
  companyModuleCode: Id.describe('the custom template that is the form'),
  companyModuleName: z.string().describe('name of the form'),
  lastDay: DateText.describe('last day of scoring, on which the 360 assessment ends at the latest'),
  closed: z.boolean().describe('whether it has ended for all, so that there are reports'),
};

const Spread = z.object({
  mean: Decimal.describe('mean, to two places'),
  deviation: Decimal.describe('standard deviation, to two places'),
  median: Decimal.describe('median, to two places'),
  lowest: Decimal.describe('lowest score'),
  highest: Decimal.describe('highest score'),
});
const Figures = z.object({
  groups: z
    .array(
      z.object({
        relation: z.enum(ReviewRelation).describe('the group of raters'),
        forms: z.int().nullable().describe('how many forms stand behind it; null: withheld, or there are none'),
        spread: Spread.nullable().describe('mean and spread of the group; null: withheld, or there are none'),
      }),
    )
    .describe('the three groups of raters'),
  others: Decimal.nullable().describe('over the groups by their ratios; null: too few forms'),
  rounded: z.boolean().describe('whether a group is withheld, so that the total is a whole number'),
  self: Decimal.nullable().describe('what the evaluated say of themselves; null: nothing'),
  gap: Decimal.nullable().describe('others less self; null where one is missing'),
});
const ReportHead = z.object({
  ...planFacts,
  empId: Id.describe('who is evaluated'),
  fullScore: Decimal.describe('the most a form can bring'),
});
/** What people around somebody gave, over all questions. */
export const Review360Summary = ReportHead.extend({
  figures: Figures.describe('scores of the whole form, in the scale of the plan'),
  strongest: z.array(z.string()).describe('the questions with the best scores, best first; empty: too few forms'),
  weakest: z.array(z.string()).describe('the questions with the worst scores, worst first; empty: too few forms'),
});
/** The same question by question, and what was written. */
export const Review360Detail = ReportHead.extend({
  items: z
    .array(
      z.object({
        itemCode: Id.describe('the question'),
        itemName: z.string().describe('text of the question'),
        best: Decimal.nullable().describe('the most its options bring; null: it is not scored'),
        figures: Figures.nullable().describe('scores of the question; null: it is not scored'),
        choices: z
          .array(
            z.object({
              relation: z.enum(ReviewRelation).describe('the group of raters'),
              content: z.string().describe('text of the option'),
              count: z.int().describe('how often it was chosen'),
            }),
          )
          .describe('how often the options of a question that is not scored were chosen, in groups that tell it'),
        comments: z
          .array(
            z.object({
              relation: z.enum(ReviewRelation).describe('the group of raters'),
              text: z.string().describe('what was written'),
            }),
          )
          .describe('what was written, without authors and in the order of the texts, in groups that tell it'),
      }),
    )
    .describe('the questions, in order'),
});
/** Somebody evaluated in a plan. */
export const Review360Person = z.object({
  empId: Id.describe('who is evaluated'),
  person: AssessmentColleague.optional().describe(
    'who is evaluated by name, for a superior who may not see the record',
  ),
  deptId: Id.nullable().describe('department when the plan opened; null: none'),
  bossEmpId: Id.nullable().describe('superior when the plan opened; null: none'),
  toApprove: z.int().describe('nominations that wait for a decision'),
  invited: z.int().nullable().describe('invitations that stand; null: not for the person or the superior'),
  submitted: z.int().nullable().describe('forms submitted of them; null: not for the person or the superior'),
  rate: Decimal.nullable().describe('percent submitted of invited; null: as they are, or nobody is invited'),
  missing: z
    .boolean()
    .nullable()
    .describe('whether a relation has fewer raters than expected; null: not for the person or the superior'),
  score: Decimal.nullable().describe('the 360 score of the report; null: not closed, or too few forms'),
  hasReport: z.boolean().describe('whether there is a report the caller may read'),
  manageable: z.boolean().describe('whether the caller looks after the raters as HR'),
});
/** Somebody HR should look at. */
export const Review360Suspect = z.object({
  empId: Id.describe('who is evaluated'),
  flags: z.array(z.enum(ReviewFlag)).describe('why, over all forms'),
  formCount: z.int().describe('how many forms are flagged'),
});
export const Review360FlaggedForm = z.object({
  inviteId: Id.describe('the form'),
  assessorEmpId: Id.describe('who wrote it'),
  relation: z.enum(ReviewRelation).describe('as what'),
  score: Decimal.nullable().describe('score of the form; null: nothing is scored'),
  seconds: z.int().describe('from the first answer to the submission'),
  flags: z.array(z.enum(ReviewFlag)).describe('why HR should look at it; empty: nothing is striking'),
});
