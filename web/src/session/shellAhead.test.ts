import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const signedIn = () => vi.stubGlobal('document', { cookie: 'lang=en-US; sidv=one' });
// A tab reads its session when it starts.
signedIn();
const { takeShellAhead } = await import('./shellAhead');

const ANSWER = new Response('{}');
const body = (path: string, operationName = 'Shell') => JSON.stringify({ operationName, variables: { path } });
const asked = (more: Partial<NonNullable<Window['hengcaiShell']>> = {}) => {
  window.hengcaiShell = {
    session: 'one',
    language: 'en-US',
    path: '/index',
    answer: Promise.resolve(ANSWER),
    ...more,
  };
};
const never = new AbortController().signal;

beforeEach(() => {
  vi.stubGlobal('window', {});
  signedIn();
  vi.stubGlobal('localStorage', { getItem: () => 'en-US' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the answer to what the document asked is that to the first request, and to no other', async () => {
  asked();
  expect(await takeShellAhead(body('/index'), never)).toBe(ANSWER);
  expect(takeShellAhead(body('/index'), never)).toBeNull();
  asked();
  expect(takeShellAhead(body('/index', 'Sign'), never)).toBeNull();
  expect(takeShellAhead(body('/index'), never)).toBeNull();
});

it.each([
  ['another page', { path: '/employee/list' }],
  ['another session', { session: 'two' }],
  ['another language', { language: 'zh-CN' }],
])('an answer for %s is none', (_of, more) => {
  asked(more);
  expect(takeShellAhead(body('/index'), never)).toBeNull();
});

it('where no answer came it says so, and whoever waits no longer is let go', async () => {
  asked({ answer: Promise.reject(new TypeError('Failed to fetch')) });
  expect(await takeShellAhead(body('/index'), never)).toBeNull();
  asked({ answer: new Promise(() => undefined) });
  const waiting = new AbortController();
  const taken = takeShellAhead(body('/index'), waiting.signal);
  waiting.abort(new DOMException('late', 'TimeoutError'));
  await expect(taken).rejects.toThrow('late');
});
