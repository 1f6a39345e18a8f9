import type { Effect } from '@hengcai/shared/contract/kernel';
import { translate } from '../messages/translate.ts';
import { appendAudit } from './audit.ts';
import { sessionOver } from './calls.ts';
import { businessDateAt } from './clock.ts';
import type { Ctx, LanguageCode, Session, Tx } from './context.ts';
import { readIdentity } from './identity.ts';
import { enqueue } from './jobs/enqueue.ts';
import type { Kernel } from './kernel.ts';

/** On whose behalf something runs, in which language, and the request that caused it. */
export interface Caller {
  session: Session;
  language: LanguageCode;
  requestId: string;
  /** Aborted when whoever asked does not wait for the answer any more; absent where nobody does. */
  gone?: AbortSignal;
}

/** Runs `fn` in one tenant transaction with everything a handler needs; jobs it asked for start after the commit. */
export async function inContext<T>(
  kernel: Kernel,
  caller: Caller,
  effect: Effect,
  fn: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const enqueued: string[] = [];
  let mails = false;
  const result = await kernel.db.withTenant(
    tenantOf(caller.session),
    effect,
    (tx, now) =>
      fn(
        createContext(
          kernel,
          caller,
          tx,
          now,
          (jobId) => enqueued.push(jobId),
          () => (mails = true),
        ),
      ),
    caller.gone,
  );
  if (mails) kernel.jobs.wakeRelay();
  for (const jobId of enqueued) kernel.jobs.deliver(caller.session.companyId, jobId);
  return result;
}

/** The context of a transaction that is open already. */
export function createContext(
  kernel: Kernel,
  caller: Caller,
  tx: Tx,
  now: Date,
  onEnqueued: (jobId: string) => void,
  onMailQueued: () => void = () => undefined,
): Ctx {
  const { session, language, requestId } = caller;
  const ctx: Ctx = {
    session,
    tx,
    now,
    today: businessDateAt(now, session.timeZone),
    language,
    requestId,
    newId: () => kernel.newId(now),
    t: (id, params) => translate(language, id, params),
    audit: (line) => appendAudit(ctx, line),
    async enqueue(request) {
      const jobId = await enqueue(ctx, request);
      onEnqueued(jobId);
      return jobId;
    },
    mailQueued: onMailQueued,
    webUrl: kernel.settings.webUrl,
    secrets: kernel.secrets,
    readLater: (fn) =>
      inContext(kernel, caller, 'reads', async (later) => fn({ ...later, session: await sessionNow(later) })),
  };
  return ctx;
}

/** The session with the rights of this moment: one that was taken away is not left to whoever began to read before. */
async function sessionNow({ tx, session, now }: Ctx): Promise<Session> {
  const identity = await readIdentity(tx, session, now);
  if (!identity) throw sessionOver('ACCOUNT_CHANGED');
  return { ...identity.session, through: session.through };
}

const tenantOf = (session: Session) => ({ companyId: session.companyId, userId: session.userId });
