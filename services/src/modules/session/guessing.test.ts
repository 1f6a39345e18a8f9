import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { createClock } from '../../kit/clock.ts';
import type * as Kit from '../../testing/kit.ts';
import { requestFor, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../testing/people.ts';

/** How often a password was hashed or compared, by the real library. */
let hashes = 0;
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <A extends unknown[], R>(fn: (...args: A) => R) =>
    (...args: A) => {
      hashes += 1;
      return fn(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify) };
});

const WRONG = encodeWirePassword('Wr0ngPass');
const RIGHT = encodeWirePassword(TEST_PASSWORD);

let startServices: (typeof Kit)['startServices'];
let services: TestServices;
let company: TestCompany;
let person: TestPerson;

/** Lets no time pass but what is added: a busy machine may take any time for the calls that fit into a second or a minute. */
function stopClock({ kernel: { clock } }: TestServices): void {
  const real = () => createClock().now().getTime();
  let at = clock.now().getTime();
  Object.defineProperty(clock, 'offsetMs', {
    get: () => at - real(),
    set: (ahead: number) => {
      at = real() + ahead;
    },
  });
}

beforeAll(async () => {
  // Loaded anew: another file of this worker may have loaded it with the library that is not counted.
  vi.resetModules();
  ({ startServices } = await import('../../testing/kit.ts'));
  // One connection: what is done after an answer is not counted with the next one.
  services = await startServices({ database: 'pglite' });
  stopClock(services);
  company = await services.createTestCompany();
});
afterAll(() => services.stop());
beforeEach(async () => {
  person = await addPerson(services, company);
});
afterEach(() => {
  services.kernel.settings.testMode = true;
});

/** Calls as the BFF does for somebody at an address. */
async function from(address: string, name: string, input: Record<string, unknown>): Promise<Envelope> {
  const { path, init } = requestFor(name, input, null, 'en-US');
  const headers = { ...init.headers, 'x-forwarded-for': address };
  return (await fetch(services.url + path, { ...init, headers })).json() as Promise<Envelope>;
}
const login = (userName: string, input: Record<string, unknown> = {}) =>
  services.call('root.login', { company: company.code, userName, password: WRONG, force: 'true', ...input });
const picture = (userName: string) => services.ok('verifycode.getverifycode', { companyCode: company.code, userName });

describe('guessing', () => {
  it('T5 S9.005 two hundred wrong passwords: the fourth needs the code, and none of the others gets by without', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 200; n += 1) statuses.push((await login(person.userName)).status);
    expect(statuses).toEqual([422, 422, 422, ...Array<number>(197).fill(603)]);
    expect((await login(person.userName, { password: RIGHT, verifyCode: 'WXYZ' })).status, 'a wrong code').toBe(604);
    await picture(person.userName);
    expect(await login(person.userName, { password: RIGHT, verifyCode: 'ABCD' })).toMatchObject({ success: true });
  });

  it('T5 whoever guesses waits longer each time, up to a minute; the owner elsewhere does not, and nobody is locked out', async () => {
    services.kernel.settings.testMode = false;
    const attempt = (address: string, password = WRONG) =>
      from(address, 'root.login', { company: company.code, userName: person.userName, password, force: 'true' });
    const later = (seconds: number) => (services.kernel.clock.offsetMs += seconds * 1_000);
    for (let n = 0; n < 3; n += 1) expect((await attempt('203.0.113.5')).status).toBe(422);
    later(0.5);
    const refused = await attempt('203.0.113.5');
    expect(refused, 'within a second').toMatchObject({
      status: 429,
      message: 'Too many attempts. Please try again in 1 second',
    });
    later(2);
    expect((await attempt('203.0.113.5')).status, 'after it').toBe(603);
    expect((await attempt('198.51.100.9', RIGHT)).status, 'at another address').toBe(603);
    later(3_600);
    expect((await attempt('203.0.113.5', RIGHT)).status, 'an hour later').toBe(603);
  });

  it('T5 an address has thirty tries a minute, a network two hundred, whatever names they are for', async () => {
    services.kernel.settings.testMode = false;
    const spray = (address: string, userName = `nobody at ${address}`) =>
      from(address, 'root.login', { company: company.code, userName, password: WRONG });
    // A name that needs a code by now: a try without one counts, and no password has to be hashed for it.
    for (let n = 0; n < 3; n += 1) await spray('203.0.113.200', 'guessed');
    const cheap = (address: string) => spray(address, 'guessed');
    for (let n = 0; n < 30; n += 1) expect((await cheap('192.0.2.1')).status).toBe(603);
    expect((await cheap('192.0.2.1')).status).toBe(429);
    expect((await spray('192.0.2.1')).status, 'whatever the name').toBe(429);
    expect((await spray('192.0.2.2')).status, 'a neighbour').toBe(422);
    for (let n = 0; n < 167; n += 1) await cheap(`192.0.2.${10 + (n % 20)}`);
    expect((await spray('192.0.2.99')).status, 'a neighbour of two hundred tries').toBe(429);
    expect((await spray('192.0.3.99')).status, 'another network').toBe(422);
    services.kernel.clock.offsetMs += 61_000;
    expect((await spray('192.0.2.1')).status, 'a minute later').toBe(422);
  });

  it('T5 an address that is not one of our proxies does not say who it asks for', async () => {
    const strict = await startServices({ env: { TRUSTED_PROXIES: '192.0.2.200' } });
    stopClock(strict);
    strict.kernel.settings.testMode = false;
    const attempt = async (userName: string, address: string) => {
      const { path, init } = requestFor('root.login', { company: 'x', userName, password: WRONG }, null, 'en-US');
      const headers = { ...init.headers, 'x-forwarded-for': address };
      return ((await (await fetch(strict.url + path, { ...init, headers })).json()) as Envelope).status;
    };
    const statuses = [];
    for (let n = 0; n < 32; n += 1) statuses.push(await attempt(`nobody${n}`, `10.0.0.${n}`));
    await strict.stop();
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('the verification code', () => {
  beforeEach(async () => {
    for (let n = 0; n < 3; n += 1) await login(person.userName);
  });
  const withCode = (verifyCode: string, userName = person.userName) => login(userName, { password: RIGHT, verifyCode });

  it('T6 opens once: the second use is wrong', async () => {
    await picture(person.userName);
    expect((await login(person.userName, { verifyCode: 'ABCD' })).status).toBe(422);
    expect((await withCode('ABCD')).status).toBe(604);
  });

  it('T6 opens once, also when it is used many times at the same moment', async () => {
    await picture(person.userName);
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(person.userName, { verifyCode: 'ABCD' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([422, ...Array<number>(11).fill(604)]);
  });

  it('T6 of one account does not open another', async () => {
    const other = await addPerson(services, company);
    for (let n = 0; n < 3; n += 1) await login(other.userName);
    await picture(person.userName);
    expect((await withCode('ABCD', other.userName)).status).toBe(604);
    expect(await withCode('ABCD')).toMatchObject({ success: true });
  });

  it('T6 of one company does not open the account of the same name in another', async () => {
    const twin = await services.createTestCompany();
    for (let n = 0; n < 3; n += 1) await login('admin', { company: twin.code });
    await services.ok('verifycode.getverifycode', { companyCode: company.code, userName: 'admin' });
    expect((await login('admin', { company: twin.code, password: RIGHT, verifyCode: 'ABCD' })).status).toBe(604);
  });

  it('T6 holds for two minutes', async () => {
    await picture(person.userName);
    services.kernel.clock.offsetMs += 121_000;
    expect((await withCode('ABCD')).status).toBe(605);
  });

  it('T6 S5.010 S5.011 is taken in any case and with blanks around it', async () => {
    await picture(person.userName);
    expect(await withCode('  aBcD ')).toMatchObject({ success: true });
  });

  it('T6 ends with the next picture: the former one opens nothing', async () => {
    services.kernel.settings.testMode = false;
    const codes = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      await picture(person.userName);
      const { rows } = await services.engine.run('select code_hash from verification_code where name = $1', [
        person.userName.toLowerCase(),
      ]);
      expect(rows).toHaveLength(1);
      codes.add(String(rows[0]?.['code_hash']));
    }
    expect(codes.size).toBe(3);
  });

  it('T6 is drawn ten times a minute for one address', async () => {
    services.kernel.settings.testMode = false;
    const statuses = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (await from('203.0.113.77', 'verifycode.getverifycode', { companyCode: 'x', userName: `n${n}` })).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });
});

describe('a name nobody has', () => {
  const NAMES = 30;
  // What the queue asks for would be counted as well.
  beforeAll(() => services.kernel.jobs.stop());

  /** What thirty calls answer and cost. */
  async function measured(calls: readonly (() => Promise<Envelope>)[]) {
    const seen = { bodies: new Set<string>(), statements: new Set<number>(), hashes: new Set<number>() };
    for (const call of calls) {
      const [statementsBefore, hashesBefore] = [services.statements('all'), hashes];
      seen.bodies.add(JSON.stringify(await call()));
      seen.statements.add(services.statements('all') - statementsBefore);
      seen.hashes.add(hashes - hashesBefore);
    }
    return seen;
  }

  it.each([
    ['signing in', (userName: string) => login(userName), 1],
    [
      'a forgotten password',
      (userName: string) => services.call('invite.forgotpassword', { companyCode: company.code, userName }),
      0,
    ],
    [
      'the count of failures',
      (userName: string) => services.call('root.loginfailedtimes', { companyCode: company.code, userName }),
      0,
    ],
  ] as const)('T7 answers and costs the same as one somebody has: %s', async (_what, call, hashesEach) => {
    const people: TestPerson[] = [];
    for (let n = 0; n < NAMES; n += 1) people.push(await addPerson(services, company));
    // The first comparison of a process makes the hash that stands in for the missing ones.
    await login('nobody-first');
    const known = await measured(
      people.map(
        ({ userName }) =>
          () =>
            call(userName),
      ),
    );
    const unknown = await measured(
      people.map(
        ({ userName }) =>
          () =>
            call(`no-${userName}`),
      ),
    );
    expect(unknown).toEqual(known);
    expect([known.bodies.size, known.statements.size, [...known.hashes]]).toEqual([1, 1, [hashesEach]]);
  });

  it('T7 gets a picture of a code like any other, for as many statements', async () => {
    const costs = async (userName: string) => {
      const before = services.statements('all');
      const { image } = (await picture(userName)) as { image: string };
      return [services.statements('all') - before, image.startsWith('data:image/png;base64,')];
    };
    expect(await costs('nobody-at-all')).toEqual(await costs(person.userName));
  });
});
