import { LIMITS } from '@hengcai/shared/rules/limits';
import { say } from '../i18n/say';
import { confirm } from '../ui/confirm';
import type { UserError } from '../ui/form/userErrors';
import { type Account, rememberAccount } from './account';
import { askForCode } from './askForCode';
import { client } from './client';
import { announceSession } from './crossTab';
import { failuresOf } from './failures';
import { FailedLoginsDocument, LoginDocument, type LoginMutation } from './session.gen';

export interface SignInInput extends Account {
  password: string;
}
export type SignedInUser = NonNullable<NonNullable<LoginMutation['login']>['user']>;

const quiet = { quiet: true, anySession: true };

async function failedTooOften(variables: Account): Promise<boolean> {
  const answer = await client
    .query({ query: FailedLoginsDocument, variables, fetchPolicy: 'network-only', context: quiet })
    .catch(() => null);
  return (answer?.data?.failedLogins ?? 0) >= LIMITS.verifyCodeAfterFailures;
}

/**
 * Signing in, for the sign-in page and the re-login dialog: asks for a verification code after failures, and before it
 * ends a session elsewhere. Answers the user, or why not by field: no reason where the person thought better of it.
 */
export async function signIn(input: SignInInput): Promise<{ user: SignedInUser } | { errors: readonly UserError[] }> {
  const account = { companyCode: input.companyCode.trim(), userName: input.userName.trim() };
  const verificationCode = (await failedTooOften(account)) ? await askForCode(account) : undefined;
  return verificationCode === null ? { errors: [] } : attempt(account, { password: input.password, verificationCode });
}

async function attempt(
  account: Account,
  proof: { password: string; verificationCode?: string | undefined; force?: boolean },
): ReturnType<typeof signIn> {
  const answer = await client
    .mutate({ mutation: LoginDocument, variables: { input: { ...account, ...proof } }, context: quiet })
    .catch((error: unknown) => ({ failures: failuresOf(error) }));
  if ('failures' in answer) {
    const [failure] = answer.failures;
    if (failure?.code !== 'VERIFICATION_REQUIRED') return refused(failure);
    const verificationCode = await askForCode(account, failure.message ?? say('session.code.wrong'));
    return verificationCode === null ? { errors: [] } : attempt(account, { ...proof, verificationCode });
  }
  const { user, userErrors = [] } = answer.data?.login ?? {};
  if (userErrors.some(({ code }) => code === 'SESSION_EXISTS')) {
    const goOn = await confirm({
      title: say('session.exists.title'),
      body: say('session.exists.body'),
      action: say('session.exists.action'),
    });
    return goOn ? attempt(account, { ...proof, force: true }) : { errors: [] };
  }
  if (!user) return userErrors.length > 0 ? { errors: userErrors } : refused();
  rememberAccount(account);
  await client.clearStore();
  announceSession();
  return { user };
}

const refused = (failure?: { code: string; message: string | null }) => ({
  errors: [{ field: null, code: failure?.code ?? 'FAILED', message: failure?.message ?? say('session.login.failed') }],
});
