import { and, eq } from 'drizzle-orm';
import { roundHalfUp } from '@hengcai/shared/numbers';
import { isAnyOf } from '../../../db/sql.ts';
import type { AuditedLine, LineTold } from '../../../kit/audited-objects.ts';
import type { Ctx } from '../../../kit/context.ts';
import { entryNames, type EntryNames } from '../dictionary/entries.ts';
import type { PersonRights } from '../rights.ts';
import { employeeRecord } from '../tables-records.ts';
import { RECORD_KINDS, type RecordRow } from './kinds.ts';
import { readsRecords } from './read.ts';

type Change = LineTold['changes'][number];
const BETWEEN = { 'zh-CN': '，', 'en-US': ', ' } as const;

const idsIn = (side: Record<string, unknown> | null, kind: string): (string | null)[] => {
  const ids = side?.[kind];
  return Array.isArray(ids) ? (ids as (string | null)[]) : [];
};

/** Tells what lines of somebody's history changed of titles, certificates and share options: each record old and new. */
export async function recordChanges(
  ctx: Ctx,
  rights: PersonRights,
  lines: readonly AuditedLine[],
): Promise<(line: AuditedLine) => Change[]> {
  const ids = lines.flatMap(({ before, after }) =>
    RECORD_KINDS.flatMap((kind) => [...idsIn(before, kind), ...idsIn(after, kind)]),
  );
  const named = [...new Set(ids.filter((id) => id !== null))];
  const rows =
    named.length === 0
      ? []
      : await ctx.tx
          .select()
          .from(employeeRecord)
          .where(and(eq(employeeRecord.companyId, ctx.session.companyId), isAnyOf(employeeRecord.id, named)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entryName = await entryNames(
    ctx,
    rows.some(({ contractType }) => contractType !== null) ? ['contractType'] : [],
  );
  const words = (id: string | null | undefined): string | null => {
    const row = id ? byId.get(id) : undefined;
    return row ? wordsOf(ctx, row, entryName) : null;
  };
  return ({ before, after }) =>
    RECORD_KINDS.flatMap((kind) => {
      const came = idsIn(after, kind);
      return idsIn(before, kind).map((id, i): Change => {
        const hidden = !readsRecords(rights, kind);
        // One line for each record: the place makes the field of each its own.
        const field = `${kind}.${i}`;
        const label = ctx.t(`employee.records.${kind}`);
        return hidden
          ? { field, label, before: null, after: null, hidden }
          : { field, label, before: words(id), after: words(came[i]), hidden };
      });
    });
}

function wordsOf(ctx: Ctx, row: RecordRow, entryName: EntryNames): string {
  const amount = (name: 'granted' | 'vested' | 'price') =>
    row[name] === null ? [] : [ctx.t(`employee.records.${name}`, { amount: roundHalfUp(row[name], 4) })];
  const until = row.validTo === null ? [] : [ctx.t('employee.records.until', { date: row.validTo })];
  return [
    row.name || null,
    row.contractType === null ? null : entryName('contractType', row.contractType),
    row.level,
    row.authority,
    row.number,
    row.validFrom,
    ...until,
    ...amount('granted'),
    ...amount('vested'),
    ...amount('price'),
  ]
    .filter((part) => part !== null)
    .join(BETWEEN[ctx.language]);
}
