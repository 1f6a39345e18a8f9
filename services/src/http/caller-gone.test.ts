import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '../db/database.ts';
import type { Engine } from '../db/engine.ts';
import { openPostgres } from '../db/postgres.ts';
import { CallerGone } from '../kit/failure.ts';
import { schedule } from '../modules/home/tables.ts';
import { freshPostgres, testDatabaseUrl } from '../testing/database.ts';
import { requestFor, startServices, type TestCompany, type TestServices } from '../testing/kit.ts';
import { addPerson } from '../testing/people.ts';

const quiet = () => undefined;
/** As few as start-up needs: whatever is left behind on them is left to the next call. */
const CONNECTIONS = 2;
/** Shorter than what ends a statement anyway. */
/** Reads of employees take a minute, those of a transaction that writes take none. */
const SLOW = `create policy slow on employee as restrictive for select to hr_app
  using (current_setting('transaction_read_only') = 'off' or pg_sleep(60) is not null)`;

const hasServer = Boolean(testDatabaseUrl());

describe('on PostgreSQL, when the caller leaves', () => {
  let database: Awaited<ReturnType<typeof freshPostgres>>;
  /** Looks from beside the services. */
  let owner: Engine;
  let loginUrl: string;
  let services: TestServices;
  let company: TestCompany;
  let log: Record<string, unknown>[] = [];

  beforeAll(async () => {
    if (!hasServer) return;
    database = await freshPostgres();
    owner = database.engine;
    const url = new URL(database.url);
    url.username = 'hr_login';
    loginUrl = url.href;
    services = await startServices({
      engine: openPostgres(loginUrl, quiet, CONNECTIONS),
      env: { LOG_LEVEL: 'info' },
      logTo: { write: (line) => log.push(JSON.parse(line) as Record<string, unknown>) },
    });
    company = await services.createTestCompany();
    await addPerson(services, company);
  });
  afterAll(async () => {
    if (!hasServer) return;
    await services.stop();
    await owner.close();
    await database.drop();
  });
  beforeEach((ctx) => {
    ctx.skip(!hasServer, 'needs a PostgreSQL server: set TEST_DATABASE_URL');
    log = [];
  });

  const request = (name: string, input: Record<string, unknown>, signal: AbortSignal) => {
    const { path, init } = requestFor(name, input, company.adminToken, 'en-US');
    return fetch(services.url + path, { ...init, signal });
  };
  const sleeping = async () => {
    const { rows } = await owner.run(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
    );
    return rows.length;
  };
  /** Those that run, and those that wait for a connection. */
  const transactions = async () => {
    const text = await (await fetch(`${services.url}/metrics`)).text();
    return Number(/^hengcai_transactions_open (\d+)$/m.exec(text)?.[1]);
  };
  const aborted = () => expect.poll(() => log.some((line) => line.aborted === true)).toBe(true);
  const crashes = () => log.filter(({ level }) => Number(level) >= 50);

  describe('a read', () => {
    beforeAll(() => (hasServer ? owner.run(SLOW) : undefined));
    afterAll(() => (hasServer ? owner.run('drop policy slow on employee') : undefined));

    it.each([
      ['P20 of an export', 'empmanage.exportempinfo', { format: 'csv' }],
      ['of a list', 'empmanage.emplist', {}],
    ])('%s is cancelled in the middle, and its connection serves the next call', async (_what, name, input) => {
      const caller = new AbortController();
      const answer = request(name, input, caller.signal).then((response) => response.arrayBuffer());
      answer.catch(quiet);
      await expect.poll(sleeping).toBe(1);

      caller.abort();
      await expect(answer).rejects.toThrow();
      await expect.poll(sleeping).toBe(0);
      expect(await services.call('systemUser.getUser', {}, company.adminToken)).toMatchObject({ success: true });
      await aborted();
      expect(crashes()).toEqual([]);
    });

    it('that waits for a connection is not begun', async () => {
      const [first, second] = [new AbortController(), new AbortController()];
      const list = ({ signal }: AbortController) => request('empmanage.emplist', {}, signal);
      const answers = Array.from({ length: CONNECTIONS }, () => list(first));
      await expect.poll(sleeping).toBe(CONNECTIONS);
      answers.push(list(second));
      for (const answer of answers) answer.catch(quiet);
      await expect.poll(transactions).toBe(CONNECTIONS + 1);

      second.abort();
      await aborted();
      first.abort();
      await Promise.all(answers.map((answer) => expect(answer).rejects.toThrow()));
      expect(await services.call('systemUser.getUser', {}, company.adminToken)).toMatchObject({ success: true });
      expect(await sleeping()).toBe(0);
    });
  });

  it('a write is carried through', async () => {
    const caller = new AbortController();
    const entry = { scheduleDate: '2026-11-05', scheduleTime: '09:30', scheduleContent: 'A meeting' };
    const isWaiting = async () => {
      const { rows } = await owner.run(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length === 1;
    };
    let answer: Promise<Response> | undefined;
    await owner.transaction('read write', 'lock table schedule in exclusive mode', async () => {
      answer = request('index.addSchedule', entry, caller.signal);
      answer.catch(quiet);
      await expect.poll(isWaiting).toBe(true);
      caller.abort();
      await aborted();
    });
    await expect(answer).rejects.toThrow();
    const entries = () =>
      services.as(company, 'reads', ({ tx }) =>
        tx.select({ content: schedule.content }).from(schedule).where(eq(schedule.day, entry.scheduleDate)),
      );
    await expect.poll(transactions).toBe(0);
    expect(await entries()).toEqual([{ content: 'A meeting' }]);
    expect(crashes()).toEqual([]);
  });

  it('whoever gets the connection next is never hit by a cancel that comes late', async () => {
    const order: string[] = [];
    const engine = openPostgres(loginUrl, quiet, 1);
    const late: Engine = {
      ...engine,
      async cancel(backend) {
        for (let i = 0; i < 20; i += 1) await owner.run('select 1');
        await engine.cancel(backend);
        order.push('cancelled');
      },
    };
    const db = createDatabase(late, () => 0);
    const caller = new AbortController();
    const left = db.withTenant(
      company.session,
      'reads',
      async () => {
        caller.abort(new CallerGone());
        order.push('read');
      },
      caller.signal,
    );
    const next = db.withTenant(company.session, 'reads', async (tx) => {
      order.push('next');
      await tx.execute(sql`select pg_sleep(0.2)`);
    });
    await Promise.all([left, next]);
    expect(order).toEqual(['read', 'cancelled', 'next']);
    await engine.close();
  });
});
