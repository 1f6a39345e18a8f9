import { and, eq, isNull } from 'drizzle-orm';
import { isRenewal, termOf } from '@hengcai/shared/rules/employee/contract';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import type { ChangedPerson } from '../career.ts';
import { employeeRecord } from '../tables-records.ts';

/**
 * Keeps the labour contract that was when another one begins after it, whoever writes it: form, file or personnel change.
 * Where the days of a contract go back, those that began after it are no earlier ones any more.
 */
export async function keepEarlierContracts(ctx: Ctx, changed: readonly ChangedPerson[]): Promise<void> {
  const { companyId } = ctx.session;
  const moved = changed.filter(({ changes }) => 'contractStart' in changes);
  if (moved.length === 0) return;
  const rows = await ctx.tx
    .select({ id: employeeRecord.id, empId: employeeRecord.empId, validFrom: employeeRecord.validFrom })
    .from(employeeRecord)
    .where(
      and(
        eq(employeeRecord.companyId, companyId),
        eq(employeeRecord.kind, 'contracts'),
        isNull(employeeRecord.endedAt),
        isAnyOf(
          employeeRecord.empId,
          moved.map(({ stored }) => stored.empId),
        ),
      ),
    );
  const added: (typeof employeeRecord.$inferInsert)[] = [];
  const over: string[] = [];
  for (const { stored, values } of moved) {
    const start = values.contractStart;
    const known = rows.filter(({ empId }) => empId === stored.empId);
    over.push(...known.flatMap(({ id, validFrom }) => (start !== null && (validFrom ?? '') >= start ? id : [])));
    const { contractStart, contractEnd, entryDate } = stored.values;
    const before = termOf(contractStart, contractEnd, entryDate);
    if (!isRenewal(before, start) || known.some(({ validFrom }) => validFrom === before.start)) continue;
    added.push({
      companyId,
      id: ctx.newId(),
      empId: stored.empId,
      kind: 'contracts',
      place: known.length,
      name: '',
      validFrom: before.start,
      validTo: before.end,
      contractType: stored.values.contractType,
    });
  }
  if (over.length > 0)
    await ctx.tx
      .update(employeeRecord)
      .set({ endedAt: ctx.now })
      .where(and(eq(employeeRecord.companyId, companyId), isAnyOf(employeeRecord.id, over)));
  await insertMany(ctx.tx, employeeRecord, added);
}
