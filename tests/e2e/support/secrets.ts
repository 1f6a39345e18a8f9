import { expect } from '@playwright/test';
import { encodeWirePassword } from '../../../shared/src/rules/session/password.ts';

/** The passwords typed, the links used and the sessions begun by the journeys of this worker. */
const secrets = new Set<string>();

export function rememberPassword(password: string): void {
  secrets.add(password).add(encodeWirePassword(password));
}
/** The link of a letter, which has its token after the #. */
export function rememberLink({ hash }: URL): void {
  secrets.add(hash.slice(hash.indexOf('=') + 1));
}
export function rememberSession(cookies: readonly { name: string; value: string }[]): void {
  for (const { name, value } of cookies) if (name.endsWith('sid')) secrets.add(decodeURIComponent(value));
}

/** T28: what a product wrote while the journeys used it tells of every request and of no secret. */
export function expectDiscreet(output: string): void {
  // What start-up itself prints, and has to, are the demo accounts with their passwords.
  const log = output.split('\n').filter((line) => /^(services|bff) \| /.test(line));
  expect(log.filter((line) => line.includes('"msg":"request"')).length, 'requests in the log').toBeGreaterThan(0);
  const told = log.filter((line) => [...secrets].some((secret) => line.includes(secret)));
  expect(told.slice(0, 3), 'lines of the log with a password or session in them').toEqual([]);
}
