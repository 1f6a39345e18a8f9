import { makeExecutableSchema } from '@graphql-tools/schema';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { startBff } from '../testing/bff.ts';
import { id } from '../testing/rows.ts';
import { createExecutor, EXECUTORS } from './executor.ts';

const notice = {
  noticeId: id('notice'),
  noticeTitle: '放假通知',
  noticeContent: '放假七天',
  noticeDeadTime: null,
  noticeStatus: 2 as const,
  createTime: '2026-11-01T00:00:00Z',
  isRead: false,
  readCount: 3,
};
const SAVE = `mutation Save($input: SaveNoticeInput!) {
  saveNotice(input: $input) { notice { id title status deadline } userErrors { field code message } }
}`;
const input = { title: '放假通知', content: '放假七天', deadline: '2026-11-30' };

/** What each executor makes of one conversation, to the letter. */
async function answersOf(executor: string) {
  const bff = await startBff({ EXECUTOR: executor });
  bff.upstream.answer('index', 'saveNotice', () => notice);
  bff.upstream.answer('index', 'listIndexSchedule', () => ({ items: [], scheduledDates: [], remindDates: [] }));
  const ask = async (query: string, variables = {}) => {
    const { status, text } = await bff.send(query, variables);
    return [status, text.replace(/"requestId":"[^"]*"/g, '"requestId":""')];
  };
  const answers = [
    await ask(SAVE, { input }),
    await ask('{ scheduleDay(date: "2026-11-20") { items { id } scheduledDates } same: __typename }'),
    await ask(SAVE, { input: { title: 5 } }),
  ];
  bff.upstream.refuse('index', 'saveNotice', {
    status: 422,
    errors: [{ field: 'noticeTitle', code: 'REQUIRED', message: 'Required' }],
  });
  bff.upstream.refuse('index', 'listIndexSchedule', { status: 500, message: 'broken' });
  answers.push(await ask(SAVE, { input }), await ask('{ scheduleDay(date: "2026-11-20") { scheduledDates } }'));
  await bff.stop();
  return answers;
}

describe('EXECUTOR', () => {
  it('answers, refusals and failures are the same by either', async () => {
    const [plans, graphqlJs] = [await answersOf('plans'), await answersOf('graphql-js')];

    expect(graphqlJs).toEqual(plans);
    expect(plans.map(([, text]) => String(text))).toEqual([
      expect.stringContaining('放假通知'),
      expect.stringContaining('"scheduledDates":[]'),
      expect.stringContaining('"errors"'),
      expect.stringContaining('"REQUIRED"'),
      expect.stringContaining('"errors"'),
    ]);
  });

  it('says which of the two runs an operation', async () => {
    const runsPlans = new Map<string, boolean>();
    for (const executor of EXECUTORS) {
      const schema = makeExecutableSchema({
        typeDefs: 'type Query { one: Int }',
        // graphql-js hands resolvers a plain object, the plans one that computes what it is asked for.
        resolvers: {
          Query: { one: (_root, _args, _context, info: object) => Number(Object.hasOwn(info, 'fieldName')) },
        },
      });
      const { data } = await createExecutor(schema, executor)({ document: parse('{ one }'), context: {} });
      runsPlans.set(executor, data?.['one'] === 0);
    }
    expect(Object.fromEntries(runsPlans)).toEqual({ plans: true, 'graphql-js': false });
  });
});
