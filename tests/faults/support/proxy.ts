import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** What happens to the answer of a request. */
export type Fault =
  /** It comes, but later. */
  | { kind: 'latency'; milliseconds: number }
  /** So many bytes of it come, then the connection ends. */
  | { kind: 'cut'; bytes: number }
  /** The connection is broken off instead of it. */
  | { kind: 'reset' }
  /** Nothing comes, and the connection stays. */
  | { kind: 'blackhole' }
  /** It comes in pieces of this size, one each turn. */
  | { kind: 'throttle'; bytes: number };

/** Chooses the fault of a request by its path; null lets it pass. */
export type Rule = (path: string) => Fault | null;

export interface FaultProxy {
  url: string;
  /** What happens to the requests that come from now on. */
  rule: Rule;
  /** Paths of the requests so far, in order. */
  requests: string[];
  /** Bytes of the answer to the last request, so far as they came. */
  answered: number;
  /** Connections that are open now. */
  connections(): number;
  stop(): Promise<void>;
}

const REQUEST_LINE = /^(?:GET|POST|PUT|DELETE|HEAD) (\S+) HTTP\/1\.1\r\n/;

/**
 * Stands between BFF and services on the level of TCP and knows of HTTP no more than where a request begins: a client
 * that reuses its connection sends the next one after the answer to the last.
 */
export async function startFaultProxy(target: { port: number }): Promise<FaultProxy> {
  const open = new Set<Socket>();
  const proxy: FaultProxy = {
    url: '',
    rule: () => null,
    requests: [],
    answered: 0,
    connections: () => open.size,
    stop,
  };

  const server = net.createServer((client) => {
    const upstream = net.connect(target.port, '127.0.0.1');
    let fault: Fault | null = null;
    let passed = 0;
    open.add(client);
    client
      .on('error', () => undefined)
      .on('close', () => {
        open.delete(client);
        upstream.destroy();
      });
    // What has come is passed on before the end is.
    upstream.on('error', () => client.resetAndDestroy()).on('close', () => client.end());
    client.on('data', (chunk: Buffer) => {
      const path = REQUEST_LINE.exec(chunk.toString('latin1', 0, 2_048))?.[1]?.slice(1);
      if (path !== undefined) {
        fault = proxy.rule(path);
        passed = 0;
        proxy.answered = 0;
        proxy.requests.push(path);
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      proxy.answered += chunk.length;
      switch (fault?.kind) {
        case undefined:
          return void client.write(chunk);
        case 'blackhole':
          return undefined;
        case 'reset':
          return void client.resetAndDestroy();
        case 'latency':
          return void setTimeout(() => client.writable && client.write(chunk), fault.milliseconds).unref();
        case 'cut': {
          client.write(chunk.subarray(0, Math.max(0, fault.bytes - passed)));
          passed += chunk.length;
          if (passed >= fault.bytes) client.end();
          return undefined;
        }
        case 'throttle': {
          const { bytes } = fault;
          const drip = (from: number): void => {
            if (from >= chunk.length || !client.writable) return;
            client.write(chunk.subarray(from, from + bytes), () => setImmediate(drip, from + bytes));
          };
          return drip(0);
        }
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function stop(): Promise<void> {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
  return proxy;
}
