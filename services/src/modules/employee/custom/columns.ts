import { CustomFieldType } from '@hengcai/shared/enums';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx, LanguageCode } from '../../../kit/context.ts';
import { textOf, type Cell } from '../../../kit/sheet/cells.ts';
import { readDictionaries, type DictionaryData } from '../dictionary/dictionary.ts';
import { cellOfEntries, inBoth } from '../dictionary/entries.ts';
import type { GroupName, Reader } from '../rights.ts';
import { valuesIn } from '../sheet/cells.ts';
import type { CellKind, ImportedColumn } from '../sheet/columns.ts';
import { typedCell } from '../sheet/row.ts';
import type { CustomFieldData } from './fields.ts';
import { customKey, type CustomValueData } from './values.ts';

/** A field the company added, as a column of people's files, and as it is told elsewhere. */
export interface OwnColumn extends ImportedColumn {
  own: CustomFieldData;
  group: GroupName;
}

/** The company's fields as columns, in their order; one statement, and none where nothing is chosen from a dictionary. */
export async function ownColumns(ctx: Ctx, fields: Reader['customFields']): Promise<OwnColumn[]> {
  const codes = [...new Set(fields.flatMap(({ dictCode }) => dictCode ?? []))];
  const dictionaries = codes.length === 0 ? [] : await readDictionaries(ctx, codes);
  return fields.map((own) => {
    const heading = inBoth(own);
    return {
      own,
      group: own.groupCode,
      key: customKey(own.fieldId),
      cell: cellOf(own, dictionaries),
      identifies: false,
      // A file that knows nothing of the field still brings people in; where it has the column, `own.required` is judged.
      required: false,
      madeFrom: [],
      heading,
      aliases: Object.values(heading),
    };
  });
}

function cellOf({ fieldType, dictCode }: CustomFieldData, dictionaries: readonly DictionaryData[]): CellKind {
  switch (fieldType) {
    case CustomFieldType.TEXT:
      return { kind: 'text', max: LIMITS.customText };
    case CustomFieldType.NUMBER:
      return { kind: 'decimal' };
    case CustomFieldType.DATE:
      return { kind: 'date' };
    default: {
      const { entries = [] } = dictionaries.find((one) => one.dictCode === dictCode) ?? {};
      return cellOfEntries(entries, fieldType === CustomFieldType.MULTI_SELECT);
    }
  }
}

/** What somebody has in a column, as a file shows it. */
export function ownCell({ own, cell }: OwnColumn, values: readonly CustomValueData[], language: LanguageCode): Cell {
  const stands = values.find(({ fieldId }) => fieldId === own.fieldId)?.values ?? [];
  return stands.length === 0 ? '' : typedCell(cell, stands.join('\n'), language);
}

/** The same in words; null where nothing stands. */
export const ownWords = ({ cell }: OwnColumn, values: readonly string[], language: LanguageCode): string | null =>
  values.length === 0 ? null : textOf(typedCell(cell, values.join('\n'), language));

/** What a cell of the column that was read stands for. */
export const ownValue = (column: OwnColumn, read: string | number): CustomValueData => ({
  fieldId: column.own.fieldId,
  values: valuesIn(column, String(read)),
});
