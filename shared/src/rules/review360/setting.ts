import { AssessmentRuleType, ReviewRelation, type ReviewApproval, type ValueOf } from '../../enums.ts';
import { compare, isDecimal } from '../../numbers.ts';
import { issue, type RuleIssue } from '../issue.ts';
import { LIMITS } from '../limits.ts';
import type { RaterGroup, Ratio360 } from './report.ts';

/** How many raters of a relation a person has. */
export interface RaterLimit {
  min: number;
  max: number;
}
/** How a plan's 360 assessment is done. */
export interface ReviewSetting {
  /** Percent of the 360 score in the score of the person. */
  share: string;
  ratio360: Ratio360;
  approval: ValueOf<typeof ReviewApproval>;
  limits: Readonly<Record<keyof Ratio360, RaterLimit>>;
  /** Forms below this percentage of the full score are flagged. */
  lowScore: string;
}

/** The limit of a relation. */
export const limitOf = ({ limits }: Pick<ReviewSetting, 'limits'>, relation: RaterGroup): RaterLimit =>
  ({
    [ReviewRelation.SUPERIOR]: limits.superior,
    [ReviewRelation.DIRECT]: limits.direct,
    [ReviewRelation.NON_DIRECT]: limits.nonDirect,
  })[relation];

/** Whether a text is a percentage that a setting may have. */
export const isPercent = (text: string): boolean =>
  isDecimal(text, LIMITS.decimalDigits) && compare(text, 0) >= 0 && compare(text, 100) <= 0;

/** What is wrong with a setting by itself; what it means beside the rest of a plan is the plan's (`checkPlan`). */
export function checkReviewSetting({ share, limits, lowScore }: ReviewSetting): RuleIssue[] {
  return [
    ...(isPercent(share) && compare(share, 0) > 0 ? [] : [issue('share', 'REVIEW_SHARE_REQUIRED')]),
    ...(isPercent(lowScore) ? [] : [issue('lowScore', 'NUMBER_INVALID')]),
    ...Object.entries(limits).flatMap(([relation, { min, max }]) =>
      min <= max ? [] : [issue(`limits.${relation}.min`, 'REVIEW_LIMITS_INVALID')],
    ),
  ];
}

/** Whether a plan with this type of rule can have a 360 assessment (specification 5): levels are no scores to count with. */
export const ruleFits360 = (type: ValueOf<typeof AssessmentRuleType>): boolean => type !== AssessmentRuleType.LEVEL;
