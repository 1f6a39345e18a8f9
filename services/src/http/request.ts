import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { LanguageCode, Session } from '../kit/context.ts';
import { CallerGone } from '../kit/failure.ts';
import { languageOfHeader } from '@hengcai/shared/rules/language';

/** What the edge knows of a request; the access log is written from this and from nothing else. */
export interface RequestFacts {
  requestId: string;
  /** Aborted when the caller leaves before the answer is sent. */
  gone: AbortSignal;
  language: LanguageCode;
  clientIp: string | null;
  /** `<service>.<endpoint>`, once routed. */
  operation: string | null;
  /** Status of the envelope, which differs from HTTP's. */
  status: number;
  session: Session | null;
  /** The script's token the call came with. */
  apiTokenId: string | null;
}

const facts = new WeakMap<Request, RequestFacts>();

/** The facts of a request that went through `noteRequest`. */
export function requestOf(req: Request): RequestFacts {
  const known = facts.get(req);
  if (!known) throw new Error('noteRequest must be the first middleware.');
  return known;
}

/** First middleware: takes over the caller's request id, or makes one, and answers with it. */
export const noteRequest: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const requestId = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(8).toString('hex');
  res.setHeader('X-Request-Id', requestId);
  facts.set(req, {
    requestId,
    gone: goneOf(res),
    language: languageOfHeader(req.headers['accept-language']),
    clientIp: clientIpOf(req),
    operation: null,
    status: 200,
    session: null,
    apiTokenId: null,
  });
  next();
};

function goneOf(res: Response): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(new CallerGone());
  });
  return gone.signal;
}

/** The caller's address; null when the caller is one of our proxies and does not say for whom it asks. */
function clientIpOf(req: Request): string | null {
  const trusted = req.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
  const peer = req.socket.remoteAddress ?? '';
  if (trusted(peer, 0) && req.headers['x-forwarded-for'] === undefined) return null;
  return req.ip ?? null;
}
