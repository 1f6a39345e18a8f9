import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases } from '../../services/src/testing/people.ts';
import { FRUGAL, growthOf } from '../support/memory.ts';
import { startFaultStack, type FaultStack } from './harness.ts';
import type { Client, Data } from './support/client.ts';
import { times } from './support/random.ts';

const PEOPLE = times(10_000, 100_000);
/** What the services read at once. */
const PAGE = 500;
const PATIENCE = { timeout: 60_000 };
const EXPORT = `mutation Export($format: SheetFormat!) {
  exportEmployees(input: { filter: {}, format: $format }) { file { url } userErrors { code } } }`;

/** So many people more; the texts are long, so that no buffer on the way takes a file as a whole. */
const MORE_PEOPLE = `
  insert into employee (company_id, id, emp_number, name, sort_key, emergency_contact, dept_id, entry_date, created_at, updated_at)
  select $1, md5(n::text), 'X' || n, '=' || n, 'x', repeat(md5(n::text), 40), $2, '2026-01-01', now(), now()
    from generate_series(1, $3::int) as n`;

describe.each(databases)('P20 an export of many people on %s', (database) => {
  let stack: FaultStack;
  let person: Client;
  let neighbour: Client;
  beforeAll(async () => {
    const little = { NODE_OPTIONS: FRUGAL.join(' ') };
    stack = await startFaultStack({ database, services: little, bff: little });
    const [{ companyId, departmentId }] = stack.companies;
    if (stack.embedded) await stack.services.end('SIGTERM');
    await stack.withDatabase((engine) => engine.run(MORE_PEOPLE, [companyId, departmentId, PEOPLE]));
    if (stack.embedded) await stack.services.start();
    [person, neighbour] = [await stack.signIn(stack.companies[0]), await stack.signIn(stack.companies[1])];
  });
  afterAll(() => stack.stop());

  const linkOf = async (client: Client, format: 'CSV' | 'XLSX') => {
    const outcome = await client.ask(EXPORT, { format });
    const { file } = (outcome.kind === 'answer' ? outcome.data?.['exportEmployees'] : {}) as Data;
    return stack.url + String(file.url);
  };
  const fetched = (client: Client, link: string, signal: AbortSignal | null = null) =>
    fetch(link, { headers: { cookie: client.cookie }, signal });
  const download = async (client: Client, format: 'CSV' | 'XLSX') => fetched(client, await linkOf(client, format));
  /** Reads to the end and answers how many bytes came; nothing is kept. */
  const drained = async ({ body }: Response) => {
    let size = 0;
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) size += chunk.length;
    return size;
  };
  /** What the services have counted. */
  const counted = async () => {
    const text = await (await fetch(`${stack.servicesUrl}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
    return {
      exports: value('hengcai_requests_total\\{endpoint="empmanage.exportempinfo",status="200"\\}'),
      transactions: value('hengcai_transaction_duration_seconds_count\\{outcome="committed"\\}'),
      open: value('hengcai_transactions_open'),
    };
  };

  test('takes neither the services nor the BFF memory that grows with it', async (context) => {
    // What a server takes once, for code and buffers, it keeps: only what comes on top of it is growth.
    await drained(await download(neighbour, 'XLSX'));
    const sizes: number[] = [];
    let ofBff: number | null = null;
    const ofServices = await growthOf(stack.services.pid, async () => {
      ofBff = await growthOf(stack.bff.pid, async () => {
        for (const format of ['XLSX', 'CSV'] as const) sizes.push(await drained(await download(person, format)));
      });
    });
    console.log(
      `P20: ${PEOPLE} people, ${sizes.join(' and ')} bytes; services grew by ${ofServices} MB, BFF ${ofBff} MB`,
    );

    expect(sizes[1]).toBeGreaterThan(PEOPLE * 1_280);
    context.skip(ofServices === null || ofBff === null, 'this system does not tell the memory of a process');
    expect(ofServices).toBeLessThan(150);
    expect(ofBff).toBeLessThan(100);
  });

  test('that its reader breaks off is read no further, and gives its connection back', async () => {
    const costOf = async (work: () => Promise<unknown>) => {
      const before = await counted();
      await work();
      return (await counted()).transactions - before.transactions;
    };
    const askNeighbour = async () => drained(await download(neighbour, 'CSV'));
    const small = await costOf(askNeighbour);
    // Making the link asks the services too: whether the caller may.
    const link = await linkOf(person, 'CSV');
    const before = await counted();
    const reader = new AbortController();
    const { body } = await fetched(person, link, reader.signal);
    await body?.getReader().read();
    expect((await counted()).exports, 'still on its way').toBe(before.exports);

    reader.abort();
    // The page that is being read when the reader goes is the last one.
    const isOver = async () => {
      const { exports, open } = await counted();
      return exports === before.exports + 1 && open === 0;
    };
    await vi.waitUntil(isOver, PATIENCE);
    const read = (await counted()).transactions - before.transactions;
    // Whatever were still read for the broken one would be counted beside this.
    let others = 0;
    await vi.waitUntil(async () => {
      const cost = await costOf(askNeighbour);
      others += cost;
      return cost <= small;
    }, PATIENCE);
    console.log(`P20: broken off after ${read} transactions, where ${PEOPLE / PAGE} pages were asked for`);
    expect((await counted()).transactions - before.transactions - others).toBeLessThan(PEOPLE / PAGE);
    if (stack.embedded) return;
    const { rows } = await stack.withDatabase((engine) =>
      engine.run(`select count(*)::int as busy from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`),
    );
    expect(rows).toEqual([{ busy: 0 }]);
  });
});
