import { dec } from '@hengcai/shared/numbers';
import type { Assessment } from '../model';

/** How much of the result a 360 assessment will make that is open until the calibration; null: none does. */
export const openShareOf360 = ({ plan }: Pick<Assessment, 'plan'>): string | null =>
  plan?.status === 'SCORING' && plan.assess360 && dec(plan.assess360.share).gt(0) ? plan.assess360.share : null;
