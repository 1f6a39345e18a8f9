import type { Ctx } from '../../../kit/context.ts';
import { readerOf } from '../rights.ts';
import { changesShown } from './changes.ts';
import type { ImportRecord } from './staged.ts';
import { rowsOfImport } from './steps.ts';

/** A page of the rows of an import of people, with what each changes. */
export async function rowsOfPeople(ctx: Ctx, record: ImportRecord, asked: Parameters<typeof rowsOfImport>[3]) {
  const reader = await readerOf(ctx);
  return rowsOfImport(ctx, reader, record, asked, (rows) => changesShown(ctx, reader, record.creations, rows));
}
