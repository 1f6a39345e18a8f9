import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { stagedBy, workBy } from './staged.ts';

type Queries = 'fileImport' | 'fileImports' | 'fileImportTemplate';

export const fileImportQueries: Pick<QueryResolvers, Queries> = {
  fileImport: (_root, { kind, id }, context) => stagedBy(kind, context, id),
  fileImports: async (_root, { kind, page }, { rest }) => {
    const found = await rest[kind].listimports({ ...page });
    return { ...found, items: found.items.map((one) => ({ ...one, of: kind })) };
  },
  fileImportTemplate: (_root, { kind, format }, { tickets }) =>
    tickets.export(kind, 'downloadExcel', { format }, { lasts: 'session' }),
};

type Mutations = 'mapFileImport' | 'mendFileImport' | 'commitFileImport' | 'undoFileImport';

export const fileImportMutations: Pick<MutationResolvers, Mutations> = {
  mapFileImport: (_root, { input: { kind, id, mapping, closeMissing } }, context) =>
    workBy(kind, context, id, () =>
      context.rest[kind].mapimport({
        importId: id,
        mapping: mapping.map(({ header, field }) => ({ header, field: field ?? null })),
        closeMissing,
      }),
    ),
  mendFileImport: (_root, { input: { kind, id, replace, dayOrder = null } }, context) =>
    workBy(kind, context, id, () => context.rest[kind].mendimport({ importId: id, replace, dayOrder })),
  commitFileImport: (_root, { input: { kind, id, clientMutationId, leaveErrors } }, context) =>
    workBy(kind, context, id, () => context.rest[kind].commitimport({ importId: id, clientMutationId, leaveErrors })),
  undoFileImport: (_root, { input: { kind, id, clientMutationId } }, context) =>
    workBy(kind, context, id, () => context.rest[kind].undoimport({ importId: id, clientMutationId })),
};
