import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type Language, type LetterKind, useLetterTemplateListQuery } from './letterTemplate.gen';

const defaults = { keyword: '', kind: '', language: '' };
export type LetterTemplateFilter = typeof defaults;

/** All wordings, shipped and own; conditions and page live in the address. */
export function useLetterTemplateList() {
  const list = useListState(defaults);
  const { keyword, kind, language } = list.filter;
  const query = useLetterTemplateListQuery({
    variables: {
      keyword: keyword.trim() || null,
      kind: (kind || null) as LetterKind | null,
      language: (language || null) as Language | null,
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.letterTemplates) };
}
