import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx, FileAnswer } from '../../../kit/context.ts';
import { readByKeyset } from '../../../kit/keyset.ts';
import type { Cell } from '../../../kit/sheet/cells.ts';
import { workbook } from '../../../kit/sheet/table-file.ts';
import type { SheetRow } from '../../../kit/sheet/limits.ts';
import { issueText } from '../../../messages/translate.ts';
import { employeeImportRow, LEFT_OUT, type ImportKind, type StagedProblem } from '../tables-import.ts';
import { readerOf } from '../rights.ts';
import { readCell } from '../sheet/cells.ts';
import type { ImportedColumn } from '../sheet/columns.ts';
import { typedCell } from '../sheet/row.ts';
import { datesIn } from './dates.ts';
import { columnOf, columnsOfKind, headingsOf } from './mapping.ts';
import { findImport, parseFile, readStagedFile, type ImportRecord } from './staged.ts';

const PAGE = 500;

/** The rows with errors as they were uploaded and what stays open, and a last column that says what is wrong with them. */
export async function errorFile(ctx: Ctx, importId: string, kind: ImportKind = 'people'): Promise<FileAnswer> {
  const record = await findImport(ctx, importId, false, kind);
  const known = await columnsOfKind(ctx, await readerOf(ctx), kind);
  const uploaded = await parseFile(await readStagedFile(ctx, importId), record.fileName, kind);
  const title = ctx.t('import.errors');
  return workbook(`${record.fileName.replace(/\.[^.]+$/, '')}-${title}`, title, lines(ctx, record, known, uploaded));
}

async function* lines(
  ctx: Ctx,
  record: ImportRecord,
  known: readonly ImportedColumn[],
  uploaded: readonly SheetRow[],
): AsyncGenerator<Cell[]> {
  const headingOf = headingsOf(record, known, ctx);
  const columns = record.columns.map(({ field }) => columnOf(known, field));
  // The rows that were right are not in this file: what they told about the dates of the others stands in it.
  const cellsOf = new Map(datesIn(record, uploaded, columns).rows.map(({ row, cells }) => [row, cells]));
  const asUploaded = (cells: readonly string[] = []) =>
    columns.map((column, at): Cell => {
      const raw = cells[at] ?? '';
      if (!column || !['date', 'money', 'decimal', 'number'].includes(column.cell.kind)) return raw;
      const read = readCell(column, raw);
      return 'value' in read ? typedCell(column.cell, read.value, ctx.language) : raw;
    });
  const reasonText = (reason: string, values: readonly string[] = []) =>
    values.length === 0 ? reason : ctx.t('import.reasonOneOf', { reason, values: values.join(', ') });
  const reasons = (problems: readonly StagedProblem[]) =>
    problems
      .map(
        ({ column, code, params, allowed, kind }) =>
          `${column === null ? '' : `${headingOf(column)}: `}${reasonText(issueText(ctx.language, code, params), kind && allowed)}`,
      )
      .join('; ');
  yield [...record.columns.map(({ header }) => header), ctx.t('import.reasons')];
  const ofMissing = (cells: Wrong['cells']) =>
    record.columns.map((column) => cells.find(({ field }) => field === column.field)?.value ?? '');
  for await (const { row, cells, problems } of readByKeyset<Wrong>(ctx, PAGE, (later, after, size) =>
    wrong(later, record.id, after, size),
  ))
    yield [...asUploaded(cellsOf.get(row) ?? ofMissing(cells)), reasons(problems)];
}

type Wrong = Pick<typeof employeeImportRow.$inferSelect, 'row' | 'cells' | 'problems'>;

const wrong = (ctx: Ctx, importId: string, after: Wrong | undefined, limit: number): Promise<Wrong[]> =>
  ctx.tx
    .select({ row: employeeImportRow.row, cells: employeeImportRow.cells, problems: employeeImportRow.problems })
    .from(employeeImportRow)
    .where(
      and(
        eq(employeeImportRow.companyId, ctx.session.companyId),
        eq(employeeImportRow.importId, importId),
        inArray(employeeImportRow.outcome, LEFT_OUT),
        after && gt(employeeImportRow.row, after.row),
      ),
    )
    .orderBy(asc(employeeImportRow.row))
    .limit(limit);
