import { once } from 'node:events';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';
const LOOPBACK_6 = '::1';
/** What a machine without IPv6 says when it is asked for one of its addresses. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EPROTONOSUPPORT']);

/** The addresses a server listens on. */
export interface Listening {
  port: number;
  /** Takes no further connection where the server itself does not listen; ends when those that came there have ended. */
  close(): Promise<void>;
}

async function opened(server: net.Server, port: number, host: string): Promise<number> {
  server.listen({ port, host });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Opens the port on one address, or where none is given on those of this machine alone: 127.0.0.1 and, where there is
 * one, ::1, which browsers try first for localhost. Port 0 means any free one.
 */
export async function listen(
  server: http.Server,
  { host, port: wanted }: { host: string | null; port: number },
): Promise<Listening> {
  const port = await opened(server, wanted, host ?? LOOPBACK);
  const alone = { port, close: () => Promise.resolve() };
  if (host !== null) return alone;
  // Its connections are the server's own: what is counted, drained and limited there holds for both addresses.
  const second = net.createServer((socket) => server.emit('connection', socket));
  try {
    await opened(second, port, LOOPBACK_6);
  } catch (error) {
    if (NO_SUCH_ADDRESS.has((error as NodeJS.ErrnoException).code ?? '')) return alone;
    server.close();
    throw error;
  }
  return { port, close: () => new Promise((resolve) => second.close(() => resolve())) };
}

/** Why a port could not be opened, as a sentence for the operator. */
export function listenFailure(error: unknown, { host, port }: { host: string | null; port: number }): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; choose another one with PORT=<port>.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user; choose another one with PORT=<port>.`;
  if (host !== null) return `BFF_HOST=${host} is no address of this machine that can be listened on (${message}).`;
  return `Port ${port} cannot be opened: ${message}.`;
}
