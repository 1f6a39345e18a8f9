// The BFF's page against a hand-written endpoint, Apollo Server as its documentation sets it up, and the gateways one
// would pick instead. All of them run at once before one stub; rounds alternate between them.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { print } from 'graphql';
import { enumResolvers, readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { ensureBuilt } from '../../scripts/setup/build.mjs';
import { contenders, type Contender } from './bff-page/contenders.ts';
import { figure, median, megabytes, printTable } from './support/figures.ts';
import { load, type Load } from './support/load.ts';
import { numberOption, textOption } from './support/options.ts';
import { ensurePeers } from './support/peers.ts';
import { freePort, startServer, type Server } from './support/servers.ts';

const CONNECTIONS = 16;

interface Runner extends Contender {
  server: Server;
  answer: string;
  calls: number;
  loads: Load[];
}

async function post({ url }: Server, { path: at, headers, body }: Contender): Promise<string> {
  const response = await fetch(url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'sid=token-of-the-first', ...headers },
    body,
  });
  if (!response.ok) throw new Error(`${at} answered ${response.status}: ${await response.text()}`);
  return response.text();
}

const callsOf = async (stub: Server): Promise<number> => Number(await (await fetch(`${stub.url}/calls`)).text());

async function ready(contender: Contender, stub: Server, schemaFile: string): Promise<Runner> {
  const server = await contender.start({ REST_URL: stub.url, SCHEMA_FILE: schemaFile });
  await post(server, contender);
  const before = await callsOf(stub);
  const answer = await post(server, contender);
  return { ...contender, server, answer, calls: (await callsOf(stub)) - before, loads: [] };
}

/** Throws where a contender answers another page: it would win by not doing the work. */
function assertSameAnswers([first, ...others]: readonly Runner[]): void {
  for (const { name, answer, normalise } of others) {
    assert.deepEqual(normalise(answer), first?.normalise(first.answer), `${name} answers another page`);
  }
}

function report(runners: readonly Runner[]): void {
  const of = ({ loads }: Runner, key: keyof Load) => median(loads.map((one) => one[key]));
  // Ratios are taken inside a round, where both met the same neighbours, and their median is shown.
  const ratio = (runner: Runner, other: Runner | undefined, key: keyof Load) =>
    other ? figure(median(runner.loads.map((one, i) => one[key] / (other.loads[i]?.[key] ?? Number.NaN)))) : '-';
  const named = (name: string) => runners.find((runner) => runner.name === name);
  const [hand, apollo] = [named('hand-written'), named('apollo-default')];
  printTable(
    [
      '',
      'req/s',
      'p50 ms',
      'p99 ms',
      'CPU ms',
      'CPU / hand',
      'CPU / Apollo',
      'req/s / Apollo',
      'RSS MB',
      'calls',
      'wrong',
    ],
    runners.map((runner) => [
      runner.name,
      figure(of(runner, 'perSecond')),
      figure(of(runner, 'p50')),
      figure(of(runner, 'p99')),
      figure(of(runner, 'cpu')),
      ratio(runner, hand, 'cpu'),
      ratio(runner, apollo, 'cpu'),
      ratio(runner, apollo, 'perSecond'),
      megabytes(of(runner, 'rss')),
      String(runner.calls),
      String(runner.loads.reduce((sum, { wrong }) => sum + wrong, 0)),
    ]),
  );
}

export async function run(): Promise<void> {
  const seed = numberOption('seed', 1);
  const rounds = numberOption('rounds', 7);
  const amount = numberOption('requests', 400);
  const warmUp = numberOption('warm-up', 1500);
  const only = textOption('only')?.split(',');
  console.log(`bff-page: seed ${seed}, ${rounds} rounds of ${amount} requests after ${warmUp}, ${CONNECTIONS} at once`);
  ensurePeers();
  await ensureBuilt(['bff']);
  const folder = mkdtempSync(path.join(tmpdir(), 'hengcai-bench-'));
  const typeDefs = readTypeDefs();
  const schemaFile = path.join(folder, 'schema.json');
  writeFileSync(schemaFile, JSON.stringify({ typeDefs: print(typeDefs), enums: enumResolvers(typeDefs) }));
  const port = await freePort();
  const stub = await startServer('stub', {
    args: ['--import', 'tsx', 'tests/bench/bff-page/stub.ts'],
    port,
    ready: '/calls',
    env: { PORT: String(port), SEED: String(seed) },
  });
  const runners: Runner[] = [];
  try {
    for (const contender of contenders()) {
      if (!only || only.includes(contender.name)) runners.push(await ready(contender, stub, schemaFile));
    }
    assertSameAnswers(runners);
    for (const { server, answer, ...shot } of runners) {
      await load(server, { ...shot, connections: CONNECTIONS, amount: warmUp, expected: answer });
    }
    for (let round = 0; round < rounds; round += 1) {
      // Another one begins each time, so that nobody always runs after the same neighbour.
      const order = runners.map((_, i) => runners[(i + round) % runners.length]).filter((one) => one !== undefined);
      for (const runner of order) {
        const { server, answer, loads } = runner;
        loads.push(await load(server, { ...runner, connections: CONNECTIONS, amount, expected: answer }));
      }
    }
    report(runners);
  } finally {
    for (const { server } of runners) await server.stop();
    await stub.stop();
    rmSync(folder, { recursive: true });
  }
}
