import { setCompanyZone } from '../i18n/zone';
import { setWatermark } from '../ui/export/watermarkOwner';
import { setDraftOwner } from '../ui/guard/drafts';
import { lastAccount, rememberAccount } from './account';
import { type Capabilities, capabilitiesIn } from './capabilities';
import { client } from './client';
import type { CurrentUser } from './currentUser';
import { hasCode } from './failures';
import { type MenuTreeFragment, ShellDocument } from './session.gen';

export type MenuNode = MenuTreeFragment;

export interface Session {
  user: CurrentUser;
  menu: readonly MenuNode[];
  capabilities: Capabilities;
}

/**
 * All that the shell needs before it is drawn, in one request, which `loadPageAccess` of the page with this path shares
 * when it asks at the same time.
 */
export const askForShell = (path: string) =>
  client.query({
    query: ShellDocument,
    variables: { path },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
    context: { quiet: true },
  });

/**
 * The signed-in user and the menu; null without a session. A failure that says nothing about the session is thrown:
 * sending people to sign in would only lead them back here.
 */
export async function loadSession(path: string): Promise<Session | null> {
  const { data, error } = await askForShell(path);
  const user = data?.me;
  if (!user) {
    if (error && !hasCode(error, 'UNAUTHENTICATED'))
      throw new Error('who is signed in could not be found out', { cause: error });
    return null;
  }
  setCompanyZone(user.company.timeZone);
  setDraftOwner(user.id);
  if (user.number !== null && !user.mirrored && lastAccount().userName === '')
    rememberAccount({ companyCode: user.company.code, userName: user.number });
  setWatermark([user.company.name, user.name, user.number].filter(Boolean).join(' '));
  return { user, menu: data.menu ?? [], capabilities: capabilitiesIn(data) };
}
