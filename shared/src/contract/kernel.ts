import * as z from 'zod';
import type { ModuleName } from '../modules.ts';
import { LIMITS } from '../rules/limits.ts';
import type { ElementCode } from '../rules/settings/elements.ts';

/**
 * The vocabulary in which a REST service is described once (design 3). Routing, validation, permission checks, the
 * BFF's client, the OpenAPI document and the contract tests are all derived from these descriptions.
 */

export type RoleName = 'ADMIN' | 'CEO' | 'MANAGER' | 'ORDINARY' | 'CUSTOMISED';
export type PageNeed = 'visit' | 'edit' | 'export';

type Narrow = {
  roles?: readonly RoleName[];
  /** Not while acting as a linked identity: what would outlast it, such as passwords and links. */
  original?: true;
  /** The page element that a role may take away, and this call with it. */
  element?: ElementCode;
};

/** Who may call an endpoint. `roles` and `original` narrow any of the session-bound kinds further. */
export type Policy = { kind: 'open' } | SessionPolicy | { kind: 'platformAdmin' };
type SessionPolicy =
  | ({ kind: 'signedIn' } & Narrow)
  | ({ kind: 'self' } & Narrow)
  | ({ kind: 'pages'; pages: readonly { path: string; need: PageNeed }[] } & Narrow);

/** No session needed: sign-in, password reset, public routes. */
export const open: Policy = { kind: 'open' };
/** Anybody signed in; rows are limited by `visibleEmployees`, columns by field groups. */
export const signedIn: Policy = { kind: 'signedIn' };
/** Anybody signed in, and only on the caller's own rows. */
export const self: SessionPolicy = { kind: 'self' };
/** Accounts of the company `platform` only. */
export const platformAdmin: Policy = { kind: 'platformAdmin' };
/** Any one of the named pages with the named right suffices. `pages('/employee/list', 'edit')` is the short form. */
export function pages(path: string, need: PageNeed, narrow?: Narrow): SessionPolicy;
export function pages(list: readonly { path: string; need: PageNeed }[], narrow?: Narrow): SessionPolicy;
export function pages(
  first: string | readonly { path: string; need: PageNeed }[],
  second?: PageNeed | Narrow,
  third?: Narrow,
): SessionPolicy {
  if (typeof first === 'string') return { kind: 'pages', pages: [{ path: first, need: second as PageNeed }], ...third };
  return { kind: 'pages', pages: first, ...(second as Narrow | undefined) };
}

/** The same policy, for people who act as themselves only. */
export const original = (policy: SessionPolicy): Policy => ({ ...policy, original: true });

/** `reads` runs in a read-only transaction and may be retried; `writes` only with a client mutation id. */
export type Effect = 'reads' | 'writes';
export const reads = 'reads' as const;
export const writes = 'writes' as const;

export type Encoding = 'json' | 'form' | 'multipart';
/** What an uploaded file must be: a table is xlsx or csv, a picture jpeg, png or gif, an attachment one of `ATTACHMENT_TYPES`. */
export type FileKind = 'table' | 'picture' | 'attachment';

export interface Endpoint {
  method: 'GET' | 'POST';
  effect: Effect;
  policy: Policy;
  /** One English sentence; it becomes the summary in the OpenAPI document. */
  summary: string;
  query: z.ZodObject;
  body: z.ZodObject;
  /** Shape of `data` in the envelope; for `file` answers it is not used. */
  data: z.ZodType;
  encoding: Encoding;
  /** What a `multipart` endpoint takes in its one field `file`; null for all others. */
  takes: FileKind | null;
  /** `file`: the answer is a stream of bytes with Content-Disposition; failures are still envelopes. */
  answers: 'envelope' | 'file';
  /** Calls made by timers: they never move the idle limit of a session. */
  poll: boolean;
  /** A write that carries `clientMutationId` and happens once however often it is sent. */
  once: boolean;
}

export const none = z.object({});

type Answers = Endpoint['answers'];

interface Spec<Q, B, D, N, A> {
  summary: string;
  query?: Q;
  body?: B;
  data?: D;
  encoding?: N;
  takes?: FileKind;
  answers?: A;
  poll?: boolean;
  once?: boolean;
}

type Made<M, E, Q, B, D, N, A> = Pick<Endpoint, 'policy' | 'summary' | 'takes' | 'poll' | 'once'> & {
  method: M;
  effect: E;
  query: Q;
  body: B;
  data: D;
  encoding: N;
  answers: A;
};

type Empty = typeof none;
const nothing = z.null();
type Nothing = typeof nothing;

function make<M extends Endpoint['method']>(method: M) {
  return <
    const E extends Effect,
    Q extends z.ZodObject = Empty,
    B extends z.ZodObject = Empty,
    D extends z.ZodType = Nothing,
    const N extends Encoding = 'json',
    const A extends Answers = 'envelope',
  >(
    effect: E,
    policy: Policy,
    spec: Spec<Q, B, D, N, A>,
  ): Made<M, E, Q, B, D, N, A> => ({
    method,
    effect,
    policy,
    summary: spec.summary,
    // What a description leaves out is what its type parameter falls back to.
    query: (spec.query ?? none) as Q,
    body: (spec.body ?? none) as B,
    data: (spec.data ?? nothing) as D,
    encoding: (spec.encoding ?? 'json') as N,
    takes: spec.takes ?? null,
    answers: (spec.answers ?? 'envelope') as A,
    poll: spec.poll ?? false,
    once: spec.once ?? false,
  });
}

/** An endpoint read by GET with a query string. */
export const get = make('GET');
/** An endpoint called by POST with a JSON body (form or multipart where `encoding` says so). */
export const post = make('POST');

export interface Service<T extends Record<string, Endpoint> = Record<string, Endpoint>> {
  /** The vocabulary's module that owns these endpoints. */
  module: ModuleName;
  /** Path prefix, e.g. `/empmanage`; empty for calls at the root such as `/login`. */
  prefix: string;
  endpoints: T;
}

/** Describes one REST service, or the group of it that one module owns. The full path of an endpoint is prefix + '/' + key. */
export function service<const T extends Record<string, Endpoint>>(
  module: ModuleName,
  prefix: string,
  endpoints: T,
): Service<T> {
  return { module, prefix, endpoints };
}

/** An endpoint without a query or body adds no names; zod's type of an empty object would forbid every name. */
type Named<T> = T extends Record<string, never> ? unknown : T;
/** What a caller passes: query and body of an endpoint in one object (their names never clash; a test sees to it). */
export type InputOf<E extends Endpoint> = Named<z.input<E['query']>> & Named<z.input<E['body']>>;
/** What a handler receives: the same after validation and defaults. */
export type ParsedOf<E extends Endpoint> = Named<z.output<E['query']>> & Named<z.output<E['body']>>;
/** The `data` of a successful answer. */
export type DataOf<E extends Endpoint> = z.output<E['data']>;

// ---- wire formats (domain.md, "Wire formats") -------------------------------------------------------------------

/** 32 lower-case hex digits. */
export const Id = z.string().regex(/^[0-9a-f]{32}$/);
/** A decimal as a plain string without exponent, e.g. "12.50". */
export const Decimal = z.string().regex(/^-?\d{1,14}(\.\d{1,8})?$/);
/** A business date, YYYY-MM-DD, in the company's time zone. */
export const DateText = z.iso.date();
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime({ offset: true });
/** Optimistic lock: the version the caller saw. */
export const Version = z.int().min(1);
/** Part of a name or number that a list is searched for. */
export const Keyword = z.string().trim().max(LIMITS.keyword);
/** A client-made key that makes a write happen once. */
export const ClientMutationId = z.string().min(8).max(64);
/** A boolean in a query string or form. */
export const Flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '0', '1']).transform((v) => v === 'true' || v === '1'),
]);

/** The two languages of the product; the saved one is sent as Accept-Language. */
export const Language = z.enum(['zh-CN', 'en-US']);

/** Numbered page as asked for: `pageNo` from 1, `pageSize` at most 100. */
export const PageQuery = z.object({
  pageNo: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});
/** Numbered page as answered. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), pageNo: z.int(), pageSize: z.int() });

/** `data` of a failed answer (design 3, "Failures over REST"). `current` is the row now, on a 409. */
export const FailureData = z.object({
  errors: z.array(
    z.object({ field: z.string().nullable(), code: z.string(), message: z.string(), current: z.unknown().optional() }),
  ),
});
/** The envelope of every answer. */
export interface Envelope<T = unknown> {
  success: boolean;
  status: number;
  message: string;
  data: T;
}

/** `data` of every call that starts long work: the id to follow at `/platform/job`. */
export const JobStarted = z.object({ jobId: Id });
/** `data` of a call that changed one versioned row. */
export const Saved = z.object({ id: Id, version: Version });
