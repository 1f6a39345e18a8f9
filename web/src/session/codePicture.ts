import { say } from '../i18n/say';
import { toast } from '../ui/toast';
import type { Account } from './account';
import { client } from './client';
import { failuresOf } from './failures';
import { RequestVerificationCodeDocument } from './session.gen';

/** A picture with a new verification code for an account; null, after a warning, where there is none to be had. */
export async function fetchCodePicture({ companyCode, userName }: Account): Promise<string | null> {
  const variables = { input: { companyCode: companyCode.trim(), userName: userName.trim() } };
  const { image, said } = await client
    .mutate({ mutation: RequestVerificationCodeDocument, variables, context: { quiet: true, anySession: true } })
    .then(({ data }) => ({
      image: data?.requestVerificationCode?.image ?? null,
      said: data?.requestVerificationCode?.userErrors[0]?.message,
    }))
    .catch((error: unknown) => ({ image: null, said: failuresOf(error)[0]?.message }));
  if (!image) toast.warning(said || say('session.code.fetchFailed'), { id: 'code-picture' });
  return image;
}
