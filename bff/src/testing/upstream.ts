import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@hengcai/shared/contract/all';
import type { DataOf, Endpoint, InputOf, Service } from '@hengcai/shared/contract/kernel';
import type { EndpointName, EndpointOf, ServiceName } from '../rest/client.ts';

/** A call the services received. */
export interface ReceivedCall {
  /** e.g. `empmanage.emplist`. */
  name: string;
  input: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A refusal as the services word it; without errors, as other people's services do. */
export interface Refusal {
  status: number | string;
  message?: string;
  errors?: readonly { field: string | null; code: string; message: string; current?: unknown }[];
}

type Respond = (call: ReceivedCall, response: http.ServerResponse) => void;

/** Small services over real HTTP: they speak the envelope, answer from a table and note what they were asked. */
export interface Upstream {
  url: string;
  calls: ReceivedCall[];
  /** Names of the files that were asked for only to find out whether they would be given. */
  checks: string[];
  /** What the question for their readiness is answered with; 404 as by services that do not know it. */
  readiness: number;
  /** Names of the calls so far, in the order in which they arrived. */
  names(): string[];
  /** Lets an endpoint answer data. */
  answer<S extends ServiceName, E extends EndpointName<S>>(
    service: S,
    endpoint: E,
    data: (input: InputOf<EndpointOf<S, E>>) => DataOf<EndpointOf<S, E>>,
  ): void;
  /** Lets an endpoint refuse. */
  refuse<S extends ServiceName>(service: S, endpoint: EndpointName<S>, refusal: Refusal): void;
  /** Lets an endpoint do anything at all with the connection. */
  respond<S extends ServiceName>(service: S, endpoint: EndpointName<S>, respond: Respond): void;
  stop(): Promise<void>;
}

const envelope = (response: http.ServerResponse, status: number | string, message: string, data: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ success: status === 200, status, message, data }));
};

function endpointAt(path: string): { name: string; endpoint: Endpoint } | undefined {
  for (const [serviceName, service] of Object.entries(contract) as [string, Service][]) {
    const [name] = path.startsWith(`${service.prefix}/`) ? path.slice(service.prefix.length + 1).split('/') : [];
    const endpoint = name === undefined ? undefined : service.endpoints[name];
    if (endpoint && path === `${service.prefix}/${name}`) return { name: `${serviceName}.${name}`, endpoint };
  }
  return undefined;
}

function inputOf(endpoint: Endpoint, url: URL, body: Buffer): Record<string, unknown> {
  const query = Object.fromEntries(url.searchParams);
  if (endpoint.method === 'GET' || endpoint.encoding === 'multipart') return query;
  const text = body.toString();
  return {
    ...query,
    ...(endpoint.encoding === 'form' ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as object)),
  };
}

/** What the contract finds wrong with an input; the BFF must never send any. */
function faultOf({ query, body, encoding }: Endpoint, input: Record<string, unknown>): string | null {
  if (encoding === 'multipart') return null;
  for (const schema of [query, body]) {
    const result = schema.safeParse(input);
    if (!result.success) return JSON.stringify(result.error.issues);
  }
  const stranger = Object.keys(input).find((name) => !(name in query.shape) && !(name in body.shape));
  return stranger === undefined ? null : `unknown name ${stranger}`;
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Starts services that know no answer yet; a call without one is answered 500. */
export async function startUpstream(): Promise<Upstream> {
  const table = new Map<string, Respond>();
  const calls: ReceivedCall[] = [];
  const refusing = new Set<string>();

  async function serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://upstream');
    if (url.pathname === '/health/ready') return void response.writeHead(upstream.readiness).end();
    const found = endpointAt(url.pathname);
    if (!found) return void response.writeHead(404).end('<html>no such path</html>');
    const body = await bodyOf(request);
    const input = inputOf(found.endpoint, url, body);
    const isCheck = request.headers['x-check-only'] !== undefined;
    const call = { name: found.name, input, headers: request.headers, body };
    // The start asks for the capabilities in its own time; a test that counts means the calls of a request.
    if (found.name !== 'platform.capabilities' && !isCheck) calls.push(call);
    if (isCheck) upstream.checks.push(found.name);
    const fault = faultOf(found.endpoint, input);
    const respond = table.get(found.name);
    if (fault !== null) envelope(response, 500, `${found.name} breaks the contract: ${fault}`, null);
    else if (isCheck && !refusing.has(found.name)) envelope(response, 200, '', null);
    else if (!respond) envelope(response, 500, `${found.name} has no answer`, null);
    else respond(call, response);
  }

  const server = http.createServer((request, response) => {
    // A client that goes away in the middle of its request is part of some tests.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    checks: [],
    readiness: 404,
    names: () => calls.map(({ name }) => name),
    respond(service, endpoint, respond) {
      table.set(`${service}.${endpoint}`, respond);
      refusing.delete(`${service}.${endpoint}`);
    },
    answer(service, endpoint, data) {
      type Input = Parameters<typeof data>[0];
      upstream.respond(service, endpoint, ({ input }, response) => envelope(response, 200, '', data(input as Input)));
    },
    refuse(service, endpoint, { status, message = '', errors }) {
      upstream.respond(service, endpoint, (_call, response) =>
        envelope(response, status, message, errors ? { errors } : null),
      );
      refusing.add(`${service}.${endpoint}`);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  upstream.answer('platform', 'capabilities', () => ({
    clientMutationId: true,
    jobs: true,
    audit: true,
    apiTokens: true,
    systemNotice: true,
    todos: true,
    mailPreference: true,
    fileChecks: true,
    invitations: true,
    overview: true,
    personAppraisals: true,
    starterKits: true,
    documents: true,
    listMemory: true,
    employeeConditions: true,
    search: true,
    accounts: true,
    recordProposals: true,
    changeProposals: true,
    directorySync: true,
  }));
  return upstream;
}
