import { useMemo } from 'react';
import { localName, orDash } from '../../../i18n/format';
import { type EnumName, useEnumLabel } from '../../../i18n/useEnumLabel';
import { useEnumOptions } from '../../../i18n/useEnumOptions';
import { useDictionariesQuery } from './dictionaries.gen';

export interface Choice {
  value: string;
  label: string;
}

/** Closed sets say so themselves when nothing was filled in. */
const UNFILLED = 'UNFILLED';

/**
 * The words for fields that are chosen from a dictionary, by its id. Services without dictionaries have the words of the
 * product for closed sets (`set`), and free text for everything else.
 */
export function useDictionaries() {
  const { data } = useDictionariesQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const enumLabel = useEnumLabel();
  const enumOptions = useEnumOptions();
  return useMemo(() => {
    const entriesOf = (id: string) => data?.dictionaries?.find((one) => one.id === id)?.entries;
    return {
      /** What a stored value is called; one that no dictionary has is its own name. */
      wordFor: (id: string, value: string | null | undefined, set?: EnumName): string => {
        const entry = value && entriesOf(id)?.find(({ code }) => code === value);
        if (entry) return localName(entry);
        return set ? enumLabel(set, value) : orDash(value);
      },
      /** What is offered, with what is held already though it is offered no more; null where anything may be typed. */
      choicesFor: (id: string, held: string | null | undefined, set?: EnumName): Choice[] | null => {
        const entries = entriesOf(id);
        if (!entries) return set ? enumOptions(set) : null;
        const offered = entries
          .filter(({ code, enabled }) => enabled || code === held)
          .map((entry) => ({ value: entry.code, label: localName(entry) }));
        if (set) return [...enumOptions(set).filter(({ value }) => value === UNFILLED), ...offered];
        const known = !held || entries.some(({ code }) => code === held);
        return known ? offered : [...offered, { value: held, label: held }];
      },
    };
  }, [data, enumLabel, enumOptions]);
}
