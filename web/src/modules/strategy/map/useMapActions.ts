import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { forget } from '../../../shared/save/known';
import { act, outcome } from '../../../shared/save/outcome';
import { confirm } from '../../../ui/confirm';
import { randomId } from '../../../ui/randomId';
import { type SaveStrategyMapInput, useDeleteStrategyMapMutation, useSaveStrategyMapMutation } from './map.gen';
import { neighbourOf, type Objective, type StrategyMap, swapped, toInput, without } from './mapModel';

type Objectives = NonNullable<SaveStrategyMapInput['objectives']>;

/** What can be done with a map that is shown: each change saves it as a whole. */
export function useMapActions(map: StrategyMap, onGone: () => void) {
  const t = useT();
  const [save] = useSaveStrategyMapMutation();
  const [remove] = useDeleteStrategyMapMutation({
    update: (cache, { data }) => {
      forget(cache, 'StrategyMap', [data?.deleteStrategyMap?.deletedId]);
      forget(cache, 'StrategyMapSummary', [data?.deleteStrategyMap?.deletedId]);
    },
  });
  const [isBusy, setBusy] = useState(false);
  const put = async (objectives: Objectives) => {
    const { id, version, name, year } = map;
    const input = { clientMutationId: randomId(), id, version, name, year, objectives };
    return (await save({ variables: { input } })).data?.saveStrategyMap;
  };
  const told = async (objectives: Objectives, done: string) => {
    setBusy(true);
    try {
      return await act(() => put(objectives), done);
    } finally {
      setBusy(false);
    }
  };
  const inputs = map.objectives.map(toInput);
  return {
    isBusy,
    /** Saves an objective, new or changed, for a form; what is refused comes back at its own fields. */
    saveObjective: async (objective: Objectives[number]) => {
      const isNew = inputs.every(({ id }) => id !== objective.id);
      const objectives = isNew
        ? [...inputs, objective]
        : inputs.map((one) => (one.id === objective.id ? objective : one));
      const at = `objectives.${objectives.findIndex(({ id }) => id === objective.id)}.`;
      const errors = await outcome(() => put(objectives));
      return errors.map(({ field = null, ...error }) => ({
        ...error,
        field: field?.startsWith(at) ? field.slice(at.length) : field,
      }));
    },
    move: async (objective: Objective, step: -1 | 1) => {
      const neighbour = neighbourOf(map, objective, step);
      if (neighbour)
        await told(
          swapped(inputs, objective.id, neighbour.id),
          t('strategy.objective.moved', { name: objective.name }),
        );
    },
    removeObjective: async ({ id, name }: Objective) => {
      const yes = await confirm({
        title: t('strategy.objective.delete.title', { name }),
        body: t('strategy.objective.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      return yes && (await told(without(inputs, id), t('strategy.objective.deleted', { name })));
    },
    removeMap: async () => {
      const { id, version, name } = map;
      const yes = await confirm({
        title: t('strategy.map.delete.title', { name }),
        body: t('strategy.map.delete.body'),
        action: t('ui.delete'),
        danger: true,
      });
      if (!yes) return;
      const run = async () => (await remove({ variables: { input: { id, version } } })).data?.deleteStrategyMap;
      if (await act(run, t('strategy.map.deleted', { name }))) onGone();
    },
  };
}
