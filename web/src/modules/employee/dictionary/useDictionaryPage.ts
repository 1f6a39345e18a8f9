import { useSearchParams } from 'react-router-dom';
import { localName } from '../../../i18n/format';
import { useT } from '../../../i18n/useT';
import { act, outcome } from '../../../shared/save/outcome';
import { toast } from '../../../ui/toast';
import {
  type DictionaryPartsFragment,
  useAddDictionaryEntryMutation,
  useDictionariesQuery,
  useDisableDictionaryEntryMutation,
  useEnableDictionaryEntryMutation,
  useOrderDictionaryMutation,
  useRenameDictionaryEntryMutation,
} from './dictionaries.gen';
import type { Names } from './NamesDrawer';

export type Dictionary = DictionaryPartsFragment;
export type Entry = Dictionary['entries'][number];

/** All dictionaries, and the one of the address. */
export function useDictionaryPage() {
  const [params, setParams] = useSearchParams();
  const { data, loading, error, refetch } = useDictionariesQuery({ fetchPolicy: 'cache-and-network' });
  const all = data?.dictionaries ?? [];
  const choose = (id: string) => setParams({ dictionary: id }, { replace: true });
  const [add] = useAddDictionaryEntryMutation();
  return {
    all,
    chosen: all.find(({ id }) => id === params.get('dictionary')) ?? all[0],
    choose,
    loading: loading && all.length === 0,
    failed: Boolean(error) && all.length === 0,
    retry: () => void refetch(),
    make: async (names: Names) => {
      let made: string | undefined;
      const errors = await outcome(async () => {
        const answer = (await add({ variables: { input: inputOf(names) } })).data?.addDictionaryEntry;
        made = answer?.dictionary?.id;
        return answer;
      });
      if (made) {
        await refetch();
        choose(made);
      }
      return errors;
    },
  };
}

const inputOf = ({ name, nameEn }: Names) => ({ name, nameEn: nameEn || null });

/** What can be done with the entries of one dictionary. */
export function useDictionaryActions(dictionary: Dictionary | undefined) {
  const t = useT();
  const [add] = useAddDictionaryEntryMutation();
  const [rename] = useRenameDictionaryEntryMutation();
  const [order] = useOrderDictionaryMutation();
  const [disable] = useDisableDictionaryEntryMutation();
  const [enable] = useEnableDictionaryEntryMutation();
  const at = { dictionaryId: dictionary?.id ?? '', version: dictionary?.version ?? 0 };
  return {
    add: (names: Names) =>
      outcome(async () => {
        const input = { dictionaryId: at.dictionaryId, ...inputOf(names) };
        return (await add({ variables: { input } })).data?.addDictionaryEntry;
      }),
    rename: (entry: Entry | null, names: Names) =>
      outcome(async () => {
        const input = { ...at, ...(entry && { code: entry.code }), ...inputOf(names) };
        return (await rename({ variables: { input } })).data?.renameDictionaryEntry;
      }),
    /** Answers the version that the order leaves, null where it was refused. */
    order: async (next: readonly Entry[], version: number): Promise<number | null> => {
      let left: number | null = null;
      await act(async () => {
        const input = { ...at, version, codes: next.map(({ code }) => code) };
        const answer = (await order({ variables: { input } })).data?.orderDictionary;
        left = answer?.dictionary?.version ?? null;
        return answer;
      });
      return left;
    },
    enable: async (entry: Entry, enabled: boolean) => {
      const variables = { input: { ...at, code: entry.code } };
      const errors = await outcome(async () =>
        enabled
          ? (await enable({ variables })).data?.enableDictionaryEntry
          : (await disable({ variables })).data?.disableDictionaryEntry,
      );
      if (errors[0]) toast.error(errors[0].message);
      else
        toast.success(
          t(enabled ? 'employee.dictionary.enabled' : 'employee.dictionary.disabledNow', { name: localName(entry) }),
        );
    },
  };
}
export type DictionaryActions = ReturnType<typeof useDictionaryActions>;
