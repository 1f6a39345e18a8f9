import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of proposals for the own record. */
export const texts: Record<keyof typeof chinese, string> = {
  'error.NOT_PROPOSABLE': 'This part of the record is kept by the company',
  'error.NOTHING_PROPOSED': 'Nothing differs from what is on record',
  'audit.employee.proposed': '{name} proposed a change of their own record',
  'audit.employee.proposalWithdrawn': '{name} withdrew a proposed change of their record',
  'audit.employee.proposalAccepted': 'Accepted the change of the record that {name} proposed',
  'audit.employee.proposalRefused': 'Refused the change of the record that {name} proposed',
  'remind.type.proposalMade': 'Proposed change of a record',
  'remind.text.proposalMade': '{who} proposes a change of their record. Decide on the employee’s page',
  'remind.type.proposalAccepted.own': 'Proposed change accepted',
  'remind.text.proposalAccepted.own': 'The change of your record that you proposed is made',
  'remind.type.proposalRefused.own': 'Proposed change refused',
  'remind.text.proposalRefused.own': 'The change of your record that you proposed was refused: {opinion}',
};
