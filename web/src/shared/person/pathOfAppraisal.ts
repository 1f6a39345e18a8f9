import { ViewerType } from '@hengcai/shared/enums';
import { appraisalPath } from '../appraisalPath';
import type { AppraisalInShortFragment } from './person.gen';

const VIEWERS: Readonly<Record<string, (typeof ViewerType)[keyof typeof ViewerType]>> = ViewerType;

/** The form of an appraisal, seen as whoever the reader is in it. */
export const pathOfAppraisal = (
  { plan, viewer }: Pick<AppraisalInShortFragment, 'plan' | 'viewer'>,
  employeeId: string,
): string => appraisalPath({ planId: plan?.id ?? '', employeeId }, VIEWERS[viewer ?? ''] ?? ViewerType.SETTER);
