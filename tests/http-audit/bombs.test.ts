import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FROM_OUR_PAGE } from '@hengcai/bff/src/testing/bff.ts';
import { startUpstream, type Upstream } from '@hengcai/bff/src/testing/upstream.ts';
import { bombsOf, KINDS, type Bomb } from './bombs.ts';
import { startOwnProcess, type OwnProcess } from './own-process.ts';
import { randomOf } from '@hengcai/shared/random';
import { seedOfRun } from './run.ts';

const BOMBS = 300;
const WAVE = 20;
const CODES = ['QUERY_REFUSED', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'];

interface Answer {
  data?: { backlog?: { count: number }[] } | null;
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
}

let upstream: Upstream;
let bff: OwnProcess;
beforeAll(async () => {
  upstream = await startUpstream();
  upstream.answer('message', 'listbacklogcount', () => [{ typeId: 1, backlogCount: 7 } as const]);
  bff = await startOwnProcess(upstream.url);
});
afterAll(async () => {
  await bff.stop();
  await upstream.stop();
});

const post = (body: string): Promise<Response> =>
  fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
    body,
  });

/** What is wrong with how a bomb was answered; null when it was refused as it should be. */
async function faultOf({ kind, body }: Bomb): Promise<string | null> {
  const response = await post(body);
  const text = await response.text();
  const told = `${kind}: ${response.status} ${text.slice(0, 300)} <- ${body.slice(0, 300)}`;
  if (response.status < 400 || response.status > 499) return told;
  const { errors: [error] = [] } = JSON.parse(text) as Answer;
  if (!error || !CODES.includes(error.extensions.code) || error.message.length < 10) return told;
  return error.extensions.requestId === response.headers.get('x-request-id') ? null : told;
}

/** Asks a small thing and answers what came. */
async function askSmall(): Promise<number | undefined> {
  const { data } = (await (await post('{"query":"{ backlog { count } }"}')).json()) as Answer;
  return data?.backlog?.[0]?.count;
}

/** Sends bombs in waves with a small query beside each; answers what went wrong. */
async function explode(bombs: readonly Bomb[]): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (let at = 0; at < bombs.length; at += WAVE) {
    const beside = askSmall();
    faults.push(...(await Promise.all(bombs.slice(at, at + WAVE).map(faultOf))));
    if ((await beside) !== 7) faults.push(`the small query beside wave ${at} was not answered`);
  }
  return faults.filter(Boolean);
}

describe('T14 bombs', () => {
  it.each(KINDS)('made of %s are refused before anything runs', async (kind) => {
    const bombs = bombsOf(randomOf(1), KINDS.length * 3).filter((bomb) => bomb.kind === kind);
    upstream.calls.length = 0;

    expect(await Promise.all(bombs.map(faultOf))).toEqual([null, null, null]);
    expect(upstream.calls).toEqual([]);
  });

  it('by the hundreds are refused while a small query beside them is answered, and fill no memory', async (context) => {
    const random = randomOf(seedOfRun('bombs'));
    // What a server takes once, for code and buffers, it keeps: only what comes on top of it is growth.
    await explode(bombsOf(random, BOMBS));
    const before = bff.memory();
    upstream.calls.length = 0;
    const faults = await explode(bombsOf(random, BOMBS));
    const grown = (bff.memory() ?? 0) - (before ?? 0);
    console.log(`bombs: the memory of the BFF grew by ${Math.round(grown)} MB`);

    expect(faults).toEqual([]);
    expect(upstream.names()).toEqual(Array(BOMBS / WAVE).fill('message.listbacklogcount'));
    expect(bff.complaints).toEqual([]);
    context.skip(before === null, 'this system does not tell the memory of a process');
    expect(grown).toBeLessThan(50);
  });
});
