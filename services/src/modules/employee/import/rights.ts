import { PageRight } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/failure.ts';
import { hasRight } from '../../../kit/pages.ts';
import { readerOf } from '../rights.ts';
import { fillableColumns } from './mapping.ts';
import type { ImportRecord } from './staged.ts';

/** Rights are those of now, not of when the file was mapped. */
export async function requireRights(ctx: Ctx, record: ImportRecord): Promise<void> {
  const mayEdit = hasRight(ctx.session, '/employee/list', PageRight.EDIT);
  const columns = await fillableColumns(ctx, await readerOf(ctx), 'people');
  const fillable = new Set(columns.map((column) => column.key));
  const mapped = record.columns.flatMap((column) => column.field ?? []);
  if (!mayEdit || mapped.some((field) => !fillable.has(field))) throw forbidden();
}
