import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FROM_OUR_PAGE, startBff, type TestBff } from './testing/bff.ts';
import { id } from './testing/rows.ts';

let bff: TestBff;
beforeEach(async () => {
  bff = await startBff();
});
afterEach(() => bff.stop());

/** Lets the backlog hang, and hands out the answer the services have not given yet. */
function hangingCall(): Promise<ServerResponse> {
  return new Promise((resolve) =>
    bff.upstream.respond('message', 'listbacklogcount', (_call, response) => resolve(response)),
  );
}

it('a client that goes away ends the REST call made for it', async () => {
  const call = hangingCall();
  const leave = new AbortController();
  const left = fetch(`${bff.url}/graphql`, {
    method: 'POST',
    headers: { ...FROM_OUR_PAGE, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ backlog { count } }' }),
    signal: leave.signal,
  });
  const response = await call;

  leave.abort();

  await expect(left).rejects.toThrow();
  await expect(once(response, 'close')).resolves.toEqual([]);
});

it('a request under way is answered before the server stops', async () => {
  const call = hangingCall();
  const answer = bff.send('{ backlog { count } }');
  const response = await call;

  const stopped = bff.stop();
  await delay(50);
  response.end(JSON.stringify({ success: true, status: 200, message: '', data: [{ typeId: 1, backlogCount: 7 }] }));

  expect((await answer).data).toEqual({ backlog: [{ count: 7 }] });
  await stopped;
  await expect(fetch(`${bff.url}/health/live`)).rejects.toThrow();
});

it('the request id of the client goes through to the services and back', async () => {
  bff.upstream.answer('message', 'listbacklogcount', () => []);

  const given = await bff.send('{ backlog { count } }', {}, { ...FROM_OUR_PAGE, 'x-request-id': 'request-of-mine' });
  const made = await bff.send('{ backlog { count } }', {}, { ...FROM_OUR_PAGE, 'x-request-id': 'with blanks' });

  expect(bff.upstream.calls[0]?.headers['x-request-id']).toBe('request-of-mine');
  expect(given.headers.get('x-request-id')).toBe('request-of-mine');
  expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('an answer is compressed from 8 kB on, for a client that can read it', async () => {
  const notices = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      noticeId: id('notice', n),
      noticeTitle: 'A title that comes again and again',
      noticeContent: 'x'.repeat(200),
      noticeDeadTime: '2026-11-30',
      noticeStatus: 2 as const,
      createTime: '2026-11-01T00:00:00Z',
      isRead: false,
      readCount: null,
    }));
  const ask = async (count: number, accepted: string) => {
    bff.upstream.answer('index', 'listNotice', () => notices(count));
    const answer = await bff.send(
      '{ notices(minStatus: NORMAL) { id title content } }',
      {},
      {
        ...FROM_OUR_PAGE,
        'accept-encoding': accepted,
      },
    );
    expect(answer.data?.['notices']).toHaveLength(count);
    return answer.headers.get('content-encoding');
  };

  expect(await ask(50, 'br, gzip')).toBe('br');
  expect(await ask(50, 'gzip')).toBe('gzip');
  expect(await ask(50, 'identity')).toBe(null);
  expect(await ask(2, 'br, gzip')).toBe(null);
});
