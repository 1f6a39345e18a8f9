import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { startBff, TOKEN, type TestBff } from '../testing/bff.ts';

const SCHEMA = '{ __schema { queryType { name } } }';
const MISSPELT = '{ backlogs { count } }';
const MISSPELT_VALUE =
  'query Plans($statuses: [AssessmentPlanStatus!]) { assessmentPlans(filter: { statuses: $statuses }) { total } }';

const allow = (bff: TestBff, operations: number[]) =>
  bff.upstream.answer('rolemanage', 'getauthoritytype', () => ({ operations, elements: [] }));

describe('introspection on this machine', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.stop());

  it('is open to everybody and asks nobody', async () => {
    const { errors, data } = await bff.send(getIntrospectionQuery(), {}, {});

    expect(errors).toEqual([]);
    expect(data?.['__schema'].queryType.name).toBe('Query');
    expect(bff.upstream.names()).not.toContain('rolemanage.getauthoritytype');
  });

  it('has errors that say what a name might have been', async () => {
    const { errors } = await bff.send(MISSPELT, {}, {});

    expect(errors[0]?.message).toContain('Did you mean "backlog"');
  });
});

describe('T33 introspection where others can reach it', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff({ PUBLIC_URL: 'https://hr.example.com', TICKET_KEY: 'k'.repeat(32) });
  });
  afterAll(() => bff.stop());
  beforeEach(() => void (bff.upstream.calls.length = 0));
  const session = { cookie: `__Host-sid=${TOKEN}`, origin: 'https://hr.example.com' };

  it('is refused without a session', async () => {
    const { status, data, errors } = await bff.send(SCHEMA, {}, {});

    expect(status).toBe(401);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('is refused with a session the services do not know', async () => {
    bff.upstream.refuse('rolemanage', 'getauthoritytype', { status: 208 });
    const { data, errors } = await bff.send(SCHEMA, {}, session);

    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'SESSION_TIMEOUT' } }]);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', session],
    ['an API token', { authorization: `Bearer ${TOKEN}` }],
  ])('is refused to %s without the right to visit the IDE', async (_credential, headers) => {
    allow(bff, [2, 4]);
    const { data, errors } = await bff.send(SCHEMA, {}, headers);

    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it.each<[string, Record<string, string>]>([
    ['a session', session],
    ['an API token', { authorization: `Bearer ${TOKEN}` }],
  ])('is open to %s with that right, and the services were asked', async (_credential, headers) => {
    allow(bff, [1]);
    const { data } = await bff.send(SCHEMA, {}, headers);

    expect(data).toEqual({ __schema: { queryType: { name: 'Query' } } });
    expect(bff.upstream.calls).toMatchObject([
      { name: 'rolemanage.getauthoritytype', input: { pageUrl: '/graphiql' } },
    ]);
  });

  it.each([
    ['through a fragment', 'query A { ...F } fragment F on Query { s: __schema { queryType { name } } }'],
    ['by the name of a type', '{ t: __type(name: "Employee") { name } }'],
  ])('is refused %s, too', async (_way, query) => {
    allow(bff, []);
    const { data, errors } = await bff.send(query, {}, session);

    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it.each<[string, string, object]>([
    ['a field', MISSPELT, {}],
    ['a value in a variable', MISSPELT_VALUE, { statuses: ['FILING'] }],
  ])('lets errors guess at %s for those alone who may read the schema', async (_what, query, variables) => {
    const messageFor = async (headers: Record<string, string>) =>
      (await bff.send(query, { ...variables }, headers)).errors[0]?.message;
    allow(bff, []);
    const [stranger, without] = [await messageFor({}), await messageFor(session)];
    allow(bff, [1]);
    const explorer = await messageFor(session);

    expect(stranger).toBeTruthy();
    expect(stranger).not.toContain('Did you mean');
    expect(without).toBe(stranger);
    expect(explorer).toContain('Did you mean');
  });

  it('costs no call where nothing is introspected', async () => {
    bff.upstream.answer('message', 'listbacklogcount', () => []);
    await bff.send('{ __typename backlog { __typename count } }', {}, session);
    await bff.send('{ nothingLikeIt }', {}, session);

    expect(bff.upstream.names()).toEqual(['message.listbacklogcount']);
  });
});

it('introspection can be switched off for everybody', async () => {
  const bff = await startBff({ INTROSPECTION: 'off' });
  allow(bff, [1]);
  const { errors } = await bff.send('{ __type(name: "Employee") { name } }');
  const { errors: misspelt } = await bff.send(MISSPELT);
  await bff.stop();

  expect(errors).toMatchObject([{ extensions: { code: 'QUERY_REFUSED' } }]);
  expect(misspelt[0]?.message).not.toContain('Did you mean');
});
