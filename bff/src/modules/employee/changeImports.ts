import type { Context } from '../../context.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { payload } from '../../payload.ts';
import type { EmployeeImportRow } from './rows.ts';

const staged = async ({ rest }: Pick<Context, 'rest'>, importId: string): Promise<EmployeeImportRow> => ({
  ...(await rest.personnelChange.getimport({ importId })),
  ofChanges: true,
});

export const changeImportQueries: Pick<QueryResolvers, 'personnelChangeImport' | 'personnelChangeImportTemplate'> = {
  personnelChangeImport: (_root, { id }, context) => staged(context, id),
  personnelChangeImportTemplate: (_root, { format }, { tickets }) =>
    tickets.export('personnelChange', 'downloadExcel', { format }, { lasts: 'session' }),
};

/** Starts work on a staged file and answers both as they are afterwards. */
const work = (context: Context, importId: string, start: () => Promise<{ jobId: string }>) =>
  payload(
    async () => {
      const { jobId } = await start();
      return { job: () => context.rest.platform.job({ jobId }), employeeImport: () => staged(context, importId) };
    },
    { importId: 'id' },
  );

type Mutations = 'mapPersonnelChangeImport' | 'mendPersonnelChangeImport' | 'commitPersonnelChangeImport';

export const changeImportMutations: Pick<MutationResolvers, Mutations> = {
  mapPersonnelChangeImport: (_root, { input: { id, mapping } }, context) =>
    work(context, id, () =>
      context.rest.personnelChange.mapimport({
        importId: id,
        mapping: mapping.map(({ header, field }) => ({ header, field: field ?? null })),
      }),
    ),
  mendPersonnelChangeImport: (_root, { input: { id, replace } }, context) =>
    work(context, id, () => context.rest.personnelChange.mendimport({ importId: id, replace })),
  commitPersonnelChangeImport: (_root, { input: { id, clientMutationId, leaveErrors } }, context) =>
    work(context, id, () => context.rest.personnelChange.commitimport({ importId: id, clientMutationId, leaveErrors })),
};
