import { shippedIn } from '@hengcai/shared/messages/shipped';
import type { Ctx } from '../../kit/context.ts';
import type { TemplatePartData } from './tables.ts';

/** Parts of a template for a reader: headings that were left as they are shipped are in the reader's language. */
export const readBy = <P extends TemplatePartData>({ language }: Pick<Ctx, 'language'>, parts: readonly P[]): P[] =>
  parts.map((part) => ({
    ...part,
    partName: shippedIn(language, part.partName),
    columns: part.columns.map((column) => ({ ...column, columnName: shippedIn(language, column.columnName) })),
  }));
