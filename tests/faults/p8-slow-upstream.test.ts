import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import type { Client, Outcome } from './support/client.ts';
import { addEmployee } from './support/writers.ts';

const PLACES = 4;
const LINE = 8 * PLACES;
/** Far beyond the time limit of the BFF: whoever gets an answer at all got one in time. */
const HANGS = { kind: 'latency', milliseconds: 30_000 } as const;

let stack: FaultStack;
let person: Client;
beforeAll(async () => {
  const bff = { REST_TIMEOUT_MS: '1500', REST_CALLS_AT_ONCE: String(PLACES) };
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite', bff });
  person = await stack.signIn(stack.companies[0]);
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.proxy.rule = () => null;
});

/** Lets one REST service, or one of its calls, hang. */
const hang = (start: string) => {
  stack.proxy.requests.length = 0;
  stack.proxy.rule = (path) => (path.startsWith(start) ? HANGS : null);
};
const arrived = (start: string) => stack.proxy.requests.filter((path) => path.startsWith(start)).length;
const codesOf = (outcome: Outcome): string[] => (outcome.kind === 'answer' ? outcome.codes : [outcome.reason]);
const countOf = (outcomes: Outcome[], code: string) => outcomes.filter((one) => codesOf(one).includes(code)).length;

describe('P8 a service that hangs', () => {
  test('costs its own fields an error, and leaves the others of the same query alone', async () => {
    hang('index/');
    const outcome = await person.ask('{ notices { id } backlog { count } me { name } }');

    expect(outcome).toMatchObject({
      codes: ['UPSTREAM_TIMEOUT'],
      errors: [{ path: ['notices'] }],
      data: { notices: null, backlog: expect.any(Array), me: { name: expect.any(String) } },
    });
  });

  test('T32 does not hold up other operations, however many wait for it', async () => {
    const before = stack.proxy.connections();
    hang('index/');
    const waiting = Array.from({ length: 60 }, () => person.ask('{ notices { id } }'));
    await expect.poll(() => arrived('index/')).toBe(PLACES);
    const others = await Promise.all(Array.from({ length: 30 }, () => person.ask('{ backlog { count } }')));
    const hung = await Promise.all(waiting);

    expect(others.flatMap(codesOf)).toEqual([]);
    expect(arrived('index/'), 'who found no place in time was not sent on').toBeLessThanOrEqual(2 * PLACES);
    expect(countOf(hung, 'UPSTREAM_TIMEOUT')).toBe(PLACES + LINE);
    expect(countOf(hung, 'UPSTREAM_UNAVAILABLE'), 'turned away at once').toBe(60 - PLACES - LINE);
    await expect.poll(() => stack.proxy.connections()).toBeLessThanOrEqual(before + 5);

    stack.proxy.rule = () => null;
    expect(codesOf(await person.ask('{ notices { id } }')), 'when it is well again').toEqual([]);
  });

  test('is asked once to write, also where the write has a key: it is slow, and would not get faster', async () => {
    hang('systemUser/saveLanguage');
    const plain = await person.run('SaveLanguage', { input: { language: 'EN_US' } });
    expect([codesOf(plain), arrived('systemUser/saveLanguage')]).toEqual([['UPSTREAM_TIMEOUT'], 1]);

    hang('empupdate/addemp');
    const keyed = await person.run('AddEmployee', addEmployee(stack.companies[0], 'slow-1', randomUUID()));
    expect([codesOf(keyed), arrived('empupdate/addemp')]).toEqual([['UPSTREAM_TIMEOUT'], 1]);
  });

  test.each(['blackhole', 'reset'] as const)('that answers with a %s is an error, too', async (kind) => {
    stack.proxy.rule = (path) => (path.startsWith('index/') ? { kind } : null);
    const code = kind === 'reset' ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_TIMEOUT';

    expect(await person.ask('{ notices { id } backlog { count } }')).toMatchObject({
      codes: [code],
      data: { backlog: expect.any(Array) },
    });
  });

  test('but says a little all the time is heard to the end', async () => {
    stack.proxy.rule = () => ({ kind: 'throttle', bytes: 16 });

    expect(codesOf(await person.run('DepartmentTree'))).toEqual([]);
  });
});
