import type { texts as chinese } from './texts.zh-CN.ts';

/** Texts of proposed personnel changes. */
export const texts: Record<keyof typeof chinese, string> = {
  'error.CHANGE_PROPOSALS_OFF': 'Your company does not allow managers to propose personnel changes',
  'error.NOT_IN_YOUR_LINE': 'You can propose personnel changes only for people you manage',
  'error.FILE_YOURSELF': 'You can file personnel changes for this employee directly; no proposal is needed',
  'error.PROPOSED_ALREADY': 'A proposal of this type is already waiting for this employee',
  'audit.changeProposal.made': 'Proposed a personnel change of {name} ({date})',
  'audit.changeProposal.withdrawn': 'Withdrew a proposed personnel change of {name} ({date})',
  'audit.changeProposal.refused': 'Declined a proposed personnel change of {name} ({date})',
  'remind.type.changeProposed': 'Personnel change proposed by a manager',
  'remind.text.changeProposed':
    'A manager proposes for {who}: {what} ({date}). Please file it under “Personnel changes”',
  'remind.type.changeProposalFiled': 'Your proposal was filed',
  'remind.text.changeProposalFiled': '{who}: HR has filed the {what} you proposed, for {date}',
  'remind.type.changeProposalRefused': 'Your proposal was declined',
  'remind.text.changeProposalRefused': '{who}: the {what} you proposed ({date}) was declined: {opinion}',
};
