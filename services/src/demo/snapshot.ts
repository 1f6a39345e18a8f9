import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pino } from 'pino';
import { createServices } from '../app.ts';
import type { Engine } from '../db/engine.ts';
import { openPgliteInMemory } from '../db/pglite.ts';
import { MIGRATIONS, prepare } from '../db/prepare.ts';
import { secureDigest } from '../db/secure.ts';
import { businessDateAt, createClock } from '../kit/clock.ts';
import type { Settings } from '../settings.ts';
import { ensureDemo } from './index.ts';

/**
 * Building the demo takes seconds, loading a dump of it a fraction of one. The dump lies in the cache of the checkout,
 * named after everything it depends on: code, schema, anchor, and the key its secrets are sealed with.
 */
export async function demoSnapshot(settings: Settings): Promise<Blob> {
  const anchor = settings.demoDate ?? `${businessDateAt(createClock().now(), 'Asia/Shanghai').slice(0, 7)}-01`;
  const file = join(CACHE, `demo-${digestOf(settings, anchor)}.tar`);
  if (existsSync(file)) return new Blob([new Uint8Array(readFileSync(file))]);
  const dump = await build({ ...settings, demoDate: anchor });
  if (isWritable(ROOT)) keep(new Uint8Array(await dump.arrayBuffer()), file);
  return dump;
}

/** A database in memory with the demo companies, for tests that read them. */
export const openDemoInMemory = async (settings: Settings): Promise<Engine> =>
  openPgliteInMemory(await demoSnapshot(settings));

/** Puts the demo where the embedded database will be, if there is none yet; to be called before it is opened. */
export async function restoreDemo(settings: Settings): Promise<void> {
  const target = join(settings.dataDir, 'pglite');
  if (settings.databaseUrl !== undefined || existsSync(target)) return;
  const snapshot = await demoSnapshot(settings);
  // Unpacked aside and renamed: a start that is interrupted leaves no half database behind.
  const aside = `${target}.${randomBytes(4).toString('hex')}`;
  mkdirSync(settings.dataDir, { recursive: true });
  try {
    const lite = await PGlite.create(aside, { loadDataDir: snapshot });
    await lite.close();
    renameSync(aside, target);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function build(settings: Settings): Promise<Blob> {
  const engine = await openPgliteInMemory();
  await prepare(engine);
  const services = await createServices(settings, engine, pino({ level: 'silent' }));
  try {
    await ensureDemo(services.kernel);
    // Every start begins with these: of all tables, also of those that grew a little since they were last looked at.
    await engine.run('analyze');
    return await engine.dump();
  } finally {
    await services.stop();
  }
}

function keep(dump: Uint8Array, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, dump);
  renameSync(aside, file);
  forgetOthers(file);
}

/** Dumps of former code are of no use; a few are kept for other anchors and keys. */
function forgetOthers(file: string): void {
  const names = readdirSync(dirname(file)).filter(
    (name) => /^demo-.*\.tar$/.test(name) && join(dirname(file), name) !== file,
  );
  for (const name of names.sort().slice(0, -4)) rmSync(join(dirname(file), name), { force: true });
}

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/hengcai');

/** A checkout is; an image belongs to somebody else than who runs it, and builds its demo once for its volume. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function digestOf(settings: Settings, anchor: string): string {
  const hash = createHash('sha256').update(anchor).update(secureDigest());
  hash.update(createHash('sha256').update(settings.masterKey).digest());
  for (const file of readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(MIGRATIONS, file)));
  for (const file of codeFiles()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Whatever the demo may call: all sources but tests, or where there are none, as in an image, what was built of them. */
function codeFiles(): string[] {
  const sources = ['services/src', 'shared/src']
    .map((folder) => join(ROOT, folder))
    .filter((folder) => existsSync(folder));
  const folders = sources.length > 0 ? sources : [join(ROOT, 'services/dist')];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
}
