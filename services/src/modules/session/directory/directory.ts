import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import {
  Client,
  ConstraintViolationError,
  Filter,
  FilterParser,
  InappropriateAuthError,
  InvalidCredentialsError,
  UnwillingToPerformError,
} from 'ldapts';
import type { Directory } from '@hengcai/shared/contract/settings/ldap-controller';
import { Failure, refused } from '../../../kit/failure.ts';
import type { Kernel } from '../../../kit/kernel.ts';
import { authorities, createOutbound, OUTBOUND_MS } from '../../../kit/outbound.ts';

const NAME = '{name}';

/** The filter of one name. What somebody typed is data in it, never syntax (RFC 4515). */
export const filterFor = (userFilter: string, name: string): string => userFilter.replaceAll(NAME, Filter.escape(name));

/** Whether a filter can find somebody: it has a place for the name and can be read. */
export function isUserFilter(userFilter: string): boolean {
  if (!userFilter.includes(NAME)) return false;
  try {
    FilterParser.parseString(filterFor(userFilter, 'somebody'));
    return true;
  } catch {
    return false;
  }
}

export interface OpenedDirectory {
  directory: Directory;
  bindSecret: string;
}

/**
 * Whether the directory takes this password for this name. An empty password is refused before anybody is asked: a
 * server takes a bind without one for an anonymous sign-in and says yes (RFC 4513 5.1.2).
 */
export async function provenByDirectory(
  kernel: Kernel,
  opened: OpenedDirectory,
  name: string,
  password: string | null,
): Promise<boolean> {
  if (password === null || password === '') return false;
  const dn = await findEntry(kernel, opened, name);
  // Nobody of that name: the bind that somebody would cost is made all the same, under a name that nobody has.
  const asked = dn ?? `cn=nobody of this name,${opened.directory.baseDn}`;
  const right = await withClient(kernel, opened.directory, async (client) => {
    try {
      await client.bind(asked, password);
      return true;
    } catch (error) {
      if (REFUSALS.some((kind) => error instanceof kind)) return false;
      throw error;
    }
  });
  return right && dn !== null;
}

/** How servers say no to a person: wrong password, or an account that is locked, expired or disabled. */
const REFUSALS = [
  InvalidCredentialsError,
  UnwillingToPerformError,
  ConstraintViolationError,
  InappropriateAuthError,
] as const;

/** The one entry of a name, or null: two that match are nobody. */
export function findEntry(
  kernel: Kernel,
  { directory, bindSecret }: OpenedDirectory,
  name: string,
): Promise<string | null> {
  return withClient(kernel, directory, async (client) => {
    await client.bind(directory.bindDn, bindSecret);
    const { searchEntries } = await client.search(directory.baseDn, {
      scope: 'sub',
      filter: filterFor(directory.userFilter, name),
      attributes: ['1.1'],
      sizeLimit: 2,
      timeLimit: OUTBOUND_MS / 1_000,
    });
    const [entry] = searchEntries;
    return entry && searchEntries.length === 1 ? entry.dn : null;
  });
}

/** Runs with an encrypted connection of its own; whatever fails in it is told as one thing, for it may tell of the network. */
async function withClient<T>(kernel: Kernel, directory: Directory, work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(directory.url);
  // Never without encryption: what is no ldaps: is upgraded before anything is said.
  const startTls = url.protocol === 'ldap:';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const tls = { ...(isIP(name) ? { host: name } : { servername: name }), ...authorities(directory.caCertificate) };
  const line = oneLine();
  const late = setTimeout(() => line.cut(), MOST_MS);
  try {
    const { address, family } = await createOutbound(kernel.settings.outboundHosts).check(url);
    url.hostname = family === 6 ? `[${address}]` : address;
    const common = { url: url.href, timeout: OUTBOUND_MS, connectTimeout: OUTBOUND_MS, strictDN: false };
    const client = new Client(
      startTls
        ? { ...common, createConnection: line.once(connect) }
        : { ...common, tlsOptions: tls, createSecureConnection: line.once(connectTls) },
    );
    if (startTls) await client.startTLS(tls);
    return await work(client);
  } catch (err) {
    if (err instanceof Failure) throw err;
    kernel.log.warn({ err }, 'directory not reachable');
    throw refused('DIRECTORY_UNREACHABLE');
  } finally {
    clearTimeout(late);
    line.cut();
  }
}

/** A handshake that never ends has no time limit of its own. */
const MOST_MS = 3 * OUTBOUND_MS;

/**
 * A line that is opened once. The client library opens a lost one again by itself, which after StartTLS would be a plain
 * one: whoever cuts the encrypted line would be sent the next password in the clear.
 */
function oneLine() {
  let socket: Socket | undefined;
  return {
    once: <F extends (...args: never[]) => Socket>(open: F) =>
      ((...args: Parameters<F>) => {
        if (socket) throw new Error('the connection was lost');
        socket = open(...args);
        return socket;
      }) as unknown as F,
    cut: () => socket?.destroy(),
  };
}
