import { randomBytes } from 'node:crypto';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { localName } from '../../../kit/local-name.ts';
import { hashToken } from '../../../kit/session-token.ts';
import { inviteAccounts, invitedUntil } from '../../session/public.ts';
import { isElsewhere } from './counts.ts';
import { invitationLink } from './letter.ts';
import { guestsOf, hostOf, type Selection } from './selection.ts';

type Cards = DataOf<Contract['invitations']['endpoints']['invitebycards']>;

/** Makes the links of a selection for printing. They are in this answer and nowhere else. */
export async function inviteByCards(ctx: Ctx, selection: Selection): Promise<Cards> {
  const host = await hostOf(ctx);
  if (isElsewhere(host.loginWay)) throw refused('PASSWORD_KEPT_ELSEWHERE');
  const guests = await guestsOf(ctx, selection, { byHand: true });
  if (guests.length > LIMITS.invitationCards)
    throw refused([
      { field: '', code: 'TOO_MANY_CARDS', params: { count: guests.length, max: LIMITS.invitationCards } },
    ]);
  if (guests.length === 0) throw refused('NOBODY_TO_INVITE');
  const made = guests.map((guest) => ({ guest, token: randomBytes(32).toString('base64url') }));
  const invited = await inviteAccounts(
    ctx,
    'card',
    made.map(({ guest, token }) => ({ userId: guest.userId, tokenHash: hashToken(token) })),
    null,
  );
  const cards = made
    .filter(({ guest }) => invited.has(guest.userId))
    .map(({ guest: { empId, name, nameEn, number, deptName }, token }) => ({
      empId,
      name: localName(ctx, name, nameEn),
      number,
      deptName,
      link: invitationLink(ctx, token),
    }));
  await auditHandedOver(ctx, 'invitation.cards', cards.length);
  return {
    companyName: host.name,
    companyCode: host.code,
    address: ctx.webUrl.replace(/^https?:\/\//, ''),
    expiresAt: invitedUntil(ctx.now).toISOString(),
    cards,
  };
}

/** Who took out what opens how many accounts. */
export const auditHandedOver = (ctx: Ctx, action: string, count: number): Promise<void> =>
  ctx.audit({ action, objectType: 'invitation', objectId: ctx.session.userId, params: { count } });
