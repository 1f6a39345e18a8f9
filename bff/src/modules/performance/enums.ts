import { AssessmentConfirmation } from '@hengcai/shared/contract/performance/assessment';
import { AllottedTarget } from '@hengcai/shared/contract/performance/allot';
import { performancecheck } from '@hengcai/shared/contract/performance/calibration';
import { words } from '../../enums.ts';

export const AllotChange = words(AllottedTarget.shape.change.options);
export const AssessmentConfirmationOutcome = words(AssessmentConfirmation.shape.outcome.options);
export const AssessmentConfirmationParty = words(AssessmentConfirmation.shape.by.options);
export const PerformanceMatrixRows = words(performancecheck.endpoints.performancematrix.data.shape.by.options);
export const CalibrationGrouping = words(performancecheck.endpoints.comparegroups.body.shape.by.options);
