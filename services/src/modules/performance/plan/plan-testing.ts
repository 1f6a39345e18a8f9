import { eq } from 'drizzle-orm';
import {
  ForceCheck,
  ForceScope,
  AssessmentPlanCycle,
  AssessmentRuleType,
  ViewScoreAt,
  ViewWhat,
} from '@hengcai/shared/enums';
import { testPasswordHash, type TestCompany, type TestServices } from '../../../testing/kit.ts';
import { enabledTemplate, key, type Saved } from '../../../testing/templates.ts';
import { addPeople } from '../../employee/public.ts';
import { createDepartments } from '../../org/public.ts';
import { department } from '../../org/tables.ts';

/** Tests of plans find everything they stand on in one place. */
export { enabledTemplate, errorsOf, key, partInput, type Saved } from '../../../testing/templates.ts';

/** The day tests of plans run on; windows lie after it. */
export const TEST_DAY = '2026-11-02';

export interface Staffed extends TestCompany {
  rootId: string;
  /** Two departments below the root. */
  deptIds: [string, string];
  /** Head of the first and of the second department; the first reports to nobody. */
  bossIds: [string, string];
  /** Everybody else, half in each department, reporting to its head, or to whom of them `leadOf` names. */
  staffIds: string[];
  numberOf: ReadonlyMap<string, string>;
}

/**
 * A company with two departments, their heads and some people; everybody can sign in with the employee number. With a
 * mark, every name and address begins with it.
 */
export async function staffedCompany(
  services: TestServices,
  staff = 6,
  mark = '',
  leadOf: (at: number) => number | null = () => null,
): Promise<Staffed> {
  const company = await services.createTestCompany(mark === '' ? undefined : `${mark}${process.pid}`);
  const hash = await testPasswordHash();
  return services.as(company, 'writes', async (ctx) => {
    const [root] = await ctx.tx
      .select({ id: department.id })
      .from(department)
      .where(eq(department.companyId, company.companyId));
    const rootId = root?.id ?? '';
    const deptIds: [string, string] = [ctx.newId(), ctx.newId()];
    await createDepartments(
      ctx,
      deptIds.map((deptId, i) => ({ deptId, code: `D${i + 1}`, name: `${mark}部门${i + 1}`, parentId: rootId })),
    );
    const bossIds: [string, string] = [ctx.newId(), ctx.newId()];
    const staffIds = Array.from({ length: staff }, () => ctx.newId());
    const numberOf = new Map([...bossIds, ...staffIds].map((id, i) => [id, `E${String(i + 1).padStart(3, '0')}`]));
    const person = (empId: string, dept: 0 | 1, bossEmpId: string | null) => ({
      empId,
      passwordHash: hash,
      mustChangePassword: false,
      values: {
        empNumber: numberOf.get(empId) ?? '',
        empName: `${mark}员工${numberOf.get(empId)}`,
        email: `${mark}${numberOf.get(empId)}@${company.code}.example`,
        entryDate: '2020-01-01',
        deptId: deptIds[dept],
        bossEmpId,
      },
    });
    await addPeople(ctx, [
      person(bossIds[0], 0, null),
      person(bossIds[1], 1, bossIds[0]),
      ...staffIds.map((id, i) => {
        const lead = leadOf(i);
        return person(id, (i % 2) as 0 | 1, (lead === null ? bossIds[i % 2] : staffIds[lead]) ?? null);
      }),
    ]);
    return { ...company, rootId, deptIds, bossIds, staffIds, numberOf };
  });
}

/** A rule with five levels whose proportions are 10, 20, 50, 15 and 5. */
export const ruleInput = (more: object = {}) => ({
  ruleName: '五级规则',
  ruleType: AssessmentRuleType.SCORE_AND_LEVEL,
  fullScore: '100',
  granularity: '0.5',
  levels: [
    { name: 'S', low: '95', high: '100', proportion: '10', points: '5' },
    { name: 'A', low: '85', high: '95', proportion: '20', points: '4' },
    { name: 'B', low: '70', high: '85', proportion: '50', points: '3' },
    { name: 'C', low: '60', high: '70', proportion: '15', points: '2' },
    { name: 'D', low: '0', high: '60', proportion: '5', points: '1' },
  ],
  forceCheck: ForceCheck.WARN,
  forceScope: ForceScope.COMPANY,
  minGroupSize: 5,
  ...more,
});

export const planInput = (more: object = {}) => ({
  clientMutationId: key(),
  planName: '2026年度考核',
  planYear: 2026,
  cycle: AssessmentPlanCycle.ANNUAL,
  cycleIndex: 1,
  periodFrom: '2026-01-01',
  periodTo: '2026-12-31',
  windows: {
    fill: { from: '2026-11-02', to: '2026-11-20' },
    score: { from: '2026-12-01', to: '2026-12-20' },
    calibrate: { from: '2026-12-21', to: '2026-12-25' },
    communicate: { from: '2026-12-26', to: '2026-12-31' },
  },
  reminders: [{ stage: 1, dates: ['2026-11-10'] }],
  selfRatio: '30',
  bossRatio: '70',
  digits: 1,
  viewScoreAt: ViewScoreAt.AFTER_BOSS_CONFIRMED,
  viewWhat: ViewWhat.SCORE_AND_COMMENTS,
  allowExportDetails: true,
  managersMaySetTargets: true,
  ...more,
});

/** A plan with rule, template and the whole company as scope, ready to open. */
export async function readyPlan(
  services: TestServices,
  company: Staffed,
  more: { plan?: object; rule?: object; scope?: object; parts?: object[] } = {},
): Promise<Saved & { ruleId: string; templateId: string }> {
  const token = company.adminToken;
  const suffix = key();
  const rule = await services.ok<Saved>(
    'performancesetting.updateRuleModel',
    ruleInput({ ruleName: `规则${suffix}`, ...more.rule }),
    token,
  );
  const { templateId } = await enabledTemplate(services, token, `模板${suffix}`, more.parts);
  const plan = await services.ok<Saved>(
    'performanceplane.saveassess',
    planInput({ planName: `考核${suffix}`, ...more.plan }),
    token,
  );
  const ruled = await services.ok<Saved>(
    'performanceplane.saveplanrule',
    {
      planCode: plan.id,
      version: plan.version,
      ruleCode: rule.id,
      modules: [{ companyModuleCode: templateId, weight: '100' }],
      flow: [],
    },
    token,
  );
  const scoped = await services.ok<Saved>(
    'performanceplane.planescope',
    {
      planCode: plan.id,
      version: ruled.version,
      wholeCompany: true,
      deptIds: [],
      empIds: [],
      excludedEmpIds: [],
      ...more.scope,
    },
    token,
  );
  return { id: plan.id, version: scoped.version, ruleId: rule.id, templateId };
}

/** Opens a plan; answers its new version. */
export async function opened(services: TestServices, company: Staffed, plan: Saved): Promise<number> {
  const moved = await services.ok<{ version: number }>(
    'performanceflow.advance',
    { clientMutationId: key(), planCode: plan.id, version: plan.version, to: 1 },
    company.adminToken,
  );
  return moved.version;
}

const CALLS: Record<number, string> = { 2: 'advance', 3: 'advanceadjusting', 4: 'advancenotarizing', 5: 'archive' };

/** Moves an open plan to its next stage; answers its new version. */
export async function advance(
  services: TestServices,
  company: Staffed,
  plan: Saved,
  to: number,
  openAnyway = false,
): Promise<number> {
  const input = {
    clientMutationId: key(),
    planCode: plan.id,
    version: plan.version,
    openAnyway,
    ...(to === 2 && { to }),
  };
  return (await services.ok<{ version: number }>(`performanceflow.${CALLS[to] ?? ''}`, input, company.adminToken))
    .version;
}
