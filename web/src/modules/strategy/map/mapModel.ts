import type { SaveStrategyMapInput, StrategyMapViewFragment, StrategyObjectiveViewFragment } from './map.gen';

export const STRATEGY_MAP = '/strategy-decoding/map';
export type StrategyMap = StrategyMapViewFragment;
export type Objective = StrategyObjectiveViewFragment;
export type Perspective = NonNullable<Objective['perspective']>;
type ObjectiveInput = NonNullable<SaveStrategyMapInput['objectives']>[number];

/** The lanes from top to bottom: what stands below leads to what stands above. */
export const PERSPECTIVES = ['FINANCE', 'CUSTOMER', 'PROCESS', 'LEARNING'] as const satisfies readonly Perspective[];

export const lanesOf = ({ objectives }: StrategyMap) =>
  PERSPECTIVES.map((perspective) => ({
    perspective,
    objectives: objectives.filter((one) => one.perspective === perspective),
  }));

/** An objective as it is sent back: targets that are not shown stay without being named. */
export const toInput = ({ id, perspective, name, measure, leadsTo, targets }: Objective): ObjectiveInput => ({
  id,
  // A lane of a later release is none here; what stands in it is put into the lowest.
  perspective: perspective ?? 'LEARNING',
  name,
  measure,
  leadsTo,
  targetIds: targets.map((one) => one.id),
});

/** Without an objective and the arrows to it. */
export const without = (objectives: readonly ObjectiveInput[], gone: string): ObjectiveInput[] =>
  objectives
    .filter(({ id }) => id !== gone)
    .map((one) => ({ ...one, leadsTo: one.leadsTo?.filter((id) => id !== gone) ?? [] }));

/** The neighbour in its lane that an objective changes places with; undefined at the end of the lane. */
export function neighbourOf({ objectives }: StrategyMap, { id, perspective }: Objective, step: -1 | 1) {
  const lane = objectives.filter((one) => one.perspective === perspective);
  return lane[lane.findIndex((one) => one.id === id) + step];
}

/** With two objectives in each other's place. */
export const swapped = (objectives: readonly ObjectiveInput[], one: string, other: string): ObjectiveInput[] => {
  const at = (id: string) => objectives.find((each) => each.id === id);
  const [first, second] = [at(one), at(other)];
  if (!first || !second) return [...objectives];
  return objectives.map((each) => (each.id === one ? second : each.id === other ? first : each));
};
