import { say } from '../i18n/say';
import { toast } from '../ui/toast';
import { client } from './client';
import { announceSession } from './crossTab';
import { SwitchIdentityDocument } from './identities.gen';

/** Goes on as a linked identity, or as oneself again: everything is loaded anew, in the other tabs too. */
export async function switchIdentity(id: string): Promise<void> {
  const answer = await client
    .mutate({ mutation: SwitchIdentityDocument, variables: { input: { id } } })
    .catch(() => null);
  // What failed otherwise has been told already.
  const result = answer?.data?.switchIdentity;
  if (!result) return;
  if (!result.user) {
    toast.error(result.userErrors[0]?.message ?? say('errors.requestFailed'));
    return;
  }
  announceSession();
  location.assign('/index');
}
