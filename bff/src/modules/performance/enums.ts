import { Confirmation } from '@hengcai/shared/contract/performance/assessment';
import { words } from '../../enums.ts';

export const ConfirmationOutcome = words(Confirmation.shape.outcome.options);
export const ConfirmationParty = words(Confirmation.shape.by.options);
