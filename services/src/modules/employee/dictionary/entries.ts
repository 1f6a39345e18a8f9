import { issue, type RuleIssue } from '@hengcai/shared/rules/issue';
import type { Ctx, LanguageCode } from '../../../kit/context.ts';
import { type ChosenCell, chosenCell } from '../sheet/chosen.ts';
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

/** The cell of one dictionary. */
export async function cellOfDictionary(ctx: Ctx, dictCode: string): Promise<ChosenCell> {
  const [found] = await readDictionaries(ctx, [dictCode]);
  return cellOfEntries(found?.entries ?? [], false);
}

/** Columns that hold an entry of the dictionary of their name, with the entries of the company. */
export async function withEntries<C extends { key: string; cell: object }>(
  ctx: Ctx,
  columns: readonly C[],
): Promise<C[]> {
  const cell = columns.some(isListed) ? await cellOfDictionary(ctx, LISTED) : null;
  return columns.map((column) => (cell && isListed(column) ? { ...column, cell } : column));
}
const LISTED = 'contractType';
const isListed = ({ key }: { key: string }): boolean => key === LISTED;

/** What entries are called in the language of the call, by dictionary and code; what is none is its own word. */
export async function entryNames(
  ctx: Ctx,
  dictCodes: readonly string[],
): Promise<(dictCode: string, code: string) => string> {
  const dictionaries = dictCodes.length === 0 ? [] : await readDictionaries(ctx, dictCodes);
  const names = new Map(
    dictionaries.flatMap(({ dictCode, entries }) =>
      entries.map((one) => [`${dictCode}\n${one.entryCode}`, inBoth(one)[ctx.language]] as const),
    ),
  );
  return (dictCode, code) => names.get(`${dictCode}\n${code}`) ?? code;
}

/** Fields that hold an entry of the dictionary of their name and nothing else. */
type Chosen = Partial<Record<'contractType' | 'exitReason', string | null | undefined>>;

/** An issue at each of them that holds no entry. */
export async function entryIssues(ctx: Ctx, { contractType, exitReason }: Chosen): Promise<RuleIssue[]> {
  const given = Object.entries({ contractType, exitReason }).flatMap(([field, code]) =>
    code ? [{ field, code }] : [],
  );
  if (given.length === 0) return [];
  const dictionaries = await readDictionaries(
    ctx,
    given.map(({ field }) => field),
  );
  const has = (field: string, code: string) =>
    dictionaries.some(
      ({ dictCode, entries }) => dictCode === field && entries.some(({ entryCode }) => entryCode === code),
    );
  return given.flatMap(({ field, code }) => (has(field, code) ? [] : [issue(field, 'UNKNOWN_REFERENCE')]));
}
