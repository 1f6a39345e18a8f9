import { describe, expect, it } from 'vitest';
import { contract } from '@hengcai/shared/contract/all';
import { unwrap } from './envelope.ts';
import { RestFailure, type RestFailureKind } from './failure.ts';

const LIST = contract.index.endpoints.listNotice;
const PAGE = contract.empmanage.endpoints.emplist;

const answer = (body: unknown, statusCode = 200) => ({
  statusCode,
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

function failureOf(body: unknown, statusCode = 200, endpoint: typeof LIST | typeof PAGE = LIST): RestFailure {
  try {
    unwrap(endpoint, answer(body, statusCode));
  } catch (error) {
    if (error instanceof RestFailure) return error;
    throw error;
  }
  throw new Error('no failure');
}

const refusal = (status: unknown, code?: string) => ({
  success: false,
  status,
  message: 'Said by the services',
  data: code ? { errors: [{ field: '', code, message: 'Said by the rule' }] } : null,
});

describe('the envelope', () => {
  it('S7.010 hands out its data when success is true and status 200', () => {
    expect(unwrap(LIST, answer({ success: true, status: 200, message: '', data: [] }))).toEqual([]);
  });

  it.each<[unknown, string | undefined, RestFailureKind]>([
    [208, undefined, 'sessionTimeout'],
    ['208', undefined, 'sessionTimeout'],
    [208, 'ACCOUNT_CHANGED', 'accountChanged'],
    [209, undefined, 'sessionElsewhere'],
    [400, 'REQUIRED', 'invalid'],
    [403, undefined, 'forbidden'],
    [403, 'PASSWORD_CHANGE_REQUIRED', 'passwordChangeRequired'],
    [404, undefined, 'notFound'],
    [409, 'CONFLICT', 'conflict'],
    [422, 'TAKEN', 'refused'],
    [429, undefined, 'tooMany'],
    [500, undefined, 'serverError'],
    [603, undefined, 'verificationRequired'],
    [604, undefined, 'verificationRequired'],
    [605, undefined, 'verificationRequired'],
    [777, undefined, 'refused'],
  ])('with status %s and code %s is the failure %s', (status, code, kind) => {
    const failure = failureOf(refusal(status, code));

    expect(failure.kind).toBe(kind);
    expect(failure.status).toBe(Number(status));
  });

  it('S8.005 that says success: false is a refusal whatever its status', () => {
    expect(failureOf({ success: false, status: 200, message: 'No', data: null })).toMatchObject({
      kind: 'refused',
      text: 'No',
    });
  });

  it('reads an empty field as the whole input', () => {
    expect(failureOf(refusal(422, 'RULE')).errors).toEqual([
      { field: null, code: 'RULE', message: 'Said by the rule' },
    ]);
  });

  it.each(['SELECT *\nFROM t', '<b>500</b>', 'x'.repeat(501)])('takes no sentence that is none: %#', (message) => {
    expect(failureOf({ success: false, status: 422, message, data: null }).text).toBeUndefined();
  });

  it.each<[string, number, RestFailureKind]>([
    ['', 200, 'malformed'],
    ['<html>hello</html>', 200, 'malformed'],
    ['{"success":true,', 200, 'malformed'],
    ['{"success":true,"status":200}', 200, 'malformed'],
    ['{"success":true,"status":200,"data":{}}', 200, 'malformed'],
    ['', 302, 'malformed'],
    ['bad', 400, 'invalid'],
    ['', 401, 'sessionTimeout'],
    ['', 403, 'noSuchPath'],
    ['', 404, 'noSuchPath'],
    ['', 414, 'invalid'],
    ['', 431, 'invalid'],
    ['', 500, 'serverError'],
    ['', 502, 'unreachable'],
    ['', 503, 'unreachable'],
    ['', 504, 'timedOut'],
  ])('is missing in %j with HTTP %i: %s', (body, statusCode, kind) => {
    expect(failureOf(body, statusCode).kind).toBe(kind);
  });

  it('must hold a page where the contract promises one', () => {
    expect(failureOf({ success: true, status: 200, data: { total: 0 } }, 200, PAGE).kind).toBe('malformed');
  });

  it('must be UTF-8', () => {
    const body = Buffer.concat([
      Buffer.from('{"success":true,"status":200,"data":["'),
      Buffer.from([0xff]),
      Buffer.from('"]}'),
    ]);

    expect(() => unwrap(LIST, { statusCode: 200, body })).toThrow('malformed');
  });
});
