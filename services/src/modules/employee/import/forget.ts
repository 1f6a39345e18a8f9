import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { UNDO_MS } from '@hengcai/shared/rules/import';
import type { Ctx } from '../../../kit/context.ts';
import { employeeImport, employeeImportRow } from '../tables-import.ts';

/** Throws away what an undo would have needed once it is too late for one: personal data rest in it. */
export async function forgetImports(ctx: Ctx): Promise<void> {
  const { companyId } = ctx.session;
  await ctx.tx
    .update(employeeImport)
    .set({ sealedUndo: null })
    .where(
      and(
        eq(employeeImport.companyId, companyId),
        isNotNull(employeeImport.sealedUndo),
        lt(employeeImport.committedAt, new Date(ctx.now.getTime() - UNDO_MS)),
      ),
    );
  const old = ctx.tx
    .select({ id: employeeImport.id })
    .from(employeeImport)
    .where(
      and(
        eq(employeeImport.companyId, companyId),
        lt(employeeImport.committedAt, new Date(ctx.now.getTime() - UNDO_MS)),
      ),
    );
  await ctx.tx
    .delete(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, companyId),
        inArray(employeeImportRow.importId, old),
        inArray(employeeImportRow.outcome, ['add', 'change']),
      ),
    );
}
