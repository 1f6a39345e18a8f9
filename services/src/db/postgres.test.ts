import { readdirSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, it, type TestContext } from 'vitest';
import { freshPglite, freshPostgres, testDatabaseUrl } from '../testing/database.ts';
import { startServices } from '../testing/kit.ts';
import { userAccount } from '../modules/session/tables.ts';
import { IDLE, MOST } from './statement-names.ts';
import { openPostgres } from './postgres.ts';
import { prepare } from './prepare.ts';
import { rowsOf, sqlState } from './sql.ts';

const quiet = () => undefined;
const needsServer = (ctx: TestContext) =>
  ctx.skip(!testDatabaseUrl(), 'needs a PostgreSQL server: set TEST_DATABASE_URL');

it('serves with the log-in role, which has no rights of its own', async (ctx) => {
  needsServer(ctx);
  const database = await freshPostgres(2);
  const url = new URL(database.url);
  url.username = 'hr_login';
  const services = await startServices({ engine: openPostgres(url.href, quiet) });
  const company = await services.createTestCompany();
  expect(await services.ok('systemUser.getUser', {}, company.adminToken)).toMatchObject({ empName: 'Admin' });
  const planned = await services.as(company, 'reads', ({ tx }) =>
    rowsOf(tx, sql`select current_setting('jit') as jit, current_setting('random_page_cost') as page`),
  );
  expect(planned).toEqual([{ jit: 'off', page: '1.1' }]);
  const own = services.engine.run('select 1 from company');
  await expect(own.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow('42501');
  // What injected SQL could do at most: give the role back, and then it has nothing.
  const reset = services.as(company, 'reads', async ({ tx }) => {
    await tx.execute(sql`reset role`);
    return rowsOf(tx, sql`select 1 from company`);
  });
  await expect(reset.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow('42501');
  await services.stop();
  await database.engine.close();
  await database.drop();
});

it('is prepared once by several that start at the same time', async (ctx) => {
  needsServer(ctx);
  const admin = openPostgres(testDatabaseUrl() ?? '', quiet, 1);
  const name = `hengcai_test_${randomBytes(6).toString('hex')}`;
  await admin.run(`create database ${name}`);
  const url = new URL(testDatabaseUrl() ?? '');
  url.pathname = `/${name}`;
  const engines = Array.from({ length: 4 }, () => openPostgres(url.href, quiet, 2));
  await Promise.all(engines.map(prepare));
  const { rows } = await admin.run('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  const migrations = readdirSync(new URL('../../drizzle', import.meta.url)).filter((name) => name.endsWith('.sql'));
  expect((await engines[0]?.run('select count(*)::int as n from drizzle.__drizzle_migrations'))?.rows).toEqual([
    { n: migrations.length },
  ]);
  await Promise.all(engines.map((engine) => engine.close()));
  await admin.run(`drop database ${name} with (force)`);
  await admin.close();
});

it('is served by several that start at the same time', async (ctx) => {
  needsServer(ctx);
  const database = await freshPostgres(2);
  const engines = Array.from({ length: 6 }, () => openPostgres(database.url, quiet, 4));
  const services = await Promise.all(engines.map((engine) => startServices({ engine })));
  const ready = services.map(async ({ url }) => (await fetch(`${url}/health/ready`)).status);
  expect(await Promise.all(ready)).toEqual(services.map(() => 200));
  await Promise.all(services.map((one) => one.stop()));
  await database.engine.close();
  await database.drop();
});

it('keeps the plan of what is asked again and again, and every company is shown its own rows by it', async (ctx) => {
  needsServer(ctx);
  const database = await freshPostgres(2);
  const services = await startServices({ engine: database.engine });
  for (const company of [await services.createTestCompany(), await services.createTestCompany()]) {
    const kept = await services.as(company, 'reads', async ({ tx }) => {
      for (let times = 0; times < 20; times += 1) {
        const accounts = await tx
          .select({ companyId: userAccount.companyId })
          .from(userAccount)
          .where(eq(userAccount.enabled, true));
        expect(accounts).toEqual([{ companyId: company.companyId }]);
      }
      return rowsOf<{ statement: string }>(
        tx,
        sql`select statement from pg_prepared_statements where generic_plans > 0`,
      );
    });
    expect(kept.map(({ statement }) => statement)).toContain(
      'select "company_id" from "user_account" where "user_account"."enabled" = $1',
    );
  }
  await services.stop();
  await database.drop();
});

it('gives plans up that nobody asks for any more, and keeps those of what is asked instead', async (ctx) => {
  needsServer(ctx);
  const { engine, drop } = await freshPostgres(1);
  const run = (texts: readonly string[], times: number) =>
    engine.transaction(
      'read only',
      'select 1',
      async (tx) => {
        for (let n = 0; n < times; n += 1)
          for (const text of texts) await tx.execute(sql`${sql.raw(`select '${text}'`)}, ${n}::int`);
        const kept = await rowsOf<{ statement: string }>(tx, sql`select statement from pg_prepared_statements`);
        return kept.map(({ statement }) => texts.find((text) => statement.includes(`'${text}'`)));
      },
      'kept',
    );
  const start = Array.from({ length: MOST + 10 }, (_, n) => `start ${n}`);
  await run(start, 5);
  const day = ['day 1', 'day 2', 'day 3'];
  await run(day, IDLE / day.length + 10);
  const kept = await run([...start, ...day], 1);
  expect(kept.filter((text) => text !== undefined && day.includes(text)).sort()).toEqual(day);
  expect(kept.length).toBe(MOST);
  await engine.close();
  await drop();
});

it('goes on when the server kills its connections in the middle', async (ctx) => {
  needsServer(ctx);
  const database = await freshPostgres(4);
  const services = await startServices({ engine: database.engine });
  const company = await services.createTestCompany();
  const calls = Array.from({ length: 40 }, () => services.call('systemUser.getUser', {}, company.adminToken));
  const admin = openPostgres(testDatabaseUrl() ?? '', quiet, 1);
  await admin.run('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(database.url).pathname.slice(1),
  ]);
  const answers = await Promise.all(calls);
  expect(answers.every((answer) => answer.status === 200 || answer.status === 500)).toBe(true);
  expect(await services.call('systemUser.getUser', {}, company.adminToken)).toMatchObject({ success: true });
  await admin.close();
  await services.stop();
  await database.drop();
});

it.each(['pglite', 'postgres'] as const)(
  '%s: a write beside a statement that failed unheard is an error',
  async (kind) => {
    const database = kind === 'postgres' && testDatabaseUrl() ? await freshPostgres(2) : undefined;
    const engine = database?.engine ?? (await freshPglite());
    const lost = engine.transaction('read write', 'create table kept (id int)', async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(quiet);
      return 'done';
    });

    await expect(lost).rejects.toThrow();
    expect((await engine.run("select to_regclass('kept') as found")).rows).toEqual([{ found: null }]);
    await engine.close();
    await database?.drop();
  },
);
