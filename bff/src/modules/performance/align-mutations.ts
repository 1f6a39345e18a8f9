import type { MutationResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import { whose } from './assessment-mutations.ts';
import { PERFORMANCE_FIELDS } from './fields.ts';

const FIELDS = { ...PERFORMANCE_FIELDS, cellCode: 'indicatorId', toCellCode: 'servedId', alignId: 'id' };

/** Which target serves which. */
export const alignMutations: Pick<MutationResolvers, 'alignTarget' | 'removeAlignment'> = {
  alignTarget: (_root, { input }, { rest }) =>
    payload(async () => {
      const { alignment } = await rest.performanceview.saveAlignInfo({
        ...whose(input),
        clientMutationId: input.clientMutationId,
        cellCode: input.indicatorId,
        toCellCode: input.servedId,
      });
      return { alignment };
    }, FIELDS),
  removeAlignment: (_root, { input }, { rest }) =>
    payload(() => rest.performanceview.deleteAlignInfo({ ...whose(input), alignId: input.id }), FIELDS),
};
