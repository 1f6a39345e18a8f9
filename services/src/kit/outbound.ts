import { lookup as dnsLookup } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { rootCertificates } from 'node:tls';

/**
 * Connections to addresses that companies enter: directories, identity providers. An address of our own network would let
 * them look around in it (SSRF), so the name is resolved once, checked, and connected to at the checked address.
 */

/** Why a connection is not made; it carries nothing of the address. */
export class OutboundRefused extends Error {}

/** The address to connect to instead of the name. */
export interface Checked {
  address: string;
  family: 4 | 6;
}

export type Lookup = (host: string) => Promise<readonly Checked[]>;

export interface Outbound {
  /** Resolves the host of a URL; throws `OutboundRefused` where nobody may connect to. */
  check(url: URL): Promise<Checked>;
  /** Fetches without redirects, at most 1 MB within five seconds (`bulk`: 10 MB within thirty). `ca` is the PEM of an authority to trust as well. */
  fetch(url: string, init: FetchInit, ca?: string | null): Promise<Response>;
}

export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** For answers that are lists of people: more time and more of it than usual. */
  bulk?: true;
}

export const OUTBOUND_MS = 5_000;
const LARGEST_ANSWER = 1024 * 1024;
const BULK = { ms: 30_000, bytes: 10 * LARGEST_ANSWER };
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ldap:': '389', 'ldaps:': '636' };

const resolve: Lookup = async (host) =>
  (await dnsLookup(host, { all: true })).map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));

/** Makes connections for an installation that trusts `hosts` (`host:port`) wherever they are, and else only public https. */
export function createOutbound(hosts: ReadonlySet<string>, lookup: Lookup = resolve): Outbound {
  async function check(url: URL): Promise<Checked> {
    const host = url.hostname.toLowerCase();
    const port = url.port || PORTS[url.protocol] || '';
    const isListed = hosts.has(`${host}:${port}`);
    if (!isListed && (url.protocol !== 'https:' || port !== '443')) throw new OutboundRefused('not listed');
    const bare = host.replace(/^\[|\]$/g, '');
    const family = isIP(bare);
    const found = family === 0 ? await lookup(bare).catch(() => []) : [{ address: bare, family: family as 4 | 6 }];
    const [first] = found;
    if (!first) throw new OutboundRefused('unknown host');
    // All of them: a name that answers with one public and one private address is after the private one.
    if (!isListed && !found.every(isPublic)) throw new OutboundRefused('not public');
    if (url.protocol === 'http:' && !isLoopback(first)) throw new OutboundRefused('not encrypted');
    return first;
  }
  return {
    check,
    async fetch(address, init, ca) {
      const url = new URL(address);
      return send(url, await check(url), init, ca ?? null);
    },
  };
}

function listOf(family: 'ipv4' | 'ipv6', ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(' ')) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), family);
  }
  return list;
}
/** Everything that is not an address of the open internet (IANA's special-purpose registries). */
const SPECIAL = {
  4: listOf(
    'ipv4',
    '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
      '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  ),
  // Apart from the others: in one list, ::ffff:0:0/96 would cover every IPv4 address.
  6: listOf(
    'ipv6',
    '::/96 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 fe80::/10 ff00::/8',
  ),
};
const isPublic = ({ address, family }: Checked) => !SPECIAL[family].check(address, family === 6 ? 'ipv6' : 'ipv4');

const isLoopback = ({ address }: Checked) => address === '::1' || address.startsWith('127.');

/** Trusts the usual authorities and, where a company named one, that as well. */
export const authorities = (ca: string | null) => (ca === null ? {} : { ca: [...rootCertificates, ca] });

function send(url: URL, to: Checked, { method, headers, body, signal, bulk }: FetchInit, ca: string | null) {
  const { ms, bytes } = bulk ? BULK : { ms: OUTBOUND_MS, bytes: LARGEST_ANSWER };
  return new Promise<Response>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method,
      headers,
      ...authorities(ca),
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]),
      // What was checked is what is connected to, whatever the name means by now.
      lookup: (_host, options, done) => {
        if (options.all) done(null, [to]);
        else done(null, to.address, to.family);
      },
    });
    request.once('error', reject);
    request.once('response', (answer) => {
      const chunks: Buffer[] = [];
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > bytes) request.destroy(new OutboundRefused('too large'));
        else chunks.push(chunk);
      });
      answer.once('error', reject);
      answer.once('end', () => {
        const fields = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        );
        const status = answer.statusCode ?? 502;
        const hasNoBody = status === 204 || status === 304;
        resolve(new Response(hasNoBody ? null : Buffer.concat(chunks), { status, headers: fields }));
      });
    });
    request.end(body === undefined || body === null ? undefined : bytesOf(body));
  });
}

function bytesOf(body: unknown): string | Uint8Array {
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new OutboundRefused('this kind of body is not sent');
}
