import { toRestNode } from '../../approval-node.ts';
import type { AddProjectBudgetInput, MutationResolvers } from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';

type Mutations =
  | 'addProjectKind'
  | 'updateProjectKind'
  | 'enableProjectKind'
  | 'deleteProjectKind'
  | 'addProjectBudget'
  | 'updateProjectBudget'
  | 'submitProjectBudget'
  | 'withdrawProjectBudget'
  | 'approveProjectBudget'
  | 'rejectProjectBudget'
  | 'deleteProjectBudget';

/** The fields whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const KIND = { projectTypeId: 'id', projectTypeName: 'name', nodeName: 'name', empIds: 'employeeIds' };
const BUDGET: FieldNames = {
  applyId: 'id',
  projectName: 'name',
  projectNumber: 'number',
  projectTypeId: 'kindId',
  allocateType: 'allocation',
  empId: 'employeeId',
};

/** What an application says, as the contract has it. */
const toFields = ({
  name,
  number,
  kindId,
  allocation,
  members,
  ...said
}: Omit<AddProjectBudgetInput, 'clientMutationId'>) => ({
  ...said,
  projectName: name,
  projectNumber: number,
  projectTypeId: kindId,
  allocateType: allocation,
  members: members.map(({ employeeId, planDays, actualDays, coefficient, amount, memo }) => ({
    empId: employeeId,
    planDays: planDays ?? null,
    actualDays: actualDays ?? null,
    coefficient: coefficient ?? null,
    amount: amount ?? null,
    memo: memo ?? null,
  })),
});

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
  addProjectBudget: (_root, { input: { clientMutationId, ...fields } }, { rest: { budgetapply } }) =>
    payload(
      async () => ({ projectBudget: await budgetapply.addbudget({ clientMutationId, ...toFields(fields) }) }),
      BUDGET,
    ),
  updateProjectBudget: (_root, { input: { id, version, ...fields } }, { rest: { budgetapply } }) =>
    payload(
      async () => ({ projectBudget: await budgetapply.updatebudget({ applyId: id, version, ...toFields(fields) }) }),
      BUDGET,
    ),
  submitProjectBudget: (_root, { input: { id, version } }, { rest: { budgetapply } }) =>
    payload(async () => ({ projectBudget: await budgetapply.submitbudget({ applyId: id, version }) }), BUDGET),
  withdrawProjectBudget: (_root, { input: { id, version } }, { rest: { budgetapply } }) =>
    payload(async () => ({ projectBudget: await budgetapply.withdrawbudget({ applyId: id, version }) }), BUDGET),
  approveProjectBudget: (_root, { input: { id, version, opinion } }, { rest: { approve } }) =>
    payload(
      async () => ({
        projectBudget: await approve.approvebudget({ applyId: id, version, opinion: opinion ?? undefined }),
      }),
      BUDGET,
    ),
  rejectProjectBudget: (_root, { input: { id, version, opinion } }, { rest: { approve } }) =>
    payload(async () => ({ projectBudget: await approve.rejectbudget({ applyId: id, version, opinion }) }), BUDGET),
  deleteProjectBudget: (_root, { input: { id, version } }, { rest: { budgetapply } }) =>
    payload(async () => {
      await budgetapply.deletebudget({ applyId: id, version });
      return { deletedId: id };
    }, BUDGET),
};
