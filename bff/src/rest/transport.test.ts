import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { startUpstream, type ReceivedCall, type Upstream } from '../testing/upstream.ts';
import { createBulkheads } from './bulkhead.ts';
import { createRest } from './client.ts';
import { newScope, type Scope } from './scope.ts';
import { RestFailure } from './failure.ts';
import { createClient, createTransport } from './transport.ts';

const ID = '0'.repeat(32);
let upstream: Upstream;
beforeEach(async () => {
  upstream = await startUpstream();
});
afterEach(() => upstream.stop());

function clientOf({ honours = false, restTimeout = 2000, places = 100, idle = 15_000 } = {}) {
  const client = createClient({ restUrl: upstream.url }, idle);
  const bulkheads = createBulkheads(places);
  return createRest(createTransport({ client, bulkheads, restTimeout, honoursOnce: () => honours }));
}
const scopeOf = (given: Partial<Scope> = {}): Scope => ({
  ...newScope({
    token: 'T',
    language: 'en-US',
    requestId: 'request-1',
    clientAddress: '10.0.0.1',
    signal: new AbortController().signal,
  }),
  ...given,
});
const received = (): ReceivedCall => upstream.calls[0] ?? expect.unreachable('no call arrived');
/** The connection breaks before there is an answer. */
const breakOff = (_call: ReceivedCall, response: { destroy(): void }) => response.destroy();

describe('a REST call', () => {
  it('S7.004 S7.005 S7.006 S7.007 carries the bearer token, the facility, the language and the time', async () => {
    upstream.answer('menu', 'getUserMenu', () => []);

    await clientOf()(scopeOf()).menu.getUserMenu();

    expect(received().headers).toMatchObject({
      authorization: 'Bearer T',
      facility: 'desktop',
      'accept-language': 'en-US',
      'req-time': expect.stringMatching(/^\d{13}$/),
      'x-request-id': 'request-1',
      'x-forwarded-for': '10.0.0.1',
    });
  });

  it('S7.001 S7.003 S7.048 is a GET with a query string, a JSON body or a form, as the contract says', async () => {
    upstream.answer('index', 'listNotice', () => []);
    upstream.answer('empmanage', 'getallempinfo', () => []);
    upstream.answer('systemUser', 'changePassword', () => null);
    const rest = clientOf()(scopeOf());

    await rest.index.listNotice({ minStatus: 1 });
    await rest.empmanage.getallempinfo({ empIds: [ID] });
    await rest.systemUser.changePassword({ passwordOriginal: encodeWirePassword('a&b'), password: 'x' });

    expect(upstream.calls.map(({ input }) => input)).toEqual([
      { minStatus: '1' },
      { empIds: [ID] },
      { passwordOriginal: encodeWirePassword('a&b'), password: 'x' },
    ]);
    expect(upstream.calls[0]?.body).toHaveLength(0);
    expect(upstream.calls[2]?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('is not made without a credential, unless the endpoint is open', async () => {
    upstream.answer('root', 'loginfailedtimes', () => ({ loginFailedTimes: 0 }));
    const rest = clientOf()(scopeOf({ token: null }));

    await expect(rest.menu.getUserMenu()).rejects.toMatchObject({ kind: 'noCredential' });
    await expect(rest.root.loginfailedtimes({ companyCode: 'c', userName: 'u' })).resolves.toEqual({
      loginFailedTimes: 0,
    });
    expect(upstream.names()).toEqual(['root.loginfailedtimes']);
  });

  it('is counted and timed', async () => {
    upstream.answer('menu', 'getUserMenu', () => []);
    const scope = scopeOf();

    await clientOf()(scope).menu.getUserMenu();

    expect(scope.calls).toBe(1);
    expect(scope.milliseconds).toBeGreaterThan(0);
  });

  it('leaves a connection that is given up once it is idle, before the services close it', async () => {
    let closedBy: Promise<string> | undefined;
    upstream.respond('menu', 'getUserMenu', (_call, response) => {
      const socket = response.socket ?? expect.unreachable();
      const by = async (event: string, who: string) => once(socket, event).then(() => who);
      closedBy = Promise.race([by('end', 'the BFF'), by('close', 'the services')]);
      // As long as some services announce that they keep it.
      response.setHeader('keep-alive', 'timeout=600');
      response.end('{"success":true,"status":200,"message":"","data":[]}');
    });
    await expect(clientOf({ idle: 50 })(scopeOf()).menu.getUserMenu()).resolves.toEqual([]);

    expect(await closedBy).toBe('the BFF');
  });

  it('is not made any more once the session was found ended', async () => {
    upstream.refuse('menu', 'getUserMenu', { status: 208 });
    const rest = clientOf()(scopeOf());

    await expect(rest.menu.getUserMenu()).rejects.toMatchObject({ kind: 'sessionTimeout' });
    await expect(rest.message.listbacklogcount()).rejects.toMatchObject({ kind: 'sessionTimeout' });
    expect(upstream.names()).toEqual(['menu.getUserMenu']);
  });
});

describe('a REST call that breaks off', () => {
  it('is repeated once when it reads', async () => {
    upstream.respond('menu', 'getUserMenu', breakOff);

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(upstream.names()).toHaveLength(2);
  });

  it('is not repeated when it writes', async () => {
    upstream.respond('systemUser', 'saveLanguage', breakOff);

    await expect(
      clientOf({ honours: true })(scopeOf()).systemUser.saveLanguage({ language: 'en-US' }),
    ).rejects.toThrow();
    expect(upstream.names()).toHaveLength(1);
  });

  it.each([
    { honours: true, times: 2 },
    { honours: false, times: 1 },
  ])(
    'and carries a client mutation id is sent $times time(s) where honoured is $honours',
    async ({ honours, times }) => {
      upstream.respond('empmanage', 'commitimport', breakOff);
      const commit = clientOf({ honours })(scopeOf()).empmanage.commitimport({
        importId: ID,
        clientMutationId: 'key-12345',
      });

      await expect(commit).rejects.toMatchObject({ kind: 'unreachable' });
      expect(upstream.names()).toHaveLength(times);
    },
  );

  it('is not repeated when the services refused it', async () => {
    upstream.refuse('menu', 'getUserMenu', { status: 500 });

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'serverError' });
    expect(upstream.names()).toHaveLength(1);
  });

  it('in the middle of an answer is never taken for a whole one', async () => {
    upstream.respond('menu', 'getUserMenu', (_call, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"success":true,"status":200,"data":[]}');
      setImmediate(() => response.destroy());
    });

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

describe('the limits of a REST call', () => {
  it('S7.008 end one that takes too long, without a second try', async () => {
    upstream.respond('menu', 'getUserMenu', () => undefined);

    await expect(clientOf({ restTimeout: 100 })(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({
      kind: 'timedOut',
    });
    expect(upstream.names()).toHaveLength(1);
  });

  it('end one whose answer is larger than 10 MB', async () => {
    upstream.respond(
      'menu',
      'getUserMenu',
      (_call, response) => void response.end(Buffer.alloc(11 * 1024 * 1024, ' ')),
    );

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('do not unpack an answer nobody asked to be packed', async () => {
    const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
    upstream.respond('menu', 'getUserMenu', ({ headers }, response) => {
      expect(headers['accept-encoding']).toBeUndefined();
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    });

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('do not follow it elsewhere', async () => {
    upstream.respond('menu', 'getUserMenu', (_call, response) => {
      response.writeHead(302, { location: '/message/listbacklogcount' }).end();
    });

    await expect(clientOf()(scopeOf()).menu.getUserMenu()).rejects.toMatchObject({ kind: 'malformed' });
    expect(upstream.names()).toEqual(['menu.getUserMenu']);
  });
});

describe('the places of a service', () => {
  /** Lets the calls of an endpoint wait until they are answered by hand. */
  function hangingMenu() {
    const open: (() => void)[] = [];
    upstream.respond('menu', 'getUserMenu', (_call, response) => {
      open.push(() => response.end('{"success":true,"status":200,"message":"","data":[]}'));
    });
    return { answerOne: () => (open.shift() ?? expect.unreachable('nothing hangs'))() };
  }
  const arrived = (count: number) => expect.poll(() => upstream.names()).toHaveLength(count);

  it('are all that a service that hangs can fill: the others answer', async () => {
    const menu = hangingMenu();
    upstream.answer('message', 'listbacklogcount', () => []);
    const rest = clientOf({ places: 2 })(scopeOf());
    const calls = Array.from({ length: 4 }, () => rest.menu.getUserMenu());
    await arrived(2);

    await expect(rest.message.listbacklogcount()).resolves.toEqual([]);
    expect(upstream.names()).toEqual(['menu.getUserMenu', 'menu.getUserMenu', 'message.listbacklogcount']);
    for (let answered = 1; answered <= 4; answered += 1) {
      menu.answerOne();
      await arrived(Math.min(2 + answered, 4) + 1);
    }
    await expect(Promise.all(calls)).resolves.toHaveLength(4);
  });

  it('are waited for by so many and no more, and the time spent waiting counts', async () => {
    hangingMenu();
    const rest = clientOf({ places: 1, restTimeout: 300 })(scopeOf());
    const calls = await Promise.allSettled(Array.from({ length: 11 }, () => rest.menu.getUserMenu()));
    const kinds = calls.map((call) => (call.status === 'rejected' ? (call.reason as RestFailure).kind : 'answered'));

    expect(kinds).toEqual([...Array<string>(9).fill('timedOut'), 'overloaded', 'overloaded']);
    expect(upstream.names(), 'what waited until its time was over is not sent').toHaveLength(1);
  });

  it('are not waited for by a client that has gone away', async () => {
    const menu = hangingMenu();
    const gone = new AbortController();
    const clients = clientOf({ places: 1 });
    const first = clients(scopeOf()).menu.getUserMenu();
    const waiting = clients(scopeOf({ signal: gone.signal })).menu.getUserMenu();
    await arrived(1);
    gone.abort();

    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
    menu.answerOne();
    await expect(first).resolves.toEqual([]);
    expect(upstream.names()).toHaveLength(1);
  });

  it('are not taken for a session that was found ended meanwhile', async () => {
    const scope = scopeOf();
    const menu = hangingMenu();
    const rest = clientOf({ places: 1 })(scope);
    const calls = Promise.allSettled([rest.menu.getUserMenu(), rest.menu.getUserMenu()]);
    await arrived(1);
    scope.lost = new RestFailure('sessionTimeout', 208);
    menu.answerOne();

    expect(await calls).toMatchObject([{ status: 'fulfilled' }, { reason: { kind: 'sessionTimeout' } }]);
    expect(upstream.names()).toHaveLength(1);
  });
});

describe('when the client has gone away', () => {
  it('a call that reads is given up', async () => {
    const gone = new AbortController();
    upstream.respond('menu', 'getUserMenu', () => gone.abort());

    await expect(clientOf()(scopeOf({ signal: gone.signal })).menu.getUserMenu()).rejects.toMatchObject({
      kind: 'aborted',
    });
    expect(upstream.names()).toHaveLength(1);
  });

  it('a call that writes runs to its end', async () => {
    const gone = new AbortController();
    upstream.answer('systemUser', 'saveLanguage', () => {
      gone.abort();
      return null;
    });

    await expect(
      clientOf()(scopeOf({ signal: gone.signal })).systemUser.saveLanguage({ language: 'en-US' }),
    ).resolves.toBeNull();
  });
});
