import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Often enough that what is compiled for being used again is; services of other people are asked to sign nobody in but a few times. */
const TIMES = { signIn: 3, firstPage: 10 };
const LONGEST_MS = 2_000;
/** What the first page asks, of which a token that nobody has learns nothing. */
const FIRST_PAGE = `query Rehearsal {
  me { id company { id } employee { id } } identities { id } menu { id children { id } }
  pagePermission(path: "/index") { allowVisit } messageCentre { backlog { type count } } systemNotice { id }
  notices { id } shortcuts { path }
}`;
/** A sign-in that is refused before anybody is looked for. */
const SIGN_IN =
  'mutation Rehearsal { login(input: { companyCode: "", userName: "", password: "" }) { userErrors { code } } }';

/**
 * Asks ourselves what a sign-in and the first page ask, services included: code that has never run would otherwise make
 * whoever comes first wait several times as long as the tenth. What is answered does not matter.
 */
export async function rehearse(server: Server): Promise<void> {
  const { address, family, port } = server.address() as AddressInfo;
  const host = family === 'IPv6' ? `[${address}]` : address;
  const ask = async (query: string): Promise<void> => {
    const answer = await fetch(`http://${host}:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${randomBytes(32).toString('hex')}` },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    await answer.arrayBuffer();
  };
  try {
    for (let n = 0; n < TIMES.signIn; n += 1) await ask(SIGN_IN);
    for (let n = 0; n < TIMES.firstPage; n += 1) await ask(FIRST_PAGE);
  } catch {
    // Whoever answers that slowly needs no rehearsal.
  }
}
