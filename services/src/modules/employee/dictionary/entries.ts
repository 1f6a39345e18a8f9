import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx, LanguageCode } from '../../../kit/context.ts';
import { type ChosenCell, chosenCell } from '../sheet/chosen.ts';
import type { CellKind } from '../sheet/columns.ts';
import { readDictionaries, type DictionaryData } from './dictionary.ts';

type Named = { name: string; nameEn: string | null };
/** A name in both languages; without one in English it is the same. */
export const inBoth = ({ name, nameEn }: Named): Record<LanguageCode, string> => ({
  'zh-CN': name,
  'en-US': nameEn ?? name,
});

/** The entries of a dictionary as a cell of a file, which names them in either language. */
export const cellOfEntries = (entries: DictionaryData['entries'], several: boolean): ChosenCell =>
  chosenCell(
    entries.map((one) => ({ value: one.entryCode, label: inBoth(one), offered: one.enabled })),
    several,
  );

/** The cells of dictionaries of which one entry is chosen, by their codes. */
export async function cellsOfDictionaries(
  ctx: Ctx,
  dictCodes: readonly string[],
): Promise<ReadonlyMap<string, ChosenCell>> {
  const dictionaries = dictCodes.length === 0 ? [] : await readDictionaries(ctx, dictCodes);
  return new Map(dictionaries.map(({ dictCode, entries }) => [dictCode, cellOfEntries(entries, false)]));
}

/** The cell of one dictionary. */
export const cellOfDictionary = async (ctx: Ctx, dictCode: string): Promise<ChosenCell> =>
  (await cellsOfDictionaries(ctx, [dictCode])).get(dictCode) ?? cellOfEntries([], false);

/** What an entry is written as for somebody: a word stored before that names the same entry stays, so that nothing changes. */
export const writtenAs = (cell: Pick<ChosenCell, 'codesIn'> | undefined, stored: unknown, code: string): string =>
  typeof stored === 'string' && cell?.codesIn(stored)?.[0] === code ? stored : code;

/** Fields that hold the entry of the dictionary of their name by its code. */
export const LISTED = ['cityName', 'nationality', 'politicalStatus', 'contractType'] as const;
export const isListed = (field: string): boolean => LISTED.some((one) => one === field);

/** Columns that hold an entry of the dictionary of their name, with the entries of the company. */
export async function withEntries<C extends { key: string; cell: CellKind }>(
  ctx: Ctx,
  columns: readonly C[],
): Promise<C[]> {
  const cells = await cellsOfDictionaries(
    ctx,
    columns.flatMap(({ key }) => (isListed(key) ? key : [])),
  );
  return columns.map((column) => {
    const entries = cells.get(column.key);
    if (!entries) return column;
    return { ...column, cell: column.cell.kind === 'text' ? { ...column.cell, entries } : entries };
  });
}

/** What an entry of a dictionary is called; what is none is its own word. */
export type EntryNames = (dictCode: string, code: string) => string;

/** What entries are called in the language of the call. */
export async function entryNames(ctx: Ctx, dictCodes: readonly string[]): Promise<EntryNames> {
  const dictionaries = dictCodes.length === 0 ? [] : await readDictionaries(ctx, dictCodes);
  const names = new Map(
    dictionaries.flatMap(({ dictCode, entries }) =>
      entries.map((one) => [`${dictCode}\n${one.entryCode}`, inBoth(one)[ctx.language]] as const),
    ),
  );
  return (dictCode, code) => names.get(`${dictCode}\n${code}`) ?? code;
}

/** A field that holds an entry of a dictionary and nothing else; none is said by null. */
interface Chosen {
  field: string;
  dictCode: 'contractType' | 'exitReason';
  code: string | null | undefined;
}

/** An issue at each field whose code is no entry; one statement however many there are. */
export async function unknownEntries(ctx: Ctx, chosen: readonly Chosen[]): Promise<RuleIssue[]> {
  const given = chosen.filter(({ code }) => code);
  if (given.length === 0) return [];
  const dictionaries = await readDictionaries(
    ctx,
    given.map(({ dictCode }) => dictCode),
  );
  const codes = new Map(
    dictionaries.map(({ dictCode, entries }) => [dictCode, new Set(entries.map(({ entryCode }) => entryCode))]),
  );
  return given.flatMap(({ field, dictCode, code }) =>
    codes.get(dictCode)?.has(code ?? '') ? [] : [issue(field, 'UNKNOWN_REFERENCE')],
  );
}

/** The same of forms, whose fields are called as their dictionaries. */
export const entryIssues = (
  ctx: Ctx,
  { contractType, exitReason }: Partial<Record<Chosen['dictCode'], string | null | undefined>>,
): Promise<RuleIssue[]> =>
  unknownEntries(ctx, [
    { field: 'contractType', dictCode: 'contractType', code: contractType },
    { field: 'exitReason', dictCode: 'exitReason', code: exitReason },
  ]);
