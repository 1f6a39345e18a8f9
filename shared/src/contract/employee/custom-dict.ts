import * as z from 'zod';
import { DictionaryKind } from '../../enums.ts';
import { LIMITS } from '../../rules/limits.ts';
import { DateText, Decimal, Id, pages, post, reads, service, signedIn, Version, writes } from '../kernel.ts';

const edits = pages('/employee/custom-setting', 'edit');
const DictCode = z
  .string()
  .min(1)
  .max(LIMITS.shortText)
  .describe('which dictionary: the name of the field of a shipped one, 32 digits of one of the company');
const EntryCode = z
  .string()
  .min(1)
  .max(LIMITS.shortText)
  .describe('which entry: what is stored of a person; it stays as it is, whatever the entry is called');
const EntryName = z.string().trim().min(1).max(LIMITS.shortText);
const names = {
  name: EntryName.describe('what it is called from now on'),
  nameEn: EntryName.nullish().describe('in English; null or absent: there is none, and the name is shown'),
};

/** One thing that may be chosen. */
export const DictionaryEntry = z.object({
  entryCode: EntryCode,
  name: z.string().describe('what it is called'),
  nameEn: z.string().nullable().describe('in English; null: there is none'),
  shipped: z.boolean().describe('whether it came with the product; reports rely on its code'),
  enabled: z.boolean().describe('false: nobody chooses it any more, and who has it keeps it'),
});

/** What may be chosen for a field, in the order of the company. */
export const Dictionary = z.object({
  dictCode: DictCode,
  name: z.string().describe('what it is called'),
  nameEn: z.string().nullable().describe('in English; null: there is none'),
  kind: z.enum(DictionaryKind),
  entries: z.array(DictionaryEntry).describe('what may be chosen, with what no longer may'),
  version: Version,
});

const WageId = Id.describe('which minimum wage');
/** The minimum wage of a city from a day on; the pay of probations is held against it (Labour Contract Law art. 20). */
export const MinimumWage = z.object({
  wageId: WageId,
  cityName: z.string().describe('the city, as people have it'),
  validFrom: DateText.describe('first day it holds; it holds until the next one of the city'),
  amount: Decimal.describe('RMB a month'),
  version: Version,
});

const entryKey = { dictCode: DictCode, entryCode: EntryCode, version: Version };

/** Dictionaries of the company: what people choose from where a field is no free text. */
export const customDict = service('employee', '/customDict', {
  get: post(reads, signedIn, {
    summary: 'The dictionaries of the company: the shipped ones first, then its own by name.',
    body: z.object({ dictCodes: z.array(DictCode).max(LIMITS.idsMax).optional().describe('absent: all') }),
    data: z.array(Dictionary),
  }),
  add: post(writes, edits, {
    summary: 'Adds an entry to a dictionary, behind the others; without a dictionary it makes one.',
    body: z.object({ dictCode: DictCode.optional().describe('absent: a new dictionary of this name'), ...names }),
    data: Dictionary,
  }),
  update: post(writes, edits, {
    summary: 'Renames an entry, or a dictionary of the company; who has it keeps it under the new name.',
    body: z.object({
      dictCode: DictCode,
      entryCode: EntryCode.optional().describe('absent: the dictionary itself'),
      ...names,
      version: Version,
    }),
    data: Dictionary,
  }),
  sort: post(writes, edits, {
    summary: 'Puts the entries of a dictionary in an order.',
    body: z.object({
      dictCode: DictCode,
      entryCodes: z.array(EntryCode).max(LIMITS.dictionaryEntries).describe('every entry once'),
      version: Version,
    }),
    data: Dictionary,
  }),
  disable: post(writes, edits, {
    summary: 'Takes an entry out of what is offered; who has it keeps it, readable.',
    body: z.object(entryKey),
    data: Dictionary,
  }),
  active: post(writes, edits, {
    summary: 'Offers an entry again.',
    body: z.object(entryKey),
    data: Dictionary,
  }),
  listminimumwage: post(reads, pages('/employee/custom-setting', 'visit'), {
    summary: 'The minimum wages the company keeps, by city, the latest day first.',
    data: z.array(MinimumWage),
  }),
  saveminimumwage: post(writes, edits, {
    summary: 'Adds the minimum wage of a city from a day on, or puts one right.',
    body: z.object({
      wageId: Id.nullish().describe('which one is put right; null or absent: another one'),
      version: Version.nullish().describe('of the one that is put right'),
      cityName: z.string().trim().min(1).max(LIMITS.shortText),
      validFrom: DateText,
      amount: z
        .string()
        .regex(/^\d{1,12}(\.\d{1,2})?$/)
        .describe('RMB a month')
        .meta({ examples: ['2690.00'] }),
    }),
    data: MinimumWage,
  }),
  deleteminimumwage: post(writes, edits, {
    summary: 'Takes a minimum wage away.',
    body: z.object({ wageId: WageId, version: Version }),
    data: z.object({ wageId: WageId }),
  }),
});
