import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Kernel } from '../kit/kernel.ts';
import { requestOf } from './request.ts';

/** One line per request, from an allow-list: no body, no query string, no header, no token ever reaches the log. */
export function accessLog(kernel: Kernel): RequestHandler {
  return (req, res, next) => {
    const started = performance.now();
    res.on('close', () => {
      const { requestId, operation, status, session, apiTokenId } = requestOf(req);
      kernel.log.info(
        {
          reqId: requestId,
          operation,
          http: res.statusCode,
          status,
          ms: Math.round(performance.now() - started),
          ...(res.writableEnded ? {} : { aborted: true }),
          ...(session && {
            company: createHash('sha256').update(session.companyId).digest('hex').slice(0, 12),
            user: session.userId,
          }),
          ...(apiTokenId !== null && { apiToken: apiTokenId }),
        },
        'request',
      );
    });
    next();
  };
}
