import { AssessmentConfirmation } from '@hengcai/shared/contract/performance/assessment';
import { words } from '../../enums.ts';

export const AssessmentConfirmationOutcome = words(AssessmentConfirmation.shape.outcome.options);
export const AssessmentConfirmationParty = words(AssessmentConfirmation.shape.by.options);
