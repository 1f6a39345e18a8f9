import { eq } from 'drizzle-orm';
import { SyncSystemType } from '@hengcai/shared/enums';
import { completeMapping, isSyncKind, SYNC_DEFAULTS, type SyncKind } from '@hengcai/shared/rules/employee/sync';
import { company } from '../../../kit/tables.ts';
import type { Ctx } from '../../../kit/context.ts';
import { syncSetting } from '../tables-sync.ts';

export type SyncSettingRow = Omit<typeof syncSetting.$inferSelect, 'companyId' | 'savedBy'> & {
  savedBy: string | null;
};

/** What holds until somebody saves something: no directory, and for the first choice what its documents suggest. */
const NOTHING: SyncSettingRow = {
  address: null,
  appId: null,
  secret: null,
  mapping: SYNC_DEFAULTS[1],
  identifyBy: 'email',
  nightly: false,
  nightlyOn: null,
  createDepartments: false,
  groupsAreDepartments: false,
  savedBy: null,
  version: 0,
};

/** The settings of the company with the kind of directory it has; `lock` keeps two changes from crossing. */
export async function readSettings(
  { tx, session }: Ctx,
  lock = false,
): Promise<SyncSettingRow & { systemType: number; kind: SyncKind | null; externalSystem: boolean }> {
  const query = tx
    .select({ systemType: company.syncSystemType, externalSystemUrl: company.externalSystemUrl })
    .from(company)
    .where(eq(company.companyId, session.companyId));
  const [found] = lock ? await query.for('update') : await query;
  const [row] = await tx.select().from(syncSetting).where(eq(syncSetting.companyId, session.companyId));
  const systemType = found?.systemType ?? SyncSystemType.NONE;
  return {
    ...(row ? { ...row, mapping: completeMapping(row.mapping) } : NOTHING),
    systemType,
    kind: isSyncKind(systemType) ? systemType : null,
    externalSystem: (found?.externalSystemUrl ?? null) !== null,
  };
}
