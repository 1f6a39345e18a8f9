import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'hengcai-settings-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readSettings({ DATA_DIR: directory, ...env });
const DATABASE_URL = 'postgres://db.example.test/hengcai';

it('nothing has to be set for the embedded database; its key is made once and only its owner reads it', () => {
  const first = read({});
  expect(first).toMatchObject({
    port: 4100,
    host: '127.0.0.1',
    demo: true,
    testMode: false,
    sessionIdleMinutes: 30,
    sessionHours: 12,
  });
  expect(read({}).masterKey).toBe(first.masterKey);
  expect(statSync(join(directory, 'master.key')).mode & 0o777).toBe(0o600);
});

it.each([
  ['a port that is none', { SERVICES_PORT: '70000' }, /SERVICES_PORT is wrong/],
  ['a database that is no PostgreSQL', { DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL is wrong/],
  ['a server database without a key', { DATABASE_URL }, /MASTER_KEY .* is required/],
  ['a short key', { MASTER_KEY: 'short' }, /MASTER_KEY is wrong/],
  ['test mode outside tests', { TEST_MODE: '1' }, /unless NODE_ENV is test/],
  ['test mode for others', { TEST_MODE: '1', NODE_ENV: 'test', HOST: '0.0.0.0' }, /unless HOST is a loopback/],
  ['another time outside tests', { CLOCK_OFFSET: '5' }, /for TEST_MODE only/],
  ['a path below the address', { PUBLIC_URL: 'https://hr.example.test/hr' }, /A path is not supported/],
  ['demo companies in public', { DEMO: 'on', PUBLIC_URL: 'https://hr.example.test' }, /DEMO=on is refused/],
])('refuses %s with a sentence', (_what, env, sentence) => {
  expect(() => read(env as unknown as Record<string, string>)).toThrow(sentence);
});

it('reads secrets from files, as containers are given them', () => {
  const file = join(directory, 'secret');
  writeFileSync(file, 'k'.repeat(40) + '\n');
  expect(read({ MASTER_KEY_FILE: file }).masterKey).toBe('k'.repeat(40));
  expect(() => read({ MASTER_KEY_FILE: file, MASTER_KEY: 'x'.repeat(40) })).toThrow('both set');
  expect(() => read({ MASTER_KEY_FILE: join(directory, 'none') })).toThrow(/MASTER_KEY_FILE cannot be read: .*ENOENT/);
});

it('makes demo companies on the embedded database of this machine only', () => {
  const key = { MASTER_KEY: 'k'.repeat(32) };
  expect(read({ PUBLIC_URL: 'https://hr.example.test' }).demo).toBe(false);
  expect(read({ PUBLIC_URL: 'http://localhost:4000' }).demo).toBe(true);
  expect(read({ ...key, DATABASE_URL }).demo).toBe(false);
  expect(read({ ...key, DATABASE_URL, DEMO: 'on' }).demo).toBe(true);
  expect(read({ DEMO: 'off' }).demo).toBe(false);
});
