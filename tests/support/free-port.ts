import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections and to servers which take any: what is free here is still free when the
 * process that is told it listens, or starts again.
 */
const [FIRST, LAST] = [20_000, 32_000];

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** A port for a process that has to be told one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (!isTaken(error)) throw error;
      continue;
    }
    await new Promise((closed) => server.close(closed));
    return port;
  }
}
