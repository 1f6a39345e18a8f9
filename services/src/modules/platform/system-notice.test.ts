import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { SystemNotice } from '@hengcai/shared/contract/platform/platform';
import { rowsOf } from '../../db/sql.ts';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, databases } from '../../testing/people.ts';

type Notice = z.output<typeof SystemNotice>;

const MINUTE = 60_000;

describe.each(databases)('the maintenance notice on %s', (database) => {
  let services: TestServices;
  let platform: TestCompany;
  let company: TestCompany;
  let employee: string;

  beforeAll(async () => {
    services = await startServices({ database });
    platform = await services.createTestCompany('platform');
    company = await services.createTestCompany();
  });
  afterAll(() => services.stop());
  beforeEach(async () => {
    const { userName } = await addPerson(services, company);
    employee = await services.signIn(company.code, userName);
    platform.adminToken = await services.signIn(platform.code, 'admin');
    company.adminToken = await services.signIn(company.code, 'admin');
    await services.ok('platform.endsystemnotice', {}, platform.adminToken);
  });

  /** The time of the services, so many minutes from now. */
  const at = (minutes: number) => new Date(services.kernel.clock.now().getTime() + minutes * MINUTE).toISOString();
  const later = (minutes: number) => (services.kernel.clock.offsetMs += minutes * MINUTE);
  const draft = (change: Partial<Omit<Notice, 'id'>> = {}) => ({
    title: '停机维护',
    content: '今晚 22 点起升级系统',
    from: at(-1),
    to: at(60),
    ...change,
  });
  const announce = (change: Partial<Omit<Notice, 'id'>> = {}) =>
    services.ok<Notice>('platform.savesystemnotice', draft(change), platform.adminToken);
  const shown = (token = employee) => services.ok<Notice | null>('message.systemnotice', {}, token);

  it('S1.010 is shown to the people of every company, as it was written', async () => {
    expect(await shown()).toBeNull();
    const notice = await announce({ title: ' 停机🎉维护 ' });

    expect(notice.title).toBe('停机维护');
    expect(await shown()).toEqual(notice);
    expect(await shown(company.adminToken)).toEqual(notice);
  });

  it('S1.010 begins and ends by the clock, and its author sees it before', async () => {
    const notice = await announce({ from: at(5), to: at(10) });
    expect(await shown()).toBeNull();
    expect(await services.ok('platform.systemnoticecurrent', {}, platform.adminToken)).toEqual(notice);
    later(6);
    expect(await shown()).toEqual(notice);
    later(5);
    expect(await shown()).toBeNull();
    expect(await services.ok('platform.systemnoticecurrent', {}, platform.adminToken)).toBeNull();
  });

  it('is one: changed it stays the same, after its end comes another', async () => {
    const first = await announce();
    expect(await announce({ title: '维护推迟', to: at(10) })).toMatchObject({ id: first.id, title: '维护推迟' });
    expect((await shown())?.title).toBe('维护推迟');
    later(11);
    expect((await announce()).id).not.toBe(first.id);
  });

  it('is ended by hand, and ending none is no failure', async () => {
    await announce();
    const end = () => services.call('platform.endsystemnotice', {}, platform.adminToken);
    expect((await end()).status).toBe(200);
    expect(await shown()).toBeNull();
    expect((await end()).status).toBe(200);
  });

  it('is refused at its fields where a rule says so', async () => {
    const answer = await services.call(
      'platform.savesystemnotice',
      draft({ title: ' ', content: '🎉', to: at(-2) }),
      platform.adminToken,
    );
    expect(answer).toMatchObject({
      status: 422,
      data: {
        errors: [
          { field: 'title', code: 'NOTICE_TITLE_REQUIRED' },
          { field: 'content', code: 'NOTICE_CONTENT_REQUIRED' },
          { field: 'to', code: 'SYSTEM_NOTICE_ENDS_TOO_EARLY' },
        ],
      },
    });
    expect(await shown()).toBeNull();
  });

  it('T34 is the platform administrator’s: no other administrator reads, announces or ends it', async () => {
    const notice = await announce();
    for (const token of [company.adminToken, employee]) {
      expect((await services.call('platform.systemnoticecurrent', {}, token)).status).toBe(403);
      expect((await services.call('platform.savesystemnotice', draft({ title: '假' }), token)).status).toBe(403);
      expect((await services.call('platform.endsystemnotice', {}, token)).status).toBe(403);
    }
    expect(await shown()).toEqual(notice);
    const isAdmin = async (token: string) =>
      (await services.ok<{ isPlatformAdmin: boolean }>('systemUser.getUser', {}, token)).isPlatformAdmin;
    expect([await isAdmin(platform.adminToken), await isAdmin(company.adminToken)]).toEqual([true, false]);
  });

  it('cannot be written by what a signed-in call runs, whatever it is', async () => {
    await announce();
    for (const statement of [sql`delete from system_notice`, sql`update system_notice set title = 'x'`])
      await expect(services.as(platform, 'writes', (ctx) => rowsOf(ctx.tx, statement))).rejects.toThrow();
    expect((await shown())?.title).toBe('停机维护');
  });

  it('stands in the audit of the platform, announced and ended', async () => {
    const { id } = await announce({ title: '审计' });
    await services.ok('platform.endsystemnotice', {}, platform.adminToken);
    const entries = (token: string) =>
      services.call('platform.auditlist', { objectType: 'systemNotice', objectId: id }, token);

    expect((await entries(platform.adminToken)).data).toMatchObject({
      items: [{ text: 'Ended the maintenance notice “审计”' }, { text: 'Published the maintenance notice “审计”' }],
    });
    expect((await entries(company.adminToken)).status).toBe(404);
  });

  it('S7.029 T11 is asked for by timers: that keeps no session alive and shows when it has ended', async () => {
    for (let n = 0; n < 3; n += 1) {
      expect((await services.call('message.systemnotice', {}, employee)).status).toBe(200);
      later(10);
    }
    later(1);
    expect((await services.call('message.systemnotice', {}, employee)).status).toBe(208);
  });
});
