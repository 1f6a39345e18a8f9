import { client } from './client';
import { announceSession } from './crossTab';
import { LogoutDocument, MeDocument } from './session.gen';

/** Ends the session here and in the other tabs, forgets what the tab kept, and goes to the login page. */
export async function signOut(): Promise<void> {
  const way = client.readQuery({ query: MeDocument })?.me?.loginWay;
  await client.mutate({ mutation: LogoutDocument, context: { quiet: true, anySession: true } }).catch(() => undefined);
  // As the page goes, the router notes where it was scrolled to: clearing comes after that.
  addEventListener('pagehide', () => sessionStorage.clear());
  await client.clearStore();
  announceSession();
  // A provider that still knows the person would sign in again at once.
  location.assign(way === 'ADFS' ? '/login?local=1' : '/login');
}
