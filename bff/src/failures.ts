import { waitInWords } from '@hengcai/shared/rules/waiting';
import type { LanguageCode } from './http/language.ts';
import { RestFailure, type RestFailureKind } from './rest/failure.ts';
import english from './messages/en-US.json' with { type: 'json' };
import chinese from './messages/zh-CN.json' with { type: 'json' };

/** The closed list of codes an error can carry (design 5). */
export type ErrorCode = keyof typeof english.errors;

/** Both catalogues have the same keys, or this does not compile. */
const CATALOGUES = { 'zh-CN': chinese, 'en-US': english } satisfies Record<LanguageCode, typeof english>;

/** Code of a failed REST call. */
const CODES = {
  noCredential: 'UNAUTHENTICATED',
  sessionTimeout: 'SESSION_TIMEOUT',
  sessionElsewhere: 'SESSION_ELSEWHERE',
  accountChanged: 'ACCOUNT_CHANGED',
  passwordChangeRequired: 'PASSWORD_CHANGE_REQUIRED',
  verificationRequired: 'VERIFICATION_REQUIRED',
  forbidden: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  invalid: 'BAD_USER_INPUT',
  conflict: 'CONFLICT',
  tooMany: 'RATE_LIMITED',
  refused: 'REJECTED',
  serverError: 'UPSTREAM_UNAVAILABLE',
  timedOut: 'UPSTREAM_TIMEOUT',
  overloaded: 'UPSTREAM_UNAVAILABLE',
  unreachable: 'UPSTREAM_UNAVAILABLE',
  noSuchPath: 'UPSTREAM_CONTRACT',
  malformed: 'UPSTREAM_CONTRACT',
  aborted: 'UPSTREAM_UNAVAILABLE',
} satisfies Record<RestFailureKind, ErrorCode>;

/** Failures whose sentence was written for the user; what a broken service says may hold anything. */
const SPOKEN = new Set<RestFailureKind>([
  'sessionTimeout',
  'sessionElsewhere',
  'accountChanged',
  'passwordChangeRequired',
  'verificationRequired',
  'forbidden',
  'notFound',
  'invalid',
  'conflict',
  'tooMany',
  'refused',
]);

/** Why a request is refused at the door: HTTP status and code. */
const GATEWAY = {
  TWO_CREDENTIALS: { status: 400, code: 'BAD_USER_INPUT' },
  FOREIGN_ORIGIN: { status: 403, code: 'FORBIDDEN' },
  NOT_JSON: { status: 415, code: 'BAD_USER_INPUT' },
  NOT_ACCEPTED: { status: 406, code: 'BAD_USER_INPUT' },
  BAD_BODY: { status: 400, code: 'BAD_USER_INPUT' },
  BATCHED: { status: 400, code: 'BAD_USER_INPUT' },
  NO_OPERATION: { status: 400, code: 'BAD_USER_INPUT' },
  BAD_PARAMETER: { status: 400, code: 'BAD_USER_INPUT' },
  TOO_LARGE: { status: 413, code: 'QUERY_REFUSED' },
  BODY_TOO_LARGE: { status: 413, code: 'QUERY_REFUSED' },
  TOO_MANY_TOKENS: { status: 400, code: 'QUERY_REFUSED' },
  TOO_MANY_SELECTIONS: { status: 400, code: 'QUERY_REFUSED' },
  GIVEN_UP: { status: 400, code: 'QUERY_REFUSED' },
  TOO_DEEP: { status: 400, code: 'QUERY_REFUSED' },
  TOO_MANY_ALIASES: { status: 400, code: 'QUERY_REFUSED' },
  TOO_MANY_DIRECTIVES: { status: 400, code: 'QUERY_REFUSED' },
  TOO_MANY_ROOT_FIELDS: { status: 400, code: 'QUERY_REFUSED' },
  TOO_MANY_MUTATIONS: { status: 400, code: 'QUERY_REFUSED' },
  HIDDEN_MUTATIONS: { status: 400, code: 'QUERY_REFUSED' },
  NOT_ALONE: { status: 400, code: 'QUERY_REFUSED' },
  TOO_COSTLY: { status: 400, code: 'QUERY_REFUSED' },
  INTROSPECTION_OFF: { status: 400, code: 'QUERY_REFUSED' },
  NO_EXPLORER: { status: 403, code: 'FORBIDDEN' },
  TOO_MANY_OPERATIONS: { status: 429, code: 'RATE_LIMITED' },
  COST_BUDGET: { status: 429, code: 'RATE_LIMITED' },
  TOO_MANY_FILES: { status: 429, code: 'RATE_LIMITED' },
  CLIENT_OUTDATED: { status: 400, code: 'CLIENT_OUTDATED' },
  NOT_TRUSTED: { status: 403, code: 'QUERY_REFUSED' },
  NOT_FOUND: { status: 404, code: 'NOT_FOUND' },
  METHOD_NOT_ALLOWED: { status: 405, code: 'BAD_USER_INPUT' },
  NOT_MULTIPART: { status: 415, code: 'BAD_USER_INPUT' },
  FILE_TOO_LARGE: { status: 413, code: 'BAD_USER_INPUT' },
  PICTURE_TOO_LARGE: { status: 413, code: 'BAD_USER_INPUT' },
  BAD_TICKET: { status: 404, code: 'NOT_FOUND' },
} satisfies Record<keyof typeof english.gateway, { status: number; code: ErrorCode }>;

export type GatewayReason = keyof typeof GATEWAY;
/** What the sentence of a refusal names; `seconds` also goes into Retry-After. */
type Values = Readonly<Record<string, string | number>>;

/** A request refused before GraphQL or REST had a part in it. */
export class GatewayError extends Error {
  constructor(
    readonly reason: GatewayReason,
    readonly values: Values = {},
  ) {
    super(reason);
  }
}

const filled = (text: string, values: Values, language: LanguageCode): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name]?.toLocaleString(language) ?? placeholder);

/** The text of a code in a language. */
export const errorText = (code: ErrorCode, language: LanguageCode): string => CATALOGUES[language].errors[code];
/** What a page says while the services start. */
export const startingTexts = (language: LanguageCode) => CATALOGUES[language].starting;

/** What an error says to the client beside its code; nothing of where or how the failure came about. */
export interface Complaint {
  code: ErrorCode;
  status: number;
  message: string;
  /** Version of the row now, on a conflict. */
  currentVersion?: number;
  /** Seconds to wait, where somebody asked for too much. */
  retryAfter?: string;
}

function currentVersion({ errors }: RestFailure): number | undefined {
  const current = errors[0]?.current;
  if (current === null || typeof current !== 'object' || !('version' in current)) return undefined;
  return typeof current.version === 'number' ? current.version : undefined;
}

function complaintOfRest(failure: RestFailure, language: LanguageCode): Complaint {
  const code = CODES[failure.kind];
  const spoken = SPOKEN.has(failure.kind) ? failure.text : undefined;
  const version = currentVersion(failure);
  return {
    code,
    status: failure.status,
    message: spoken ?? errorText(code, language),
    ...(version !== undefined && { currentVersion: version }),
    ...(failure.retryAfter !== undefined && { retryAfter: failure.retryAfter }),
  };
}

/** A time to wait is told in words. */
const withWait = (values: Values, language: LanguageCode): Values =>
  'seconds' in values ? { ...values, wait: waitInWords(Number(values['seconds']), language) } : values;

function complaintOfGateway({ reason, values }: GatewayError, language: LanguageCode): Complaint {
  return {
    ...GATEWAY[reason],
    message: filled(CATALOGUES[language].gateway[reason], withWait(values, language), language),
    ...('seconds' in values && { retryAfter: String(values['seconds']) }),
  };
}

/** Turns whatever was thrown into what may be told about it; what nobody foresaw is told as INTERNAL. */
export function complaintOf(error: unknown, language: LanguageCode): Complaint {
  if (error instanceof RestFailure) return complaintOfRest(error, language);
  if (error instanceof GatewayError) return complaintOfGateway(error, language);
  return { code: 'INTERNAL', status: 500, message: errorText('INTERNAL', language) };
}
