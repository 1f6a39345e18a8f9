import { eq } from 'drizzle-orm';
import { probationplan } from '@hengcai/shared/contract/probation/probationplan';
import { probationplanrule } from '@hengcai/shared/contract/probation/probationplanrule';
import { employee } from '@hengcai/services/src/modules/employee/tables.ts';
import { probationRule } from '@hengcai/services/src/modules/probation/tables.ts';
import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data, type Person } from '../operations/stack.ts';

/** The same table for a field of every call of a service. */
const each = (service: string, endpoints: object, field: string, table: string) =>
  Object.fromEntries(Object.keys(endpoints).map((name) => [`${service}.${name}.${field}`, table]));

export const proof: ModuleProof = {
  walk: [['tries people', tryAndReturn]],
  rows: {
    ...each('probationplan', probationplan.endpoints, 'planCode', 'probation_plan'),
    ...each('probationplan', probationplan.endpoints, 'ruleCode', 'probation_rule'),
    ...each('probationplanrule', probationplanrule.endpoints, 'ruleCode', 'probation_rule'),
    assessmentPlanCode: 'probation_plan',
    assessmentRuleCode: 'assessment_rule',
    evaluateEmpId: 'employee',
    mailTemplateId: 'letter_template',
  },
  // Approval and history are calls of their own, and a rule is named with the people and departments in it.
  budgets: {
    ProbationTrail: 3,
    ProbationRuleDetails: 3,
    ProbationRuleList: 2,
    SaveProbationRule: 3,
    SaveProbationRuleScope: 3,
    EnableProbationRule: 2,
  },
};

const REGULAR = '2099-06-01';

/** What a mutation answers under its name. */
async function did(person: Person, name: string, input: Data): Promise<Data> {
  const data = await person.run(name, { input });
  return data[name[0]?.toLowerCase() + name.slice(1)] as Data;
}
const planOf = (answer: Data): Data => (answer['detail'] as Data)['plan'] as Data;
const at = ({ id, version }: Data) => ({ id, version });

/** People with a probation ahead: no operation makes somebody who is tried already. */
async function tried({ services, company }: Cast): Promise<string[]> {
  const people = [company.staffIds[0], company.staffIds[2], company.staffIds[4]].map((id) => id ?? '');
  await services.as(company, 'writes', async ({ tx }) => {
    for (const id of people)
      await tx
        .update(employee)
        .set({ entryDate: '2099-01-01', regularDate: REGULAR, contractStart: '2099-01-01', contractEnd: null })
        .where(eq(employee.id, id));
  });
  return people;
}

/** Whoever was tried is here again as before: later steps work with the same people. */
async function tryAndReturn(cast: Cast): Promise<void> {
  const { services, company } = cast;
  const before = await services.as(company, 'reads', ({ tx }) =>
    tx
      .select({
        id: employee.id,
        entryDate: employee.entryDate,
        regularDate: employee.regularDate,
        contractStart: employee.contractStart,
      })
      .from(employee)
      .where(eq(employee.companyId, company.companyId)),
  );
  await tryPeople(cast);
  await services.as(company, 'writes', async ({ tx }) => {
    for (const { id, ...dates } of before) await tx.update(employee).set(dates).where(eq(employee.id, id));
    // Nor is a plan made for anybody by the day's work meanwhile.
    await tx.update(probationRule).set({ enabledOn: null }).where(eq(probationRule.companyId, company.companyId));
  });
}

/** One probation goes to the archive, one is terminated, one is extended; drafts and rules come and go. */
async function tryPeople(cast: Cast): Promise<void> {
  const { hr, boss, worker, workerId, company, list, mark } = cast;
  const [, second = '', third = ''] = await tried(cast);
  const choices = await hr.run('ProbationRuleChoices');
  const first = (rows: unknown): string => (rows as Data[])[0]?.['id'] as string;
  const rule = (name: string, more: Data = {}): Data => ({
    clientMutationId: mutationKey(),
    name: `${mark} ${name}`,
    templateId: first(choices['enabledAssessmentTemplates']),
    assessmentRuleId: first((choices['assessmentRules'] as Data)['items']),
    scoringDays: 7,
    targetSetter: 'EMPLOYEE',
    selfRatio: '30',
    bossRatio: '70',
    flow: [{ name: `${mark} node`, kind: 'NAMED', mode: 'ANY', employeeIds: [company.bossIds[1]] }],
    extensionAllowed: true,
    ...more,
  });
  const made = (await did(hr, 'SaveProbationRule', rule('rule')))['rule'] as Data;
  await hr.run('ProbationRuleNameTaken', { name: `${mark} rule` });
  const scoped = (await did(hr, 'SaveProbationRuleScope', { ...at(made), departmentIds: [company.deptIds[0]] }))[
    'rule'
  ] as Data;
  await did(hr, 'EnableProbationRule', { ...at(scoped), enabled: true });
  await did(hr, 'SaveProbationRule', rule('other'));
  const gone = (await did(hr, 'SaveProbationRule', rule('gone')))['rule'] as Data;
  await did(hr, 'DeleteProbationRule', at(gone));
  await hr.run('ProbationRuleDetails', { id: made['id'] });
  await list(hr, 'ProbationRuleList', page);

  await hr.run('ProbationPlanRules');
  await hr.run('ProbationWordings');
  const add = async (employeeId: string): Promise<Data> =>
    planOf(await did(hr, 'SaveProbationPlan', { clientMutationId: mutationKey(), employeeId, ruleId: made['id'] }));
  await did(hr, 'DeleteProbationPlan', at(await add(second)));
  const seen = async (person: Person, id: unknown): Promise<Data> =>
    (await person.run('ProbationPlanDetails', { id }))['probationPlan'] as Data;
  const now = async (person: Person, id: unknown): Promise<Data> => at((await seen(person, id))['plan'] as Data);
  /** The own sheet, from a window of its own. */
  const sheet = async (person: Person, id: unknown): Promise<Data> => {
    const { plan: read, sheetVersion } = await seen(person, id);
    return { ...at(read as Data), sheetVersion, clientId: mutationKey(), seq: 1 };
  };

  const plan = await add(workerId);
  await did(hr, 'SetProbationMailTemplate', { ...at(plan), mailTemplateId: null });
  await did(hr, 'StartProbationPlan', await now(hr, plan['id']));
  const rows = (await seen(worker, plan['id']))['rows'] as Data[];
  const partId = (((await seen(worker, plan['id']))['parts'] as Data[])[0] ?? {})['id'];
  const kept = rows.map(({ id, partId: part, keyResult, weight }) => ({ id, partId: part, keyResult, weight }));
  const left = 100 - kept.reduce((sum, { weight }) => sum + Number(weight ?? 0), 0);
  const targets = left > 0 ? [...kept, { partId, keyResult: `${mark} target`, weight: String(left) }] : kept;
  await did(worker, 'SaveProbationTargets', { ...(await sheet(worker, plan['id'])), submit: true, rows: targets });
  await did(boss, 'DecideProbation', { ...(await now(boss, plan['id'])), agreed: true });
  await did(hr, 'StartProbationScoring', await now(hr, plan['id']));
  await did(hr, 'RemindProbation', { clientMutationId: mutationKey(), ids: [plan['id']] });
  const scores = ((await seen(worker, plan['id']))['rows'] as Data[]).map(({ id }) => ({
    id,
    score: '80',
    comment: `${mark} comment`,
  }));
  for (const [person, scorerRole] of [
    [worker, 'SELF'],
    [boss, 'BOSS'],
  ] as const)
    await did(person, 'SaveProbationScores', {
      ...(await sheet(person, plan['id'])),
      submit: true,
      scorerRole,
      rows: scores,
      summary: `${mark} summary`,
      ...(scorerRole === 'BOSS' && { passed: true }),
    });
  const { employee: whom, superior } = (await seen(hr, plan['id']))['plan'] as { employee: Data; superior: Data };
  await hr.run('ProbationApprovers', { employeeId: whom['id'], superiorId: superior['id'] });
  const node = (id: string | undefined) => ({ name: `${mark} more`, kind: 'NAMED', mode: 'ANY', employeeIds: [id] });
  await did(hr, 'AddProbationApprover', { ...(await now(hr, plan['id'])), after: 0, node: node(company.staffIds[1]) });
  await did(hr, 'RemoveProbationApprover', { ...(await now(hr, plan['id'])), at: 1 });
  await hr.run('ProbationTrail', { id: plan['id'] });
  await agreeAs(cast, plan['id'] as string);
  await did(worker, 'ConfirmProbation', { ...(await now(worker, plan['id'])), comment: `${mark} thanks` });
  await did(hr, 'FileProbationPlan', await now(hr, plan['id']));

  const failed = await add(second);
  await did(hr, 'StartProbationPlan', at(failed));
  await did(hr, 'TerminateProbation', { ...(await now(hr, failed['id'])), conditionNotMet: `${mark} condition` });
  const longer = await add(third);
  await did(hr, 'StartProbationPlan', at(longer));
  await did(hr, 'ExtendProbation', {
    clientMutationId: mutationKey(),
    ...(await now(hr, longer['id'])),
    regularDate: '2099-07-01',
    consentOn: await services(cast),
    consentNote: `${mark} consent`,
  });
  await worker.run('OwnProbations');
  await list(hr, 'ProbationPlanList', (size) => ({ filter: { view: 'MANAGED' }, ...page(size) }));
  await list(hr, 'ArchivedProbationPlans', page);
  await did(hr, 'ExportProbationPlans', {});
}

const services = ({ services: all, company }: Cast) => all.as(company, 'reads', (ctx) => Promise.resolve(ctx.today));

/** The head of the other department plays nowhere else, so the decision is made where it stands. */
async function agreeAs({ services: all, company }: Cast, planCode: string): Promise<void> {
  const token = await all.signIn(company.code, company.numberOf.get(company.bossIds[1]) ?? '');
  const { plan } = await all.ok<{ plan: { version: number } }>('probationplan.getplan', { planCode }, token);
  await all.ok('probationplan.approvalassess', { planCode, version: plan.version, result: 1 }, token);
}
