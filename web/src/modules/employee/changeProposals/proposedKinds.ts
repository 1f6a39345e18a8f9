import { type ChangeInput, type ChangeKind, type ChangeValues, FIELDS_OF } from '../changes/changeKinds';
import type { ChangeProposalRowFragment, PersonnelChangeType } from './changeProposals.gen';

export type ChangeProposal = ChangeProposalRowFragment;

/** What can be proposed, in the order of the menu. */
export const PROPOSED_KINDS = [
  'transfer',
  'promotion',
  'regularisation',
  'common',
  'exit',
] as const satisfies ChangeKind[];
export type ProposedKind = (typeof PROPOSED_KINDS)[number];

export const TYPE_OF: Readonly<Record<ProposedKind, PersonnelChangeType>> = {
  transfer: 'TRANSFER',
  promotion: 'PROMOTION',
  regularisation: 'REGULARISE',
  common: 'COMMON',
  exit: 'EXIT',
};

/** Where a kind of change keeps its day. */
export const DAY_OF = (kind: ChangeKind): 'effectiveDate' | 'regularDate' | 'lastDay' =>
  kind === 'exit' ? 'lastDay' : kind === 'regularisation' ? 'regularDate' : 'effectiveDate';

/** The form by which a proposal is filed; null for a type this release does not know. */
export const kindOf = ({ type }: Pick<ChangeProposal, 'type'>): ProposedKind | null =>
  PROPOSED_KINDS.find((kind) => TYPE_OF[kind] === type) ?? null;

/** What is proposed, as the form takes it: HR completes it from there. */
export function startOf(proposal: ChangeProposal): Partial<ChangeValues> {
  const kind = kindOf(proposal);
  const { values } = proposal;
  const given = PROPOSED_INPUTS.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
  return {
    ...(Object.fromEntries(given) as Partial<ChangeValues>),
    reason: proposal.reason ?? '',
    ...(kind && { [DAY_OF(kind)]: proposal.effectiveDate }),
    ...(proposal.exitKind && { exitKind: proposal.exitKind }),
    ...(proposal.exitReason && { exitReason: proposal.exitReason }),
  };
}

/** What belongs to the work of people; dates of contracts are HR's to say. */
const PROPOSED_INPUTS = [
  'departmentId',
  'positionId',
  'rankId',
  'jobFamilyId',
  'managerId',
  'virtualManagerId',
  'city',
  'type',
  'fullTimeEquivalent',
] as const satisfies ChangeInput[];
export type ProposedInput = (typeof PROPOSED_INPUTS)[number];
const isProposed = (field: ChangeInput): field is ProposedInput => PROPOSED_INPUTS.some((one) => one === field);

/** The fields that a proposal of a kind may change, in the order of its form. */
export const proposedFields = (kind: ProposedKind): readonly ProposedInput[] =>
  kind === 'exit' || kind === 'regularisation' ? [] : FIELDS_OF[kind].filter(isProposed);
