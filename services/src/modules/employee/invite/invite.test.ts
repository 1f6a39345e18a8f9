import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CustomFieldType, FieldGroup, LetterKind, SignInStatus } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { databases } from '../../../testing/people.ts';
import { audit, company as companyTable, mail } from '../../../kit/tables.ts';
import { accountOfEmployee, setAccountsEnabled } from '../../session/public.ts';
import { invitation, userAccount } from '../../session/tables.ts';
import { idOf } from '../fixtures.ts';
import { exitPeople } from '../exit.ts';
import { codesOf, inviting, NEW_PASSWORD } from './invite-testing.ts';

const { NEVER, INVITED, SIGNED_IN, DISABLED } = SignInStatus;

describe.each(databases)('an invitation on %s', (database) => {
  let mailbox: Awaited<ReturnType<typeof startMailServer>>;
  let services: TestServices;
  let company: TestCompany & { hr: string };
  let kit: ReturnType<typeof inviting>;

  beforeAll(async () => {
    mailbox = await startMailServer();
    services = await startServices({
      database,
      env: { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://hr.example.com' },
    });
    kit = inviting(services, mailbox);
    company = await kit.companyOf([
      { key: 'new1' },
      { key: 'new2' },
      { key: 'nomail', email: null },
      { key: 'gone' },
      { key: 'shut' },
      { key: 'boss1' },
    ]);
    await services.as(company, 'writes', async (ctx) => {
      await exitPeople(ctx, [{ empId: idOf('gone'), lastDay: '2026-10-01', exitKind: 1, reason: 'left' }]);
      const shut = await accountOfEmployee(ctx, idOf('shut'));
      await setAccountsEnabled(ctx, [shut?.userId ?? ''], false);
    });
  });
  afterAll(async () => {
    await services.stop();
    await mailbox.stop();
  });

  it('counts whom it would reach, and who is left out and why', async () => {
    expect(await kit.counts(company.hr)).toEqual({
      loginWay: 1,
      byMail: { fresh: 3, again: 0 },
      byHand: { fresh: 4, again: 0 },
      withoutEmail: 1,
      signedIn: 0,
      closed: 0,
      withRole: 0,
    });
    const empIds = ['new1', 'gone', 'shut', 'hr1'].map(idOf);
    expect(await kit.counts(company.hr, { empIds })).toMatchObject({
      byMail: { fresh: 1 },
      signedIn: 1,
      closed: 2,
    });
  });

  it('is worded as the company words it, in the language of whom it goes to', async () => {
    const own = await kit.companyOf([{ key: 'worded' }, { key: 'english' }]);
    await services.as(own, 'writes', (ctx) =>
      ctx.tx
        .update(userAccount)
        .set({ language: 'zh-CN' })
        .where(eq(userAccount.empId, idOf('worded'))),
    );
    const template = await services.ok<{ letterTemplateId: string }>(
      'mailTemplate.addtemplate',
      {
        kind: LetterKind.INVITATION,
        language: 'zh-CN',
        letterTemplateName: 'warm',
        letterSubject: '{{company}}欢迎您',
        letterBody: '亲爱的{{name}}（{{code}}/{{userName}}）：\n{{link}}\n{{days}}天内有效',
      },
      own.hr,
    );
    const choice = { kind: LetterKind.INVITATION, language: 'zh-CN', letterTemplateId: template.letterTemplateId };
    await services.ok('mailTemplate.usetemplate', choice, own.hr);
    const letters = await kit.mailed(own, own.hr);
    expect(letters['worded']).toContain(`亲爱的Person worded（${own.code}/worded）：`);
    expect(letters['english']).toContain('Hello Person english');
    expect((await kit.accept(kit.tokenIn(letters['worded'] ?? ''))).success).toBe(true);
  });

  it('names what the company has added, each person’s own', async () => {
    const own = await kit.companyOf([{ key: 'small' }, { key: 'large' }, { key: 'bare' }]);
    const { fieldId } = await services.ok<{ fieldId: string }>(
      'customField.add',
      {
        clientMutationId: 'invite-uniform-size',
        groupCode: FieldGroup.CONTACT,
        fieldType: CustomFieldType.TEXT,
        name: '工服尺码',
      },
      own.hr,
    );
    for (const [who, size] of [
      ['small', 'S'],
      ['large', 'XL'],
    ] as const)
      await services.ok(
        'empupdate.contactsinfo',
        { empId: idOf(who), version: 1, customValues: [{ fieldId, values: [size] }] },
        own.hr,
      );
    const words = { letterTemplateName: 'own', letterSubject: 'Hi', letterBody: '{{name}}: {{工服尺码}} {{link}}\n' };
    const kind = { kind: LetterKind.INVITATION, language: 'en-US' };
    const { letterTemplateId } = await services.ok<{ letterTemplateId: string }>(
      'mailTemplate.addtemplate',
      { ...kind, ...words },
      own.hr,
    );
    await services.ok('mailTemplate.usetemplate', { ...kind, letterTemplateId }, own.hr);
    const letters = await kit.mailed(own, own.hr);
    expect(letters['small']).toContain('Person small: S http');
    expect(letters['large']).toContain('Person large: XL http');
    expect(letters['bare']).toContain('Person bare: ________ http');
  });

  it('goes by mail to everybody who has never signed in, and opens the account with a password of their own', async () => {
    const letters = await kit.mailed(company, company.hr);
    expect(Object.keys(letters).sort()).toEqual(['boss1', 'new1', 'new2']);
    expect(letters['new1']).toContain('https://hr.example.com/first-login#invitation=');
    expect(letters['new1']).toContain(company.code);
    expect(await kit.states(company.hr, ['new1', 'nomail', 'gone', 'hr1'])).toEqual({
      new1: INVITED,
      nomail: NEVER,
      gone: DISABLED,
      hr1: SIGNED_IN,
    });
    const token = kit.tokenIn(letters['new1'] ?? '');
    expect((await kit.greet(token)).data).toMatchObject({
      companyName: `Company ${company.code}`,
      companyCode: company.code,
      personName: 'Person new1',
      userName: 'new1',
    });
    expect(codesOf(await kit.accept(token, 'nocapital1'))).toEqual(['PASSWORD_MIX']);
    expect(codesOf(await kit.accept(token, 'New1'))).toContain('PASSWORD_LENGTH');
    expect((await kit.accept(token)).data).toEqual({ companyCode: company.code, userName: 'new1' });
    expect(await kit.states(company.hr, ['new1'])).toEqual({ new1: INVITED });
    expect(await kit.login(company, 'new1', NEW_PASSWORD)).toMatchObject({
      success: true,
      data: { mustChangePassword: false },
    });
    expect(await kit.states(company.hr, ['new1'])).toEqual({ new1: SIGNED_IN });
  });

  it('leaves those out whose invitation still holds, unless it is asked for again', async () => {
    expect(await kit.counts(company.hr)).toMatchObject({ byMail: { fresh: 0, again: 2 } });
    expect(
      codesOf(await services.call('invitations.invitebymail', { clientMutationId: 'nobody-left' }, company.hr)),
    ).toEqual(['NOBODY_TO_INVITE']);
    expect(Object.keys(await kit.mailed(company, company.hr, { again: true })).sort()).toEqual(['boss1', 'new2']);
  });

  it('T13 works once, also when it is used three times at the same moment', async () => {
    const token = await kit.tokenFor(company, company.hr, 'new2');
    const answers = await Promise.all(['First0001', 'Second002', 'Third0003'].map((one) => kit.accept(token, one)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(codesOf(await kit.accept(token))).toEqual(['INVITATION_INVALID']);
    expect(codesOf(await kit.greet(token))).toEqual(['INVITATION_INVALID']);
  });

  describe('T13 the token of somebody', () => {
    let other: TestCompany & { hr: string };
    let token: string;
    const invalid = async () => {
      expect(codesOf(await kit.greet(token))).toEqual(['INVITATION_INVALID']);
      expect(codesOf(await kit.accept(token))).toEqual(['INVITATION_INVALID']);
    };

    beforeAll(async () => {
      other = await kit.companyOf(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key })));
    });

    it('ends with a new one', async () => {
      token = await kit.tokenFor(other, other.hr, 'a');
      const second = await kit.tokenFor(other, other.hr, 'a');
      await invalid();
      expect(await kit.accept(second)).toMatchObject({ success: true });
    });

    it('ends with a password that HR hands over, and with the account', async () => {
      token = await kit.tokenFor(other, other.hr, 'b');
      const reset = { clientMutationId: 'hand-over-b', empId: idOf('b') };
      await services.ok('empupdate.resetpassword', reset, other.hr);
      await invalid();
      token = await kit.tokenFor(other, other.hr, 'c');
      await services.as(other, 'writes', async (ctx) => {
        const account = await accountOfEmployee(ctx, idOf('c'));
        await setAccountsEnabled(ctx, [account?.userId ?? ''], false);
      });
      await invalid();
    });

    it('sets no forgotten password, as the token of a forgotten password accepts no invitation', async () => {
      token = await kit.tokenFor(other, other.hr, 'd');
      const password = { token, password: 'does-not-matter' };
      expect(codesOf(await services.call('invite.updatepassword', password))).toEqual(['RESET_LINK_INVALID']);
      const before = mailbox.mails.length;
      await services.ok('invite.forgotpassword', { companyCode: other.code, userName: 'd' });
      await expect.poll(() => mailbox.mails.length).toBe(before + 1);
      const reset = /#token=([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1] ?? '';
      expect(codesOf(await kit.accept(reset))).toEqual(['INVITATION_INVALID']);
    });

    it.each(['userName', 'userId', 'empId', 'companyCode'])(
      'says alone who it is: a request that names somebody by %s is refused',
      async (field) => {
        expect(await kit.accept(token, NEW_PASSWORD, { [field]: 'ceo1' })).toMatchObject({ status: 400 });
      },
    );

    it('is in the database as a hash alone, and in no letter once it is sent', async () => {
      token = await kit.tokenFor(other, other.hr, 'e');
      const stored = await services.as(other, 'reads', async ({ tx }) =>
        JSON.stringify([await tx.select().from(invitation), await tx.select().from(mail)]),
      );
      expect(stored).not.toContain(token);
      expect(await services.as(other, 'reads', ({ tx }) => tx.select({ body: mail.body }).from(mail))).toEqual(
        expect.arrayContaining([{ body: '' }]),
      );
    });

    it('opens nothing where the company signs in elsewhere since', async () => {
      await services.as(other, 'writes', ({ tx }) =>
        tx.update(companyTable).set({ loginWay: 2 }).where(eq(companyTable.companyId, other.companyId)),
      );
      await invalid();
    });

    it('holds for seven days', async () => {
      token = await kit.tokenFor(company, company.hr, 'boss1');
      kit.later(7 * 24 - 1);
      expect(await kit.greet(token)).toMatchObject({ success: true });
      kit.later(1.1);
      await invalid();
      company.hr = await services.signIn(company.code, 'hr1');
      expect(await kit.states(company.hr, ['boss1'])).toEqual({ boss1: NEVER });
    });
  });

  it('stands in the audit: who was asked in by whom, and that it was accepted', async () => {
    const lines = await services.as(company, 'reads', ({ tx }) =>
      tx
        .select({ action: audit.action, actor: audit.actorUserId, object: audit.objectId })
        .from(audit)
        .innerJoin(userAccount, eq(userAccount.id, audit.objectId))
        .where(eq(userAccount.empId, idOf('new1'))),
    );
    const [invited, accepted] = ['account.invited.mail', 'account.invitationAccepted'].map((action) =>
      lines.find((line) => line.action === action),
    );
    expect(invited?.actor).not.toBe(invited?.object);
    expect(accepted?.actor).toBe(accepted?.object);
  });

  it('is for HR alone, and for nobody outside their scope', async () => {
    const fresh = await kit.companyOf([{ key: 'one' }, { key: 'two' }]);
    const stranger = await kit.companyOf([{ key: 'three' }]);
    expect(await kit.counts(stranger.hr, { empIds: [idOf('one')] })).toMatchObject({ byMail: { fresh: 0 }, closed: 0 });
    await kit.accept(await kit.tokenFor(fresh, fresh.hr, 'one'));
    const worker = ((await kit.login(fresh, 'one', NEW_PASSWORD)).data as { token: string }).token;
    for (const name of ['invitebymail', 'invitebycards', 'preparepasswords', 'invitationcounts']) {
      const keyed = /mail|prepare/.test(name) ? { clientMutationId: 'not-allowed' } : {};
      expect(await services.call(`invitations.${name}`, keyed, worker)).toMatchObject({ status: 403 });
    }
    expect(await kit.states(worker, ['one', 'two'])).toEqual({ one: 0, two: 0 });
    const filtered = (token: string) => services.call('empmanage.emplist', { filter: { signIn: [NEVER] } }, token);
    expect(codesOf(await filtered(worker))).not.toEqual([]);
    expect(await filtered(fresh.hr)).toMatchObject({ data: { total: 1, items: [{ empNumber: 'two' }] } });
  });
});
