import { advance, preparePlan } from '../operations/appraisal.ts';
import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data, type Person } from '../operations/stack.ts';

const did = async (person: Person, name: string, input: Data): Promise<Data> =>
  Object.values(await person.run(name, { input }))[0] as Data;

/** Templates of questions: one is used, one is changed and goes. */
async function keepTemplates({ hr, mark }: Cast, name: string): Promise<Data> {
  const option = (score: string) => ({ content: `${mark} option ${score}`, score, negative: score === '1' });
  const item = { name: `${mark} listens`, type: 'SCORED', inputMode: 'SELECT', required: true, explanation: '' };
  const text = { ...item, name: `${mark} wishes`, type: 'INFORMATION', inputMode: 'TEXTAREA', required: false };
  const items = [
    { ...item, options: [option('1'), option('2')] },
    { ...text, options: [] },
  ];
  const made = await did(hr, 'SaveCustomTemplate', { clientMutationId: mutationKey(), name: `${mark} ${name}`, items });
  return made['template'] as Data;
}

/** A 360 assessment from its form to the report, and what HR does with it. */
async function evaluatePeople(cast: Cast): Promise<void> {
  const { hr, boss, worker, workerId, company, list, mark } = cast;
  const template = await keepTemplates(cast, 'form');
  const gone = await keepTemplates(cast, 'unused');
  await hr.run('CustomTemplates');
  await hr.run('CustomTemplate', { id: template['id'] });
  await hr.run('CustomTemplateNameFree', { name: `${mark} other`, id: null });
  await hr.run('DeleteCustomTemplate', { input: { id: gone['id'], version: gone['version'] } });
  await keepTemplates(cast, 'spare');
  const plans: Data[] = [];
  for (const kind of ['first 360', 'second 360']) plans.push(await openPlan(cast, kind, template['id'] as string));
  const [other, plan] = plans as [Data, Data];
  const planId = plan['id'] as string;
  // Colleagues of the worker's department, whom the worker may name, and one of another.
  const [fourth = '', second = '', , third = ''] = company.staffIds.slice(1);
  const bossId = company.bossIds[0];
  await list(hr, 'Review360Candidates', (size) => ({ planId, employeeId: workerId, keyword: null, ...page(size) }));
  const invite = (person: Person, employeeId: string, raterIds: string[], at = planId) =>
    did(person, 'InviteReview360Raters', { clientMutationId: mutationKey(), planId: at, employeeId, raterIds });
  await invite(worker, workerId, [second, third]);
  const named = (await boss.run('Review360Raters', { planId, employeeId: workerId }))['review360Raters'] as Data;
  const [one, two] = named['raters'] as Data[];
  const person = { planId, employeeId: workerId };
  await did(boss, 'DecideReview360Nominations', { ...person, ids: [one?.['id']], result: 'AGREED', reason: null });
  await did(boss, 'DecideReview360Nominations', {
    ...person,
    ids: [two?.['id']],
    result: 'REJECTED',
    reason: `${mark} another one`,
  });
  await invite(hr, workerId, [bossId, fourth]);
  const all = (await hr.run('Review360Raters', { planId, employeeId: workerId }))['review360Raters'] as Data;
  const last = (all['raters'] as Data[]).find((rater) => rater['employeeId'] === fourth);
  await did(hr, 'DeleteReview360Raters', { ...person, ids: [last?.['id']] });
  await invite(hr, second, [workerId, bossId]);
  await invite(hr, third, [workerId]);
  await invite(hr, second, [workerId], other['id'] as string);
  const scoring = await advance(hr, plan, 'SCORING');
  await advance(hr, other, 'SCORING');
  await worker.run('Review360Overview');
  const received = (await list(worker, 'Review360Received', page))['review360Received'] as Data;
  const [first, next] = (received['items'] as Data[]).filter((task) => task['planId'] === planId);
  const accepted = await did(worker, 'AcceptReview360Invitation', { id: first?.['id'], version: first?.['version'] });
  await did(worker, 'DeclineReview360Invitation', {
    id: next?.['id'],
    version: next?.['version'],
    reason: `${mark} too far away`,
  });
  await fillIn(worker, planId, first?.['employeeId'] as string, mark, (accepted['form'] as Data)['version'] as number);
  await fillIn(boss, planId, workerId, mark);
  await list(worker, 'Review360Forms', (size) => ({ submitted: null, planId: null, ...page(size) }));
  await did(hr, 'RemindReview360Raters', { planId, employeeId: null, clientMutationId: mutationKey() });
  await list(hr, 'Review360People', (size) => ({ planId, keyword: null, ...page(size) }));
  await list(boss, 'Review360Team', (size) => ({ planId, ...page(size) }));
  await list(hr, 'Review360Suspects', (size) => ({ planId, ...page(size) }));
  const flagged = (await hr.run('Review360FlaggedForms', person))['review360FlaggedForms'] as unknown as Data[];
  await hr.run('Review360SubmittedForm', { id: flagged[0]?.['id'] });
  const forms = (await hr.run('Review360Raters', person))['review360Raters'] as Data;
  const written = (forms['raters'] as Data[]).find((rater) => rater['state'] === 'SUBMITTED');
  const reopened = await did(hr, 'ReopenReview360Form', {
    id: written?.['id'],
    version: written?.['version'],
    reason: `${mark} once more`,
  });
  await did(hr, 'RevokeReview360Invitation', {
    id: written?.['id'],
    version: (reopened['form'] as Data)['version'],
    reason: `${mark} not counted`,
  });
  await did(hr, 'ExportReview360Raters', { planId });
  await advance(hr, scoring, 'CALIBRATING');
  await hr.run('Review360Plans', { status: 'CALIBRATING' });
  await worker.run('Review360Report', person);
  await did(hr, 'ExportReview360Team', { planId });
}

/** A plan with a 360 assessment, open for its people. */
async function openPlan(cast: Cast, kind: string, templateId: string): Promise<Data> {
  const { hr } = cast;
  const limit = { min: 0, max: 20 };
  const plan = await advance(
    hr,
    await preparePlan(cast, kind, {
      selfRatio: '20',
      bossRatio: '60',
      assess360: {
        templateId,
        share: '20',
        ratio360: { superior: '40', direct: '20', nonDirect: '40' },
        approval: 'SUPERIOR',
        limits: { superior: limit, direct: limit, nonDirect: limit },
        lowScore: '80',
      },
    }),
    'FILLING',
  );
  return plan;
}

/** Saves a form and submits it. */
async function fillIn(person: Person, planId: string, employeeId: string, mark: string, seen?: number): Promise<void> {
  const form = (await person.run('Review360Form', { planId, employeeId }))['review360Form'] as Data;
  const [choice, text] = form['items'] as Data[];
  const input = (version: number, seq: number) => ({
    planId,
    employeeId,
    version,
    clientId: mutationKey(),
    seq,
    answers: [
      { itemId: choice?.['id'], optionId: (choice?.['options'] as Data[])[0]?.['id'], text: null },
      { itemId: text?.['id'], optionId: null, text: `${mark} goes on` },
    ],
  });
  const saved = await did(person, 'SaveReview360Form', input(seen ?? (form['version'] as number), 1));
  await did(person, 'SubmitReview360Form', input((saved['form'] as Data)['version'] as number, 2));
}

export const proof: ModuleProof = {
  walk: [['evaluates people around', evaluatePeople]],
  rows: {
    templateCode: 'custom_template',
    itemCode: 'custom_template',
    optionCode: 'custom_template',
    assessorEmpId: 'employee',
    inviteId: 'review_invite',
  },
  // People and departments beside the rows.
  budgets: {
    Review360Report: 4,
    Review360SubmittedForm: 2,
    Review360Raters: 2,
    Review360People: 3,
    Review360Team: 3,
    Review360Suspects: 2,
    Review360FlaggedForms: 2,
  },
};
