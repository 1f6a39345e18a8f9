import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases, type TestPerson } from '../../testing/people.ts';
import { setAccountsEnabled } from './public.ts';

const RIGHT = encodeWirePassword(TEST_PASSWORD);
const WRONG = encodeWirePassword('Wr0ngPass');

const codeOf = (envelope: Envelope) => (envelope.data as { errors: { code: string }[] }).errors[0]?.code;

describe.each(databases)('sign-in on %s', (database) => {
  let services: TestServices;
  let company: TestCompany;
  let person: TestPerson;

  beforeAll(async () => {
    services = await startServices({ database });
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    person = await addPerson(services, company);
  });

  const login = (input: Record<string, unknown>) =>
    services.call('root.login', { company: company.code, userName: person.userName, password: RIGHT, ...input });
  const failures = async (userName = person.userName) =>
    (await services.ok<{ loginFailedTimes: number }>('root.loginfailedtimes', { companyCode: company.code, userName }))
      .loginFailedTimes;
  const picture = (userName = person.userName) =>
    services.ok<{ image: string }>('verifycode.getverifycode', { companyCode: company.code, userName });

  it('S5.008 takes the employee number, the account or the work email, in any case', async () => {
    for (const userName of [
      person.userName,
      person.userName.toLowerCase(),
      `ACCOUNT.${person.userName}`,
      `${person.userName}@Example.Test`,
    ]) {
      expect(await login({ userName, company: company.code.toUpperCase(), force: 'true' })).toMatchObject({
        success: true,
        status: 200,
      });
    }
  });

  it('S7.015 S7.017 is form-encoded and answers status, message and a token that no API token looks like', async () => {
    const response = await fetch(`${services.url}/login`, {
      method: 'POST',
      body: new URLSearchParams({ company: company.code, userName: person.userName, password: RIGHT }),
    });
    const envelope = (await response.json()) as Envelope<{ token: string }>;
    expect(envelope).toMatchObject({ success: true, status: 200, message: '' });
    expect(envelope.data.token).toMatch(/^[0-9a-f]{64}$/);
  });

  it('S8.024 answers an unknown company, an unknown account, a disabled one and a wrong password alike', async () => {
    const disabled = await addPerson(services, company);
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [disabled.userId], false));
    const answers = await Promise.all([
      login({ company: 'nobody' }),
      login({ userName: 'nobody' }),
      login({ userName: disabled.userName }),
      login({ password: WRONG }),
    ]);
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(Array(4).fill([422, 'WRONG_CREDENTIALS']));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('S7.016 refuses what is not reversed Base64 of UTF-8 like a wrong password', async () => {
    for (const password of [TEST_PASSWORD, `${RIGHT}=`, RIGHT.split('').reverse().join(''), '!!!!', '']) {
      expect(codeOf(await login({ password, userName: `nobody${password.length}` }))).toBe('WRONG_CREDENTIALS');
    }
  });

  it('S5.002 S9.005 asks for the code from the third failure on, for unknown names too', async () => {
    for (const userName of [person.userName, 'unknown-name']) {
      for (let n = 0; n < 3; n += 1) {
        expect(await failures(userName)).toBe(n);
        expect((await login({ userName, password: WRONG })).status).toBe(422);
      }
      expect(await login({ userName, password: RIGHT })).toMatchObject({ success: false, status: 603 });
      expect(await failures(userName)).toBe(3);
    }
  });

  it('S5.004 S5.010 S5.011 answers 603 for a missing code, 604 for a wrong, 605 for an expired one and takes the right one trimmed in any case', async () => {
    for (let n = 0; n < 3; n += 1) await login({ password: WRONG });
    expect((await login({ verifyCode: '  ' })).status).toBe(603);
    expect((await login({ verifyCode: 'ABCD' })).status).toBe(604);
    await picture();
    expect((await login({ verifyCode: 'XXXX' })).status).toBe(604);
    expect((await login({ verifyCode: 'ABCD' })).status, 'a wrong guess uses the code up').toBe(604);
    await picture('somebody-else');
    expect((await login({ verifyCode: 'ABCD' })).status, 'the code of another name').toBe(604);
    await picture();
    services.kernel.clock.offsetMs += 121_000;
    expect((await login({ verifyCode: 'ABCD' })).status).toBe(605);
    await picture();
    expect(await login({ verifyCode: ' abcd ' })).toMatchObject({ success: true });
    expect(await failures()).toBe(0);
  });

  it('demands the right password with the right code', async () => {
    for (let n = 0; n < 3; n += 1) await login({ password: WRONG });
    await picture();
    expect(codeOf(await login({ verifyCode: 'ABCD', password: WRONG }))).toBe('WRONG_CREDENTIALS');
    expect((await login({ verifyCode: 'ABCD' })).status, 'the code was used').toBe(604);
  });

  it('T5 counts fifty wrong guesses at once one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => login({ password: WRONG })));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
    expect(statuses.filter((status) => status === 603)).toHaveLength(47);
  });

  it('S7.011 S3.029 answers a picture for any name', async () => {
    for (const userName of [person.userName, 'nobody at all']) {
      const { image } = await picture(userName);
      expect(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64').subarray(1, 4).toString()).toBe('PNG');
    }
  });

  it('S8.019 asks before ending another session, and that question is no failure', async () => {
    const first = await services.signIn(company.code, person.userName);
    expect(codeOf(await login({}))).toBe('SESSION_EXISTS');
    expect(await failures()).toBe(0);
    expect(await services.call('systemUser.getUser', {}, first)).toMatchObject({ success: true });
  });

  it('P15 S4.007 S8.003 leaves one session of twenty that sign in at once, none of which is asked for a code; the others get 209', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => services.signIn(company.code, person.userName)));
    const answers = await Promise.all(tokens.map((token) => services.call('systemUser.getUser', {}, token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 209)).toHaveLength(19);
  });

  it('T5 tells nothing of a right password that was on its way while the third failure was counted', async (ctx) => {
    ctx.skip(database === 'pglite', 'PGlite has one connection and cannot contend');
    const { engine } = services;
    for (let n = 0; n < 2; n += 1) await login({ password: WRONG });
    const answer = await engine.transaction('read write', 'select 1', async (tx) => {
      await tx.execute(sql`update login_counter set failures = 3 where name = ${person.userName.toLowerCase()}`);
      const late = login({});
      const waiting = () => engine.run('select 1 from pg_locks where not granted');
      await expect.poll(async () => (await waiting()).rows).not.toEqual([]);
      // In an object, or the transaction would wait for what waits for the transaction.
      return { late };
    });
    expect((await answer.late).status).toBe(603);
  });

  it('renews a hash of weaker parameters, and takes the others who sign in meanwhile', async () => {
    const weak = await hash(TEST_PASSWORD, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    const stored = async () => {
      const { rows } = await services.engine.run('select hash from user_password where user_id = $1', [person.userId]);
      return rows[0]?.hash;
    };
    await services.engine.run('update user_password set hash = $1 where user_id = $2', [weak, person.userId]);
    await Promise.all(Array.from({ length: 8 }, () => services.signIn(company.code, person.userName)));
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await services.signIn(company.code, person.userName)).toMatch(/^[0-9a-f]{64}$/);
  });
});
