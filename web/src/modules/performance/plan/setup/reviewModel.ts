import { ReviewApproval } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import { under, type RuleIssue } from '@hengcai/shared/rules/issue';
import { checkReviewSetting } from '@hengcai/shared/rules/review360/setting';
import type { Assess360Input } from '../plan.gen';
import type { Plan } from '../planModel';

type Group = 'superior' | 'direct' | 'nonDirect';
export const GROUPS: readonly Group[] = ['superior', 'direct', 'nonDirect'];

/** The 360 assessment of a plan while it is edited; numbers are texts. */
export interface ReviewValues {
  templateId: string;
  share: string;
  ratio360: Record<Group, string>;
  approval: keyof typeof ReviewApproval;
  limits: Record<Group, { min: string; max: string }>;
  lowScore: string;
}

/** How a new one begins: peers count most, and are enough to be shown. */
export const newReview = (): ReviewValues => ({
  templateId: '',
  share: '20',
  ratio360: { superior: '30', direct: '20', nonDirect: '50' },
  approval: 'SUPERIOR',
  limits: {
    superior: { min: '0', max: '3' },
    direct: { min: '0', max: '10' },
    nonDirect: { min: String(LIMITS.reviewGroupMin), max: '10' },
  },
  // What the company has decided, unless something else is typed.
  lowScore: '',
});

export function reviewOf({ assess360 }: Plan): ReviewValues {
  if (!assess360) return newReview();
  const { templateId, share, ratio360, approval, limits, lowScore } = assess360;
  const limit = ({ min, max }: { min: number; max: number }) => ({ min: String(min), max: String(max) });
  return {
    templateId,
    share,
    ratio360: { superior: ratio360.superior, direct: ratio360.direct, nonDirect: ratio360.nonDirect },
    approval: (approval ?? 'NOBODY') as ReviewValues['approval'],
    limits: { superior: limit(limits.superior), direct: limit(limits.direct), nonDirect: limit(limits.nonDirect) },
    lowScore,
  };
}

export function reviewInput({ limits, lowScore, ...review }: ReviewValues): Assess360Input {
  const limit = ({ min, max }: { min: string; max: string }) => ({ min: Number(min), max: Number(max) });
  return {
    ...review,
    lowScore: lowScore || null,
    limits: { superior: limit(limits.superior), direct: limit(limits.direct), nonDirect: limit(limits.nonDirect) },
  };
}

export function checkReview(values: ReviewValues): RuleIssue[] {
  const { templateId, lowScore, ...review } = reviewInput(values);
  return under('review', [
    ...(templateId === '' ? [{ field: 'templateId', code: 'REVIEW_TEMPLATE_REQUIRED' }] : []),
    ...checkReviewSetting({
      ...review,
      lowScore: lowScore ?? LIMITS.reviewLowScore,
      approval: ReviewApproval[values.approval],
    }),
  ]);
}
