import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PageRight } from '@hengcai/shared/enums';
import type { Envelope, PageNeed, Policy, RoleName } from '@hengcai/shared/contract/kernel';
import { companyWith } from '@hengcai/services/src/modules/employee/fixtures.ts';
import { databases } from '@hengcai/services/src/testing/people.ts';
import { startServices, type TestServices } from '@hengcai/services/src/testing/kit.ts';
import { ENDPOINTS, policyText } from './endpoints.ts';

/** Roles of a shipped company; a manager is whoever has people, an ordinary employee whoever has none. */
const PEOPLE = [
  { key: 'ceo', roles: ['CEO'] },
  { key: 'hr', boss: 'ceo', roles: ['hr'] },
  { key: 'boss', boss: 'ceo' },
  { key: 'worker', boss: 'boss' },
] as const;
const ROLES = ['admin', 'ceo', 'hr', 'boss', 'worker'] as const;
type RoleKey = (typeof ROLES)[number];
/** The type of each one's highest role; some calls are for certain types only. */
const TYPES: Record<RoleKey, RoleName> = {
  admin: 'ADMIN',
  ceo: 'CEO',
  hr: 'CUSTOMISED',
  boss: 'MANAGER',
  worker: 'ORDINARY',
};

const BIT: Record<PageNeed, number> = { visit: PageRight.VISIT, edit: PageRight.EDIT, export: PageRight.EXPORT };

interface Caller {
  token: string;
  rights: Record<string, number>;
  type: RoleName;
}

/** What the policy says about a caller, computed from the rights the product itself tells that caller. */
function mayCall(policy: Policy, { rights, type }: Caller): boolean {
  if (policy.kind === 'platformAdmin') return false;
  if ('roles' in policy && policy.roles && !policy.roles.includes(type)) return false;
  if (policy.kind !== 'pages') return true;
  return policy.pages.some(({ path, need }) => ((rights[path] ?? 0) & BIT[need]) !== 0);
}

const refusedBy = (answer: Envelope) => (answer.success ? null : answer.status);

describe.each(databases)('every endpoint as every role on %s', (database) => {
  let services: TestServices;
  const callers = new Map<RoleKey, Caller>();

  beforeAll(async () => {
    services = await startServices({ database });
    const people = PEOPLE.map((person) => ({ ...person, roles: 'roles' in person ? [...person.roles] : [] }));
    const company = await companyWith(services, { D1: null }, people);
    for (const key of ROLES) {
      const token = key === 'admin' ? company.adminToken : await services.signIn(company.code, key);
      const user = await services.ok<{ screenRolePageMap: Record<string, number> }>('systemUser.getUser', {}, token);
      callers.set(key, { token, rights: user.screenRolePageMap, type: TYPES[key] });
    }
  });
  afterAll(() => services.stop());

  const guarded = ENDPOINTS.filter(({ endpoint }) => endpoint.policy.kind !== 'open');
  it.each(guarded.map((one) => ({ ...one, policy: policyText(one.endpoint.policy) })))(
    'S6.009 S7.010 $path answers the envelope and follows its policy: $policy',
    async ({ name, endpoint }) => {
      expect(await services.call(name, {})).toMatchObject({ success: false, status: 208 });
      for (const [key, caller] of callers) {
        const status = refusedBy(await services.call(name, {}, caller.token));
        const outcome = status === 500 ? 'crashed' : status === 403 ? 'refused' : 'let through';
        expect(`${key}: ${outcome}`).toBe(`${key}: ${mayCall(endpoint.policy, caller) ? 'let through' : 'refused'}`);
      }
    },
  );

  it('tells the roles apart by what they may do', () => {
    const rights = ROLES.filter((key) => key !== 'boss').map((key) => JSON.stringify(callers.get(key)?.rights));
    expect(new Set(rights).size).toBe(rights.length);
  });
});
