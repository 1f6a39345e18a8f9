import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

it('S7.027 the reminders are asked for 200 at a time, unless a page is asked for', async () => {
  bff.upstream.answer('message', 'listremindmessage', () => ({
    items: [
      {
        messageId: id('message'),
        remindTypeName: '填写',
        remindContent: '请填写',
        remindDate: '2026-11-01T00:00:00Z',
        isRead: 0,
        label: null,
        page: null,
        matter: null,
      },
    ],
    total: 1,
    pageNo: 1,
    pageSize: 200,
  }));

  const { data } = await bff.send(
    '{ messages { total items { id title read } } page: messages(page: { pageNo: 2 }) { total } }',
  );

  expect(data?.['messages']).toEqual({ total: 1, items: [{ id: id('message'), title: '填写', read: false }] });
  expect(bff.upstream.calls.map(({ input }) => input)).toEqual([{ pageSize: '200' }, { pageNo: '2', pageSize: '10' }]);
});

it('S7.028 S4.016 S4.017 reminders are marked as read by their ids', async () => {
  bff.upstream.answer('message', 'updatemessagestate', () => null);

  const { data } = await bff.send(
    'mutation Read($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { readIds userErrors { code } } }',
    {
      input: { ids: [id('message')] },
    },
  );

  expect(data?.['markMessagesRead']).toEqual({ readIds: [id('message')], userErrors: [] });
  expect(bff.upstream.calls[0]?.input).toEqual({ messageIds: [id('message')] });
});

it('S3.020 S7.026 the message centre is one call, and lists that no module fills stay null', async () => {
  bff.upstream.answer('message', 'loginmessage', () => ({
    invited360Message: [
      {
        empId: id('employee'),
        empName: '王一',
        assessmentPlanName: '年度考核',
        assessmentPlanCode: id('plan'),
        companyModuleName: '能力',
        companyModuleCode: id('template'),
      },
    ],
    unreadCommentInfo: [
      {
        keyResult: '营收',
        achieveValueName: null,
        achieveValue: '80',
        measureUnit: '%',
        repliedCommentType: 3,
        assessmentPlanCode: id('plan'),
        companyModuleCode: id('template'),
        assessRequest: null,
        deptCode: null,
        deptName: null,
        unreadCount: 1,
      },
    ].flatMap((comment) => [comment, { ...comment, repliedCommentType: 1 }]),
    functionMessage: null,
    backLogCount: [{ typeId: 1 as const, backlogCount: 2 }],
    stageRemind: { unreadCount: 5 },
  }));

  const { data } = await bff.send(`{ messageCentre {
    backlog { type count } unreadReminders invitations { employee { name } plan { id name } template { name } }
    comments { keyResult achieved reply plan { id } template { id } department { name } } surveys { id name }
  } }`);

  expect(data?.['messageCentre']).toEqual({
    backlog: [{ type: 'TARGET_APPROVAL', count: 2 }],
    unreadReminders: 5,
    invitations: [
      { employee: { name: '王一' }, plan: { id: id('plan'), name: '年度考核' }, template: { name: '能力' } },
    ],
    comments: [false, true].map((reply) => ({
      keyResult: '营收',
      achieved: '80%',
      reply,
      plan: { id: id('plan') },
      template: { id: id('template') },
      department: null,
    })),
    surveys: null,
  });
  expect(bff.upstream.calls).toHaveLength(1);
});

it('S7.028 S4.018 S4.019 reminders are deleted by their ids', async () => {
  bff.upstream.answer('message', 'deletemessage', () => null);

  const { data } = await bff.send(
    'mutation Delete($input: DeleteMessagesInput!) { deleteMessages(input: $input) { deletedIds userErrors { code } } }',
    { input: { ids: [id('message')] } },
  );

  expect(data?.['deleteMessages']).toEqual({ deletedIds: [id('message')], userErrors: [] });
  expect(bff.upstream.calls[0]?.input).toEqual({ messageIds: [id('message')] });
});

it('what waits is listed one by one, in one call, with whom it is about', async () => {
  bff.upstream.answer('message', 'listtodo', () => [
    {
      typeId: 3 as const,
      assessmentPlanCode: id('plan'),
      assessmentPlanName: '年度考核',
      empId: id('employee'),
      empName: '王一',
      lastDay: '2026-12-20',
    },
    {
      typeId: 102 as const,
      assessmentPlanCode: id('plan'),
      assessmentPlanName: '年度考核',
      empId: null,
      empName: null,
      lastDay: '2026-12-25',
    },
  ]);

  const { data } = await bff.send(
    '{ todos { type plan { ...Named } employee { id name } lastDay } } fragment Named on AssessmentPlan { id name }',
  );

  expect(data?.['todos']).toEqual([
    {
      type: 'SUBORDINATE_SCORE',
      plan: { id: id('plan'), name: '年度考核' },
      employee: { id: id('employee'), name: '王一' },
      lastDay: '2026-12-20',
    },
    {
      type: 'CALIBRATION',
      plan: { id: id('plan'), name: '年度考核' },
      employee: null,
      lastDay: '2026-12-25',
    },
  ]);
  expect(bff.upstream.names()).toEqual(['message.listtodo']);
});

it('whoever asks more about the people of what waits than their names gets it in one more call', async () => {
  const todo = {
    typeId: 3 as const,
    assessmentPlanCode: id('plan'),
    assessmentPlanName: '年度考核',
    lastDay: '2026-12-20',
  };
  const people = [employeeRow(1), employeeRow(2)];
  bff.upstream.answer('message', 'listtodo', () => people.map(({ empId, empName }) => ({ ...todo, empId, empName })));
  bff.upstream.answer('empmanage', 'getallempinfo', () => people);

  const { data } = await bff.send('{ todos { plan { name } employee { name number } } }');

  expect(data?.['todos']).toEqual(
    people.map(({ empName, empNumber }) => ({
      plan: { name: '年度考核' },
      employee: { name: empName, number: empNumber },
    })),
  );
  expect(bff.upstream.names()).toEqual(['message.listtodo', 'empmanage.getallempinfo']);
});

it('a reminder says which appraisal it is about, and whether its work still waits', async () => {
  bff.upstream.answer('message', 'listremindmessage', () => ({
    items: [
      {
        messageId: id('message'),
        remindTypeName: '填写',
        remindContent: '请填写',
        remindDate: '2026-11-01T00:00:00Z',
        isRead: 1,
        label: null,
        page: null,
        matter: { assessmentPlanCode: id('plan'), empId: id('employee'), typeId: 101 as const, waits: false },
      },
    ],
    total: 1,
    pageNo: 1,
    pageSize: 200,
  }));

  const { data } = await bff.send('{ messages { items { read matter { plan { id } employee { id } type waits } } } }');

  expect(data?.['messages']).toEqual({
    items: [
      {
        read: true,
        matter: { plan: { id: id('plan') }, employee: { id: id('employee') }, type: 'MY_TARGETS', waits: false },
      },
    ],
  });
});

it('when work is mailed is read and chosen', async () => {
  bff.upstream.answer('message', 'mailpreference', () => ({ preference: 1 as const }));
  bff.upstream.answer('message', 'savemailpreference', () => ({ preference: 2 as const }));

  const read = await bff.send('{ mailPreference }');
  const chosen = await bff.send(
    'mutation Choose($input: SaveMailPreferenceInput!) { saveMailPreference(input: $input) { preference userErrors { code } } }',
    { input: { preference: 'DAILY' } },
  );

  expect(read.data).toEqual({ mailPreference: 'AT_ONCE' });
  expect(chosen.data?.['saveMailPreference']).toEqual({ preference: 'DAILY', userErrors: [] });
  expect(bff.upstream.calls.at(-1)?.input).toEqual({ preference: 2 });
});
