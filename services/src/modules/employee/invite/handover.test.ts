import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { SignInStatus } from '@hengcai/shared/enums';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestCompany, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { databases } from '../../../testing/people.ts';
import { company as companyTable, audit, file, idempotency, job } from '../../../kit/tables.ts';
import { accountOfEmployee } from '../../session/public.ts';
import { passwordSheet, userPassword } from '../../session/tables.ts';
import { grantRole } from '../../settings/public.ts';
import { idOf } from '../fixtures.ts';
import { codesOf, inviting, NEW_PASSWORD } from './invite-testing.ts';

const { NEVER, INVITED } = SignInStatus;

interface Cards {
  companyName: string;
  companyCode: string;
  address: string;
  cards: { name: string; number: string; deptName: string; link: string }[];
}

describe.each(databases)('what is handed over on %s', (database) => {
  let mailbox: Awaited<ReturnType<typeof startMailServer>>;
  let services: TestServices;
  let kit: ReturnType<typeof inviting>;

  beforeAll(async () => {
    mailbox = await startMailServer();
    services = await startServices({ database, env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://hr.example.com' } });
    kit = inviting(services, mailbox);
  });
  afterAll(async () => {
    await services.stop();
    await mailbox.stop();
  });

  const keyOf = async (token: string, selection: Record<string, unknown> = {}) =>
    ((await kit.prepare(token, selection)).data as { sheetKey: string }).sheetKey;
  const fetchSheet = (token: string, sheetKey: string) =>
    services.call('invitations.passwordsheet', { sheetKey }, token);
  const passwordsIn = async (envelope: Envelope) => {
    const { fileName, bytes } = envelope.data as TestFile;
    const [header, ...rows] = await readTable(Buffer.from(bytes), fileName, { rows: 5_000, columns: 50 });
    return { header: header?.cells ?? [], rows: rows.map(({ cells }) => cells) };
  };
  const cardsFor = (token: string, selection: Record<string, unknown> = {}) =>
    services.call('invitations.invitebycards', selection, token);
  const role = (company: TestCompany, key: string) =>
    services.as(company, 'writes', async (ctx) => {
      const account = await accountOfEmployee(ctx, idOf(key));
      await grantRole(ctx, account?.userId ?? '', 'hr');
    });

  describe('a sheet of first passwords', () => {
    it('opens the accounts, each until its password is changed, and is told once', async () => {
      const company = await kit.companyOf([{ key: 'p1' }, { key: 'p2', email: null }, { key: 'p3' }]);
      const sheetKey = await keyOf(company.hr);
      expect(await kit.states(company.hr, ['p1'])).toEqual({ p1: NEVER });
      const { header, rows } = await passwordsIn(await fetchSheet(company.hr, sheetKey));
      expect(header).toEqual([
        'Company code',
        'Account (employee number)',
        'Name',
        'Department',
        'Initial password',
        'Valid until (Asia/Shanghai)',
        'Sign in at',
      ]);
      expect(rows.map((row) => row.slice(0, 4))).toEqual(
        ['p1', 'p2', 'p3'].map((key) => [company.code, key, `Person ${key}`, 'Department sales']),
      );
      expect(rows[0]?.slice(5)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 'https://hr.example.com']);
      expect(new Set(rows.map((row) => row[4])).size).toBe(3);
      expect(await kit.states(company.hr, ['p1', 'p2'])).toEqual({ p1: INVITED, p2: INVITED });

      expect(codesOf(await fetchSheet(company.hr, sheetKey))).toEqual(['PASSWORDS_TOLD_ONCE']);
      expect(await kit.login(company, 'p2', rows[1]?.[4] ?? '')).toMatchObject({ data: { mustChangePassword: true } });

      const everything = await services.as(company, 'reads', async ({ tx }) =>
        JSON.stringify([
          await tx.select().from(passwordSheet),
          await tx.select().from(job),
          await tx.select().from(file),
          await tx.select().from(audit),
          await tx.select().from(idempotency),
        ]),
      );
      for (const row of rows) expect(everything).not.toContain(row[4]);
      expect(everything).toContain('invitation.passwords');
    });

    it('works for whoever prepared it alone', async () => {
      const company = await kit.companyOf([{ key: 'q1' }]);
      const sheetKey = await keyOf(company.hr);
      expect(await fetchSheet(company.adminToken, sheetKey)).toMatchObject({ status: 404 });
      const stranger = await kit.companyOf([{ key: 'q2' }]);
      expect(await fetchSheet(stranger.hr, sheetKey)).toMatchObject({ status: 404 });
      expect(await fetchSheet(company.hr, sheetKey)).toMatchObject({ success: true });
    });

    it('holds for seven days, and says so to whoever knew the password', async () => {
      const company = await kit.companyOf([{ key: 'r1' }]);
      const { rows } = await passwordsIn(await fetchSheet(company.hr, await keyOf(company.hr)));
      const password = rows[0]?.[4] ?? '';
      kit.later(7 * 24 + 0.1);
      expect(codesOf(await kit.login(company, 'r1', password))).toEqual(['INITIAL_PASSWORD_EXPIRED']);
      expect(codesOf(await kit.login(company, 'r1', 'Another2026'))).toEqual(['WRONG_CREDENTIALS']);
      const hr = await services.signIn(company.code, 'hr1');
      expect(await kit.counts(hr)).toMatchObject({ byHand: { fresh: 1, again: 0 } });
      expect(await kit.states(hr, ['r1'])).toEqual({ r1: NEVER });
    });

    it('ends the link that was mailed before, and a link ends the password', async () => {
      const company = await kit.companyOf([{ key: 's1' }]);
      const token = await kit.tokenFor(company, company.hr, 's1');
      const { rows } = await passwordsIn(await fetchSheet(company.hr, await keyOf(company.hr, { again: true })));
      expect(codesOf(await kit.accept(token))).toEqual(['INVITATION_INVALID']);
      await kit.tokenFor(company, company.hr, 's1');
      expect(codesOf(await kit.login(company, 's1', rows[0]?.[4] ?? ''))).toEqual(['INITIAL_PASSWORD_EXPIRED']);
    });

    it('that breaks off half-way has given nobody a password, and everybody can be asked in again', async () => {
      const keys = Array.from({ length: 40 }, (_, i) => ({ key: `t${i + 10}` }));
      const company = await kit.companyOf(keys);
      const sheetKey = await keyOf(company.hr);
      await new Promise<void>((resolve, reject) => {
        const call = request(`${services.url}/platform/passwordsheet`, {
          method: 'POST',
          headers: { authorization: `Bearer ${company.hr}`, 'content-type': 'application/json' },
        });
        call.once('response', (answer) => answer.once('data', () => call.destroy()));
        call.once('error', reject).once('close', resolve);
        call.end(JSON.stringify({ sheetKey }));
      });
      const broken = () =>
        services.as(company, 'reads', ({ tx }) =>
          tx.select({ id: audit.id }).from(audit).where(eq(audit.action, 'invitation.passwordsBroken')),
        );
      await expect.poll(broken).toHaveLength(1);
      const passwords = await services.as(company, 'reads', ({ tx }) =>
        tx.select({ expiresAt: userPassword.expiresAt }).from(userPassword),
      );
      // Those of the administrator, HR and the head of the company.
      expect(
        passwords.filter(({ expiresAt }) => expiresAt === null || expiresAt > services.kernel.clock.now()),
      ).toHaveLength(3);
      expect(await kit.counts(company.hr)).toMatchObject({ byHand: { fresh: 40, again: 0 } });
      expect(codesOf(await fetchSheet(company.hr, sheetKey))).toEqual(['PASSWORDS_TOLD_ONCE']);
      const { rows } = await passwordsIn(await fetchSheet(company.hr, await keyOf(company.hr)));
      expect(rows).toHaveLength(40);
    });
  });

  describe('cards with a code', () => {
    it('lead each person to the first password, once, and are answered once', async () => {
      const company = await kit.companyOf([{ key: 'c1' }, { key: 'c2', email: null }]);
      const { cards, ...head } = (await cardsFor(company.hr)).data as Cards;
      expect(head).toMatchObject({
        companyName: `Company ${company.code}`,
        companyCode: company.code,
        address: 'hr.example.com',
      });
      expect(cards.map(({ name, number, deptName }) => [name, number, deptName])).toEqual([
        ['Person c1', 'c1', 'Department sales'],
        ['Person c2', 'c2', 'Department sales'],
      ]);
      expect(codesOf(await cardsFor(company.hr))).toEqual(['NOBODY_TO_INVITE']);
      const token = kit.tokenIn(`${cards[1]?.link} `);
      expect(await kit.accept(token)).toMatchObject({ success: true });
      expect(codesOf(await kit.accept(token))).toEqual(['INVITATION_INVALID']);
      expect(await kit.login(company, 'c2', NEW_PASSWORD)).toMatchObject({ success: true });
      const kept = await services.as(company, 'reads', async ({ tx }) =>
        JSON.stringify([await tx.select().from(audit), await tx.select().from(idempotency)]),
      );
      for (const { link } of cards) expect(kept).not.toContain(kit.tokenIn(`${link} `));
      expect(kept).toContain('invitation.cards');
    });
  });

  it('never opens the account of somebody with a role of their own, unless an administrator takes it out', async () => {
    const company = await kit.companyOf([{ key: 'd1' }, { key: 'd2' }]);
    await role(company, 'd2');
    expect(await kit.counts(company.hr)).toMatchObject({ byMail: { fresh: 2 }, byHand: { fresh: 1 }, withRole: 1 });
    const { rows } = await passwordsIn(await fetchSheet(company.hr, await keyOf(company.hr)));
    expect(rows.map((row) => row[1])).toEqual(['d1']);
    expect(((await cardsFor(company.adminToken)).data as Cards).cards.map(({ number }) => number)).toEqual(['d2']);
  });

  it('is refused where people sign in elsewhere: they are told by mail, without a link that opens anything', async () => {
    const company = await kit.companyOf([{ key: 'e1' }, { key: 'e2' }]);
    const sheetKey = await keyOf(company.hr);
    await services.as(company, 'writes', ({ tx }) =>
      tx.update(companyTable).set({ loginWay: 2 }).where(eq(companyTable.companyId, company.companyId)),
    );
    for (const answer of [
      await fetchSheet(company.hr, sheetKey),
      await kit.prepare(company.hr),
      await cardsFor(company.hr),
    ])
      expect(codesOf(answer)).toEqual(['PASSWORD_KEPT_ELSEWHERE']);
    const letters = await kit.mailed(company, company.hr);
    expect(letters['e1']).toContain('sign in with your company account');
    expect(letters['e1']).toContain('https://hr.example.com/login');
    expect(letters['e1']).not.toMatch(/invitation=|password to/);
    expect(await kit.states(company.hr, ['e1'])).toEqual({ e1: INVITED });
  });
});
