import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import { type ProjectBudgetHeadFragment, type ProjectBudgetState, useProjectBudgetListQuery } from './budgets.gen';

const defaults = { keyword: '', state: '' };
export type BudgetFilter = typeof defaults;
export type Budget = ProjectBudgetHeadFragment;

/** The tabs of the list, by their names in the address, with what each shows. */
export const TABS = { own: 'OWN', waiting: 'WAITING', all: 'ALL' } as const;
export type Tab = keyof typeof TABS;

/** Applications of one tab; conditions and page live in the address. */
export function useBudgets(tab: Tab) {
  const list = useListState(defaults);
  const { keyword, state } = list.filter;
  const filter = {
    view: TABS[tab],
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(state && { state: state as ProjectBudgetState }),
  };
  const query = useProjectBudgetListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  return { ...list, ...listRows(query, (data) => data.projectBudgets) };
}
