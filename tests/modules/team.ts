import { expect } from 'vitest';
import type { Cast } from '../operations/cast.ts';
import { page } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import type { Data } from '../operations/stack.ts';

/** The head of a department looks at the people there, at one of them, and at who reports to that one. */
async function lookAtTheTeam({ boss, workerId, list }: Cast): Promise<void> {
  const { myTeam } = await list(boss, 'MyTeam', (size) => ({ filter: { includeBelow: true }, ...page(size) }));
  expect((myTeam as Data)['items']).toContainEqual(expect.objectContaining({ id: workerId }));
  const { teamMember } = await boss.run('TeamMember', { id: workerId });
  expect(teamMember).toMatchObject({ employee: { id: workerId } });
  await boss.run('MyTeam', { filter: { managerId: workerId }, ...page(10) });
  await boss.run('ExportMyTeam', { input: { filter: { includeBelow: true } } });
}

/** What the people there reached in the plans that are finished, together and one by one. */
async function lookAtWhatTheyReached({ boss, workerId, list }: Cast): Promise<void> {
  const filter = { includeBelow: true };
  await boss.run('TeamResultPlans', { filter });
  const { teamResults } = await list(boss, 'TeamResults', (size) => ({ filter, ...page(size) }));
  expect((teamResults as Data)['items']).toContainEqual(expect.objectContaining({ id: workerId }));
  await boss.run('ExportTeamResults', { input: { filter } });
}

export const proof: ModuleProof = {
  walk: [
    ['looks at the own team', lookAtTheTeam],
    ['looks at what the own team reached', lookAtWhatTheyReached],
  ],
  // The people, their departments and positions, and the manager where nobody on the page is.
  // Of results the plans of the appraisals come too.
  budgets: { MyTeam: 4, TeamMember: 4, TeamResultPlans: 1, TeamResults: 4 },
};
