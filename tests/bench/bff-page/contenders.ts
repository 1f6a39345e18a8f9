import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { enumResolvers, readTypeDefs } from '@hengcai/bff/src/schema.ts';
import { openApiDocument } from '@hengcai/services/src/openapi.ts';
import type { Shot } from '../support/load.ts';
import { PEERS, peerScript } from '../support/peers.ts';
import { NODE_OPTIONS } from '../../../scripts/processes/servers.mjs';
import { freePort, startServer, type Server } from '../support/servers.ts';
import { BODY, GATEWAY_BODY } from './page.ts';

/** Somebody who answers the page. */
export interface Contender extends Shot {
  name: string;
  start(env: Record<string, string>): Promise<Server>;
  /** The answer in a form that is the same for everybody who did the same work. */
  normalise(answer: string): unknown;
}

type Json = Record<string, unknown>;

const AS_ANSWERED = { path: '/graphql', body: BODY, normalise: (answer: string): unknown => JSON.parse(answer) };

function peer(name: string, script: string): Contender {
  return {
    ...AS_ANSWERED,
    name,
    headers: {},
    async start(env) {
      const port = await freePort();
      return startServer(name, {
        args: [path.join(PEERS, script)],
        port,
        ready: '/health',
        env: { ...env, PORT: String(port) },
      });
    },
  };
}

const ours: Contender = {
  ...AS_ANSWERED,
  name: 'ours',
  headers: { origin: 'http://localhost:4000' },
  async start({ REST_URL = '' }) {
    const port = await freePort();
    return startServer('ours', {
      args: [...NODE_OPTIONS, 'bff/dist/server.js'],
      port,
      ready: '/health/live',
      env: { PORT: String(port), REST_URL, LOG_LEVEL: 'warn' },
    });
  },
};

/** A gateway's answer under our names: it has the contract's numbers where our schema has enums. */
function fromGateway(answer: string): unknown {
  const enums = enumResolvers(readTypeDefs());
  const ENUMS = {
    status: enums['EmployeeStatus'],
    type: enums['EmployeeType'],
    sex: enums['Sex'],
    education: enums['Education'],
    maritalStatus: enums['MaritalStatus'],
    idType: enums['IdType'],
  };
  // Mesh makes an enum of a number by a leading underscore.
  const nameOf = (table: Json | undefined, value: unknown) =>
    Object.entries(table ?? {}).find(([, wire]) => String(wire) === String(value).replace('_', ''))?.[0];
  const { data, errors } = JSON.parse(answer) as {
    data: { page: { data: { total: number; items: Json[] } } };
    errors: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors).slice(0, 600));
  const { total, items } = data.page.data;
  const named = items.map((row) => ({
    ...row,
    ...Object.fromEntries(Object.entries(ENUMS).map(([field, table]) => [field, nameOf(table, row[field])])),
  }));
  return { data: { employees: { total, items: named } } };
}

/** A gateway that is prepared by one command and served by another, in a folder of its own. */
function gateway(name: string, prepare: string[], serve: (port: number) => string[]): Contender {
  return {
    name,
    path: '/graphql',
    body: GATEWAY_BODY,
    headers: { authorization: 'Bearer token-of-the-session' },
    normalise: fromGateway,
    async start({ REST_URL = '' }) {
      const cwd = path.join(PEERS, name);
      const env = { ...process.env, NODE_ENV: 'production', REST_URL };
      mkdirSync(path.join(PEERS, '.cache'), { recursive: true });
      writeFileSync(path.join(PEERS, '.cache/openapi.json'), JSON.stringify(openApiDocument('0.1.0')));
      const made = spawnSync(process.execPath, prepare, { cwd, env, encoding: 'utf8' });
      if (made.status !== 0) throw new Error(`${name} could not be prepared:\n${made.stdout}${made.stderr}`);
      const port = await freePort();
      return startServer(name, {
        args: serve(port),
        port,
        ready: '/graphql?query={__typename}',
        env: { REST_URL },
        cwd,
      });
    },
  };
}

export function contenders(): Contender[] {
  const mesh = peerScript('@graphql-mesh/cli', 'graphql-mesh');
  const hive = peerScript('@graphql-hive/gateway', 'hive-gateway');
  const compose = peerScript('@graphql-mesh/compose-cli', 'mesh-compose');
  return [
    peer('hand-written', 'handwritten.mjs'),
    peer('apollo-default', 'apollo.mjs'),
    ours,
    gateway('mesh', [mesh, 'build'], (port) => [mesh, 'start', '--port', String(port)]),
    gateway('hive', [compose, '-c', 'mesh.config.mjs', '-o', '../.cache/supergraph.graphql'], (port) => [
      ...[hive, 'supergraph', '-c', 'gateway.config.mjs'],
      ...['--port', String(port)],
    ]),
  ];
}
