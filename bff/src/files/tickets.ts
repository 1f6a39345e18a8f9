import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { contract } from '@hengcai/shared/contract/all';
import { Language, type InputOf, type Service } from '@hengcai/shared/contract/kernel';
import { GatewayError } from '../failures.ts';
import { addressOf, type FileName, type EndpointOf, type ServiceName } from '../rest/client.ts';
import { RestFailure } from '../rest/failure.ts';
import type { Address, Input } from '../rest/request.ts';

/** A download just asked for. */
const FIVE_MINUTES = 5 * 60;
/** A link that stands on a screen: as long as a session can live. */
const SESSION = 12 * 60 * 60;
const HOUR = 60 * 60;
/** What a server accepts in a request line, with room for the headers. */
const LONGEST = 12_000;

const Content = z.object({
  service: z.string(),
  endpoint: z.string(),
  input: z.record(z.string(), z.unknown()),
  language: Language,
  session: z.string(),
  expires: z.int(),
  lasts: z.enum(['fiveMinutes', 'session']).default('fiveMinutes'),
});
type Content = z.infer<typeof Content>;

/** A file as a type of the schema. */
export interface FileLink {
  url: string;
  name: string | null;
}

interface LinkOptions {
  name?: string | null;
  /** Five minutes for an export; as long as a session can live for what stands on a screen. */
  lasts?: Content['lasts'];
}

/** Makes addresses of downloads for one request's session. */
export interface Tickets {
  link<S extends ServiceName, E extends FileName<S>>(
    service: S,
    endpoint: E,
    input: InputOf<EndpointOf<S, E>>,
    options?: LinkOptions,
  ): FileLink;
  /**
   * The address of an export, once the services have said that they would give it to this session; fails as the file
   * itself would. What stands in rows the services gave to the session needs no further question: see `link`.
   */
  export: <S extends ServiceName, E extends FileName<S>>(
    service: S,
    endpoint: E,
    input: InputOf<EndpointOf<S, E>>,
    options?: LinkOptions,
  ) => Promise<FileLink>;
  /**
   * The address of a picture on a screen, from the route the services gave for it; null where there is none, or none
   * that the contract knows.
   */
  picture(route: string | null | undefined): string | null;
}

/** Throws where the services would not give a file. */
type Check = (address: Address, input: Input) => Promise<unknown>;

/** A ticket that was found good: the call to make and the language it was asked for in. */
export interface Redeemed {
  address: Address;
  input: Input;
  language: Content['language'];
  lasts: Content['lasts'];
}

const digest = (token: string): string => createHash('sha256').update(token).digest('base64url').slice(0, 22);

function fileAddress(serviceName: string, name: string): Address {
  const service: Service | undefined = (contract as Record<string, Service>)[serviceName];
  const endpoint = service?.endpoints[name];
  if (!service || endpoint?.answers !== 'file') throw new Error(`${serviceName}.${name} does not answer a file`);
  return addressOf(service, name, endpoint);
}

/** The files that are read by GET, by their route: what the rows of the services may name. */
const ROUTES: ReadonlyMap<string, { service: string; endpoint: string }> = new Map(
  (Object.entries(contract) as [string, Service][]).flatMap(([service, { prefix, endpoints }]) =>
    Object.entries(endpoints)
      .filter(([, { method, answers }]) => method === 'GET' && answers === 'file')
      .map(([endpoint]) => [`${prefix}/${endpoint}`, { service, endpoint }] as const),
  ),
);

function callOf(route: string): Pick<Content, 'service' | 'endpoint' | 'input'> | null {
  const [path = '', query = ''] = route.split('?');
  const found = ROUTES.get(path);
  return found ? { ...found, input: Object.fromEntries(new URLSearchParams(query)) } : null;
}

/**
 * Signs and checks the addresses of downloads. A ticket is the call with its arguments, bound to one session; the
 * services still check the permission when it is used, so it is no right in itself.
 */
export function createTicketOffice(
  secret: string | null,
  formerSecret: string | null = null,
  seconds: () => number = () => Math.floor(Date.now() / 1000),
) {
  const key = secret ?? randomBytes(32);
  const keys = formerSecret === null ? [key] : [key, formerSecret];
  const signed = (text: string, by: string | Buffer): Buffer => createHmac('sha256', by).update(text).digest();

  function issue(content: Content): string {
    const text = deflateRawSync(JSON.stringify(content)).toString('base64url');
    const ticket = `${text}.${signed(text, key).toString('base64url')}`;
    if (ticket.length > LONGEST) throw new GatewayError('TOO_LARGE');
    return ticket;
  }

  function read(ticket: string): Content {
    const [text = '', signature = ''] = ticket.split('.');
    const given = Buffer.from(signature, 'base64url');
    const isOf = (one: string | Buffer) => {
      const expected = signed(text, one);
      return given.length === expected.length && timingSafeEqual(given, expected);
    };
    if (!keys.some(isOf)) throw new GatewayError('BAD_TICKET');
    return Content.parse(JSON.parse(inflateRawSync(Buffer.from(text, 'base64url')).toString()));
  }

  function expiryOf(lasts: Content['lasts']): number {
    if (lasts === 'fiveMinutes') return seconds() + FIVE_MINUTES;
    // To the full hour: the address of a picture stays the same while a list is read again, and is not fetched again.
    return Math.ceil((seconds() + SESSION) / HOUR) * HOUR;
  }

  return {
    /** Tickets of one request; the token is read when one is made, because signing in gives it only then. */
    for: (holder: { readonly token: string | null }, language: Content['language'], check: Check): Tickets => {
      const ticketFor = (call: Pick<Content, 'service' | 'endpoint' | 'input'>, lasts: Content['lasts']) => {
        if (holder.token === null) throw new RestFailure('noCredential', 401);
        const session = digest(holder.token);
        return `/files/${issue({ ...call, language, session, expires: expiryOf(lasts), lasts })}`;
      };
      const link: Tickets['link'] = (service, endpoint, input, { name = null, lasts = 'fiveMinutes' } = {}) => {
        fileAddress(service, endpoint);
        return { url: ticketFor({ service, endpoint, input: input as Content['input'] }, lasts), name };
      };
      return {
        link,
        async export(service, endpoint, input, options) {
          const made = link(service, endpoint, input, options);
          await check(fileAddress(service, endpoint), input as Input);
          return made;
        },
        picture(route) {
          const call = route ? callOf(route) : null;
          return call && ticketFor(call, 'session');
        },
      };
    },
    /** The call behind a ticket; it is refused when it is forged, of another session, or too old. */
    redeem(ticket: string, token: string): Redeemed {
      const { service, endpoint, input, language, session, expires, lasts } = read(ticket);
      if (session !== digest(token) || expires <= seconds()) throw new GatewayError('BAD_TICKET');
      return { address: fileAddress(service, endpoint), input, language, lasts };
    },
  };
}

export type TicketOffice = ReturnType<typeof createTicketOffice>;
