import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { advance, key, opened, readyPlan, staffedCompany, TEST_DAY, type Staffed } from './plan-testing.ts';

let services: TestServices;
let few: Staffed;
let many: Staffed;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  few = await staffedCompany(services, 4);
  many = await staffedCompany(services, 60);
});
afterAll(() => services.stop());

/** Statements of each step of a plan's life in a company. */
async function costs(company: Staffed): Promise<Record<string, number>> {
  const cost: Record<string, number> = {};
  const measured = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const before = services.statements();
    const answer = await run();
    cost[step] = services.statements() - before;
    return answer;
  };
  const token = company.adminToken;
  const plan = await readyPlan(services, company, {
    scope: { wholeCompany: false, deptIds: [company.rootId], empIds: company.staffIds },
  });
  let version = await measured('open', () => opened(services, company, plan));
  await measured('read', () => services.ok('performanceplane.getplanandrule', { planCodes: [plan.id] }, token));
  await measured('list', () => services.ok('performanceplane.listAllPlan', {}, token));
  await measured('participants', () =>
    services.ok('performanceflow.viewdetails', { planCode: plan.id, pageSize: 100 }, token),
  );
  await measured('remind', () =>
    services.ok('performanceflow.remind', { clientMutationId: key(), planCode: plan.id }, token),
  );
  const scope = { planCode: plan.id, version, wholeCompany: false, empIds: [], excludedEmpIds: [] };
  await measured('dismiss', () =>
    services.ok('performanceplane.planescope', { ...scope, deptIds: [company.deptIds[0]], reason: '缩减' }, token),
  );
  await measured('take back', () =>
    services.ok('performanceplane.planescope', { ...scope, version: version + 1, deptIds: [company.rootId] }, token),
  );
  version += 2;
  const ask = (name: string, more: object) =>
    measured(name, () => services.ok(`performanceflow.${name}`, { planCode: plan.id, ...more }, token));
  const change = (name: string, more: object) => ask(name, { version: version++, ...more });
  await measured('scope', () =>
    services.ok('performanceview.getscopebyplan', { planCode: plan.id, pageSize: 100 }, token),
  );
  await ask('getbesideemp', { pageSize: 100 });
  await change('saveUnoEmp', { empIds: company.staffIds, reason: '单独处理' });
  await change('removeUnoEmp', { empId: company.staffIds[0], reason: '离岗' });
  await change('addinfobydept', { deptIds: company.deptIds });
  const numbers = company.staffIds.slice(1).map((id) => `${company.numberOf.get(id) ?? ''},2026-11-30`);
  const file = {
    fileName: 'a.csv',
    bytes: Buffer.from(`Employee number,Own fill-in deadline\n${numbers.join('\n')}`),
  };
  await ask('importUpdatePlanScope', { file });
  version += 1;
  await ask('downloadDetailTemplate', {});
  const targets = company.staffIds
    .slice(1)
    .flatMap((id) => ['安全生产零事故,20', '新客户签约,80'].map((line) => `${company.numberOf.get(id) ?? ''},${line}`));
  const indicators = { fileName: 'b.csv', bytes: Buffer.from(`工号,关键结果,权重\n${targets.join('\n')}`) };
  await ask('importAssessDetail', { file: indicators, check: 'false' });
  await measured('check', () => services.ok('performanceflow.checkadvance', { planCode: plan.id, to: 2 }, token));
  for (const to of [2, 3, 4, 5])
    version = await measured(`advance to ${to}`, () => advance(services, company, { id: plan.id, version }, to, true));
  await measured('return', () =>
    services.ok(
      'performanceplane.reversalplan',
      { clientMutationId: key(), planCode: plan.id, version, to: 1, reason: '重来' },
      token,
    ),
  );
  return cost;
}

test('no step of a plan takes more statements in a company fifteen times as large', async () => {
  // The first run also fills what the process caches, such as the prepared plans of PGlite.
  await costs(few);
  const small = await costs(few);
  expect(await costs(many)).toEqual(small);
  expect(small.open).toBeGreaterThan(5);
  expect(Math.max(...Object.values(small))).toBeLessThan(40);
});
