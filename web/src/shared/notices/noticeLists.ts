import type { ApolloCache } from '@apollo/client';
import { change } from '../save/known';
import { type NoticeFieldsFragment, NoticesDocument } from './notices.gen';

type Notice = NoticeFieldsFragment;

const isClosed = ({ status }: Notice) => status === 'CLOSED';
const later = (one: string, other: string) => (one === other ? 0 : one < other ? 1 : -1);
/** As the server has them: closed ones last, the newest first. */
const order = (one: Notice, other: Notice) =>
  Number(isClosed(one)) - Number(isClosed(other)) || later(one.createdAt, other.createdAt) || later(one.id, other.id);

/** Puts an announcement, as a write has answered it, into the lists of them that are known; a closed one leaves the open ones. */
export function keepNotice(cache: ApolloCache, notice: Notice | null | undefined): void {
  if (!notice) return;
  for (const minStatus of ['NORMAL', 'CLOSED'] as const)
    cache.updateQuery({ query: NoticesDocument, variables: { minStatus } }, (known) => {
      if (!known?.notices) return undefined;
      const all = [notice, ...known.notices.filter(({ id }) => id !== notice.id)];
      return { notices: all.filter((one) => minStatus === 'CLOSED' || !isClosed(one)).sort(order) };
    });
}

/** Notes what the reader has opened for the first time: whoever is told how many did is told of one more. */
export function markNoticesRead(cache: ApolloCache, ids: readonly string[]): void {
  change<Notice>(cache, 'Notice', ids, {
    read: () => true,
    readCount: (count) => (count === null ? null : count + 1),
  });
}
