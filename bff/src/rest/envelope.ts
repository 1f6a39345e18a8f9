import * as z from 'zod';
import type { Endpoint } from '@hengcai/shared/contract/kernel';
import { RestFailure, type RestError, type RestFailureKind } from './failure.ts';
import { readData } from './reader.ts';

const BY_STATUS: Readonly<Record<number, RestFailureKind>> = {
  208: 'sessionTimeout',
  209: 'sessionElsewhere',
  400: 'invalid',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'refused',
  429: 'tooMany',
  500: 'serverError',
  603: 'verificationRequired',
  604: 'verificationRequired',
  605: 'verificationRequired',
};
/** Codes that say more than their status does. */
const BY_CODE: Readonly<Record<string, RestFailureKind>> = {
  '208 ACCOUNT_CHANGED': 'accountChanged',
  '403 PASSWORD_CHANGE_REQUIRED': 'passwordChangeRequired',
};
/** Answers without an envelope, by HTTP status (specification 8); what is not listed is broken, or down from 500 on. */
const BY_HTTP: Readonly<Record<number, RestFailureKind>> = {
  400: 'invalid',
  401: 'sessionTimeout',
  403: 'noSuchPath',
  404: 'noSuchPath',
  413: 'invalid',
  414: 'invalid',
  429: 'tooMany',
  431: 'invalid',
  500: 'serverError',
  504: 'timedOut',
};

// Other people's services write the status as a string, leave `message` out or send errors that are half filled in.
const Envelope = z.object({
  success: z.boolean(),
  status: z.coerce.number().int(),
  // A refusal with an odd message is still a refusal.
  message: z.string().nullish().catch(null),
  data: z.unknown().optional(),
});
const Errors = z.object({
  errors: z.array(
    z.object({
      field: z.string().nullish(),
      code: z.string().default('REJECTED'),
      message: z.string().default(''),
      current: z.unknown().optional(),
    }),
  ),
});

/** A sentence for people: one line of moderate length. A stack, SQL or a page of HTML is none. */
function sentence(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed && trimmed.length <= 500 && !/[\n\r<>]/.test(trimmed) ? trimmed : undefined;
}

function errorsIn(data: unknown): RestError[] {
  const parsed = Errors.safeParse(data);
  if (!parsed.success) return [];
  return parsed.data.errors.map(({ field, code, message, current }) => ({
    field: field || null,
    code,
    message: sentence(message) ?? '',
    ...(current === undefined ? {} : { current }),
  }));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch {
    return undefined;
  }
}

/** Answers the `data` of an envelope, or throws the failure it stands for. */
export function unwrap(
  endpoint: Endpoint,
  answer: { statusCode: number; body: Uint8Array; retryAfter?: string | undefined },
): unknown {
  const { statusCode, retryAfter } = answer;
  const envelope = Envelope.safeParse(parseJson(answer.body));
  if (!envelope.success) {
    const kind = BY_HTTP[statusCode] ?? (statusCode > 500 ? 'unreachable' : 'malformed');
    throw new RestFailure(kind, statusCode === 200 ? 502 : statusCode, { retryAfter });
  }
  const { success, status, message, data } = envelope.data;
  if (success && status === 200) {
    return readData(endpoint, data);
  }
  const errors = errorsIn(data);
  // A status nobody documented is a refusal: the sentence that comes with it is all there is to tell (specification 8).
  const kind = BY_CODE[`${status} ${errors[0]?.code}`] ?? BY_STATUS[status] ?? 'refused';
  throw new RestFailure(kind, status, { errors, retryAfter, text: errors[0]?.message || sentence(message) });
}
