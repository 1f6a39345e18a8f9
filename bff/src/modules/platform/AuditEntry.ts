import type { AuditEntryResolvers } from '../../generated/schema.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import type { AuditEntryRow } from './rows.ts';

export const AuditEntry: ResolversOf<AuditEntryResolvers, AuditEntryRow> = {
  id: (entry) => entry.auditId,
};
