import { useListState } from '../../ui/list/useListState';
import { useTemplateListQuery } from './template.gen';

const defaults = { keyword: '' };
export type TemplateFilter = typeof defaults;

/** Templates of the company, newest first. */
export function useTemplateList() {
  const list = useListState(defaults);
  const { data, previousData, loading, error, refetch } = useTemplateListQuery({
    variables: { keyword: list.filter.keyword.trim() || null, page: list.page },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.assessmentTemplates;
  return {
    ...list,
    rows: page?.items ?? [],
    total: page?.total ?? 0,
    loading,
    failed: Boolean(error) && !page,
    refetch: () => void refetch(),
  };
}
