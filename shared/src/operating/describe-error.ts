/**
 * What a log may say of an error: name, message, code and where it came from, and the same of its causes. Never what
 * else hangs on it: an HTTP client's error carries the request with its token, a driver's the parameters of the failed
 * statement, which may be a salary or a password.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  // drizzle's message repeats the statement and its parameters; PostgreSQL's own one, in the cause, says what was wrong.
  const message = error.message.startsWith('Failed query') ? 'a statement failed' : error.message;
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12);
  return {
    name: error.name,
    message,
    ...(code !== undefined && { code }),
    stack,
    ...(cause !== undefined && { cause }),
  };
}
