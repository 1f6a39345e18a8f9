import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PageAccess } from '../ui/PageAccess';
import { type Capabilities, capabilitiesIn } from './capabilities';
import { client } from './client';
import { ShellDocument } from './session.gen';

/** What a page knows before it is drawn. */
export interface Before {
  /** What its address says behind the `?`. */
  params: URLSearchParams;
  capabilities: Capabilities;
  access: PageAccess;
  mirrored: boolean;
}

/** What a page shows first, asked while the rest of it is still loaded; a page exports it as `ahead`. */
export type Ahead = (before: Before) => readonly Promise<unknown>[];

/** As long as nobody sees a skeleton: an answer that comes until then is there when the page is drawn. */
const NOT_NOTICED_MS = 150;

/** Sends a read that a part of the page is going to send: with the same variables it is one request. */
export const askAhead = <D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  variables: V,
): Promise<unknown> =>
  client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: { quiet: true, ahead: true },
    } as Parameters<typeof client.query>[0])
    // Whoever shows it asks again and says what failed.
    .catch(() => undefined);

/** Asks what the first page of a tab shows, and holds the page back for as long as nobody notices. */
export async function askFirst(ahead: Ahead, url: URL, access: PageAccess): Promise<void> {
  const known = client.readQuery({ query: ShellDocument, variables: { path: url.pathname } });
  const asked = ahead({
    params: url.searchParams,
    capabilities: capabilitiesIn(known ?? undefined),
    access,
    mirrored: known?.me?.mirrored ?? false,
  });
  await Promise.race([Promise.all(asked), new Promise((resolve) => setTimeout(resolve, NOT_NOTICED_MS))]);
}
