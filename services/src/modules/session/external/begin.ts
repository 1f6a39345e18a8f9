import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import type { Call } from '../../../kit/calls.ts';
import type { Tx } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import type { Kernel } from '../../../kit/kernel.ts';
import { hashToken } from '../../../kit/session-token.ts';
import { company } from '../../../kit/tables.ts';
import { refuseBusyAddress } from '../attempts.ts';
import { externalSignIn, signInSetting } from '../tables.ts';
import { configurationOf, redirectUri, type OpenedProvider } from './provider.ts';

type Begin = Contract['root']['endpoints']['getLoginService'];

const LIFE_MS = 10 * 60_000;
const SCOPE = 'openid email profile';

/**
 * Begins a sign-in at a company's identity provider: authorization code with PKCE, a state that is used once, and a key
 * that stays with the browser, so that nobody can be signed in with somebody else's answer.
 */
export async function begin(input: ParsedOf<Begin>, { kernel, clientIp }: Call): Promise<DataOf<Begin>> {
  const opened = await kernel.db.withSystem('signIn', async (tx, now) => {
    const limit = await refuseBusyAddress(kernel, tx, clientIp, now);
    return limit ?? (await findProvider(kernel, tx, input));
  });
  if (opened === null) throw refused('EXTERNAL_LOGIN_UNAVAILABLE');
  if (opened instanceof Error) throw opened;
  const configuration = await configurationOf(kernel, opened).catch((err: unknown) => {
    kernel.log.warn({ err }, 'identity provider not reachable');
    throw refused('EXTERNAL_LOGIN_UNAVAILABLE');
  });
  const [state, appKey] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const [nonce, codeVerifier] = [randomNonce(), randomPKCECodeVerifier()];
  const address = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(kernel),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
  await kernel.db.withSystem('signIn', (tx, now) =>
    tx.insert(externalSignIn).values({
      companyId: opened.companyId,
      stateHash: hashToken(state),
      keyHash: hashToken(appKey),
      nonce,
      codeVerifier: kernel.secrets.seal(codeVerifier),
      expiresAt: new Date(now.getTime() + LIFE_MS),
    }),
  );
  return { serviceAddress: address.href, appId: opened.provider.clientId, appKey };
}

/**
 * The provider behind a sign-in page. A host name leads there only where the company signs in no other way; by its code
 * the provider can be tried while passwords still open.
 */
async function findProvider(
  { secrets }: Kernel,
  tx: Tx,
  { requestDomain, companyCode }: ParsedOf<Begin>,
): Promise<OpenedProvider | null> {
  const byDomain = and(eq(company.loginDomain, requestDomain.toLowerCase()), eq(company.loginWay, LoginWay.ADFS));
  const byCode = and(
    eq(sql`lower(${company.code})`, companyCode?.toLowerCase() ?? ''),
    ne(company.loginWay, LoginWay.LDAP),
  );
  const [row] = await tx
    .select({
      companyId: company.companyId,
      provider: signInSetting.provider,
      clientSecret: signInSetting.clientSecret,
      version: signInSetting.version,
    })
    .from(company)
    .innerJoin(signInSetting, eq(signInSetting.companyId, company.companyId))
    .where(and(company.enabled, isNotNull(signInSetting.provider), companyCode === undefined ? byDomain : byCode));
  return row?.provider ? opened(secrets, { ...row, provider: row.provider }) : null;
}

/** A row of the settings with its secret in the clear. */
export const opened = (
  secrets: Kernel['secrets'],
  row: Omit<OpenedProvider, 'clientSecret'> & { clientSecret: string | null },
): OpenedProvider => ({ ...row, clientSecret: row.clientSecret === null ? null : secrets.unseal(row.clientSecret) });
