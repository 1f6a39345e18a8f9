import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './db/database.ts';
import { handlers } from './generated/modules.ts';
import { NOBODY, type Call } from './kit/calls.ts';
import type { Ctx, LanguageCode } from './kit/context.ts';
import { Failure } from './kit/failure.ts';
import { readIdentity } from './kit/identity.ts';
import type { Kernel } from './kit/kernel.ts';
import { inContext, type Caller } from './kit/run.ts';
import { login } from './modules/session/login.ts';
import { startSession } from './modules/session/start-session.ts';
import { userAccount } from './modules/session/tables.ts';

/** Often enough that what is compiled for being used again is. */
const TIMES = 6;

/** What the first page asks for. */
const FIRST_PAGE: readonly ((ctx: Ctx) => unknown)[] = [
  (ctx) => handlers.systemUser.getUser({}, ctx),
  (ctx) => handlers.empmanage.getallempinfo({ empIds: ctx.session.empId === null ? [] : [ctx.session.empId] }, ctx),
  (ctx) => handlers.image.userList({}, ctx),
  (ctx) => handlers.menu.getUserMenu({}, ctx),
  (ctx) => handlers.message.loginmessage({}, ctx),
  (ctx) => handlers.message.systemnotice({}, ctx),
  (ctx) => handlers.index.listNotice({ minStatus: 2 }, ctx),
  (ctx) => handlers.index.listCustomMenuEntry({}, ctx),
];

/**
 * Goes through a sign-in and a first page before the port opens: code that has never run, tables the database has never
 * opened and a library that is loaded at its first use would otherwise make the first person wait three times as long as
 * the tenth. A name nobody has signs in, whoever signed in last begins a session, and everything is taken back; the page is
 * read as the same person, and a company that nobody has entered has no first page.
 */
export async function rehearse(kernel: Kernel): Promise<void> {
  const caller = await lastCaller(kernel);
  const call = callOf({ ...kernel, db: takenBack(kernel.db) });
  for (let n = 0; n < TIMES; n += 1) {
    await signInAsNobody(call);
    if (!caller) continue;
    await call.kernel.db.withSystem('signIn', (tx, now) => startSession(call, tx, now, caller.session, true));
    for (const read of FIRST_PAGE) await inContext(kernel, caller, 'reads', async (ctx) => read(ctx));
  }
}

const callOf = (kernel: Kernel): Call => ({
  kernel,
  session: NOBODY,
  language: 'en-US',
  requestId: 'rehearsal',
  gone: new AbortController().signal,
  clientIp: null,
  token: null,
});

async function signInAsNobody(call: Call): Promise<void> {
  await login({ company: '', userName: '', password: '' }, call).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
  });
}

/** Somebody as whom a page can be read; null where nobody ever signed in. */
async function lastCaller(kernel: Kernel): Promise<Caller | null> {
  return kernel.db.withSystem('session', async (tx, now) => {
    const [last] = await tx
      .select({ companyId: userAccount.companyId, userId: userAccount.id, language: userAccount.language })
      .from(userAccount)
      .where(and(eq(userAccount.enabled, true), sql`${userAccount.lastSignInAt} is not null`))
      .orderBy(desc(userAccount.lastSignInAt))
      .limit(1);
    if (!last) return null;
    const { companyId, userId } = last;
    const found = await readIdentity(tx, { sessionId: '', companyId, userId, subjectUserId: userId }, now);
    return found && { session: found.session, language: last.language as LanguageCode, requestId: 'rehearsal' };
  });
}

const TAKEN_BACK = new Error('The rehearsal is over.');

/** The same way to SQL, of which nothing stays. */
const takenBack = (db: Database): Database => ({
  ...db,
  async withSystem(purpose, fn) {
    let result: Awaited<ReturnType<typeof fn>> | undefined;
    await db
      .withSystem(purpose, async (tx, now) => {
        result = await fn(tx, now);
        throw TAKEN_BACK;
      })
      .catch((error: unknown) => {
        if (error !== TAKEN_BACK) throw error;
      });
    return result!;
  },
});
