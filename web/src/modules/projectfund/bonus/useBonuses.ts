import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { useListState } from '../../../ui/list/useListState';
import type { ProjectBudgetState, ProjectBudgetView } from '../budget/budgets.gen';
import { type ProjectBonusHeadFragment, useProjectBonusListQuery } from './bonuses.gen';

const defaults = { keyword: '', state: '' };
export type BonusFilter = typeof defaults;
export type BonusRow = ProjectBonusHeadFragment;

/** Applications for bonuses, of one project where that is said; conditions and page live in the address. */
export function useBonuses(asked: { view: ProjectBudgetView; projectId?: string }) {
  const list = useListState(defaults);
  const { keyword, state } = list.filter;
  const filter = {
    ...asked,
    ...(keyword.trim() && { keyword: keyword.trim() }),
    ...(state && { state: state as ProjectBudgetState }),
  };
  const query = useProjectBonusListQuery({ variables: { filter, page: list.page }, ...LIST_QUERY });
  return { ...list, ...listRows(query, (data) => data.projectBonuses) };
}
