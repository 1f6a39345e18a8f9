import { expect } from 'vitest';
import { advance, part, preparePlan } from './appraisal.ts';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data } from './stack.ts';

export async function readTheLists({ hr, boss, worker, mark, list }: Cast): Promise<void> {
  await list(hr, 'RuleList', page);
  await list(hr, 'TemplateList', page);
  await list(hr, 'PlanList', page);
  await list(worker, 'MyAppraisals', page);
  for (const name of ['AppraisalTabs', 'AppraisalPlans']) await boss.run(name);
  await hr.run('PlanRuleChoices');
  await hr.run('RuleNameTaken', { name: `Rule ${mark} walk` });
  await hr.run('PlanNameTaken', { name: `${mark} walk` });
}

export async function removeTheUnused(cast: Cast): Promise<void> {
  const { hr, mark } = cast;
  const plan = await preparePlan(cast, 'dropped');
  const { assessmentPlan } = await hr.run('PlanDetail', { id: plan['id'] });
  const ruleId = (assessmentPlan as Data)['rule'].id as string;
  const [module] = (assessmentPlan as Data)['modules'] as Data[];
  await hr.run('TemplateLook', { templateId: module?.['template'].id as string, id: module?.['contentId'] as string });
  const { assessmentPlansAt } = await hr.run('PlansAtStage', { status: 'NOT_OPEN', locked: false });
  expect((assessmentPlansAt as Data[]).map((one) => one['id'])).toContain(plan['id']);
  await hr.run('DeletePlan', { input: { id: plan['id'], version: (assessmentPlan as Data)['version'] } });
  await hr.run('RuleLook', { planId: null, ruleId });
  const { assessmentRule } = await hr.run('RuleDetail', { id: ruleId });
  const typed = await hr.run('SetScoreInput', {
    input: {
      id: ruleId,
      version: (assessmentRule as Data)['version'],
      scoredBy: 'NUMBER',
      granularity: '1',
      wholeScores: true,
    },
  });
  const off = await hr.run('EnableRule', {
    input: { id: ruleId, enabled: false, version: typed['setScoreInput'].assessmentRule.version },
  });
  await hr.run('DeleteRule', { input: { id: ruleId, version: off['enableAssessmentRule'].assessmentRule.version } });
  const templates = (await hr.run('TemplateList', page(40)))['assessmentTemplates'].items as Data[];
  const unused = templates.find(({ name }) => name === `Template ${mark} dropped`);
  const { assessmentTemplate } = await hr.run('TemplateDetail', { id: unused?.['id'] });
  await hr.run('DisableTemplate', { input: { id: unused?.['id'], version: (assessmentTemplate as Data)['version'] } });

  const bare = (await hr.run('SaveTemplate', { input: { name: `${mark} never enabled` } }))['saveAssessmentTemplate']
    .assessmentTemplate as Data;
  const content = await hr.run('SaveTemplateContent', {
    input: {
      templateId: bare['id'],
      name: 'V1',
      parts: [{ ...part(mark), rows: [{ keyResult: `${mark} fixed row`, weight: '20' }] }],
    },
  });
  await hr.run('DeleteTemplateContent', {
    input: { id: (content['saveTemplateContent'].templateContent as Data)['id'], version: 1 },
  });
  const now = (await hr.run('TemplateDetail', { id: bare['id'] }))['assessmentTemplate'] as Data;
  await hr.run('DeleteTemplate', { input: { id: bare['id'], version: now['version'] } });
}

export async function startFromAKit({ hr }: Cast): Promise<void> {
  const { startPlanFromKit } = await hr.run('StartPlanFromKit', {
    input: { clientMutationId: mutationKey(), kit: 'OKR' },
  });
  expect(startPlanFromKit).toMatchObject({ assessmentPlan: { id: expect.any(String) as string }, userErrors: [] });
}

export async function stopAPlan(cast: Cast): Promise<void> {
  const { hr, worker, mark } = cast;
  let plan = await preparePlan(cast, 'stopped', { reminders: [{ stage: 'FILL', dates: ['2090-11-05'] }] });
  plan = await advance(hr, plan, 'FILLING');
  const open = (more: Data) => ({ input: { id: plan['id'], version: plan['version'], ...more } });
  plan = (await hr.run('UpdateOpenPlan', open({ fillInClosed: true })))['updateOpenAssessmentPlan']
    .assessmentPlan as Data;
  plan = (await hr.run('LockPlan', open({ locked: true, reason: `${mark} audit` })))['lockAssessmentPlan']
    .assessmentPlan as Data;
  plan = (await hr.run('LockPlan', open({ locked: false })))['lockAssessmentPlan'].assessmentPlan as Data;
  const { homeOverview } = await hr.run('HomeOverview', { todos: true, overview: true });
  expect(((homeOverview as Data)['plans'] as Data[]).map((one) => one['plan'].id as string)).toContain(plan['id']);
  await hr.run('RemindWhoIsMissing', { input: { id: plan['id'], clientMutationId: mutationKey() } });
  await hr.run('RemindPlan', { input: { id: plan['id'], clientMutationId: mutationKey() } });
  await worker.run('MessageDrawer', page(20));
  await hr.run('StopPlan', open({ clientMutationId: mutationKey(), reason: `${mark} reorganised` }));
}

export async function arrangeTheScope(cast: Cast): Promise<void> {
  const { hr, mark, list } = cast;
  const plan = await preparePlan(cast, 'arranged', {}, [{ ...part(mark), scoreMethod: 'IMPORTED' }]);
  const of = (more: Data) => ({ id: plan['id'], ...more });
  const page = (pageSize: number) => ({ page: { pageNo: 1, pageSize } });
  const people = (await list(hr, 'PlanScopePeople', (size) => of(page(size))))['assessmentPlan'].scopePeople
    .items as Data[];
  let version = plan['version'] as number;
  const change = async (name: string, input: Data, answer: string) => {
    const changed = await hr.run(name, { input: { planId: plan['id'], version, ...input } });
    version = changed[answer].assessmentPlan.version as number;
  };
  const [one, ...others] = people.map(({ id }) => id as string);
  const own = { employeeIds: [one], fillTo: '2090-12-02', reason: `${mark} abroad` };
  await change('SavePlanPeople', own, 'savePlanPeople');
  for (const employeeId of others.slice(0, 3))
    await change('RemovePlanPerson', { employeeId, reason: `${mark} on leave` }, 'removePlanPerson');
  const departments = people.flatMap(({ department }) => (department as Data | null) ?? []);
  await change('JoinDepartments', { departmentIds: [departments[0]?.['id']] }, 'joinDepartmentsToPlan');
  await list(hr, 'PlanOutsiders', (size) => of(page(size)));
  await list(hr, 'PlanSinglePeople', (size) => of(page(size)));
  await hr.run('ExportPlanScope', { input: { planId: plan['id'] } });
  await hr.run('ExportModuleScores', { input: { planId: plan['id'] } });
  await hr.run('ExportTargets', { input: { planId: plan['id'] } });
  await hr.run('ExportPastResults', { input: { planId: plan['id'] } });
  await hr.run('PlanTransfers', of(page(10)));
  await hr.run('ExportPlanTransfers', { input: { planId: plan['id'] } });
}
