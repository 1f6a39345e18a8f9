import type * as z from 'zod';
import type { ImportSummary } from '@hengcai/shared/contract/employee/import';
import { UNDO_MS } from '@hengcai/shared/rules/import';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import type { Ctx } from '../../../kit/context.ts';
import { issueText } from '../../../messages/translate.ts';
import type { Reader } from '../rights.ts';
import { allowedIn, labelOfField, mappableOf, type ImportedColumn } from '../sheet/columns.ts';
import type { FileKind, ImportKind } from '../tables-import.ts';
import { departmentsInScope } from '../visible.ts';
import { fillOf } from './filling.ts';
import { canBeEmpty, columnOf, columnsOfKind, fillable, headingsOf } from './mapping.ts';
import type { ImportRecord } from './staged.ts';

const isFile = (kind: ImportKind): kind is FileKind => kind !== 'people' && kind !== 'changes';

type Summary = z.output<typeof ImportSummary>;

/** An import as its owner sees it, in the language of the call. */
export async function summaryOf(ctx: Ctx, reader: Reader, record: ImportRecord): Promise<Summary> {
  return (await summariesFor(ctx, reader, record.kind))(record);
}

/** Imports of a kind as their owner sees them: what is alike for all of them is read once. */
export async function summariesFor(
  ctx: Ctx,
  reader: Reader,
  kind: ImportKind,
): Promise<(record: ImportRecord) => Summary> {
  const canCreate = (await departmentsInScope(ctx)) === null;
  const known = await columnsOfKind(ctx, reader, kind);
  const fields = fillable(reader, known).map((column) => ({
    ...mappableOf(column),
    madeFrom: [...column.madeFrom],
    label: column.heading[ctx.language],
    allowed: allowedIn(column, ctx.language),
  }));
  return (record) => ({
    importId: record.id,
    fileName: record.fileName,
    state: record.state,
    rows: record.rows,
    columns: record.columns.map(({ note, median = null, untold = null, ...column }) => ({
      ...column,
      message: note && ctx.t(`import.column.${note}`),
      median,
      untold,
    })),
    fields,
    counts: record.counts,
    closeMissing: record.closeMissing,
    notes: record.notes.map(({ code, params }) => ({
      code,
      message: ctx.t(`import.note.${code}`, params),
      warning: code.startsWith('LOOKS_'),
    })),
    causes: causesOf(ctx, record, known),
    unknowns: (record.unknowns ?? []).map((thing) => ({ ...thing, nearest: [...thing.nearest] })),
    mends: { ...NO_MENDS, ...record.mends },
    canCreate,
    jobId: record.jobId,
    changedFields: (record.changedFields ?? []).map((one) => ({
      ...one,
      label: isFile(kind)
        ? (columnOf(known, one.field)?.heading[ctx.language] ?? one.field)
        : labelOfField(one.field, ctx.language, known),
    })),
    made: madeBy(ctx, record),
    committedAt: record.committedAt?.toISOString() ?? null,
    undoUntil: undoUntil(ctx, record)?.toISOString() ?? null,
    undone: record.undone,
  });
}

/** Until when an import may be taken back; null when it may not. */
export function undoUntil({ now }: Pick<Ctx, 'now'>, { state, committedAt, kind }: ImportRecord): Date | null {
  // Changes that were filed are cancelled or reversed one by one.
  if (state !== 'committed' || committedAt === null || kind === 'changes') return null;
  const until = new Date(committedAt.getTime() + UNDO_MS);
  return until > now ? until : null;
}

/** How many of what was made are named. */
const NAMED = 20;

/** What the commit made, kind by kind. */
function madeBy(ctx: Ctx, { committedAt, counts, creations, leavers, kind }: ImportRecord): Summary['made'] {
  if (committedAt === null || kind === 'changes') return [];
  if (kind !== 'people')
    return (
      [
        ['ADDED', 'add'],
        ['ALTERED', 'change'],
        ['CLOSED', 'close'],
      ] as const
    ).flatMap(([code, does]) => {
      const count = counts?.[does] ?? 0;
      return count > 0 ? [{ code, label: ctx.t(`import.made.${code}`), count, names: [] }] : [];
    });
  const { departments = [], positions = [], ranks = [], jobFamilies = [], heads = [] } = creations ?? {};
  const people = (code: string, count: number) => ({ code, count, names: [] as string[] });
  const things = (code: string, made: readonly { name: string }[]) => ({
    code,
    count: made.length,
    names: made.slice(0, NAMED).map(({ name }) => name),
  });
  return [
    people('PEOPLE', counts?.add ?? 0),
    people('CHANGED', counts?.change ?? 0),
    people('LEAVERS', leavers),
    things('DEPARTMENTS', departments),
    people('HEADS', heads.length),
    things('POSITIONS', positions),
    things('RANKS', ranks),
    things('JOB_FAMILIES', jobFamilies),
  ]
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, label: ctx.t(`import.made.${one.code}`) }));
}

function causesOf(ctx: Ctx, record: ImportRecord, known: readonly ImportedColumn[]): Summary['causes'] {
  const headingOf = headingsOf(record, known, ctx);
  const allowedOf = (key: string | null) => {
    const column = columnOf(known, key);
    return column && allowedIn(column, ctx.language);
  };
  return (record.causes ?? []).map(({ column, code, text, params, allowed, kind, ...cause }) => ({
    ...cause,
    field: column,
    column: column === null ? null : headingOf(column),
    code,
    message: issueText(ctx.language, text ?? code, params),
    kind: kind ?? null,
    allowed: allowed ?? (code === 'NOT_ALLOWED' ? allowedOf(column) : null),
    canBeEmpty: record.kind === 'people' && canBeEmpty(known, column) && code !== 'REQUIRED',
    fill: record.kind === 'people' && code === 'REQUIRED' ? fillOf(column) : null,
  }));
}
