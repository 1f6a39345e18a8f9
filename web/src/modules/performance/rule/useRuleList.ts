import { useListState } from '../../../ui/list/useListState';
import { useRuleListQuery } from './rule.gen';

const defaults = { keyword: '', enabled: '' };
export type RuleFilter = typeof defaults;

/** Assessment rules, newest first; conditions and page live in the address. */
export function useRuleList() {
  const list = useListState(defaults);
  const { keyword, enabled } = list.filter;
  const { data, previousData, loading, error, refetch } = useRuleListQuery({
    variables: { keyword: keyword.trim() || null, enabled: enabled ? enabled === 'yes' : null, page: list.page },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.assessmentRules;
  return {
    ...list,
    rows: page?.items ?? [],
    total: page?.total ?? 0,
    loading,
    failed: Boolean(error) && !page,
    refetch: () => void refetch(),
  };
}
