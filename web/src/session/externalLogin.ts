import type { UserError } from '../ui/form/userErrors';
import { client } from './client';
import { OpenExternalSystemDocument, StartExternalLoginDocument } from './externalLogin.gen';

/**
 * Begins a sign-in at an identity provider: of the company with this code, or of the one this host name belongs to.
 * Answers where the browser has to go, or why there is no such way.
 */
export async function startExternalLogin(
  company: string | null,
): Promise<{ url: string } | { errors: readonly UserError[] }> {
  const answer = await client
    .mutate({
      mutation: StartExternalLoginDocument,
      variables: { input: { domain: location.hostname, ...(company !== null && { companyCode: company }) } },
      context: { quiet: true, anySession: true },
    })
    .catch(() => null);
  const { url, userErrors = [] } = answer?.data?.startExternalLogin ?? {};
  return url ? { url } : { errors: userErrors };
}

/** Answers where the external HR system of the company is, or why there is none. */
export async function openExternalSystem(): Promise<{ url: string } | { errors: readonly UserError[] }> {
  const answer = await client.mutate({ mutation: OpenExternalSystemDocument }).catch(() => null);
  const { url, userErrors = [] } = answer?.data?.openExternalSystem ?? {};
  return url ? { url } : { errors: userErrors };
}
