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
  | 'deleteProjectBudget'
  | 'addProjectBonus'
  | 'updateProjectBonus'
  | 'submitProjectBonus'
  | 'withdrawProjectBonus'
  | 'approveProjectBonus'
  | 'rejectProjectBonus'
  | 'deleteProjectBonus';

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

const BONUS: FieldNames = { applyId: 'id', empId: 'employeeId' };

/** Members as the contract has them. */
const toMembers = (members: AddProjectBudgetInput['members']) =>
  members.map(({ employeeId, planDays, actualDays, coefficient, amount, memo }) => ({
    empId: employeeId,
    planDays: planDays ?? null,
    actualDays: actualDays ?? null,
    coefficient: coefficient ?? null,
    amount: amount ?? null,
    memo: memo ?? null,
  }));

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
  members: toMembers(members),
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
  addProjectBonus: (_root, { input: { members, ...input } }, { rest: { bonusapply } }) =>
    payload(
      async () => ({ projectBonus: await bonusapply.addbonus({ ...input, members: toMembers(members) }) }),
      BONUS,
    ),
  updateProjectBonus: (_root, { input: { id, version, members } }, { rest: { bonusapply } }) =>
    payload(
      async () => ({
        projectBonus: await bonusapply.updatebonus({ applyId: id, version, members: toMembers(members) }),
      }),
      BONUS,
    ),
  submitProjectBonus: (_root, { input: { id, version } }, { rest: { bonusapply } }) =>
    payload(async () => ({ projectBonus: await bonusapply.submitbonus({ applyId: id, version }) }), BONUS),
  withdrawProjectBonus: (_root, { input: { id, version } }, { rest: { bonusapply } }) =>
    payload(async () => ({ projectBonus: await bonusapply.withdrawbonus({ applyId: id, version }) }), BONUS),
  approveProjectBonus: (_root, { input: { id, version, opinion } }, { rest: { approve } }) =>
    payload(
      async () => ({
        projectBonus: await approve.approvebonus({ applyId: id, version, opinion: opinion ?? undefined }),
      }),
      BONUS,
    ),
  rejectProjectBonus: (_root, { input: { id, version, opinion } }, { rest: { approve } }) =>
    payload(async () => ({ projectBonus: await approve.rejectbonus({ applyId: id, version, opinion }) }), BONUS),
  deleteProjectBonus: (_root, { input: { id, version } }, { rest: { bonusapply } }) =>
    payload(async () => {
      await bonusapply.deletebonus({ applyId: id, version });
      return { deletedId: id };
    }, BONUS),
};
