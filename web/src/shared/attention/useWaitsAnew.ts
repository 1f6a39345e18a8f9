import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { MessageCentreDocument } from './attention.gen';

/**
 * Asks anew what waits for the reader, for badge, drawer and home page: after an act that hands work on, by which it
 * waits no longer. The reader is not held up, and a failure is told by nobody: the shell asks again by itself.
 */
export function useWaitsAnew(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    const asked = client.query({
      query: MessageCentreDocument,
      fetchPolicy: 'network-only',
      context: { quiet: true },
    });
    asked.catch(() => undefined);
  }, [client]);
}
