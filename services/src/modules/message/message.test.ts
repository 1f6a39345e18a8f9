import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExitKind } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../testing/kit.ts';
import { addPerson, type TestPerson } from '../../testing/people.ts';
import { exitPeople } from '../employee/public.ts';
import { registerMessages, remindMany } from './public.ts';

let services: TestServices;
let company: TestCompany;
let mine: TestPerson;
let tokens: { mine: string; another: string };

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
  mine = await addPerson(services, company);
  const another = await addPerson(services, company);
  tokens = {
    mine: await services.signIn(company.code, mine.userName),
    another: await services.signIn(company.code, another.userName),
  };
});
afterAll(() => services.stop());

const ID = '0'.repeat(32);
interface Centre {
  invited360Message: unknown[] | null;
  unreadCommentInfo: unknown[] | null;
  functionMessage: unknown[] | null;
  backLogCount: { typeId: number; backlogCount: number }[];
  stageRemind: { unreadCount: number };
}
const centre = (token = tokens.mine) => services.ok<Centre>('message.loginmessage', {}, token);
const reminders = async (token = tokens.mine) =>
  (await services.ok<{ items: { messageId: string; isRead: number }[] }>('message.listremindmessage', {}, token)).items;
const remind = (keys: string[]) =>
  services.as(company, 'writes', (ctx) =>
    remindMany(
      ctx,
      keys.map((key) => ({
        empId: mine.empId,
        kind: 'scheduleEmpty',
        params: { date: '2026-11-20' },
        label: null,
        dedupeKey: key,
      })),
    ),
  );

describe('S7.026 S3.022 S3.052 the message centre', () => {
  it('counts the kinds of things to do and leaves out lists that no module fills', async () => {
    expect(await centre()).toEqual({
      invited360Message: [],
      unreadCommentInfo: [],
      functionMessage: null,
      backLogCount: [
        1, 2, 3, 4, 5, 7, 101, 102, 103, 104, 105, 120, 121, 122, 123, 124, 130, 131, 132, 133, 140, 150, 151,
      ].map((typeId) => ({
        typeId,
        backlogCount: 0,
      })),
      stageRemind: { unreadCount: 0 },
    });
  });

  it('asks one statement for whom nothing can wait, and one more for each kind that can', async () => {
    const asked = async (token: string) => {
      const before = services.statements();
      await centre(token);
      return services.statements() - before;
    };
    const nobody = await addPerson(services, company);
    const superior = await addPerson(services, company);
    const token = await services.signIn(company.code, nobody.userName);
    const least = await asked(token);
    await addPerson(services, company, { bossId: superior.empId });
    expect(await asked(await services.signIn(company.code, superior.userName))).toBeGreaterThan(least);
    expect(least).toBeLessThanOrEqual(2);
  });

  it('S3.021 has the rows of a module that fills a list, for whom they wait', async () => {
    const survey = { surveyCode: ID, surveyName: '职能调研' };
    const remove = registerMessages(
      'functionMessage',
      async (_ctx, empId) => (empId === mine.empId ? [survey] : []),
      () => sql`true`,
    );

    expect((await centre(tokens.mine)).functionMessage).toEqual([survey]);
    expect((await centre(tokens.another)).functionMessage).toEqual([]);
    remove();
  });
});

describe('reminders', () => {
  it('S3.016 say what they are about, of which kind, when they came and whether they were read', async () => {
    const other = await addPerson(services, company);
    await services.as(company, 'writes', (ctx) =>
      remindMany(ctx, [
        {
          empId: other.empId,
          kind: 'scheduleEmpty',
          params: { date: '2026-11-20' },
          label: 'schedule',
          dedupeKey: 'one',
        },
      ]),
    );

    expect(await reminders(await services.signIn(company.code, other.userName))).toEqual([
      {
        messageId: expect.stringMatching(/^[0-9a-f]{32}$/),
        remindTypeName: 'Schedule',
        remindContent: 'You set a reminder for 2026-11-20. Nothing is planned that day',
        remindDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        isRead: 0,
        label: 'schedule',
        page: null,
        matter: null,
      },
    ]);
  });

  it('S4.016 S4.018 S4.019 S7.028 are read, then deleted; an unread one stays whatever is asked', async () => {
    await remind(['a', 'b', 'c']);
    const ids = (await reminders()).map((one) => one.messageId);
    const [first = '', second = ''] = ids;
    expect((await centre()).stageRemind).toEqual({ unreadCount: 3 });

    await services.ok('message.updatemessagestate', { messageIds: [first, second] }, tokens.mine);
    expect((await centre()).stageRemind).toEqual({ unreadCount: 1 });
    await services.ok('message.deletemessage', { messageIds: [first] }, tokens.mine);
    expect((await reminders()).map((one) => one.messageId)).toEqual(ids.slice(1));
    await services.ok('message.deletemessage', { messageIds: ids }, tokens.mine);

    expect(await reminders()).toMatchObject([{ messageId: ids[2], isRead: 0 }]);
  });

  it('S7.027 S9.006 come 200 at a time, and no more', async () => {
    const page = (pageSize?: number) =>
      services.call('message.listremindmessage', pageSize ? { pageSize } : {}, tokens.mine);
    expect((await page()).data).toMatchObject({ pageNo: 1, pageSize: 200 });
    expect((await page(201)).status).toBe(400);
  });

  it('T34 S3.017 of others are neither read nor deleted', async () => {
    await remind(['d']);
    const [{ messageId } = { messageId: '' }] = await reminders();

    await services.ok('message.updatemessagestate', { messageIds: [messageId] }, tokens.another);
    expect((await reminders()).find((one) => one.messageId === messageId)?.isRead).toBe(0);
    await services.ok('message.updatemessagestate', { messageIds: [messageId] }, tokens.mine);
    await services.ok('message.deletemessage', { messageIds: [messageId] }, tokens.another);
    expect((await reminders()).find((one) => one.messageId === messageId)?.isRead).toBe(1);
  });
});

it('nobody who has left is told anything', async () => {
  const gone = await addPerson(services, company);
  const tell = (dedupeKey: string) =>
    services.as(company, 'writes', (ctx) =>
      remindMany(ctx, [
        { empId: gone.empId, kind: 'scheduleEmpty', params: { date: '2026-11-20' }, label: null, dedupeKey },
      ]),
    );
  expect(await tell('there')).toBe(1);
  await services.as(company, 'writes', (ctx) =>
    exitPeople(ctx, [{ empId: gone.empId, lastDay: '2026-01-31', exitKind: ExitKind.VOLUNTARY, reason: 'moves away' }]),
  );
  expect(await tell('gone')).toBe(0);
});
