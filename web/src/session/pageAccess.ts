import { textsReady } from '../i18n/ready';
import { say } from '../i18n/say';
import { openAccess, type PageAccess } from '../ui/PageAccess';
import { toast } from '../ui/toast';
import { client } from './client';
import { failuresOf } from './failures';
import { isTold } from './links';
import { askForShell } from './loadSession';
import { MeDocument, PagePermissionDocument } from './session.gen';

/** On the first page with the rest of what the shell needs, alone on every later one. */
const ask = (path: string) =>
  client.readQuery({ query: MeDocument })
    ? client.query({
        query: PagePermissionDocument,
        variables: { path },
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
        // The question of before may wait for the re-login dialog: whoever waits for it too would never be told more.
        context: { quiet: true, alone: true },
      })
    : askForShell(path);

/**
 * What the caller may do on a page, asked on every navigation. Specification 7: only a server error (500) leads to the
 * error page; whatever else goes wrong is told and lets navigation proceed, and the server still refuses what is not
 * allowed.
 */
export async function loadPageAccess(path: string): Promise<PageAccess | 'broken'> {
  try {
    const { data, error } = await ask(path);
    const found = data?.pagePermission;
    if (!found) return withoutAnswer(error);
    return {
      visit: found.allowVisit,
      edit: found.allowEdit,
      export: found.allowExport,
      hidden: new Set(found.hiddenElements),
    };
  } catch (error) {
    return withoutAnswer(error);
  }
}

async function withoutAnswer(error: unknown): Promise<PageAccess | 'broken'> {
  if (isBroken(error)) return 'broken';
  await textsReady;
  if (!isTold(error)) toast.warning(say('errors.pagePermission'), { id: 'page-permission' });
  return openAccess;
}

/** Whether the question itself failed on the server; what else was asked with it does not count. */
const isBroken = (error: unknown) =>
  failuresOf(error).some(
    (f) => f.status === 500 && f.code !== 'HTTP' && (f.field ?? 'pagePermission') === 'pagePermission',
  );
