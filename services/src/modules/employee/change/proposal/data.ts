import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { ChangeProposal } from '@hengcai/shared/contract/employee/change-proposal';
import { ChangeProposalStatus } from '@hengcai/shared/enums';
import type { ProposedField } from '@hengcai/shared/rules/employee/change-fields';
import { isAnyOf } from '../../../../db/sql.ts';
import type { Ctx } from '../../../../kit/context.ts';
import { localName } from '../../../../kit/local-name.ts';
import { storedPeople } from '../../current.ts';
import { entryNames } from '../../dictionary/entries.ts';
import { readerOf, rightsOverPeople } from '../../rights.ts';
import { employee } from '../../tables.ts';
import { changeProposal } from '../../tables-proposals.ts';
import { labelOfField, wordsIn, type Value } from '../../words.ts';
import { readsField } from '../data.ts';
import { filedAmong } from './who.ts';

export type ProposalRow = typeof changeProposal.$inferSelect;
export type ProposalData = z.output<typeof ChangeProposal>;

/** Proposals as the caller may read them, in the caller's language, in a fixed number of statements. */
export async function proposalData(ctx: Ctx, rows: readonly ProposalRow[]): Promise<ProposalData[]> {
  if (rows.length === 0) return [];
  const empIds = [...new Set(rows.map(({ empId }) => empId))];
  const rightsOver = await rightsOverPeople(ctx, await readerOf(ctx), empIds);
  const stored = await storedPeople(ctx, empIds, false);
  const names = await namesOf(ctx, rows);
  const filed = await filedAmong(ctx, empIds);
  const linesOf = ({ empId, values }: ProposalRow) =>
    (Object.entries(values) as [ProposedField, Value][]).map(([field, after]) => ({
      field,
      before: stored.get(empId)?.values[field] ?? null,
      after,
    }));
  const isRead = ({ empId }: ProposalRow, field: ProposedField) => readsField(rightsOver(empId), field);
  const wordsOf = await wordsIn(
    ctx,
    null,
    rows.flatMap((row) => linesOf(row).filter(({ field }) => isRead(row, field))),
  );
  const entryName = await entryNames(ctx, rows.some(({ exitReason }) => exitReason !== null) ? ['exitReason'] : []);
  return rows.map((row) => {
    const person = stored.get(row.empId)?.values;
    const isOpen = row.status === ChangeProposalStatus.OPEN;
    const own = row.proposedBy === ctx.session.empId;
    return {
      proposedChangeId: row.id,
      empId: row.empId,
      empNumber: person?.empNumber ?? '',
      empName: person?.empName ?? '',
      empNameEn: person?.empNameEn ?? null,
      changeType: row.changeType as ProposalData['changeType'],
      status: row.status,
      effectiveDate: row.effectiveDate,
      values: Object.fromEntries(
        linesOf(row).flatMap(({ field, after }) => (isRead(row, field) ? [[field, after]] : [])),
      ),
      lines: linesOf(row).map(({ field, before, after }) => {
        const [from, to] = isRead(row, field) ? [wordsOf(field, before), wordsOf(field, after)] : [];
        const label = labelOfField(ctx, field);
        return from === undefined || to === undefined
          ? { field, label, before: null, after: null, hidden: true }
          : { field, label, before: from, after: to, hidden: false };
      }),
      exitKind: row.exitKind as ProposalData['exitKind'],
      exitReason: row.exitReason,
      exitReasonName: row.exitReason === null ? null : entryName('exitReason', row.exitReason),
      reason: row.reason,
      opinion: row.opinion,
      changeId: row.changeId,
      proposedBy: names.get(row.id) ?? '',
      proposedAt: row.proposedAt.toISOString(),
      withdrawable: isOpen && own,
      decidable: isOpen && !own && filed.has(row.empId),
      version: row.version,
    };
  });
}

/** Who proposed, by proposal, in the caller's language. */
async function namesOf(ctx: Ctx, rows: readonly ProposalRow[]): Promise<ReadonlyMap<string, string>> {
  const manager = alias(employee, 'manager');
  const found = await ctx.tx
    .select({ id: changeProposal.id, name: manager.name, nameEn: manager.nameEn })
    .from(changeProposal)
    .innerJoin(manager, and(eq(manager.companyId, changeProposal.companyId), eq(manager.id, changeProposal.proposedBy)))
    .where(
      and(
        eq(changeProposal.companyId, ctx.session.companyId),
        isAnyOf(
          changeProposal.id,
          rows.map(({ id }) => id),
        ),
      ),
    );
  return new Map(found.map(({ id, name, nameEn }) => [id, localName(ctx, name, nameEn)]));
}
