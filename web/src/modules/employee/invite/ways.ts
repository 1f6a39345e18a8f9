import type { InvitationCountsQuery, InviteByCardsMutation } from './invite.gen';

export type Counts = NonNullable<InvitationCountsQuery['invitationCounts']>;
export type Print = NonNullable<NonNullable<InviteByCardsMutation['inviteByCards']>['print']>;
export const WAYS = ['mail', 'cards', 'passwords'] as const;
export type Way = (typeof WAYS)[number];

/** How many people a way reaches. */
export function reached(counts: Counts, way: Way, again: boolean): number {
  const { fresh, again: repeated } = way === 'mail' ? counts.byMail : counts.byHand;
  return fresh + (again ? repeated : 0);
}
