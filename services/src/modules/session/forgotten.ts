import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../kit/calls.ts';
import type { LanguageCode, Tx } from '../../kit/context.ts';
import { tooOften } from '../../kit/failure.ts';
import type { Kernel } from '../../kit/kernel.ts';
import { hashToken } from '../../kit/session-token.ts';
import { translate } from '../../messages/translate.ts';
import { employee } from '../employee/tables.ts';
import { company, mail } from '../../kit/tables.ts';
import { bump, overLimit } from './attempts.ts';
import type { TypedName } from './find-account.ts';
import { loginName, passwordReset, userAccount } from './tables.ts';

type Forgot = Contract['invite']['endpoints']['forgotpassword'];

const TOKEN_LIFE_MINUTES = 30;
const PER_ADDRESS_AND_MINUTE = 10;
const PER_NAME_AND_HOUR = 5;
const HOUR_MS = 3_600_000;

/**
 * Mails a way back in. Whether there is such an account decides only which rows two statements find: nothing of it comes
 * back to this process, so neither the answer nor the time it takes can tell.
 */
export async function forgotpassword(input: ParsedOf<Forgot>, { kernel, clientIp }: Call): Promise<null> {
  const typed = { companyCode: input.companyCode.toLowerCase(), name: input.userName.toLowerCase() };
  const token = randomBytes(32).toString('base64url');
  const wait = await kernel.db.withSystem('reset', async (tx, now) => {
    const limited = !kernel.settings.testMode;
    const seconds =
      limited && clientIp !== null ? await overLimit(tx, `forgot:${clientIp}`, now, 60_000, PER_ADDRESS_AND_MINUTE) : 0;
    if (seconds > 0) return seconds;
    // One name asked for again and again would fill somebody's mailbox; who asks is told nothing of it.
    const asked = await bump(tx, `forgot:${typed.companyCode}:${typed.name}`, now, HOUR_MS);
    await allowReset(tx, typed, hashToken(token), now, !limited || asked <= PER_NAME_AND_HOUR);
    await mailReset(kernel, tx, token, now);
    return 0;
  });
  if (wait > 0) throw tooOften(wait);
  // Whether there is a mail to send or not.
  kernel.jobs.wakeRelay();
  return null;
}

/** Keeps the token for the account behind the name, if it is one with a password here and an address to write to. */
async function allowReset(tx: Tx, { companyCode, name }: TypedName, tokenHash: string, now: Date, allowed: boolean) {
  const expiresAt = new Date(now.getTime() + TOKEN_LIFE_MINUTES * 60_000).toISOString();
  await tx.execute(sql`
    insert into ${passwordReset} (company_id, token_hash, user_id, expires_at)
    select a.company_id, ${tokenHash}, a.id, ${expiresAt}::timestamptz
    from ${company} c
    join ${loginName} n on n.company_id = c.company_id and n.name = ${name}
    join ${userAccount} a on a.company_id = c.company_id and a.id = n.user_id
    where lower(c.code) = ${companyCode} and c.enabled and a.enabled and c.login_way = ${LoginWay.DEFAULT}
      and ${recipientOf} is not null and ${allowed}::boolean`);
}

/** The mail, in the language of the person; sealed, because its link opens the account. */
async function mailReset({ settings, secrets, newId }: Kernel, tx: Tx, token: string, now: Date) {
  // After the # it stays in the browser: no log and no Referer has it. The host is the operator's, never the request's.
  const link = `${settings.webUrl}/setting/forgetpassword#token=${token}`;
  const letter = (language: LanguageCode) => {
    const subject = translate(language, 'mail.reset.subject');
    const body = secrets.seal(translate(language, 'mail.reset.body', { link, minutes: TOKEN_LIFE_MINUTES }));
    return { subject, body };
  };
  const [chinese, english] = [letter('zh-CN'), letter('en-US')];
  const at = now.toISOString();
  await tx.execute(sql`
    insert into ${mail} (company_id, id, dedupe_key, recipient, subject, body, sealed, created_at, next_try_at)
    select a.company_id, ${newId(now)}, ${`reset:${hashToken(token)}`}, ${recipientOf},
      case a.language when 'en-US' then ${english.subject} else ${chinese.subject} end,
      case a.language when 'en-US' then ${english.body} else ${chinese.body} end,
      true, ${at}::timestamptz, ${at}::timestamptz
    from ${passwordReset} r
    join ${userAccount} a on a.company_id = r.company_id and a.id = r.user_id
    where r.token_hash = ${hashToken(token)}`);
}

/** The work email of the account `a`. */
const recipientOf = sql`coalesce(
  (select e.email from ${employee} e where e.company_id = a.company_id and e.id = a.emp_id),
  (select m.name from ${loginName} m where m.company_id = a.company_id and m.user_id = a.id and m.kind = 'email'))`;
