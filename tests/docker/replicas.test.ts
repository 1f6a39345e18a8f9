import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '@hengcai/services/src/db/postgres.ts';
import type { Engine } from '@hengcai/services/src/db/engine.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { CLIENT, openBrowser, type Browser } from './browser.ts';
import { freePort } from '../support/free-port.ts';
import { readCompose } from './compose.ts';
import { ROOT } from './dockerfile.ts';
import { environmentIn, start, startRoundRobin, type RoundRobin, type Running } from './topology.ts';

const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL'];
const ORIGIN = readCompose().services['bff']?.environment?.['PUBLIC_URL'] ?? '';
const COMPANY = 'acme';
const PASSWORD = 'Passw0rd1';

const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-docker-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => ensureBuilt(['services', 'bff', 'ide', 'web']));

/** The database of the topology, by its owner and by the role that logs in. */
function database(name: string) {
  const owner = new URL(TEST_DATABASE_URL ?? '');
  owner.pathname = `/${name}`;
  return { MIGRATION_URL: owner.href, DATABASE_URL: owner.href };
}

async function servicesAt(dataDir: string, more: Record<string, string>): Promise<Record<string, string>> {
  const here = { HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback', DATA_DIR: path.join(folder, dataDir) };
  return environmentIn('services', { ...here, ...more, SERVICES_PORT: String(await freePort()) });
}

describe('the image of the services', () => {
  it('uses the embedded database where no DATABASE_URL is given', async () => {
    const { DATABASE_URL: _url, MIGRATION_URL: _owner, ...env } = await servicesAt('embedded', {});

    const services = await start('services', env);
    await services.stop();

    expect(existsSync(path.join(folder, 'embedded/pglite'))).toBe(true);
  });
});

describe('two services, two BFFs and a proxy', () => {
  const name = `hengcai_test_${randomBytes(6).toString('hex')}`;
  let admin: Engine;
  let services: Running[] = [];
  let bffs: Running[] = [];
  let inner: RoundRobin;
  let outer: RoundRobin;
  let jane: Browser;

  beforeEach((ctx) => ctx.skip(!TEST_DATABASE_URL, 'no PostgreSQL for replicas to share'));

  beforeAll(async () => {
    if (!TEST_DATABASE_URL) return;
    admin = openPostgres(TEST_DATABASE_URL, () => undefined, 1);
    await admin.run(`create database ${name}`);
    const envs = await Promise.all(['one', 'two'].map((dataDir) => servicesAt(dataDir, database(name))));
    // At once, on an empty database, as compose starts them.
    services = await Promise.all(envs.map((env) => start('services', env)));
    inner = await startRoundRobin(
      services.map(({ url }) => url),
      ({ headers, socket }) => [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
    );
    bffs = await Promise.all(
      [1, 2].map(async () => {
        const here = { REST_URL: inner.url, TRUSTED_PROXIES: 'loopback', PORT: String(await freePort()) };
        return start('bff', environmentIn('bff', here));
      }),
    );
    // What a client says of its own address is dropped; the tests say where they are by a header of theirs.
    outer = await startRoundRobin(
      bffs.map(({ url }) => url),
      ({ headers }) => String(headers[CLIENT]),
    );
    const initial = await createCompany(envs[0] ?? {});
    jane = browserAt('203.0.113.1');
    await signIn(jane, 'jane', initial);
    await jane.ask('ChangePassword', { input: { oldPassword: initial, newPassword: PASSWORD } });
    await signIn(jane, 'jane', PASSWORD);
  });

  afterAll(async () => {
    for (const proxy of [outer, inner]) await proxy?.stop();
    for (const one of [...bffs, ...services]) await one.stop();
    await admin?.run(`drop database if exists ${name} with (force)`);
    await admin?.close();
  });

  const browserAt = (address: string) => openBrowser(outer.url, ORIGIN, address);
  const signIn = async (browser: Browser, userName: string, password: string) => {
    const answer = await browser.ask('Login', { input: { companyCode: COMPANY, userName, password, force: true } });
    expect([answer.errors ?? [], answer.data?.['login']?.userErrors]).toEqual([[], []]);
  };

  /** Makes the company by the command of docker/README.md; answers the password it prints. */
  async function createCompany(env: Record<string, string>): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['services/dist/create-company.js', '--code', COMPANY, '--admin', 'jane', '--language', 'en-US'],
      { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } },
    );
    return /^Password:\s+(\S+)$/m.exec(stdout)?.[1] ?? '';
  }

  async function departmentId(): Promise<string> {
    const { data } = await jane.ask('DepartmentTree');
    return (data?.['departments'] as { id: string }[] | undefined)?.[0]?.id ?? '';
  }
  const newEmployee = async (number: string) => ({
    input: {
      clientMutationId: randomUUID(),
      number,
      name: `Person ${number}`,
      departmentId: await departmentId(),
      entryDate: '2026-01-01',
    },
  });
  const numbers = async (): Promise<string[]> => {
    const { data } = await jane.ask('EmployeeList', { page: { pageNo: 1, pageSize: 100 } });
    return (data?.['employees'].items as { number: string }[]).map(({ number }) => number);
  };

  it('P26 migrate once, however many start at once, and need no embedded database', async () => {
    const engine = openPostgres(database(name).DATABASE_URL, () => undefined, 1);
    const { rows } = await engine.run('select count(*)::int as n from drizzle.__drizzle_migrations');
    await engine.close();

    const migrations = readdirSync(path.join(ROOT, 'services/drizzle')).filter((file) => file.endsWith('.sql'));
    expect(rows).toEqual([{ n: migrations.length }]);
    expect(['one', 'two'].filter((dataDir) => existsSync(path.join(folder, dataDir, 'pglite')))).toEqual([]);
  });

  it('know a session wherever it was begun', async () => {
    const before = [...outer.answered, ...inner.answered];
    const answers = await Promise.all(Array.from({ length: 8 }, () => jane.ask('Me')));

    expect(answers.map(({ data }) => data?.['me'].name as string)).toEqual(answers.map(() => 'jane'));
    const after = [...outer.answered, ...inner.answered];
    expect(after.filter((count, at) => count > (before[at] ?? 0))).toHaveLength(4);
  });

  it('work on an import together, and any of them tells how far it is', async () => {
    const { importId } = await jane.upload(
      'importempinfo',
      'people.csv',
      'Employee number,Name,Entry date\nI1,Imported,2026-01-01\n',
    );
    const { data } = await jane.ask('EmployeeImportSummary', { id: importId });
    const mapping = (data?.['employeeImport'].columns as { header: string; field: string }[]).map(
      ({ header, field }) => ({ header, field }),
    );
    const mapped = await jane.ask('MapEmployeeImport', { input: { id: importId, mapping } });
    await finished(mapped.data?.['mapEmployeeImport'].job.id as string);
    const input = { id: importId, clientMutationId: randomUUID() };
    const committed = await jane.ask('CommitEmployeeImport', { input });
    await finished(committed.data?.['commitEmployeeImport'].job.id as string);

    expect(await numbers()).toContain('I1');
  });

  /** Waits for a job, asking one BFF and then the other. */
  async function finished(jobId: string): Promise<void> {
    const seen: unknown[] = [];
    const isDone = async () => {
      for (const { url } of bffs) {
        const { data } = await jane.ask('Job', { id: jobId }, url);
        seen.push(data?.['job'].done);
        expect(data?.['job'].status).toBe('DONE');
      }
    };
    await vi.waitFor(isDone, { timeout: 60_000, interval: 200 });
    expect(seen.every((done) => typeof done === 'number')).toBe(true);
  }

  it('give a file by one BFF for the ticket of the other', async () => {
    const [first, second] = bffs.map(({ url }) => url);
    const { data } = await jane.ask('ExportEmployees', { input: { format: 'CSV' } }, first);
    const response = await jane.download(data?.['exportEmployees'].file.url as string, second);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain('I1');
  });

  it('T5 count failed sign-ins together: three ask for a code, and only who guesses has to wait', async () => {
    await jane.ask('AddEmployee', await newEmployee('E1'));
    const guesser = browserAt('198.51.100.7');
    const before = [...outer.answered];
    for (let guess = 0; guess < 3; guess += 1) {
      const wrong = { companyCode: COMPANY, userName: 'E1', password: 'Wrong0000' };
      const { data } = await guesser.ask('Login', { input: wrong });
      expect(data?.['login'].userErrors[0].code).toBe('WRONG_CREDENTIALS');
    }
    // The wait is a second, which is over by now where the machine is busy: an hour is told from none by who has to wait.
    const engine = openPostgres(database(name).DATABASE_URL, () => undefined, 1);
    await engine.run(`update rate_bucket set started_at = started_at + interval '1 hour' where key like 'delay:%'`);
    await engine.close();
    const again = { input: { companyCode: COMPANY, userName: 'E1', password: 'Wrong0000' } };
    const here = await guesser.ask('Login', again);
    const elsewhere = await browserAt('192.0.2.44').ask('Login', again);

    expect(outer.answered.every((count, at) => count > (before[at] ?? 0))).toBe(true);
    expect(here.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('VERIFICATION_REQUIRED');
  });

  it('P16 do once what comes to both at once with one key', async () => {
    const variables = await newEmployee('ONCE');
    const answers = await Promise.all(
      bffs.flatMap(({ url }) => [jane.ask('AddEmployee', variables, url), jane.ask('AddEmployee', variables, url)]),
    );

    const made = answers.flatMap(({ data }) => (data?.['addEmployee']?.employee?.id as string | undefined) ?? []);
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made).size).toBe(1);
    expect((await numbers()).filter((number) => number === 'ONCE')).toHaveLength(1);
  });

  it('P4 P5 go on without a replica of each that was killed', async () => {
    await services[0]?.stop('SIGKILL');
    await bffs[0]?.stop('SIGKILL');
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await jane.ask('Me'));
    const added = await jane.ask('AddEmployee', await newEmployee('AFTER'));

    expect(answers.map(({ data }) => data?.['me']?.name as string)).toEqual(answers.map(() => 'jane'));
    expect(added.data?.['addEmployee'].userErrors).toEqual([]);
    expect(await numbers()).toContain('AFTER');
  });
});
