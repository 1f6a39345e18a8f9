import { LIMITS } from '@hengcai/shared/rules/limits';

/** Hex digits, as many as specification 9 says. Not `crypto.randomUUID`, which browsers withhold on plain http. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LIMITS.randomIdLength / 2)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
