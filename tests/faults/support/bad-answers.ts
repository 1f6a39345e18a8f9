import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Random } from '@hengcai/shared/random';

/** Stands in every answer that is none; nobody outside may ever read it. */
export const SECRET = 'jdbc:postgresql://10.0.0.7/salaries';

/** A way in which a service answers that it should not, and what the client is told of it. */
export interface BadAnswer {
  kind: string;
  codes: readonly string[];
  send(response: ServerResponse): void;
}

const CONTRACT = ['UPSTREAM_CONTRACT'];
const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');
const ZIPPED = gzipSync(Buffer.alloc(50 * MEGABYTE.length));

const send = (body: string | Buffer, headers: Record<string, string> = {}, status = 200) => {
  return (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
};
const json = (value: unknown, status?: number) => send(JSON.stringify(value), {}, status);
const page = `<!doctype html><title>Error</title><pre>at com.example.Dao ${SECRET}</pre>`;
/** What an answer should look like. */
const good = (data: unknown) => JSON.stringify({ success: true, status: 200, message: '', data });

/** Sends so many megabytes, as far as somebody takes them. */
const endless = (megabytes: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":true,"status":200,"data":"');
  let sent = 0;
  const more = () => {
    while (sent < megabytes && !response.destroyed) {
      sent += 1;
      if (!response.write(MEGABYTE)) return;
    }
    response.end('"}');
  };
  response.on('drain', more);
  more();
};

/** The refusals of the envelope, by status: as a number and as the text other people's services write. */
const REFUSALS: readonly [status: number, codes: string[]][] = [
  [208, ['SESSION_TIMEOUT']],
  [209, ['SESSION_ELSEWHERE']],
  [200, ['REJECTED']],
  [403, ['FORBIDDEN']],
  [404, ['NOT_FOUND']],
  [409, ['CONFLICT']],
  [422, ['REJECTED']],
  [429, ['RATE_LIMITED']],
  [500, ['UPSTREAM_UNAVAILABLE']],
  [604, ['VERIFICATION_REQUIRED']],
  [777, ['REJECTED']],
];

/** Values that are no envelope, wherever they stand. */
const odd = (random: Random): unknown =>
  random.pick<unknown>([
    null,
    true,
    0,
    -1.5,
    SECRET,
    [],
    [SECRET],
    {},
    { __proto__: null, constructor: SECRET },
    [[[{}]]],
  ]);

const KINDS: Readonly<Record<string, (random: Random, data: Record<string, unknown>) => Omit<BadAnswer, 'kind'>>> = {
  'a page instead of JSON': (random) => {
    const [status, codes] = random.pick<[number, readonly string[]]>([
      [200, CONTRACT],
      [302, CONTRACT],
      [404, CONTRACT],
      [500, ['UPSTREAM_UNAVAILABLE']],
      [502, ['UPSTREAM_UNAVAILABLE']],
      [503, ['UPSTREAM_UNAVAILABLE']],
      [504, ['UPSTREAM_TIMEOUT']],
    ]);
    return { codes, send: send(page, { 'content-type': 'text/html' }, status) };
  },
  'a refusal': (random) => {
    const [status, codes] = random.pick(REFUSALS);
    const rest = random.pick<object>([{}, { data: null }, { data: { errors: 'no' } }, { data: odd(random) }]);
    return { codes, send: json({ success: false, status: random.pick([status, String(status)]), ...rest }) };
  },
  'no data': (random) => {
    const rest = random.pick<object>([{}, ...[null, 0, '', SECRET, [], [null]].map((data) => ({ data }))]);
    return { codes: CONTRACT, send: json({ success: true, status: random.pick([200, '200']), ...rest }) };
  },
  'no envelope': (random) => {
    const value = random.pick<unknown>([
      odd(random),
      { status: 200, data: odd(random) },
      { success: 'perhaps', status: 200, data: odd(random) },
      { success: true, status: random.pick([SECRET, 200.5, {}]), data: odd(random) },
    ]);
    return { codes: CONTRACT, send: json(value) };
  },
  'a good answer that breaks off': (random, data) => {
    const text = good(data);
    return { codes: CONTRACT, send: send(text.slice(0, 1 + random.below(text.length - 1))) };
  },
  'bytes that are no UTF-8': (random, data) => {
    const bytes = Buffer.from(good(data));
    // Neither stands anywhere in UTF-8.
    bytes[random.below(bytes.length)] = random.pick([0xff, 0xc0]);
    return { codes: CONTRACT, send: send(bytes) };
  },
  'something very deep': (random) => {
    const depth = 10_000 * (1 + random.below(10));
    return { codes: CONTRACT, send: send('{"success":true,"status":200,"data":' + '['.repeat(depth)) };
  },
  'a gzip bomb': (random) => ({
    codes: CONTRACT,
    send: send(ZIPPED, random.pick<Record<string, string>>([{}, { 'content-encoding': 'gzip' }])),
  }),
  '50 MB': () => ({ codes: CONTRACT, send: endless(50) }),
};

/** So many bad answers, each kind as often as the others; `data` is what a good one would hold. */
export function badAnswers(random: Random, count: number, data: Record<string, unknown>): BadAnswer[] {
  const kinds = Object.entries(KINDS);
  return Array.from({ length: Math.ceil(count / kinds.length) }, () =>
    kinds.map(([kind, make]) => ({ kind, ...make(random, data) })),
  ).flat();
}
