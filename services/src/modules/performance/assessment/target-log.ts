import { and, desc, eq, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { performanceview } from '@hengcai/shared/contract/performance/assessment';
import { Priority } from '@hengcai/shared/enums';
import { dec } from '@hengcai/shared/numbers';
import type { Ctx } from '../../../kit/context.ts';
import { isAnyOf } from '../../../db/sql.ts';
import { insertMany } from '../../../kit/insert-many.ts';
import { paged, type PageAsked } from '../../../kit/paged.ts';
import type { Appraisal, TargetRow } from './assessment.ts';
import { rowsOfPart, type FormPart } from './composition.ts';
import { targetLog } from '../tables-form.ts';

type LogPage = z.output<(typeof performanceview)['endpoints']['gettargetlog']['data']>;

const TEXTS = ['keyResult', 'description', 'measureUnit', 'startDate', 'targetDate', 'remark'] as const;
const DECIMALS = ['startValue', 'targetValue', 'achievedValue', 'weight'] as const;
const FIELDS = [...TEXTS, ...DECIMALS, 'confidence', 'priority'] as const;
/** What is agreed on with the targets; what was achieved is the self score's, and a draft until that is submitted. */
export const AGREED_FIELDS = FIELDS.filter((field) => field !== 'achievedValue');
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string | null>;

const BLANK: Values = {
  keyResult: null,
  description: null,
  measureUnit: null,
  startDate: null,
  targetDate: null,
  remark: null,
  startValue: null,
  targetValue: null,
  achievedValue: null,
  weight: null,
  confidence: null,
  priority: String(Priority.ORDINARY),
};

interface Change {
  rowId: string;
  keyResult: string;
  field: Field | 'added' | 'removed';
  before: string | null;
  after: string | null;
}

/** A form as it is now, and whose it is. */
interface FormNow extends Pick<Appraisal, 'info' | 'at'> {
  rows: readonly TargetRow[];
  parts: readonly FormPart[];
}

/** Whose change it is and why, where that is not the caller’s own. */
interface Whose {
  byEmpId: string;
  reason: string;
}

/**
 * Appends what changed in a form since it was last logged. The log holds every value that was ever submitted, so its own
 * newest entries are what the form is compared with: auto-saved drafts leave no trace, submissions leave all of theirs.
 */
export const logTargets = (
  ctx: Ctx,
  { info, plan, at }: Pick<Appraisal, 'info' | 'plan' | 'at'>,
  form: Pick<FormNow, 'rows' | 'parts'>,
  fields: readonly Field[] = FIELDS,
  whose?: Whose,
): Promise<void> => logTargetsOfEach(ctx, plan, [{ info, at, ...form }], fields, whose);

/** The same for several forms of a plan at once, in a fixed number of statements. */
export async function logTargetsOfEach(
  ctx: Ctx,
  { status }: Pick<Appraisal['plan'], 'status'>,
  forms: readonly FormNow[],
  fields: readonly Field[] = FIELDS,
  whose?: Whose,
): Promise<void> {
  const known = await lastLogged(
    ctx,
    forms.map(({ info }) => info.id),
  );
  await insertMany(
    ctx.tx,
    targetLog,
    forms.flatMap(({ info, at, ...form }) =>
      changesOf(known.get(info.id) ?? new Map(), form, fields).map((change) => ({
        ...change,
        companyId: ctx.session.companyId,
        id: ctx.newId(),
        assessmentId: info.id,
        stage: status,
        reason: whose?.reason ?? null,
        byEmpId: whose?.byEmpId ?? ctx.session.empId,
        at,
      })),
    ),
  );
}

type Logged = ReadonlyMap<string, ReadonlyMap<string, { after: string | null; keyResult: string }>>;

/** The newest entry of each field of each indicator, by appraisal. */
async function lastLogged(ctx: Ctx, assessmentIds: readonly string[]): Promise<Map<string, Logged>> {
  const rows = await ctx.tx
    .selectDistinctOn([targetLog.assessmentId, targetLog.rowId, targetLog.field], {
      assessmentId: targetLog.assessmentId,
      rowId: targetLog.rowId,
      field: targetLog.field,
      after: targetLog.after,
      keyResult: targetLog.keyResult,
    })
    .from(targetLog)
    .where(and(eq(targetLog.companyId, ctx.session.companyId), isAnyOf(targetLog.assessmentId, assessmentIds)))
    .orderBy(targetLog.assessmentId, targetLog.rowId, targetLog.field, desc(targetLog.at), desc(targetLog.id));
  const forms = new Map<string, Map<string, Map<string, { after: string | null; keyResult: string }>>>();
  for (const { assessmentId, rowId, field, after, keyResult } of rows) {
    const form = forms.get(assessmentId) ?? new Map<string, Map<string, { after: string | null; keyResult: string }>>();
    const fields = form.get(rowId) ?? new Map<string, { after: string | null; keyResult: string }>();
    forms.set(assessmentId, form.set(rowId, fields.set(field, { after, keyResult })));
  }
  return forms;
}

/** The differences between a form and what was logged of it. */
export function changesOf(
  known: Logged,
  { rows, parts }: { rows: readonly TargetRow[]; parts: readonly FormPart[] },
  fields: readonly Field[] = FIELDS,
): Change[] {
  const changes = rows.flatMap((row): Change[] => {
    const logged = known.get(row.id);
    const now = valuesOf(row);
    const start = row.fixed ? templateValues(row, parts) : BLANK;
    // The entry "added" says the first key result, in place of one of its own.
    const before = (field: Field) => {
      const last = logged?.get(field) ?? (field === 'keyResult' ? logged?.get('added') : undefined);
      return last === undefined ? start[field] : last.after;
    };
    const base = { rowId: row.id, keyResult: row.keyResult };
    const isNew = !row.fixed && logged === undefined;
    const changed = fields.filter((field) => now[field] !== before(field) && !(isNew && field === 'keyResult'));
    return [
      ...(isNew ? [{ ...base, field: 'added' as const, before: null, after: row.keyResult }] : []),
      ...changed.map((field) => ({ ...base, field, before: before(field), after: now[field] })),
    ];
  });
  return [...changes, ...removals(known, rows)];
}

/** The differences between agreed targets and what they are to become. */
export function differencesOf(agreed: readonly TargetRow[], rows: readonly TargetRow[]): Change[] {
  const known = new Map(
    agreed.map((row) => {
      const now = valuesOf(row);
      const { keyResult } = row;
      return [row.id, new Map(AGREED_FIELDS.map((field) => [field as string, { after: now[field], keyResult }]))];
    }),
  );
  return changesOf(known, { rows, parts: [] }, AGREED_FIELDS);
}

function removals(known: Logged, rows: readonly TargetRow[]): Change[] {
  const present = new Set(rows.map((row) => row.id));
  return [...known].flatMap(([rowId, fields]) => {
    if (present.has(rowId) || fields.has('removed')) return [];
    const keyResult =
      fields.get('keyResult')?.after ?? fields.get('added')?.after ?? [...fields.values()][0]?.keyResult ?? '';
    return [{ rowId, keyResult, field: 'removed' as const, before: keyResult, after: null }];
  });
}

function valuesOf(row: TargetRow): Values {
  const decimals = Object.fromEntries(DECIMALS.map((field) => [field, plain(row[field])])) as Record<
    (typeof DECIMALS)[number],
    string | null
  >;
  const texts = Object.fromEntries(TEXTS.map((field) => [field, row[field] ?? null])) as Record<
    (typeof TEXTS)[number],
    string | null
  >;
  return {
    ...texts,
    ...decimals,
    confidence: row.confidence === null ? null : String(row.confidence),
    priority: String(row.priority),
  };
}

/** What the template brought: that was nobody's change. */
function templateValues(row: TargetRow, parts: readonly FormPart[]): Values {
  const part = parts.find((one) => rowsOfPart(one, [row]).length > 0);
  const brought = part?.rows.find((one) => one.keyResult === row.keyResult);
  if (!brought) return { ...BLANK, keyResult: row.keyResult };
  const { keyResult, description, measureUnit, startValue, targetValue, weight } = brought;
  return {
    ...BLANK,
    keyResult,
    description,
    measureUnit,
    startValue: plain(startValue),
    targetValue: plain(targetValue),
    weight: plain(weight),
  };
}

const plain = (value: string | null): string | null => (value === null ? null : dec(value).toString());

/** Entries of the log that meet a condition, newest first. */
export async function logEntries(
  ctx: Ctx,
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<LogPage['items']> {
  const rows = await ctx.tx
    .select({
      logId: targetLog.id,
      at: targetLog.at,
      byEmpId: targetLog.byEmpId,
      keyResult: targetLog.keyResult,
      column: targetLog.field,
      before: targetLog.before,
      after: targetLog.after,
      reason: targetLog.reason,
    })
    .from(targetLog)
    .where(and(eq(targetLog.companyId, ctx.session.companyId), where))
    .orderBy(desc(targetLog.at), desc(targetLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** A page of the log of a form, newest first. */
export function targetLogPage(ctx: Ctx, assessmentId: string, page: PageAsked): Promise<LogPage> {
  const mine = eq(targetLog.assessmentId, assessmentId);
  return paged(
    page,
    (part) => logEntries(ctx, mine, part),
    () => ctx.tx.$count(targetLog, and(eq(targetLog.companyId, ctx.session.companyId), mine)),
  );
}
