import type {
  LoginWay,
  SignInName,
  SignInProviderMatch,
  SignInSettingsQuery,
  TestSignInSettingsInput,
} from './signIn.gen';

type Settings = NonNullable<SignInSettingsQuery['signInSettings']>;

/** What the form holds; its names are those of the input, so that a refusal stands at the right field. */
export interface SignInValues {
  /** Empty: the services report a way this release does not know, and it has to be chosen. */
  loginWay: LoginWay | '';
  usesDirectory: boolean;
  directory: {
    url: string;
    startTls: boolean;
    baseDn: string;
    bindDn: string;
    bindSecret: string;
    userFilter: string;
    nameKind: SignInName;
    caCertificate: string;
  };
  usesProvider: boolean;
  provider: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    matchBy: SignInProviderMatch;
    claim: string;
    nameKind: SignInName;
    caCertificate: string;
  };
}

const NO_DIRECTORY = {
  url: '',
  startTls: false,
  baseDn: '',
  bindDn: '',
  userFilter: '(uid={name})',
  nameKind: 'ACCOUNT',
  caCertificate: null,
} as const;
const NO_PROVIDER = {
  issuer: '',
  clientId: '',
  matchBy: 'LINK',
  claim: null,
  nameKind: 'EMAIL',
  caCertificate: null,
} as const;

export function valuesOf({ loginWay, directory, provider }: Settings): SignInValues {
  const { url, startTls, baseDn, bindDn, userFilter, ...how } = directory ?? NO_DIRECTORY;
  const { issuer, clientId, matchBy, claim, ...known } = provider ?? NO_PROVIDER;
  return {
    loginWay: loginWay ?? '',
    usesDirectory: directory !== null,
    directory: {
      url,
      startTls,
      baseDn,
      bindDn,
      bindSecret: '',
      userFilter,
      nameKind: how.nameKind ?? NO_DIRECTORY.nameKind,
      caCertificate: how.caCertificate ?? '',
    },
    usesProvider: provider !== null,
    provider: {
      issuer,
      clientId,
      clientSecret: '',
      matchBy: matchBy ?? NO_PROVIDER.matchBy,
      claim: claim ?? '',
      nameKind: known.nameKind ?? NO_PROVIDER.nameKind,
      caCertificate: known.caCertificate ?? '',
    },
  };
}

const orNull = (text: string): string | null => text.trim() || null;

export function inputOf({
  loginWay,
  usesDirectory,
  directory,
  usesProvider,
  provider,
}: SignInValues): TestSignInSettingsInput {
  return {
    loginWay: loginWay || 'DEFAULT',
    directory: usesDirectory
      ? {
          ...directory,
          url: directory.url.trim(),
          bindSecret: directory.bindSecret || null,
          caCertificate: orNull(directory.caCertificate),
        }
      : null,
    provider: usesProvider
      ? {
          ...provider,
          issuer: provider.issuer.trim(),
          clientSecret: provider.clientSecret || null,
          claim: provider.matchBy === 'CLAIM' ? orNull(provider.claim) : null,
          caCertificate: orNull(provider.caCertificate),
        }
      : null,
  };
}
