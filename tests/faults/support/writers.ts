import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultCompany } from '../harness.ts';
import type { Client, Data, Outcome } from './client.ts';
import type { Journal } from './journal.ts';

/** A client tries again after so long, as ours does. */
const PAUSE = 50;
/** What tells a client that it may try again with the same key. */
const AGAIN = new Set(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT']);

interface WritersOptions {
  client: Client;
  company: FaultCompany;
  journal: Journal;
  /** Begins the numbers of those it adds. */
  prefix: string;
  /** How many write at the same time. */
  atOnce: number;
  /** Whether they try again; who does not never learns what came of it. */
  tryAgain?: boolean;
}

/** People who add employees one after the other, each with a key of its own. */
export interface Writers {
  /** How many were acknowledged so far. */
  readonly acknowledged: number;
  /** Lets each finish what it has begun; throws what went wrong. */
  finish(): Promise<void>;
}

type Verdict = 'done' | { again: string };

function verdictOf(outcome: Outcome): Verdict {
  if (outcome.kind === 'lost') return { again: outcome.reason };
  const [code] = outcome.codes;
  if (code === undefined && outcome.userErrors.length === 0) return 'done';
  if (code !== undefined && AGAIN.has(code)) return { again: code };
  // A former try is still at it: its transaction ends when the database has noticed that nobody waits for it.
  if (outcome.userErrors.includes('IN_PROGRESS') || code === 'CONFLICT') return { again: 'IN_PROGRESS' };
  throw new Error(`a write was refused: ${JSON.stringify(outcome)}`);
}

export const addEmployee = (company: FaultCompany, number: string, key: string): Data => ({
  input: {
    clientMutationId: key,
    number,
    name: `Added ${number}`,
    departmentId: company.departmentId,
    entryDate: '2026-01-01',
  },
});

export function startWriters(options: WritersOptions): Writers {
  const { client, company, journal, prefix, atOnce, tryAgain = true } = options;
  let finishing = false;
  let acknowledged = 0;
  let made = 0;

  async function write(): Promise<void> {
    const number = `${prefix}${(made += 1)}`;
    const variables = addEmployee(company, number, randomUUID());
    journal.note({ what: 'intent', key: number });
    for (;;) {
      const verdict = verdictOf(await client.run('AddEmployee', variables));
      if (verdict === 'done') break;
      journal.note({ what: 'outcome', key: number, detail: verdict.again });
      if (!tryAgain) return;
      await delay(PAUSE);
    }
    journal.note({ what: 'ack', key: number });
    acknowledged += 1;
  }

  async function keepWriting(): Promise<void> {
    while (!finishing) await write();
  }

  const writers = Promise.all(Array.from({ length: atOnce }, keepWriting));
  // Looked at in `finish`; until then a failure must not count as unhandled.
  writers.catch(() => undefined);
  return {
    get acknowledged() {
      return acknowledged;
    },
    async finish() {
      finishing = true;
      await writers;
    },
  };
}
