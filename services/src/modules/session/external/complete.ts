import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { authorizationCodeGrant, fetchUserInfo, type UserInfoResponse } from 'openid-client';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Provider } from '@hengcai/shared/contract/settings/ldap-controller';
import type { Call } from '../../../kit/calls.ts';
import type { Tx } from '../../../kit/context.ts';
import { Failure, refused } from '../../../kit/failure.ts';
import { hashToken } from '../../../kit/session-token.ts';
import { company } from '../../../kit/tables.ts';
import { refuseBusyAddress } from '../attempts.ts';
import { auditAccount } from '../audit.ts';
import { startSession } from '../start-session.ts';
import { externalIdentity, externalSignIn, loginName, signInSetting } from '../tables.ts';
import { opened } from './begin.ts';
import { configurationOf, redirectUri, type OpenedProvider } from './provider.ts';

type Complete = Contract['root']['endpoints']['otherlogin'];
type Attempt = typeof externalSignIn.$inferSelect;

const expired = () => refused('EXTERNAL_LOGIN_EXPIRED');

/** Exchanges the provider's answer for a session. The code works once; the word that ends another session may follow. */
export async function complete(input: ParsedOf<Complete>, call: Call): Promise<DataOf<Complete>> {
  const { kernel, clientIp } = call;
  const taken = await kernel.db.withSystem('signIn', async (tx, now) => {
    const limit = await refuseBusyAddress(kernel, tx, clientIp, now);
    return limit ?? (await takeAttempt(call, tx, input, now));
  });
  if (taken === null) throw expired();
  if (taken instanceof Error) throw taken;
  const { attempt, provider } = taken;
  const person = attempt.userId === null ? await askProvider(call, provider, attempt, input) : null;
  const outcome = await kernel.db.withSystem('signIn', async (tx, now) => {
    const userId = attempt.userId ?? (person && (await accountOf(call, tx, now, provider, person)));
    if (userId === null) return refused('EXTERNAL_NOT_LINKED');
    const begun = await startSession(call, tx, now, { companyId: attempt.companyId, userId }, input.force === true);
    if (begun instanceof Failure) await tx.update(externalSignIn).set({ userId }).where(at(attempt));
    else await tx.delete(externalSignIn).where(at(attempt));
    return begun;
  });
  if (outcome instanceof Failure) throw outcome;
  return outcome;
}

const at = ({ companyId, stateHash }: Attempt) =>
  and(eq(externalSignIn.companyId, companyId), eq(externalSignIn.stateHash, stateHash));

/** The attempt this browser began, marked as used: a code that comes twice, even at once, is exchanged once. */
async function takeAttempt(
  { kernel }: Call,
  tx: Tx,
  { state, appKey }: ParsedOf<Complete>,
  now: Date,
): Promise<{ attempt: Attempt; provider: OpenedProvider } | null> {
  const [attempt] = await tx
    .update(externalSignIn)
    .set({ redeemedAt: now })
    .where(
      and(
        eq(externalSignIn.stateHash, hashToken(state)),
        eq(externalSignIn.keyHash, hashToken(appKey)),
        gt(externalSignIn.expiresAt, now),
        // Used already, but by somebody whose session elsewhere is still to be ended.
        or(isNull(externalSignIn.redeemedAt), isNotNull(externalSignIn.userId)),
      ),
    )
    .returning();
  if (!attempt) return null;
  const [row] = await tx
    .select({
      companyId: company.companyId,
      loginWay: company.loginWay,
      provider: signInSetting.provider,
      clientSecret: signInSetting.clientSecret,
      version: signInSetting.version,
    })
    .from(company)
    .innerJoin(signInSetting, eq(signInSetting.companyId, company.companyId))
    .where(and(eq(company.companyId, attempt.companyId), company.enabled));
  if (!row?.provider || row.loginWay === LoginWay.LDAP) return null;
  return { attempt, provider: opened(kernel.secrets, { ...row, provider: row.provider }) };
}

interface Person {
  subject: string;
  claims: UserInfoResponse;
}

/** Who the provider says it is: issuer, audience, nonce, times and signature of the ID token are checked by the library. */
async function askProvider(
  { kernel }: Call,
  provider: OpenedProvider,
  attempt: Attempt,
  { code, state, iss }: ParsedOf<Complete>,
): Promise<Person> {
  try {
    const configuration = await configurationOf(kernel, provider);
    const answer = new URL(redirectUri(kernel));
    answer.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
    const tokens = await authorizationCodeGrant(configuration, answer, {
      pkceCodeVerifier: kernel.secrets.unseal(attempt.codeVerifier),
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    const idToken = tokens.claims();
    if (!idToken) throw new Error('no ID token');
    const more = configuration.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
    return { subject: idToken.sub, claims: { ...idToken, ...more } };
  } catch (err) {
    kernel.log.warn({ err }, 'answer of an identity provider refused');
    throw refused('EXTERNAL_LOGIN_FAILED');
  }
}

/**
 * The account of a person: who was linked once stays linked, whatever the email says by now. Somebody new is recognised
 * as the company has chosen, and only by what the provider has verified.
 */
async function accountOf(
  call: Call,
  tx: Tx,
  now: Date,
  { companyId, provider }: OpenedProvider,
  { subject, claims }: Person,
): Promise<string | null> {
  const key = { companyId, issuer: provider.issuer, subject };
  const [linked] = await tx
    .select({ userId: externalIdentity.userId })
    .from(externalIdentity)
    .where(
      and(
        eq(externalIdentity.companyId, companyId),
        eq(externalIdentity.issuer, key.issuer),
        eq(externalIdentity.subject, subject),
      ),
    );
  if (linked) return linked.userId;
  const name = nameIn(provider, claims);
  if (name === null) return null;
  const [named] = await tx
    .select({ userId: loginName.userId })
    .from(loginName)
    .where(and(eq(loginName.companyId, companyId), eq(loginName.name, name.value), eq(loginName.kind, name.kind)));
  if (!named) return null;
  const made = await tx
    .insert(externalIdentity)
    .values({ ...key, userId: named.userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: externalIdentity.userId });
  // The account belongs to another person of this provider already.
  if (made.length === 0) return null;
  await auditAccount(call, tx, now, { companyId, actorUserId: named.userId, action: 'account.externalLinked' });
  return named.userId;
}

/** What the provider says of somebody new, as a name that opens an account; null: nothing that may be believed. */
function nameIn({ matchBy, claim, nameKind }: Provider, claims: UserInfoResponse) {
  const normal = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
  if (matchBy === 'email') {
    const value = claims.email_verified === true ? normal(claims.email) : null;
    return value === null ? null : { value, kind: 'email' as const };
  }
  const value = matchBy === 'claim' && claim !== null ? normal(claims[claim]) : null;
  return value === null ? null : { value, kind: nameKind };
}
