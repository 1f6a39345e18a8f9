import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, AssessmentRuleType, CustomInputMode, CustomItemType } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { addTemplate, assess360, Review, scored, written } from '../../../testing/review360.ts';
import { errorsOf, key, planInput, readyPlan, staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';

let services: TestServices;
let company: Staffed;
beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 2);
});
afterAll(() => services.stop());

const save = async (input: object) => {
  const answer = await services.call(
    'customTemplate.saveCusTemplate',
    { clientMutationId: key(), ...input },
    company.adminToken,
  );
  return answer.success ? true : [answer.status, errorsOf(answer)];
};

test('S3.076 S3.077 S3.078 S3.106 S7.107 a template keeps its questions, their kind, explanation and options', async () => {
  const items = [scored('沟通'), written('建议')];
  const made = await addTemplate(services, company.adminToken, items, '通用360');
  const read = await services.ok<object>(
    'customTemplate.getCusTemplateDetail',
    { templateCode: made.templateCode },
    company.adminToken,
  );
  expect(read).toEqual(made);
  expect(read).toMatchObject({ templateName: '通用360', planCount: 0, frozen: false, items });
  const listed = await services.ok<{ templateCode: string }[]>(
    'customTemplate.listCusTemplate',
    {},
    company.adminToken,
  );
  expect(listed.map(({ templateCode }) => templateCode)).toContain(made.templateCode);
  // Questions that stay keep their codes.
  const [first] = made.items;
  const changed = await services.ok<typeof made>(
    'customTemplate.saveCusTemplate',
    {
      clientMutationId: key(),
      templateCode: made.templateCode,
      version: 1,
      templateName: '通用360',
      items: [{ ...first, itemName: '沟通能力' }],
    },
    company.adminToken,
  );
  expect(changed.items[0]?.itemCode).toBe(first?.itemCode);
});

test('S5.046 S7.108 a name is taken whatever its capitals, but not by the template itself', async () => {
  const { templateCode, version } = await addTemplate(services, company.adminToken, [scored('沟通')], 'Peers');
  const usable = (templateName: string, code?: string) =>
    services.ok(
      'customTemplate.usableTemplateName',
      { templateName, ...(code && { templateCode: code }) },
      company.adminToken,
    );
  expect(await usable('PEERS')).toEqual({ usable: false });
  expect(await usable('peers', templateCode)).toEqual({ usable: true });
  expect(await usable('Others')).toEqual({ usable: true });
  expect(await save({ templateName: 'Peers', items: [scored('协作')] })).toEqual([
    422,
    [['templateName', 'ALREADY_USED']],
  ]);
  expect(await save({ templateCode, version: version + 1, templateName: 'Peers', items: [scored('协作')] })).toEqual([
    409,
    [['version', 'CONFLICT']],
  ]);
});

test.each([
  ['no question', [], [['items', 'CUSTOM_NO_ITEMS']]],
  ['a question twice', [scored('沟通'), scored(' 沟通')], [['items.1.itemName', 'CUSTOM_TEXT_TWICE']]],
  [
    'a scored text',
    [{ ...written('建议'), type: CustomItemType.SCORED }],
    [['items.0.type', 'CUSTOM_TEXT_NOT_SCORED']],
  ],
  [
    'a scored question that may stay open',
    [{ ...scored('沟通'), required: false }],
    [['items.0.required', 'CUSTOM_SCORED_REQUIRED']],
  ],
  [
    'one option',
    [
      {
        ...written('部门'),
        inputMode: CustomInputMode.SELECT,
        options: [{ content: '甲', score: null, negative: false }],
      },
    ],
    [['items.0.options', 'CUSTOM_TOO_FEW_OPTIONS']],
  ],
  [
    'an option without score',
    [{ ...scored('沟通'), options: scored('').options.map((one, at) => (at === 2 ? { ...one, score: null } : one)) }],
    [['items.0.options.2.score', 'CUSTOM_SCORE_INVALID']],
  ],
  [
    'options of one score',
    [{ ...scored('沟通'), options: scored('').options.map((one) => ({ ...one, score: '1' })) }],
    [['items.0.options', 'CUSTOM_SCORES_EQUAL']],
  ],
])('a template with %s is refused at its place', async (_what, items, issues) => {
  expect(await save({ templateName: key(), items })).toEqual([422, issues]);
});

test('S4.076 a template cannot be changed from scoring on, not even once the plan came back, and not deleted while it is used', async () => {
  const review = await Review.open(services, { company });
  const { templateCode } = review.template;
  const change = () => save({ templateCode, version: 1, templateName: key(), items: [scored('沟通')] });
  const remove = await services.call(
    'customTemplate.deleteCusTemplate',
    { templateCode, version: 1 },
    company.adminToken,
  );
  expect(errorsOf(remove)).toEqual([[null, 'CUSTOM_TEMPLATE_IN_USE']]);
  await review.goTo(AssessmentPlanStatus.SCORING);
  expect(await change()).toEqual([422, [[null, 'CUSTOM_TEMPLATE_FROZEN']]]);
  const [now] = await services.ok<{ version: number }[]>(
    'performanceplane.getplanandrule',
    { planCode: review.plan.id },
    company.adminToken,
  );
  const back = { clientMutationId: key(), planCode: review.plan.id, version: now?.version, to: 1, reason: '补充目标' };
  await services.ok('performanceplane.reversalplan', back, company.adminToken);
  expect(await change()).toEqual([422, [[null, 'CUSTOM_TEMPLATE_FROZEN']]]);
});

test('S3.067 S5.072 S5.118 S5.119 a plan has a 360 assessment with ratios of 100, a form with scores, no co-assessors and no rule of levels', async () => {
  const { templateCode } = await addTemplate(services, company.adminToken, [scored('沟通')]);
  const texts = await addTemplate(services, company.adminToken, [written('建议')]);
  const plan = async (more: object, share = '20', partnerRatio = '0') => {
    const input = planInput({
      planName: key(),
      selfRatio: partnerRatio === '0' ? '20' : '0',
      partnerRatio,
      bossRatio: '60',
      assess360: assess360(templateCode, { share, ...more }),
    });
    const answer = await services.call('performanceplane.saveassess', input, company.adminToken);
    return answer.success ? true : errorsOf(answer);
  };
  expect(await plan({})).toBe(true);
  expect(await plan({ ratio360: { superior: '40', direct: '30', nonDirect: '40' } })).toEqual([
    ['assess360.ratio360', 'RATIOS_360_NOT_100'],
  ]);
  expect(await plan({}, '30')).toEqual([['selfRatio', 'SOURCE_RATIOS_NOT_100']]);
  expect(await plan({}, '20', '20')).toEqual([['assess360', 'NO_360_WITH_CO_ASSESSOR']]);
  expect(await plan({ templateCode: texts.templateCode })).toEqual([
    ['assess360.templateCode', 'REVIEW_TEMPLATE_WITHOUT_SCORES'],
  ]);
  expect(
    await plan({ limits: { superior: { min: 2, max: 1 }, direct: { min: 0, max: 1 }, nonDirect: { min: 0, max: 1 } } }),
  ).toEqual([['assess360.limits.superior.min', 'REVIEW_LIMITS_INVALID']]);
  const level = readyPlan(services, company, {
    rule: { ruleType: AssessmentRuleType.LEVEL },
    plan: { selfRatio: '20', bossRatio: '60', assess360: assess360(templateCode) },
  });
  await expect(level).rejects.toThrow('NO_360_WITH_LEVEL_RULE');
});
