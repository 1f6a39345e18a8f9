import type {
  DirectoryConflictResolvers,
  DirectoryDepartureResolvers,
  DirectoryKindResolvers,
  DirectorySyncResolvers,
  DirectorySyncRunResolvers,
  MutationResolvers,
  QueryResolvers,
  SaveDirectorySyncInput,
} from '../../generated/schema.ts';
import { payload, type FieldNames } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { employeeOf } from '../message/references.ts';
import type {
  DirectoryConflictRow,
  DirectoryDepartureRow,
  DirectoryKindRow,
  DirectorySyncRow,
  DirectorySyncRunRow,
} from './rows.ts';

/** What rows of a sync do: it closes nothing and is not undone. */
const OF_SYNC = ['add', 'change', 'same', 'error'] as const;
const FIELDS: FieldNames = { syncType: 'type', empIds: 'employeeIds' };

type Queries =
  'directorySync' | 'directorySyncRuns' | 'directorySyncLines' | 'directoryDepartures' | 'directoryConflicts';

export const directorySyncQueries: Pick<QueryResolvers, Queries> = {
  directorySync: async (_root, _args, { rest, capabilities }) =>
    (await capabilities()).directorySync ? rest.sync.getsync() : null,
  directorySyncRuns: (_root, { page }, { rest }) => rest.sync.listsyncruns({ ...page }),
  directorySyncLines: (_root, { runId, outcome, page }, { rest }) =>
    rest.sync.listsyncrows({ ...page, runId, outcome: OF_SYNC.find((one) => one === outcome) }),
  directoryDepartures: (_root, { page }, { rest }) => rest.sync.listdepartures({ ...page }),
  directoryConflicts: (_root, { page }, { rest }) => rest.sync.listconflicts({ ...page }),
};

const mappingOf = ({ mapping }: SaveDirectorySyncInput) =>
  mapping.map(({ field, source }) => ({ field, source: source ?? null }));

type Mutations =
  | 'saveDirectorySync'
  | 'testDirectorySync'
  | 'createScimToken'
  | 'revokeScimToken'
  | 'startDirectorySync'
  | 'decideDirectoryDepartures';

export const directorySyncMutations: Pick<MutationResolvers, Mutations> = {
  saveDirectorySync: (_root, { input }, { rest }) =>
    payload(async () => {
      const { type, secret, ...more } = input;
      const directorySync = await rest.sync.savesync({
        ...more,
        syncType: type,
        mapping: mappingOf(input),
        ...(secret && { secret }),
      });
      return { directorySync };
    }, FIELDS),
  testDirectorySync: (_root, { input: { type, secret, ...more } }, { rest }) =>
    payload(() => rest.sync.testsync({ ...more, syncType: type, ...(secret && { secret }) }), FIELDS),
  createScimToken: (_root, _args, { rest }) =>
    payload(async () => {
      const { token, settings } = await rest.sync.createscimtoken();
      return { token, directorySync: settings };
    }),
  revokeScimToken: (_root, _args, { rest }) =>
    payload(async () => ({ directorySync: await rest.sync.revokescimtoken() })),
  startDirectorySync: (_root, { input }, { rest }) =>
    payload(async () => {
      const { runId, jobId } = await rest.sync.startsync(input);
      return { runId, job: () => rest.platform.job({ jobId }) };
    }),
  decideDirectoryDepartures: (_root, { input: { employeeIds, close } }, { rest }) =>
    payload(async () => {
      const { changed, refused } = await rest.sync.decidedepartures({ empIds: employeeIds, close });
      return { changedIds: changed, refused: refused.map(({ empId, ...why }) => ({ employeeId: empId, ...why })) };
    }, FIELDS),
};

export const DirectorySync: ResolversOf<DirectorySyncResolvers, DirectorySyncRow> = {
  type: ({ syncType }) => syncType,
  scimToken: ({ token }) => token,
  runningJob: ({ runningJobId }, _args, { rest }) =>
    runningJobId === null ? null : rest.platform.job({ jobId: runningJobId }),
};

export const DirectoryKind: ResolversOf<DirectoryKindResolvers, DirectoryKindRow> = {
  type: ({ syncType }) => syncType,
};

export const DirectorySyncRun: ResolversOf<DirectorySyncRunResolvers, DirectorySyncRunRow> = {
  id: ({ runId }) => runId,
  type: ({ syncType }) => syncType,
  status: ({ state }) => state,
  hasLines: ({ hasRows }) => hasRows,
  notes: ({ notes }) => notes.map(({ message }) => message),
};

export const DirectoryDeparture: ResolversOf<DirectoryDepartureResolvers, DirectoryDepartureRow> = {
  employee: (row, _args, context, asked) => employeeOf(row, context, asked),
};

export const DirectoryConflict: ResolversOf<DirectoryConflictResolvers, DirectoryConflictRow> = {
  employee: (row, _args, context, asked) => employeeOf(row, context, asked),
};
