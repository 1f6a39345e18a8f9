import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importing } from './modules/employee/import/import-testing.ts';
import { freshPglite } from './testing/database.ts';
import { startServices } from './testing/kit.ts';
import type { Engine } from './db/engine.ts';
import { takeStatistics } from './db/statistics.ts';

const ROW_BYTES = 100;
const add = (rows: number) =>
  engine.run(`insert into installation (key, value)
    select gen_random_uuid()::text, repeat('x', ${ROW_BYTES}) from generate_series(1, ${rows})`);
const rowsKnown = async () =>
  Number((await engine.run(`select reltuples from pg_class where relname = 'installation'`)).rows[0]?.reltuples);

let engine: Engine;
beforeEach(async () => {
  engine = await freshPglite();
  await takeStatistics(engine);
});
afterEach(() => engine.close());

describe('statistics of the embedded database', () => {
  it('are taken of every table that holds something, and of it alone', async () => {
    const { rows } = await engine.run(`select count(*) from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and reltuples < 0 and pg_relation_size(c.oid) > 0`);
    expect(Number(rows[0]?.count)).toBe(0);
    expect(await takeStatistics(engine)).toEqual([]);
  });

  it('are taken anew when many rows came, and not for a few', async () => {
    await add(2_000);
    expect(await takeStatistics(engine)).toEqual(['installation']);
    const before = await rowsKnown();
    await add(50);
    expect(await takeStatistics(engine)).toEqual([]);
    await add(50);
    expect(await takeStatistics(engine)).toEqual(['installation']);
    expect(await rowsKnown()).toBe(before + 100);
  });

  it('are taken by themselves soon after something was written', async () => {
    const before = await rowsKnown();
    await engine.transaction('read write', 'select 1', (tx) =>
      tx.execute(`insert into installation (key, value) select n::text, '' from generate_series(1, 200) n`),
    );
    await expect.poll(rowsKnown).toBe(before + 200);
  });

  it('are taken once an import is in', async () => {
    const services = await startServices({ database: 'pglite' });
    const { newCompany, check, commit } = importing(services);
    const company = await newCompany();
    const people = Array.from({ length: 200 }, (_, n) => `P${n},王伟${n},2024-01-01,sales`);
    const { importId } = await check(company, ['工号,姓名,入职日期,部门编号', ...people].join('\n'));
    await commit(company, importId);
    const { rows } = await services.engine.run(`select reltuples from pg_class where relname = 'employee'`);
    expect(Number(rows[0]?.reltuples)).toBe(201);
    await services.stop();
  });
});
