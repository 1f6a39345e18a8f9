import type { ApolloCache } from '@apollo/client';
import { IdentitiesDocument, type IdentityFragment } from '../../../session/identities.gen';

/** The identities one may act as, as a write has answered them. */
export function keepIdentities(cache: ApolloCache, identities: IdentityFragment[] | null | undefined): void {
  if (identities) cache.writeQuery({ query: IdentitiesDocument, data: { identities } });
}
