import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCompose } from './compose.ts';
import { commandOf, environmentOf, ROOT, stage } from './dockerfile.ts';

/** A process that runs what an image runs. */
export interface Running {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** What a container is given, with what names the network replaced by this machine. */
export const environmentIn = (name: 'services' | 'bff', here: Readonly<Record<string, string>>) => ({
  ...environmentOf(stage(name)),
  ...readCompose().services[name]?.environment,
  ...here,
});

/**
 * Starts the command of an image with exactly the given environment, by a Node of ours; answers when it is ready.
 */
export async function start(
  name: 'services' | 'bff',
  env: Record<string, string>,
  node = process.execPath,
): Promise<Running> {
  const [, ...given] = commandOf(stage(name));
  // Nothing of the tests' own environment: a container has none of it.
  const child = spawn(node, given, { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', ...env } });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(String(chunk)));
  const url = `http://127.0.0.1:${env[name === 'bff' ? 'PORT' : 'SERVICES_PORT']}`;
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('exit', () => reject(new Error(`${name} ended:\n${lines.join('')}`)));
  });
  ended.catch(() => undefined);
  await Promise.race([untilReady(url), ended]);
  return {
    url,
    child,
    output: () => lines.join(''),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export interface RoundRobin {
  url: string;
  /** Requests each upstream has answered, in the order in which they were given. */
  answered: number[];
  stop(): Promise<void>;
}

/**
 * A proxy as the Caddyfile describes it: one upstream after another, the next one where a connection is refused, nothing
 * sent twice. `addressOf` is what the outer one says of its client; the inner one adds to what it is told.
 */
export async function startRoundRobin(
  upstreams: readonly string[],
  addressOf: (request: http.IncomingMessage) => string,
): Promise<RoundRobin> {
  const answered = upstreams.map(() => 0);
  let turn = 0;

  function forward(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer, tries: number): void {
    const at = turn++ % upstreams.length;
    const headers = { ...request.headers, 'x-forwarded-for': addressOf(request) };
    const onward = http.request(new URL(request.url ?? '/', upstreams[at]), { method: request.method, headers });
    onward.once('response', (answer) => {
      answered[at] = (answered[at] ?? 0) + 1;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) forward(request, response, body, tries - 1);
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
    onward.end(body);
  }

  // Proxies keep what is idle longer than whoever sends through them.
  const server = http.createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => forward(request, response, Buffer.concat(chunks), upstreams.length));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
