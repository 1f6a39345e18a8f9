import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { stagedBy, workBy } from './staged.ts';

export const changeImportQueries: Pick<QueryResolvers, 'personnelChangeImport' | 'personnelChangeImportTemplate'> = {
  personnelChangeImport: (_root, { id }, context) => stagedBy('personnelChange', context, id),
  personnelChangeImportTemplate: (_root, { format }, { tickets }) =>
    tickets.export('personnelChange', 'downloadExcel', { format }, { lasts: 'session' }),
};

type Mutations = 'mapPersonnelChangeImport' | 'mendPersonnelChangeImport' | 'commitPersonnelChangeImport';

export const changeImportMutations: Pick<MutationResolvers, Mutations> = {
  mapPersonnelChangeImport: (_root, { input: { id, mapping } }, context) =>
    workBy('personnelChange', context, id, () =>
      context.rest.personnelChange.mapimport({
        importId: id,
        mapping: mapping.map(({ header, field }) => ({ header, field: field ?? null })),
      }),
    ),
  mendPersonnelChangeImport: (_root, { input: { id, replace, dayOrder = null } }, context) =>
    workBy('personnelChange', context, id, () =>
      context.rest.personnelChange.mendimport({ importId: id, replace, dayOrder }),
    ),
  commitPersonnelChangeImport: (_root, { input: { id, clientMutationId, leaveErrors } }, context) =>
    workBy('personnelChange', context, id, () =>
      context.rest.personnelChange.commitimport({ importId: id, clientMutationId, leaveErrors }),
    ),
};
