import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '@hengcai/shared/contract/kernel';
import { databases } from '@hengcai/services/src/testing/people.ts';
import { startServices, type TestServices } from '@hengcai/services/src/testing/kit.ts';
import { ENDPOINTS, type ListedEndpoint } from './endpoints.ts';

const TOKENS = {
  reader: { readOnly: true, allowExport: false },
  exporter: { readOnly: true, allowExport: true },
  writer: { readOnly: false, allowExport: false },
} as const;

/** The code a token is refused with because it is a token; null where it gets as far as its owner would. */
function refusedAsToken({ success, data }: Envelope): string | null {
  if (success) return null;
  const [error] = (data as { errors: { code: string }[] }).errors;
  return error?.code.startsWith('API_TOKEN_') ? error.code : null;
}

/** What concerns the account itself and outlasts the call. */
const personal = ({ endpoint: { effect, policy } }: ListedEndpoint): boolean =>
  effect === 'writes' && (policy.kind === 'self' || ('original' in policy && policy.original === true));
/** Calls that answer a file, or ask a job for one: bulk data. */
const exports = (one: ListedEndpoint): boolean => !personal(one) && tellsInBulk(one);
const tellsInBulk = ({ endpoint: { answers, policy } }: ListedEndpoint): boolean =>
  answers === 'file' || (policy.kind === 'pages' && policy.pages.some(({ need }) => need === 'export'));

describe.each(databases)('every endpoint with the API token of an administrator on %s', (database) => {
  let services: TestServices;
  /** By kind of token and endpoint: why it was refused as a token. */
  const outcomes = new Map<keyof typeof TOKENS, Map<string, string | null>>();

  beforeAll(async () => {
    services = await startServices({ database });
    const { adminToken } = await services.createTestCompany();
    for (const [kind, grant] of Object.entries(TOKENS) as [keyof typeof TOKENS, object][]) {
      const input = { tokenName: kind, validDays: 90, ...grant };
      const { token } = await services.ok<{ token: string }>('platform.createapitoken', input, adminToken);
      const answers = new Map<string, string | null>();
      for (const { name } of ENDPOINTS.filter(({ endpoint }) => endpoint.policy.kind !== 'open'))
        answers.set(name, refusedAsToken(await services.call(name, {}, token)));
      outcomes.set(kind, answers);
    }
  });
  afterAll(() => services.stop());

  const guarded = ENDPOINTS.filter(({ endpoint }) => endpoint.policy.kind !== 'open');
  const named = (some: readonly ListedEndpoint[]) => some.map(({ name }) => name).sort();
  const refused = (kind: keyof typeof TOKENS, code?: string) =>
    [...(outcomes.get(kind) ?? [])]
      .filter(([, why]) => (code === undefined ? why !== null : why === code))
      .map(([name]) => name)
      .sort();

  it('is refused wherever something is written or exported, where the token reads', () => {
    const wanted = guarded.filter((one) => one.endpoint.effect === 'writes' || exports(one));
    expect(refused('reader')).toEqual(named(wanted));
    expect(wanted.length).toBeGreaterThan(40);
  });

  it('is let through to exports, and to nothing else that writes, where the token reads and exports', () => {
    const wanted = guarded.filter((one) => one.endpoint.effect === 'writes' && !exports(one));
    expect(refused('exporter')).toEqual(named(wanted));
  });

  it('is refused every file, where the token writes and does not export', () => {
    expect(refused('writer', 'API_TOKEN_NO_EXPORT')).toEqual(named(guarded.filter(exports)));
    expect(refused('writer', 'API_TOKEN_READ_ONLY')).toEqual([]);
  });

  it('is refused what is personal, whatever the token may: its account, its tokens, who may sign in as whom', () => {
    const wanted = guarded.filter(personal);
    expect(refused('writer', 'API_TOKEN_NOT_HERE')).toEqual(named(wanted));
    expect(named(wanted)).toEqual(
      expect.arrayContaining(['platform.createapitoken', 'platform.revokeapitoken', 'systemUser.changePassword']),
    );
  });
});
