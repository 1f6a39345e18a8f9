import { ApolloLink } from '@apollo/client';
import type { DocumentNode } from 'graphql';

/** A build gives every operation the hash of its document (web/trusted-documents.mjs); development does not. */
const hashOf = (query: DocumentNode): string | undefined => (query as { __meta__?: { hash?: string } }).__meta__?.hash;

/**
 * Sends the hash of a document instead of its text: the BFF has the texts of its own build, and where others can reach
 * it, it runs no other text for a browser session. A tab from an older release is told so by CLIENT_OUTDATED.
 */
export const documentHashLink = new ApolloLink((operation, forward) => {
  const sha256Hash = hashOf(operation.query);
  if (sha256Hash !== undefined) {
    operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  }
  return forward(operation);
});
