import type { Contract } from '@hengcai/shared/contract/all';
import { detached } from '../../../kit/calls.ts';
import type { Handlers } from '../../../kit/context.ts';
import { refused } from '../../../kit/failure.ts';
import { decideDepartures, listConflicts, listDepartures } from './departures.ts';
import { runningRun, startRun } from './pull/start.ts';
import { listRows, listRuns } from './runs.ts';
import { saveSync, testSync } from './save.ts';
import { createScimToken, revokeScimToken } from './scim-token.ts';
import { readSettings } from './settings.ts';
import { settingsShown } from './shown.ts';

type Endpoints = Contract['sync']['endpoints'];

/** `/sync`: people taken over from a directory. */
export const syncHandlers: Handlers<Contract['sync']> = {
  getsync: (_input, ctx) => settingsShown(ctx),
  savesync: detached<Endpoints['savesync']>(saveSync),
  testsync: detached<Endpoints['testsync']>(testSync),
  createscimtoken: (_input, ctx) => createScimToken(ctx),
  revokescimtoken: (_input, ctx) => revokeScimToken(ctx),
  startsync: async ({ commit }, ctx) => {
    // The lock makes of two who press the button one who is told that it runs.
    const { kind, systemType } = await readSettings(ctx, true);
    if (kind === null || kind === 1)
      throw refused([{ field: '', code: systemType === 1 ? 'SYNC_NOT_ASKED' : 'SYNC_NOT_SET' }]);
    if (await runningRun(ctx)) throw refused([{ field: '', code: 'SYNC_RUNNING' }]);
    return startRun(ctx, commit ? 'run' : 'dryRun', kind);
  },
  listsyncruns: listRuns,
  listsyncrows: listRows,
  listdepartures: listDepartures,
  decidedepartures: decideDepartures,
  listconflicts: listConflicts,
};
