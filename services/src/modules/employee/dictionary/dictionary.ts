import { eq } from 'drizzle-orm';
import { DictionaryKind } from '@hengcai/shared/enums';
import type { Contract } from '@hengcai/shared/contract/all';
import type { DataOf } from '@hengcai/shared/contract/kernel';
import { LIMITS } from '@hengcai/shared/rules/limits';
import type { Ctx } from '../../../kit/context.ts';
import { invalid, notFound, refused } from '../../../kit/failure.ts';
import { demandVersion } from '../../../kit/version.ts';
import { dictionary, type StoredEntry } from '../tables-fields.ts';
import { SHIPPED } from './shipped.ts';

export type DictionaryData = DataOf<Contract['customDict']['endpoints']['get']>[number];
type EntryData = DictionaryData['entries'][number];
type Row = typeof dictionary.$inferSelect;

/** What the company has decided over what the product brings; a later release's entries stand behind. */
function merged(code: string, row: Row | undefined): DictionaryData | null {
  const shipped = SHIPPED.find((one) => one.code === code);
  if (!shipped && !row) return null;
  const brought = new Map((shipped?.entries ?? []).map((entry) => [entry.code, entry]));
  const stored = row?.entries ?? [];
  const entries = stored.map((one): EntryData => {
    const known = brought.get(one.code);
    return {
      entryCode: one.code,
      name: one.name ?? known?.name ?? one.code,
      nameEn: one.name === null ? (known?.nameEn ?? null) : one.nameEn,
      shipped: known !== undefined,
      enabled: one.enabled,
    };
  });
  const there = new Set(stored.map((one) => one.code));
  const untouched = [...brought.values()]
    .filter((entry) => !there.has(entry.code))
    .map((entry) => ({ entryCode: entry.code, name: entry.name, nameEn: entry.nameEn, shipped: true, enabled: true }));
  return {
    dictCode: code,
    name: row?.name ?? shipped?.name ?? '',
    nameEn: shipped ? shipped.nameEn : (row?.nameEn ?? null),
    kind: shipped?.kind ?? DictionaryKind.OWN,
    entries: [...entries, ...untouched],
    version: row?.version ?? 1,
  };
}

/** All dictionaries, or some; one statement however many there are. */
export async function readDictionaries(ctx: Ctx, codes?: readonly string[]): Promise<DictionaryData[]> {
  const rows = await ctx.tx.select().from(dictionary).where(eq(dictionary.companyId, ctx.session.companyId));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const own = rows
    .filter(({ code }) => !SHIPPED.some((one) => one.code === code))
    .sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', ctx.language));
  return [...SHIPPED, ...own]
    .filter(({ code }) => codes === undefined || codes.includes(code))
    .flatMap(({ code }) => merged(code, byCode.get(code)) ?? []);
}

/** One dictionary to be changed by one caller at a time. */
async function take(ctx: Ctx, dictCode: string, version?: number): Promise<DictionaryData> {
  const rows = await ctx.tx
    .select()
    .from(dictionary)
    .where(eq(dictionary.companyId, ctx.session.companyId))
    .for('update');
  const found = merged(
    dictCode,
    rows.find(({ code }) => code === dictCode),
  );
  if (!found) throw notFound();
  if (version !== undefined) await demandVersion(found, version, () => found);
  return found;
}

async function store(ctx: Ctx, changed: DictionaryData, action: string, entry?: EntryData): Promise<DictionaryData> {
  const { companyId } = ctx.session;
  const shipped = SHIPPED.find((one) => one.code === changed.dictCode);
  const entries = changed.entries.map((one): StoredEntry => {
    const known = shipped?.entries.find(({ code }) => code === one.entryCode);
    const asBrought = known !== undefined && known.name === one.name && known.nameEn === one.nameEn;
    return {
      code: one.entryCode,
      name: asBrought ? null : one.name,
      nameEn: asBrought ? null : one.nameEn,
      enabled: one.enabled,
    };
  });
  const row = {
    name: shipped ? null : changed.name,
    nameEn: shipped ? null : changed.nameEn,
    entries,
    version: changed.version + 1,
  };
  await ctx.tx
    .insert(dictionary)
    .values({ companyId, code: changed.dictCode, ...row })
    .onConflictDoUpdate({ target: [dictionary.companyId, dictionary.code], set: row });
  await ctx.audit({
    action,
    objectType: 'dictionary',
    objectId: changed.dictCode,
    params: { name: changed.name, entry: entry?.name ?? '' },
  });
  return { ...changed, version: row.version };
}

interface Names {
  name: string;
  nameEn?: string | null | undefined;
}

/** Two that read alike could not be told apart by whoever chooses. */
function refuseTaken(others: readonly { name: string; nameEn: string | null }[], { name, nameEn }: Names): void {
  const same = (a: string | null | undefined, b: string | null) => a?.toLowerCase() === b?.toLowerCase();
  if (others.some((one) => same(name, one.name))) throw refused({ field: 'name', code: 'ALREADY_USED' });
  if (nameEn && others.some((one) => same(nameEn, one.nameEn)))
    throw refused({ field: 'nameEn', code: 'ALREADY_USED' });
}

export async function addDictionary(ctx: Ctx, { name, nameEn }: Names): Promise<DictionaryData> {
  const others = await readDictionaries(ctx);
  if (others.length >= LIMITS.dictionaries)
    throw refused({ field: 'name', code: 'DICTIONARY_TOO_MANY', params: { max: LIMITS.dictionaries } });
  refuseTaken(others, { name, nameEn });
  const made = {
    dictCode: ctx.newId(),
    name,
    nameEn: nameEn ?? null,
    kind: DictionaryKind.OWN,
    entries: [],
    version: 0,
  };
  return store(ctx, made, 'dictionary.created');
}

export async function addEntry(ctx: Ctx, dictCode: string, { name, nameEn }: Names): Promise<DictionaryData> {
  const now = await take(ctx, dictCode);
  if (now.kind === DictionaryKind.FIXED) throw refused({ field: 'name', code: 'DICTIONARY_FIXED' });
  if (now.entries.length >= LIMITS.dictionaryEntries)
    throw refused({ field: 'name', code: 'DICTIONARY_FULL', params: { max: LIMITS.dictionaryEntries } });
  refuseTaken(now.entries, { name, nameEn });
  // A word that was an entry's code before it was renamed is still stored of people.
  const taken = now.entries.some(({ entryCode }) => entryCode === name);
  const entryCode = now.kind === DictionaryKind.OWN || taken ? ctx.newId() : name;
  const entry = { entryCode, name, nameEn: nameEn ?? null, shipped: false, enabled: true };
  return store(ctx, { ...now, entries: [...now.entries, entry] }, 'dictionary.entryAdded', entry);
}

type Change = { dictCode: string; version: number };

export async function rename(
  ctx: Ctx,
  { dictCode, version, entryCode, name, nameEn }: Change & Names & { entryCode?: string | undefined },
): Promise<DictionaryData> {
  const now = await take(ctx, dictCode, version);
  if (entryCode === undefined) {
    if (now.kind !== DictionaryKind.OWN) throw refused({ field: 'name', code: 'DICTIONARY_FIXED' });
    refuseTaken(
      (await readDictionaries(ctx)).filter((one) => one.dictCode !== dictCode),
      { name, nameEn },
    );
    return store(ctx, { ...now, name, nameEn: nameEn ?? null }, 'dictionary.renamed');
  }
  refuseTaken(
    now.entries.filter((one) => one.entryCode !== entryCode),
    { name, nameEn },
  );
  return changeEntry(ctx, now, entryCode, 'dictionary.entryRenamed', { name, nameEn: nameEn ?? null });
}

export async function enable(
  ctx: Ctx,
  { dictCode, version, entryCode }: Change & { entryCode: string },
  enabled: boolean,
): Promise<DictionaryData> {
  const now = await take(ctx, dictCode, version);
  return changeEntry(ctx, now, entryCode, enabled ? 'dictionary.entryEnabled' : 'dictionary.entryDisabled', {
    enabled,
  });
}

function changeEntry(
  ctx: Ctx,
  now: DictionaryData,
  entryCode: string,
  action: string,
  change: Partial<EntryData>,
): Promise<DictionaryData> {
  const entry = now.entries.find((one) => one.entryCode === entryCode);
  if (!entry) throw notFound();
  const entries = now.entries.map((one) => (one === entry ? { ...one, ...change } : one));
  return store(ctx, { ...now, entries }, action, entry);
}

export async function sort(
  ctx: Ctx,
  { dictCode, version, entryCodes }: Change & { entryCodes: readonly string[] },
): Promise<DictionaryData> {
  const now = await take(ctx, dictCode, version);
  const byCode = new Map(now.entries.map((entry) => [entry.entryCode, entry]));
  const entries = [...new Set(entryCodes)].flatMap((code) => byCode.get(code) ?? []);
  if (entries.length !== now.entries.length || entryCodes.length !== entries.length)
    throw invalid('entryCodes', 'EVERY_ENTRY_ONCE');
  return store(ctx, { ...now, entries }, 'dictionary.sorted');
}
