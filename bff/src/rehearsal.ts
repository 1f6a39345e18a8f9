import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Often enough that what is compiled for being used again is. */
const TIMES = 5;
const LONGEST_MS = 2_000;
/** Fields of the first page, of which nobody without a session learns anything. */
const QUERY = 'query Rehearsal { me { id name company { id } } menu { id name children { id } } }';

/**
 * Asks ourselves what the first page asks, without a session: code that has never run would otherwise make whoever comes
 * first wait several times as long as the tenth. What is answered does not matter.
 */
export async function rehearse(server: Server): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  for (let n = 0; n < TIMES; n += 1) {
    await fetch(`http://${host}:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
      signal: AbortSignal.timeout(LONGEST_MS),
    }).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
  }
}
