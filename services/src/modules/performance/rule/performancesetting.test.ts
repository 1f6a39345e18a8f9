import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ForceCheck, AssessmentRuleType } from '@hengcai/shared/enums';
import { startServices, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { key, ruleInput } from '../plan/plan-testing.ts';

let services: TestServices;
let company: TestCompany;

beforeAll(async () => {
  services = await startServices();
  company = await services.createTestCompany();
});
afterAll(() => services.stop());

const save = (more: object) =>
  services.call(
    'performancesetting.updateRuleModel',
    ruleInput({ ruleName: `规则${key()}`, ...more }),
    company.adminToken,
  );
const errorsOf = (data: unknown) =>
  (data as { errors: { field: string; code: string; message: string }[] }).errors.map(({ field, code }) => [
    field,
    code,
  ]);
const levels = (change: (level: Record<string, string | null>, i: number) => object) =>
  ruleInput().levels.map((level, i) => ({ ...level, ...change(level, i) }));

describe('S5.100 S5.101 S5.102 S5.104 S5.105 S5.106 S5.110 a rule is refused', () => {
  test.each<[string, object, string, string]>([
    ['without a name', { ruleName: ' ' }, 'ruleName', 'RULE_NAME_REQUIRED'],
    ['S5.110 with a granularity of 0', { granularity: '0' }, 'granularity', 'GRANULARITY_NOT_POSITIVE'],
    ['with a full score of 0', { fullScore: '0' }, 'fullScore', 'FULL_SCORE_NOT_POSITIVE'],
    ['without levels', { levels: [] }, 'levels', 'RULE_LEVELS_COUNT'],
    [
      'S5.070 with 21 levels',
      {
        levels: Array.from({ length: 21 }, (_, i) => ({
          name: `L${i}`,
          low: String(i),
          high: String(i + 1),
          proportion: '1',
          points: '1',
        })),
      },
      'levels',
      'RULE_LEVELS_COUNT',
    ],
    [
      'S5.100 with an unnamed level',
      { levels: levels((_level, i) => (i === 2 ? { name: '' } : {})) },
      'levels.2.name',
      'LEVEL_NAME_REQUIRED',
    ],
    [
      'S5.101 with a level name twice',
      { levels: levels((_level, i) => (i === 1 ? { name: 's' } : {})) },
      'levels.1.name',
      'LEVEL_NAME_DUPLICATE',
    ],
    [
      'S5.102 with a lowest score not below the highest',
      { levels: levels((_level, i) => (i === 4 ? { low: '60' } : {})) },
      'levels.4.low',
      'LEVEL_LOW_NOT_BELOW_HIGH',
    ],
    [
      'S5.103 with a gap between levels',
      { levels: levels((_level, i) => (i === 0 ? { low: '96' } : {})) },
      'levels.0.low',
      'LEVELS_NOT_CONTIGUOUS',
    ],
    [
      'S5.104 when the lowest level does not begin at 0',
      { levels: levels((_level, i) => (i === 4 ? { low: '1' } : {})) },
      'levels.4.low',
      'LEVELS_LOWEST_NOT_ZERO',
    ],
    [
      'S5.105 when the proportions miss 100',
      { levels: levels((_level, i) => (i === 0 ? { proportion: '9' } : {})) },
      'levels',
      'LEVEL_PROPORTIONS_NOT_100',
    ],
    [
      'S5.106 without points',
      { levels: levels((_level, i) => (i === 0 ? { points: null } : {})) },
      'levels.0.points',
      'LEVEL_POINTS_REQUIRED',
    ],
  ])('%s', async (_why, more, field, code) => {
    const answer = await save(more);
    expect(answer.status).toBe(422);
    expect(errorsOf(answer.data)).toContainEqual([field, code]);
  });

  test('S5.044 when its name is taken, at the name, and the name can be asked for', async () => {
    const ruleName = `规则${key()}`;
    const { id } = (await save({ ruleName })).data as { id: string };
    const answer = await save({ ruleName });
    expect([answer.status, errorsOf(answer.data)]).toEqual([422, [['ruleName', 'ALREADY_USED']]]);
    const exists = (exceptRuleCode?: string) =>
      services.ok<{ exists: boolean }>(
        'performancesetting.boolExistRuleName',
        { ruleName, ...(exceptRuleCode && { exceptRuleCode }) },
        company.adminToken,
      );
    expect([(await exists()).exists, (await exists(id)).exists]).toEqual([true, false]);
  });
});

test('S3.071 a score-only rule without forced distribution needs no levels', async () => {
  expect((await save({ ruleType: AssessmentRuleType.SCORE, levels: [], forceCheck: ForceCheck.OFF })).status).toBe(200);
});

test('S3.073 S3.074 levels are kept from the best down, numbers in their shortest form', async () => {
  const { id } = (await save({ fullScore: '100.0', levels: levels(() => ({})).reverse() })).data as { id: string };
  const rule = await services.ok<{ fullScore: string; levels: { name: string; points: string }[] }>(
    'performancesetting.getmodeldetail',
    { ruleCode: id },
    company.adminToken,
  );
  expect([rule.fullScore, rule.levels.map(({ name, points }) => name + points)]).toEqual([
    '100',
    ['S5', 'A4', 'B3', 'C2', 'D1'],
  ]);
});

test('a stale version answers 409 with the rule as it is now', async () => {
  const ruleName = `规则${key()}`;
  const { id } = (await save({ ruleName })).data as { id: string };
  expect((await save({ ruleCode: id, version: 1, ruleName, minGroupSize: 7 })).status).toBe(200);
  const answer = await save({ ruleCode: id, version: 1, ruleName, minGroupSize: 9 });
  expect(answer.status).toBe(409);
  expect(answer.data).toMatchObject({
    errors: [{ field: 'version', code: 'CONFLICT', current: { minGroupSize: 7, version: 2 } }],
  });
});

test('S7.094 a rule is switched on by its code alone, and refused when there is none of that code', async () => {
  const { id } = (await save({})).data as { id: string };
  const enable = (input: object) =>
    services.call('performancesetting.enablerulemodel', { ruleCode: id, ...input }, company.adminToken);
  const isEnabled = async () =>
    (await services.ok<{ enabled: boolean }>('performancesetting.getmodeldetail', { ruleCode: id }, company.adminToken))
      .enabled;
  expect((await enable({ enabled: 'false' })).data).toMatchObject({ id, version: 2, rule: { enabled: false } });
  expect(await isEnabled()).toBe(false);
  expect((await enable({})).data).toMatchObject({ id, version: 3, rule: { enabled: true } });
  expect(await isEnabled()).toBe(true);
  expect((await enable({ version: 2 })).status).toBe(409);
  expect((await enable({ ruleCode: 'f'.repeat(32) })).status).toBe(404);
});

test('S7.093 S7.094 rules are switched off and on, filtered, and deleted while no plan uses them', async () => {
  const { id } = (await save({ ruleName: '可停用规则' })).data as { id: string };
  await services.ok(
    'performancesetting.enablerulemodel',
    { ruleCode: id, enabled: 'false', version: 1 },
    company.adminToken,
  );
  const off = await services.ok<{ total: number; items: { ruleCode: string }[] }>(
    'performancesetting.listAssessmentRuleModel',
    { enabled: 'false', keyword: '可停用' },
    company.adminToken,
  );
  expect([off.total, off.items.map((one) => one.ruleCode)]).toEqual([1, [id]]);
  await save({});
  const page = await services.ok<{ total: number; pageNo: number; items: object[] }>(
    'performancesetting.listAssessmentRuleModel',
    { pageNo: 2, pageSize: 1 },
    company.adminToken,
  );
  expect([page.pageNo, page.items.length, page.total > 1]).toEqual([2, 1, true]);
  await services.ok('performancesetting.deleterulemodel', { ruleCode: id, version: 2 }, company.adminToken);
  expect((await services.call('performancesetting.getmodeldetail', { ruleCode: id }, company.adminToken)).status).toBe(
    404,
  );
});
