import { Transform, type Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { Got } from 'got';
import type { Bulkheads } from './bulkhead.ts';
import { unwrap } from './envelope.ts';
import { RestFailure } from './failure.ts';
import { assertCallable, contentOf, headersOf, type Address, type Input } from './request.ts';
import type { Scope } from './scope.ts';
import { failureOf } from './transport.ts';

/** A file is made while the caller waits; longer work is a job. */
const FILE_TIMEOUT = 30_000;
/** Neither beginning an answer nor the next bytes of it may take longer. */
const TIMEOUTS = { connect: 1000, response: FILE_TIMEOUT, socket: FILE_TIMEOUT };
/** Five megabytes of file (specification 5) and the wrapping of a form around it. */
const LARGEST_UPLOAD = 5 * 1024 * 1024 + 64 * 1024;
/** A refusal is short. */
const LARGEST_REFUSAL = 256 * 1024;

/** A file on its way: what the services said about it, and its bytes. */
export interface OpenFile {
  headers: IncomingHttpHeaders;
  body: Readable;
}

export interface Upload {
  /** What stands beside the file: names of the endpoint's query. */
  query: Readonly<Record<string, string>>;
  body: Readable;
  contentType: string;
  /** Size as announced; undefined where the client does not know it. */
  contentLength: number | undefined;
  /** What is thrown at a body that is larger than a file can be. */
  tooLarge: Error;
}

function limited(most: number, tooLarge: Error): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > most ? tooLarge : null, chunk);
    },
  });
}

async function gathered(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > LARGEST_REFUSAL) throw new RestFailure('malformed', 502);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Answers the two ways of bytes through the BFF; neither keeps any, and neither is ever repeated. Making a file takes
 * long: files have places of their own in each service, so that they never stand in the way of what a screen asks.
 */
export function createFileTransport(client: Got, bulkheads: Bulkheads) {
  /** Answers the file; null where the services said that all is well and gave none. */
  async function begin(scope: Scope, address: Address, input: Input, more: object = {}): Promise<OpenFile | null> {
    const body = client.stream(address.path, {
      method: address.endpoint.method,
      headers: { ...headersOf(scope), ...more },
      ...contentOf(address, input),
      timeout: TIMEOUTS,
      signal: scope.signal,
    });
    const { statusCode, headers } = await new Promise<{ statusCode: number; headers: IncomingHttpHeaders }>(
      (resolve, reject) => body.once('response', resolve).once('error', reject),
    );
    if (statusCode === 200 && !headers['content-type']?.startsWith('application/json')) return { headers, body };
    unwrap(address.endpoint, { statusCode, body: await gathered(body) });
    return null;
  }

  async function given(scope: Scope, address: Address, input: Input): Promise<OpenFile> {
    const file = await begin(scope, address, input);
    // An envelope that says "done" where a file was promised.
    if (file === null) throw new RestFailure('malformed', 502);
    return file;
  }

  async function pass(scope: Scope, address: Address, { query, contentType, contentLength }: Upload, body: Readable) {
    const answer = await client(address.path, {
      method: 'POST',
      headers: {
        ...headersOf(scope),
        'content-type': contentType,
        ...(contentLength !== undefined && { 'content-length': String(contentLength) }),
      },
      ...(Object.keys(query).length > 0 && { searchParams: query }),
      body,
      timeout: TIMEOUTS,
      responseType: 'buffer',
      signal: scope.signal,
    });
    return unwrap(address.endpoint, answer);
  }

  async function inPlace<T>(scope: Scope, address: Address, work: () => Promise<T>): Promise<T> {
    assertCallable(address, scope);
    return bulkheads.hold(address.service, { patience: FILE_TIMEOUT, signal: scope.signal }, async () => {
      try {
        return await work();
      } catch (error) {
        throw failureOf(error);
      }
    });
  }

  return {
    /** Opens a file for reading; a refusal of the services is thrown before the first byte. */
    open: (scope: Scope, address: Address, input: Input): Promise<OpenFile> =>
      inPlace(scope, address, () => given(scope, address, input)),

    /** Asks whether the services would give a file, and fails as they would refuse it. */
    check: (scope: Scope, address: Address, input: Input): Promise<void> =>
      inPlace(scope, address, async () => {
        scope.calls += 1;
        const file = await begin(scope, address, input, { 'x-check-only': '1' });
        // Given at once by services that promise more than they do: that is an answer, too.
        file?.body.destroy();
      }),

    /** Passes one multipart body on and answers the envelope's `data`. */
    send: (scope: Scope, address: Address, upload: Upload): Promise<unknown> =>
      inPlace(scope, address, async () => {
        const { body, contentLength, tooLarge } = upload;
        if (contentLength !== undefined && contentLength > LARGEST_UPLOAD) throw tooLarge;
        const bounded = limited(LARGEST_UPLOAD, tooLarge);
        body.once('error', (error) => bounded.destroy(error)).pipe(bounded);
        try {
          return await pass(scope, address, upload, bounded);
        } catch (error) {
          // The limit's own failure comes wrapped as the cause of a broken request.
          throw bounded.errored === tooLarge ? tooLarge : error;
        }
      }),
  };
}

export type FileTransport = ReturnType<typeof createFileTransport>;
