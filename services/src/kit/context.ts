import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, Endpoint, ParsedOf, Policy, RoleName, Service } from '@hengcai/shared/contract/kernel';
import type { Secrets } from './secrets.ts';

/** A drizzle transaction on PGlite or PostgreSQL; `withTenant` and `withSystem` are the only places that make one. */
export type Tx = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type LanguageCode = 'zh-CN' | 'en-US';

/** A role that the caller holds, as a whole: pages, elements, people and fields of one role belong together. */
export interface HeldRole {
  roleCode: string;
  type: RoleName;
  /** All managers or all others: it comes with the place in the line of management. */
  isDefault: boolean;
  /** The authority scopes over employees that it was given. */
  scopes: readonly number[];
  /** What this member sees of it: departments with all below (1), or only the own person (4); null: all of it. */
  narrowed: { scope: number; deptIds: readonly string[] } | null;
  /** Page path -> sum of 1 visit, 2 edit, 4 export. */
  pages: ReadonlyMap<string, number>;
  /** Elements that the role shows or hides otherwise than as shipped. */
  elements: Readonly<Record<string, boolean>>;
}

/** Who calls, read from the session row and the roles on every request; never from headers or bodies. */
export interface Session {
  sessionId: string;
  companyId: string;
  companyCode: string;
  /** IANA name; "today" and deadlines are meant in it. */
  timeZone: string;
  /** The original account: it is what audit entries name as actor. */
  userId: string;
  /** The account whose eyes are used: the linked identity while mirrored, else `userId`. */
  subjectUserId: string;
  /**
   * The departments, with all below, within which HR acts as their head; null: no such limit. What is seen and done then
   * is the head's there, and nothing of the head's other roles.
   */
  withinDepts: readonly string[] | null;
  /** The employee behind the subject account; null for accounts without one (the platform administrator). */
  empId: string | null;
  roles: readonly HeldRole[];
  /** The policy of this call: only roles that meet it alone show people and fields in it (`rolesThrough`); null: no page is asked for. */
  through: Policy | null;
  /** The authority scopes over employees that the account was given in person; they widen each of its roles. */
  ownScopes: ReadonlySet<number>;
  /** Union of the roles: page path -> sum of 1 visit, 2 edit, 4 export. */
  pageRights: ReadonlyMap<string, number>;
  /** Elements of pages (`shared/rules/settings/elements`) that none of the roles shows and allows. */
  hiddenElements: ReadonlySet<string>;
  isPlatformAdmin: boolean;
}

/** One audit line: a message id with parameters (rendered on reading), the object, and what changed. */
export interface AuditLine {
  action: string;
  objectType: string;
  objectId: string;
  params?: Record<string, string | number | null>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface JobRequest {
  kind: string;
  input: Record<string, unknown>;
  total?: number;
}

/** What every handler, job step and demo builder receives beside its input. */
export interface Ctx {
  session: Session;
  tx: Tx;
  /** Database time of this transaction (+ CLOCK_OFFSET in tests). */
  now: Date;
  /** `now` as a business date of the company, YYYY-MM-DD. */
  today: string;
  language: LanguageCode;
  requestId: string;
  /** Where the product is in a browser, without a slash at its end: what links in mails begin with. */
  webUrl: string;
  newId: () => string;
  /** Text of the services' catalogue in the caller's language. */
  t: (id: string, params?: Record<string, string | number | null>) => string;
  /** Appends an audit entry in this transaction. */
  audit: (line: AuditLine) => Promise<void>;
  /** Enqueues long work in this transaction; it starts after commit. Answers the id of the job row. */
  enqueue: (job: JobRequest) => Promise<string>;
  /** Says that a mail was queued in this transaction: the relay is woken after the commit. */
  mailQueued: () => void;
  /** Encryption and blind indexes for values that must not stand readable in the database. */
  secrets: Secrets;
  /**
   * Another short read-only transaction as the same caller: for streams, which outlive the one of the handler. It fails
   * when the caller has left.
   */
  readLater: <T>(fn: (ctx: Ctx) => Promise<T>) => Promise<T>;
}

/** A stored upload: a temp file outside the web root, removed when the handler returns. */
export interface Upload {
  path: string;
  fileName: string;
  size: number;
}

/** Bytes to send: `stream` is a Node readable or an async iterable of buffers. */
export interface FileAnswer {
  fileName: string;
  contentType: string;
  stream: AsyncIterable<Uint8Array | string>;
}

export type Answer<E extends Endpoint> = E['answers'] extends 'file' ? FileAnswer : DataOf<E>;
type Extra<E extends Endpoint> = E['encoding'] extends 'multipart' ? { upload: Upload } : unknown;

/** What a handler is given: the validated input, and the file where the endpoint takes one. */
export type GivenTo<E extends Endpoint> = ParsedOf<E> & Extra<E>;
export type Handler<E extends Endpoint> = (input: GivenTo<E>, ctx: Ctx) => Promise<Answer<E>>;
/** The handlers of one REST service: one that is missing does not compile. */
export type Handlers<S extends Service> = { [K in keyof S['endpoints']]: Handler<S['endpoints'][K]> };
/** The handlers of the whole contract. */
export type AllHandlers = { [S in keyof Contract]: Handlers<Contract[S]> };
