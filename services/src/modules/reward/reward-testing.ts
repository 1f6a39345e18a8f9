import { eq } from 'drizzle-orm';
import { contract, type Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import type { TestServices } from '../../testing/kit.ts';
import { companyWith, idOf } from '../../testing/staff.ts';
import { employee } from '../employee/tables.ts';

const SERVICES = [
  'awardValues',
  'thanksLetters',
  'awardPoints',
  'exchangeRate',
  'pointRules',
  'commodities',
  'awardMall',
  'conversionRecords',
] as const;
type Calls = Contract['awardValues']['endpoints'] &
  Contract['thanksLetters']['endpoints'] &
  Contract['awardPoints']['endpoints'] &
  Contract['exchangeRate']['endpoints'] &
  Contract['pointRules']['endpoints'] &
  Contract['commodities']['endpoints'] &
  Contract['awardMall']['endpoints'] &
  Contract['conversionRecords']['endpoints'];

/** The service that a call belongs to. */
const serviceOf = (name: string): string => SERVICES.find((service) => name in contract[service].endpoints) ?? '';

let keys = 0;
/** A key of a call that happens once. */
export const newKey = () => `reward-key-${(keys += 1)}`;

/** A company of two departments whose people may give 100 points a month, with one value. */
export async function rewardCompany(services: TestServices) {
  const company = await companyWith(services, { east: null, west: null }, [
    { key: 'hr', empName: '韩雅琴', roles: ['hr'] },
    { key: 'ann', empName: '安妮', empNameEn: 'Ann', deptId: idOf('east') },
    { key: 'bob', empName: '鲍勃', deptId: idOf('east') },
    { key: 'cai', empName: '蔡琴', deptId: idOf('west') },
    { key: 'gone', empName: '顾晓' },
  ]);
  await services.as(company, 'writes', ({ tx }) =>
    tx
      .update(employee)
      .set({ lastDay: '2026-10-01' })
      .where(eq(employee.id, idOf('gone'))),
  );
  const tokens: Record<string, string> = { admin: company.adminToken };
  for (const key of ['hr', 'ann', 'bob', 'cai']) tokens[key] = await services.signIn(company.code, key);
  const call = (who: string, name: keyof Calls, input: object = {}) =>
    services.call(`${serviceOf(name)}.${name}`, { ...input }, tokens[who] ?? '');
  const ok = <K extends keyof Calls>(who: string, name: K, input: object = {}) =>
    services.ok<DataOf<Calls[K]>>(`${serviceOf(name)}.${name}`, { ...input }, tokens[who] ?? '');
  const { valueId } = await ok('admin', 'addValue', { clientMutationId: newKey(), valueName: '协作' });
  await ok('admin', 'savePointSetting', { version: 0, monthlyAllowance: 100, lapseMonths: 24 });
  return {
    company,
    valueId,
    call,
    ok,
    /** Why a call is refused: its status, and of each reason the field and the code. */
    async refusal(who: string, name: keyof Calls, input: object = {}) {
      const { status, data } = await call(who, name, input);
      const { errors } = data as { errors: { field: string | null; code: string }[] };
      return [status, ...errors.map(({ field, code }) => `${field ?? '-'} ${code}`)];
    },
    /** What somebody sends. */
    letter: (to: readonly string[], points = 0, more: object = {}) => ({
      clientMutationId: newKey(),
      empIds: to.map(idOf),
      valueId,
      text: '谢谢您的帮助',
      points,
      ...more,
    }),
    token: (who: string) => tokens[who] ?? '',
  };
}

export type RewardCompany = Awaited<ReturnType<typeof rewardCompany>>;
