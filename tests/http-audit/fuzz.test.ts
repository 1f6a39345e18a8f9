import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffedCompany } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { idsOf } from '../contract/acme.ts';
import { castOf, type Cast } from '../operations/cast.ts';
import { startStack, type Stack } from '../operations/stack.ts';
import { walk } from '../operations/walk.ts';
import { anyRestCall, type RestCall } from './bodies.ts';
import { anyCall, anyDocument, type Request } from './documents.ts';
import { randomOf, type Random } from '@hengcai/shared/random';
import { isFull, seedOfRun } from './run.ts';
import { judgeGraphql, judgeRest, type Verdict } from './verdict.ts';

const COUNT = isFull ? 20_000 : 1000;
const AT_ONCE = 8;
/** An administrator and people with appraisals. */
const CALLERS = 3;
/** Nothing may hang: an answer that has not come by then is a fault. */
const LONGEST = 30_000;
const MINUTES = isFull ? 60 : 10;

const CORPUS = join(import.meta.dirname, 'corpus');
interface Caller {
  cookie: string;
  token: string;
}
type Past = { why: string } & ({ request: Request } | { call: RestCall });
const corpus = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.json'))
  .map((name): [string, Past] => [name, JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as Past]);

describe('P22 whatever is sent', () => {
  const log: string[] = [];
  let stack: Stack;
  let cast: Cast;
  let ids: string[];
  /** Who asks, by account. */
  const callers = new Map<string, Caller>();
  beforeAll(async () => {
    stack = await startStack({ log: { level: 'error', to: { write: (line) => void log.push(line) } } });
    cast = await castOf(stack, await staffedCompany(stack.services, 10), 'Fuzzed');
    // A company in which there is something of everything.
    await walk(cast);
    ids = [...(await idsOf(stack.services.engine, cast.company.companyId))];
    const { bossIds, staffIds, numberOf } = cast.company;
    // The walk gives some people a new password; the others sign in.
    for (const account of ['admin', ...[...bossIds, ...staffIds].map((empId) => numberOf.get(empId) ?? '')])
      if (callers.size < CALLERS) await signIn(account);
    expect([...callers.keys()]).toHaveLength(CALLERS);
  });
  afterAll(() => stack.stop());

  /** Signs a person in; one who cannot any more, because a password was reset, leaves the others. */
  async function signIn(userName: string): Promise<void> {
    const person = await stack.signIn(cast.company.code, userName).catch(() => null);
    const sid = person && /(?:^|; )sid=([^;]+)/.exec(person.cookie)?.[1];
    if (person && sid) callers.set(userName, { cookie: person.cookie, token: decodeURIComponent(sid) });
    else callers.delete(userName);
  }

  async function sendGraphql({ query, variables }: Request, { cookie }: Caller): Promise<Verdict> {
    const body = JSON.stringify({ query, variables });
    const response = await fetch(`${stack.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: stack.url, cookie },
      body,
      signal: AbortSignal.timeout(LONGEST),
    });
    return judgeGraphql(response.status, await response.text(), body);
  }

  async function sendRest({ path, method, headers, body }: RestCall, { token }: Caller): Promise<Verdict> {
    const response = await fetch(stack.services.url + path, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body !== null && { body }),
      signal: AbortSignal.timeout(LONGEST),
    });
    const type = response.headers.get('content-type') ?? '';
    return judgeRest(response.status, type, await response.text(), path + (body ?? ''));
  }

  type Send<T> = (one: T, caller: Caller) => Promise<Verdict>;

  /** Sends one thing after the other, a few at a time; answers what was answered wrongly, with what brought it about. */
  async function fuzz<T>(title: string, make: (random: Random) => T, send: Send<T>) {
    const random = randomOf(seedOfRun(title));
    const faults: unknown[] = [];
    log.length = 0;
    let over = 0;
    for (let done = 0; done < COUNT; done += AT_ONCE) {
      const lost = new Set<string>();
      const one = async () => {
        const [account, caller] = random.pick([...callers]);
        const sent = make(random);
        const verdict = await send(sent, caller).catch((error: unknown) => ({ fault: String(error), over: false }));
        if (verdict.fault !== null) faults.push({ fault: verdict.fault, account, sent });
        if (verdict.over) lost.add(account);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      over += lost.size;
      for (const account of lost) await signIn(account);
    }
    console.log(`${title}: ${COUNT} sent, ${over} sessions begun anew, ${faults.length} faults`);
    return { faults: faults.slice(0, 5), log: log.slice(0, 5) };
  }
  const NOTHING = { faults: [], log: [] };

  it(
    'as a document is answered, and nothing breaks',
    async () => {
      expect(await fuzz('documents', (random) => anyDocument(random, ids), sendGraphql)).toEqual(NOTHING);
    },
    MINUTES * 60_000,
  );

  it(
    'as variables of our own operations is answered, and nothing breaks',
    async () => {
      expect(await fuzz('variables', (random) => anyCall(random, ids), sendGraphql)).toEqual(NOTHING);
    },
    MINUTES * 60_000,
  );

  it(
    'as a REST call is answered, and nothing breaks',
    async () => {
      expect(await fuzz('bodies', (random) => anyRestCall(random, ids), sendRest)).toEqual(NOTHING);
    },
    MINUTES * 60_000,
  );

  it.each(corpus)('and once broke something does so no more: %s', async (_name, past) => {
    log.length = 0;
    await signIn('admin');
    const admin = callers.get('admin') ?? expect.unreachable('the administrator cannot sign in');
    const { fault } = 'request' in past ? await sendGraphql(past.request, admin) : await sendRest(past.call, admin);

    expect([fault, log]).toEqual([null, []]);
  });
});
