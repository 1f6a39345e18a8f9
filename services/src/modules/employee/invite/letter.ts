import { LetterKind } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { notFound } from '../../../kit/failure.ts';
import { type LetterValues, plain, registerLetter } from '../../../kit/letters/kinds.ts';
import { readerOf } from '../rights.ts';
import { visiblePeople } from '../save.ts';
import { hostOf, type Guest } from './selection.ts';

/** After the # it stays in the browser: no log and no Referer has it. The host is the operator's, never the request's. */
export const invitationLink = ({ webUrl }: Pick<Ctx, 'webUrl'>, token: string): string =>
  `${webUrl}/first-login#invitation=${token}`;

/** Whoever has the link has the account, and subjects are read on locked screens. */
const link = { name: 'link', required: true, bodyOnly: true };

/** Invitations by mail, to those who set a password here and to those who sign in with the company's accounts. */
export function registerInvitations(): void {
  registerLetter(LetterKind.INVITATION, {
    text: 'mail.invite',
    placeholders: [plain('name'), plain('company'), plain('code'), plain('userName'), plain('days'), link],
    own: 'mail',
    preview: (ctx, empId) => previewed(ctx, empId, invitationLink(ctx, '…')),
  });
  registerLetter(LetterKind.INVITATION_ELSEWHERE, {
    text: 'mail.inviteElsewhere',
    placeholders: [plain('name'), plain('company'), plain('code'), plain('userName'), link],
    own: 'mail',
    preview: (ctx, empId) => previewed(ctx, empId, signInLink(ctx)),
  });
}

export const signInLink = ({ webUrl }: Pick<Ctx, 'webUrl'>): string => `${webUrl}/login`;

/** What stands in the invitation of a guest. */
export const invitationValues = (
  { name, number }: Pick<Guest, 'name' | 'number'>,
  host: { name: string; code: string },
  address: string,
): LetterValues => ({
  name,
  company: host.name,
  code: host.code,
  userName: number,
  days: String(LIMITS.invitationDays),
  link: address,
});

async function previewed(ctx: Ctx, empId: string, address: string): Promise<LetterValues> {
  const [person] = await visiblePeople(ctx, await readerOf(ctx), [empId]);
  if (!person) throw notFound();
  return invitationValues({ name: person.empName, number: person.empNumber }, await hostOf(ctx), address);
}
