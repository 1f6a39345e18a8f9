import { eq } from 'drizzle-orm';
import { SyncSystemType } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf, ParsedOf } from '@hengcai/shared/contract/kernel';
import {
  checkSyncMapping,
  isSyncKind,
  SYNC_ADDRESSES,
  type SyncKind,
  type SyncMapping,
} from '@hengcai/shared/rules/employee/sync';
import type { Call } from '../../../kit/calls.ts';
import type { Ctx } from '../../../kit/context.ts';
import { Failure, invalid, refused, stale, type Issue } from '../../../kit/failure.ts';
import type { Kernel } from '../../../kit/kernel.ts';
import { createOutbound, OutboundRefused } from '../../../kit/outbound.ts';
import { inContext } from '../../../kit/run.ts';
import { company } from '../../../kit/tables.ts';
import { syncGroup, syncPerson, syncSetting } from '../tables-sync.ts';
import { DirectoryFailure, type Connection } from './pull/directory.ts';
import { directoryColumns } from './fields.ts';
import { openDirectory } from './pull/open.ts';
import { runningRun } from './pull/start.ts';
import { readSettings } from './settings.ts';
import { settingsShown } from './shown.ts';

type Endpoints = Contract['sync']['endpoints'];
type Save = ParsedOf<Endpoints['savesync']>;
type Typed = ParsedOf<Endpoints['testsync']>;

/** Saves where people come from. Who was known in another directory is known there alone: such links end with it. */
export async function saveSync(input: Save, call: Call): Promise<DataOf<Endpoints['savesync']>> {
  const { syncType } = input;
  if (syncType !== SyncSystemType.NONE && !isSyncKind(syncType)) throw invalid('syncType', 'SYNC_NOT_AVAILABLE');
  const { before, known } = await inContext(call.kernel, call, 'reads', async (ctx) => ({
    before: await readSettings(ctx),
    known: new Set<string>((await directoryColumns(ctx)).map(({ key }) => key)),
  }));
  const unknown = input.mapping.filter(({ field, source }) => source !== null && !known.has(field));
  if (unknown.length > 0)
    throw new Failure(
      400,
      unknown.map(({ field }) => ({ field: `mapping.${field}`, code: 'UNKNOWN_FIELD' })),
    );
  const mapping = mappingOf(input, before.mapping);
  if (isSyncKind(syncType)) refuseMapping(syncType, mapping, input.identifyBy);
  const connection = isPulled(syncType) ? await connectionOf(input, before, call) : null;
  return inContext(call.kernel, call, 'writes', (ctx) => store(ctx, input, mapping, connection));
}

/** Asks the directory as it would be asked, and saves nothing. */
export async function testSync(input: Typed, call: Call): Promise<DataOf<Endpoints['testsync']>> {
  if (!isPulled(input.syncType)) throw invalid('syncType', 'SYNC_NOT_ASKED');
  const before = await inContext(call.kernel, call, 'reads', readSettings);
  const connection = await connectionOf(input, before, call);
  const outbound = createOutbound(call.kernel.settings.outboundHosts);
  try {
    // Whoever waits at a button is not kept for the minutes a busy directory asks for.
    const pause = () => Promise.reject(new DirectoryFailure('SYNC_BUSY'));
    return { departments: await openDirectory(connection, { outbound, signal: call.gone, pause }).test() };
  } catch (error) {
    if (!(error instanceof DirectoryFailure)) throw error;
    throw refused([
      {
        field: FIELD_OF[error.code] ?? '',
        code: error.code,
        params: { code: error.there ?? '', max: error.there ?? '' },
      },
    ]);
  }
}

/** Where a failure is to be mended. */
const FIELD_OF: Readonly<Record<string, string>> = {
  SYNC_UNREACHABLE: 'address',
  SYNC_HOST_REFUSED: 'address',
  SYNC_ANSWER: 'address',
  SYNC_CREDENTIALS: 'secret',
};

const isPulled = (type: number): type is Exclude<SyncKind, 1> => isSyncKind(type) && type !== SyncSystemType.SCIM;

const mappingOf = ({ mapping }: Save, before: SyncMapping): SyncMapping => ({
  ...before,
  ...Object.fromEntries(mapping.map(({ field, source }) => [field, source])),
});

function refuseMapping(kind: SyncKind, mapping: SyncMapping, identifyBy: Save['identifyBy']): void {
  const issues = checkSyncMapping(kind, mapping, identifyBy);
  if (issues.length > 0)
    throw new Failure(
      400,
      issues.map(({ field, code }) => ({ field: `mapping.${field}`, code })),
    );
}

type Before = Awaited<ReturnType<typeof readSettings>>;

/** Address, account and secret; a secret goes only where it was entered for, and to no host that may not be asked. */
async function connectionOf(input: Typed, before: Before, { kernel }: Call): Promise<Connection> {
  const { syncType } = input;
  if (!isPulled(syncType)) throw invalid('syncType', 'SYNC_NOT_ASKED');
  const address = new URL(input.address ?? SYNC_ADDRESSES[syncType] ?? '').origin;
  const issues: Issue[] = [];
  if (!input.appId) issues.push({ field: 'appId', code: 'REQUIRED' });
  const isSame = before.systemType === syncType && before.address === address && before.appId === input.appId;
  const secret = input.secret ?? (isSame ? unsealed(kernel, before.secret) : null);
  if (secret === null) issues.push({ field: 'secret', code: 'SECRET_REQUIRED' });
  if (issues.length > 0) throw new Failure(400, issues);
  await createOutbound(kernel.settings.outboundHosts)
    .check(new URL(address))
    .catch((error: unknown) => {
      throw error instanceof OutboundRefused ? invalid('address', 'HOST_NOT_ALLOWED') : error;
    });
  return { kind: syncType, address, appId: input.appId ?? '', secret: secret ?? '' };
}

const unsealed = (kernel: Kernel, sealed: string | null) => (sealed === null ? null : kernel.secrets.unseal(sealed));

async function store(ctx: Ctx, input: Save, mapping: SyncMapping, connection: Connection | null) {
  const { companyId, userId } = ctx.session;
  const before = await readSettings(ctx, true);
  if (before.version !== input.version) throw stale(await settingsShown(ctx));
  if (before.externalSystem && input.syncType !== before.systemType)
    throw refused([{ field: 'syncType', code: 'SYNC_EXTERNAL_HR' }]);
  if (await runningRun(ctx)) throw refused([{ field: '', code: 'SYNC_RUNNING' }]);
  const row = {
    address: connection?.address ?? null,
    appId: connection?.appId ?? null,
    mapping,
    identifyBy: input.identifyBy,
    nightly: connection !== null && input.nightly,
    createDepartments: input.createDepartments,
    groupsAreDepartments: input.groupsAreDepartments,
  };
  const kept = {
    ...row,
    secret: connection === null ? null : ctx.secrets.seal(connection.secret),
    savedBy: userId,
    version: before.version + 1,
  };
  await ctx.tx
    .insert(syncSetting)
    .values({ companyId, ...kept })
    .onConflictDoUpdate({ target: syncSetting.companyId, set: kept });
  const moved = before.systemType !== input.syncType || before.address !== row.address || before.appId !== row.appId;
  if (moved) {
    await ctx.tx.delete(syncPerson).where(eq(syncPerson.companyId, companyId));
    await ctx.tx.delete(syncGroup).where(eq(syncGroup.companyId, companyId));
    await ctx.tx.update(company).set({ syncSystemType: input.syncType }).where(eq(company.companyId, companyId));
  }
  const { address, appId, identifyBy, nightly, createDepartments, groupsAreDepartments } = before;
  const was = { address, appId, mapping: before.mapping, identifyBy, nightly, createDepartments, groupsAreDepartments };
  await ctx.audit({
    action: 'sync.saved',
    objectType: 'company',
    objectId: companyId,
    before: { syncSystemType: before.systemType, ...was },
    after: { syncSystemType: input.syncType, ...row },
  });
  return settingsShown(ctx);
}
