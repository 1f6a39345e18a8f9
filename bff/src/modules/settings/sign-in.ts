import type {
  MutationResolvers,
  SignInDirectoryInput,
  SignInProviderInput,
  TestSignInSettingsInput,
} from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations = 'saveSignInSettings' | 'testSignInSettings';

/** A secret that is not given stays as it is. */
const kept = ({ bindSecret, ...directory }: SignInDirectoryInput) => ({
  ...directory,
  caCertificate: directory.caCertificate ?? null,
  ...(bindSecret && { bindSecret }),
});
const known = ({ clientSecret, ...provider }: SignInProviderInput) => ({
  ...provider,
  claim: provider.claim ?? null,
  caCertificate: provider.caCertificate ?? null,
  ...(clientSecret && { clientSecret }),
});
const settingsOf = ({ loginWay, directory, provider }: TestSignInSettingsInput) => ({
  loginWay,
  directory: directory ? kept(directory) : null,
  provider: provider ? known(provider) : null,
});

export const signInMutations: Pick<MutationResolvers, Mutations> = {
  saveSignInSettings: (_root, { input }, { rest }) =>
    payload(() => rest.ldapController.saveldap({ ...settingsOf(input), version: input.version })),
  testSignInSettings: (_root, { input }, { rest }) => payload(() => rest.ldapController.testldap(settingsOf(input))),
};
