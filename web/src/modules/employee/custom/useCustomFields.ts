import { useMemo } from 'react';
import { formatDate, formatList, formatNumber, orDash } from '../../../i18n/format';
import { useDictionaries } from '../dictionary/useDictionaries';
import { type CustomFieldPartsFragment, useCustomFieldsQuery } from './customFields.gen';

export type CustomField = CustomFieldPartsFragment;

/** The company's own fields that are in use, in their order. */
export function useCustomFields(): readonly CustomField[] {
  const { data } = useCustomFieldsQuery({ fetchPolicy: 'cache-and-network', context: { quiet: true } });
  return useMemo(() => (data?.customFields ?? []).filter(({ enabled }) => enabled), [data]);
}

/** The words for what stands in an own field. */
export function useCustomWords(): (field: CustomField, values: readonly string[]) => string {
  const { wordFor } = useDictionaries();
  return useMemo(
    () => (field, values) => {
      const [value] = values;
      switch (field.type) {
        case 'DATE':
          return formatDate(value);
        case 'NUMBER':
          return formatNumber(value);
        case 'SELECT':
        case 'MULTI_SELECT': {
          const words = values.map((code) => wordFor(field.dictionaryId ?? '', code));
          return orDash(formatList(words));
        }
        default:
          return orDash(value);
      }
    },
    [wordFor],
  );
}
