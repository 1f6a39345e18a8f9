import { CustomFieldType } from '@hengcai/shared/enums';
import type { Ctx } from '../../../kit/context.ts';
import { dayCell, numberCell, type Cell } from '../../../kit/sheet/cells.ts';
import { readDictionaries } from '../dictionary/dictionary.ts';
import { readsSomebody, type GroupName, type Reader } from '../rights.ts';
import type { CustomFieldData } from './fields.ts';
import type { EmployeeData } from '../select.ts';

/** The own fields of the company as columns behind those of the product. */
export interface CustomColumns {
  fields: readonly CustomFieldData[];
  headings: string[];
  cellsOf: (person: EmployeeData) => Cell[];
}

const BETWEEN = { 'zh-CN': '、', 'en-US': ', ' } as const;

/** Columns of the own fields whose group the reader may read; choices stand there by name. */
export async function customColumns(
  ctx: Ctx,
  reader: Reader,
  reads = (group: GroupName) => readsSomebody(reader, group),
): Promise<CustomColumns> {
  const fields = reader.customFields.filter(({ enabled, groupCode }) => enabled && reads(groupCode));
  const english = ctx.language === 'en-US';
  const nameIn = ({ name, nameEn }: { name: string; nameEn: string | null }) => (english ? nameEn : null) ?? name;
  const codes = [...new Set(fields.flatMap(({ dictCode }) => dictCode ?? []))];
  const dictionaries = codes.length === 0 ? [] : await readDictionaries(ctx, codes);
  const words = new Map(
    dictionaries.flatMap(({ dictCode, entries }) =>
      entries.map((entry) => [`${dictCode}:${entry.entryCode}`, nameIn(entry)] as const),
    ),
  );
  return {
    fields,
    headings: fields.map(nameIn),
    cellsOf: ({ customValues }) =>
      fields.map(({ fieldId, fieldType, dictCode }) => {
        const values = customValues?.find((one) => one.fieldId === fieldId)?.values ?? [];
        const [value] = values;
        if (value === undefined) return '';
        if (fieldType === CustomFieldType.DATE) return dayCell(value);
        if (fieldType === CustomFieldType.NUMBER) return numberCell(value);
        if (dictCode === null) return value;
        return values.map((code) => words.get(`${dictCode}:${code}`) ?? code).join(BETWEEN[ctx.language]);
      }),
  };
}
