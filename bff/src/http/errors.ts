import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { complaintOf, GatewayError } from '../failures.ts';
import { RestFailure } from '../rest/failure.ts';
import { exchangeOf } from '../session/identify.ts';
import { LARGEST_BODY_KB } from './graphql-request.ts';

/** Of a body nobody wants any more: the largest upload there is, and not for long. */
const MOST_TO_DISCARD = 8 * 1024 * 1024;
const MILLISECONDS_TO_DISCARD = 2000;
/** How long a client that goes on sending has for the answer before its connection is closed. */
const MILLISECONDS_TO_READ = 2000;

/** What body parsing throws says what it is in `type`. */
function asGatewayError(error: unknown): unknown {
  if (error === null || typeof error !== 'object' || !('type' in error)) return error;
  if (error.type === 'entity.too.large') return new GatewayError('BODY_TOO_LARGE', { most: LARGEST_BODY_KB });
  return typeof error.type === 'string' && /^(entity|encoding|charset|request)\./.test(error.type)
    ? new GatewayError('BAD_BODY')
    : error;
}

/** Statuses of an envelope that are no HTTP status travel under 200, as over REST. */
const httpStatus = (status: number): number => (status >= 400 && status <= 599 ? status : 200);

const reasons = (error: unknown) => (error instanceof RestFailure ? error.errors : []);

/**
 * Reads what is still to come of a refused body and throws it away: a connection that is closed while its client sends
 * is reset, and the answer that was on its way is lost with it.
 */
async function discard(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  const enough = AbortSignal.timeout(MILLISECONDS_TO_DISCARD);
  let left = MOST_TO_DISCARD;
  await new Promise<void>((resolve) => {
    request.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) resolve();
    });
    for (const event of ['end', 'close', 'error']) request.once(event, () => resolve());
    enough.addEventListener('abort', () => resolve());
    request.resume();
  });
}

/**
 * Closes the connection of a body that does not end, once the answer has had time to be read: what still comes meanwhile
 * is thrown away as well, since a close in the middle of it would reset the connection before the client has read.
 */
function closeInTime(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    const timer = setTimeout(() => request.socket.destroy(), MILLISECONDS_TO_READ).unref();
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
  });
}

/**
 * Answers what no route did, as JSON and in the closed list of codes. It is an envelope and a GraphQL answer in one,
 * so that neither a client of /graphql nor one of /files has to know a third form.
 */
export function answerErrors(log: Logger): ErrorRequestHandler {
  return async (thrown: unknown, request, response, _next) => {
    const { language, requestId, facts } = exchangeOf(response);
    const error = asGatewayError(thrown);
    const known = error instanceof GatewayError || error instanceof RestFailure;
    if (!known) log.error({ reqId: requestId, err: error }, 'unexpected error');
    if (response.headersSent) {
      // Part of a file is on its way: only a broken connection tells the client that the rest is missing.
      response.destroy();
      return;
    }
    await discard(request);
    if (!request.complete) closeInTime(request, response);
    const { message, ...complaint } = complaintOf(error, language);
    facts.codes = [complaint.code];
    if (complaint.retryAfter !== undefined) response.setHeader('retry-after', complaint.retryAfter);
    const errors = reasons(error).map(({ field, code, message: text }) => ({ field, code, message: text }));
    response.status(httpStatus(complaint.status)).json({
      success: false,
      status: complaint.status,
      message,
      data: { errors: errors.length > 0 ? errors : [{ field: null, code: complaint.code, message }] },
      errors: [{ message, extensions: { ...complaint, requestId } }],
    });
  };
}
