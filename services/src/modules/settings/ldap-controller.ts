import { X509Certificate } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { LoginWay } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import { detached, type Call } from '../../kit/calls.ts';
import type { Ctx, Handlers } from '../../kit/context.ts';
import { Failure, invalid, refused, stale, type Issue } from '../../kit/failure.ts';
import { demandVersion } from '../../kit/version.ts';
import { createOutbound, OutboundRefused } from '../../kit/outbound.ts';
import { inContext } from '../../kit/run.ts';
import { company } from '../../kit/tables.ts';
import { isUserFilter, redirectUri, tryDirectory, tryProvider } from '../session/public.ts';
import { externalIdentity, loginName, signInSetting } from '../session/tables.ts';

type Endpoints = Contract['ldapController']['endpoints'];
type Save = ParsedOf<Endpoints['saveldap']>;
type Settings = Omit<Save, 'version'>;

/** How the company signs in. */
export const ldapControllerHandlers: Handlers<Contract['ldapController']> = {
  getldap: detached<Endpoints['getldap']>(async (_input, call) => ({
    ...(await inContext(call.kernel, call, 'reads', read)),
    redirectUri: redirectUri(call.kernel),
  })),
  saveldap: detached<Endpoints['saveldap']>(save),
  testldap: detached<Endpoints['testldap']>(test),
};

/** The settings without their secrets, which calls of signed-in people cannot read. */
async function read({ tx, session }: Ctx): Promise<Omit<DataOf<Endpoints['getldap']>, 'redirectUri'>> {
  const [row] = await tx
    .select({
      loginWay: company.loginWay,
      loginDomain: company.loginDomain,
      directory: signInSetting.directory,
      provider: signInSetting.provider,
      version: signInSetting.version,
    })
    .from(company)
    .leftJoin(signInSetting, eq(signInSetting.companyId, company.companyId))
    .where(eq(company.companyId, session.companyId));
  return {
    loginWay: (row?.loginWay ?? LoginWay.DEFAULT) as DataOf<Endpoints['getldap']>['loginWay'],
    loginDomain: row?.loginDomain ?? null,
    directory: row?.directory ?? null,
    provider: row?.provider ?? null,
    version: row?.version ?? 0,
  };
}

/**
 * Saves after trying: whoever switches the company to a directory or a provider must be able to come in that way, or
 * nobody might. A secret goes only where it was entered for: with another address or account it is asked for again.
 */
async function save(input: Save, call: Call): Promise<DataOf<Endpoints['saveldap']>> {
  const before = await inContext(call.kernel, call, 'reads', read);
  await refuseShape(input, call);
  const secrets = await secretsFor(input, before, call);
  if (input.directory && secrets.bindSecret !== null && input.loginWay === LoginWay.LDAP)
    await proveDirectory(input.directory, secrets.bindSecret, call);
  if (input.provider) await tryProvider(call.kernel, providerOf(input.provider, secrets), secrets.clientSecret);
  return inContext(call.kernel, call, 'writes', (ctx) => store(input, secrets, ctx));
}

/** The same trials, also of what the company does not sign in by yet. */
async function test(input: Settings, call: Call): Promise<DataOf<Endpoints['testldap']>> {
  const before = await inContext(call.kernel, call, 'reads', read);
  await refuseShape(input, call);
  const { bindSecret, clientSecret } = await secretsFor(input, before, call);
  if (input.provider)
    await tryProvider(call.kernel, providerOf(input.provider, { bindSecret, clientSecret }), clientSecret);
  if (!input.directory || bindSecret === null) return { entry: null };
  return { entry: await proveDirectory(input.directory, bindSecret, call) };
}

async function refuseShape({ loginWay, directory, provider }: Settings, { kernel }: Call): Promise<void> {
  const issues: Issue[] = [];
  if (loginWay === LoginWay.LDAP && !directory) issues.push({ field: 'directory', code: 'REQUIRED' });
  if (loginWay === LoginWay.ADFS && !provider) issues.push({ field: 'provider', code: 'REQUIRED' });
  if (directory) {
    const encrypted = directory.url.startsWith('ldaps:') !== directory.startTls;
    if (!encrypted) issues.push({ field: 'directory.url', code: 'DIRECTORY_NOT_ENCRYPTED' });
    if (!isUserFilter(directory.userFilter))
      issues.push({ field: 'directory.userFilter', code: 'DIRECTORY_FILTER', params: { placeholder: '{name}' } });
  }
  if (provider?.matchBy === 'claim' && provider.claim === null)
    issues.push({ field: 'provider.claim', code: 'CLAIM_REQUIRED' });
  for (const [field, part] of Object.entries({ directory, provider })) {
    if (part?.caCertificate && !isCertificate(part.caCertificate))
      issues.push({ field: `${field}.caCertificate`, code: 'CERTIFICATE_INVALID' });
  }
  if (issues.length > 0) throw new Failure(400, issues);
  const outbound = createOutbound(kernel.settings.outboundHosts);
  for (const [field, address] of Object.entries({
    'directory.url': directory?.url,
    'provider.issuer': provider?.issuer,
  })) {
    if (address === undefined) continue;
    await outbound.check(new URL(address)).catch((error: unknown) => {
      throw error instanceof OutboundRefused ? invalid(field, 'HOST_NOT_ALLOWED') : error;
    });
  }
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== '';
  } catch {
    return false;
  }
}

interface Secrets {
  bindSecret: string | null;
  clientSecret: string | null;
}

/** The secrets as they will be: as entered, or as they were where they still go to the same place. */
async function secretsFor(
  { directory, provider }: Settings,
  before: Pick<DataOf<Endpoints['getldap']>, 'directory' | 'provider'>,
  { kernel, session }: Call,
): Promise<Secrets> {
  const [kept] = await kernel.db.withSystem('signIn', (tx) =>
    tx
      .select({ bindSecret: signInSetting.bindSecret, clientSecret: signInSetting.clientSecret })
      .from(signInSetting)
      .where(eq(signInSetting.companyId, session.companyId)),
  );
  const unsealed = (sealed: string | null | undefined) => (sealed ? kernel.secrets.unseal(sealed) : null);
  const sameDirectory = directory?.url === before.directory?.url && directory?.bindDn === before.directory?.bindDn;
  const sameProvider = provider?.issuer === before.provider?.issuer && provider?.clientId === before.provider?.clientId;
  const bindSecret = directory?.bindSecret ?? (sameDirectory ? unsealed(kept?.bindSecret) : null);
  if (directory && bindSecret === null) throw invalid('directory.bindSecret', 'SECRET_REQUIRED');
  if (provider && provider.clientSecret === undefined && !sameProvider && before.provider?.hasClientSecret)
    throw invalid('provider.clientSecret', 'SECRET_REQUIRED');
  const clientSecret =
    provider?.clientSecret === undefined && sameProvider
      ? unsealed(kept?.clientSecret)
      : (provider?.clientSecret ?? null);
  return { bindSecret: directory ? bindSecret : null, clientSecret: provider ? clientSecret : null };
}

function directoryOf({ bindSecret: _secret, ...directory }: NonNullable<Settings['directory']>) {
  return directory;
}
function providerOf(
  { clientSecret: _secret, ...provider }: NonNullable<Settings['provider']>,
  { clientSecret }: Secrets,
) {
  return { ...provider, hasClientSecret: clientSecret !== null };
}

/** The directory must find the very person who switches the company to it; answers the name of the entry. */
async function proveDirectory(
  input: NonNullable<Settings['directory']>,
  bindSecret: string,
  call: Call,
): Promise<string> {
  const directory = directoryOf(input);
  const { companyId, userId } = call.session;
  const [own] = await inContext(call.kernel, call, 'reads', ({ tx }) =>
    tx
      .select({ name: loginName.name })
      .from(loginName)
      .where(
        and(eq(loginName.companyId, companyId), eq(loginName.userId, userId), eq(loginName.kind, directory.nameKind)),
      ),
  );
  const entry = own ? await tryDirectory(call.kernel, { directory, bindSecret }, own.name) : null;
  if (entry === null) throw refused([{ field: 'directory.userFilter', code: 'DIRECTORY_KNOWS_NOT_YOU' }]);
  return entry;
}

async function store(input: Save, secrets: Secrets, ctx: Ctx): Promise<{ version: number }> {
  const { companyId, userId } = ctx.session;
  const { loginWay, directory, provider } = input;
  const before = await read(ctx);
  await demandVersion(before, input.version);
  if (loginWay === LoginWay.ADFS && before.loginWay !== LoginWay.ADFS) await refuseUntried(ctx, provider?.issuer ?? '');
  const version = before.version + 1;
  const seal = (secret: string | null) => (secret === null ? null : ctx.secrets.seal(secret));
  const row = {
    directory: directory && directoryOf(directory),
    bindSecret: seal(secrets.bindSecret),
    provider: provider && providerOf(provider, secrets),
    clientSecret: seal(secrets.clientSecret),
    version,
  };
  const saved = await ctx.tx
    .insert(signInSetting)
    .values({ companyId, ...row })
    .onConflictDoUpdate({
      target: signInSetting.companyId,
      set: row,
      setWhere: eq(signInSetting.version, input.version),
    })
    .returning({ version: signInSetting.version });
  if (saved.length === 0) throw stale(null);
  await ctx.tx.update(company).set({ loginWay }).where(eq(company.companyId, companyId));
  await ctx.audit({
    action: 'signIn.saved',
    objectType: 'account',
    objectId: userId,
    before: { loginWay: before.loginWay, directory: before.directory, provider: before.provider },
    after: { loginWay, directory: row.directory, provider: row.provider },
  });
  return { version };
}

/** The provider must have signed in the very person who switches the company to it. */
async function refuseUntried({ tx, session }: Ctx, issuer: string): Promise<void> {
  const [tried] = await tx
    .select({ subject: externalIdentity.subject })
    .from(externalIdentity)
    .where(
      and(
        eq(externalIdentity.companyId, session.companyId),
        eq(externalIdentity.issuer, issuer),
        eq(externalIdentity.userId, session.userId),
      ),
    );
  if (!tried) throw refused([{ field: 'provider.issuer', code: 'PROVIDER_NOT_TRIED' }]);
}
