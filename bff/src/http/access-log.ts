import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { exchangeOf } from '../session/identify.ts';

/** What those who work on a request found out for its line in the log. The line is made of this and nothing else. */
export interface LogFacts {
  /** Name of the operation in its document. */
  operation?: string | undefined;
  /** First digits of the document's SHA-256. */
  hash?: string | undefined;
  /** REST endpoint of an upload or a download. */
  file?: string;
  /** Codes of the errors it was answered with. */
  codes?: string[];
}

/**
 * One line for each request: what it was, how it ended, how long it took and at what cost. No variable, body, header,
 * cookie or address, which hold passwords, salaries and tickets; the services' lines of the same request id say who it
 * was.
 */
export function accessLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now();
    response.once('close', () => {
      const { requestId, scope, facts } = exchangeOf(response);
      log.info(
        {
          reqId: requestId,
          method: request.method,
          ...facts,
          http: response.statusCode,
          ms: Math.round(performance.now() - begin),
          restCalls: scope.calls,
          restMs: Math.round(scope.milliseconds),
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}
