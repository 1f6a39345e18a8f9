import type { Context } from '../../context.ts';
import type {
  DictionaryEntryResolvers,
  DictionaryResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../generated/schema.ts';
import { fieldName, payload } from '../../payload.ts';
import type { ResolversOf } from '../../resolver-types.ts';
import { NAMES_ON_EMPLOYEE, restNameOf } from './fields.ts';
import type { DictionaryEntryRow, DictionaryRow } from './rows.ts';

type Mutations =
  | 'addDictionaryEntry'
  | 'renameDictionaryEntry'
  | 'orderDictionary'
  | 'disableDictionaryEntry'
  | 'enableDictionaryEntry';

const change = (write: () => Promise<DictionaryRow>) =>
  payload(async () => ({ dictionary: await write() }), {
    dictCode: 'dictionaryId',
    entryCode: 'code',
    entryCodes: 'codes',
  });
const entryOf = ({ dictionaryId, code, version }: { dictionaryId: string; code: string; version: number }) => ({
  dictCode: restNameOf(dictionaryId),
  entryCode: code,
  version,
});

export const dictionaryQueries: Pick<QueryResolvers, 'dictionaries'> = {
  dictionaries: (_root, { ids }, { rest }: Context) => rest.customDict.get({ dictCodes: ids?.map(restNameOf) }),
};

export const dictionaryMutations: Pick<MutationResolvers, Mutations> = {
  addDictionaryEntry: (_root, { input: { dictionaryId, name, nameEn } }, { rest }) =>
    change(() =>
      rest.customDict.add({
        dictCode: dictionaryId ? restNameOf(dictionaryId) : undefined,
        name,
        nameEn: nameEn ?? null,
      }),
    ),
  renameDictionaryEntry: (_root, { input: { dictionaryId, code, name, nameEn, version } }, { rest }) =>
    change(() =>
      rest.customDict.update({
        dictCode: restNameOf(dictionaryId),
        entryCode: code ?? undefined,
        name,
        nameEn: nameEn ?? null,
        version,
      }),
    ),
  orderDictionary: (_root, { input: { dictionaryId, codes, version } }, { rest }) =>
    change(() => rest.customDict.sort({ dictCode: restNameOf(dictionaryId), entryCodes: codes, version })),
  disableDictionaryEntry: (_root, { input }, { rest }) => change(() => rest.customDict.disable(entryOf(input))),
  enableDictionaryEntry: (_root, { input }, { rest }) => change(() => rest.customDict.active(entryOf(input))),
};

export const Dictionary: ResolversOf<DictionaryResolvers, DictionaryRow> = {
  id: ({ dictCode }) => fieldName(NAMES_ON_EMPLOYEE, dictCode),
};

export const DictionaryEntry: ResolversOf<DictionaryEntryResolvers, DictionaryEntryRow> = {
  code: ({ entryCode }) => entryCode,
};
