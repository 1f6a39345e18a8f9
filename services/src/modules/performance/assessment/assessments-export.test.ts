import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole } from '@hengcai/shared/enums';
import { readTable } from '../../../kit/sheet/read.ts';
import { startServices, type TestFile, type TestServices } from '../../../testing/kit.ts';
import { staffedCompany, TEST_DAY, type Staffed } from '../plan/plan-testing.ts';
import { openAppraisalOf, refusalOf, signedIn, type Appraisal } from './assessment-testing.ts';

const { SELF, BOSS } = ScorerRole;
let services: TestServices;
let company: Staffed;
let as: Awaited<ReturnType<typeof signedIn>>;
let form: Appraisal;
let other: Appraisal;

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services, 4);
  as = await signedIn(services, company);
  form = await openAppraisalOf(services, company);
  other = form.of(company.staffIds[2] ?? '');
  await form.agree(as.person, as.boss);
  await other.agree(as.colleague, as.boss);
  await form.goTo(AssessmentPlanStatus.SCORING);
  await form.score(as.person, SELF, '90');
  await form.score(as.boss, BOSS, '94.5', { overallComment: '继续努力' });
});
afterAll(() => services.stop());

const call = (token: string, input: Record<string, unknown>, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  services.call('performanceview.exportMultiAssessmentInfo', input, token, language);
async function table(token: string, input: Record<string, unknown>, language?: 'en-US'): Promise<string[][]> {
  const { bytes, fileName } = (await call(token, input, language)).data as TestFile;
  const read = await readTable(Buffer.from(bytes), fileName, { rows: 100, columns: 40 });
  return read.map(({ cells }) => cells.map((cell) => String(cell ?? '')));
}
const of = (appraisal: Appraisal) => ({ planCode: appraisal.plan.id, empId: appraisal.empId });

test('a superior has chosen people in one workbook, a line for each indicator', async () => {
  const [head = [], ...lines] = await table(as.boss, { appraisals: [of(form), of(other)] });
  expect(head.slice(0, 4)).toEqual(['考核计划', '工号', '员工', '部门']);
  const at = (line: string[], heading: string) => line[head.indexOf(heading)];
  // One of the parts is scored by a formula.
  const given = new Set(lines.map((line) => [at(line, '工号'), at(line, '自评分'), at(line, '上级评分')].join(' ')));
  expect([...given].sort()).toEqual(['E003 50 50', 'E003 90 94.5', 'E005  ']);
  expect(lines).toHaveLength(6);
  expect(new Set(lines.map((line) => at(line, '关键结果'))).size).toBe(3);
  expect(at(lines[0] ?? [], '上级总评')).toBe('继续努力');
  const [english = []] = await table(as.boss, { appraisals: [of(form)] }, 'en-US');
  expect(english).toContain('Manager’s score');
});

test('whoever manages the plan has all of it, or those who fit', async () => {
  const everybody = await table(as.admin, { planCode: form.plan.id });
  const numbers = new Set(everybody.slice(1).map((line) => line[1]));
  expect(numbers.size).toBe(6);
  const some = await table(as.admin, { planCode: form.plan.id, keyword: 'E003' });
  expect([...new Set(some.slice(1).map((line) => line[1]))]).toEqual(['E003']);
});

test('the own line holds nothing of what may not be seen yet, and nobody has a stranger’s', async () => {
  const own = (await table(as.person, { appraisals: [of(form)] })).flat();
  expect(own).toContain('90');
  for (const hidden of ['94.5', '继续努力']) expect(own).not.toContain(hidden);
  expect(refusalOf(await call(as.person, { appraisals: [of(other)] }))).toEqual([404, [[null, 'NOT_FOUND']]]);
  const mixed = await table(as.person, { appraisals: [of(form), of(other)] });
  expect([...new Set(mixed.slice(1).map((line) => line[1]))]).toEqual(['E003']);
  expect(refusalOf(await call(as.person, {}))).toEqual([400, [['appraisals', 'REQUIRED']]]);
});

test('where the plan keeps details in, they stay, and one line in the audit says how many left', async () => {
  await form.switch({ allowExportDetails: false });
  expect(refusalOf(await call(as.person, { appraisals: [of(form)] }))).toEqual([422, [[null, 'EXPORT_NOT_ALLOWED']]]);
  const told = async () => {
    const { items } = await services.ok<{ items: { action: string; text: string }[] }>(
      'platform.auditlist',
      { objectType: 'assessmentPlan', objectId: form.plan.id },
      as.admin,
    );
    return items.filter(({ action }) => action === 'plan.detailsExported').map(({ text }) => text);
  };
  const before = await told();
  await call(as.boss, { appraisals: [of(form), of(other)] });
  expect((await told()).length).toBe(before.length + 1);
  expect(await told()).toContain('Exported the details of 2 appraisals');
});

test('twelve appraisals of several plans cost as many statements as two', async () => {
  const large = await staffedCompany(services, 10, '大');
  const plans = [await openAppraisalOf(services, large), await openAppraisalOf(services, large)];
  for (const one of plans) await one.goTo(AssessmentPlanStatus.SCORING);
  const everybody = plans.flatMap(({ plan }) => large.staffIds.map((empId) => ({ planCode: plan.id, empId })));
  const cost = async (appraisals: object[]) => {
    const before = services.statements();
    const lines = await table(large.adminToken, { appraisals });
    expect(new Set(lines.slice(1).map((line) => `${line[0]} ${line[1]}`)).size).toBe(appraisals.length);
    return services.statements() - before;
  };
  const [first, last] = [everybody[0], everybody.at(-1)];
  const two = await cost([first, last].filter((one) => one !== undefined));
  expect(await cost(everybody.slice(4, 16))).toBe(two);
});
