import { afterEach, describe, expect, it } from 'vitest';
import { buildASTSchema, getNamedType, isObjectType } from 'graphql';
import { isExport } from '../plugins/limits.ts';
import { readTypeDefs } from '../schema.ts';
import { readSettings } from '../settings.ts';
import { FROM_OUR_PAGE, startBff, type TestBff } from '../testing/bff.ts';
import { callerAt } from './address.ts';
import { createBuckets } from './buckets.ts';
import type { RateLimits } from './rate-limits.ts';

describe('a bucket', () => {
  let second = 0;
  const bucketsOf = (most: number, mostKeys?: number) => {
    second = 0;
    return createBuckets({ most, seconds: 60 }, { now: () => second, ...(mostKeys && { mostKeys }) });
  };

  it('gives what is in it, then says how long to wait, and takes nothing for that', () => {
    const buckets = bucketsOf(600);

    expect(buckets.take('a', 600)).toBe(0);
    expect(buckets.take('a')).toBe(1);
    expect(buckets.take('a', 25)).toBe(3);
    second = 1;
    expect(buckets.take('a', 10)).toBe(0);
    expect(buckets.take('a')).toBe(1);
  });

  it('refills to its brim and no further', () => {
    const buckets = bucketsOf(10);
    buckets.take('a', 10);
    second = 3600;

    expect(buckets.take('a', 10)).toBe(0);
    expect(buckets.take('a')).toBe(6);
  });

  it('takes back what was given', () => {
    const buckets = bucketsOf(2);
    buckets.take('a', 2);
    buckets.giveBack('a');

    expect([buckets.take('a'), buckets.take('a')]).toEqual([0, 30]);
  });

  it('is one for each key, and the one used longest ago is forgotten when there are too many', () => {
    const buckets = bucketsOf(1, 3);
    for (const key of ['a', 'b', 'c', 'a', 'd']) buckets.take(key);

    expect(['a', 'c', 'd'].map((key) => buckets.take(key))).toEqual([60, 60, 60]);
    expect(buckets.take('b')).toBe(0);
  });

  it('that somebody keeps knocking at is not forgotten', () => {
    const buckets = bucketsOf(1, 2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'd']) buckets.take(key);

    expect(buckets.take('a')).toBe(60);
  });
});

it.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:DB8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('the caller at %s is %s', (address, caller) => {
  expect(callerAt(address)).toBe(caller);
});

it('the limits in a time are those of reliability 4.5, and lifted in test mode only', () => {
  const limits = {
    operations: { most: 600, seconds: 60 },
    cost: { most: 100_000, seconds: 60 },
    files: { most: 60, seconds: 3600 },
  };

  expect(readSettings({}).rateLimits).toEqual(limits);
  expect(readSettings({ NODE_ENV: 'test' }).rateLimits).toEqual(limits);
  expect(readSettings({ NODE_ENV: 'test', TEST_MODE: '1' }).rateLimits).toBeNull();
});

describe('the limit in a time', () => {
  const FEW: RateLimits = {
    operations: { most: 3, seconds: 3600 },
    cost: { most: 100_000, seconds: 3600 },
    files: { most: 2, seconds: 3600 },
  };
  const ENGLISH = { 'accept-language': 'en-US' };
  const BACKLOG = '{ backlog { count } }';
  const EXPORT = `mutation Export($input: ExportEmployeesInput!) { exportEmployees(input: $input) { file { url } } }`;
  const as = (user: string) => ({ ...ENGLISH, authorization: `Bearer ${user}` });

  let bff: TestBff;
  async function start(rateLimits: Partial<RateLimits> = {}): Promise<TestBff> {
    bff = await startBff({}, { rateLimits: { ...FEW, ...rateLimits } });
    bff.upstream.answer('message', 'listbacklogcount', () => []);
    bff.upstream.answer('root', 'loginfailedtimes', () => ({ loginFailedTimes: 0 }));
    bff.upstream.answer('empmanage', 'emplist', () => ({ items: [], total: 0, pageNo: 1, pageSize: 10 }));
    bff.upstream.respond('empmanage', 'exportempinfo', (_call, response) => void response.end('bytes'));
    return bff;
  }
  afterEach(() => bff.stop());
  const statuses = async (times: number, headers: Record<string, string>, query = BACKLOG) => {
    const all: number[] = [];
    for (let n = 0; n < times; n += 1) all.push((await bff.send(query, {}, headers)).status);
    return all;
  };

  it('for operations refuses one session with HTTP 429 and leaves the others alone', async () => {
    await start();
    const own = await statuses(4, as('a'));
    const others = await statuses(3, as('b'));
    bff.upstream.calls.length = 0;
    const refused = await bff.send(BACKLOG, {}, as('a'));

    expect(own).toEqual([200, 200, 200, 429]);
    expect(others).toEqual([200, 200, 200]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^At most 3 operations per minute\. Please try again in \d+ (?:second|minute|hour)s?\.$/,
        ),
        extensions: {
          code: 'RATE_LIMITED',
          status: 429,
          retryAfter: refused.headers.get('retry-after'),
          requestId: refused.headers.get('x-request-id'),
        },
      },
    ]);
    expect(bff.upstream.calls).toEqual([]);
  });

  it('for operations is one for all at an address who have no session', async () => {
    await start();
    const query = '{ failedLogins(companyCode: "a", userName: "b") }';

    expect(await statuses(4, ENGLISH, query)).toEqual([200, 200, 200, 429]);
  });

  it('for operations is not got round with a credential made up for each request', async () => {
    await start();
    bff.upstream.refuse('message', 'listbacklogcount', { status: 208 });
    const all: number[] = [];
    for (let n = 0; n < 4; n += 1) all.push((await bff.send(BACKLOG, {}, as(`made-up-${n}`))).status);

    expect(all).toEqual([200, 200, 200, 429]);
  });

  it('for operations does not hold good sessions to the limit of the address they share', async () => {
    await start();
    const all: number[] = [];
    for (let n = 0; n < 8; n += 1) all.push((await bff.send(BACKLOG, {}, as(`good-${n}`))).status);
    // Once it was accepted, a session does not even knock at the address.
    const idle = await statuses(2, as('good-0'), '{ __typename }');

    expect([...all, ...idle]).toEqual(Array(10).fill(200));
  });

  it('for values refuses what would go beyond, and says so with HTTP 429', async () => {
    await start({ cost: { most: 150, seconds: 3600 }, operations: { most: 100, seconds: 60 } });
    const query = '{ employees(page: { pageSize: 98 }) { items { id } } }';
    const first = await bff.send(query, {}, as('a'));
    bff.upstream.calls.length = 0;
    const second = await bff.send(query, {}, as('a'));
    const small = await bff.send(BACKLOG, {}, as('b'));

    expect(first.errors).toEqual([]);
    expect(second).toMatchObject({ status: 429, data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(second.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(second.errors[0]?.message).toMatch(
      /^At most 150 values can be requested per minute\. Please try again in \d+ (?:second|minute|hour)s?, or ask for smaller pages\.$/,
    );
    expect(bff.upstream.names()).toEqual(['message.listbacklogcount']);
    expect(small.status).toBe(200);
  });

  it('for exports counts the mutation, and the downloads apart', async () => {
    await start({ operations: { most: 100, seconds: 60 } });
    const ask = () => bff.send(EXPORT, { input: { filter: {} } }, as('a'));
    const [first, second, third] = [await ask(), await ask(), await ask()];
    const url: string = first.data?.['exportEmployees'].file.url;
    const download = async () => (await fetch(`${bff.url}${url}`, { headers: as('a') })).status;
    const downloads = [await download(), await download(), await download()];

    expect(second.errors).toEqual([]);
    expect(third).toMatchObject({ status: 429, data: null, errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
    expect(third.errors[0]?.message).toMatch(/^At most 2 exports and imports per hour/);
    expect(downloads).toEqual([200, 200, 429]);
  });

  it('for imports counts each upload, and the refusal is an envelope', async () => {
    await start();
    bff.upstream.refuse('empmanage', 'importempinfo', { status: 422 });
    const upload = () => {
      const body = new FormData();
      body.set('file', new Blob(['x']), 'a.csv');
      return fetch(`${bff.url}/files/importempinfo`, {
        method: 'POST',
        headers: { ...FROM_OUR_PAGE, ...ENGLISH },
        body,
      });
    };
    const [first, second, third] = [await upload(), await upload(), await upload()];

    expect([first.status, second.status, third.status]).toEqual([422, 422, 429]);
    expect(third.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await third.json()).toMatchObject({
      success: false,
      status: 429,
      data: { errors: [{ code: 'RATE_LIMITED' }] },
    });
  });

  it('for exports knows every mutation that makes a file', () => {
    const schema = buildASTSchema(readTypeDefs());
    const makingFiles = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ type }) => {
      const payload = getNamedType(type);
      return isObjectType(payload) && payload.getFields()['file']?.type.toString().startsWith('FileLink');
    });

    expect(makingFiles.length).toBeGreaterThan(0);
    expect(makingFiles.map(({ name }) => name).filter((name) => !isExport(name))).toEqual([]);
  });
});
