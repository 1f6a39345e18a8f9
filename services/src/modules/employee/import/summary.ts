import type * as z from 'zod';
import type { ImportSummary } from '@hengcai/shared/contract/employee/import';
import { NO_MENDS } from '@hengcai/shared/rules/employee/import-mending';
import type { Ctx } from '../../../kit/context.ts';
import { issueText } from '../../../messages/translate.ts';
import type { Reader } from '../rights.ts';
import { allowedIn, mappableOf } from '../sheet/columns.ts';
import { departmentsInScope } from '../visible.ts';
import { fillOf } from './filling.ts';
import { canBeEmpty, fillableColumns, headingsOf } from './mapping.ts';
import type { ImportRecord } from './staged.ts';

/** An import as its owner sees it, in the language of the call. */
export async function summaryOf(
  ctx: Ctx,
  reader: Reader,
  record: ImportRecord,
): Promise<z.output<typeof ImportSummary>> {
  return {
    importId: record.id,
    fileName: record.fileName,
    state: record.state,
    rows: record.rows,
    columns: record.columns.map(({ note, ...column }) => ({
      ...column,
      message: note && ctx.t(`import.column.${note}`),
    })),
    fields: fillableColumns(reader).map((column) => ({
      ...mappableOf(column),
      madeFrom: [...column.madeFrom],
      label: column.heading[ctx.language],
      allowed: allowedIn(column, ctx.language),
    })),
    counts: record.counts,
    notes: record.notes.map(({ code, params }) => ({ code, message: ctx.t(`import.note.${code}`, params) })),
    causes: causesOf(ctx, record),
    unknowns: (record.unknowns ?? []).map((thing) => ({ ...thing, nearest: [...thing.nearest] })),
    mends: record.mends ?? NO_MENDS,
    canCreate: (await departmentsInScope(ctx)) === null,
    jobId: record.jobId,
  };
}

function causesOf(ctx: Ctx, record: ImportRecord): z.output<typeof ImportSummary>['causes'] {
  const headingOf = headingsOf(record, ctx.language);
  return (record.causes ?? []).map(({ column, code, text, params, allowed, kind, ...cause }) => ({
    ...cause,
    field: column,
    column: column === null ? null : headingOf(column),
    code,
    message: issueText(ctx.language, text ?? code, params),
    kind: kind ?? null,
    allowed: allowed ?? null,
    canBeEmpty: canBeEmpty(column) && code !== 'REQUIRED',
    fill: code === 'REQUIRED' ? fillOf(column) : null,
  }));
}
