import { page, type Cast } from '../operations/cast.ts';
import type { ModuleProof } from '../operations/modules.ts';
import { mutationKey, type Data } from '../operations/stack.ts';

export const proof: ModuleProof = {
  walk: [['draws strategy maps', drawMaps]],
  // Objectives live inside their map.
  rows: { strategyMapCode: 'strategy_map', objectiveId: 'strategy_map', leadsTo: 'strategy_map' },
};

const PATH = '/strategy-decoding/map';
const YEAR = 2090;
const idOf = (n: number) => n.toString(16).padStart(32, '0');

async function drawMaps({ hr, boss, list, mark }: Cast): Promise<void> {
  const save = async (name: string, more: object = {}) => {
    const input = { clientMutationId: mutationKey(), name: `${mark} map ${name}`, year: YEAR, ...more };
    return ((await hr.run('SaveStrategyMap', { input }))['saveStrategyMap'] as Data)['strategyMap'] as Data;
  };
  // The plan of the walk runs then, and a department has agreed to targets in it.
  const { strategyTargets } = await list(hr, 'StrategyTargets', (size) => ({ year: YEAR, ...page(size) }));
  const targets = ((strategyTargets as Data)['items'] as Data[]).map((one) => one['id']);
  const objective = (n: number, more: object = {}) => ({
    id: idOf(n),
    perspective: n === 1 ? 'FINANCE' : 'PROCESS',
    name: `${mark} objective ${n}`,
    measure: `${mark} measure ${n}`,
    ...more,
  });
  const objectives = [objective(1), objective(2, { leadsTo: [idOf(1)], targetIds: targets.slice(0, 20) })];
  const map = await save('A', { objectives });
  await save('B', { copyOf: map['id'] });
  const gone = await save('C');
  await save('A', { id: map['id'], version: map['version'], objectives });
  await list(boss, 'StrategyMaps', page);
  await boss.run('StrategyMap', { id: map['id'] });
  const { createSharedLink } = await hr.run('CreateSharedLink', { input: { path: PATH, object: map['id'] } });
  await boss.run('SharedStrategyMap', { token: (createSharedLink as Data)['token'] });
  await hr.run('DeleteStrategyMap', { input: { id: gone['id'], version: gone['version'] } });
}
