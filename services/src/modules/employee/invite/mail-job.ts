import { randomBytes } from 'node:crypto';
import { invitations } from '@hengcai/shared/contract/employee/invitation';
import { LetterKind } from '@hengcai/shared/enums';
import { LANGUAGES } from '@hengcai/shared/rules/limits';
import type { Ctx, LanguageCode } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/failure.ts';
import type { JobRun } from '../../../kit/jobs/registry.ts';
import { wordingsInUse, written } from '../../../kit/letters/write.ts';
import { queueMails } from '../../../kit/mail.ts';
import { allows } from '../../../kit/policy.ts';
import { hashToken } from '../../../kit/session-token.ts';
import { inviteAccounts } from '../../session/public.ts';
import { isElsewhere } from './counts.ts';
import { ownLetterValues } from '../letter-fields.ts';
import { invitationLink, invitationValues, signInLink } from './letter.ts';
import { guestsOf, hostOf, type Selection } from './selection.ts';

const AT_A_TIME = 200;

/** Mails the invitations of a selection, some hundred people a transaction; whom it has invited already it leaves alone. */
export async function inviteByMail(run: JobRun): Promise<void> {
  if (!allows(invitations.endpoints.invitebymail.policy, run.session)) throw forbidden();
  const selection = run.input.selection as Selection;
  let [sent, after] = [0, ''];
  for (let more = true; more;) {
    run.signal.throwIfAborted();
    const part = await run.transaction('writes', (ctx) => inviteSome(ctx, run.jobId, selection, after));
    sent += part.invited;
    await run.progress(sent);
    after = part.last ?? after;
    more = part.read === AT_A_TIME;
  }
  await run.say('invite.mailed', { count: sent });
}

async function inviteSome(ctx: Ctx, runId: string, selection: Selection, after: string) {
  const host = await hostOf(ctx);
  const guests = await guestsOf(ctx, selection, { byHand: false, after, limit: AT_A_TIME, runId });
  const letters = guests.map((guest) => ({ guest, token: randomBytes(32).toString('base64url') }));
  const elsewhere = isElsewhere(host.loginWay);
  const kind = elsewhere ? LetterKind.INVITATION_ELSEWHERE : LetterKind.INVITATION;
  const wording = await wordingsInUse(ctx, kind);
  const own = await ownLetterValues(
    ctx,
    kind,
    LANGUAGES.map(wording),
    guests.map(({ empId, language }) => ({ empId, language: language as LanguageCode })),
  );
  const invited = await inviteAccounts(
    ctx,
    elsewhere ? 'elsewhere' : 'mail',
    letters.map(({ guest, token }) => ({ userId: guest.userId, ...(!elsewhere && { tokenHash: hashToken(token) }) })),
    runId,
  );
  await queueMails(
    ctx,
    letters
      .filter(({ guest }) => invited.has(guest.userId))
      .map(({ guest, token }) => {
        const address = elsewhere ? signInLink(ctx) : invitationLink(ctx, token);
        const { subject, body } = written(wording(guest.language as LanguageCode), {
          ...invitationValues(guest, host, address),
          ...own.get(guest.empId),
        });
        return { dedupeKey: `invite:${hashToken(token)}`, to: guest.email ?? '', sealed: true, subject, body };
      }),
  );
  return { invited: invited.size, read: guests.length, last: guests.at(-1)?.empId };
}
