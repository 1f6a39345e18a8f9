import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { SyncSystemType } from '@hengcai/shared/enums';
import type { SyncSettings } from '@hengcai/shared/contract/employee/sync';
import {
  isOfSuperior,
  isSyncKind,
  SYNC_ADDRESSES,
  SYNC_ADDED,
  SYNC_DEFAULTS,
  SYNC_FIELDS,
  SYNC_SOURCES,
  type SyncKey,
  type SyncMapping,
} from '@hengcai/shared/rules/employee/sync';
import type { Ctx } from '../../../kit/context.ts';
import { scimToken } from '../tables-sync.ts';
import { directoryColumns } from './fields.ts';
import { runningRun } from './pull/start.ts';
import { SCIM_PATH } from './scim/path.ts';
import { readSettings } from './settings.ts';

export type SettingsShown = z.output<typeof SyncSettings>;

const mappedOf = (mapping: SyncMapping, fields: readonly SyncKey[] = SYNC_FIELDS) =>
  fields.map((field) => ({ field, source: mapping[field] ?? null }));

/** Every kind the specification numbers, those without a complete adapter as not available. */
const KINDS = Object.values(SyncSystemType)
  .filter((type) => type !== SyncSystemType.NONE)
  .map((syncType) => ({
    syncType,
    available: isSyncKind(syncType),
    sources: isSyncKind(syncType) ? [...SYNC_SOURCES[syncType]] : [],
    addedPrefix: isSyncKind(syncType) ? SYNC_ADDED[syncType] : null,
    defaults: isSyncKind(syncType) ? mappedOf(SYNC_DEFAULTS[syncType]) : [],
    address: isSyncKind(syncType) ? SYNC_ADDRESSES[syncType] : null,
  }));

const SUPERIORS = {
  bossNumber: 'employee.history.bossEmpId',
  virtualBossNumber: 'employee.history.virtualBossEmpId',
} as const;

/** The settings as the page shows them. */
export async function settingsShown(ctx: Ctx): Promise<SettingsShown> {
  const settings = await readSettings(ctx);
  const columns = await directoryColumns(ctx);
  const [token] = await ctx.tx
    .select({ ending: scimToken.ending, createdAt: scimToken.createdAt, lastUsedAt: scimToken.lastUsedAt })
    .from(scimToken)
    .where(and(eq(scimToken.companyId, ctx.session.companyId)));
  return {
    syncType: settings.systemType as SettingsShown['syncType'],
    kinds: KINDS,
    scimAddress: `${ctx.webUrl}${SCIM_PATH}`,
    token: token
      ? {
          ending: token.ending,
          createdAt: token.createdAt.toISOString(),
          lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
        }
      : null,
    address: settings.address,
    appId: settings.appId,
    hasSecret: settings.secret !== null,
    fields: columns.map((column) => ({
      field: column.key,
      // A directory names people and not their numbers.
      label: isOfSuperior(column.key) ? ctx.t(SUPERIORS[column.key]) : column.heading[ctx.language],
    })),
    mapping: mappedOf(
      settings.mapping,
      columns.map(({ key }) => key),
    ),
    identifyBy: settings.identifyBy,
    nightly: settings.nightly,
    createDepartments: settings.createDepartments,
    groupsAreDepartments: settings.groupsAreDepartments,
    runningJobId: (await runningRun(ctx))?.jobId ?? null,
    version: settings.version,
  };
}
