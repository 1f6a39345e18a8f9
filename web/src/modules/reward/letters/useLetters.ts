import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type LetterCardFragment, type ThankYouLetterBox, useThankYouLetterListQuery } from './letters.gen';

const defaults = { box: '', valueId: '', letterId: '' };
export type LetterFilter = typeof defaults;
export type Letter = LetterCardFragment;

/** The wall of letters; conditions and page live in the address, so that a message can lead to one. */
export function useLetters() {
  const list = useListState(defaults);
  const { box, valueId, letterId } = list.filter;
  const filter = {
    ...(box && { box: box as ThankYouLetterBox }),
    ...(valueId && { valueId }),
    ...(letterId && { letterId }),
  };
  const query = useThankYouLetterListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  return { ...list, ...listRows(query, (data) => data.thankYouLetters) };
}
