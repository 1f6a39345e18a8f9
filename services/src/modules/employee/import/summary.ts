import type * as z from 'zod';
import type { ImportSummary } from '@hengcai/shared/contract/employee';
import type { Ctx } from '../../../kit/context.ts';
import type { Reader } from '../rights.ts';
import { allowedIn } from '../sheet/columns.ts';
import { fillableColumns } from './mapping.ts';
import type { ImportRecord } from './staged.ts';

/** An import as its owner sees it, in the language of the call. */
export function summaryOf(ctx: Ctx, reader: Reader, record: ImportRecord): z.output<typeof ImportSummary> {
  return {
    importId: record.id,
    fileName: record.fileName,
    state: record.state,
    rows: record.rows,
    columns: record.columns.map((column) => ({
      ...column,
      note: column.note && ctx.t(`import.column.${column.note}`),
    })),
    fields: fillableColumns(reader).map((column) => ({
      field: column.key,
      label: column.heading[ctx.language],
      required: column.required,
      allowed: allowedIn(column, ctx.language),
    })),
    counts: record.counts,
    notes: record.notes.map(({ code, params }) => ({ code, text: ctx.t(`import.note.${code}`, params) })),
    jobId: record.jobId,
  };
}
