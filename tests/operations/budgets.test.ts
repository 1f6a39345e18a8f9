import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { staffedCompany } from '@hengcai/services/src/modules/performance/plan/plan-testing.ts';
import { AFTER_WRITE, AFTER_WRITE_LIMIT, OVER, UNREAD, WRITES } from './after-write.ts';
import { BUDGETS } from './budgets.ts';
import { castOf, type Cast } from './cast.ts';
import { startStack, type Data, type Person, type Stack } from './stack.ts';
import { WALK } from './walk.ts';

const STAFF = 45;

let stack: Stack;
let cast: Cast;
const log: string[] = [];

beforeAll(async () => {
  stack = await startStack({ log: { level: 'debug', to: { write: (line) => void log.push(line) } } });
  cast = await castOf(stack, await staffedCompany(stack.services, STAFF), 'Budgeted', constant);
});
afterAll(() => stack.stop());

/** Reads a list with few rows and with many, and expects the same number of REST calls. */
async function constant(person: Person, name: string, variables: (pageSize: number) => Data): Promise<Data> {
  await person.run(name, variables(2));
  const few = stack.calls.get(name);
  const answer = await person.run(name, variables(40));
  expect(`${name}: ${stack.calls.get(name)} calls`).toBe(`${name}: ${few} calls`);
  return answer;
}

/** Fields of questions and answers whose values are nobody else's business. */
const SECRET = [
  'bankCard',
  'baseSalary',
  'idNumber',
  'initialPassword',
  'newPassword',
  'oldPassword',
  'password',
  'targetBonus',
  'token',
];

/** What such fields held, in either direction. */
function secretsIn(exchanged: unknown, found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  for (const [key, value] of Object.entries(exchanged ?? {})) {
    if (typeof value === 'object') secretsIn(value, found);
    else if (typeof value === 'string' && SECRET.includes(key))
      found.set(key, (found.get(key) ?? new Set()).add(value));
  }
  return found;
}

/** The token of a session, as its cookie carries it. */
const sessionIn = (cookie: string) => decodeURIComponent(/sid=([^;]+)/.exec(cookie)?.[1] ?? '');

describe('the walk over all operations, whose lists ask the same number of calls for any number of rows,', () => {
  it.each(WALK)('%s', (_title, step) => step(cast));
});

describe('the budgets', () => {
  it('were each tried, and none was overdrawn', () => {
    const untried = Object.keys(BUDGETS).filter((name) => !stack.calls.has(name));
    const overdrawn = Object.entries(BUDGETS).filter(([name, budget]) => (stack.calls.get(name) ?? 0) > budget);
    if (process.env['PRINT_CALLS'] === '1')
      console.log(JSON.stringify(Object.fromEntries([...stack.calls].sort()), null, 2));
    expect({ untried, overdrawn }).toEqual({ untried: [], overdrawn: [] });
  });
});

describe('from the click to the rest of the page', () => {
  const callsOf = (name: string) => stack.calls.get(name) ?? Number.NaN;
  const table = () =>
    WRITES.map((write) => {
      const after = [...(AFTER_WRITE.get(write) ?? [])];
      const calls = [write, ...after].reduce((sum, name) => sum + callsOf(name), 0);
      return {
        write,
        calls,
        told: `${write}: ${[write, ...after].map((name) => `${name} ${callsOf(name)}`).join(' + ')}`,
      };
    });

  it('a write makes two calls at most, together with every query the page sends because of it', () => {
    const over = table().filter(({ write, calls }) => !(calls <= AFTER_WRITE_LIMIT) && !(write in OVER));
    expect(over.map(({ told }) => told)).toEqual([]);
  });

  it('every write was found in the code', () => {
    expect(UNREAD).toEqual([]);
  });

  it('those that are said to make more do', () => {
    const over = table().filter(({ calls }) => calls > AFTER_WRITE_LIMIT);
    const names = over.map(({ write }) => write);
    expect(Object.keys(OVER).filter((write) => !names.includes(write))).toEqual([]);
  });

  it.each(['SaveTargets', 'SaveScores', 'MarkNoticesRead'])('%s, which happens by itself, makes one', (write) => {
    expect(table().find((one) => one.write === write)?.told).toBe(`${write}: ${write} 1`);
  });
});

it('T28 left nothing secret in the logs of what all these operations did: no password, token, ID number, card or salary', () => {
  const secrets = secretsIn(stack.exchanges);
  expect([...secrets.keys()].sort()).toEqual([...SECRET].sort());
  const passwords = ['password', 'oldPassword', 'newPassword', 'initialPassword'].flatMap((key) => [
    ...(secrets.get(key) ?? []),
  ]);
  const sessions = [cast.hr, cast.boss, cast.worker, cast.operator].map(({ cookie }) => sessionIn(cookie));
  const canaries = [
    ...[...secrets.values()].flatMap((found) => [...found]),
    ...passwords.map(encodeWirePassword),
    ...sessions,
  ];

  const text = log.join('');
  for (const name of ['"operation":"CreateApiToken"', '"operation":"empupdate.salaryinfo"'])
    expect(text).toContain(name);
  expect(canaries.filter((canary) => text.includes(canary))).toEqual([]);
});
