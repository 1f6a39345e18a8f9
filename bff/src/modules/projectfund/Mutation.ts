import { toRestNode } from '../../approval-node.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

type Mutations = 'addProjectKind' | 'updateProjectKind' | 'enableProjectKind' | 'deleteProjectKind';

/** The fields whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const KIND = { projectTypeId: 'id', projectTypeName: 'name', nodeName: 'name', empIds: 'employeeIds' };

export const Mutation: Pick<MutationResolvers, Mutations> = {
  addProjectKind: (_root, { input: { name, flow, ...input } }, { rest: { projecttype } }) =>
    payload(
      async () => ({
        projectKind: await projecttype.addprojecttype({ ...input, projectTypeName: name, flow: flow.map(toRestNode) }),
      }),
      KIND,
    ),
  updateProjectKind: (_root, { input: { id, name, flow, ...input } }, { rest: { projecttype } }) =>
    payload(
      async () => ({
        projectKind: await projecttype.updateprojecttype({
          ...input,
          projectTypeId: id,
          projectTypeName: name,
          flow: flow.map(toRestNode),
        }),
      }),
      KIND,
    ),
  enableProjectKind: (_root, { input: { id, ...input } }, { rest: { projecttype } }) =>
    payload(
      async () => ({ projectKind: await projecttype.updateprojecttypestatus({ ...input, projectTypeId: id }) }),
      KIND,
    ),
  deleteProjectKind: (_root, { input: { id, version } }, { rest: { projecttype } }) =>
    payload(async () => {
      await projecttype.deleteprojecttype({ projectTypeId: id, version });
      return { deletedId: id };
    }, KIND),
};
