import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve, type OpenApi, type Operation, type Shape } from './document.ts';
import { exampleOf, faultOf } from './values.ts';

/** What a stranger does with a call instead of answering an example. */
export type Respond = (response: http.ServerResponse, name: string) => void;

export interface Stranger {
  url: string;
  /** Calls so far, by the ids of their operations. */
  calls: string[];
  /** What the document has against the calls so far. */
  faults: string[];
  /** Answers every call but the question for the capabilities in this way; null lets it answer examples again. */
  respond(how: Respond | null): void;
  /** How many calls were answered in that way. */
  refusals: number;
  stop(): Promise<void>;
}

export interface StrangerOptions {
  /** Holds calls against the document; a stranger who goes by another one does not. */
  strict?: boolean;
  /** What it knows of its own people: the data of an operation instead of the example. */
  data?: Readonly<Record<string, (example: unknown) => unknown>>;
}

/** Answers an envelope. */
export function sendEnvelope(response: http.ServerResponse, envelope: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(envelope));
}

const HOLDS_BYTES = 'application/octet-stream';

async function textOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A value of a query string or form as its schema writes it. */
function typed(document: OpenApi, given: Shape, text: string): unknown {
  const { type, anyOf } = resolve(document, given);
  const [kind] = [type ?? anyOf?.map((one) => one.type) ?? []].flat(2);
  if (kind === 'integer' || kind === 'number') return Number(text);
  return kind === 'boolean' ? text === 'true' : text;
}

function faultOfQuery(document: OpenApi, operation: Operation, query: URLSearchParams): string | null {
  const parameters = operation.parameters.map((one) => resolve(document, one)).filter((one) => one.in === 'query');
  const known = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  for (const { name, required } of parameters) if (required && !query.has(name)) return `${name} is missing`;
  for (const [name, text] of query) {
    const parameter = known.get(name);
    if (!parameter) return `${name} is not taken`;
    const fault = faultOf(document, parameter.schema, typed(document, parameter.schema, text), name);
    if (fault) return fault;
  }
  return null;
}

function faultOfBody(document: OpenApi, { requestBody }: Operation, mediaType: string, text: string): string | null {
  if (!requestBody) return text === '' ? null : 'a body is not taken';
  if (text === '') return requestBody.required ? 'the body is missing' : null;
  const content = requestBody.content[mediaType];
  if (!content) return `${mediaType} is not taken`;
  if (mediaType === 'multipart/form-data') return /name="?file"?/.test(text) ? null : 'the file is missing';
  const { properties = {} } = resolve(document, content.schema);
  const value: unknown =
    mediaType === 'application/json'
      ? JSON.parse(text)
      : Object.fromEntries(
          [...new URLSearchParams(text)].map(([name, one]) => [name, typed(document, properties[name] ?? {}, one)]),
        );
  return faultOf(document, content.schema, value);
}

/**
 * Starts REST services that were written by nobody of ours: they know an OpenAPI document and answer each call with an
 * example of it.
 */
export async function startStranger(
  document: OpenApi,
  { strict = true, data = {} }: StrangerOptions = {},
): Promise<Stranger> {
  const calls: string[] = [];
  const faults: string[] = [];
  let how: Respond | null = null;

  function answer(operation: Operation, response: http.ServerResponse): void {
    const { content } = operation.responses[200];
    if (content[HOLDS_BYTES]) {
      response.setHeader('content-type', HOLDS_BYTES);
      response.setHeader('content-disposition', 'attachment; filename="strange.bin"');
      response.end('bytes');
      return;
    }
    const envelope = exampleOf(document, content['application/json']?.schema ?? {}) as { data: unknown };
    const own = data[operation.operationId];
    sendEnvelope(response, own ? { ...envelope, data: own(envelope.data) } : envelope);
  }

  async function serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stranger');
    const operation = document.paths[url.pathname]?.[request.method === 'GET' ? 'get' : 'post'];
    const text = await textOf(request);
    if (!operation) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    const name = operation.operationId;
    calls.push(name);
    const mediaType = request.headers['content-type']?.split(';')[0] ?? '';
    const fault = strict
      ? (faultOfQuery(document, operation, url.searchParams) ?? faultOfBody(document, operation, mediaType, text))
      : null;
    if (fault) faults.push(`${name}: ${fault}`);
    const isOpen = operation.security?.length === 0;
    if (!isOpen && !request.headers.authorization?.startsWith('Bearer '))
      sendEnvelope(response, { success: false, status: 208, message: '', data: null });
    else if (how && name !== 'platform.capabilities') {
      stranger.refusals += 1;
      how(response, name);
    } else answer(operation, response);
  }

  const server = http.createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stranger: Stranger = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    refusals: 0,
    respond: (next) => void (how = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return stranger;
}
