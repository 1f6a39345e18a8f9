import { setHeads } from '@hengcai/services/src/modules/org/public.ts';
import { targetsFor } from './appraisal.ts';
import { page, type Cast } from './cast.ts';
import { mutationKey, type Data, type Person } from './stack.ts';

/** For a while the worker heads the department, and the superior everything above: the targets go up, come back, and stand. */
export async function setDepartmentTargets(cast: Cast, planId: string): Promise<void> {
  const { company, services, boss, worker, mark, list } = cast;
  const [departmentId] = company.deptIds;
  const headed = (head: string | null, above: string | null) =>
    services.as(company, 'writes', (ctx) =>
      setHeads(ctx, [
        { deptId: departmentId, headEmpId: head },
        { deptId: company.rootId, headEmpId: above },
      ]),
    );
  await headed(cast.workerId, company.bossIds[0]);
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
  await headed(null, null);
}
