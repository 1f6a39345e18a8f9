import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AssessmentPlanStatus, ScorerRole, TargetStatus } from '@hengcai/shared/enums';
import { startServices, type TestServices } from '../../../testing/kit.ts';
import { employee, employment } from '../../employee/tables.ts';
import { Appraisal, refusalOf, signedIn } from '../assessment/assessment-testing.ts';
import { assessmentInfo } from '../tables.ts';
import {
  enabledTemplate,
  key,
  opened,
  partInput,
  readyPlan,
  staffedCompany,
  TEST_DAY,
  type Saved,
  type Staffed,
} from './plan-testing.ts';

let services: TestServices;
let company: Staffed;
let token: string;
/** Job families: the first of the staff is in sales, nobody in research. */
let sales: string;
let research: string;
/** A plan of two templates that weigh the same. */
let plan: Saved & { ruleId: string };
let templates: [string, string];

interface Type {
  empTypeCode: string;
  empTypeName: string;
  jobFamilyIds: string[];
  modules: { companyModuleCode: string; weight: string }[];
  people: number;
  version: number;
}

const staff = (i: number) => company.staffIds[i] ?? '';
const call = (name: string, input: Record<string, unknown>, as = token) =>
  services.call(`performanceplane.${name}`, input, as);
const types = (planCode = plan.id) => services.ok<Type[]>('performanceplane.listEmpType', { planCode }, token);
const weighed = (...weights: string[]) =>
  weights.map((weight, i) => ({ companyModuleCode: templates[i] ?? '', weight }));
const save = (more: object = {}) =>
  call('saveEmpType', {
    planCode: plan.id,
    empTypeName: '销售类',
    jobFamilyIds: [sales],
    modules: weighed('80', '20'),
    ...more,
  });

beforeAll(async () => {
  services = await startServices({ env: { DEMO_DATE: TEST_DAY } });
  company = await staffedCompany(services);
  token = company.adminToken;
  const family = async (jobFamilyCode: string, jobFamilyName: string) => {
    const input = { clientMutationId: key(), jobFamilyCode, jobFamilyName };
    return (await services.ok<{ jobFamilyId: string }>('jobfamilymanage.addjobfamily', input, token)).jobFamilyId;
  };
  [sales, research] = [await family('S', '销售'), await family('R', '研发')];
  await services.as(company, 'writes', async (ctx) => {
    await ctx.tx
      .update(employee)
      .set({ jobFamilyId: sales })
      .where(eq(employee.id, staff(0)));
    await ctx.tx
      .update(employment)
      .set({ jobFamilyId: sales })
      .where(eq(employment.empId, staff(0)));
  });
});
beforeEach(async () => {
  // Indicators of the template alone: nothing is filled in.
  const rows = (partInput() as unknown as { rows: object[] }).rows.map((row) => ({ ...row, weight: '100' }));
  const parts = [partInput({ rowsByEmployee: false, minRows: 0, maxRows: 1, rows })];
  const ready = await readyPlan(services, company, { parts });
  const { templateId } = await enabledTemplate(services, token, `价值观${key()}`, parts);
  templates = [ready.templateId, templateId];
  const input = {
    planCode: ready.id,
    version: ready.version,
    ruleCode: ready.ruleId,
    modules: weighed('50', '50'),
    flow: [],
  };
  plan = { ...ready, ...(await services.ok<Saved>('performanceplane.saveplanrule', input, token)) };
});
afterAll(() => services.stop());

test('S3.085 S7.091 an employee type of a plan is saved, listed by its plan, opened, changed and deleted', async () => {
  const saved = (await save()).data as { id: string; version: number; types: Type[] };
  const listed = [
    {
      empTypeCode: saved.id,
      planCode: plan.id,
      empTypeName: '销售类',
      jobFamilyIds: [sales],
      modules: weighed('80', '20'),
      people: 1,
      version: 1,
    },
  ];
  expect(await types()).toEqual(listed);
  expect(saved.types).toEqual(listed);
  const change = { empTypeCode: saved.id, empTypeName: '研发类', jobFamilyIds: [research], version: 1 };
  expect((await save(change)).status).toBe(200);
  expect(await types()).toMatchObject([{ empTypeName: '研发类', jobFamilyIds: [research], people: 0, version: 2 }]);
  expect((await save(change)).status).toBe(409);
  expect((await call('deleteEmpType', { planCode: plan.id, empTypeCode: saved.id, version: 1 })).status).toBe(409);
  const gone = await call('deleteEmpType', { planCode: plan.id, empTypeCode: saved.id, version: 2 });
  expect(gone.data).toEqual({ types: [] });
  expect(await types()).toEqual([]);
});

test('a family is in one type of a plan, a name stands once, and every template is weighed, together 100', async () => {
  await save();
  const refused = async (more: object) => refusalOf(await save({ empTypeName: '其他', ...more }));
  expect(await refused({})).toEqual([422, [['jobFamilyIds', 'FAMILY_OF_OTHER_TYPE']]]);
  const other = { jobFamilyIds: [research] };
  expect(await refused({ ...other, empTypeName: '销售类' })).toEqual([422, [['empTypeName', 'ALREADY_USED']]]);
  expect(await refused({ jobFamilyIds: ['f'.repeat(32)] })).toEqual([422, [['jobFamilyIds', 'UNKNOWN_REFERENCE']]]);
  expect(await refused({ ...other, modules: weighed('100') })).toEqual([422, [['modules', 'EMP_TYPE_TEMPLATES']]]);
  expect(await refused({ ...other, modules: weighed('70', '20') })).toEqual([
    422,
    [['modules', 'TEMPLATE_WEIGHTS_NOT_100']],
  ]);
  expect(await refused({ ...other, modules: weighed('100', '0') })).toEqual([
    422,
    [['modules.1.weight', 'WEIGHT_OUT_OF_RANGE']],
  ]);
});

test('a plan whose templates changed after its types says so before it opens', async () => {
  await save();
  const input = { planCode: plan.id, version: plan.version, ruleCode: plan.ruleId, flow: [] };
  await services.ok('performanceplane.saveplanrule', { ...input, modules: weighed('100') }, token);
  const { blockers } = await services.ok<{ blockers: { field: string; code: string; message: string }[] }>(
    'performanceflow.checkadvance',
    { planCode: plan.id, to: 1 },
    token,
  );
  expect(blockers).toMatchObject([{ field: 'modules', code: 'EMP_TYPE_UNFIT' }]);
  expect(blockers[0]?.message).toContain('销售类');
});

test('people of a type are scored by its weights, everybody else by those of the plan; open, a plan keeps its types', async () => {
  await save();
  const version = await opened(services, company, plan);
  expect(refusalOf(await save({ empTypeName: '其他', jobFamilyIds: [research] }))).toEqual([
    422,
    [[null, 'PLAN_OPENED']],
  ]);
  expect(await types()).toMatchObject([{ people: 1 }]);
  await services.as(company, 'writes', (ctx) =>
    ctx.tx
      .update(assessmentInfo)
      .set({ targetStatus: TargetStatus.APPROVED })
      .where(and(eq(assessmentInfo.companyId, company.companyId), eq(assessmentInfo.planId, plan.id))),
  );
  const as = await signedIn(services, company);
  const seller = new Appraisal(services, company, { id: plan.id, version }, staff(0));
  await seller.goTo(AssessmentPlanStatus.SCORING);
  const composed = async (appraisal: Appraisal, own: string) => {
    const { parts, indicators } = await appraisal.detail(as.boss);
    for (const [scorer, role] of [
      [own, ScorerRole.SELF],
      [as.boss, ScorerRole.BOSS],
    ] as const) {
      const sheet = await appraisal.sheet(scorer, role, '100');
      const rows = sheet.rows.map((row) => ({
        ...row,
        score: indicators.find(({ rowId }) => rowId === row.rowId)?.companyModuleCode === templates[0] ? '100' : '50',
      }));
      await appraisal.ok('performancecheck.updateCheckStatus', scorer, { ...sheet, rows });
    }
    return [parts.map((part) => part.moduleWeight), (await appraisal.detail(as.boss)).composedScore];
  };
  expect(await composed(seller, as.person)).toEqual([['80', '20'], '90']);
  expect(await composed(seller.of(staff(2)), as.colleague)).toEqual([['50', '50'], '75']);
});
