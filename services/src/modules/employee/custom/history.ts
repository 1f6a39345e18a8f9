import type { AuditedLine, LineTold } from '../../../kit/audited-objects.ts';
import type { Ctx } from '../../../kit/context.ts';
import { readDictionaries } from '../dictionary/dictionary.ts';
import type { GroupName, Reader } from '../rights.ts';
import { customKey } from './values.ts';

type Change = LineTold['changes'][number];
const BETWEEN = { 'zh-CN': '、', 'en-US': ', ' } as const;

/** Tells what lines of somebody's history changed of the company's own fields; values of a hidden group are not told. */
export async function customChanges(
  ctx: Ctx,
  reader: Reader,
  reads: (group: GroupName) => boolean,
): Promise<(line: AuditedLine) => Change[]> {
  const english = ctx.language === 'en-US';
  const nameIn = ({ name, nameEn }: { name: string; nameEn: string | null }) => (english ? nameEn : null) ?? name;
  const codes = [...new Set(reader.customFields.flatMap(({ dictCode }) => dictCode ?? []))];
  const dictionaries = codes.length === 0 ? [] : await readDictionaries(ctx, codes);
  const entryOf = (dictCode: string | null, code: string) =>
    dictionaries.find((one) => one.dictCode === dictCode)?.entries.find(({ entryCode }) => entryCode === code);
  return ({ before, after }) =>
    reader.customFields.flatMap((field): Change[] => {
      const key = customKey(field.fieldId);
      if (!before || !after || !(key in before)) return [];
      const words = (values: unknown): string | null => {
        const told = (Array.isArray(values) ? values : []).map((value) => {
          const entry = entryOf(field.dictCode, String(value));
          return entry ? nameIn(entry) : String(value);
        });
        return told.length === 0 ? null : told.join(BETWEEN[ctx.language]);
      };
      const hidden = !reads(field.groupCode);
      const [from, to] = hidden ? [null, null] : [words(before[key]), words(after[key])];
      return [{ field: key, label: nameIn(field), before: from, after: to, hidden }];
    });
}
