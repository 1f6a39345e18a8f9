import { isDeepStrictEqual } from 'node:util';
import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint, FileKind } from '@hengcai/shared/contract/kernel';
import { detachedOf, isMeanwhile, NOBODY, type Call } from '../kit/calls.ts';
import type { Ctx, FileAnswer, Upload } from '../kit/context.ts';
import { CallerGone, Failure, forbidden } from '../kit/failure.ts';
import type { Kernel } from '../kit/kernel.ts';
import { happensOnce } from '../kit/once.ts';
import { inContext } from '../kit/run.ts';
import { countUpload } from '../kit/upload-quota.ts';
import { done, failureOf, refusal, retryAfter } from './envelope.ts';
import { sendFile } from './file-answer.ts';
import { inputReader } from './input.ts';
import { allows, isForOriginalUser } from '../kit/policy.ts';
import { requestOf } from './request.ts';
import { bearerOf, readSession } from './session.ts';
import { refuseToToken } from './session-api-token.ts';
import { withUpload } from './upload.ts';

/** One handler with its input and context types forgotten; the contract has checked them where it was written. */
export type AnyHandler = (input: Record<string, unknown>, ctx: Ctx) => Promise<unknown>;

/** What may be called before a first password is changed. */
const BEFORE_PASSWORD_CHANGE = new Set(['systemUser.changePassword', 'systemUser.getUser']);

/** Ends the transaction of a check: what the handler wrote, such as a line of the audit, has not happened. */
const CHECKED = new Error('The call was only checked.');

/** The way of one call: session, rights, input, handler in its transaction, envelope (design 2). */
export function endpointRoute(whole: Kernel, name: string, endpoint: Endpoint, handler: AnyHandler): RequestHandler {
  const kernel = isMeanwhile(handler) ? { ...whole, db: { ...whole.db, ...whole.db.meanwhile } } : whole;
  const readInput = inputReader(endpoint);
  const own = detachedOf(handler);
  if (endpoint.policy.kind === 'open' && !own) throw new Error(`${name} is open and needs a detached handler.`);

  const admit = async (req: Request, call: Call): Promise<Call> => {
    if (endpoint.policy.kind === 'open') return call;
    const { session, mustChangePassword, loginWay, grant } = await readSession(kernel, call.token, endpoint.poll);
    if (mustChangePassword && loginWay === 1 && !BEFORE_PASSWORD_CHANGE.has(name))
      throw new Failure(403, [{ field: '', code: 'PASSWORD_CHANGE_REQUIRED' }]);
    const facts = requestOf(req);
    facts.session = session;
    facts.apiTokenId = grant?.tokenId ?? null;
    if (grant) refuseToToken(endpoint, grant);
    if (!allows(endpoint.policy, session)) throw forbidden();
    if (isForOriginalUser(endpoint.policy) && session.subjectUserId !== session.userId)
      throw new Failure(403, [{ field: '', code: 'ORIGINAL_USER_ONLY' }]);
    return { ...call, session: { ...session, through: endpoint.policy } };
  };

  /**
   * Does all that giving the file would do before its first byte, keeps nothing of it, and fails as that would. What a
   * handler with transactions of its own does could not be taken back: there the session and the policy are all that is
   * asked, which has been done.
   */
  const check = async (call: Call, input: Record<string, unknown>): Promise<void> => {
    if (own) return;
    try {
      await inContext(kernel, call, endpoint.effect, async (ctx) => {
        await handler(input, ctx);
        throw CHECKED;
      });
    } catch (error) {
      if (error !== CHECKED) throw error;
    }
  };

  const perform = (call: Call, input: Record<string, unknown>): Promise<unknown> => {
    if (own) return own(input, call);
    return inContext(kernel, call, endpoint.effect, (ctx) => {
      if (!endpoint.once) return handler(input, ctx);
      return happensOnce(ctx, name, input as { clientMutationId: string }, () => handler(input, ctx));
    });
  };

  const receive = async <T>(req: Request, call: Call, kind: FileKind, fn: (upload: Upload) => Promise<T>) => {
    await inContext(kernel, call, 'writes', (ctx) => countUpload(ctx, kernel.settings));
    return withUpload(req, kind, kernel.uploadFolder, fn);
  };

  return async (req, res) => {
    const request = requestOf(req);
    request.operation = name;
    const { language, requestId, clientIp, gone } = request;
    try {
      const call = await admit(req, {
        kernel,
        session: NOBODY,
        language,
        requestId,
        gone,
        clientIp,
        token: bearerOf(req.headers.authorization),
      });
      const input = await readInput(req, res);
      if (endpoint.answers === 'file' && req.headers['x-check-only'] !== undefined) {
        await check(call, input);
        res.json(done(null));
        return;
      }
      const data =
        endpoint.takes === null
          ? await perform(call, input)
          : await receive(req, call, endpoint.takes, (upload) => perform(call, { ...input, upload }));
      if (endpoint.answers === 'file') return await sendFile(res, data as FileAnswer);
      if (kernel.settings.testMode) assertContract(name, endpoint, data);
      res.json(done(data));
    } catch (error) {
      if (error instanceof CallerGone) return;
      const failure = res.headersSent ? undefined : failureOf(error);
      if (!failure) throw error;
      request.status = failure.status;
      sendRefusal(res, failure, request.language);
    }
  };
}

function sendRefusal(res: Response, failure: Failure, language: Call['language']) {
  const seconds = retryAfter(failure);
  if (seconds !== undefined) res.setHeader('retry-after', seconds);
  res.json(refusal(failure, language));
}

/** In tests every answer is held against the contract: what is missing, of another type or too much is a crash. */
function assertContract(name: string, endpoint: Endpoint, data: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(data ?? null));
  const parsed = endpoint.data.safeParse(wire);
  if (!parsed.success) {
    const where = parsed.error.issues.map((i) => `${i.path.join('.') || '(data)'}: ${i.message}`).join('; ');
    throw new Error(`The answer of ${name} breaks the contract at ${where}`);
  }
  const path = surplusPath(wire, JSON.parse(JSON.stringify(parsed.data)), '');
  if (path !== null) throw new Error(`The answer of ${name} has ${path}, which the contract does not know`);
}

function surplusPath(wire: unknown, known: unknown, path: string): string | null {
  if (isDeepStrictEqual(wire, known)) return null;
  if (wire === null || typeof wire !== 'object' || known === null || typeof known !== 'object') return path;
  for (const [key, value] of Object.entries(wire)) {
    const inner = surplusPath(value, (known as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}
