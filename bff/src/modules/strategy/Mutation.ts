import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';

/** The fields whose names differ: REST's as the contract documents them, the schema's by the house rule. */
const MAP = {
  strategyMapCode: 'id',
  strategyMapName: 'name',
  objectiveId: 'id',
  objectiveName: 'name',
  cellCodes: 'targetIds',
};

export const Mutation: Pick<MutationResolvers, 'saveStrategyMap' | 'deleteStrategyMap'> = {
  saveStrategyMap: (_root, { input: { clientMutationId, id, version, name, year, copyOf, objectives } }, { rest }) =>
    payload(
      async () => ({
        strategyMap: await rest.strategymap.savestrategymap({
          clientMutationId,
          strategyMapCode: id ?? undefined,
          version: version ?? undefined,
          strategyMapName: name,
          year,
          copyOf: copyOf ?? undefined,
          objectives: objectives?.map((one) => ({
            objectiveId: one.id,
            perspective: one.perspective,
            objectiveName: one.name,
            measure: one.measure,
            leadsTo: [...(one.leadsTo ?? [])],
            cellCodes: [...(one.targetIds ?? [])],
          })),
        }),
      }),
      MAP,
    ),
  deleteStrategyMap: (_root, { input: { id, version } }, { rest }) =>
    payload(async () => {
      await rest.strategymap.deletestrategymap({ strategyMapCode: id, version });
      return { deletedId: id };
    }, MAP),
};
