import { expect } from 'vitest';
import { createJobFamilies } from '@hengcai/services/src/modules/position/public.ts';
import { advance, preparePlan } from '../operations/appraisal.ts';
import type { Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

/** Types of employees of a plan: one is kept, one goes. */
async function weighTheTypes(cast: Cast): Promise<void> {
  const { hr, mark, services, company } = cast;
  await services.as(company, 'writes', (ctx) =>
    createJobFamilies(
      ctx,
      ['T1', 'T2'].map((code) => ({ jobFamilyId: ctx.newId(), code: `${mark} ${code}`, name: `${mark} ${code}` })),
    ),
  );
  const plan = await preparePlan(cast, 'typed');
  const { assessmentPlan, jobFamilies } = await hr.run('PlanEmployeeTypes', { id: plan['id'] });
  expect(assessmentPlan).toMatchObject({ employeeTypes: [] });
  const [family, other] = jobFamilies as unknown as Data[];
  const [{ template }] = plan['modules'] as [Data];
  const save = async (name: string, jobFamilyId: unknown) => {
    const input = {
      planId: plan['id'],
      name: `${mark} ${name}`,
      jobFamilyIds: [jobFamilyId],
      modules: [{ templateId: (template as Data)['id'], weight: '100' }],
    };
    const saved = (await hr.run('SaveEmployeeType', { input }))['saveAssessmentEmployeeType'] as Data;
    return ((saved['assessmentPlan'] as Data)['employeeTypes'] as Data[]).find((one) => one['name'] === input.name);
  };
  await save('sales', family?.['id']);
  const gone = await save('research', other?.['id']);
  await hr.run('DeleteEmployeeType', { input: { planId: plan['id'], id: gone?.['id'], version: gone?.['version'] } });
}

/** Two plans of one period, calibrated as one, and taken apart again. */
async function calibrateAsOne(cast: Cast): Promise<void> {
  const { hr, company, mark } = cast;
  const [first = '', second = ''] = company.staffIds.slice(6);
  const plans: Data[] = [];
  for (const [kind, empId] of [
    ['merged', first],
    ['merged too', second],
  ] as const) {
    const plan = await preparePlan(cast, kind);
    const scope = { wholeCompany: false, departmentIds: [], employeeIds: [empId], excludedEmployeeIds: [] };
    const saved = await hr.run('SavePlanScope', { input: { id: plan['id'], version: plan['version'], ...scope } });
    const opened = await advance(hr, saved['saveAssessmentPlanScope'].assessmentPlan as Data, 'FILLING');
    plans.push(await advance(hr, opened, 'SCORING'));
  }
  const [plan, other] = plans as [Data, Data];
  const { assessmentPlan } = await hr.run('SimilarPlans', { id: plan['id'] });
  expect(((assessmentPlan as Data)['similarPlans'] as Data[]).map((one) => one['id'] as string)).toContain(other['id']);
  const input = {
    clientMutationId: mutationKey(),
    planId: plan['id'],
    version: plan['version'],
    otherPlanIds: [other['id']],
  };
  const combined = (await hr.run('CombinePlans', { input }))['combineAssessmentPlans'].assessmentPlan as Data;
  const move = { clientMutationId: mutationKey(), id: plan['id'], openAnyway: true, together: true };
  const calibrated = (
    await hr.run('AdvancePlan', { input: { ...move, version: combined['version'], to: 'CALIBRATING' } })
  )['advanceAssessmentPlan'].assessmentPlan as Data;
  await hr.run('ReturnPlan', {
    input: {
      clientMutationId: mutationKey(),
      id: plan['id'],
      version: calibrated['version'],
      to: 'SCORING',
      reason: `${mark} once more`,
      together: false,
    },
  });
}

/** A plan counts in another, until it is taken out again. */
async function countInAnother(cast: Cast): Promise<void> {
  const { hr } = cast;
  const [year, quarter] = [await preparePlan(cast, 'year'), await preparePlan(cast, 'quarter')];
  const { assessmentPlan } = await hr.run('IncludablePlans', { id: year['id'] });
  expect(((assessmentPlan as Data)['includablePlans'] as Data[]).map((one) => one['id'])).toContain(quarter['id']);
  const include = async (version: unknown, plans: object[]) => {
    const input = { clientMutationId: mutationKey(), planId: year['id'], version, plans };
    return (await hr.run('IncludePlans', { input }))['includeAssessmentPlans'].assessmentPlan as Data;
  };
  const included = await include(year['version'], [{ planId: quarter['id'], weight: '100' }]);
  expect(included['includedPlans']).toMatchObject([{ planId: quarter['id'], weight: '100', settled: false }]);
  expect((await include(included['version'], []))['includedPlans']).toEqual([]);
}

/** What of plans stands beside preparing and moving them. */
export const proof: ModuleProof = {
  walk: [
    ['weighs the templates of a plan by types of employees', weighTheTypes],
    ['calibrates two plans as one', calibrateAsOne],
    ['lets a plan count in another', countInAnother],
  ],
  rows: { empTypeCode: 'plan_emp_type' },
  budgets: { PlanEmployeeTypes: 3, SimilarPlans: 2, IncludablePlans: 2 },
};
