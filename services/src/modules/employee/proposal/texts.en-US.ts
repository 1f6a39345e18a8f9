import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of proposals for the own record. */
export const texts: Record<keyof typeof chinese, string> = {
  'error.NOT_PROPOSABLE': 'This data is maintained by the company and cannot be proposed',
  'error.NOTHING_PROPOSED': 'Nothing differs from the current record. Change something first',
  'audit.employee.proposed': '{name} proposed a change to their own record',
  'audit.employee.proposalWithdrawn': '{name} withdrew a proposed change to their record',
  'audit.employee.proposalAccepted': 'Accepted the record change proposed by {name}',
  'audit.employee.proposalRefused': 'Declined the record change proposed by {name}',
  'remind.type.proposalMade': 'Proposed record change',
  'remind.text.proposalMade': '{who} proposes a change to their record. Please review it on the employee’s page',
  'remind.type.proposalAccepted.own': 'Proposed change accepted',
  'remind.text.proposalAccepted.own': 'The change you proposed to your record was accepted',
  'remind.type.proposalRefused.own': 'Proposed change declined',
  'remind.text.proposalRefused.own': 'The change you proposed to your record was declined: {opinion}',
};
