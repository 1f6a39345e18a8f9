import { LIST_QUERY, listRows } from '../../ui/list/listRows';
import { useListState } from '../../ui/list/useListState';
import { useTemplateListQuery } from './template.gen';

const defaults = { keyword: '' };
export type TemplateFilter = typeof defaults;

/** Templates of the company, newest first. */
export function useTemplateList() {
  const list = useListState(defaults);
  const query = useTemplateListQuery({
    variables: { keyword: list.filter.keyword.trim() || null, page: list.page },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.assessmentTemplates) };
}
