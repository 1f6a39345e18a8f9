import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { PageAccess } from '../ui/PageAccess';
import { type Capabilities, capabilitiesIn } from './capabilities';
import { client, forgetAhead } from './client';
import { ShellDocument } from './session.gen';
import { WAITS_MS } from './sharedReads';

/** What a page knows before it is drawn. */
export interface Before {
  /** What its address says behind the `?`. */
  params: URLSearchParams;
  capabilities: Capabilities;
  access: PageAccess;
  mirrored: boolean;
}

/** What a page shows first, asked while the rest of it is still loaded; a page exports it as `ahead`. */
export type Ahead = (before: Before) => readonly Promise<boolean>[];

/**
 * As long as nobody misses the skeleton: an answer that comes until then is there when the page is drawn. To draw the page
 * without it and once more with it costs a phone longer than this.
 */
const NOT_NOTICED_MS = 300;

/** Sends a read that a part of the page is going to send: with the same variables it is one request. True once all of it came. */
export const askAhead = <D, V extends OperationVariables>(
  query: TypedDocumentNode<D, V>,
  variables: V,
): Promise<boolean> =>
  client
    .query({
      query,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
      context: { quiet: true, ahead: true },
    } as Parameters<typeof client.query>[0])
    .then(({ error }) => !error)
    // Whoever shows it asks again and says what failed.
    .catch(() => false);

/**
 * Asks what the first page of a tab shows, and holds the page back for as long as nobody notices. A page whose answers are
 * all there is drawn with them once: asked again, each part would be drawn again with the same. Only what is asked as
 * `network-only` would then be told of no change any more, since it waits for an answer of its own first.
 */
export async function askFirst(ahead: Ahead, url: URL, access: PageAccess): Promise<void> {
  const known = client.readQuery({ query: ShellDocument, variables: { path: url.pathname } });
  const asked = ahead({
    params: url.searchParams,
    capabilities: capabilitiesIn(known ?? undefined),
    access,
    mirrored: known?.me?.mirrored ?? false,
  });
  const all = Promise.all(asked).then((came) => came.every(Boolean));
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), NOT_NOTICED_MS));
  if (!(await Promise.race([all, late]))) return;
  client.prioritizeCacheValues = true;
  setTimeout(firstIsDrawn, WAITS_MS);
}

/** From here on whoever asks is answered by the server. */
export function firstIsDrawn(): void {
  if (!client.prioritizeCacheValues) return;
  client.prioritizeCacheValues = false;
  forgetAhead();
}
