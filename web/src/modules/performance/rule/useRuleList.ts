import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { useRuleListQuery } from './rule.gen';

const defaults = { keyword: '', enabled: '' };
export type RuleFilter = typeof defaults;

/** Assessment rules, newest first; conditions and page live in the address. */
export function useRuleList() {
  const list = useListState(defaults);
  const { keyword, enabled } = list.filter;
  const query = useRuleListQuery({
    variables: {
      filter: { keyword: keyword.trim() || null, enabled: enabled ? enabled === 'yes' : null },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.assessmentRules) };
}
