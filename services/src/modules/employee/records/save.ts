import { and, eq } from 'drizzle-orm';
import { compare, padded } from '@hengcai/shared/numbers';
import { overlapAmong, type Term } from '@hengcai/shared/rules/employee/contract';
import type { RuleIssue } from '@hengcai/shared/rules/issue';
import { isAnyOf } from '../../../db/sql.ts';
import type { Ctx } from '../../../kit/context.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { updateMany } from '../../../kit/update-many.ts';
import { unknownEntries } from '../dictionary/entries.ts';
import { orNull } from '../person.ts';
import { employeeRecord } from '../tables-records.ts';
import type { RecordKind, RecordRow } from './kinds.ts';
import { recordRows } from './read.ts';

const TEXTS = ['name', 'level', 'authority', 'number', 'validFrom', 'validTo', 'contractType'] as const;
const AMOUNTS = ['granted', 'vested', 'price'] as const;
const COLUMNS = [...TEXTS, ...AMOUNTS] as const;

/** All records of one kind as they are to be. */
export interface RecordsInput {
  kind: RecordKind;
  rows: readonly ({ recordId?: string | null | undefined } & {
    [K in (typeof COLUMNS)[number]]?: string | null | undefined;
  })[];
}

/** An issue at each earlier contract whose type is none of the company. */
export const typeIssues = (ctx: Ctx, { kind, rows }: RecordsInput): Promise<RuleIssue[]> =>
  unknownEntries(
    ctx,
    rows.map(({ contractType }, i) => ({
      field: `${kind}.${i}.contractType`,
      dictCode: 'contractType',
      code: contractType,
    })),
  );

/** What records say no to, at the field of the row; `current` is the contract that earlier ones may not reach into. */
export function recordIssues({ kind, rows }: RecordsInput, current: Term | null): RuleIssue[] {
  const terms = rows.map(({ validFrom, validTo }) => ({ start: validFrom ?? '', end: validTo ?? null }));
  const over = kind === 'contracts' ? overlapAmong([...terms, ...(current ? [current] : [])]) : null;
  // Where it is the contract of today that begins too early, the last of the earlier ones reaches too far.
  const at = over === terms.length ? lastOf(terms) : over;
  const issues = rows.flatMap(({ validFrom, validTo, granted, vested }, i): RuleIssue[] => [
    ...(validFrom && validTo && validTo < validFrom
      ? [{ field: `${kind}.${i}.validTo`, code: 'RECORD_ENDS_BEFORE_START' }]
      : []),
    ...(granted && vested && compare(vested, granted) > 0
      ? [{ field: `${kind}.${i}.vested`, code: 'VESTED_OVER_GRANTED' }]
      : []),
  ]);
  return at === null || issues.length > 0 ? issues : [{ field: `${kind}.${at}.validFrom`, code: 'CONTRACTS_OVERLAP' }];
}

const lastOf = (terms: readonly Term[]): number =>
  terms.reduce((last, { start }, at) => (start > (terms[last]?.start ?? '') ? at : last), 0);

export type RecordChange = Record<'before' | 'after', (string | null)[]>;

/** What becomes of the records of one kind of a person. */
export interface RecordPlan {
  added: (typeof employeeRecord.$inferInsert)[];
  ended: string[];
  moved: { companyId: string; id: string; place: number }[];
  /** What the trail says: ids of rows that went and came, side by side; null where nothing changes. */
  change: RecordChange | null;
}

/**
 * Plans the records of one kind of a person in place of those that stand. Who knows no id any more (somebody else changed
 * it) was refused by the version.
 */
export function planRecords(
  ctx: Pick<Ctx, 'newId' | 'session'>,
  empId: string,
  { kind, rows }: RecordsInput,
  stood: readonly RecordRow[],
): RecordPlan {
  const { companyId } = ctx.session;
  const byId = new Map(stood.map((row) => [row.id, row]));
  const change: RecordChange = { before: [], after: [] };
  const added: RecordPlan['added'] = [];
  const moved: RecordPlan['moved'] = [];
  const kept = new Set<string>();
  for (const [place, { recordId, ...given }] of rows.entries()) {
    const values = Object.fromEntries([
      ...TEXTS.map((column) => [column, orNull(given[column]) ?? (column === 'name' ? '' : null)] as const),
      ...AMOUNTS.map((column) => [column, given[column] ? padded(given[column], 4) : null] as const),
    ]) as Pick<typeof employeeRecord.$inferInsert, (typeof COLUMNS)[number]>;
    const old = recordId && !kept.has(recordId) ? byId.get(recordId) : undefined;
    if (old) kept.add(old.id);
    if (old && COLUMNS.every((column) => old[column] === values[column])) {
      if (old.place !== place) moved.push({ companyId, id: old.id, place });
      continue;
    }
    const id = ctx.newId();
    added.push({ companyId, id, empId, kind, place, ...values });
    change.before.push(old?.id ?? null);
    change.after.push(id);
  }
  for (const { id } of stood) {
    if (kept.has(id)) continue;
    change.before.push(id);
    change.after.push(null);
  }
  const ended = change.before.filter((id) => id !== null);
  return { added, ended, moved, change: change.before.length === 0 ? null : change };
}

/** Writes planned records, of however many people, in a fixed number of statements. */
export async function storeRecords(ctx: Ctx, plans: readonly RecordPlan[]): Promise<void> {
  await endRecords(
    ctx,
    plans.flatMap(({ ended }) => ended),
  );
  await updateMany(
    ctx.tx,
    employeeRecord,
    ['companyId', 'id'],
    plans.flatMap(({ moved }) => moved),
  );
  await insertMany(
    ctx.tx,
    employeeRecord,
    plans.flatMap(({ added }) => added),
  );
}

/** What was taken away or replaced stays as a row, for the history. */
export async function endRecords(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.tx
    .update(employeeRecord)
    .set({ endedAt: ctx.now })
    .where(and(eq(employeeRecord.companyId, ctx.session.companyId), isAnyOf(employeeRecord.id, ids)));
}

/** Writes the records of one kind of a person; answers what the trail says, null where nothing changes. */
export async function writeRecords(ctx: Ctx, empId: string, input: RecordsInput): Promise<RecordChange | null> {
  const stood = (await recordRows(ctx, [empId])).filter((row) => row.kind === input.kind);
  const plan = planRecords(ctx, empId, input, stood);
  await storeRecords(ctx, [plan]);
  return plan.change;
}
