import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hasPostgres, startFaultStack, type FaultStack } from './harness.ts';
import type { Client } from './support/client.ts';

const SOCKETS = 500;
const LIMIT_MS = 10_000;

let stack: FaultStack;
let person: Client;
beforeAll(async () => {
  const limits = { HEADERS_TIMEOUT_MS: String(LIMIT_MS) };
  stack = await startFaultStack({ database: hasPostgres ? 'postgres' : 'pglite', bff: limits, services: limits });
  person = await stack.signIn(stack.companies[0]);
});
afterAll(() => stack.stop());

interface Dripping {
  socket: Socket;
  heard: () => string;
  isClosed: () => boolean;
  /** Reset while it went on writing into a connection that was closed: what had come and was not read yet is lost. */
  isReset: () => boolean;
}

/** Begins a request and never ends its headers: a byte now and then, so that it is never idle. */
async function drip(port: number): Promise<Dripping> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  let closed = false;
  let reset = false;
  socket.on('data', (bytes) => (heard += String(bytes)));
  socket.on('error', () => (reset = true));
  await once(socket, 'connect');
  socket.write('POST /graphql HTTP/1.1\r\nHost: slow\r\nX-Slow: ');
  const more = setInterval(() => socket.write('a'), 200);
  socket.on('close', () => {
    clearInterval(more);
    closed = true;
  });
  return { socket, heard: () => heard, isClosed: () => closed, isReset: () => reset };
}

test.each(['the BFF', 'the services'])(
  'T32 five hundred that drip their headers hold up nobody at %s, and are shown the door',
  async (which) => {
    const { port } = new URL(which === 'the BFF' ? stack.url : stack.servicesUrl);
    const slow = await Promise.all(Array.from({ length: SOCKETS }, () => drip(Number(port))));

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.ask('{ me { name } backlog { count } }')),
    );
    expect(answers.map((answer) => (answer.kind === 'answer' ? answer.codes : answer.reason))).toEqual(
      answers.map(() => []),
    );
    expect(slow.filter(({ isClosed }) => isClosed()).length, 'answered while all of them held on').toBe(0);

    await vi.waitUntil(() => slow.every(({ isClosed }) => isClosed()), { timeout: 60_000 });
    const told = slow.filter(({ isReset, heard }) => !isReset() || heard() !== '');
    expect(new Set(told.map(({ heard }) => heard().split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    );
  },
);
