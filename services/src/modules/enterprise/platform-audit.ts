import { enterTenant } from '../../db/database.ts';
import type { Call } from '../../kit/calls.ts';
import type { AuditLine, Tx } from '../../kit/context.ts';
import { createContext } from '../../kit/run.ts';

/**
 * Ends a transaction of the platform with a line in the audit of the administrator's own company: from then on it is one of
 * that company.
 */
export async function auditInOwnCompany(call: Call, tx: Tx, now: Date, line: AuditLine): Promise<void> {
  await enterTenant(tx, call.session);
  await createContext(call.kernel, call, tx, now, () => undefined).audit(line);
}
