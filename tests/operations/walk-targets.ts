import { expect } from 'vitest';
import { assessmentOf, targetsFor } from './appraisal.ts';
import type { Cast } from './cast.ts';
import { mutationKey, type Data } from './stack.ts';

interface Whose {
  planId: string;
  employeeId: string;
}

/** One form as its owner and as the manager see it, and what the manager is to reach as it is seen from below. */
export async function lookFromBothSides({ boss, worker }: Cast, whose: Whose): Promise<void> {
  const { myAssessment } = await worker.run('MyAssessment', { planId: whose.planId });
  const { memberAssessment } = await boss.run('MemberAssessment', whose);
  expect([(myAssessment as Data)['viewer'], (memberAssessment as Data)['viewer']]).toEqual(['MYSELF', 'LEADER']);
  await worker.run('SuperiorTargets', whose);
  const { personAppraisals } = await worker.run('EarlierPeriods', { employeeId: whose.employeeId });
  expect(personAppraisals).not.toEqual([]);
  await worker.run('EarlierTargets', whose);
  await worker.run('PlanSettings', { id: whose.planId });
  const [row] = (myAssessment as Data)['indicators'] as Data[];
  await boss.run('IndicatorDetail', { ...whose, indicatorId: row?.['id'] as string });
}

/** The person asks for a change of agreed targets, takes it back, is sent it back, and gets it in the end. */
export async function changeTargets({ boss, worker, mark }: Cast, whose: Whose): Promise<void> {
  const decide = async (person: Cast['boss'], name: string, more: Data = {}) => {
    const form = await assessmentOf(person, whose.planId, whose.employeeId);
    const answer = await person.run(name, {
      input: { ...whose, clientMutationId: mutationKey(), version: form['version'], ...more },
    });
    return Object.values(answer)[0] as Data;
  };
  const form = await assessmentOf(worker, whose.planId, whose.employeeId);
  const [first, ...others] = (form['indicators'] as Data[]).map(({ id, keyResult, weight, part }) => ({
    id: id as string,
    keyResult: keyResult as string,
    weight: weight as string,
    partId: part?.id as string,
    templateId: part?.template.id as string,
  }));
  const asked = {
    rows: [{ ...first, keyResult: `${mark} and more` }, ...others],
    reason: `${mark} the market changed`,
  };
  await decide(worker, 'SubmitTargetChange', asked);
  await decide(worker, 'WithdrawTargetChange');
  await decide(worker, 'SubmitTargetChange', asked);
  const returned = await decide(boss, 'RejectTargetChange', { opinion: `${mark} say by how much` });
  expect(returned['userErrors']).toEqual([]);
  await decide(worker, 'SubmitTargetChange', asked);
  await decide(boss, 'ApproveTargetChange', { opinion: `${mark} fine` });
}

/** The person writes a target and takes it out again. */
export async function takeOut({ worker, mark }: Cast, whose: Whose): Promise<void> {
  const form = await assessmentOf(worker, whose.planId, whose.employeeId);
  const saved = await worker.run('SaveTargets', {
    input: { ...whose, version: form['version'], clientId: 'client-two', seq: 1, rows: targetsFor(form, mark) },
  });
  const { indicators, version } = (saved['saveTargets'] as Data)['assessment'] as Data;
  const indicatorId = (indicators as Data[])[0]?.['id'] as string;
  await worker.run('RemoveIndicator', { input: { ...whose, clientMutationId: mutationKey(), version, indicatorId } });
}
