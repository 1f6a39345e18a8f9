import ldap from 'ldapjs';
import { selfSigned } from './certificate.ts';

export const BASE_DN = 'ou=people,dc=corp,dc=test';
export const READER_DN = 'cn=reader,dc=corp,dc=test';
export const READER_SECRET = 'reader-secret';

/** As much of ldapjs's server as its types leave out. */
interface Request {
  dn: { toString(): string };
  credentials: string;
  filter: { toString(): string; matches(entry: object): boolean };
}
interface Answer {
  send(entry: { dn: string; attributes: object }): void;
  end(): void;
}
type Next = (error?: object) => void;

interface Entry {
  dn: string;
  uid: string;
  mail?: string;
  password: string;
}

export interface DirectoryServer {
  url: string;
  /** Host and port as OUTBOUND_HOSTS names them. */
  host: string;
  cert: string;
  entries: Entry[];
  /** Names that were bound with, and filters that were searched for, in order. */
  binds: string[];
  filters: string[];
  stop(): Promise<void>;
}

/** The name of somebody in the part of the directory that is searched. */
export const dnOf = (uid: string) => `uid=${uid},${BASE_DN}`;

/** A directory on a free port of this machine, over TLS from the first byte, or without any. */
export async function startDirectory({ tls = true } = {}): Promise<DirectoryServer> {
  const { key, cert } = selfSigned();
  const server = tls ? ldap.createServer({ key, certificate: cert }) : ldap.createServer();
  const entries: Entry[] = [];
  const binds: string[] = [];
  const filters: string[] = [];
  const known = () => [{ dn: READER_DN, uid: 'reader', password: READER_SECRET }, ...entries];
  const same = (a: string, b: string) => ldap.parseDN(a).equals(ldap.parseDN(b));

  server.bind('', (request: Request, response: Answer, next: Next) => {
    const dn = String(request.dn);
    binds.push(dn);
    // As RFC 4513 has it: a bind without a password is an anonymous one, and succeeds.
    const entry = known().find((one) => same(one.dn, dn));
    if (request.credentials !== '' && entry?.password !== request.credentials) {
      next(new ldap.InvalidCredentialsError());
      return;
    }
    response.end();
    next();
  });
  server.search('', (request: Request, response: Answer, next: Next) => {
    filters.push(String(request.filter));
    for (const { dn, password: _password, ...attributes } of entries) {
      const inside = ldap.parseDN(dn).childOf(ldap.parseDN(String(request.dn)));
      if (inside && request.filter.matches({ ...attributes, objectclass: 'person' })) response.send({ dn, attributes });
    }
    response.end();
    next();
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server as unknown as { port: number };
  return {
    url: `${tls ? 'ldaps' : 'ldap'}://localhost:${port}`,
    host: `localhost:${port}`,
    cert,
    entries,
    binds,
    filters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
