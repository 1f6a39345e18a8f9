import { PlanStatus } from '../../enums.ts';
import type { PlanStatusValue } from '../performance/freeze.ts';

/** The last status in which a part of a plan's templates can still be changed (specification 4, "only some template parts"). */
export const TEMPLATE_PARTS = {
  columns: PlanStatus.NOT_OPEN,
  weights: PlanStatus.NOT_OPEN,
  scoreMethod: PlanStatus.NOT_OPEN,
  achievementLimits: PlanStatus.NOT_OPEN,
  requiredComments: PlanStatus.SCORING,
  attachments: PlanStatus.SCORING,
  names: PlanStatus.COMMUNICATING,
  descriptions: PlanStatus.COMMUNICATING,
} as const;

/** Whether HR may change this part of a plan's templates in this status: what decides scores before opening, names and descriptions until the archive. */
export function mayChangeTemplatePart(part: keyof typeof TEMPLATE_PARTS, status: PlanStatusValue): boolean {
  return status <= TEMPLATE_PARTS[part];
}
