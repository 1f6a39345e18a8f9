import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [['sets up types of projects', setUpTypes]],
  rows: { projectTypeId: 'project_type' },
  // The types, and the people who are named in their flows.
  budgets: { ProjectKindList: 2, UpdateProjectKind: 2, EnableProjectKind: 2 },
};

/** Names of types and nodes have twenty characters: the mark stands in what types are for. */
async function setUpTypes({ hr, company, list, mark }: Cast): Promise<void> {
  const flow = [{ name: 'Head', kind: 'NAMED', employeeIds: [company.bossIds[0]], mode: 'ANY' }];
  const add = async (name: string) => {
    const input = { clientMutationId: mutationKey(), name, description: `${mark} ${name}`, flow };
    return ((await hr.run('AddProjectKind', { input }))['addProjectKind'] as Data)['projectKind'] as Data;
  };
  const [research, delivery, gone] = [await add('Research'), await add('Delivery'), await add('Gone')];
  await hr.run('DeleteProjectKind', { input: { id: gone['id'], version: 1 } });
  const changed = { name: 'Research', description: `${mark} changed`, flow };
  await hr.run('UpdateProjectKind', { input: { id: research['id'], version: 1, ...changed } });
  await hr.run('EnableProjectKind', { input: { id: delivery['id'], version: 1, enabled: false } });
  await list(hr, 'ProjectKindList', (size) => ({ filter: {}, ...page(size) }));
}
