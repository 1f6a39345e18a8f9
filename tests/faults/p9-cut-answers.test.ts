import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import type { Client, Data } from './support/client.ts';
import { times } from './support/random.ts';

const BACKLOG = '{ backlog { count } }';

let stack: FaultStack;
let person: Client;
beforeAll(async () => {
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite' });
  person = await stack.signIn(stack.companies[0]);
});
afterAll(() => stack.stop());
afterEach(() => {
  stack.proxy.rule = () => null;
});

/** Lets the answers to one call end after so many bytes. */
const cut = (path: string, bytes: number) => {
  stack.proxy.requests.length = 0;
  stack.proxy.rule = (asked) => (asked.startsWith(path) ? { kind: 'cut', bytes } : null);
};
const arrived = (path: string) => stack.proxy.requests.filter((asked) => asked.startsWith(path)).length;

/** Places to cut at: each of the first 200 bytes in the whole, then every 64th. */
function placesIn(length: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < length; at += at < 200 ? times(9, 1) : times(97, 64)) places.push(at);
  return [...places, length - 1];
}

describe('P9 an answer that is cut off', () => {
  test('is never taken for a whole one, wherever that is; what reads asks once more', async () => {
    const whole = await person.ask(BACKLOG);
    const places = placesIn(stack.proxy.answered);
    for (const at of places) {
      cut('message/listbacklogcount', at);
      const outcome = await person.ask(BACKLOG);
      expect(outcome, `after ${at} bytes`).toMatchObject({ codes: ['UPSTREAM_UNAVAILABLE'], data: { backlog: null } });
      expect(arrived('message/listbacklogcount')).toBe(2);
    }
    console.log(`P9: cut at ${places.length} of ${stack.proxy.answered} places`);

    expect(whole).toMatchObject({ codes: [] });
    cut('message/listbacklogcount', Number.MAX_SAFE_INTEGER);
    expect(await person.ask(BACKLOG), 'one that is not cut').toMatchObject({
      codes: [],
      data: { backlog: expect.any(Array) },
    });
  });

  test('to a write is not asked for again: it has happened, or it has not', async () => {
    const save = () => person.run('SaveLanguage', { input: { language: 'ZH_CN' } });
    await save();
    for (const at of placesIn(stack.proxy.answered)) {
      cut('systemUser/saveLanguage', at);
      expect(await save(), `after ${at} bytes`).toMatchObject({ codes: ['UPSTREAM_UNAVAILABLE'] });
      expect(arrived('systemUser/saveLanguage')).toBe(1);
    }
  });

  test('to a download breaks it off: no client takes half a file for one', async () => {
    const outcome = await person.run('EmployeeImportTemplate');
    const [file] = outcome.kind === 'answer' ? (Object.values(outcome.data ?? {}) as Data[]) : [];
    const download = async () => {
      const response = await fetch(stack.url + String(file?.['url']), { headers: { cookie: person.cookie } });
      return { status: response.status, size: (await response.arrayBuffer()).byteLength };
    };
    const whole = await download();
    expect(whole).toMatchObject({ status: 200 });
    const path = stack.proxy.requests.at(-1) ?? '';
    for (const at of placesIn(stack.proxy.answered)) {
      cut(path, at);
      // Either no answer has begun, and an error is one, or the connection breaks.
      const half = await download().catch(() => null);
      if (half) expect(half.status, `after ${at} bytes`).toBeGreaterThanOrEqual(400);
    }
  });
});
