import { ServerError } from '@apollo/client/errors';
import { afterEach, expect, it, vi } from 'vitest';
import english from '../i18n/messages/en-US/app.json';
import chinese from '../i18n/messages/zh-CN/app.json';
import { failuresOf, failureTextId, inTime } from './failures';

afterEach(() => void vi.restoreAllMocks());

/** What a person reads about an error of a request, in both languages. */
const read = (error: unknown) =>
  failuresOf(error).map((failure) => {
    const id = failureTextId(failure) as keyof typeof english;
    return failure.message ?? [chinese[id], english[id]];
  });
const answer = (status: number, bodyText = '<html>a proxy</html>') =>
  new ServerError('', { response: new Response(null, { status }), bodyText });

it('S8.006 no answer at all is a network error', () =>
  expect(read(new TypeError('Failed to fetch'))).toEqual([
    ['网络异常，请检查网络连接', 'Network error. Please check your connection.'],
  ]));

it.each([
  [400, '请求参数错误', 'Request parameter error'],
  [403, '请求路径不存在', 'Request path does not exist'],
  [404, '请求路径不存在', 'Request path does not exist'],
  [500, '服务器错误', 'Server error'],
  [502, '服务器错误', 'Server error'],
  [504, '页面请求超时', 'Page request timeout'],
  [418, '请求失败', 'Request failed'],
  [503, '请求失败', 'Request failed'],
])('S8.007 S8.008 S8.009 S8.010 S8.011 HTTP %i from something in between is told by its status', (status, zh, en) =>
  expect(read(answer(status))).toEqual([[zh, en]]),
);

it('S8.005 what the server says about it comes first', () =>
  expect(read(answer(403, '{"errors":[{"message":"No relevant permission"}]}'))).toEqual(['No relevant permission']));

it('S9.001 S7.008 a request that is not answered within 600000 ms is given up and told as a timeout', () => {
  const late = new AbortController();
  const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);

  const signal = inTime(new AbortController().signal);
  expect(signal.aborted).toBe(false);
  late.abort(new DOMException('', 'TimeoutError'));

  expect(read(signal.reason)).toEqual([['页面请求超时', 'Page request timeout']]);
  expect(patience).toHaveBeenCalledWith(600_000);
});
