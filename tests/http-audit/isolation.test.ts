import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBff, type TestBff } from '@hengcai/bff/src/testing/bff.ts';
import type { ReceivedCall } from '@hengcai/bff/src/testing/upstream.ts';
import { employeeRow, id, userRow } from '@hengcai/bff/src/testing/rows.ts';
import { randomOf } from '@hengcai/shared/random';

const REQUESTS = 500;
/** Each has up to three calls of one service under way, and all of them find a place in the line to it. */
const AT_ONCE = 100;
const USERS = ['alice', 'bob'];
const QUERY = `query Mixed($id: ID!) {
  me { name employee { name manager { name } } }
  employee(id: $id) { name manager { name } }
  employees { items { name manager { name } } }
}`;

let bff: TestBff;
beforeAll(async () => {
  // On a busy machine the answers of so many wait for each other.
  bff = await startBff({ REST_TIMEOUT_MS: '60000' });
});
afterAll(() => bff.stop());

it('T15 two users with 500 interleaved requests each, and services that answer late and out of order, see their own alone', async () => {
  const random = randomOf(15);
  const ownerOf = ({ headers }: ReceivedCall): string => headers.authorization?.replace('Bearer ', '') ?? 'nobody';
  /** Answers what the caller may see, some time later. */
  const late = (service: 'empmanage' | 'systemUser', endpoint: never, data: (owner: string) => unknown) =>
    bff.upstream.respond(service, endpoint, (call, response) => {
      const body = JSON.stringify({ success: true, status: 200, message: '', data: data(ownerOf(call)) });
      setTimeout(() => response.end(body), random.below(20));
    });
  const rows = (owner: string) =>
    [1, 2].map((n) => employeeRow(n, { empName: owner, bossEmpId: id('employee', 3 - n) }));
  late('empmanage', 'getallempinfo' as never, rows);
  late('empmanage', 'emplist' as never, (owner) => ({ items: rows(owner), total: 2, pageNo: 1, pageSize: 10 }));
  late('systemUser', 'getUser' as never, (owner) => userRow({ empName: owner, empId: id('employee', 1) }));

  const foreign: string[] = [];
  const ask = async (user: string) => {
    // The same people by the same ids: whatever is kept between requests would be found by the other.
    const { text, errors } = await bff.send(QUERY, { id: id('employee', 1) }, { authorization: `Bearer ${user}` });
    const names = new Set([...text.matchAll(/"name":"(\w+)"/g)].map(([, name]) => name));
    if (errors.length > 0 || names.size !== 1 || !names.has(user)) foreign.push(`${user}: ${text}`);
  };
  // Each asks again once it is answered.
  const left = Array.from({ length: REQUESTS * USERS.length }, (_, n) => USERS[n % 2] ?? '');
  const askOn = async () => {
    for (let user = left.pop(); user !== undefined; user = left.pop()) await ask(user);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));

  expect(foreign).toEqual([]);
});
