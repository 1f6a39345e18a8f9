import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [
    ['sets up types of projects', setUpTypes],
    ['applies for budgets of projects', applyForBudgets],
    ['applies for bonuses of a project', applyForBonuses],
  ],
  rows: { projectTypeId: 'project_type', applyId: 'project_apply', projectId: 'project_apply' },
  // The types, and the people who are named in their flows; an application, and the people of its approval.
  budgets: {
    ProjectKindList: 2,
    UpdateProjectKind: 2,
    EnableProjectKind: 2,
    ProjectBudgetDetails: 2,
    SubmitProjectBudget: 2,
    WithdrawProjectBudget: 2,
    ApproveProjectBudget: 2,
    RejectProjectBudget: 2,
    ProjectBonusDetails: 2,
    SubmitProjectBonus: 2,
    WithdrawProjectBonus: 2,
    ApproveProjectBonus: 2,
    RejectProjectBonus: 2,
  },
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

/** A manager applies, and somebody of the team decides. Names have twenty characters: the mark stands in memos and opinions. */
async function applyForBudgets({ hr, boss, worker, workerId, list, mark }: Cast): Promise<void> {
  const flow = [{ name: 'Colleague', kind: 'NAMED', employeeIds: [workerId], mode: 'ANY' }];
  const type = { clientMutationId: mutationKey(), name: 'Budgets', description: mark, flow };
  const { projectKind } = (await hr.run('AddProjectKind', { input: type }))['addProjectKind'] as Data;
  const kindId = (projectKind as Data)['id'];
  await boss.run('ProjectKindChoiceList', {});
  await boss.run('ProjectBudgetFree', { name: 'Project 0' });
  const days = { planDays: '10', actualDays: '8.5', coefficient: '1.5' };
  const fields = (at: number) => ({
    name: `Project ${at}`,
    number: `P-${at}`,
    kindId,
    budget: '1000.00',
    allocation: 'FIXED_AMOUNT',
    startDate: '2026-11-01',
    endDate: '2026-12-31',
    members: [{ employeeId: workerId, ...days, amount: '300', memo: `${mark} memo`.slice(0, 50) }],
  });
  const ids: unknown[] = [];
  for (let at = 0; at < 6; at += 1) {
    const input = { clientMutationId: mutationKey(), ...fields(at) };
    const made = ((await boss.run('AddProjectBudget', { input }))['addProjectBudget'] as Data)['projectBudget'] as Data;
    ids.push(made['id']);
  }
  const [rejected, withdrawn, approved, gone, waiting, other] = ids;
  await boss.run('UpdateProjectBudget', { input: { id: rejected, version: 1, ...fields(0) } });
  await boss.run('SubmitProjectBudget', { input: { id: rejected, version: 2 } });
  for (const id of [withdrawn, approved, waiting, other])
    await boss.run('SubmitProjectBudget', { input: { id, version: 1 } });
  await boss.run('WithdrawProjectBudget', { input: { id: withdrawn, version: 2 } });
  await worker.run('ApproveProjectBudget', { input: { id: approved, version: 2, opinion: `${mark} agreed` } });
  await worker.run('RejectProjectBudget', { input: { id: rejected, version: 3, opinion: `${mark} too much` } });
  await boss.run('DeleteProjectBudget', { input: { id: gone, version: 1 } });
  await list(boss, 'ProjectBudgetList', (size) => ({ filter: { view: 'OWN' }, ...page(size) }));
  await list(worker, 'ProjectBudgetList', (size) => ({ filter: { view: 'WAITING' }, ...page(size) }));
  await boss.run('ProjectBudgetDetails', { id: rejected });
}

/** The same manager applies for bonuses of a project, once its budget is approved. */
async function applyForBonuses({ hr, boss, worker, workerId, list, mark }: Cast): Promise<void> {
  const flow = [{ name: 'Colleague', kind: 'NAMED', employeeIds: [workerId], mode: 'ANY' }];
  const type = { clientMutationId: mutationKey(), name: 'Bonuses', description: mark, flow };
  const { projectKind } = (await hr.run('AddProjectKind', { input: type }))['addProjectKind'] as Data;
  const members = [
    {
      employeeId: workerId,
      ...{ planDays: '10', actualDays: '9', coefficient: '1', amount: '100' },
      memo: `${mark} memo`.slice(0, 50),
    },
  ];
  const projects: unknown[] = [];
  for (const at of [7, 8]) {
    const input = {
      ...{
        clientMutationId: mutationKey(),
        name: `Project ${at}`,
        number: `P-${at}`,
        kindId: (projectKind as Data)['id'],
      },
      ...{ budget: '1000', allocation: 'FIXED_AMOUNT', startDate: '2026-11-01', endDate: '2026-12-31', members },
    };
    const { projectBudget } = (await boss.run('AddProjectBudget', { input }))['addProjectBudget'] as Data;
    const { id } = projectBudget as Data;
    await boss.run('SubmitProjectBudget', { input: { id, version: 1 } });
    await worker.run('ApproveProjectBudget', { input: { id, version: 2, opinion: `${mark} agreed` } });
    projects.push(id);
  }
  const [projectId] = projects;
  const ids: unknown[] = [];
  for (let at = 0; at < 6; at += 1) {
    const input = { clientMutationId: mutationKey(), projectId, members };
    const { projectBonus } = (await boss.run('AddProjectBonus', { input }))['addProjectBonus'] as Data;
    ids.push((projectBonus as Data)['id']);
  }
  const [rejected, withdrawn, approved, gone, waiting, other] = ids;
  await boss.run('UpdateProjectBonus', { input: { id: rejected, version: 1, members } });
  await boss.run('SubmitProjectBonus', { input: { id: rejected, version: 2 } });
  for (const id of [withdrawn, approved, waiting, other])
    await boss.run('SubmitProjectBonus', { input: { id, version: 1 } });
  await boss.run('WithdrawProjectBonus', { input: { id: withdrawn, version: 2 } });
  await worker.run('ApproveProjectBonus', { input: { id: approved, version: 2, opinion: `${mark} agreed` } });
  await worker.run('RejectProjectBonus', { input: { id: rejected, version: 3, opinion: `${mark} too much` } });
  await boss.run('DeleteProjectBonus', { input: { id: gone, version: 1 } });
  await list(boss, 'ProjectFundList', (size) => ({ filter: {}, ...page(size) }));
  await list(boss, 'ProjectBonusList', (size) => ({ filter: { view: 'OWN' }, ...page(size) }));
  await list(worker, 'ProjectBonusList', (size) => ({ filter: { view: 'WAITING' }, ...page(size) }));
  await boss.run('ProjectFundDetails', { id: projectId });
  await boss.run('ProjectBonusDetails', { id: rejected });
}
