import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail } from './tables.ts';
import { startServices, type TestCompany, type TestServices } from '../testing/kit.ts';
import { databases } from '../testing/people.ts';
import { Failure, refused } from './failure.ts';
import { queueMail } from './mail.ts';
import { happensOnce } from './once.ts';
import type { Ctx } from './context.ts';

describe.each(databases)('a write that happens once on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());

  /** An effect that can be counted: a queued mail, each with a key of its own. */
  const effect = async (ctx: Ctx, to: string) => {
    const dedupeKey = ctx.newId();
    await queueMail(ctx, { dedupeKey, to, subject: 's', body: 'b' });
    return { id: dedupeKey };
  };
  const send = (key: string, to: string) =>
    services.as(company, 'writes', (ctx) =>
      happensOnce(ctx, 'test.send', { clientMutationId: key, to } as { clientMutationId: string }, () =>
        effect(ctx, to),
      ),
    );
  const effects = async (to: string) => {
    const [row] = await services.as(company, 'reads', ({ tx }) =>
      tx.select({ n: count() }).from(mail).where(eq(mail.recipient, to)),
    );
    return row?.n;
  };

  it('takes effect once of fifty at the same time, and answers all of them alike', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('key-parallel', 'fifty@example.test')));
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect(await effects('fifty@example.test')).toBe(1);
  });

  it('is refused when the same key comes with something else', async () => {
    await send('key-reused', 'first@example.test');
    const second = send('key-reused', 'second@example.test');
    await expect(second).rejects.toMatchObject({ status: 422, issues: [{ code: 'KEY_REUSED' }] });
    expect(await effects('second@example.test')).toBe(0);
  });

  it('may be sent again with its key after a refusal', async () => {
    const input = { clientMutationId: 'key-refused' };
    const first = services.as(company, 'writes', (ctx) =>
      happensOnce(ctx, 'test.send', input, () => Promise.reject(refused('BUSY'))),
    );
    await expect(first).rejects.toThrow(Failure);
    const second = await services.as(company, 'writes', (ctx) =>
      happensOnce(ctx, 'test.send', input, () => effect(ctx, 'again@example.test')),
    );
    expect(second.id).toHaveLength(32);
    expect(await effects('again@example.test')).toBe(1);
  });

  it('keeps its answer unreadable in the database', async () => {
    await services.as(company, 'writes', (ctx) =>
      happensOnce(ctx, 'test.secret', { clientMutationId: 'key-secret' }, async () => ({ password: 'Readable1' })),
    );
    const { rows } = await services.engine.run(`select response from idempotency where key = 'key-secret'`);
    expect(rows[0]?.response).toMatch(/^k1\./);
    expect(JSON.stringify(rows)).not.toContain('Readable1');
  });
});

it('answers 409 while the first call still runs', async (ctx) => {
  ctx.skip(!process.env.TEST_DATABASE_URL, 'needs two connections: set TEST_DATABASE_URL');
  const services = await startServices({ database: 'postgres' });
  const company = await services.createTestCompany();
  const input = { clientMutationId: 'key-slow' };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let begun = (): void => undefined;
  const inside = new Promise<void>((resolve) => (begun = resolve));
  const first = services.as(company, 'writes', (c) =>
    happensOnce(c, 'test.slow', input, async () => {
      begun();
      await held;
      return { done: true };
    }),
  );
  await inside;
  const second = services.as(company, 'writes', (c) =>
    happensOnce(c, 'test.slow', input, async () => ({ done: false })),
  );
  await expect(second).rejects.toMatchObject({ status: 409, issues: [{ code: 'IN_PROGRESS' }] });
  release();
  expect(await first).toEqual({ done: true });
  await services.stop();
});
