import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { id, userRow } from '../../testing/rows.ts';

const notice = {
  id: id('notice'),
  title: '停机维护',
  content: '今晚升级系统',
  from: '2026-11-01T14:00:00.000Z',
  to: '2026-11-01T16:00:00.000Z',
};
const { id: _id, ...input } = notice;
const SAVE = `mutation Save($input: SaveSystemNoticeInput!) {
  saveSystemNotice(input: $input) { systemNotice { id title } userErrors { field code } }
}`;

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => void (bff.upstream.calls.length = 0));

describe('the maintenance notice', () => {
  it('S7.029 is one POST, and null when nothing is announced', async () => {
    bff.upstream.answer('message', 'systemnotice', () => notice);
    const { data } = await bff.send('{ systemNotice { id title content from to } }');
    expect(data?.['systemNotice']).toEqual(notice);
    expect(bff.upstream.names()).toEqual(['message.systemnotice']);

    bff.upstream.answer('message', 'systemnotice', () => null);
    expect(await bff.send('{ systemNotice { id } }')).toMatchObject({ data: { systemNotice: null }, errors: [] });
  });

  it('is announced, changed and ended by whoever the services let', async () => {
    bff.upstream.answer('platform', 'systemnoticecurrent', () => notice);
    bff.upstream.answer('platform', 'savesystemnotice', () => notice);
    bff.upstream.answer('platform', 'endsystemnotice', () => null);
    bff.upstream.answer('systemUser', 'getUser', () => userRow({ isPlatformAdmin: true }));

    const read = await bff.send('{ me { platformAdmin } platformSystemNotice { id } }');
    const saved = await bff.send(SAVE, { input });
    const ended = await bff.send('mutation { endSystemNotice { userErrors { code } } }');

    expect(read.data).toEqual({ me: { platformAdmin: true }, platformSystemNotice: { id: notice.id } });
    expect(saved.data?.['saveSystemNotice']).toEqual({
      systemNotice: { id: notice.id, title: notice.title },
      userErrors: [],
    });
    expect(ended.data?.['endSystemNotice']).toEqual({ userErrors: [] });
    expect(bff.upstream.calls.slice(2)).toMatchObject([
      { name: 'platform.savesystemnotice', input },
      { name: 'platform.endsystemnotice', input: {} },
    ]);
  });

  it('is refused at the field a rule names', async () => {
    const errors = [{ field: 'to', code: 'SYSTEM_NOTICE_OVER', message: 'over' }];
    bff.upstream.refuse('platform', 'savesystemnotice', { status: 422, errors });

    const { data } = await bff.send(SAVE, { input });

    expect(data?.['saveSystemNotice']).toEqual({
      systemNotice: null,
      userErrors: [{ field: 'to', code: 'SYSTEM_NOTICE_OVER' }],
    });
  });
});
