import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts about labour contracts: what HR is told of, and minimum wages. */
export const texts: Record<keyof typeof chinese, string> = {
  'remind.type.contractSoon': 'Labour contract ends soon',
  'remind.text.contractSoon': 'The labour contract of {who} ends on {date}. Please decide whether to renew or end it',
  'remind.type.contractSoon.openEnded': 'Labour contract ends soon; the next must be open-ended',
  'remind.text.contractSoon.openEnded':
    'The labour contract of {who} ends on {date}. If renewed, it must be open-ended (Labour Contract Law, article 14)',
  'remind.type.contractMissing': 'No written labour contract',
  'remind.text.contractMissing':
    '{who} joined on {date}, 30 days ago, and has no written labour contract on record. Double pay may be due (Labour Contract Law, article 82). Please sign and record it soon',
  'remind.type.probationPayLow': 'Probation pay is too low',
  'remind.text.probationPayLow':
    'The probation pay of {who} is below 80% of the agreed wage (Labour Contract Law, article 20). The probation lasts until {date}. Please check the salary',
  'remind.type.belowMinimumWage': 'Probation pay below the minimum wage',
  'remind.text.belowMinimumWage':
    'The probation pay of {who} is below the minimum wage of the city. The probation lasts until {date}. Please check the salary',
  'audit.minimumWage.saved': 'Saved the minimum wage of {city} from {date}',
  'audit.minimumWage.deleted': 'Deleted the minimum wage of {city} from {date}',
};
