import { and, asc, eq } from 'drizzle-orm';
import { mapPage, paged } from '../../../kit/paged.ts';
import type { Ctx } from '../../../kit/context.ts';
import { issueText } from '../../../messages/translate.ts';
import { readerOf } from '../rights.ts';
import { employeeImportRow, type ImportOutcome } from '../tables-import.ts';
import { changesShown } from './changes.ts';
import { headingsOf } from './mapping.ts';
import type { ImportRecord } from './staged.ts';

/** A page of the rows of an import, with what each does and what is wrong with it. */
export async function rowsOfImport(
  ctx: Ctx,
  record: ImportRecord,
  { outcome, ...page }: { outcome?: ImportOutcome | undefined; pageNo: number; pageSize: number },
) {
  const headingOf = headingsOf(record, ctx);
  const where = and(
    eq(employeeImportRow.companyId, ctx.session.companyId),
    eq(employeeImportRow.importId, record.id),
    outcome ? eq(employeeImportRow.outcome, outcome) : undefined,
  );
  const rows = ctx.tx
    .select({
      row: employeeImportRow.row,
      outcome: employeeImportRow.outcome,
      cells: employeeImportRow.cells,
      problems: employeeImportRow.problems,
      empId: employeeImportRow.empId,
      person: employeeImportRow.person,
      changes: employeeImportRow.changes,
    })
    .from(employeeImportRow)
    .where(where)
    .orderBy(asc(employeeImportRow.row));
  const lines = await paged(
    page,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => ctx.tx.$count(employeeImportRow, where),
  );
  const shown = await changesShown(ctx, await readerOf(ctx), record.creations, lines.items);
  return mapPage(lines, ({ row, outcome: does, cells, problems, ...staged }) => ({
    row,
    outcome: does,
    cells,
    ...shown({ cells, ...staged }),
    errors: problems.map(({ column, code, params, allowed }) => ({
      field: column,
      column: column === null ? null : headingOf(column),
      code,
      message: issueText(ctx.language, code, params),
      allowed: allowed ?? null,
    })),
  }));
}
