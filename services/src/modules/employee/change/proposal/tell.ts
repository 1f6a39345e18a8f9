import type { Ctx } from '../../../../kit/context.ts';
import { tell, type NewsPlace } from '../../../../kit/tell.ts';
import { CHANGES_PAGE } from '../data.ts';
import { hrOf, namesOf } from '../recipients.ts';
import type { ChangeRow } from '../rows.ts';
import { TYPE_NAMES } from '../tell.ts';
import type { ProposalRow } from './data.ts';

/** HR learns what is proposed for whom; the reason stands in the list. */
export async function tellProposed(ctx: Ctx, proposal: ProposalRow): Promise<void> {
  const hr = (await hrOf(ctx, [proposal.empId])).get(proposal.empId) ?? [];
  await send(
    ctx,
    proposal,
    'changeProposed',
    hr.filter((empId) => empId !== proposal.proposedBy),
    { date: proposal.effectiveDate },
    { page: `${CHANGES_PAGE}?tabName=proposals`, work: 'changeProposal', objectId: proposal.id },
  );
}

/** The manager learns that HR files what was proposed, with the day it is filed for. */
export const tellFiled = (ctx: Ctx, proposal: ProposalRow, { effectiveDate, changeType }: ChangeRow): Promise<void> =>
  send(ctx, { ...proposal, changeType }, 'changeProposalFiled', [proposal.proposedBy], { date: effectiveDate });

/** The manager learns why HR does not file what was proposed. */
export const tellRefusedProposal = (ctx: Ctx, proposal: ProposalRow, opinion: string): Promise<void> =>
  send(ctx, proposal, 'changeProposalRefused', [proposal.proposedBy], { date: proposal.effectiveDate, opinion });

async function send(
  ctx: Ctx,
  { id, empId, changeType }: ProposalRow,
  kind: string,
  recipients: readonly string[],
  params: Record<string, string>,
  place: NewsPlace = {},
): Promise<void> {
  const person = (await namesOf(ctx, [empId])).get(empId);
  if (!person) return;
  const { name, nameEn } = person;
  await tell(
    ctx,
    recipients.map((to) => ({
      ...place,
      empId: to,
      kind,
      params: { name, nameEn, count: '1', what: TYPE_NAMES[changeType] ?? '', ...params },
      label: null,
      dedupeKey: `${kind}:${id}`,
    })),
  );
}
