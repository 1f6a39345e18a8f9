import { setTimeout as delay } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { FaultCompany, FaultStack } from '../harness.ts';
import { brokenInvariants } from './database.ts';
import { openJournal, type Journal } from './journal.ts';
import type { Random } from '@hengcai/shared/random';
import { seeded } from './random.ts';
import { startWriters } from './writers.ts';

/** A strike falls at most so long after the write it waited for. */
const LATEST_MOMENT = 150;
const PATIENCE = { timeout: 60_000, interval: 10 };

interface StrikesOptions {
  scenario: string;
  count: number;
  /** Does the damage; whatever it ends it starts again. */
  strike: (nth: number, random: Random) => Promise<void>;
  /** Looks while nothing is written and everything runs, at the end. */
  inTheEnd?: () => Promise<void>;
}

const rowsOf = (company: FaultCompany, prefix: string, rows: readonly Record<string, unknown>[]): string[] =>
  rows
    .filter(({ company_id, emp_number }) => company_id === company.companyId && String(emp_number).startsWith(prefix))
    .map(({ emp_number }) => String(emp_number))
    .sort();

/**
 * Lets two companies write while something strikes at random moments, and then compares what clients were told with what
 * is in the database: what was acknowledged is there once, what was not is there whole or not at all.
 */
export async function strikeWhileWriting(stack: FaultStack, options: StrikesOptions): Promise<Journal> {
  const { scenario, count, strike, inTheEnd } = options;
  const random = seeded(scenario);
  const journal = openJournal();
  const given = openJournal();
  const people = await Promise.all(
    stack.companies.map(async (company) => ({ company, client: await stack.signIn(company) })),
  );
  const patient = people.map(({ company, client }) =>
    startWriters({ company, client, journal, prefix: `${company.code}-P`, atOnce: 3 }),
  );
  const impatient = people.map(({ company, client }) =>
    startWriters({ company, client, journal: given, prefix: `${company.code}-I`, atOnce: 1, tryAgain: false }),
  );
  const acknowledged = () => patient.reduce((sum, writers) => sum + writers.acknowledged, 0);
  for (let nth = 0; nth < count; nth += 1) {
    const before = acknowledged();
    await vi.waitUntil(() => acknowledged() > before, PATIENCE);
    await delay(random.below(LATEST_MOMENT));
    await strike(nth, random);
  }
  await Promise.all([...patient, ...impatient].map((writers) => writers.finish()));
  await inTheEnd?.();
  for (const { client } of people)
    expect(await client.run('Me'), 'the session is still good').toMatchObject({ codes: [] });

  if (stack.embedded) await stack.services.end('SIGTERM');
  await stack.withDatabase(async (engine) => {
    expect(await brokenInvariants(engine)).toEqual([]);
    const { rows } = await engine.run('select company_id, emp_number from employee');
    const { rows: kept } = await engine.run(
      `select count(*)::int as keys from idempotency where operation = 'empupdate.addemp'`,
    );
    expect(kept[0]?.['keys'], 'keys the invariants look at').toBeGreaterThanOrEqual(journal.keys('ack').length);
    for (const { company } of people) {
      const mine = (keys: string[], prefix: string) => keys.filter((key) => key.startsWith(prefix)).sort();
      const sure = `${company.code}-P`;
      expect(rowsOf(company, sure, rows), 'acknowledged and in the database').toEqual(mine(journal.keys('ack'), sure));
      expect(mine(journal.keys('ack'), sure), 'each once').toEqual([...new Set(mine(journal.keys('intent'), sure))]);
      const unsure = `${company.code}-I`;
      const there = rowsOf(company, unsure, rows);
      expect(there).toEqual(expect.arrayContaining(mine(given.keys('ack'), unsure)));
      expect(mine(given.keys('intent'), unsure)).toEqual(expect.arrayContaining(there));
    }
  });
  console.log(
    `${scenario}: ${count} strikes, ${journal.keys('ack').length} writes acknowledged and found once; tries that failed ${JSON.stringify(journal.outcomes())}; ${given.keys('ack').length} of ${given.keys('intent').length} acknowledged to those who try once`,
  );
  given.remove();
  return journal;
}
