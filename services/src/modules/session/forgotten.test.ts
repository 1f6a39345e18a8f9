import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { encodeWirePassword } from '@hengcai/shared/rules/session/password';
import { relayMail } from '../../kit/jobs/relay-mail.ts';
import { startServices, TEST_PASSWORD, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { addPerson, databases, type TestPerson } from '../../testing/people.ts';
import { company as companyTable } from '../../kit/tables.ts';
import { setAccountsEnabled } from './public.ts';
import { userAccount } from './tables.ts';

const NEW = 'newpassw0rd';
const PUBLIC_URL = 'https://hr.example.com';
const codesOf = (envelope: Envelope) =>
  (envelope.data as { errors: { code: string }[] }).errors.map(({ code }) => code);

describe.each(databases)('a forgotten password on %s', (database) => {
  let mailbox: Awaited<ReturnType<typeof startMailServer>>;
  let services: TestServices;
  let company: TestCompany;
  let person: TestPerson;

  beforeAll(async () => {
    mailbox = await startMailServer();
    services = await startServices({ database, env: { SMTP_URL: mailbox.url, PUBLIC_URL } });
    company = await services.createTestCompany();
  });
  afterAll(async () => {
    await services.stop();
    await mailbox.stop();
  });
  beforeEach(async () => {
    person = await addPerson(services, company);
    mailbox.mails.length = 0;
  });

  const forget = (userName = person.userName, companyCode = company.code) =>
    services.call('invite.forgotpassword', { companyCode, userName });
  /** The letters so far, as soon as there are that many: the relay may be sending them already. */
  const letters = async (count = 1) => {
    await relayMail(services.kernel);
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(count);
    return mailbox.mails;
  };
  const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? '';
  const askForToken = async (userName?: string) => {
    const before = mailbox.mails.length;
    await forget(userName);
    return tokenIn((await letters(before + 1)).at(-1)?.text ?? '');
  };
  const update = (token: string, password = NEW, more: Record<string, unknown> = {}) =>
    services.call('invite.updatepassword', { token, password: encodeWirePassword(password), ...more });
  const login = (password: string, userName = person.userName) =>
    services.call('root.login', { company: company.code, userName, password: encodeWirePassword(password) });
  const later = (minutes: number) => (services.kernel.clock.offsetMs += minutes * 60_000);

  it('S7.019 is replaced through a link that is mailed to the work email, whatever name was typed', async () => {
    for (const userName of [person.userName, `ACCOUNT.${person.userName}`, `${person.userName}@example.test`]) {
      mailbox.mails.length = 0;
      expect(await forget(userName)).toMatchObject({ success: true, data: null });
      expect((await letters()).map(({ to }) => to)).toEqual([`${person.userName}@example.test`.toLowerCase()]);
    }
    expect(await update(tokenIn(mailbox.mails[0]?.text ?? ''))).toMatchObject({ success: true });
    expect(await login(NEW)).toMatchObject({ success: true });
    expect(codesOf(await login(TEST_PASSWORD))).toEqual(['WRONG_CREDENTIALS']);
  });

  it('is written in the language of the person', async () => {
    await forget();
    expect((await letters())[0]?.text).toContain('链接只能使用一次');
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(userAccount).set({ language: 'en-US' }).where(eq(userAccount.id, person.userId)),
    );
    await forget();
    expect((await letters(2))[1]?.text).toContain('It works only once');
  });

  it('T7 is answered alike for an account, none, a disabled one, one without an address and one of a directory', async () => {
    const disabled = await addPerson(services, company);
    await services.as(company, 'writes', (ctx) => setAccountsEnabled(ctx, [disabled.userId], false));
    const elsewhere = await services.createTestCompany();
    const kept = await addPerson(services, elsewhere);
    await services.as(elsewhere, 'writes', ({ tx }) =>
      tx.update(companyTable).set({ loginWay: 2 }).where(eq(companyTable.companyId, elsewhere.companyId)),
    );
    const answers = [
      await forget(),
      await forget('nobody'),
      await forget(person.userName, 'nowhere'),
      await forget(disabled.userName),
      await forget('admin'),
      await forget(kept.userName, elsewhere.code),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await letters()).toHaveLength(1);
  });

  it('T13 leads to the address of the settings, whatever host the request names', async () => {
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    const { request } = await import('node:http');
    const { hostname, port } = new URL(services.url);
    await new Promise<void>((resolve, reject) => {
      const call = request({ hostname, port, path: '/invite/forgotpassword', method: 'POST', headers }, (answer) => {
        answer.resume().once('end', resolve);
      });
      call.once('error', reject);
      call.end(JSON.stringify({ companyCode: company.code, userName: person.userName }));
    });
    const [letter] = await letters();
    expect(letter?.text).toMatch(/https:\/\/hr\.example\.com\/setting\/forgetpassword#token=[\w-]{43}\s/);
    expect(letter?.text).not.toContain('evil.example');
  });

  it.each(['userName', 'userId', 'empNumber', 'companyCode', 'systemUserId', 'email'])(
    'T13 takes the person from the token alone: a request that names one by %s is refused',
    async (field) => {
      const victim = await addPerson(services, company);
      const token = await askForToken();
      expect(await update(token, NEW, { [field]: victim.userName })).toMatchObject({ status: 400 });
      expect(codesOf(await login(NEW, victim.userName))).toEqual(['WRONG_CREDENTIALS']);
      expect(await update(token)).toMatchObject({ success: true });
      expect(codesOf(await login(NEW, victim.userName))).toEqual(['WRONG_CREDENTIALS']);
    },
  );

  it('T13 works once, also when it is used twice at the same moment', async () => {
    const token = await askForToken();
    const answers = await Promise.all([
      update(token, 'first0001'),
      update(token, 'second002'),
      update(token, 'third0003'),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(codesOf(await update(token))).toEqual(['RESET_LINK_INVALID']);
  });

  it('T13 holds for thirty minutes', async () => {
    const token = await askForToken();
    later(29);
    expect(codesOf(await update(token, 'short1'))).toEqual(['PASSWORD_LENGTH']);
    later(2);
    expect(codesOf(await update(token))).toEqual(['RESET_LINK_INVALID']);
  });

  it('T13 ends the other links of the person, and those of a company that keeps its passwords elsewhere', async () => {
    const [first, second] = [await askForToken(), await askForToken()];
    expect(await update(second)).toMatchObject({ success: true });
    expect(codesOf(await update(first))).toEqual(['RESET_LINK_INVALID']);
    const third = await askForToken();
    const way = (loginWay: number) =>
      services.as(company, 'writes', ({ tx }) =>
        tx.update(companyTable).set({ loginWay }).where(eq(companyTable.companyId, company.companyId)),
      );
    await way(2);
    expect(codesOf(await update(third))).toEqual(['RESET_LINK_INVALID']);
    await way(1);
  });

  it('T13 cannot be guessed or read: the database has the hash of a token alone, and no letter once it is sent', async () => {
    await forget();
    const dump = async () => {
      const { rows } = await services.engine.run(
        `select (select json_agg(r) from password_reset r)::text as resets, (select json_agg(m) from mail m where sealed)::text as mails`,
      );
      return JSON.stringify(rows);
    };
    const before = await dump();
    const token = tokenIn((await letters())[0]?.text ?? '');
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const text of [before, await dump()]) expect(text).not.toContain(token);
    expect(await dump()).toContain('\\"body\\":\\"\\"');
    for (const wrong of ['', 'x', token.slice(0, -1), `${token}x`, 'A'.repeat(43)])
      expect(codesOf(await update(wrong))).toEqual(['RESET_LINK_INVALID']);
  });

  it('T10 ends every session and every token of the person', async () => {
    const session = await services.signIn(company.code, person.userName);
    expect(await update(await askForToken())).toMatchObject({ success: true });
    expect(await services.call('systemUser.getUser', {}, session)).toMatchObject({ status: 208 });
  });

  it('is no way around the first password: it counts as changed', async () => {
    const fresh = await addPerson(services, company, { mustChangePassword: true });
    expect(await update(await askForToken(fresh.userName))).toMatchObject({ success: true });
    const token = await services.signIn(company.code, fresh.userName, NEW);
    expect(await services.call('menu.getUserMenu', {}, token)).toMatchObject({ success: true });
  });

  it.each([
    ['S5.014 too short', 'abc123', 'PASSWORD_LENGTH'],
    ['S5.014 too long', 'abcdefghijklmnop1', 'PASSWORD_LENGTH'],
    ['S5.015 without a digit', 'abcdefgh', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['S5.015 without a letter', '12345678', 'PASSWORD_LETTERS_AND_DIGITS'],
    ['a name of the account', 'IDENTITY', 'PASSWORD_IS_IDENTITY'],
  ])('refuses a new password: %s, and the link still works', async (_why, chosen, code) => {
    const token = await askForToken();
    const password = chosen === 'IDENTITY' ? `account.${person.userName}` : chosen;
    expect(codesOf(await update(token, password))).toEqual([code]);
    expect(await update(token)).toMatchObject({ success: true });
  });

  it('writes to nobody more than five times an hour, and tells nobody that it stopped', async () => {
    services.kernel.settings.testMode = false;
    const answers = [];
    for (let n = 0; n < 8; n += 1) answers.push(await forget());
    services.kernel.settings.testMode = true;
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await letters(5)).toHaveLength(5);
  });

  it('limits one address, for any name', async () => {
    services.kernel.settings.testMode = false;
    const statuses = [];
    for (let n = 0; n < 12; n += 1) {
      const response = await fetch(`${services.url}/invite/forgotpassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
        body: JSON.stringify({ companyCode: company.code, userName: `nobody${n}` }),
      });
      statuses.push(((await response.json()) as Envelope).status);
    }
    services.kernel.settings.testMode = true;
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  });

  it('T29 is in the audit trail of the person', async () => {
    await update(await askForToken());
    const { rows } = await services.engine.run(
      `select actor_user_id, subject_user_id from audit where action = $1 and object_id = $2`,
      ['account.passwordReset', person.userId],
    );
    expect(rows).toEqual([{ actor_user_id: person.userId, subject_user_id: person.userId }]);
  });
});
