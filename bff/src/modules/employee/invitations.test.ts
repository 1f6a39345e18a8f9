import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '@hengcai/shared/contract/all';
import { startBff, type TestBff } from '../../testing/bff.ts';
import { employeeRow, id } from '../../testing/rows.ts';

const LIST = `{ employees(page: { pageNo: 1, pageSize: 50 }) { items { id signInStatus } } }`;

const withPeople = async (): Promise<TestBff> => {
  const bff = await startBff();
  bff.upstream.answer('empmanage', 'emplist', () => ({
    items: Array.from({ length: 50 }, (_, n) => employeeRow(n + 1)),
    total: 50,
    pageNo: 1,
    pageSize: 50,
  }));
  bff.upstream.answer('invitations', 'signinstates', ({ empIds }) =>
    empIds.slice(0, 1).map((empId) => ({ empId, state: 3 as const })),
  );
  return bff;
};

describe('services that can invite', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await withPeople();
  });
  afterAll(() => bff.stop());
  beforeEach(() => void (bff.upstream.calls.length = 0));

  it('tell of a page of people who has signed in, in one more call', async () => {
    const { data } = await bff.send(LIST);
    const states = (data?.['employees'].items as { signInStatus: string | null }[]).map((one) => one.signInStatus);
    expect(states.slice(0, 2)).toEqual(['SIGNED_IN', null]);
    expect(bff.upstream.names()).toEqual(['empmanage.emplist', 'invitations.signinstates']);
  });

  it('send a sheet of passwords behind an address that names neither people nor passwords', async () => {
    bff.upstream.answer('invitations', 'preparepasswords', () => ({ sheetKey: 'the-key-of-the-sheet' }));
    const { data } = await bff.send(
      `mutation { inviteByPasswords(input: { selection: { employeeIds: ["${id('employee', 1)}"] }, clientMutationId: "sheet-0001" }) { file { url } userErrors { code } } }`,
    );
    expect(data?.['inviteByPasswords']).toEqual({
      file: { url: expect.stringMatching(/^\/files\//) as string },
      userErrors: [],
    });
    expect(bff.upstream.calls.at(-1)?.input).toMatchObject({ empIds: [id('employee', 1)], again: false });
  });

  it('get the token of a link in the body alone', async () => {
    const invitation = {
      companyName: 'Acme',
      companyCode: 'acme',
      personName: 'Li Ming',
      userName: 'E1',
      expiresAt: '2026-11-08T01:00:00.000Z',
    };
    bff.upstream.answer('invitationLink', 'invitationof', () => invitation);
    const { data } = await bff.send(
      'mutation { openInvitation(input: { token: "secret-token" }) { invitation { companyName personName } userErrors { code } } }',
    );
    expect(data?.['openInvitation']).toEqual({
      invitation: { companyName: 'Acme', personName: 'Li Ming' },
      userErrors: [],
    });
    expect(bff.upstream.calls.at(-1)).toMatchObject({
      name: 'invitationLink.invitationof',
      input: { token: 'secret-token' },
    });
  });
});

it('services that cannot invite are not asked about it', async () => {
  const { upstream, stop } = await withPeople();
  const none = contract.platform.endpoints.capabilities.data.parse({});
  upstream.answer('platform', 'capabilities', () => none);
  const bff = await startBff({ REST_URL: upstream.url });
  const { data } = await bff.send(LIST);
  expect((data?.['employees'].items as { signInStatus: null }[])[0]?.signInStatus).toBeNull();
  expect(
    (await bff.send('{ invitationCounts(selection: {}) { withoutEmail } }')).data?.['invitationCounts'],
  ).toBeNull();
  expect(upstream.names().filter((name) => name.startsWith('invitations'))).toEqual([]);
  await Promise.all([bff.stop(), stop()]);
});
