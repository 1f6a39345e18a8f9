import type { AppraisalRowFragment } from './examine.gen';
import { useMyAppraisalsQuery, useTeamAppraisalsQuery } from './examine.gen';
import { LIST_QUERY, listRows } from '../../../ui/list/listRows';
import { type ListRows, type ListState, useListState } from '../../../ui/list/useListState';
import { FILTER_STAGES } from './stages';

export type Appraisals<F extends Record<string, string>> = ListState<F> & ListRows<AppraisalRowFragment>;

const MINE = { year: '', assessFilterStage: '' };
const TEAM = { keyword: '', planId: '', assessFilterStage: '', waiting: '' };
export type MineFilter = typeof MINE;
export type TeamFilter = typeof TEAM;

/** The own appraisals; filter and page live in the address. */
export function useMyAppraisals(): Appraisals<MineFilter> {
  const list = useListState(MINE);
  const { year, assessFilterStage } = list.filter;
  const query = useMyAppraisalsQuery({
    variables: {
      filter: {
        year: year ? Number(year) : null,
        employeeStages: FILTER_STAGES[assessFilterStage]?.mine ?? null,
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.myAppraisals) };
}

/** Appraisals of the people the caller approves or scores. */
export function useTeamAppraisals(): Appraisals<TeamFilter> {
  const list = useListState(TEAM);
  const { keyword, planId, assessFilterStage, waiting } = list.filter;
  const query = useTeamAppraisalsQuery({
    variables: {
      filter: {
        keyword: keyword || null,
        planId: planId || null,
        employeeStages: FILTER_STAGES[assessFilterStage]?.team ?? null,
        waitingForMe: waiting === 'yes',
      },
      page: list.page,
    },
    ...LIST_QUERY,
  });
  return { ...list, ...listRows(query, (data) => data.teamAppraisals) };
}
