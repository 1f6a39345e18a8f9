import { startExternalLogin } from './externalLogin';

/**
 * Specification 7: the sign-in page of a company with an identity provider leads there; where there is none, the local
 * page shows. With `?local` it always does: after signing out, or the provider would sign the person in again at once.
 */
export async function leadToProvider(search: string): Promise<void> {
  if (new URLSearchParams(search).has('local')) return;
  const answer = await startExternalLogin(null);
  if (!('url' in answer)) return;
  location.replace(answer.url);
  await new Promise<never>(() => undefined);
}
