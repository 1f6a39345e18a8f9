import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { backup, restore } from '../../backup.ts';
import { openPglite } from '../../db/pglite.ts';
import { prepare } from '../../db/prepare.ts';
import { readSettings } from '../../settings.ts';
import type { Engine } from '../../db/engine.ts';
import { emptyPostgres, freshPostgres, testDatabaseUrl } from '../database.ts';
import { startServices } from '../kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hengcai-backup-'));
const after: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterEach(async () => {
  for (const step of after.splice(1).reverse()) await step();
});

const settingsOf = (env: Record<string, string>) =>
  readSettings({ NODE_ENV: 'test', TEST_MODE: '1', DATA_DIR: folder, ...env });
const CODE = 'kept';

/** A company with its administrator, by product code and with the queue of jobs running; the services are stopped. */
async function fill(engine: Engine): Promise<void> {
  const services = await startServices({ engine });
  await services.createTestCompany(CODE);
  await services.stop();
}

/** The company and its administrator's rights are there, and the administrator signs in. */
async function expectKept(engine: Engine): Promise<void> {
  await prepare(engine);
  const services = await startServices({ engine });
  after.push(() => services.stop());
  const token = await services.signIn(CODE, 'admin');
  const menu = await services.ok<{ pageUrl: string }[]>('menu.getUserMenu', {}, token);
  expect(menu.length).toBeGreaterThan(0);
}

describe('P25 a backup of the embedded database', () => {
  // Four databases are made or read on disk.
  it('is read into an empty directory, and replaces nothing unless it is told to', async () => {
    const [here, there, file] = [join(folder, 'here'), join(folder, 'there'), join(folder, 'embedded.backup')];
    const engine = await openPglite(here);
    await prepare(engine);
    await fill(engine);

    await backup(settingsOf({ DATA_DIR: here }), file);
    await restore(settingsOf({ DATA_DIR: there }), file);
    await expect(restore(settingsOf({ DATA_DIR: there }), file)).rejects.toThrow('--replace');
    await restore(settingsOf({ DATA_DIR: there }), file, { replace: true });

    await expectKept(await openPglite(there));
  });

  it('is not taken of a directory that is in use, or where there is none', async () => {
    const busy = join(folder, 'busy');
    const engine = await openPglite(busy);
    after.push(() => engine.close());
    await expect(backup(settingsOf({ DATA_DIR: busy }), join(folder, 'no.backup'))).rejects.toThrow(/pid|process/i);
    await expect(backup(settingsOf({ DATA_DIR: join(folder, 'none') }), join(folder, 'no.backup'))).rejects.toThrow(
      'There is no database',
    );
  });
});

describe('P25 a backup of PostgreSQL', () => {
  const hasClient = () => {
    try {
      return execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }).includes('PostgreSQL');
    } catch {
      return false;
    }
  };

  it('is read into an empty database without an error, and replaces nothing unless it is told to', async (ctx) => {
    ctx.skip(!testDatabaseUrl(), 'no PostgreSQL to back up');
    ctx.skip(!hasClient(), 'pg_dump is not installed');
    const [from, to] = [await freshPostgres(), await emptyPostgres()];
    after.push(from.drop, to.drop);
    const file = join(folder, 'server.backup');
    const at = (url: string) => settingsOf({ DATABASE_URL: url });
    await fill(from.engine);

    await backup(at(from.url), file);
    await restore(at(to.url), file);
    await expect(restore(at(to.url), file)).rejects.toThrow('--replace');
    await restore(at(to.url), file, { replace: true });

    await expectKept(to.engine);
  });
});
