import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from './patience';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const document = (operation: OperationTypeNode): DocumentNode => ({
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation,
      name: { kind: Kind.NAME, value: 'Asked' },
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'cities' } }],
      },
    },
  ],
});

const limited = (retryAfter: string) => ({
  data: null,
  errors: [{ message: 'Too many', extensions: { code: 'RATE_LIMITED', status: 429, retryAfter } }],
});
const overHttp = (retryAfter: string) =>
  new ServerError('', { response: new Response(null, { status: 429 }), bodyText: JSON.stringify(limited(retryAfter)) });
const good = { data: { cities: ['Beijing'] } };

/** A client whose requests are answered one after the other, and how many were sent. */
function clientOf(answers: readonly (object | Error)[]) {
  let sent = 0;
  const wire = new ApolloLink(() => {
    const answer = answers[Math.min(sent, answers.length - 1)] as object | Error;
    sent += 1;
    return answer instanceof Error ? throwError(() => answer) : of(answer as typeof good);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([patience(() => undefined), wire]),
    cache: new InMemoryCache(),
  });
  const context = { quiet: true };
  return {
    sent: () => sent,
    read: () =>
      client.query({ query: document(OperationTypeNode.QUERY), context }).then(
        ({ data }) => data,
        () => 'refused',
      ),
    write: () =>
      client.mutate({ mutation: document(OperationTypeNode.MUTATION), context }).then(
        ({ data }) => data,
        () => 'refused',
      ),
  };
}

it.each([
  ['in the answer', limited('7')],
  ['over HTTP', overHttp('7')],
])('a read refused %s for too many is sent again after the time it names, and not before', async (_how, refusal) => {
  const client = clientOf([refusal, good]);
  const read = client.read();
  await vi.advanceTimersByTimeAsync(6_900);
  expect(client.sent()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await read).toEqual(good.data);
  expect(client.sent()).toBe(2);
});

it.each([
  ['once only', [limited('1')], 2],
  ['not where it would take minutes', [limited('61')], 1],
  ['not without a time', [{ ...limited(''), data: null }], 1],
  ['not after another failure', [{ data: null, errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }], 1],
])('a refused read is sent again %s', async (_when, answers, sent) => {
  const client = clientOf(answers);
  const read = client.read();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await read).toBe('refused');
  expect(client.sent()).toBe(sent);
});

it('a write, sign-in among them, is never sent again', async () => {
  const client = clientOf([limited('1'), good]);
  const write = client.write();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await write).toBe('refused');
  expect(client.sent()).toBe(1);
});
