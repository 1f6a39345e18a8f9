import { setHeads } from '@hengcai/services/src/modules/org/public.ts';
import { scoresFor, targetsFor } from './appraisal.ts';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data, type Person } from './stack.ts';

/** Who heads the department of the worker, and everything above. */
export const headed = ({ company, services }: Cast, head: string | null, above: string | null) =>
  services.as(company, 'writes', (ctx) =>
    setHeads(ctx, [
      { deptId: company.deptIds[0], headEmpId: head },
      { deptId: company.rootId, headEmpId: above },
    ]),
  );

/** For a while the worker heads the department, and the superior everything above: the targets go up, come back, and stand. */
export async function setDepartmentTargets(cast: Cast, planId: string): Promise<void> {
  const { company, boss, worker, mark, list } = cast;
  const [departmentId] = company.deptIds;
  await headed(cast, cast.workerId, company.bossIds[0]);
  const whose = { planId, departmentId };
  const formOf = async (person: Person) => (await person.run('DepartmentTargets', whose))['departmentTargets'] as Data;
  const form = await formOf(worker);
  await worker.run('SaveDepartmentTargets', {
    input: { ...whose, version: form['version'], clientId: 'client-one', seq: 1, rows: targetsFor(form, mark) },
  });
  const decide = async (person: Person, name: string, more: Data = {}) => {
    const { version } = await formOf(person);
    await person.run(name, { input: { ...whose, clientMutationId: mutationKey(), version, ...more } });
  };
  await decide(worker, 'SubmitDepartmentTargets');
  await decide(boss, 'ReturnDepartmentTargets', { opinion: `${mark} higher` });
  await decide(worker, 'SubmitDepartmentTargets');
  await decide(boss, 'ApproveDepartmentTargets', { opinion: `${mark} agreed` });
  await list(boss, 'DepartmentTargetStates', page);
  await headed(cast, null, null);
}

/** The superior, again the head above, scores the department; HR sends it back once. */
export async function scoreDepartment(cast: Cast, planId: string): Promise<void> {
  const { company, boss, hr, mark } = cast;
  await headed(cast, cast.workerId, company.bossIds[0]);
  const whose = { planId, departmentId: company.deptIds[0] };
  const submitted = async (score: string) => {
    const form = (await boss.run('DepartmentTargets', whose))['departmentTargets'] as Data;
    const rows = scoresFor(form, score, mark);
    const sheet = {
      ...whose,
      version: (form['sheet'] as Data)['version'],
      rows,
      overallComment: `${mark} a good year`,
    };
    const saved = await boss.run('SaveDepartmentScores', {
      input: { ...sheet, clientId: 'client-department', seq: Date.now() % 1_000_000 },
    });
    const { version } = (saved['saveDepartmentScores'].departmentTargets as Data)['sheet'] as Data;
    await boss.run('SubmitDepartmentScores', { input: { ...sheet, version, clientMutationId: mutationKey() } });
  };
  await submitted('80');
  await hr.run('SendBackDepartmentScores', {
    input: { ...whose, clientMutationId: mutationKey(), reason: `${mark} compare with last year` },
  });
  // Until it is scored again, its people's results wait for it.
  await hr.run('CalibrationUngraded', { planId, ...page(20) });
  await submitted('85');
  await headed(cast, null, null);
}
