import { shippedIn } from '@hengcai/shared/messages/shipped';
import type { Ctx } from '../../kit/context.ts';
import { localName } from '../../kit/local-name.ts';
import type { StoredPart, TemplatePartData } from './tables.ts';

type Reader = Pick<Ctx, 'language'>;

/** Parts of a template as they are edited: headings that were left as they are shipped are in the reader's language. */
export const asEdited = ({ language }: Reader, parts: readonly StoredPart[]): TemplatePartData[] =>
  parts.map((part) => ({
    ...part,
    partName: shippedIn(language, part.partName),
    partNameEn: part.partNameEn ?? null,
    columns: part.columns.map((column) => ({
      ...column,
      columnName: shippedIn(language, column.columnName),
      columnNameEn: column.columnNameEn ?? null,
    })),
  }));

/** Parts of a template as somebody reads them in a form or a file: every heading in the reader's language, where there is one. */
export const readBy = (reader: Reader, parts: readonly StoredPart[]): TemplatePartData[] =>
  asEdited(reader, parts).map((part) => ({
    ...part,
    partName: localName(reader, part.partName, part.partNameEn),
    columns: part.columns.map((column) => ({
      ...column,
      columnName: localName(reader, column.columnName, column.columnNameEn),
    })),
  }));
