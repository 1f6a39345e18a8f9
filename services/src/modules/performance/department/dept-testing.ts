import type * as z from 'zod';
import type { DeptAssessment } from '@hengcai/shared/contract/performance/department';
import type { TestServices } from '../../../testing/kit.ts';
import { Appraisal, indicator, TWO_PARTS } from '../assessment/assessment-testing.ts';
import { setHeads } from '../../org/public.ts';
import { key, opened, readyPlan, ruleInput, type Saved, type Staffed } from '../plan/plan-testing.ts';

export type Dept = z.output<typeof DeptAssessment>;

/** The first boss heads the company and the first department, the second boss the second one. */
export const withHeads = (services: TestServices, company: Staffed) =>
  services.as(company, 'writes', (ctx) =>
    setHeads(ctx, [
      { deptId: company.rootId, headEmpId: company.bossIds[0] },
      { deptId: company.deptIds[0], headEmpId: company.bossIds[0] },
      { deptId: company.deptIds[1], headEmpId: company.bossIds[1] },
    ]),
  );

export const DEPT_SHARES = { selfRatio: '20', bossRatio: '60', deptRatio: '20' };

/** Saves a rule of its own; answers it. */
export const savedRule = (services: TestServices, { adminToken }: Staffed, rule: object = {}) =>
  services.ok<Saved>(
    'performancesetting.updateRuleModel',
    ruleInput({ ruleName: `规则${key()}`, ...rule }),
    adminToken,
  );

/** What sets the rules of a plan whose one template takes the score of the department. */
export const deptRuling = (plan: Saved & { ruleId: string; templateId: string }, deptRuleCode?: string | null) => ({
  planCode: plan.id,
  version: plan.version,
  ruleCode: plan.ruleId,
  deptRuleCode,
  modules: [{ companyModuleCode: plan.templateId, weight: '100', takesDeptScore: true }],
  flow: [],
});

/** Opens a plan of one template that takes the score of the department; answers the appraisal of a member of the second one. */
export async function openDeptPlan(
  services: TestServices,
  company: Staffed,
  plan: object = {},
  { parts = TWO_PARTS, rule = {}, deptRuleCode }: { parts?: object[]; rule?: object; deptRuleCode?: string } = {},
): Promise<Appraisal> {
  const ready = await readyPlan(services, company, { parts, plan: { ...DEPT_SHARES, ...plan }, rule });
  const ruled = await services.ok<Saved>(
    'performanceplane.saveplanrule',
    deptRuling(ready, deptRuleCode),
    company.adminToken,
  );
  const version = await opened(services, company, { ...ready, version: ruled.version });
  return new Appraisal(services, company, { id: ready.id, version }, company.staffIds[1] ?? '');
}

/** Fills in targets of a department that can be submitted: two scored by hand, one by its figures. */
export async function fillDept(
  services: TestServices,
  about: { planCode: string; deptId: string },
  token: string,
  keyResult = '部门签约额',
) {
  const { version, parts, indicators } = await services.ok<Dept>(
    'performanceview.getDeptAssessmentDetail',
    about,
    token,
  );
  const [manual, formula] = parts;
  if (!manual || !formula) throw new Error('The plan has no parts.');
  const brought = indicators
    .filter((row) => row.fixed)
    .map(({ sort: _sort, fixed: _fixed, achievedValue: _achieved, ...row }) => row);
  const rows = [
    ...brought,
    indicator(manual, { keyResult }),
    indicator(formula, { keyResult: '部门收入', startValue: '100', targetValue: '200', weight: '100' }),
  ];
  return services.call(
    'performanceview.savedeptperformance',
    { ...about, version, rows, clientId: key(), seq: 1 },
    token,
  );
}

/** Targets of a department that are agreed; with nobody above they are once they were submitted. */
export async function agreeDept(
  services: TestServices,
  about: { planCode: string; deptId: string },
  head: string,
  above: string | null,
): Promise<void> {
  await fillDept(services, about, head);
  const steps: [string, string][] = [[head, 'submit'], ...(above ? [[above, 'approve'] as [string, string]] : [])];
  for (const [token, action] of steps) {
    const { version } = await services.ok<Dept>('performanceview.getDeptAssessmentDetail', about, token);
    const input = { ...about, clientMutationId: key(), version, action };
    await services.ok('performanceview.updatedeptstatus', input, token);
  }
}
