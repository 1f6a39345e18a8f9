import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import { contract } from '@hengcai/shared/contract/all';
import type { Service } from '@hengcai/shared/contract/kernel';
import { GatewayError } from '../failures.ts';
import { addressOf } from '../rest/client.ts';
import { RestFailure } from '../rest/failure.ts';
import type { FileTransport } from '../rest/file-transport.ts';
import type { Address } from '../rest/request.ts';
import { countOperation, exchangeOf } from '../session/identify.ts';
import { servedAs } from './served.ts';
import type { TicketOffice } from './tickets.ts';

/** The endpoints that take a file, by name: what the contract does not list cannot be uploaded to. */
function uploadAddresses(): ReadonlyMap<string, Address> {
  const addresses = new Map<string, Address>();
  for (const service of Object.values(contract) as Service[]) {
    for (const [name, endpoint] of Object.entries(service.endpoints)) {
      if (endpoint.encoding !== 'multipart') continue;
      if (addresses.has(name)) throw new Error(`two upload endpoints are called ${name}`);
      addresses.set(name, addressOf(service, name, endpoint));
    }
  }
  return addresses;
}

/** What of an upload's address the endpoint takes; everything else is left behind. */
const queryOf = ({ endpoint }: Address, asked: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(endpoint.query.shape).flatMap((name) => {
      const value = asked[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

function upload(files: FileTransport): RequestHandler<{ operation: string }> {
  const addresses = uploadAddresses();
  return async (request, response) => {
    const address = addresses.get(request.params.operation);
    if (!address) throw new GatewayError('NOT_FOUND');
    exchangeOf(response).facts.file = address.path;
    const contentType = request.get('content-type') ?? '';
    if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new GatewayError('NOT_MULTIPART');
    exchangeOf(response).allowance.file();
    const length = request.get('content-length');
    const data = await files.send(exchangeOf(response).scope, address, {
      query: queryOf(address, request.query),
      body: request,
      contentType,
      contentLength: length === undefined ? undefined : Number(length),
      tooLarge: new GatewayError(address.endpoint.takes === 'picture' ? 'PICTURE_TOO_LARGE' : 'FILE_TOO_LARGE'),
    });
    response.json({ success: true, status: 200, message: '', data });
  };
}

function download(files: FileTransport, tickets: TicketOffice): RequestHandler<{ ticket: string }> {
  return async (request, response) => {
    const { scope, token, allowance, facts } = exchangeOf(response);
    if (token === null) throw new RestFailure('noCredential', 401);
    const { address, input, language, lasts } = tickets.redeem(request.params.ticket, token);
    facts.file = address.path;
    // A picture on a screen is no export, and a screen has many.
    if (lasts === 'fiveMinutes') allowance.download();
    const { headers, body } = await files.open({ ...scope, language }, address, input);
    response.setHeaders(new Map(Object.entries(servedAs(headers))));
    if (headers['content-length']) response.setHeader('content-length', headers['content-length']);
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('content-security-policy', "sandbox; default-src 'none'");
    await pipeline(body, response);
  };
}

/** Uploads and downloads: bytes pass through, none rest here. */
export function fileRoutes(files: FileTransport, tickets: TicketOffice, requireOrigin: RequestHandler): Router {
  const router = Router();
  router.post('/:operation', requireOrigin, countOperation, upload(files));
  router.get('/:ticket', download(files, tickets));
  return router;
}
