import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Engine, Row } from './engine.ts';
import { lockDirectory } from './pid-lock.ts';
import { statisticsSoon } from './statistics.ts';

/**
 * Opens the embedded database in `<dataDir>/pglite`; a second process is refused, because PGlite itself would let it in
 * and corrupt the data. `before` puts there what shall be found, while nobody else can.
 */
export async function openPglite(dataDir: string, before?: () => Promise<void>): Promise<Engine> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(join(dataDir, 'pglite.lock'));
  try {
    await before?.();
    const lite = await PGlite.create(join(dataDir, 'pglite'));
    return engineOf(lite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database in memory for tests, from a dumped data directory where given. */
export async function openPgliteInMemory(snapshot?: Blob): Promise<Engine & { dump(): Promise<Blob> }> {
  const lite = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {});
  return { ...engineOf(lite, () => undefined), dump: () => lite.dumpDataDir('none') };
}

function engineOf(lite: PGlite, unlock: () => void): Engine {
  const db = drizzle(lite);
  const run: Engine['run'] = async (text, values) => {
    if (values?.length) return lite.query<Row>(text, values);
    return (await lite.exec(text)).at(-1) ?? { rows: [] };
  };
  const statistics = statisticsSoon(() => engine);
  const engine: Engine = {
    kind: 'pglite',
    run,
    async transaction(access, first, fn) {
      const answer = await db.transaction(
        async (tx) => {
          // The database runs in this thread and answers without ever leaving the turn: without this, a hundred waiting
          // transactions would all run before one request is read or one answer is sent.
          await nextTurn();
          const { rows } = await tx.execute<Row>(first);
          return fn(tx, rows[0] ?? {});
        },
        { accessMode: access },
      );
      if (access === 'read write') statistics.written();
      return answer;
    },
    // The database runs in this thread: while it works nothing can be asked of it.
    cancel: () => Promise.resolve(),
    migrate: (folder) => migrate(db, { migrationsFolder: folder }),
    exclusively: (fn) => fn(),
    // There is one connection, and its login is above every role: the queue's own SQL is all that runs through this.
    openQueueStore: () => ({ executeSql: run, close: () => Promise.resolve() }),
    async close() {
      statistics.cancel();
      await lite.close();
      unlock();
    },
  };
  return engine;
}
