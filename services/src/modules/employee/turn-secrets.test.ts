import { afterAll, beforeAll, expect, it } from 'vitest';
import { turnMasterKey } from '../../kit/turn-master-key.ts';
import { freshPglite } from '../../testing/database.ts';
import { startServices, type TestServices } from '../../testing/kit.ts';
import type { Engine } from '../../db/engine.ts';
import type { CreatedCompany } from '../settings/public.ts';
import { signInSetting } from '../session/tables.ts';
import { departmentsFor, idOf, peopleFor } from './fixtures.ts';
import { sealValue } from './secrets.ts';
import { employeeSecret } from './tables.ts';

const FORMER = 'the master key of yesterday, long enough';
const NOW = 'the master key of today, which is long enough';
const ID_NUMBER = '110101198505054321X';

let engine: Engine;
let company: CreatedCompany;
let running: TestServices | undefined;
beforeAll(async () => {
  // One database for several starts of the services.
  engine = await freshPglite();
  const services = await start({ MASTER_KEY: FORMER });
  const made = await services.createTestCompany();
  company = made;
  await services.as(made, 'writes', async (ctx) => {
    await departmentsFor(ctx, { sales: null });
    await peopleFor(ctx, [{ key: 'rich', deptId: idOf('sales'), idNumber: ID_NUMBER, bankCard: '622202000098765' }]);
    const { companyId } = ctx.session;
    await ctx.tx.insert(signInSetting).values({ companyId, clientSecret: ctx.secrets.seal('of the provider') });
  });
});
afterAll(async () => {
  await running?.stop();
  await engine.close();
});

async function start(env: Record<string, string>): Promise<TestServices> {
  await running?.stop();
  running = await startServices({ engine: { ...engine, close: () => Promise.resolve() }, env });
  return running;
}

const secretsIn = (services: TestServices) =>
  services.as(company, 'reads', async (ctx) => {
    const rows = await ctx.tx.select().from(employeeSecret).orderBy(employeeSecret.kind);
    return rows.map(({ sealed }) => ctx.secrets.unseal(sealed));
  });

it('what lasts is sealed with the new master key, and found by it, while the former one is told', async () => {
  const turning = await start({ MASTER_KEY: NOW, MASTER_KEY_FORMER: FORMER });
  expect(await secretsIn(turning)).toEqual(['622202000098765', ID_NUMBER]);

  expect(await turnMasterKey(turning.kernel)).toBe(3);
  expect(await turnMasterKey(turning.kernel)).toBe(0);

  const after = await start({ MASTER_KEY: NOW });
  expect(await secretsIn(after)).toEqual(['622202000098765', ID_NUMBER]);
  const [clientSecret] = await after.kernel.db.withSystem('signIn', (tx) => tx.select().from(signInSetting));
  expect(after.kernel.secrets.unseal(clientSecret?.clientSecret ?? '')).toBe('of the provider');
  const index = await after.as(company, 'reads', async (ctx) => sealValue(ctx, 'idNumber', ID_NUMBER).blindIndex);
  const rows = await after.as(company, 'reads', ({ tx }) => tx.select().from(employeeSecret));
  expect(rows.map(({ blindIndex }) => blindIndex)).toContain(index);
});

it('nothing opens with a key that never was one', async () => {
  const stranger = await start({ MASTER_KEY: 'another key, which never sealed anything here' });
  await expect(secretsIn(stranger)).rejects.toThrow('sealed with another key');
});
