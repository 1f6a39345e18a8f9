import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userAccount } from '../modules/session/tables.ts';
import { startServices, type TestCompany, type TestServices } from '../testing/kit.ts';
import { allDatabases } from '../testing/people.ts';
import { tenantTables } from './secure.ts';
import { findIsolationHoles } from './self-test.ts';
import { rowsOf, sqlState } from './sql.ts';

const NOT_ALLOWED = '42501';
const READ_ONLY = '25006';

describe.each(allDatabases)('companies on %s', (database) => {
  let services: TestServices;
  let a: TestCompany;
  let b: TestCompany;

  beforeAll(async () => {
    services = await startServices({ database });
    a = await services.createTestCompany();
    b = await services.createTestCompany();
  });
  afterAll(() => services.stop());

  it('see nothing of each other in any table', async () => {
    const tables = await tenantTables(services.engine);
    for (const table of tables) {
      const rows = await services.as(a, 'reads', ({ tx }) =>
        rowsOf<{ company_id: string }>(tx, sql`select distinct company_id from ${sql.identifier(table)}`),
      );
      expect(
        rows.filter((row) => row.company_id !== a.companyId),
        table,
      ).toEqual([]);
    }
    expect(tables.length).toBeGreaterThan(15);
  });

  it('cannot write into each other', async () => {
    const foreign = { companyId: b.companyId, id: 'f'.repeat(32), displayName: 'x', createdAt: new Date(0) };
    const insert = services.as(a, 'writes', ({ tx }) => tx.insert(userAccount).values(foreign));
    await expect(insert.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow(NOT_ALLOWED);
    const changed = await services.as(a, 'writes', ({ tx }) =>
      tx.update(userAccount).set({ displayName: 'taken' }).returning({ companyId: userAccount.companyId }),
    );
    expect(new Set(changed.map((row) => row.companyId))).toEqual(new Set([a.companyId]));
  });

  it('are gone with the transaction: the next one on the same connection has no company', async () => {
    await services.as(a, 'reads', async () => undefined);
    const { rows } = await services.engine.run(
      `select current_setting('app.company_id', true) as company, current_setting('role') as role`,
    );
    expect(rows[0]?.company ?? '').toBe('');
    expect(rows[0]?.role).toBe('none');
  });

  it('write nothing where a statement failed and nobody heard of it, and are told', async () => {
    const lost = services.as(a, 'writes', async ({ tx }) => {
      await tx.update(userAccount).set({ displayName: 'half' });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(lost).rejects.toThrow(/not committed|rolled back instead of committed/i);
    const names = await services.as(a, 'reads', ({ tx }) =>
      tx.select({ name: userAccount.displayName }).from(userAccount),
    );
    expect(names).not.toContainEqual({ name: 'half' });
  });

  it('cannot write in a transaction that reads', async () => {
    const write = services.as(a, 'reads', ({ tx }) => tx.update(userAccount).set({ displayName: 'x' }));
    await expect(write.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow(READ_ONLY);
  });

  it.each(['audit', 'calibration', 'confirmation', 'plan_event', 'target_log'])(
    'cannot change or delete what %s has recorded',
    async (table) => {
      const name = sql.identifier(table);
      for (const change of [sql`update ${name} set company_id = 'x'`, sql`delete from ${name}`]) {
        const write = services.as(a, 'writes', ({ tx }) => rowsOf(tx, change));
        const failed = write.catch((e: unknown) => Promise.reject(new Error(sqlState(e))));
        await expect(failed).rejects.toThrow(NOT_ALLOWED);
      }
    },
  );

  it('cannot read password hashes', async () => {
    const read = services.as(a, 'reads', ({ tx }) => rowsOf(tx, sql`select hash from user_password`));
    await expect(read.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow(NOT_ALLOWED);
  });

  it('are not open to a purpose beyond its tables', async () => {
    const read = services.kernel.db.withSystem('signIn', (tx) => rowsOf(tx, sql`select 1 from employee`));
    await expect(read.catch((e: unknown) => Promise.reject(new Error(sqlState(e))))).rejects.toThrow(NOT_ALLOWED);
  });

  it.each([
    [
      'a table whose force is off',
      'alter table employee no force row level security',
      'alter table employee force row level security',
      /table employee is not under forced/,
    ],
    [
      'a table whose policy is gone',
      'alter policy same_company on employee using (true)',
      `alter policy same_company on employee using (company_id = (select nullif(current_setting('app.company_id', true), '')))`,
      /table employee has no policy that limits/,
    ],
    ['a table without a company', 'create table stray (id int)', 'drop table stray', /table stray has no company/],
    [
      'a view that runs as its owner',
      'create view peek as select company_id from company',
      'drop view peek',
      /view peek lacks security_invoker/,
    ],
    [
      'a function that runs as its owner',
      'create function peek() returns int language sql security definer as $$ select 1 $$',
      'drop function peek()',
      /function peek is SECURITY DEFINER/,
    ],
    [
      'an audit trail that can be changed',
      'grant update on audit to hr_app',
      'revoke update on audit from hr_app',
      /Audit entries can be changed/,
    ],
  ])('are not served with %s', async (_hole, open, close, sentence) => {
    await services.engine.run(open);
    const holes = await findIsolationHoles(services.engine);
    await services.engine.run(close);
    expect(holes.join('\n')).toMatch(sentence);
    expect(await findIsolationHoles(services.engine)).toEqual([]);
  });
});
