import { setTimeout as delay } from 'node:timers/promises';
import type { SyncKind } from '@hengcai/shared/rules/employee/sync';
import { OutboundRefused, type FetchInit, type Outbound } from '../../../../kit/outbound.ts';

/** A department as any directory has it. */
export interface DirectoryDepartment {
  id: string;
  /** Null: right below the company. */
  parentId: string | null;
  name: string;
}

/** A person as any directory has it. */
export interface DirectoryPerson {
  id: string;
  /** By the names of the directory's own fields (`SYNC_SOURCES`); what is empty is left out. */
  values: Readonly<Record<string, string>>;
  /** The department the person counts to; null: none, or the company itself. */
  departmentId: string | null;
  /** The line manager's id there. */
  managerId: string | null;
  /** The same of the manager on a dotted line, where the directory knows of any. */
  dottedLineManagerId?: string;
  /** Still listed, but as somebody who has left. */
  hasLeft: boolean;
}

/** A part of what a directory has; the same person may come more than once. */
export interface DirectoryPage {
  departments: readonly DirectoryDepartment[];
  people: readonly DirectoryPerson[];
}

/** A directory that is asked. An adapter is complete when it reads all of it and fails where it cannot. */
export interface Directory {
  /** Everything, departments first; throws `DirectoryFailure` rather than leave something out. */
  read(): AsyncGenerator<DirectoryPage>;
  /** Asks for the departments, as a test of address, account and rights; answers how many there are. */
  test(): Promise<number>;
}

/** Where a directory is and as whom it is asked. */
export interface Connection {
  kind: SyncKind;
  address: string;
  appId: string;
  secret: string;
}

export interface Tools {
  outbound: Outbound;
  signal?: AbortSignal;
  /** Waits; tests do not. */
  pause?: (ms: number) => Promise<unknown>;
}

export type FailureCode =
  | 'SYNC_UNREACHABLE'
  | 'SYNC_HOST_REFUSED'
  | 'SYNC_CREDENTIALS'
  | 'SYNC_FORBIDDEN'
  | 'SYNC_BUSY'
  | 'SYNC_ANSWER'
  | 'SYNC_TOO_MANY';

/** Why a directory could not be read; `code` is a message id (`error.<code>`), `there` the directory's own number for it. */
export class DirectoryFailure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly there: string | null = null,
  ) {
    super(code);
  }
}

/** An answer of a directory, read. */
export interface Reply {
  status: number;
  headers: Headers;
  json: Record<string, unknown>;
}

/** One request; what is no JSON is no answer of such a directory. */
export async function ask(
  { outbound, signal }: Tools,
  url: URL,
  init: Omit<FetchInit, 'signal' | 'bulk'>,
): Promise<Reply> {
  let answer: Response;
  try {
    answer = await outbound.fetch(url.href, { ...init, bulk: true, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new DirectoryFailure(error instanceof OutboundRefused ? 'SYNC_HOST_REFUSED' : 'SYNC_UNREACHABLE');
  }
  const json: unknown = await answer.json().catch(() => null);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    // A gateway in trouble answers pages, and may be better in a moment.
    if (answer.status === 429 || answer.status >= 500)
      return { status: answer.status, headers: answer.headers, json: {} };
    throw new DirectoryFailure('SYNC_ANSWER', String(answer.status));
  }
  return { status: answer.status, headers: answer.headers, json: json as Record<string, unknown> };
}

/** How often the same question is asked again, and the longest pause before it. */
const TRIES = 6;
const LONGEST_PAUSE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;

/** What an answer calls for: it is good, it is to be asked again after a while, or with a new token. */
export type Verdict<T> = { done: T } | { againAfterMs: number | null } | { newToken: true };

/**
 * Asks until there is an answer: slower where the directory says that it is asked too often, once more with a new token
 * where the one in use has ended, which happens in the middle of a large company.
 */
export async function persist<T>(
  tools: Tools,
  token: { fresh(): Promise<string>; current(): Promise<string> },
  once: (token: string) => Promise<Verdict<T>>,
): Promise<T> {
  const pause = tools.pause ?? ((ms: number) => delay(ms, undefined, tools.signal ? { signal: tools.signal } : {}));
  let renewed = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const verdict = await once(await token.current());
    if ('done' in verdict) return verdict.done;
    if ('newToken' in verdict) {
      if (renewed) throw new DirectoryFailure('SYNC_CREDENTIALS');
      renewed = true;
      await token.fresh();
    } else {
      await pause(Math.min(LONGEST_PAUSE_MS, verdict.againAfterMs ?? FIRST_PAUSE_MS * 2 ** tries));
    }
  }
  throw new DirectoryFailure('SYNC_BUSY');
}

/** A token that is fetched when it is first needed and kept until it ends. */
export function tokenKeeper(fetchToken: () => Promise<string>) {
  let kept: string | null = null;
  return {
    async fresh() {
      kept = await fetchToken();
      return kept;
    },
    async current() {
      return kept ?? this.fresh();
    },
  };
}

/** The texts among some values. */
export const textsOf = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    ),
  );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The objects of a list; something else where a list belongs is no answer. */
export function recordsIn(value: unknown): Record<string, unknown>[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new DirectoryFailure('SYNC_ANSWER');
  return value.filter(isRecord);
}
